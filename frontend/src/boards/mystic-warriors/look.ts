import { css } from "lit";

/** The warriors' places and the raids; the rest is in `table-look`, `middle-look` and `phone-look`. */
export const look = css`
  .wide {
    --longest: 200px; /* a card in hand that shows its whole text */
  }
  .place,
  .raid {
    min-width: 0;
    border: 1px solid var(--line);
    border-radius: 6px;
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: pointer;
  }
  .place:hover,
  .raid:hover {
    border-color: var(--ink-soft);
  }

  /* The other warriors. */
  .others {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: 8px;
  }
  .place {
    display: grid;
    grid-template-columns: 1fr auto;
    align-content: start;
    gap: 2px 8px;
    min-height: 44px;
    padding: 6px 9px 5px;
    background: color-mix(in oklab, var(--table) 34%, var(--paper));
  }
  .place.turn {
    background: var(--sheet);
    box-shadow: inset 0 3px 0 var(--ink);
  }
  .place.lit {
    border-color: var(--accent);
    box-shadow:
      0 0 0 1.5px var(--accent),
      var(--lift);
  }
  .who {
    display: flex;
    grid-column: 1 / -1;
    align-items: baseline;
    gap: 6px;
    min-width: 0;
  }
  .who b,
  .own h2 {
    font: 600 var(--text) / 1.15 var(--serif);
    white-space: nowrap;
  }
  .who small,
  .own small {
    overflow: hidden;
    color: var(--ink-soft);
    font: var(--small) / 1.2 var(--sans);
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .flag {
    flex: none;
    align-self: center;
    width: 11px;
    height: 14px;
    fill: var(--ink);
    stroke: var(--ink);
    stroke-width: 1.2;
  }
  .plumes {
    display: flex;
    grid-column: 1 / -1;
    align-items: center;
    gap: 8px;
  }
  .feathers {
    flex: 1 1 0;
    min-width: 0;
    max-width: 330px;
    max-height: 46px; /* few aren't larger than many */
    height: auto;
  }
  .plumes .number {
    flex: none;
    font-size: var(--text);
  }
  .place .feathers {
    max-width: 205px;
  }
  .n1 .place .feathers,
  .wide .n3 .place .feathers {
    max-width: 330px;
  }
  .cards {
    display: flex;
    align-items: center;
    gap: 7px;
  }
  .cards .number {
    font-size: var(--text);
  }
  .cards .backs {
    height: 32px;
    max-width: 110px;
  }
  .who .number {
    margin-left: auto;
    font-size: var(--text);
  }
  .notes i {
    white-space: nowrap;
  }
  .notes {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 2px;
    min-width: 0;
    font-size: var(--small);
    color: var(--ink-soft);
  }
  .notes .mark {
    height: 19px;
    min-width: 20px;
    padding: 0 1px;
  }
  .notes .mark svg {
    width: 14px;
    height: 14px;
  }
  .notes .mark b,
  .cost .mark b {
    display: none;
  }
  .perhaps {
    opacity: 0.6;
  }
  .n1 .place {
    grid-template-columns: auto minmax(200px, 370px) auto 1fr;
    align-content: center;
    align-items: center;
    gap: 4px 20px;
    min-height: 54px;
  }
  .n1 .who,
  .n1 .plumes {
    grid-column: auto;
  }
  .wide :is(.n4, .n5, .n6) .place {
    gap: 1px 8px;
    padding: 4px 9px;
  }
  :is(.narrow, .wide :is(.n4, .n5, .n6)) .cards .backs {
    display: none; /* the number is enough */
  }
  :is(.narrow, .wide :is(.n4, .n5, .n6)) .cards::before {
    content: "";
    width: 15px;
    height: 21px;
    border: 1px solid var(--ink);
    border-radius: 2px;
    background: var(--back);
  }

  /* The raids. */
  .raids {
    display: grid;
    grid-template-columns: 6fr 7fr 8fr 10.5fr;
    gap: 8px;
  }
  .raid {
    display: flex;
    flex-direction: column;
    gap: 5px;
    padding: 6px 8px 7px;
    background: var(--paper);
  }
  .raid.lit {
    border-color: var(--accent);
    background: var(--sheet);
  }
  .raid.chosen {
    background: color-mix(in oklab, var(--accent) 16%, var(--stock));
  }
  .head {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 6px;
    color: var(--ink-soft);
    font-size: var(--small);
    white-space: nowrap;
  }
  .raid.chosen .head {
    color: var(--ink);
  }
  .head b {
    color: var(--ink);
    font: 600 var(--text) / 1 var(--serif);
  }
  .cost {
    display: flex;
    flex-wrap: wrap;
    gap: 2px;
  }
  .cost .mark {
    min-width: 22px;
    height: 22px;
    padding: 0 1px;
  }
  .cost .mark svg {
    width: 17px;
    height: 17px;
  }
  .need {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    margin-left: 5px;
    font: 600 var(--small) / 22px var(--serif);
    font-variant-numeric: lining-nums;
  }
  .need .feathers {
    flex: none;
    width: 13px;
  }

  /* One's own place. */
  .own {
    display: flex;
    align-items: center;
    gap: 18px;
    padding: 1px 8px;
  }
  .own h2 {
    display: flex;
    align-items: baseline;
    gap: 7px;
    font-size: var(--large);
  }
  .own.turn {
    border-radius: 6px;
    background: var(--sheet);
    box-shadow: inset 0 3px 0 var(--ink);
  }
  .own .feathers {
    width: 310px;
  }
  .own .plumes .number {
    font-size: var(--large);
  }
  .help {
    margin-left: auto;
    color: var(--ink-soft);
    font-size: var(--small);
    text-decoration: underline dotted;
    text-underline-offset: 3px;
  }
  .seen {
    top: 8px;
    left: 46px;
    pointer-events: none;
  }
`;
