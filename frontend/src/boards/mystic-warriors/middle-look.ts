import { css } from "lit";
import { dialogLook } from "../../ui/fragments";

/** The middle of the table: deck, pile, what is laid, offered or flipped; and the dialog of types. */
export const middleLook = css`
  /* The middle. */
  .center {
    display: grid;
    flex: 1;
    grid-template-columns: 104px minmax(0, 1fr);
    min-height: 180px;
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
    position: relative;
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: 5px;
    min-width: 0;
    padding: 6px 12px;
  }
  .middle h2 {
    color: var(--ink-soft);
    font: 600 var(--text) / 1.2 var(--serif);
  }
  .quiet {
    color: var(--ink-soft);
    font-style: italic;
    text-align: center;
  }
  .ask {
    font: italic var(--text) / 1.3 var(--serif);
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    padding-bottom: 7px;
    border-bottom: 1px dotted var(--line);
    color: var(--ink-soft);
    font-size: var(--small);
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
    margin-top: 3px;
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
    width: var(--card-width);
    height: var(--card-height);
    border: 1.5px dashed var(--ink-soft);
    border-radius: 7px;
    color: var(--ink-soft);
    font: italic var(--small) / 1.1 var(--serif);
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
    font-size: var(--small);
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
    font-size: var(--small);
  }
  .wish .thing {
    flex-direction: column;
    justify-content: center;
    gap: 3px;
    padding: 2px 0;
    border-color: var(--line);
    background: var(--stock);
    font-size: var(--small);
  }
  .wish .lit {
    border-color: var(--accent);
  }
  .wish ~ .group {
    --card-height: 76px;
  }
  .two {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 14px;
  }
  .soft {
    color: var(--ink-soft);
    font-size: var(--small);
    font-style: italic;
  }

  ${dialogLook}
  dialog {
    width: min(620px, calc(100vw - 24px));
    max-height: 84vh;
    padding: 0 16px 14px;
  }
  dialog header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 8px 0;
  }
  dialog h2 {
    font: 600 var(--large) / 1.2 var(--serif);
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
    font: 600 var(--text) / 1 var(--serif);
  }
  dialog dt span:last-child {
    color: var(--ink-soft);
    font-size: var(--small);
  }
  dialog dd {
    font-size: var(--small);
  }
`;
