import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { AnyModule } from "../boards/index";
import type { News } from "../protocol/types";
import { along } from "../ui/along";
import { controls } from "../ui/controls";
import { moved } from "../ui/moved";
import { table as words } from "../words/table";

/**
 * What happened, in plain words. Pointing at a line shows it on the board, clicking goes there. Tab comes to one line,
 * arrow keys go on from there.
 *
 * Fires `look` (detail: a version) and `recall` (detail: a piece of news or null).
 */
@customElement("tallgrass-log")
export class Log extends LitElement {
  @property({ attribute: false }) news: readonly (News | undefined)[] = [];
  @property({ attribute: false }) module!: AnyModule;
  @property({ attribute: false }) material: unknown;
  /** The version that is shown. */
  @property({ type: Number }) version = 0;
  /** The version at which this person last decided something: what came after is new to him. */
  @property({ type: Number }) since = 0;
  /** The line that has the focus, by its piece of news. */
  @state() private at: number | null = null;
  /** The end is in sight, and is to stay so. */
  private held = true;
  /** How far it was scrolled when the browser told so last. */
  private top = 0;

  static override styles = [
    controls,
    css`
      :host {
        display: block;
        overflow-y: auto;
        overscroll-behavior: contain;
      }
      h2 {
        position: sticky;
        top: 0;
        margin: 0.4rem 0 0.1rem;
        padding: 0.15rem 0.5rem;
        background: var(--sheet);
        font: 600 var(--text) var(--serif);
        letter-spacing: 0.04em;
        border-bottom: 1px solid var(--line);
      }
      button {
        width: 100%;
        min-height: 28px;
        scroll-margin: 2rem 0 0.3rem; /* a heading stays above */
        padding: 0.2rem 0.5rem;
        border: 0;
        border-left: 3px solid transparent;
        border-radius: 0;
        background: none;
        justify-content: flex-start;
        text-align: left;
        font-size: var(--text);
        line-height: 1.35;
        overflow-wrap: anywhere;
      }
      button:hover {
        background: var(--paper);
      }
      button.shown {
        border-left-color: var(--ink-soft);
        background: var(--paper);
      }
      .soft {
        margin: 0.6rem;
      }
      .since {
        margin: 0.3rem 0.5rem;
        border-top: 1px dashed var(--ink-soft);
        color: var(--ink-soft);
        font-size: var(--small);
        text-align: right;
      }
      @media (max-width: 900px), (pointer: coarse) {
        button {
          min-height: 44px;
        }
      }
    `,
  ];

  override render(): TemplateResult {
    const told = this.news.filter((piece): piece is News => piece !== undefined && piece.line !== null);
    const firstNew = told.find((piece) => piece.version > this.since);
    const shown = told.findLast((piece) => piece.version <= this.version) ?? told[0];
    const stop = told.find((piece) => piece.n === this.at) ?? shown;
    return html`<div role="log" aria-label=${words.happened} @keydown=${this.keyed}>
      ${told.length ? nothing : html`<p class="soft">${words.nothingYet}</p>`}
      ${repeat(
        told,
        (piece) => piece.n,
        (piece) => html`${this.heading(piece)} ${piece === firstNew && this.since > 0 ? html`<p class="since">${words.since}</p>` : nothing}
          <button
            class=${piece.version === this.version ? "shown" : ""}
            tabindex=${piece === stop ? 0 : -1}
            aria-current=${piece.version === this.version ? "step" : nothing}
            @click=${() => this.fire("look", piece.version)}
            @pointermove=${(event: PointerEvent) => moved(event) && this.point(piece)}
            @pointerleave=${() => this.point(null)}
            @focus=${() => this.entered(piece)}
            @blur=${() => this.entered(null)}
          >
            ${piece.line}
          </button>`,
      )}
    </div>`;
  }

  private heading(piece: News): TemplateResult | typeof nothing {
    const heading = this.module.heading(piece.event, this.material);
    return heading === null ? nothing : html`<h2>${heading}</h2>`;
  }

  /** The line that the pointer was moved to: one that comes under it is not pointed at. */
  private pointed: News | null = null;

  private point(piece: News | null): void {
    if (piece === this.pointed) return;
    this.pointed = piece;
    this.fire("recall", piece);
  }

  private entered(piece: News | null): void {
    this.at = piece?.n ?? null;
    this.fire("recall", piece);
  }

  private readonly keyed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const lines = [...this.renderRoot.querySelectorAll("button")];
    const next = along(lines, event.target as HTMLButtonElement, event.key);
    if (!next) return;
    event.preventDefault(); // it would scroll
    next.focus();
  };

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener("scroll", this.scrolled, { passive: true });
    this.room.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.room.disconnect();
  }

  /** Who scrolls up reads there; lines that come before the browser tells of a scroll are no reason to stay behind. */
  private readonly scrolled = (): void => {
    if (this.present) {
      if (this.scrollHeight - this.scrollTop - this.clientHeight < 40) this.held = true;
      else if (this.scrollTop < this.top) this.held = false;
    }
    this.top = this.scrollTop;
  };

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("news")) this.pointed = null;
  }

  /** Asked of the browser when it draws: to ask at once would have it lay out the page twice. */
  override updated(changed: PropertyValues<this>): void {
    if (!changed.has("news") && !changed.has("version")) return;
    requestAnimationFrame(() => {
      if (this.held && this.present) this.scrollTop = this.scrollHeight;
      else if (changed.has("version")) this.renderRoot.querySelector(".shown")?.scrollIntoView({ block: "nearest" });
    });
  }

  /** Whether the newest moment is shown, and not the past. */
  private get present(): boolean {
    return (this.news.at(-1)?.version ?? 0) <= this.version;
  }

  /** What stands over the log may grow. */
  private readonly room = new ResizeObserver(() => {
    if (this.held && this.present) this.scrollTop = this.scrollHeight;
  });

  private fire(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
