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

  /* A phone: a line for both sides, and one contest at a time, the others can be turned to. */
  .sides {
    display: flex;
    gap: 6px;
  }
  .narrow .side {
    flex: 1 1 auto;
    gap: 0;
    min-width: 0;
    padding: 0 0 0 6px;
    border: 1px solid var(--line);
    border-radius: 6px;
    background: color-mix(in oklab, var(--table) 34%, var(--paper));
  }
  .narrow .side.mine {
    background: var(--sheet);
  }
  .narrow .side h2 {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-size: var(--text);
    text-overflow: ellipsis;
  }
  .narrow .side .thing {
    justify-content: center;
    min-width: 44px;
  }
  .narrow .side :is(.thing, .fan) {
    gap: 4px;
    margin: 0;
    padding: 0 4px;
  }
  .narrow .side .number {
    font-size: var(--text);
  }
  .narrow span.fan {
    display: flex;
    align-items: center;
  }
  .narrow .backs {
    height: 26px;
  }
  .narrow .mine:has(.due) .backs {
    display: none; /* the number is enough, and both names have room */
  }
  .narrow .contests {
    display: flex;
    flex-direction: column;
  }
  .narrow .columns {
    flex: 1;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  }
  .narrow .column {
    grid-template: auto minmax(100px, 1fr) / 1fr 1fr;
    grid-row: auto;
    border-top: 0;
  }
  .narrow .column.running {
    box-shadow: none;
  }
  .narrow .middle {
    grid-area: 1 / 1 / 2 / 3;
    min-height: 28px;
    border-top: 0;
  }
  .narrow .half {
    grid-row: 2;
    justify-content: flex-start;
  }
  .narrow .half .note {
    order: 0;
  }
  .narrow .half.ours {
    border-left: 1px solid var(--line);
  }
  .narrow .half.ours.tray {
    border: 1.5px dashed var(--ink-soft);
  }
  .narrow .totals {
    display: grid;
    grid-template-columns: 1fr 1fr;
    padding: 0;
  }
  .narrow .totals div {
    padding: 0 8px;
  }
  .narrow .totals div + div {
    border-top: 0;
    border-left: 1px solid var(--line);
  }
  .narrow .middle:has(> b) {
    justify-content: space-between;
    padding: 0 8px;
    font: var(--small) / 1.2 var(--sans);
  }
  .narrow .laid {
    --card-height: 68px;
  }
  .narrow .laid li:nth-child(n + 3) {
    margin-top: -36px;
  }
  .narrow .laid li:nth-child(n + 5) {
    margin-top: -40px;
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
