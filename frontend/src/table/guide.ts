import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Lesson, Page } from "../protocol/types";
import { controls } from "../ui/controls";
import { ruleLinks } from "../ui/rule-links";
import { table as words } from "../words/table";
import { read, storage, write } from "../store/settings";
import { undone, type TableState } from "../store/table";
import { begun, goOn, pages, suggested, type Progress, type Seen } from "./lesson";

/** What a lesson advises now: what to do next, and the nouns of what it speaks of. */
export interface Advised {
  readonly action: string | null;
  readonly point: readonly string[];
}

/** What a lesson looks at; null while there is nothing new to see: what was done and what came of it belong together. */
export function seen(state: TableState): Seen | null {
  const { view, over, did, pending } = state;
  if (!view || pending.size) return null; // an act is acknowledged before its view comes, or after
  const { version, acted, legal, prompt } = view;
  return { version, acted, did, undone: undone(state), view: view.view, legal, prompt, over: over !== null };
}

const kept = storage("sessionStorage");

/**
 * A lesson beside the board: what is explained at this step, one page after another. How far it has come is kept
 * for a page that is loaded anew.
 *
 * Fires `advise` (detail: Advised) whenever that is something else, and `rule`.
 */
@customElement("tallgrass-guide")
export class Guide extends LitElement {
  @property() table = "";
  @property({ attribute: false }) lesson: Lesson | null = null;
  @property({ attribute: false }) seen: Seen | null = null;
  /** Whether the learner may take back a step alone. */
  @property({ type: Boolean }) back = false;
  @state() private place = 0;
  private progress: Progress | null = null;
  private advised = "";

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
      .strayed {
        margin-bottom: 0.4rem;
        font: italic var(--text) / 1.4 var(--serif);
      }
      .strayed:last-child {
        margin-bottom: 0;
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
    const before = this.progress ?? this.remembered();
    const now = goOn(this.lesson, before, this.seen);
    // What was taken back leads to the page that advises, which was read before.
    if (now.shown !== before.shown) this.place = now.next > before.next ? 0 : Math.max(0, now.shown.length - 1);
    if (now !== before) write(kept, `lesson:${this.table}`, JSON.stringify(now));
    this.progress = now;
    this.advise();
  }

  private remembered(): Progress {
    const text = read(kept, `lesson:${this.table}`);
    return text ? { ...begun, ...(JSON.parse(text) as Progress) } : begun;
  }

  /** While others begin one reads what it is about. */
  private get pages(): readonly Page[] {
    if (!this.lesson || !this.progress) return [];
    const { next, shown } = this.progress;
    return next || shown.length ? pages(this.lesson, this.progress) : this.lesson.pages.slice(0, 1);
  }

  private advise(): void {
    const last = this.place >= this.pages.length - 1;
    const action = last && this.progress && this.seen ? suggested(this.progress, this.seen.legal) : null;
    const detail: Advised = { action, point: this.pages[this.place]?.point ?? [] };
    if (this.advised === (this.advised = JSON.stringify(detail))) return;
    void this.updateComplete.then(() => this.dispatchEvent(new CustomEvent("advise", { detail })));
  }

  private read: Page | undefined;

  /** A new page begins where one can read it, wherever one was on the page before. */
  override updated(): void {
    const page = this.pages[this.place];
    if (page !== this.read && this.read !== undefined) this.renderRoot.querySelector("h2")?.scrollIntoView({ block: "nearest" });
    this.read = page;
  }

  override render(): TemplateResult | typeof nothing {
    const page = this.pages[this.place];
    const strayed = this.progress?.strayed ?? false;
    if (!page && !strayed) return nothing;
    return html`<section aria-label=${words.lesson} aria-live="polite">
      ${strayed ? html`<p class="strayed">${words.strayed(this.back)}</p>` : nothing} ${page ? this.explained(page) : nothing}
    </section>`;
  }

  private explained(page: Page): TemplateResult {
    const many = this.pages.length;
    return html`<h2>${page.title}</h2>
      <p>${ruleLinks(page.text, this.lesson!.game, (id) => this.dispatchEvent(new CustomEvent("rule", { detail: id })))}</p>
      ${this.place < many - 1
        ? html`<div>
            <button class="act" @click=${() => this.turn(1)}>${words.next}</button>
            <span class="soft">${words.pageOf(this.place + 1, many)}</span>
          </div>`
        : many > 1
          ? html`<button class="quiet" @click=${() => this.turn(-1)}>${words.previous}</button>`
          : nothing}`;
  }

  private turn(by: number): void {
    this.place += by;
    this.advise();
  }
}
