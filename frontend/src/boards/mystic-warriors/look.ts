import { css } from "lit";

/** How the table of The Mystic Warriors lies; the rest is in `table-look`. */
export const look = css`
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
    min-width: 0;
    min-height: 44px;
    padding: 6px 9px 5px;
    border: 1px solid var(--line);
    border-radius: 6px;
    background: color-mix(in oklab, var(--table) 34%, var(--paper));
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: pointer;
  }
  .place:hover {
    border-color: var(--ink-soft);
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
  .own h3 {
    font: 600 18px/1.15 var(--serif);
    white-space: nowrap;
  }
  .who small,
  .own small {
    overflow: hidden;
    color: var(--ink-soft);
    font: 12px/1.2 var(--sans);
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
    height: auto;
  }
  .plumes .number {
    flex: none;
    font-size: 18px;
  }
  .place .feathers {
    max-width: 205px;
  }
  .n1 .place .feathers {
    max-width: 330px;
  }
  .cards {
    display: flex;
    align-items: center;
    gap: 7px;
  }
  .cards .number {
    font-size: 18px;
  }
  .cards .backs {
    height: 32px;
    max-width: 110px;
  }
  .who .number {
    margin-left: auto;
    font-size: 18px;
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
    font-size: 12px;
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
  .notes .mark b {
    display: none;
  }
  .perhaps {
    opacity: 0.6;
  }
  .n1 .place {
    grid-template-columns: auto minmax(200px, 370px) auto 1fr;
    align-items: center;
    gap: 4px 20px;
    min-height: 58px;
  }
  .n1 .who,
  .n1 .plumes {
    grid-column: auto;
  }
  .n5 .notes,
  .n6 .notes {
    grid-column: 1 / -1;
    justify-content: flex-start;
    min-height: 19px;
  }

  /* The middle. */
  .center {
    display: grid;
    flex: 1;
    grid-template-columns: 104px minmax(0, 1fr);
    min-height: 196px;
    border: 1px solid var(--line);
    border-radius: 6px;
    background: color-mix(in oklab, var(--table) 34%, var(--paper));
  }
  .center .stock {
    flex-direction: column;
    justify-content: center;
    gap: 12px;
    padding: 8px 4px;
    border-right: 1px solid var(--line);
  }
  .center .heap {
    --card-width: 40px;
    --card-height: 56px;
  }
  .center .open {
    width: 40px;
    height: 56px;
  }
  .middle {
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: 8px;
    min-width: 0;
    padding: 9px 12px;
  }
  .middle h4 {
    color: var(--ink-soft);
    font: 600 15px/1.2 var(--serif);
  }
  .quiet {
    color: var(--ink-soft);
    font-style: italic;
    text-align: center;
  }
  .ask {
    font: italic 17px/1.3 var(--serif);
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    padding-bottom: 7px;
    border-bottom: 1px dotted var(--line);
    color: var(--ink-soft);
    font-size: 12.5px;
  }
  .top ol {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
  }
  .group ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-top: 5px;
  }
  .group li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-width: 0;
  }
  .group {
    --card-width: 78px;
    --card-height: 90px;
    min-width: 0;
  }
  .close ul,
  .many ul {
    flex-wrap: nowrap;
    gap: 0;
  }
  .close li,
  .many li {
    flex: 0 1 84px;
  }
  .close li:last-child,
  .many li:last-child {
    flex: none;
  }
  .close li:hover,
  .many li:hover {
    z-index: 1;
  }
  .last {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 22px;
  }
  .slot {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: 4px;
    flex: none;
    width: 78px;
    height: 90px;
    border: 1.5px dashed var(--ink-soft);
    border-radius: 7px;
    color: var(--ink-soft);
    font: italic 13px/1.1 var(--serif);
    text-align: center;
  }
  .slot svg {
    width: 26px;
    height: 26px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linejoin: round;
  }
  .slot .thin {
    stroke-width: 1.1;
  }
  .slot .solid {
    fill: currentColor;
  }
  .slot .paper {
    fill: var(--paper);
  }
  .wants,
  .wish {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    font-size: 13.5px;
  }
  .wants span {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  .wish {
    display: grid;
    grid-template-columns: repeat(9, minmax(0, 1fr));
    gap: 4px;
  }
  .wish > span {
    grid-column: 1 / -1;
    color: var(--ink-soft);
    font-size: 12.5px;
  }
  .wish .thing {
    flex-direction: column;
    justify-content: center;
    gap: 3px;
    padding: 4px 0;
    border-color: var(--line);
    background: var(--stock);
    font-size: 12px;
  }
  .wish .lit {
    border-color: var(--accent);
  }
  .two {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 14px;
  }
  .soft {
    color: var(--ink-soft);
    font-size: 12.5px;
    font-style: italic;
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
    min-width: 0;
    padding: 6px 8px 7px;
    border: 1px solid var(--line);
    border-radius: 6px;
    background: var(--paper);
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: pointer;
  }
  .raid:hover {
    border-color: var(--ink-soft);
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
    font-size: 12.5px;
    white-space: nowrap;
  }
  .raid.chosen .head {
    color: var(--ink);
  }
  .head b {
    color: var(--ink);
    font: 600 15.5px/1 var(--serif);
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
  .cost .mark b {
    display: none;
  }
  .need {
    display: inline-flex;
    align-items: center;
    gap: 2px;
    margin-left: 5px;
    font: 600 14px/22px var(--serif);
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
  .own h3 {
    display: flex;
    align-items: baseline;
    gap: 7px;
    font-size: 20px;
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
    font-size: 22px;
  }
  .help {
    margin-left: auto;
    color: var(--ink-soft);
    font-size: 13px;
    text-decoration: underline dotted;
    text-underline-offset: 3px;
  }
  .seen {
    position: absolute;
    top: 8px;
    left: 46px;
    padding: 0 4px;
    border-radius: 3px;
    background: var(--ink);
    color: var(--paper);
    font: 600 10px/1.4 var(--sans);
    pointer-events: none;
  }

  dialog {
    width: min(620px, calc(100vw - 24px));
    max-height: 84vh;
    padding: 0 16px 14px;
    border: 1px solid var(--line);
    border-radius: var(--corner);
    background: var(--sheet);
    color: var(--ink);
    box-shadow: var(--lift);
  }
  dialog::backdrop {
    background: var(--shade);
  }
  dialog header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 8px 0;
  }
  dialog h3 {
    font: 600 21px/1.2 var(--serif);
  }
  .plain {
    border-color: var(--line);
  }
  dialog dl div {
    display: grid;
    grid-template-columns: 170px 1fr;
    gap: 4px 12px;
    padding: 7px 0;
    border-top: 1px solid var(--line);
  }
  dialog dt {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  dialog dt b {
    font: 600 17px/1 var(--serif);
  }
  dialog dt span:last-child {
    color: var(--ink-soft);
    font-size: 12.5px;
  }
  dialog dd {
    font-size: 14px;
  }

  /* A phone. */
  .narrow .others {
    grid-template-columns: 1fr;
    gap: 3px;
  }
  .narrow .place {
    grid-template-columns: 82px minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 6px;
    padding: 4px 7px;
  }
  .narrow .who {
    grid-column: auto;
    flex-wrap: wrap;
    gap: 0 4px;
  }
  .narrow .who small {
    display: none;
  }
  .narrow .who b {
    font-size: 16px;
  }
  .narrow .place .plumes {
    grid-column: auto;
  }
  .narrow .place .feathers {
    max-width: 120px;
    max-height: 30px;
  }
  .narrow .cards .backs {
    display: none;
  }
  .narrow .cards::before {
    content: "";
    width: 15px;
    height: 21px;
    border: 1px solid var(--ink);
    border-radius: 2px;
    background: var(--back);
  }
  .narrow .notes {
    max-width: 68px;
  }
  .narrow .center {
    display: block;
    min-height: 0;
  }
  .narrow .center .stock {
    flex-direction: row;
    justify-content: flex-start;
    padding: 3px 6px;
    border-right: 0;
    border-bottom: 1px solid var(--line);
  }
  .narrow .center .heap {
    --card-width: 30px;
    --card-height: 40px;
  }
  .narrow .heap span {
    max-width: none;
  }
  .narrow .center .open {
    width: 30px;
    height: 40px;
  }
  .narrow .middle {
    min-height: 120px;
    padding: 8px;
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
  .narrow .two {
    gap: 6px;
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
  .narrow .own {
    gap: 4px 10px;
    padding: 3px 4px;
  }
  .narrow .own .feathers {
    flex: none;
    width: 112px;
  }
  .narrow .n1 .place {
    grid-template-columns: 82px minmax(0, 1fr) auto auto;
    gap: 6px;
    min-height: 48px;
  }
  .narrow .notes,
  .narrow .n5 .notes {
    grid-column: auto;
    flex-wrap: wrap;
    min-height: 0;
  }
  .narrow .help {
    justify-content: center;
    width: 44px;
    border: 1px solid var(--line);
    font: 600 18px/1 var(--serif);
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
