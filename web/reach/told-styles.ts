import { css } from "lit";

export const toldStyles = css`
  /* What became of it is seen wherever on the page it was asked for. */
  .said {
    position: sticky;
    inset-block-start: 0.5rem;
    z-index: 1;
  }

  /* Until it says anything it takes no room. */
  .said:not(:has(*)) {
    position: absolute;
  }

  .panel > p {
    max-width: 40rem;
  }

  form,
  .times {
    display: grid;
    gap: 0.75rem;
  }

  .times {
    grid-template-columns: repeat(auto-fit, minmax(7rem, 10rem));
    padding-inline-start: 1.85rem;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }

  .ways li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    border-top: 1px solid var(--hairline);
  }

  .ways li:last-child {
    border-bottom: 1px solid var(--hairline);
  }

  .way {
    flex: 1;
    min-width: 0;
    padding-block: 0.4rem;
  }

  .name {
    display: block;
    overflow-wrap: anywhere;
  }

  .link {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 0.25rem 0.5rem;
  }

  .link .label {
    grid-column: 1 / -1;
  }
`;
