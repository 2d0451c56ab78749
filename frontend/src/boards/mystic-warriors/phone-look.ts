import { css } from "lit";

/** The same table on a phone. */
export const phoneLook = css`
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
    font-size: var(--text);
  }
  .narrow .place .plumes {
    grid-column: auto;
  }
  .narrow .place .feathers {
    max-width: 120px;
    max-height: 30px;
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
    grid-template-columns: 1fr;
    gap: 6px;
  }
  .narrow .close li {
    min-width: 26px; /* to be hit */
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
  .narrow .notes {
    flex-wrap: wrap;
    min-height: 0;
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
