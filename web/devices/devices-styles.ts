import { css } from "lit";

export const devicesStyles = css`
  /* What became of it is seen wherever on the page it was asked for. */
  .said {
    position: sticky;
    inset-block-start: 0.5rem;
    z-index: 1;
  }

  /* Nothing to say takes no room either. */
  .said:not(:has(p)) {
    position: absolute;
  }

  .panel > p {
    max-width: 40rem;
  }

  .panel h3 {
    font-weight: 600;
  }

  .lines li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 0.5rem;
    padding-block: 0.4rem;
    border-top: 1px solid var(--hairline);
  }

  .lines li:last-child {
    border-bottom: 1px solid var(--hairline);
  }

  .name {
    display: block;
    overflow-wrap: anywhere;
  }

  .label {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.9em;
  }

  .ask {
    grid-column: 1 / -1;
    display: grid;
    gap: 0.5rem;
    padding-block: 0.25rem 0.5rem;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }

  .link {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: 0.25rem 0.5rem;
  }

  .link .label {
    grid-column: 1 / -1;
  }

  .qr {
    width: min(100%, 16rem);
    height: auto;
    border-radius: var(--corner);
  }
`;
