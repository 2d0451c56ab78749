import { css } from "lit";

/** The same table on a phone. */
export const phoneLook = css`
  .narrow .places {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 4px;
  }
  .narrow .others {
    display: contents;
  }
  .narrow :is(.place, .own),
  .narrow .n1 .place {
    display: grid;
    grid-template: auto minmax(18px, auto) / minmax(0, 1fr) auto auto;
    align-items: center;
    align-content: center;
    gap: 0 6px;
    min-height: 44px;
    padding: 3px 6px;
    border: 1px solid var(--line);
    border-radius: 6px;
  }
  .narrow :is(.who, .own h2) {
    flex-wrap: nowrap;
    grid-area: 1 / 1;
    gap: 4px;
    min-width: 0;
    font-size: var(--text);
  }
  .narrow .who small {
    display: none;
  }
  .narrow .plumes,
  .narrow .own > [role="img"] {
    display: contents; /* the feathers below, their number beside the name */
  }
  .narrow .feathers,
  .narrow .places :is(.place, .own) .feathers {
    grid-area: 2 / 1 / 3 / 4;
    width: 100%;
    max-width: none;
    max-height: 11px;
  }
  .narrow :is(.place, .own) .plumes .number {
    grid-area: 1 / 2;
    font-size: var(--text);
  }
  .narrow .cards {
    grid-area: 1 / 3;
    gap: 4px;
  }
  .narrow .places .cards::before {
    width: 12px;
    height: 17px;
  }
  .narrow .notes {
    flex-wrap: wrap;
    grid-area: 2 / 1 / 3 / 4;
    justify-self: end;
    max-width: 100%;
    padding-left: 4px;
    background: color-mix(in oklab, var(--table) 34%, var(--paper)); /* the last feathers are below */
  }
  .narrow .turn .notes {
    background: var(--sheet);
  }
  .narrow .center {
    display: block;
    flex: 1 1 auto;
    min-height: 0;
  }
  .narrow .under {
    display: flex;
    justify-content: space-between;
  }
  .narrow .middle {
    min-height: 100px;
    height: 100%;
    padding: 6px 8px;
  }
  .narrow .many ul {
    gap: 5px;
    padding: 5px 4px 6px;
    overflow-x: auto;
  }
  .narrow .many li {
    flex: none;
  }
  .narrow .slots ul {
    flex-wrap: wrap;
    overflow: visible;
  }
  .narrow .group {
    --card-height: 76px;
  }
  .narrow .close {
    --card-height: 72px;
  }
  .narrow .slots {
    --card-height: 66px;
  }
  /* Who offers what stands beside the cards, and that they trade in the prompt. */
  .narrow .trade {
    display: none;
  }
  .narrow .two {
    grid-template-columns: 1fr;
    gap: 6px;
  }
  .narrow .close {
    display: grid;
    grid-template-columns: 4.2rem minmax(0, 1fr);
    align-items: center;
    gap: 6px;
  }
  .narrow .close ul {
    margin-top: 0;
    overflow-x: auto;
  }
  .narrow .wish ~ .group {
    display: none; /* nothing is offered as long as one says what is wanted */
  }
  .narrow .close li {
    flex: 0 1 84px;
    min-width: 26px; /* to be hit */
  }
  .narrow .close li:last-child {
    flex: none;
  }
  .narrow .raids {
    display: flex;
    gap: 6px;
    margin: 0 -6px;
    padding: 3px 8px;
    overflow-x: auto;
  }
  .narrow .raid {
    flex: none;
    min-height: 44px;
  }
  .narrow .cost {
    flex-wrap: nowrap;
    gap: 1px;
  }
  .narrow .cost .mark {
    height: 18px;
    min-width: 18px;
    padding: 0;
  }
  .narrow .cost .mark svg {
    width: 14px;
    height: 14px;
  }
  .narrow .wish {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  .narrow .help {
    justify-content: center;
    width: 44px;
    border: 1px solid var(--line);
    font: 600 var(--text) / 1 var(--serif);
    text-decoration: none;
  }
  .narrow .seen {
    top: 6px;
    left: 34px;
  }
  .narrow dialog dl div {
    grid-template-columns: 1fr;
  }
`;
