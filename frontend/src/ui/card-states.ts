import { css } from "lit";
import { heardOnly, taughtRing, taughtSign } from "./fragments";

/** What can be done with a card, what was done with it, and its back: see `card.ts`. */
export const cardStates = css`
  :host([lit]) .card {
    border-color: var(--accent);
    box-shadow:
      0 0 0 1.5px var(--accent),
      var(--lift);
  }
  :host([lit]:hover),
  :host([lit]:focus-visible) {
    transform: translateY(-4px);
  }
  :host([chosen]) .card {
    background: color-mix(in oklab, var(--accent) 16%, var(--stock));
    border-color: var(--accent);
    box-shadow:
      0 0 0 1.5px var(--accent),
      0 2px 7px var(--shade);
  }
  :host([marked])::after {
    content: "";
    position: absolute;
    inset: -5px;
    border: 2px dashed var(--ink);
    border-radius: 10px;
    pointer-events: none;
    transform: translateY(var(--raised, 0));
  }
  :host([data-taught])::after {
    ${taughtRing}
    transform: translateY(var(--raised, 0));
    transition: transform var(--swift);
  }
  :host([data-taught])::before {
    ${taughtSign}
    top: -28px; /* above the ring: a card's figures are at its top */
    transform: translateY(var(--raised, 0));
    transition: transform var(--swift);
  }
  :host([faint]) .card {
    border-style: dashed;
    background: var(--paper);
    box-shadow: none;
    color: var(--ink-soft);
  }
  :host([faint]) .form {
    fill: color-mix(in oklab, var(--band) 22%, var(--back));
  }
  .idle {
    background: var(--paper);
    color: var(--ink-soft);
  }
  .idle .form {
    fill: color-mix(in oklab, var(--band) 35%, var(--back));
  }
  .foot {
    position: absolute;
    inset: auto 0 0;
    padding: 0 5px 1px;
    border-top: 1px solid var(--line);
    background: repeating-linear-gradient(-45deg, var(--paper) 0 5px, color-mix(in oklab, var(--line) 45%, var(--paper)) 5px 6px);
    color: var(--ink);
    font: 600 var(--small) / 1.4 var(--serif);
    text-align: center;
    white-space: nowrap;
  }
  .said {
    ${heardOnly}
  }
  :host(:focus-visible) {
    outline: 3px solid var(--ink);
    outline-offset: 3px;
  }

  .back {
    align-items: center;
    justify-content: center;
    border-color: var(--ink-soft);
    background:
      repeating-linear-gradient(45deg, transparent 0 4px, color-mix(in srgb, var(--back-line) 22%, transparent) 4px 5px),
      repeating-linear-gradient(-45deg, var(--back) 0 4px, color-mix(in srgb, var(--back-line) 22%, var(--back)) 4px 5px);
    color: var(--back-line);
  }
  .back::after {
    content: "";
    position: absolute;
    inset: 3px;
    border: 1px solid color-mix(in srgb, var(--back-line) 70%, transparent);
    border-radius: 4px;
  }
  .back .sign {
    width: 46%;
    height: auto;
    aspect-ratio: 1;
    padding: 3px;
    border-radius: 50%;
    background: var(--back);
  }
`;
