import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Lesson, Page } from "../protocol/types";
import { controls } from "../ui/controls";
import { ruleLinks } from "../ui/rule-links";
import { table as words } from "../words/table";
import { begun, goOn, suggested, type Seen } from "./lesson";

/**
 * A lesson beside the board: what is explained at this decision, one page after another.
 *
 * Fires `advise` (detail: { action, point }: what to try and the nouns of what is pointed at) and `rule`.
 */
@customElement("tallgrass-guide")
export class Guide extends LitElement {
  @property({ attribute: false }) lesson: Lesson | null = null;
  @property({ attribute: false }) seen: Seen | null = null;
  @state() private place = 0;
  private progress = begun;

  static override styles = [
    controls,
    css`
      section {
        margin-bottom: 0.75rem;
        padding: 0.6rem 0.75rem;
        border: 1px solid var(--line);
        border-left: 4px solid var(--ink-soft);
        border-radius: var(--corner);
        background: var(--paper);
      }
      h2 {
        margin-bottom: 0.25rem;
        font-size: var(--text);
      }
      p {
        font: var(--text) / 1.4 var(--serif);
      }
      p a {
        font-size: var(--small);
      }
      div {
        display: flex;
        align-items: center;
        gap: 0.5rem;
      }
    `,
  ];

  override willUpdate(changed: PropertyValues<this>): void {
    if (!this.lesson || !this.seen || !(changed.has("seen") || changed.has("lesson"))) return;
    const before = this.progress;
    this.progress = goOn(this.lesson, before, this.seen);
    if (this.progress !== before) {
      this.place = 0;
      this.advise();
    }
  }

  private get page(): Page | undefined {
    return this.progress.pages[this.place];
  }

  private advise(): void {
    const last = this.place >= this.progress.pages.length - 1;
    const action = last && this.seen ? suggested(this.progress, this.seen.legal) : null;
    const detail = { action, point: this.page?.point ?? [] };
    void this.updateComplete.then(() => this.dispatchEvent(new CustomEvent("advise", { detail })));
  }

  override render(): TemplateResult | typeof nothing {
    const page = this.page;
    if (!page) return nothing;
    const many = this.progress.pages.length;
    return html`<section aria-label=${words.lesson} aria-live="polite">
      <h2>${page.title}</h2>
      <p>${ruleLinks(page.text, this.lesson!.game, (id) => this.dispatchEvent(new CustomEvent("rule", { detail: id })))}</p>
      ${this.place < many - 1
        ? html`<div>
            <button class="act" @click=${() => this.turn(1)}>${words.next}</button>
            <span class="soft">${words.pageOf(this.place + 1, many)}</span>
          </div>`
        : many > 1
          ? html`<button class="quiet" @click=${() => this.turn(-1)}>${words.previous}</button>`
          : nothing}
    </section>`;
  }

  private turn(by: number): void {
    this.place += by;
    this.advise();
  }
}
