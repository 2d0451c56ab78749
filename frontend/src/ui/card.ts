import { html, LitElement, nothing, svg, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { ifDefined } from "lit/directives/if-defined.js";
import { cardWords, hyphenated } from "../words/card";
import { FORMS, KINDS, type CardKind, type CardType } from "./card-kinds";
import { cardLook } from "./card-look";
import { cardStates } from "./card-states";
import { keyed } from "./keyed";
import { strokes } from "./signs";
import { vars } from "./vars";

/** A number of a card, with a word for what it counts. */
interface Figure {
  readonly value: string | number;
  readonly of: string;
}

/** What stands on a card. */
export interface CardFace {
  readonly name: string;
  readonly type: CardType;
  /** The type in words. */
  readonly title: string;
  /** What it does, in a sentence. */
  readonly text?: string;
  readonly figures?: readonly Figure[];
  /** Who may use it, or the like; a word. */
  readonly note?: string;
  /** Another colour than that of its type, e.g. its faction's. */
  readonly band?: CardKind["band"];
}

export type CardSize = "hand" | "table";

/** How a card is shown; all states are off unless they are said. */
export interface CardShown {
  /** null: face down. */
  readonly face: CardFace | null;
  readonly size?: CardSize | undefined;
  readonly target?: string | undefined;
  readonly at?: string | undefined;
  /** What a screen reader calls it, without its states; by itself it reads the face. */
  readonly label?: string | undefined;
  /** What to say for `lit`, and for not `lit`. */
  readonly can?: string | undefined;
  readonly cannot?: string | undefined;
  readonly lit?: boolean | undefined;
  readonly chosen?: boolean | undefined;
  readonly marked?: boolean | undefined;
  readonly faint?: boolean | undefined;
  /** Why it is of no use to its holder, if it is of none; written across its foot. */
  readonly idle?: string | undefined;
  /** With these it is a button; without, a picture. */
  readonly press?: ((event: Event) => void) | undefined;
  readonly point?: ((event: Event | null) => void) | undefined;
}

/** A card's name, type and numbers in words: "Fort, White Combatant, counts 4". */
function spoken(face: CardFace | null): string {
  if (face === null) return cardWords.hidden;
  const figures = (face.figures ?? []).map((figure) => `${figure.of} ${figure.value}`);
  return [face.name, face.title, ...figures].join(", ");
}

function called(shown: CardShown): string {
  const name = (shown.label ?? spoken(shown.face)) + (shown.idle ? `, ${shown.idle}` : "");
  if (!shown.press) return name;
  const can = shown.lit ? (shown.can ?? cardWords.can) : (shown.cannot ?? cardWords.cannot);
  return `${name}; ${shown.chosen ? `${cardWords.chosen}, ` : ""}${can}`;
}

/** A card, which is a button if something is done with it. */
export function card(shown: CardShown): TemplateResult {
  const { press, point } = shown;
  const label = called(shown);
  return html`<tallgrass-card
    .face=${shown.face}
    .label=${press ? label : ""}
    .idle=${shown.idle ?? ""}
    size=${shown.size ?? "table"}
    data-target=${ifDefined(shown.target)}
    data-at=${ifDefined(shown.at)}
    role=${press ? "button" : "img"}
    tabindex=${ifDefined(press ? "0" : undefined)}
    aria-label=${ifDefined(press ? undefined : label)}
    ?lit=${shown.lit ?? false}
    ?chosen=${shown.chosen ?? false}
    ?marked=${shown.marked ?? false}
    ?faint=${shown.faint ?? false}
    @click=${press}
    @keydown=${press ? (event: KeyboardEvent) => keyed(event, press) : nothing}
    @pointerenter=${point}
    @pointerleave=${point ? () => point(null) : nothing}
    @focus=${point}
    @blur=${point ? () => point(null) : nothing}
  ></tallgrass-card>`;
}

/** Drawn by `card(...)`; it draws alone, and the board says what it is and does. */
@customElement("tallgrass-card")
export class Card extends LitElement {
  static override styles = [cardLook, cardStates];

  @property({ attribute: false }) face: CardFace | null = null;
  @property({ reflect: true }) size: CardSize = "table";
  /** What a button is called; what is drawn is only to be seen. */
  @property({ attribute: false }) label = "";
  @property({ attribute: false }) idle = "";

  override render(): TemplateResult {
    const drawn = this.face ? this.front(this.face) : back();
    return this.label ? html`<span class="said">${this.label}</span>${drawn}` : drawn;
  }

  private front(face: CardFace): TemplateResult {
    const kind: CardKind = KINDS[face.type];
    const figures = face.figures ?? [];
    const name = hyphenated(face.name);
    return html`<div class="card ${this.idle ? "idle" : ""}" aria-hidden="true" ${vars({ "--band": `var(--band-${face.band ?? kind.band})` })}>
      <div class="band">
        <svg class="form" viewBox="0 0 120 46" preserveAspectRatio="none">
          ${svg`<path class="edge" transform="translate(0 3)" d=${FORMS[kind.form]}/><path d=${FORMS[kind.form]}/>`}
        </svg>
        ${figures.length === 1 ? html`<b class="figure">${figures[0]?.value}</b>` : nothing}
        <svg class="sign" viewBox="0 0 32 32">${strokes(kind.sign)}</svg>
        ${figures.length > 1 ? html`<dl class="figures">${figures.map((figure) => html`<div><dd>${figure.value}</dd><dt>${figure.of}</dt></div>`)}</dl>` : nothing}
        <span class="letter">${kind.letter}</span>
      </div>
      <div class=${`name ${fit(name)}`}>${name}</div>
      <div class="title">${face.title}${face.note ? html` · ${face.note}` : nothing}</div>
      ${face.text ? html`<div class="text" ${vars({ "--lines": room(face) - (this.idle ? FOOT : 0) })}>${face.text}</div>` : nothing}
      ${this.idle ? html`<div class="foot">${this.idle}</div>` : nothing}
    </div>`;
  }
}

/** Lines of text that what stands across the foot takes. */
const FOOT = 2;

/** A long word is set smaller rather than broken. */
function fit(name: string): string {
  const longest = Math.max(...name.split(/[\s\u00ad-]/).map((word) => word.length));
  return longest > 10 ? "longest" : longest > 8 ? "long" : longest > 7 ? "longish" : "";
}

/** How many lines are left for the text in hand, if a card is as low as it may be; all of it is told when it is pointed at. */
function room(face: CardFace): number {
  let lines = 1;
  let line = 0;
  for (const word of face.name.split(" ")) {
    if (line && line + 1 + word.length > 11) {
      lines += 1;
      line = 0;
    }
    line += word.length + 1;
  }
  return [5, 4, 2][lines - 1] ?? 1; // a line of the name is higher than one of the text
}

function back(): TemplateResult {
  return html`<div class="card back" aria-hidden="true">
    <svg class="sign" viewBox="0 0 32 32">${strokes("grass")}</svg>
  </div>`;
}
