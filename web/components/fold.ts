import { css } from "lit";

/** A line that opens to more: large enough for a finger. */
export const foldStyles = css`
  details > summary {
    min-height: var(--touch);
    display: flex;
    align-items: center;
    gap: 0.4em;
    padding-block: 0.35rem;
    line-height: 1.25;
    color: var(--accent);
    cursor: pointer;
  }
`;
