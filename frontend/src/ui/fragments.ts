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

/** What a lesson points at: a firm ring, which no other mark has, and a hand's arrow above it; within `::after` and `::before`. */
export const taughtRing = css`
  content: "";
  position: absolute;
  inset: -6px;
  border: 3px solid var(--ink);
  border-radius: 11px;
  pointer-events: none;
`;
export const taughtSign = css`
  content: "▼";
  content: "▼" / ""; /* to be seen, not heard */
  position: absolute;
  z-index: 3;
  left: 50%;
  top: -15px;
  width: 22px;
  height: 22px;
  margin-left: -11px;
  border-radius: 50%;
  background: var(--ink);
  color: var(--paper);
  font: var(--small) / 23px var(--sans);
  text-align: center;
  pointer-events: none;
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
