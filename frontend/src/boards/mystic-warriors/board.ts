import { html, nothing, type TemplateResult } from "lit";
import { customElement, query } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { MysticWarriorsView } from "../../protocol/types";
import { card, type CardShown } from "../../ui/card";
import { backs, feathers, mark, markLook } from "../../ui/mark";
import { named } from "../../ui/named";
import { Narrow } from "../../ui/narrow";
import "../../ui/pile";
import type { Pile } from "../../ui/pile";
import { mysticWarriorsWords as words } from "../../words/mystic-warriors";
import { Board, type Target } from "../board";
import { tableLook } from "../table-look";
import { braveName, braveTarget, cardOf, cardTarget, cardType, costOf, faceOf, sorted, stageOf, typeOf } from "./faces";
import { happenings, type Happening } from "./happenings";
import { look } from "./look";
import type { MysticRaid, MysticWarriorsMaterial } from "./material";
import { middle } from "./middle";
import { middleLook } from "./middle-look";
import { phoneLook } from "./phone-look";
import { Recent } from "./recent";
import { typesDialog } from "./types-dialog";

/** The other warriors above, what goes on in the middle, the raids, and one's own place and hand below. */
@customElement("tallgrass-mystic-warriors-board")
export class MysticWarriorsBoard extends Board<MysticWarriorsView, MysticWarriorsMaterial> {
  static override styles = [markLook, tableLook, look, middleLook, phoneLook];

  private readonly narrow = new Narrow(this);
  @query("tallgrass-pile") private pile!: Pile;
  @query("dialog") private types!: HTMLDialogElement;
  private readonly recent = new Recent();
  private happened: readonly Happening[] = [];

  override willUpdate(): void {
    this.happened = happenings(this.recent.add(this.fresh, this.view.seat), this.material);
  }

  override render(): TemplateResult {
    const { view, material } = this;
    const seats = view.feathers.length;
    const own = view.seat;
    const others = own === null ? [...view.feathers.keys()] : Array.from({ length: seats - 1 }, (_, n) => (own + 1 + n) % seats);
    return html`<div class="table ${this.narrow.is ? "narrow" : "wide"}">
      <section class="others n${others.length}" aria-label=${words.others}>${others.map((seat) => this.place(seat))}</section>
      ${this.center()} ${this.raids()} ${own === null ? nothing : html`${this.own(own)}${this.hand(own)}`}
      <tallgrass-pile .heading=${words.pile} .faces=${sorted(view.pile, material).map((number) => faceOf(number, material))}></tallgrass-pile>
      ${typesDialog(material)}
    </div>`;
  }

  // --- the warriors

  private place(seat: number): TemplateResult {
    const { view, material } = this;
    const name = braveName(seat, material);
    const target = braveTarget(seat);
    const held = view.hand_sizes[seat] ?? 0;
    const known = view.known.filter((note) => note.seats.includes(seat));
    const asked = view.asked.includes(seat) && view.current !== seat;
    const label = [name, view.current === seat ? words.hisTurn : "", words.feathers(view.feathers[seat] ?? 0, view.goal), words.held(held)];
    const drawn = html`<span class="who"
        >${this.turn(seat)}<b>${name}</b><small>${this.person(seat)}</small>${this.narrow.is ? nothing : this.score(seat)}</span
      >
      ${this.plumes(seat, view.feathers.length > 3 || this.narrow.is ? 14 : 28, this.narrow.is)}
      <span class="cards" data-at=${`hand:${seat + 1}`}>${backs(held)}<b class="number">${held}</b></span>
      <span class="notes">
        ${asked ? html`<i>${words.asked}</i>` : nothing}
        ${known.slice(0, 6).map((note) => html`<span class=${note.seats.length > 1 ? "perhaps" : ""}>${mark(cardType(note.card, material))}</span>`)}
        ${known.length > 6 ? html`<i>+${known.length - 6}</i>` : nothing}
      </span>`;
    return html`<button class="place ${this.looks(target)} ${view.current === seat ? "turn" : ""}"
      data-target=${target}
      @click=${(event: Event) => this.press(target, event)}
      @pointerenter=${(event: Event) => this.point(target, event)}
      @pointerleave=${() => this.point(null)}
      @focus=${(event: Event) => this.point(target, event)}
      @blur=${() => this.point(null)}
    >
      ${named(label.filter(Boolean).join(", "), drawn)}
    </button>`;
  }

  private looks(target: Target): string {
    return `${this.lit.has(target) ? "lit" : ""} ${this.marked.has(target) ? "marked" : ""}`;
  }

  private turn(seat: number): TemplateResult {
    return this.view.current === seat
      ? html`<svg class="flag" viewBox="0 0 10 12" role="img" aria-label=${words.hisTurn}><path d="M1 0v12M1 1l8 2.500L1 6z"/></svg>`
      : html``;
  }

  private plumes(seat: number, row: number, score: boolean): TemplateResult {
    const drawn = feathers(this.view.feathers[seat] ?? 0, this.view.goal, row);
    return html`<span class="plumes" data-at=${`feathers:${seat + 1}`}>${drawn}${score ? this.score(seat) : nothing}</span>`;
  }

  private score(seat: number): TemplateResult {
    return html`<b class="number">${words.feathersShort(this.view.feathers[seat] ?? 0, this.view.goal)}</b>`;
  }

  private person(seat: number): string {
    if (seat === this.view.seat) return words.you;
    const at = this.table?.seats[seat];
    return at?.name ?? at?.bot?.split(":")[0] ?? "";
  }

  private own(seat: number): TemplateResult {
    const { view } = this;
    return html`<section class="own ${view.current === seat ? "turn" : ""} ${this.marked.has(braveTarget(seat)) ? "marked" : ""}"
      data-target=${braveTarget(seat)}
      aria-label=${words.place(braveName(seat, this.material))}
    >
      <h3>${this.turn(seat)}${braveName(seat, this.material)}<small>${words.you}</small></h3>
      <span role="img" aria-label=${words.feathers(view.feathers[seat] ?? 0, view.goal)}>${this.plumes(seat, this.narrow.is ? 14 : 28, true)}</span>
      <button class="thing help" aria-haspopup="dialog" aria-label=${words.types} @click=${() => this.types.showModal()}>
        ${this.narrow.is ? "?" : words.types}
      </button>
    </section>`;
  }

  // --- the middle

  private center(): TemplateResult {
    const { view, material } = this;
    return html`<section class="center">
      <div class="stock">
        ${this.thing("deck", words.deckOf(view.deck_size), html`${card({ face: null })}<span><b>${view.deck_size}</b>${words.deck}</span>`, (event) => this.press("deck", event))}
        ${this.thing(
          "pile",
          words.pileOf(view.pile.length),
          html`<span class="open"></span><span><b>${view.pile.length}</b>${words.pile}</span>`,
          () => this.pile.open(),
        )}
      </div>
      <div class="middle" data-at="middle">
        ${this.top()}
        ${middle({
          view,
          material,
          happened: this.happened,
          small: (number, looks) => this.card(number, "table", looks ?? {}),
          wish: (type) => this.wish(type),
        })}
      </div>
    </section>`;
  }

  /** What one knows to lie on top of the deck. */
  private top(): TemplateResult {
    const { view, material } = this;
    if (!view.known_top.length || this.happened.at(-1)?.seen) return html``;
    return html`<div class="top">
      <span>${words.top}</span>
      <ol>
        ${view.known_top.map((number, place) => {
          const face = faceOf(number, material);
          const target = cardTarget(number, material);
          return html`<li
            title=${face.name}
            @pointerenter=${(event: Event) => this.point(target, event)}
            @pointerleave=${() => this.point(null)}
          >
            ${mark(face.type)}<span class="visually-hidden">${words.topOf(place + 1, face.name)}</span>
          </li>`;
        })}
      </ol>
    </div>`;
  }

  private wish(type: number): TemplateResult {
    const { name, title } = typeOf(type, this.material);
    const target = `type:${name}`;
    return html`<button
      class="thing ${this.looks(target)}"
      data-target=${target}
      @click=${(event: Event) => this.press(target, event)}
      @pointerenter=${(event: Event) => this.point(target, event)}
      @pointerleave=${() => this.point(null)}
    >
      ${mark(name)}${title}
    </button>`;
  }

  private thing(target: Target, label: string, content: TemplateResult, press: (event: Event) => void): TemplateResult {
    return html`<button
      class="thing heap ${this.looks(target)}"
      data-target=${target}
      data-at=${target}
      @click=${press}
      @pointerenter=${(event: Event) => this.point(target, event)}
      @pointerleave=${() => this.point(null)}
      @focus=${(event: Event) => this.point(target, event)}
      @blur=${() => this.point(null)}
    >
      ${named(label, content)}
    </button>`;
  }

  // --- raids, and one's hand

  private raids(): TemplateResult {
    return html`<section class="raids" aria-label=${words.raids}>${this.material.raids.map((raid, number) => this.raid(raid, number))}</section>`;
  }

  /** What a raid takes: what one holds in ink, the rest as outlines. */
  private raid(raid: MysticRaid, number: number): TemplateResult {
    const { view, material } = this;
    const target = `raid:${raid.name}`;
    const held = [...view.hand, ...view.chosen].map((one) => cardOf(one, material).type);
    const signs = costOf(raid.cost).flatMap(([type, count]) => {
      const has = held.filter((one) => one === type).length;
      return Array.from({ length: count }, (_, n) => mark(typeOf(type, material).name, view.seat !== null && n >= has));
    });
    const needs = raid.feathers ? `, ${words.needs(raid.feathers)}` : "";
    const label = `${raid.title}, ${words.flips(raid.flips)}${needs}${this.lit.has(target) ? `; ${words.ready}` : ""}`;
    return html`<button
      class="raid ${this.looks(target)} ${view.raid === number ? "chosen" : ""}"
      data-target=${target}
      @click=${(event: Event) => this.press(target, event)}
      @pointerenter=${(event: Event) => this.point(target, event)}
      @pointerleave=${() => this.point(null)}
      @focus=${(event: Event) => this.point(target, event)}
      @blur=${() => this.point(null)}
    >
      ${named(
        label,
        html`<span class="head"><b>${raid.title}</b><span>${words.flips(raid.flips)}</span></span>
          <span class="cost">${signs}${raid.feathers ? html`<span class="need">${feathers(1, 1, 1)}${raid.feathers}+</span>` : nothing}</span>`,
      )}
    </button>`;
  }

  private hand(seat: number): TemplateResult {
    const { view, material } = this;
    const cards = sorted(view.hand, material);
    const size = this.narrow.is ? "table" : "hand";
    return html`<ul class="hand" data-at=${`hand:${seat + 1}`} aria-label=${words.hand}>
      ${repeat(
        cards.map((number, at) => [number, cards.indexOf(number) === at ? "a" : "b"] as const),
        ([number, twin]) => `${number}${twin}`,
        ([number]) => html`<li>
          ${this.card(number, size, {})}${view.shown.some((note) => note.card === number) ? html`<i class="seen">${words.seenShort}</i>` : nothing}
        </li>`,
      )}
      ${cards.length ? nothing : html`<li class="none">${words.emptyHand}</li>`}
    </ul>`;
  }

  private card(number: number, size: "hand" | "table", looks: Partial<CardShown>): TemplateResult {
    const target = cardTarget(number, this.material);
    const inHand = this.view.hand.includes(number) && !looks.chosen;
    return card({
      face: faceOf(number, this.material),
      size,
      target,
      at: target,
      lit: inHand && this.lit.has(target),
      marked: this.marked.has(target),
      can: CAN[stageOf(this.view, this.material)] ?? words.use,
      press: (event) => this.press(target, event),
      point: (event) => this.point(event ? target : null, event ?? undefined),
      ...looks,
    });
  }
}

const CAN: Readonly<Record<string, string>> = {
  limit: words.discard,
  returning: words.discard,
  suffering: words.discard,
  gathering: words.discard,
  laying: words.lay,
  offering: words.offer,
  answering: words.offer,
};
