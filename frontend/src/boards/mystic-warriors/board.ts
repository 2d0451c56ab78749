import { html, nothing, type TemplateResult } from "lit";
import { customElement, query } from "lit/decorators.js";
import type { MysticWarriorsView } from "../../protocol/types";
import type { CardShown, CardSize } from "../../ui/card";
import { backs, feathers, mark, markLook } from "../../ui/mark";
import { named } from "../../ui/named";
import { mysticWarriorsWords as words } from "../../words/mystic-warriors";
import { CardTable } from "../card-table";
import { tableLook } from "../table-look";
import { cardOf, cardTarget } from "../cards";
import { braveName, braveTarget, cardType, costOf, faceOf, sorted, stageOf, typeOf, wasAsked } from "./faces";
import { happenings, type Happening } from "./happenings";
import { look } from "./look";
import type { MysticRaid, MysticWarriorsMaterial } from "./material";
import { middle } from "./middle";
import { middleLook } from "./middle-look";
import { phoneLook } from "./phone-look";
import { prairieLook } from "./prairie";
import { Recent } from "./recent";
import { typesDialog } from "./types-dialog";

/**
 * The other warriors above, what goes on in the middle, the raids, and one's own place and hand below. On a phone one's
 * own place stands beside the others', and deck and pile below, so that the middle is in sight.
 */
@customElement("tallgrass-mystic-warriors-board")
export class MysticWarriorsBoard extends CardTable<MysticWarriorsView, MysticWarriorsMaterial> {
  static override styles = [markLook, tableLook, look, middleLook, prairieLook, phoneLook];

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
    const narrow = this.narrow.is;
    const places = html`<section class="others n${others.length}" aria-label=${words.others}>${others.map((seat) => this.place(seat))}</section>`;
    const mine = own === null ? nothing : this.own(own);
    return html`<div class="table ${narrow ? "narrow" : "wide"}">
      ${narrow ? html`<div class="places">${places}${mine}</div>` : places} ${this.center()} ${this.raids()}
      ${narrow ? html`<div class="under">${this.stock()}${this.help()}</div>` : mine} ${own === null ? nothing : this.hand(own)}
      ${this.thrown(sorted(view.pile, material).map((number) => faceOf(number, material)))}
      ${typesDialog(material)}
    </div>`;
  }

  // --- the warriors

  private place(seat: number): TemplateResult {
    const { view, material } = this;
    const name = braveName(seat, material);
    const held = view.hand_sizes[seat] ?? 0;
    const known = view.known.filter((note) => note.seats.includes(seat));
    const asked = wasAsked(seat, view) && !this.over;
    const most = asked ? 2 : 6; // known cards that are told apart beside it
    const label = [name, this.turns(seat) ? words.hisTurn : "", words.feathers(view.feathers[seat] ?? 0, view.goal), words.held(held)];
    const drawn = html`<span class="who"
        >${this.turn(seat)}<b>${name}</b><small>${this.person(seat)}</small>${this.narrow.is ? nothing : this.score(seat)}</span
      >
      ${this.plumes(seat, view.feathers.length > 4 && !this.narrow.is ? 14 : 28, this.narrow.is)}
      <span class="cards" data-at=${`hand:${seat + 1}`}>${backs(held)}<b class="number">${held}</b></span>
      <span class="notes">
        ${asked ? html`<i title=${words.askedWhy}>${words.asked}</i>` : nothing}
        ${known.slice(0, most).map((note) => html`<span class=${note.seats.length > 1 ? "perhaps" : ""}>${mark(cardType(note.card, material))}</span>`)}
        ${known.length > most ? html`<i>+${known.length - most}</i>` : nothing}
      </span>`;
    return this.thing(braveTarget(seat), `place ${this.turns(seat) ? "turn" : ""}`, named(label.filter(Boolean).join(", "), drawn));
  }

  private turns(seat: number): boolean {
    return this.view.current === seat && !this.over;
  }

  private turn(seat: number): TemplateResult {
    return this.turns(seat)
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

  private own(seat: number): TemplateResult {
    const { view } = this;
    const narrow = this.narrow.is;
    return html`<section class="own ${this.turns(seat) ? "turn" : ""} ${this.marked.has(braveTarget(seat)) ? "marked" : ""}"
      data-target=${braveTarget(seat)}
      @pointerenter=${(event: Event) => this.point(braveTarget(seat), event)}
      @pointerleave=${() => this.point(null)}
      aria-label=${words.place(braveName(seat, this.material))}
    >
      <h2>${this.turn(seat)}${braveName(seat, this.material)}<small>${this.person(seat)}</small></h2>
      <span role="img" aria-label=${words.feathers(view.feathers[seat] ?? 0, view.goal)}>${this.plumes(seat, 28, true)}</span>
      ${narrow ? html`<span class="cards">${named(words.held(view.hand.length), html`<b class="number">${view.hand.length}</b>`)}</span>` : this.help()}
    </section>`;
  }

  private help(): TemplateResult {
    return html`<button class="thing help" aria-haspopup="dialog" aria-label=${words.types} @click=${() => this.types.showModal()}>
      ${this.narrow.is ? "?" : words.types}
    </button>`;
  }

  // --- the middle

  private center(): TemplateResult {
    const { view, material } = this;
    return html`<section class="center">
      ${this.narrow.is ? nothing : this.stock()}
      <div class="middle" data-at="middle">
        ${this.top()}
        ${middle({
          view,
          material,
          happened: this.happened,
          over: this.over,
          small: (number, looks) => this.card(number, "table", looks),
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
    return this.thing(`type:${name}`, "thing", html`${mark(name)}${title}`);
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
    const drawn = html`<span class="head"><b>${raid.title}</b><span>${words.flips(raid.flips)}</span></span>
      <span class="cost">${signs}${raid.feathers ? html`<span class="need">${feathers(1, 1, 1)}${raid.feathers}+</span>` : nothing}</span>`;
    return this.thing(target, `raid ${view.raid === number ? "chosen" : ""}`, named(label, drawn));
  }

  private hand(seat: number): TemplateResult {
    const { view, material } = this;
    const seen = (number: number): boolean => view.shown.some((note) => note.card === number);
    return this.held(
      `hand:${seat + 1}`,
      sorted(view.hand, material),
      (number, size) => html`${this.card(number, size)}${seen(number) ? html`<i class="seen">${words.seenShort}</i>` : nothing}`,
    );
  }

  private card(number: number, size: CardSize, looks: Partial<CardShown> = {}): TemplateResult {
    const target = cardTarget(number, this.material);
    const inHand = this.view.hand.includes(number) && !looks.chosen;
    return this.cardAt(target, {
      face: faceOf(number, this.material),
      size,
      lit: inHand && this.lit.has(target),
      can: CAN[stageOf(this.view, this.material)] ?? words.use,
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
