import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { About, Fight } from "../boards/board";
import type { Choice, Refusal } from "../protocol/types";
import { controls } from "../ui/controls";
import { shake } from "../ui/fragments";
import { vars } from "../ui/vars";
import { table as words } from "../words/table";
import "./forces";

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
        max-height: 60vh;
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

  /** Under its thing if there is room, else over it. */
  private beside(anchor: DOMRect): Record<string, string> {
    const under = anchor.bottom + 260 < innerHeight || anchor.top < 260;
    const left = `clamp(8px, ${anchor.left + anchor.width / 2 - 150}px, max(8px, 100vw - 21rem - 8px))`;
    if (this.considered) return { left, top: `min(${anchor.bottom + 8}px, max(8px, 100vh - 29rem))`, bottom: "auto" };
    return under
      ? { left, top: `min(${anchor.bottom + 8}px, 70vh)`, bottom: "auto" }
      : { left, top: "auto", bottom: `${innerHeight - anchor.top + 8}px` };
  }

  /** What had the focus when a note was opened by a key: it gets it back. */
  private opener: HTMLElement | null = null;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("note")) this.considered = false;
    const open = this.note !== null && !this.note.passing;
    if (!changed.has("note") || !open) return;
    const focused = focusedNow();
    if (!this.renderRoot.contains(focused)) this.opener = focused?.matches(":focus-visible") ? focused : null;
  }

  override updated(changed: PropertyValues<this>): void {
    if (!changed.has("note")) return;
    if (this.note && !this.note.passing) (this.renderRoot.querySelector<HTMLElement>("button.main") ?? this.renderRoot.querySelector("button"))?.focus();
    if (this.note) return;
    if (focusedNow() === document.body) this.opener?.focus({ preventScroll: true });
    this.opener = null;
  }

  private fire(name: string, detail: string | null = null): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

function focusedNow(): HTMLElement | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at as HTMLElement | null;
}
