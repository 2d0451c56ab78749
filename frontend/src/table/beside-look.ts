import { css } from "lit";
import { controls } from "../ui/controls";
import { shake } from "../ui/fragments";
import { across, upright } from "../ui/window";

export const besideLook = [
  controls,
  shake,
  css`
    :host {
      display: block;
      min-height: 0;
    }
    aside {
      display: flex;
      flex-direction: column;
      height: 100%;
      min-height: 0;
      border: 1px solid var(--line);
      border-radius: var(--corner);
      background: var(--sheet);
      box-shadow: var(--lift);
      overflow: hidden;
    }
    .can {
      flex: 0 1 auto;
      max-height: 62dvh;
      overflow-y: auto;
      padding: 0.7rem 0.75rem;
      overflow-wrap: anywhere;
      border-bottom: 1px solid var(--line);
      scroll-padding-bottom: 3.6rem; /* the tools lie there */
    }
    .taught .can {
      max-height: 74dvh;
    }
    .prompt {
      font: 600 var(--large) / 1.2 var(--serif);
    }
    .came {
      margin: 0 0 0.3rem;
      color: var(--ink-soft);
    }
    .link {
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
    p.refused {
      padding: 0.3rem 0.5rem;
      border-left: 3px solid var(--ink);
      background: var(--paper);
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
    /* However much there is to read and to choose from, these are in sight. */
    .tools {
      position: sticky;
      bottom: -0.7rem; /* over what the sheet leaves free at its foot */
      margin: 0.3rem -0.75rem -0.7rem;
      padding: 0.3rem 0.75rem 0.7rem;
      background: var(--sheet);
    }
    .tools + .advice {
      margin: 0.7rem 0 0;
    }
    /* However long the list is, what stands below it is in sight. */
    :host(:not([narrow])) tallgrass-actions {
      max-height: 40dvh;
      margin: 0 -5px;
      padding: 2px 5px;
      overflow-y: auto;
    }
    .tabs {
      display: flex;
      flex: none;
      justify-content: space-between;
      border-bottom: 1px solid var(--line);
    }
    .tabs button {
      min-width: 44px;
      padding: 0.35rem 0.6rem;
    }
    .panel {
      padding: 0.5rem;
    }
    .tabs button[aria-selected="true"] {
      box-shadow: inset 0 -3px 0 var(--ink);
    }
    tallgrass-log,
    tallgrass-chat {
      flex: 1 1 8rem;
      min-height: 6rem;
    }
    .lately {
      flex: none;
    }
    .keys {
      flex: none;
      margin: 0;
      padding: 0.5rem 0.75rem;
      border-top: 1px solid var(--line);
      font-size: var(--small);
    }
    :host([narrow]) aside {
      border-radius: 12px 12px 0 0;
      border-bottom: 0;
    }
    :host([narrow]) .can {
      padding: 0.3rem 0.6rem 0.2rem;
    }
    :host([narrow]) .row {
      margin-top: 0.4rem;
    }
    :host([narrow]) .prompt {
      margin-bottom: 0.2rem;
      font-size: var(--text);
    }
    /* Beside what one has turned to there is a line of it: all of it stands with what can be done. */
    :host([narrow]) :is(aside.log, aside.chat, aside.replay) .prompt {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    :host([narrow]) .came {
      margin-bottom: 0.15rem;
      font-size: var(--small);
    }
    :host([narrow]) .tabs {
      order: 1;
      border-bottom: 0;
    }
    /* A phone that lies across: the sheet has the window's height, beside the board. */
    @media ${across} {
      :host([narrow]) .do .can {
        flex: 1 1 auto;
        max-height: none;
      }
      :host([narrow]) .tools {
        position: static;
      }
      :host([narrow]) :is(tallgrass-log, tallgrass-chat) {
        min-height: 0;
      }
    }
    /* Else it stands below the board, which is what one looks at. */
    @media ${upright} {
      :host([narrow]) aside {
        height: auto;
        max-height: max(36dvh, 10.5rem);
      }
      :host([narrow]) :is(aside.log, aside.chat) {
        max-height: none;
      }
      :host([narrow]) :is(tallgrass-log, tallgrass-chat) {
        flex: none;
        height: 36dvh;
        min-height: 0;
      }
      :host([narrow]) .lately {
        max-height: 12dvh;
        overflow-y: auto;
      }
      :host([narrow]) aside.do:has(.lately > *) {
        max-height: max(36dvh, 18.5rem); /* what can be done has room beside the dice */
      }
      :host([narrow]) .can {
        max-height: 38dvh;
      }
      /* The list goes by under the prompt and over the tools, unless there is a lesson to be read: then all of it does. */
      :host([narrow]) aside:not(.taught) .can,
      :host([narrow]) aside:not(.taught) #panel:not(.panel) {
        display: flex;
        flex-direction: column;
      }
      :host([narrow]) aside:not(.taught) .can > * {
        flex: none;
      }
      :host([narrow]) aside:not(.taught) .can > [role="tabpanel"] {
        flex: 0 1 auto;
        min-height: 44px;
      }
      :host([narrow]) aside:not(.taught) tallgrass-actions {
        min-height: 44px;
        margin: -4px -5px;
        padding: 4px 5px;
        overflow-y: auto;
      }
      :host([narrow]) .tools {
        flex: none;
        bottom: -0.2rem;
        margin: 0 -0.6rem -0.2rem;
        padding: 0.2rem 0.6rem 0;
      }
      :host([narrow]) .taught,
      :host([narrow]) .taught.do .can {
        max-height: 50dvh; /* a lesson wants to be read, too */
      }
      :host([narrow]) aside.log .can,
      :host([narrow]) aside.chat .can {
        max-height: 16dvh;
      }
      :host([narrow]) aside.replay {
        max-height: 46dvh; /* the way back to now is in sight, too */
      }
    }
  `,
];
