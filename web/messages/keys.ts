// Made from en.json by `npm run messages`.

/** Every key of the catalogues with the values its message takes. */
export interface MessageArguments {
  "app.name": Record<string, never>;
}
