import { css } from "lit";
import { heardOnly, taughtRing, taughtSign } from "../ui/fragments";

/** What the tables of both card games have in common: the sheet they lie on, things to point at, a hand. */
export const tableLook = css`
  :host {
    display: block;
    contain: inline-size; /* a hand overlaps rather than widening the page */
    color: var(--ink);
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  ul,
  ol,
  dl,
  dd,
  h2,
  h3,
  p {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .table {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 7px;
    padding: 8px 14px;
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--paper);
    box-shadow:
      inset 0 0 0 3px var(--paper),
      inset 0 0 0 4px var(--line);
  }
  .visually-hidden {
    ${heardOnly}
  }

  .drawn {
    display: contents;
  }
  button {
    position: relative; /* what is only heard stays within */
  }

  /* Things that are pointed at. */
  .thing {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding: 2px 8px;
    border: 1px solid transparent;
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .thing:hover {
    border-color: var(--line);
  }
  .lit {
    border-color: var(--accent);
    box-shadow:
      0 0 0 1.5px var(--accent),
      var(--lift);
  }
  .marked,
  [data-marked] {
    outline: 2px dashed var(--ink);
    outline-offset: 1px;
    border-radius: 6px;
  }
  [data-taught]:not(tallgrass-card) {
    position: relative;
  }
  [data-taught]:not(tallgrass-card)::after {
    ${taughtRing}
  }
  [data-taught]:not(tallgrass-card)::before {
    ${taughtSign}
  }
  :focus-visible {
    outline: 3px solid var(--ink);
    outline-offset: 2px;
  }
  .number {
    font: 600 var(--large) / 1 var(--serif);
    font-variant-numeric: lining-nums tabular-nums;
  }

  /* A word on a card. */
  .again,
  .seen {
    position: absolute;
    padding: 0 4px;
    border-radius: 3px;
    background: var(--ink);
    color: var(--paper);
    font: 600 var(--small) / 1.4 var(--sans);
  }

  /* Deck and discard pile. */
  .stock {
    display: flex;
    gap: 2px;
  }
  .heap {
    --card-width: 32px;
    --card-height: 44px;
    gap: 5px;
    padding: 2px 4px;
    text-align: left;
    font: var(--small) / 1.1 var(--serif);
  }
  .heap tallgrass-card {
    pointer-events: none;
  }
  .heap b {
    display: block;
    font: 600 var(--text) / 1 var(--serif);
    font-variant-numeric: lining-nums;
  }
  .heap span {
    max-width: 44px;
  }
  .open {
    flex: none;
    width: 32px;
    height: 44px;
    border: 1px solid var(--line);
    border-radius: 4px;
    background: linear-gradient(var(--band-wine) 0 13px, var(--stock) 13px);
    box-shadow:
      2px 2px 0 var(--stock),
      2px 2px 0 1px var(--line),
      0 2px 4px var(--shade);
  }

  /* One's hand: the cards overlap only when there are many; on a phone they are a strip. */
  .hand {
    display: flex;
    justify-content: center;
    min-height: 177px;
    padding: 5px 2px 0;
  }
  .hand li {
    position: relative;
    flex: 0 1 134px;
    min-width: 0;
  }
  .hand li:last-child {
    flex: 0 0 126px;
  }
  .hand:has(> :nth-child(8)) {
    --card-name: var(--text); /* so that it ends before the next card begins */
    --before-letter: 0;
  }
  .hand li:hover,
  .hand li:focus-within {
    z-index: 2;
  }
  .hand .none,
  .hand .none:last-child {
    align-self: center;
    flex: none;
    color: var(--ink-soft);
    font-style: italic;
  }
  /* Where the window is higher than the table the hand has of it what its longest text takes, and the middle the rest. */
  @media (min-width: 901px) {
    .wide {
      min-height: min(100%, 940px);
    }
    .wide > * {
      flex: none;
    }
    .wide > :is(.hand, section:has(> .hand)) {
      flex: 1000 0 auto;
      max-height: calc(var(--longest, 242px) + 5px);
    }
    .wide > section:has(> .hand) {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    .wide .hand li:not(.none) {
      --card-height: auto;
      display: grid;
    }
  }
  /* Of six seats it may take a little from the hand, so that all of it is seen. */
  @media (min-width: 901px) and (min-height: 800px) {
    .wide > :is(.hand, section:has(> .hand)),
    .wide .hand {
      min-height: 153px;
    }
  }
  .narrow {
    gap: 6px;
    min-height: 100%;
    padding: 8px 6px;
  }
  .narrow .heap span {
    max-width: none;
  }
  /* Above the sheet the hand stays in sight, and the rest of the table goes by behind it. */
  @media (max-width: 900px) and (min-height: 561px) {
    section:has(> .hand) {
      display: contents;
    }
    .hand {
      position: sticky;
      bottom: 0;
      z-index: 3;
      order: 1;
      margin: 0 -14px -8px;
      padding: 7px 14px 8px;
      border-top: 1px solid var(--line);
      background: var(--paper);
      box-shadow: 0 -4px 8px var(--shade);
    }
  }
  .narrow .hand {
    --card-width: 92px;
    --card-height: 98px;
    justify-content: flex-start;
    min-height: 44px;
    margin: 0 -6px -8px;
    padding: 7px 8px 8px;
    overflow-x: auto;
    overscroll-behavior-x: contain;
  }
  .narrow .hand:has([data-taught]) {
    padding-top: 30px; /* its sign stands above it */
  }
  .narrow .hand li {
    flex: 0 1 98px;
    min-width: 86px; /* they overlap a little, then one scrolls */
  }
  .narrow .hand li:last-child {
    flex: none;
  }
`;
