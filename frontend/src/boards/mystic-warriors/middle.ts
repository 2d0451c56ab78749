import { html, nothing, type TemplateResult } from "lit";
import type { MysticWarriorsView } from "../../protocol/types";
import { card, type CardShown } from "../../ui/card";
import { KINDS } from "../../ui/card-kinds";
import { mark } from "../../ui/mark";
import { strokes } from "../../ui/signs";
import { mysticWarriorsWords as words } from "../../words/mystic-warriors";
import { cardOf } from "../cards";
import { braveName, stageOf, typeOf, wanted } from "./faces";
import type { Happening } from "./happenings";
import type { MysticWarriorsMaterial } from "./material";
import { prairie } from "./prairie";

/** What the middle of the table is drawn from. */
export interface Middle {
  readonly view: MysticWarriorsView;
  readonly material: MysticWarriorsMaterial;
  readonly happened: readonly Happening[];
  readonly over: boolean;
  /** A card on the table, with its looks. */
  small(card: number, looks?: Partial<CardShown>): TemplateResult;
  /** A type that can be asked for. */
  wish(type: number): TemplateResult;
}

const LAST = 2; // happenings that are shown at once
const MOST = 18; // cards of them

/** What is being put together or dealt with on the table; else what lay there last. */
export function middle(table: Middle): TemplateResult {
  const { view, material } = table;
  if (table.over) return last(table);
  const mine = view.seat !== null && view.waiting.includes(view.seat);
  switch (stageOf(view, material)) {
    case "laying":
      return mine ? laying(table) : last(table);
    case "gathering":
      return group(words.gathering, [...chosen(table), slot(words.gatheringSlot)], "close");
    case "naming":
      return html`${group(words.luck, chosen(table), "close")}<p class="ask">${words.luckAsk}</p>`;
    case "offering":
      return offering(table);
    case "answering":
    case "deciding":
      return trading(table);
    case "limit":
    case "returning":
    case "suffering":
      return html`${last(table, false)}<p class="ask">${words.discards(braveName(view.waiting[0] ?? view.current, material), view.owed)}</p>`;
    default:
      return last(table);
  }
}

/** Cards in a row under a heading. */
function group(title: string, cards: readonly TemplateResult[], look = ""): TemplateResult {
  return html`<section class="group ${cards.length > 6 ? "many" : ""} ${look}" aria-label=${title}>
    <h2>${title}</h2>
    <ul>
      ${cards.map((one) => html`<li>${one}</li>`)}
    </ul>
  </section>`;
}

function chosen(table: Middle): TemplateResult[] {
  return table.view.chosen.map((number) => table.small(number, { chosen: true }));
}

/** An empty place, with the sign of what belongs there. */
function slot(title: string, type?: keyof typeof KINDS): TemplateResult {
  return html`<div class="slot" role="img" aria-label=${words.slot(title)}>
    ${type ? html`<svg viewBox="0 0 32 32" aria-hidden="true">${strokes(KINDS[type].sign)}</svg>` : nothing}<span>${title}</span>
  </div>`;
}

/** A raid with its places, filled as far as it is. */
function laying(table: Middle): TemplateResult {
  const { view, material } = table;
  const raid = material.raids[view.raid];
  if (!raid) return last(table);
  const left = [...view.chosen];
  const places = raid.cost.map((type) => {
    const at = left.findIndex((number) => cardOf(number, material).type === type);
    const [number] = at < 0 ? [] : left.splice(at, 1);
    return number === undefined ? slot(typeOf(type, material).title, typeOf(type, material).name) : table.small(number, { chosen: true });
  });
  return group(`${raid.title}: ${words.flips(raid.flips)}`, places, "slots");
}

function wishes(table: Middle): TemplateResult {
  const { view, material } = table;
  if (!view.wants.length) return html``;
  return html`<p class="wants">
    ${words.wants}
    ${wanted(view.wants).map(([type, count]) => html`<span>${mark(typeOf(type, material).name)} ${words.cards(count, typeOf(type, material).title)}</span>`)}
  </p>`;
}

function offering(table: Middle): TemplateResult {
  const { view, material } = table;
  const title = words.trade(braveName(view.current, material), braveName(view.partner, material));
  return html`<h2 class="trade">${title}</h2>
    ${wishes(table)}
    ${view.chosen.length
      ? nothing
      : html`<div class="wish" role="group" aria-label=${words.wantWhat}>
          <span>${words.wantWhat}</span>
          ${material.types.map((_, type) => table.wish(type))}
        </div>`}
    ${group(words.offers, [...chosen(table), slot(words.gatheringSlot)], "close")}`;
}

/** An offer that is made, and the answer to it; others than the two see that there are cards. */
function trading(table: Middle): TemplateResult {
  const { view, material } = table;
  const partner = view.seat === view.partner;
  const ours = partner || view.seat === view.current;
  const answering = stageOf(view, material) === "answering";
  const answer = answering
    ? partner
      ? [...chosen(table), slot(words.gatheringSlot)]
      : [slot(words.notYet)]
    : ours
      ? view.answer.map((number) => table.small(number))
      : [hidden()];
  return html`<h2 class="trade">${words.trade(braveName(view.current, material), braveName(view.partner, material))}</h2>
    ${wishes(table)}
    <div class="two">
      ${group(`${braveName(view.current, material)}: ${words.offers}`, ours ? view.offer.map((number) => table.small(number)) : [hidden()], "close")}
      ${group(`${braveName(view.partner, material)}: ${words.gives}`, answer, "close")}
    </div>`;
}

function hidden(): TemplateResult {
  return html`${card({ face: null, label: words.forTwo })}<span class="soft">${words.forTwo}</span>`;
}

/** The latest happenings, as many as there is room for. */
function last(table: Middle, quiet = true): TemplateResult {
  const shown: Happening[] = [];
  let cards = 0;
  for (const happening of [...table.happened].reverse()) {
    cards += happening.cards.length;
    if (shown.length === LAST || (shown.length && cards > MOST)) break;
    shown.unshift(happening);
  }
  if (!shown.length) return quiet ? html`${prairie}<p class="quiet">${words.quiet}</p>` : html``;
  return html`<div class="last">${shown.map((happening) => trace(happening, table))}</div>`;
}

function trace(happening: Happening, table: Middle): TemplateResult {
  const { counting } = happening;
  const cards = happening.cards.map((number) => table.small(number, { faint: counting !== null && !counting.has(number) }));
  return cards.length ? group(happening.title, cards) : html`<section class="group"><h2>${happening.title}</h2></section>`;
}
