import { html, type SVGTemplateResult, svg, type TemplateResult } from "lit";
import { encodeQR } from "qr";

/** Light modules around the code: what a camera needs to find it (ISO/IEC 18004, 6.3.8). */
const MARGIN = 4;

/** A text as a QR code. Always dark on light: not every camera reads it the other way round. */
export function qrCode(text: string, label: string): TemplateResult {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: MARGIN });
  const size = rows.length;
  return html`<svg
    class="qr"
    role="img"
    aria-label=${label}
    viewBox="0 0 ${size} ${size}"
    shape-rendering="crispEdges"
  >
    ${modules(rows)}
  </svg>`;
}

function modules(rows: readonly (readonly boolean[])[]): SVGTemplateResult {
  const path = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return svg`<rect width="100%" height="100%" fill="#fff" /><path d=${path.join("")} fill="#000" />`;
}
