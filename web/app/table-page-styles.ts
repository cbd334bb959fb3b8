import { css } from "lit";

/** The page of a table: the board fills it, what there is to warn of lies over it. */
export const tablePageStyles = css`
  :host {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr);
    height: 100dvh;
    min-width: 0;
  }

  .notice {
    text-align: center;
  }

  skat-board {
    grid-row: 2;
  }

  .ways {
    display: flex;
    align-items: center;
    gap: 0.25rem;
  }

  .next {
    border-color: var(--accent);
    color: var(--accent);
  }

  @media (max-width: 48rem) {
    .next {
      padding-inline: 0.4rem;
    }

    .next .words {
      display: none;
    }
  }

  .proof {
    flex: 1 1 100%;
    text-align: center;
  }
`;
