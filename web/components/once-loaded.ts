/** What says that something did not come. To be asked for while there is a net: without one it would not come either. */
export const notLoaded = () => import("./not-loaded.ts");

/** Does something as soon as its code and words have come; where they do not, that is said. */
export async function onceLoaded(load: () => Promise<unknown>, act: () => void): Promise<void> {
  try {
    await load();
  } catch {
    const said = await notLoaded().catch(() => null);
    said?.showNotLoaded();
    return;
  }
  act();
}
