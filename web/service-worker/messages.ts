/** What a page may say to the service worker. */
export type PageMessage =
  /** Which build it keeps: it answers through the port that comes with it. */
  | { readonly type: "BUILD" }
  /** To take over from an earlier one at once. */
  | { readonly type: "SKIP_WAITING" };
