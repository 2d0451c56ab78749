import { css } from "lit";
import { controls } from "./controls";

/** A page that is read: a sheet of paper on the table. */
export const sheet = [
  controls,
  css`
    :host {
      display: block;
      padding: 1.5rem 1rem 4rem;
    }
    .sheet {
      max-width: 46rem;
      margin: 0 auto;
      padding: clamp(1rem, 4vw, 2.25rem);
      border: 1px solid var(--line);
      border-radius: var(--corner);
      background: var(--paper);
      box-shadow: var(--lift);
    }
    .sheet > :last-child {
      margin-bottom: 0;
    }
    @media (max-width: 480px) {
      :host {
        padding: 0 0 3rem;
      }
      .sheet {
        border-width: 0 0 1px;
        border-radius: 0;
        box-shadow: none;
      }
    }
  `,
];
