import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { ifDefined } from "lit/directives/if-defined.js";
import { controls } from "../../ui/controls";
import { still } from "../../ui/flight";
import { heardOnly } from "../../ui/fragments";
import { keyed } from "../../ui/keyed";
import { plainsWords as words } from "../../words/plains";
import { pressed, type Lately } from "../board";
import { pieceLook } from "./piece-look";
import { die } from "./pieces";
import { lately, type Roll, type Rolls } from "./rolls";
import { find } from "./read";
import type { PlainsCard, PlainsEvent, PlainsMaterial, PlainsView } from "./types";

const ROLLS = 240; // ms that dice roll

/** Beside the log: the cards in force, and the dice of the last engagement; the next are rolled by a press of them. */
@customElement("tallgrass-plains-lately")
export class PlainsLately extends LitElement {
  @property({ attribute: false }) rolls: Rolls | null = null;
  /** Cards whose text still counts. */
  @property({ attribute: false }) force: readonly PlainsCard[] = [];
  @property({ attribute: false }) material!: PlainsMaterial;
  @property({ type: Boolean }) lit = false;
  @property({ type: Boolean }) marked = false;
  /** There is little room. */
  @property({ type: Boolean, reflect: true }) brief = false;
  /** How many pieces of news there are: dice that come with more of them are seen to roll. */
  @property({ type: Number }) happened = 0;
  private readonly lying = new WeakSet<Roll>();

  static override styles = [
    controls,
    pieceLook,
    css`
      details {
        padding: 2px 10px;
        border-bottom: 1px solid var(--line);
        background: var(--paper);
        font-size: var(--small);
      }
      summary {
        min-height: 24px;
        font-weight: 600;
        cursor: pointer;
      }
      @media (pointer: coarse) {
        summary {
          min-height: 44px;
        }
      }
      dl,
      dd {
        margin: 0 0 0.3rem;
      }
      dt {
        font: 600 var(--text) / 1.2 var(--serif);
      }
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
      /* The prompt says where; and one line is as much as there is room for. */
      :host([brief]) h2 {
        ${heardOnly}
      }
      :host([brief]) .rolls {
        flex-wrap: nowrap;
        overflow-x: auto;
      }
      .die {
        filter: drop-shadow(0 1px 1px #0004);
      }
    `,
  ];

  override updated(changed: PropertyValues<this>): void {
    const onwards = (changed.get("happened") ?? Infinity) < this.happened;
    const rolls = shown(this.rolls);
    this.renderRoot.querySelectorAll(".roll").forEach((drawn, n) => {
      if (onwards && !this.lying.has(rolls[n]!)) tumble(drawn);
      this.lying.add(rolls[n]!);
    });
  }

  override render(): TemplateResult {
    return html`${this.inForce()} ${this.rolls === null ? nothing : this.dice(this.rolls)}`;
  }

  private inForce(): TemplateResult | typeof nothing {
    if (!this.force.length) return nothing;
    return html`<details>
      <summary>${words.force(this.force.map(({ name }) => name))}</summary>
      <dl>${this.force.map(({ name, text }) => html`<dt>${name}</dt><dd>${text}</dd>`)}</dl>
    </details>`;
  }

  private dice(rolls: Rolls): TemplateResult {
    const { lit, marked } = this;
    const press = lit ? (event: Event): void => pressed(this, "dice", event) : undefined;
    return html`<div
      class=${`dice${lit ? " lit" : ""}${marked ? " marked" : ""}`}
      role=${lit ? "button" : "group"}
      tabindex=${ifDefined(lit ? "0" : undefined)}
      aria-label=${ifDefined(lit ? undefined : rolls.title || words.dice)}
      @click=${press ?? nothing}
      @keydown=${press ? (event: KeyboardEvent) => keyed(event, press) : nothing}
    >
      <h2>${rolls.title || words.dice}${lit ? html`<span class="visually-hidden">; ${words.can}</span>` : nothing}</h2>
      ${rolls.rows.length ? nothing : html`<span class="soft">${words.noDice}</span>`}
      ${latest(rolls).map((row) => html`<div class="rolls">${row.map((roll) => this.roll(roll))}</div>`)}
    </div>`;
  }

  private roll({ army, what, faces }: Roll): TemplateResult {
    return html`<div class="roll"><span class="whose">${this.material.armies[army]!.title}<small>${words.rolls[what] ?? ""}</small></span>
      ${faces.map((face) => die(army, face, this.material.faces[face]!.title, what === "fight" ? (words.inFight[face] ?? "") : ""))}</div>`;
  }
}

/** The last round first. */
function latest(rolls: Rolls): Rolls["rows"] {
  return rolls.rows.toReversed();
}

function shown(rolls: Rolls | null): Roll[] {
  return rolls === null ? [] : latest(rolls).flat();
}

/** Dice come to lie. */
function tumble(dice: Element): void {
  if (still()) return;
  for (const one of dice.querySelectorAll(".die")) one.animate({ rotate: ["-300deg", "15deg", "0deg"], scale: [0.5, 1.1, 1] }, ROLLS);
}

/** Dice are shown once some were rolled, or can be, unless the log tells them. `brief`: only what has to do with the decision. */
export function beside({ news, view, material, lit, marked, brief, told }: Lately<PlainsView, PlainsMaterial>): TemplateResult | typeof nothing {
  const can = lit.has("dice");
  if (brief && !can && !find(view, "Engagement")) return nothing;
  const all = lately(news.map((piece) => piece.event as PlainsEvent), view, material);
  const rolls = brief ? { ...all, rows: all.rows.slice(-1) } : all;
  const force = new Set([...view.effects, ...view.combat].flatMap(({ card }) => material.cards[card] ?? []));
  return html`<tallgrass-plains-lately
    .rolls=${!told && (rolls.rows.length || can) ? rolls : null}
    .force=${brief ? [] : [...force]}
    .material=${material}
    .lit=${can}
    .marked=${marked.has("dice")}
    .brief=${brief}
    .happened=${news.length}
  ></tallgrass-plains-lately>`;
}
