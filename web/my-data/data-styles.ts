import { css } from "lit";

export const dataStyles = css`
  .title:focus {
    outline: none;
  }

  /* What became of it is seen wherever on the page it was asked for. */
  .said {
    position: sticky;
    inset-block-start: 0.5rem;
    z-index: 1;
  }

  /* There before it says anything, so that it is read out when it does; until then it takes no room. */
  .said:not(:has(*)) {
    position: absolute;
  }

  h3 {
    font-size: var(--size);
    font-weight: 600;
  }

  .panel ul {
    display: grid;
    gap: 0.35rem;
    padding-inline-start: 1.1rem;
    list-style: disc;
  }

  .panel li::marker {
    color: var(--ink-soft);
  }

  form {
    display: grid;
    gap: 0.75rem;
  }

  #wrong {
    color: var(--minus);
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
`;
