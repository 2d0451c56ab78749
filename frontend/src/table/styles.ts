import { css } from "lit";
import { controls } from "../ui/controls";

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
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0.2rem 1.25rem;
    }
    header h1 {
      margin: 0;
      font-size: 1.35rem;
    }
    .board {
      grid-area: board;
      min-height: 0;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      overflow: auto;
    }
    footer {
      grid-area: foot;
    }
    aside {
      grid-area: side;
      display: grid;
      grid-template-rows: auto auto auto minmax(8rem, 1fr) auto;
      min-height: 0;
      border: 1px solid var(--line);
      border-radius: var(--corner);
      background: var(--sheet);
      box-shadow: var(--lift);
      overflow: hidden;
    }
    .can {
      grid-row: 2;
      max-height: 62dvh;
      overflow-y: auto;
      padding: 0.7rem 0.75rem;
      border-bottom: 1px solid var(--line);
    }
    .prompt {
      font: 600 1.15rem/1.3 var(--serif);
    }
    .past .prompt {
      font-style: italic;
    }
    .past .board {
      filter: sepia(0.25);
    }
    .link {
      grid-row: 1;
      margin: 0;
      padding: 0.4rem 0.75rem;
      background: var(--paper);
      border-bottom: 1px solid var(--line);
    }
    .link.cut,
    .link.refused {
      background: var(--ink);
      color: var(--paper);
    }
    .refused {
      animation: shake 220ms;
    }
    p.refused {
      padding: 0.3rem 0.5rem;
      border-left: 3px solid var(--ink);
      background: var(--paper);
    }
    @keyframes shake {
      25% {
        translate: -5px;
      }
      75% {
        translate: 5px;
      }
    }
    @media (prefers-reduced-motion: reduce) {
      .refused {
        animation: none;
      }
    }
    .advice {
      padding: 0.4rem 0.6rem;
      border: 1px dashed var(--ink-soft);
      border-radius: var(--corner);
    }
    .advice table {
      width: 100%;
    }
    .advice caption {
      font-weight: 600;
      text-align: left;
    }
    .advice th {
      font-weight: normal;
      text-align: left;
    }
    .advice td {
      text-align: right;
    }
    .row {
      display: flex;
      flex-wrap: wrap;
      gap: 0.4rem;
      margin-top: 0.6rem;
    }
    .tabs {
      grid-row: 3;
      display: flex;
      justify-content: space-between;
      border-bottom: 1px solid var(--line);
    }
    .tabs button {
      min-width: 44px;
      padding: 0.35rem 0.6rem;
    }
    .panel {
      grid-row: 4;
      padding: 0.5rem;
    }
    .tabs button[aria-selected="true"] {
      box-shadow: inset 0 -3px 0 var(--ink);
    }
    tallgrass-log,
    tallgrass-chat {
      grid-row: 4;
      min-height: 0;
    }
    .keys {
      margin: 0;
      padding: 0.5rem 0.75rem;
      border-top: 1px solid var(--line);
      font-size: 0.9rem;
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
        gap: 0.3rem;
        padding: 0.3rem 0.3rem 0;
      }
      header h1 {
        font-size: 1rem;
      }
      aside {
        grid-template-rows: auto auto auto auto auto;
        max-height: 46dvh;
        border-radius: 12px 12px 0 0;
        border-bottom: 0;
      }
      aside.log,
      aside.chat {
        grid-template-rows: auto auto auto minmax(0, 1fr) auto;
        height: 46dvh;
      }
      .can {
        max-height: 38dvh;
        padding: 0.5rem 0.6rem;
      }
      aside.log .can,
      aside.chat .can,
      aside.replay .can {
        max-height: 16dvh;
      }
      .prompt {
        margin-bottom: 0.4rem;
        font-size: 1.05rem;
      }
      .tabs {
        order: 1;
        border-bottom: 0;
      }
    }
  `,
];
