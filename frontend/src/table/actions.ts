import { LitElement, css, html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { Choice } from "../protocol/types";
import { found, wordsOf } from "../store/find";
import { controls } from "../ui/controls";
import { moved } from "../ui/moved";
import { LongPress, type Held } from "./long-press";
import { table as words } from "../words/table";

/** What a choice does is asked about: the action, and where it stands. A listener that tells it prevents the default. */
export type Asking = CustomEvent<Held>;

const BEFORE = 8; // px over what is advised
const LONG = 12; // choices from which on one may want to search among them

/**
 * What can be done, as a list that can do everything that the board can.
 *
 * Fires `act` (detail: an action's name), `mark` (detail: an action's name, or null) and, far up, `ask`.
 */
@customElement("tallgrass-actions")
export class Actions extends LitElement {
  @property({ attribute: false }) choices: readonly Choice[] = [];
  /** Why there are none, if there are none. */
  @property() empty = "";
  /** An action that a bot advises. */
  @property() advised: string | null = null;
  /** Whether somebody has asked for that advice: then it is to be seen, whatever is read now. */
  @property({ type: Boolean }) asked = false;
  /** Whether what is advised stands first in a long list: where the list is no window of its own. */
  @property({ type: Boolean }) advisedFirst = false;
  @state() private wanted = "";

  static override styles = [
    controls,
    css`
      :host {
        display: block;
      }
      ol {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 0.35rem;
      }
      button {
        width: 100%;
        justify-content: flex-start;
        text-align: left;
        line-height: 1.25;
        overflow-wrap: anywhere;
        user-select: none; /* a long press asks what it is */
        -webkit-user-select: none;
        -webkit-touch-callout: none;
      }
      button.advised {
        background: var(--accent);
        color: var(--on-accent);
      }
      kbd {
        flex: none;
        min-width: 1.4em;
        padding: 0 0.25em;
        border: 1px solid currentColor;
        border-radius: 4px;
        font: var(--small) var(--sans);
        text-align: center;
        opacity: 0.75;
      }
      input {
        width: 100%;
        margin-bottom: 0.4rem;
      }
      @media (max-width: 900px) {
        kbd {
          display: none;
        }
        ol {
          grid-template-columns: repeat(auto-fit, minmax(min(50% - 0.2rem, 14rem), 1fr));
        }
        button {
          height: 100%;
          padding-inline: 0.6rem;
        }
      }
    `,
  ];

  override render(): TemplateResult {
    if (!this.choices.length) return html`<p class="soft">${this.empty}</p>`;
    const found = this.found;
    return html`
      ${this.choices.length > LONG
        ? html`<input
            type="search"
            aria-label=${words.filter}
            placeholder=${words.filter}
            .value=${this.wanted}
            @keydown=${this.entered}
            @input=${(event: InputEvent) => (this.wanted = (event.target as HTMLInputElement).value)}
          />`
        : nothing}
      ${found.length ? nothing : html`<p class="soft" role="status">${words.notFound}</p>`}
      <ol>
        ${repeat(
          found,
          (choice) => choice.action,
          (choice, place) => this.button(choice, place, found.length),
        )}
      </ol>
    `;
  }

  private button(choice: Choice, place: number, count: number): TemplateResult {
    const key = place < 9 ? place + 1 : place === count - 1 ? 0 : null;
    return html`<li>
      <button
        class="act ${choice.action === this.advised ? "advised" : ""}"
        data-action=${choice.action}
        @click=${() => this.fire("act", choice.action)}
        @pointermove=${(event: PointerEvent) => moved(event) && this.point(choice.action)}
        @pointerleave=${() => this.point(null)}
        @focus=${() => this.fire("mark", choice.action)}
        @blur=${() => this.fire("mark", null)}
      >
        ${key === null ? nothing : html`<kbd aria-hidden="true">${key}</kbd>`} ${choice.label}
      </button>
    </li>`;
  }

  /** What the pointer was moved to: a new list that comes under it is not pointed at. */
  private pointed: string | null = null;

  private point(action: string | null): void {
    if (action === this.pointed) return;
    this.pointed = action;
    this.fire("mark", action);
  }

  /** The choices that are listed; a digit does the one of that place, 0 the last. */
  get found(): readonly Choice[] {
    if (this.choices.length <= LONG) return this.choices;
    const wanted = wordsOf(this.wanted);
    const all = this.choices.filter((choice) => found(wanted, choice.label, choice.action));
    const first = this.advisedFirst ? all.filter((choice) => choice.action === this.advised) : [];
    return first.length ? [...first, ...all.filter((choice) => choice.action !== this.advised)] : all;
  }

  /** The button of the first. */
  get first(): HTMLElement | null {
    return this.renderRoot.querySelector("button");
  }

  override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has("choices")) return;
    this.wanted = "";
    this.pointed = null;
  }

  /** What is advised comes into the list's sight. */
  override updated(changed: Map<string, unknown>): void {
    const advised = this.renderRoot.querySelector(".advised");
    if (!advised || !(changed.has("advised") || changed.has("choices") || changed.has("asked"))) return;
    if (this.scrollHeight > this.clientHeight) this.scrollTop += advised.getBoundingClientRect().top - this.getBoundingClientRect().top - BEFORE;
    if (this.asked) advised.scrollIntoView({ block: "nearest" });
  }

  constructor() {
    super();
    new LongPress(this, (held) => this.ask(held), "data-action");
  }

  /** Whether something was told of what is pressed long. */
  private ask(detail: Held): boolean {
    return !this.dispatchEvent(new CustomEvent("ask", { detail, bubbles: true, composed: true, cancelable: true }));
  }

  private readonly entered = (event: KeyboardEvent): void => {
    const first = this.found[0];
    if (event.key === "Enter" && this.wanted.trim() && first) this.fire("act", first.action);
  };

  private fire(name: string, detail: string | null): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
