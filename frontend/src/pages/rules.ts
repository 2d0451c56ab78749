import { css, html, LitElement, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { http, refusal } from "../protocol/http";
import type { RuleText } from "../protocol/types";
import "../rules/rules";
import { go, to } from "../store/route";
import { settings } from "../store/settings";
import { sheet } from "../ui/sheet";
import { words } from "../words";

interface Material {
  readonly rules: readonly RuleText[];
}

/** The rules of a game as a page of their own; the address names the rule that is shown. */
@customElement("tallgrass-rules-page")
export class RulesPage extends LitElement {
  static override styles = [
    sheet,
    css`
      tallgrass-rules {
        --rules-search: sticky;
      }
      .ways {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        margin-bottom: 1rem;
      }
    `,
  ];

  @property({ attribute: false }) game = "";
  @property({ attribute: false }) rule: string | null = null;
  @state() private material: Material | null = null;
  @state() private problem = "";

  override connectedCallback(): void {
    super.connectedCallback();
    settings.addEventListener("change", this.fetched);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    settings.removeEventListener("change", this.fetched);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("game")) void this.fetched();
  }

  override render(): TemplateResult {
    const w = words.rules;
    return html`<div class="sheet">
      <h1>${w.title(words.games.title(this.game))}</h1>
      ${this.problem
        ? html`<p role="alert">${this.problem}</p>`
        : html`<nav class="ways" aria-label=${w.play}>
            <a class="button" href=${to.lesson(this.game)}>${w.learn}</a>
            <a class="button" href=${to.new(this.game)}>${w.play}</a>
          </nav>`}
      ${this.material || this.problem ? null : html`<p class="soft" role="status">${w.reading}</p>`}
      <tallgrass-rules .game=${this.game} .material=${this.material} .focusId=${this.rule} @rule=${this.led}></tallgrass-rules>
    </div>`;
  }

  private led(event: CustomEvent<string>): void {
    go(to.rules(this.game, event.detail));
  }

  private readonly fetched = async (): Promise<void> => {
    try {
      this.material = await http.material<Material>(this.game, null, settings.plain);
      this.problem = "";
    } catch (error) {
      const { code, message } = refusal(error);
      this.problem = code === "unknown-game" ? words.rules.unknown(this.game) : message;
    }
  };
}
