import { LitElement, css, html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { ifDefined } from "lit/directives/if-defined.js";
import { controls } from "../../ui/controls";
import { plainsWords as words } from "../../words/plains";
import { pressed, type Lately } from "../board";
import { pieceLook } from "./piece-look";
import { die } from "./pieces";
import { lately, type Roll, type Rolls } from "./rolls";
import type { PlainsEvent, PlainsMaterial, PlainsView } from "./types";

/** The dice of the last engagement, beside the log, where they stay to be read; the next are rolled by a press of them. */
@customElement("tallgrass-plains-dice")
export class PlainsDice extends LitElement {
  @property({ attribute: false }) rolls!: Rolls;
  @property({ attribute: false }) material!: PlainsMaterial;
  @property({ type: Boolean }) lit = false;
  @property({ type: Boolean }) marked = false;

  static override styles = [
    controls,
    pieceLook,
    css`
      .dice {
        display: grid;
        gap: 4px;
        max-height: 8.6rem;
        padding: 6px 10px;
        overflow-y: auto;
        border-bottom: 1px solid var(--line);
        background: var(--paper);
      }
      .lit {
        outline: 2.5px solid var(--accent);
        outline-offset: -3px;
        cursor: pointer;
      }
      .marked {
        outline: 2px dashed var(--ink);
        outline-offset: -3px;
      }
      h2 {
        margin: 0;
        font-size: var(--text);
      }
      .rolls {
        display: flex;
        flex-wrap: wrap;
        gap: 2px 16px;
      }
      .rolls + .rolls {
        padding-top: 4px;
        border-top: 1px solid var(--line);
      }
      .roll {
        display: flex;
        align-items: center;
        gap: 5px;
      }
      .whose {
        font-size: var(--small);
        line-height: 1.15;
      }
      small {
        display: block;
        color: var(--ink-soft);
        font-size: var(--small);
      }
      .die-box {
        display: grid;
        justify-items: center;
        min-width: 36px;
        font-size: var(--small);
        line-height: 1.2;
      }
      .die {
        filter: drop-shadow(0 1px 1px #0004);
      }
    `,
  ];

  override render(): TemplateResult {
    const { rolls, lit, marked } = this;
    const press = lit ? (event: Event): void => pressed(this, "dice", event) : undefined;
    return html`<div
      class=${`dice${lit ? " lit" : ""}${marked ? " marked" : ""}`}
      role=${lit ? "button" : "group"}
      tabindex=${ifDefined(lit ? "0" : undefined)}
      aria-label=${ifDefined(lit ? undefined : rolls.title || words.dice)}
      @click=${press ?? nothing}
      @keydown=${(event: KeyboardEvent) => {
        if (press && (event.key === "Enter" || event.key === " ")) {
          event.preventDefault();
          press(event);
        }
      }}
    >
      <h2>${rolls.title || words.dice}${lit ? html`<span class="visually-hidden">; ${words.can}</span>` : nothing}</h2>
      ${rolls.rows.length ? nothing : html`<span class="soft">${words.noDice}</span>`}
      ${rolls.rows.toReversed().map((row) => html`<div class="rolls">${row.map((roll) => this.roll(roll))}</div>`)}
    </div>`;
  }

  private roll({ army, what, faces }: Roll): TemplateResult {
    return html`<div class="roll"><span class="whose">${this.material.armies[army]!.title}<small>${words.rolls[what] ?? ""}</small></span>
      ${faces.map((face) => die(army, face, this.material.faces[face]!.title))}</div>`;
  }
}

/** They are shown once some were rolled, or can be. */
export function dice({ news, view, material, lit, marked }: Lately<PlainsView, PlainsMaterial>): TemplateResult | typeof nothing {
  const rolls = lately(news.map((piece) => piece.event as PlainsEvent), view, material);
  if (!rolls.rows.length && !lit.has("dice")) return nothing;
  return html`<tallgrass-plains-dice
    .rolls=${rolls}
    .material=${material}
    .lit=${lit.has("dice")}
    .marked=${marked.has("dice")}
  ></tallgrass-plains-dice>`;
}
