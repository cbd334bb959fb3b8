import { html, type TemplateResult } from "lit";
import { LANGUAGES, type Language, localeOf } from "../../../shared/protocol/languages.ts";
import { languageName } from "../../messages/messages.ts";
import type { CommonTexts } from "../common.ts";
import { GUIDE_PAGES, GUIDE_PATHS, type GuidePage } from "../paths.ts";

/** The four pages of the guide, this one marked. */
export function pageLinks(current: GuidePage, common: CommonTexts): TemplateResult {
  return html`<nav class="pages" aria-label=${common.pages}>
    <ul role="list">
      ${GUIDE_PAGES.map(
        (page) => html`<li>
          <a href=${GUIDE_PATHS[page]} aria-current=${page === current ? "page" : "false"}>${common[page]}</a>
        </li>`,
      )}
    </ul>
  </nav>`;
}

/** The same page in the other languages: links that can be copied, and that switch without loading. */
export function languageLinks(
  current: Language,
  common: CommonTexts,
  choose: (next: Language) => void,
): TemplateResult {
  return html`<nav class="languages" aria-label=${common.languages}>
    <ul role="list">
      ${LANGUAGES.map(
        (code) => html`<li>
          <a
            href=${`?lang=${code}`}
            hreflang=${code}
            lang=${localeOf(code)}
            aria-current=${code === current ? "true" : "false"}
            @click=${(event: MouseEvent) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              choose(code);
            }}
            >${languageName(code)}</a
          >
        </li>`,
      )}
    </ul>
  </nav>`;
}
