import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { RuleText } from "../protocol/types";
import { found, wordsOf } from "../store/find";
import { controls } from "../ui/controls";
import { still } from "../ui/flight";
import { marked, ruleLinks } from "../ui/rule-links";
import { words } from "../words";
import { allOf, howToPlay, type How, type Part } from "./how";

/**
 * The rules of a game: how to play, then each paragraph with its id, to be searched. `focusId` is the rule that is
 * shown and marked. It fires `rule` (detail: the id) when a link within leads to another one.
 */
@customElement("tallgrass-rules")
export class Rules extends LitElement {
  static override styles = [
    controls,
    css`
      :host {
        display: block;
      }
      .search {
        position: var(--rules-search, static); /* sticky where nothing else stands at the top */
        z-index: 1;
        top: 0;
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.35rem 0;
        padding: 0.6rem 0;
        background: var(--rules-ground, var(--paper));
        border-bottom: 1px solid var(--line);
      }
      .search input {
        flex: 1 1 12rem;
        min-width: 0;
      }
      .search span:not(:empty) {
        margin-left: 1rem;
      }
      section {
        margin-top: 1.5rem;
      }
      .how h3 {
        margin: 1.1rem 0 0.25rem;
      }
      dl {
        margin: 0 0 0.75rem;
      }
      dl > div {
        display: grid;
        grid-template-columns: 9.5rem minmax(0, 1fr);
        gap: 0 1rem;
        padding: 0.3rem 0;
        border-top: 1px solid var(--line);
        font: var(--text) / 1.45 var(--serif);
      }
      dl > div:last-child {
        border-bottom: 1px solid var(--line);
      }
      dt {
        font-weight: 600;
      }
      dd {
        margin: 0;
      }
      @media (max-width: 480px) {
        dl > div {
          grid-template-columns: minmax(0, 1fr);
        }
      }
      .how p,
      article p {
        margin: 0 0 0.5rem;
        font: var(--text) / 1.5 var(--serif);
      }
      article {
        scroll-margin: 5rem;
        padding: 0.9rem 1rem 0.5rem;
        border-left: 3px solid transparent;
      }
      article.shown {
        border-left-color: var(--ink);
        background: var(--sheet);
      }
      article h3 {
        display: flex;
        align-items: baseline;
        gap: 0.75rem;
        margin: 0 0 0.25rem;
      }
      a {
        white-space: nowrap;
      }
      .id {
        flex: none;
        min-width: 3.2rem;
        color: var(--ink-soft);
        font: 600 var(--small) / 1.4 var(--sans);
      }
      mark {
        background: light-dark(#e9cf8f, #7a5a24);
        color: inherit;
      }
    `,
  ];

  @property({ attribute: false }) game = "";
  @property({ attribute: false }) material: { readonly rules: readonly RuleText[] } | null = null;
  @property({ attribute: false }) focusId: string | null = null;
  @state() private search = "";
  @state() private how: How | null = null;
  private shownBefore = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("game") && this.game) void this.fetchHow(this.game);
    if (changed.has("focusId") && this.focusId) this.search = "";
  }

  protected override updated(changed: PropertyValues<this>): void {
    const drawn = changed.has("focusId") || changed.has("material") || changed.has("how" as keyof Rules);
    if (this.focusId && drawn) this.show(this.focusId);
  }

  override render(): TemplateResult {
    const w = words.rules;
    const wanted = wordsOf(this.search);
    const rules = (this.material?.rules ?? []).filter((rule) => found(wanted, rule.id, rule.title, rule.text));
    const parts = (this.how?.parts ?? []).filter((part) => found(wanted, ...allOf(part)));
    return html`
      <div class="search" role="search">
        <input
          type="search"
          placeholder=${w.search}
          aria-label=${w.search}
          .value=${this.search}
          @input=${(event: Event) => (this.search = (event.target as HTMLInputElement).value)}
        />
        <span role="status" class="soft">${wanted.length ? w.found(rules.length + parts.length) : nothing}</span>
      </div>
      ${parts.length
        ? html`<section class="how">
            <h2>${w.how}</h2>
            ${parts.map((part) => this.instruction(part, wanted))}
          </section>`
        : null}
      ${rules.length
        ? html`<section>
            <h2>${w.all}</h2>
            ${rules.map((rule) => this.paragraph(rule, wanted))}
          </section>`
        : null}
    `;
  }

  private instruction(part: Part, wanted: readonly string[]): TemplateResult {
    return html`
      <h3>${marked(part.title, wanted)}</h3>
      ${part.text?.map((text) => html`<p>${this.text(text, wanted)}</p>`)}
      ${part.points
        ? html`<dl>
            ${part.points.map(
              ([name, text]) => html`<div><dt>${marked(name, wanted)}</dt><dd>${this.text(text, wanted)}</dd></div>`,
            )}
          </dl>`
        : null}
      ${part.after ? html`<p>${this.text(part.after, wanted)}</p>` : null}
    `;
  }

  private paragraph(rule: RuleText, wanted: readonly string[]): TemplateResult {
    const numbered = /\d/.test(rule.id); // the others introduce the rules, and nobody cites them
    return html`<article class=${rule.id === this.focusId ? "shown" : ""} data-rule=${rule.id} tabindex="-1">
      <h3>
        ${numbered ? html`<span class="id">${marked(rule.id, wanted)}</span>` : null}
        <span>${marked(rule.title, wanted)}</span>
      </h3>
      <p>${this.text(rule.text, wanted)}</p>
    </article>`;
  }

  private text(text: string, wanted: readonly string[]): unknown {
    return ruleLinks(text, this.game, (rule) => this.lead(rule), wanted);
  }

  private lead(rule: string): void {
    this.focusId = rule;
    this.dispatchEvent(new CustomEvent("rule", { detail: rule }));
  }

  private show(rule: string): void {
    const paragraph = this.renderRoot.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`);
    if (!paragraph) return;
    const swift = still() || !this.shownBefore; // who comes for this rule doesn't watch all others go by
    this.shownBefore = true;
    paragraph.scrollIntoView({ block: "center", behavior: swift ? "instant" : "smooth" });
    paragraph.focus({ preventScroll: true });
  }

  private async fetchHow(game: string): Promise<void> {
    const how = await howToPlay(game);
    if (game === this.game) this.how = how;
  }
}
