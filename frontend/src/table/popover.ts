import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { About, Fight } from "../boards/board";
import type { Choice, Refusal } from "../protocol/types";
import { controls } from "../ui/controls";
import { shake } from "../ui/fragments";
import { vars } from "../ui/vars";
import { table as words } from "../words/table";
import "./forces";

const GAP = 8; // px
const ENOUGH = 260; // px that a note wants
const HIGHEST = 464; // px, with all that may stand in it
const MOST = 4; // things that a press may do which a passing note names

/** What is said beside a thing on the board: what it is, what can be done with it, or why nothing can. */
export interface Note {
  readonly anchor: DOMRect;
  readonly about?: About | null;
  readonly choices?: readonly Choice[];
  /** The version of the view in which there are such choices. */
  readonly version?: number;
  /** What a press would do. */
  readonly does?: readonly string[];
  readonly refusal?: Refusal | null;
  /** A fight there, of which the server can be asked the odds. */
  readonly fight?: Fight | null;
  /** It goes away by itself when the pointer leaves. */
  readonly passing?: boolean;
}

/** A small sheet beside a thing on the board. Fires `act`, `odds`, `rule` (detail: an id) and `shut`. */
@customElement("tallgrass-popover")
export class Popover extends LitElement {
  @property({ attribute: false }) note: Note | null = null;
  /** Who comes to the fight is being put together. */
  @state() private considered = false;
  /** Of several things to do the one that a lesson advises. */
  @property() advised: string | null = null;

  static override styles = [
    controls,
    shake,
    css`
      section {
        position: fixed;
        z-index: 40;
        width: max-content;
        max-width: min(21rem, calc(100vw - 16px));
        overflow-y: auto;
        padding: 0.6rem 0.75rem;
        border: 1px solid var(--ink-soft);
        border-radius: var(--corner);
        background: var(--sheet);
        box-shadow: var(--lift);
        font-size: var(--text);
      }
      section.considered {
        max-height: calc(100vh - 16px);
      }
      section.passing {
        pointer-events: none;
      }
      h2 {
        margin: 0 0 0.2rem;
        font-size: var(--text);
      }
      p {
        margin: 0 0 0.3rem;
      }
      ul {
        margin: 0.3rem 0 0;
        padding-left: 1.1rem;
        font-weight: 600;
      }
      div {
        display: grid;
        gap: 0.3rem;
        margin-top: 0.4rem;
      }
      div button {
        justify-content: flex-start;
        text-align: left;
      }
      .foot {
        display: flex;
        flex-wrap: wrap;
      }
    `,
  ];

  override render(): TemplateResult | typeof nothing {
    const note = this.note;
    if (note === null) return nothing;
    const { about, choices, does, refusal, passing, fight } = note;
    const rule = refusal?.rule ?? about?.rule;
    return html`<section
      class="${passing ? "passing" : ""} ${this.considered ? "considered" : ""} ${refusal ? "refused" : ""}"
      role=${passing ? "tooltip" : "dialog"}
      aria-label=${about?.title ?? refusal?.reason ?? words.can}
      ${vars(this.beside(note.anchor))}
    >
      ${about ? html`<h2>${about.title}</h2>` : nothing}
      ${refusal ? html`<p role="alert">${refusal.reason}</p>` : about?.lines.map((line) => html`<p>${line}</p>`)}
      ${does?.length ? html`<ul>${does.slice(0, MOST).map((label) => html`<li>${label}</li>`)}</ul>` : nothing}
      ${choices?.length && !this.considered
        ? html`<div>
            ${choices.map(
              (choice) => html`<button class=${choice.action === this.advised ? "main" : "act"} @click=${() => this.fire("act", choice.action)}>${choice.label}</button>`,
            )}
          </div>`
        : nothing}
      ${passing
        ? nothing
        : html`${fight && this.considered
              ? html`<tallgrass-forces .fight=${fight} @odds=${(event: CustomEvent<string>) => this.fire("odds", event.detail)}></tallgrass-forces>`
              : nothing}
            <div class="foot">
            ${fight && !this.considered ? html`<button @click=${() => this.consider(fight)}>${words.odds}</button>` : nothing}
            ${rule ? html`<button @click=${() => this.fire("rule", rule)}>${words.rule(rule)}</button>` : nothing}
            <button class="quiet" @click=${() => this.fire("shut")}>${words.dismiss}</button>
          </div>`}
    </section>`;
  }

  /** Asks for the odds, once it is known who comes. */
  private consider(fight: Fight): void {
    if (fight.forces?.length) this.considered = true;
    else this.fire("odds", fight.question);
  }

  /** Under its thing if there is room, else over it, and all of it in the window. */
  private beside(anchor: DOMRect): Record<string, string> {
    const left = `clamp(8px, ${anchor.left + anchor.width / 2 - 150}px, max(8px, 100vw - 21rem - 8px))`;
    const [over, under] = [anchor.top - GAP, innerHeight - anchor.bottom - GAP];
    if (Math.max(over, under) < ENOUGH || this.considered) {
      const top = Math.max(GAP, Math.min(anchor.bottom + GAP, innerHeight - HIGHEST));
      return { left, top: `${top}px`, bottom: "auto", "max-height": `${innerHeight - top - GAP}px` };
    }
    return under >= ENOUGH
      ? { left, top: `${anchor.bottom + GAP}px`, bottom: "auto", "max-height": `${under - GAP}px` }
      : { left, top: "auto", bottom: `${innerHeight - anchor.top + GAP}px`, "max-height": `${over - GAP}px` };
  }

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("note")) this.considered = false;
  }

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has("note") || !this.note || this.note.passing) return;
    (this.renderRoot.querySelector<HTMLElement>("button.main") ?? this.renderRoot.querySelector("button"))?.focus();
  }

  private fire(name: string, detail: string | null = null): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
