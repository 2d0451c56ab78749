import { css } from "lit";
import { heardOnly } from "../../ui/fragments";

/** The contests in their columns. */
export const columnsLook = css`
  .contests {
    position: relative;
    display: grid;
    flex: 1;
    grid-template-columns: minmax(0, 1fr);
  }
  .lost[data-at] {
    position: absolute;
    inset: 50% auto auto 50%;
  }
  .columns {
    display: grid;
    grid-template: min-content minmax(108px, auto) 56px minmax(108px, auto) / repeat(5, minmax(0, 1fr));
    border: 1px solid var(--line);
    border-radius: 6px;
    background: color-mix(in oklab, var(--table) 34%, var(--paper));
  }
  .column {
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid; /* a half is as high as it must be, and the middles stand in a line */
    min-width: 0;
  }
  .column > * {
    min-width: 0;
  }
  .column + .column {
    border-left: 1px solid var(--line);
  }
  .column h3 {
    display: flex;
    align-items: center;
    gap: 7px;
    min-height: 34px;
    padding: 4px 8px;
    border-bottom: 1px solid var(--line);
    color: var(--ink-soft);
    font: 600 var(--text) / 1 var(--serif);
  }
  .column h3 .mark {
    min-width: 26px;
  }
  .column.running {
    background: var(--sheet);
    box-shadow: inset 0 3px 0 var(--ink);
  }
  .column.running h3 {
    color: var(--ink);
    font-size: var(--text);
  }
  .column:not(.running):not(.past) h3 .mark {
    opacity: 0.6;
  }
  .half {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 5px;
    padding: 5px 3px 4px;
  }
  .half.theirs {
    justify-content: flex-end;
  }
  .note {
    color: var(--ink-soft);
    font-size: var(--small);
    font-style: italic;
    text-align: center;
  }
  .half.theirs .note {
    order: 2;
  }
  .half.tray {
    margin: 4px;
    padding: 4px 3px;
    border: 1.5px dashed var(--ink-soft);
    border-radius: 7px;
    background: var(--stock);
    box-shadow: var(--lift);
  }
  .veil {
    align-self: center;
    width: 76px;
    height: 84px;
    border: 1.5px dashed var(--ink-soft);
    border-radius: 7px;
    background: repeating-linear-gradient(45deg, transparent 0 5px, var(--line) 5px 6px);
    opacity: 0.55;
  }
  .laid {
    --card-width: 100%;
    --card-height: 80px;
    --card-band: 28px;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 90px));
    justify-content: center;
    gap: 5px;
  }
  .laid li {
    position: relative;
  }
  /* Of what lies over another card that card's name is left, of two lines; of many, one line. */
  .laid li:nth-child(n + 3) {
    margin-top: -19px;
  }
  .wide .laid li:nth-child(n + 5) {
    margin-top: -32px;
  }
  .laid li:only-child {
    grid-column: 1 / -1;
    justify-self: center;
    width: min(100%, 90px);
  }
  .laid li:hover,
  .laid li:focus-within {
    z-index: 2;
  }
  .rows {
    padding: 0 6px;
  }
  .rows li {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 22px;
    font: var(--text) / 1.25 var(--serif);
  }
  .rows span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .rows .mark {
    height: 18px;
    min-width: 22px;
    padding: 0 2px;
  }
  .rows .mark svg {
    width: 15px;
    height: 15px;
  }
  .wide .rows.signs {
    display: flex;
    flex-wrap: wrap;
    gap: 3px 4px;
  }
  .wide .rows.signs .mark {
    height: 22px;
    min-width: 28px;
  }
  .wide .rows.signs span:last-child {
    ${heardOnly}
  }
  .wide .rows.signs .done {
    width: 100%;
  }
  .rows .done {
    min-height: 18px;
    color: var(--ink-soft);
    font: italic var(--small) / 1.2 var(--sans);
  }
  .again {
    top: 4px;
    right: 2px;
    padding: 0 3px;
    font: 600 var(--small) / 1.4 var(--serif); /* in the band, beside the sign; the name stays free */
    pointer-events: none;
  }
  .middle {
    display: flex;
    align-items: center;
    justify-content: center;
    border-block: 1px solid var(--line);
    background: color-mix(in oklab, var(--paper) 70%, transparent);
  }
  .totals {
    width: 100%;
    padding: 0 12px;
  }
  .totals div {
    display: flex;
    align-items: baseline;
    gap: 6px;
    font-size: var(--small);
    line-height: 26px;
  }
  .totals div + div {
    border-top: 1px dotted var(--line);
  }
  .totals dt {
    flex: 1;
    white-space: nowrap;
  }
  .totals dt span {
    margin-left: 4px;
    color: var(--ink-soft);
    font-size: var(--small);
    font-style: italic;
  }
  .totals dd {
    font: 600 var(--large) / 26px var(--serif);
    font-variant-numeric: lining-nums tabular-nums;
  }
  .totals .fate {
    color: var(--ink-soft);
    font: italic var(--small) / 26px var(--sans);
  }
  .totals dd:nth-of-type(1) {
    order: 2;
    min-width: 1.4em;
    text-align: right;
  }
  .totals .lost dt,
  .totals .lost dd:nth-of-type(1) {
    color: var(--ink-soft);
    text-decoration: line-through;
    text-decoration-thickness: 1.5px;
  }
  .when {
    color: var(--ink-soft);
    font-size: var(--small);
    font-style: italic;
  }
`;
