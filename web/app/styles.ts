import { css, unsafeCSS } from "lit";
import { foldStyles } from "../components/fold.ts";
import placard from "../components/placard.css?inline";
import base from "../design/base.css?inline";
import laid from "../design/laid.css?inline";

/** What all pages share beside the design system: measures of a printed page, forms, notices. */
export const pageStyles = [
  unsafeCSS([base, laid, placard].join("\n")),
  foldStyles,
  css`
    .page {
      display: grid;
      align-content: start;
      gap: 1.5rem;
      max-width: 64rem;
      margin-inline: auto;
      padding: 1rem max(1rem, env(safe-area-inset-right)) 2.5rem max(1rem, env(safe-area-inset-left));
    }

    .narrow {
      max-width: 34rem;
    }

    .panel {
      display: grid;
      gap: 0.75rem;
      align-content: start;
      padding: 1rem;
      border: 1px solid var(--hairline);
      border-radius: var(--corner);
      background: var(--sheet);
    }

    @media (max-width: 30rem) {
      .panel {
        gap: 0.5rem;
        padding: 0.75rem;
      }

      /* Said by what stands below it as well. */
      .spacious {
        display: none;
      }
    }

    .title + .soft {
      margin-top: 0.35rem;
    }

    h2 {
      font-size: var(--size-large);
      font-weight: 600;
      line-height: 1.2;
    }

    a {
      color: var(--accent);
      text-underline-offset: 0.2em;
    }

    a.button {
      color: var(--ink);
    }

    a.button.primary {
      color: var(--on-accent);
    }

    .field {
      display: grid;
      gap: 0.25rem;
      min-width: 0;
    }

    .field > span,
    legend {
      font-size: var(--size-small);
      color: var(--ink-soft);
    }

    input:not([type="checkbox"], [type="radio"]),
    select {
      width: 100%;
      min-height: var(--touch);
      padding: 0.35rem 0.6rem;
      border: 1.5px solid var(--rule);
      border-radius: var(--corner);
      background: var(--paper);
    }

    .check {
      display: flex;
      align-items: center;
      gap: 0.6rem;
      min-height: var(--touch);
    }

    .check input {
      width: 1.25rem;
      height: 1.25rem;
      flex: none;
      accent-color: var(--accent);
    }

    .notice {
      padding: 0.6rem 0.8rem;
      border-left: 4px solid var(--accent);
      background: var(--tint);
    }

    .notice.wrong {
      border-left-color: var(--minus);
    }
  `,
];
