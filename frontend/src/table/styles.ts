import { css } from "lit";
import { controls } from "../ui/controls";
import { heardOnly } from "../ui/fragments";
import { across } from "../ui/window";

export const tableStyles = [
  controls,
  css`
    :host {
      display: block;
    }
    .page {
      display: grid;
      grid-template: auto 1fr auto / minmax(0, 1fr) minmax(320px, 400px);
      grid-template-areas: "head side" "board side" "foot side";
      gap: 0.5rem 0.75rem;
      height: calc(100dvh - var(--head, 3.2rem));
      padding: 0.5rem 0.75rem;
    }
    header {
      grid-area: head;
      display: flex;
      align-items: baseline;
      gap: 0.2rem 1.25rem;
    }
    header h1 {
      flex: none;
      margin: 0;
      font-size: var(--large);
    }
    header tallgrass-players {
      flex: 1 1 0;
      min-width: 0;
    }
    .link {
      flex: none;
      margin: 0 0 0 auto;
      color: var(--ink-soft);
      font-size: var(--small);
    }
    .link::before {
      content: "";
      display: inline-block;
      width: 0.55em;
      height: 0.55em;
      margin-right: 0.35em;
      border: 1px solid currentColor;
      border-radius: 50%;
    }
    .link.live::before {
      background: currentColor;
    }
    .link:is(.cut, .refused) {
      color: var(--ink);
      font-weight: 600;
    }
    .board {
      grid-area: board;
      min-height: 0;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      overflow: auto;
    }
    .past .board {
      filter: sepia(0.25);
    }
    footer {
      grid-area: foot;
    }
    tallgrass-beside {
      grid-area: side;
      min-height: 0;
    }
    .alone {
      display: block;
      margin: 12vh auto;
      max-width: 32rem;
      height: auto;
      text-align: center;
    }
    .curtain {
      padding: 2rem;
      background: var(--paper);
      border: 1px solid var(--line);
      border-radius: var(--corner);
    }
    @media (max-width: 900px) {
      .page {
        grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
        grid-template-areas: "head" "board" "side";
        gap: 0.2rem;
        padding: 0.15rem 0.3rem 0;
      }
      .board {
        scroll-padding-bottom: 8rem; /* the hand lies there */
      }
      header {
        flex-wrap: wrap;
      }
      header h1 {
        font-size: var(--text);
      }
      header tallgrass-players {
        order: 1;
        flex-basis: 100%;
      }
    }
    /* A phone that lies across has the sheet beside the board. */
    @media ${across} {
      .page {
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) minmax(290px, 42%);
        grid-template-areas: "head side" "board side";
        gap: 0.2rem 0.4rem;
        padding: 0.15rem 0.3rem 0;
      }
    }
    /* On a phone who plays stands in the head's only line: the board says which game it is. */
    @media (max-width: 640px), (max-height: 480px) {
      .laid header {
        flex-wrap: nowrap;
        gap: 0.5rem;
      }
      .laid header h1 {
        ${heardOnly}
      }
      .laid header tallgrass-players {
        order: 0;
        flex-basis: 0;
      }
    }
  `,
];
