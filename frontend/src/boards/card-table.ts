import { html, nothing, type TemplateResult } from "lit";
import { query } from "lit/decorators.js";
import { ifDefined } from "lit/directives/if-defined.js";
import { repeat } from "lit/directives/repeat.js";
import { card, type CardFace, type CardShown, type CardSize } from "../ui/card";
import { named } from "../ui/named";
import { Narrow } from "../ui/narrow";
import "../ui/pile";
import type { Pile } from "../ui/pile";
import { bots } from "../words/bots";
import { cardWords as words } from "../words/card";
import { Board, type Target } from "./board";

/** What the tables of both card games draw alike; how it looks is in `table-look`. */
export abstract class CardTable<V extends { readonly deck_size: number; readonly pile: readonly number[] }, M> extends Board<V, M> {
  protected readonly narrow = new Narrow(this);
  @query("tallgrass-pile") private pile!: Pile;

  /** Something that can be pointed at, and pressed to be told why not; or it opens what can be looked through. */
  protected thing(target: Target, look: string, content: TemplateResult, open?: () => void): TemplateResult {
    return html`<button
      class="${look} ${this.looks(target)}"
      data-target=${target}
      data-at=${target}
      aria-haspopup=${ifDefined(open && "dialog")}
      @click=${open ?? ((event: Event) => this.press(target, event))}
      @pointerenter=${(event: Event) => this.point(target, event)}
      @pointerleave=${() => this.point(null)}
      @focus=${(event: Event) => this.point(target, event)}
      @blur=${() => this.point(null)}
    >
      ${content}
    </button>`;
  }

  protected looks(target: Target): string {
    return `${this.lit.has(target) ? "lit" : ""} ${this.marked.has(target) ? "marked" : ""}`;
  }

  /** A card that can be pointed at and pressed. */
  protected cardAt(target: Target, shown: CardShown): TemplateResult {
    return card({
      target,
      at: target,
      lit: this.lit.has(target),
      marked: this.marked.has(target),
      press: (event) => this.press(target, event),
      point: (event) => this.point(event ? target : null, event),
      ...shown,
    });
  }

  /** Deck and discard pile. */
  protected stock(): TemplateResult {
    const [held, thrown] = [this.view.deck_size, this.view.pile.length];
    const deck = html`${card({ face: null })}<span><b>${held}</b>${words.deck}</span>`;
    const pile = html`<span class="open"></span><span><b>${thrown}</b>${words.pile}</span>`;
    return html`<div class="stock">
      ${this.thing("deck", "thing heap", named(words.deckOf(held), deck))}
      ${this.thing("pile", "thing heap", named(words.pileOf(thrown), pile), () => this.pile.open())}
    </div>`;
  }

  /** The discard pile, to be looked through. */
  protected thrown(faces: readonly CardFace[]): TemplateResult {
    return html`<tallgrass-pile .heading=${words.pile} .faces=${faces}></tallgrass-pile>`;
  }

  /** One's hand. Of two cards that nobody tells apart each keeps its own place. */
  protected held(at: Target, cards: readonly number[], draw: (card: number, size: CardSize) => TemplateResult): TemplateResult {
    const size = this.narrow.is ? "table" : "hand";
    return html`<ul class="hand" data-at=${at} aria-label=${words.hand}>
      ${repeat(
        cards,
        (number, place) => `${number}${cards.indexOf(number) === place ? "a" : "b"}`,
        (number) => html`<li>${draw(number, size)}</li>`,
      )}
      ${cards.length ? nothing : html`<li class="none">${words.emptyHand}</li>`}
    </ul>`;
  }

  /** Who sits there, or which bot; oneself where it is one's own place, and not another's through whose eyes one looks. */
  protected person(seat: number): TemplateResult | string {
    const at = this.table?.seats[seat];
    if (at?.yours && seat === this.seat) return words.you;
    return html`<bdi>${at?.name ?? (at?.bot ? bots.short(at.bot) : "")}</bdi>`;
  }
}
