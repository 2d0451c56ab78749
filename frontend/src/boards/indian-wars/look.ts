import { css } from "lit";

/** A side's row, and the table on a phone; the rest is in `table-look` and `columns-look`. */
export const look = css`
  /* A side: its name, its chips, its hand. */
  .side {
    display: flex;
    align-items: center;
    gap: 6px 14px;
    min-height: 44px;
    padding: 0 6px;
  }
  .side h2 {
    min-width: 5.6rem;
    max-width: 12rem;
    font: 600 var(--large) / 1.1 var(--serif);
    letter-spacing: 0.02em;
  }
  .side small {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: var(--ink-soft);
    font: var(--small) / 1.2 var(--sans);
    letter-spacing: 0;
  }
  .due {
    font-size: var(--small);
  }
  .extra {
    padding: 2px 7px;
    border: 1.5px solid var(--ink);
    border-radius: 4px;
    background: var(--stock);
    font: 600 var(--text) / 1.2 var(--serif);
  }
  .fan {
    margin-left: auto;
  }
  .fan.unknown .backs {
    opacity: 0.55;
  }

  /* A phone: one contest at a time, the others can be turned to. */
  .narrow .side {
    flex-wrap: wrap;
    gap: 0 8px;
    min-height: 44px;
    padding: 0 2px;
  }
  .narrow .side h2 {
    min-width: 0;
    max-width: 8rem;
  }
  .narrow .chips {
    order: 3;
    flex: 1 0 100%;
    min-height: 44px;
    padding: 0 2px;
  }
  .narrow .tokens {
    flex: 1;
    width: 0;
    height: 14px;
  }
  .narrow .fan,
  .narrow .due {
    margin-left: auto;
    padding: 0 4px;
  }
  .narrow .backs {
    height: 34px;
  }
  .narrow .rows {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 8px;
  }
  .narrow .rows .done {
    grid-column: 1 / -1;
  }
  .narrow .columns {
    display: block;
  }
  .narrow .column {
    grid-template-rows: minmax(100px, auto) 58px minmax(100px, auto);
    border-top: 0;
  }
  .narrow .column.running {
    box-shadow: none;
  }
  .narrow .laid {
    grid-template-columns: repeat(4, 77px);
  }
  .narrow .laid li:nth-child(n + 3) {
    margin-top: 0;
  }
  .narrow .laid li:nth-child(n + 5) {
    margin-top: -36px;
  }
  .tabs {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    gap: 2px;
  }
  .tabs button {
    display: flex;
    flex-direction: column;
    align-items: center;
    gap: 2px;
    min-height: 48px;
    padding: 4px 0 3px;
    border: 1px solid var(--line);
    border-bottom: 0;
    border-radius: 6px 6px 0 0;
    background: none;
    color: var(--ink-soft);
    font: var(--small) / 1 var(--serif);
  }
  .tabs button[aria-selected="true"] {
    background: var(--sheet);
    color: var(--ink);
  }
  .tabs .running {
    box-shadow: inset 0 3px 0 var(--ink);
    color: var(--ink);
    font-weight: 600;
  }
  .tabs .lit {
    border: 1px solid var(--accent);
    box-shadow: 0 0 0 1.5px var(--accent);
  }
  .mark b {
    display: none;
  }
`;
