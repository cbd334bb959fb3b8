import type { Locator, Page } from "playwright-core";

// What somebody sees whose system sets all colours: contrasts of what is painted, not of what was meant.

/**
 * How far an outline stands out against the page, as WCAG counts contrast (1 to 21), for each of the elements; 0 where there is none
 * of at least two pixels.
 */
export function outlines(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((found) => {
    const canvas = document.createElement("canvas").getContext("2d");
    const luminance = (colour: string): number => {
      if (!canvas) return 0;
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const page = luminance(getComputedStyle(document.body).backgroundColor);
    return found.map((element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      if (outlineStyle === "none" || Number.parseFloat(outlineWidth) < 2) return 0;
      const [dark, light] = [page, luminance(outlineColor)].sort((a, b) => a - b);
      return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
    });
  });
}

/** Which shares of a picture are as light as paper and as dark as ink, each from 0 to 1. */
export async function paperAndInk(
  page: Page,
  element: Locator,
): Promise<{ paper: number; ink: number }> {
  const shot = (await element.screenshot()).toString("base64");
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    if (!context) throw new Error("no canvas");
    context.drawImage(bitmap, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let [paper, ink] = [0, 0];
    for (let i = 0; i < pixels.length; i += 4) {
      const light = Math.min(...pixels.slice(i, i + 3));
      if (light > 220) paper += 4;
      if (light < 90) ink += 4;
    }
    return { paper: paper / pixels.length, ink: ink / pixels.length };
  }, shot);
}
