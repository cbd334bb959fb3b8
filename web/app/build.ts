/** Which build a page is of: the path of its first script, whose name changes with everything that it loads. */
export function buildOf(page: Document): string | null {
  return page.querySelector('script[type="module"][src]')?.getAttribute("src") ?? null;
}

/** The build that the server has now; null when it cannot be told. */
export async function newestBuild(): Promise<string | null> {
  try {
    // Asked in a way that the device's own copy of the page does not answer.
    const response = await fetch("/?newest", { cache: "no-store" });
    if (!response.ok) return null;
    return buildOf(new DOMParser().parseFromString(await response.text(), "text/html"));
  } catch {
    return null;
  }
}
