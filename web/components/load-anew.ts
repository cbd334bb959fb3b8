/**
 * Loads the page anew, unless its server cannot be reached. Code that did not come is not to be had otherwise: as long as a
 * page lives, browsers remember that an import has failed.
 */
export async function loadAnew(): Promise<void> {
  const answer = await fetch(location.pathname, { cache: "no-store" }).catch(() => null);
  if (answer) location.reload();
}
