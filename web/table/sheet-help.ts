import { nothing, type TemplateResult } from "lit";
import type { SheetKind } from "../../shared/skat/sheet.ts";
import { helpLink } from "../components/help-link.ts";
import { anchorFor } from "../guide/paths.ts";
import { t } from "../messages/messages.ts";

/** What the sheet's name means; the simple one has none. */
export function sheetHelp(sheet: SheetKind): TemplateResult | typeof nothing {
  return sheet === "simple" ? nothing : helpLink(anchorFor("sheets"), t("help.sheet", { sheet }));
}
