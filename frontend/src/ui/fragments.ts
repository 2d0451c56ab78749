import { css } from "lit";

// Looks that several components have in common.

/** What is only heard; to be put between braces. */
export const heardOnly = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** A sheet over the page. */
export const dialogLook = css`
  dialog {
    border: 1px solid var(--line);
    border-radius: var(--corner);
    background: var(--sheet);
    color: var(--ink);
    box-shadow: var(--lift);
  }
  dialog::backdrop {
    background: var(--shade);
  }
`;

/** What is said against a press shakes its head. */
export const shake = css`
  .refused {
    animation: shake 220ms;
  }
  @keyframes shake {
    25% {
      translate: -5px;
    }
    75% {
      translate: 5px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .refused {
      animation: none;
    }
  }
`;
