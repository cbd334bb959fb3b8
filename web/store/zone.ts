/** The zone of this device's clock, by its IANA name; nothing where the browser does not tell. */
export function ownZone(): { readonly zone?: string } {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;
  return zone === undefined ? {} : { zone };
}
