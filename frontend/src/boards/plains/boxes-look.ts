import { css } from "lit";

/** How boxes and piles look below the map. */
export const boxesLook = css`
  .ledger {
    display: grid;
    gap: 10px;
  }
  .boxes {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 1fr)) minmax(0, 1.25fr) minmax(0, 1.5fr);
    gap: 6px;
  }
  .box,
  .piles {
    border: 1px solid var(--line);
    border-radius: 4px;
    background: var(--paper);
    padding: 6px 8px;
  }
  .ledger h2 {
    display: flex;
    align-items: center;
    gap: 6px;
    margin: 0 0 4px;
    font-size: var(--text);
    min-height: 24px;
    white-space: nowrap;
  }
  .cells {
    display: flex;
    gap: 3px;
  }
  .cell {
    flex: 1 1 auto;
    padding: 2px 1px;
    border-radius: 4px;
    text-align: center;
  }
  .cell b {
    display: block;
    font: 600 var(--large) / 1.1 var(--serif);
    font-variant-numeric: lining-nums tabular-nums;
  }
  .cell span {
    display: block;
    font-size: var(--small);
    line-height: 1.15;
    letter-spacing: -0.01em;
    color: var(--ink-soft);
  }
  .cell.lit {
    outline: 2.5px solid var(--accent);
    background: var(--sheet);
    box-shadow: var(--lift);
    cursor: pointer;
  }
  .cell.marked {
    outline: 2px dashed var(--ink);
  }
  /* Beside a high map the boxes are as low as they can be, so that a row of them is seen whole. */
  @container (min-width: 760px) {
    .box {
      padding-block: 3px;
    }
    .box h2 {
      margin-bottom: 0;
    }
    .box .cell {
      padding-block: 1px;
    }
    .box .cell b {
      line-height: 1;
    }
    .box.a6 {
      padding-inline: 4px; /* four captions in a line */
    }
    .box.a6 h2 {
      margin-left: 4px;
    }
    .box.a6 .cell {
      padding-inline: 0;
    }
  }
  .table {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 10px;
    align-items: stretch;
  }
  .piles .row {
    display: flex;
    gap: 10px;
  }
  .piles figure {
    margin: 0;
    width: 84px;
  }
  .piles figcaption {
    display: grid;
    margin-top: 3px;
    font-size: var(--small);
    line-height: 1.25;
    color: var(--ink-soft);
  }
  .piles figcaption b {
    color: var(--ink);
    font-weight: 600;
  }
  .no-card {
    height: 92px;
    border: 1.5px dashed var(--line);
    border-radius: 7px;
  }
`;
