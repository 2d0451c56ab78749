// What lies around the map: round, discs and score over it; boxes of the factions, wagons and piles below.
import { html, nothing, svg, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { card } from "../../ui/card";
import { vars } from "../../ui/vars";
import { plainsWords as words } from "../../words/plains";
import type { Board } from "../board";
import { inOrder, isDrawn } from "./discs";
import { cube, disc, engine, wagon } from "./pieces";
import { faceOf } from "./faces";
import { railed } from "./read";
import { INDIAN, RAILROAD, US, WAGONS, type PlainsMaterial, type PlainsView } from "./types";

type At = Board<PlainsView, PlainsMaterial>;

export function over(board: At): TemplateResult {
  const { view, material } = board;
  return html`<div class="over" role="group" data-group="row" aria-label=${words.over}>
    <div class="round" role="button" data-target="round"><span>${words.round(Math.max(1, view.round), view.max_rounds)}</span>
      <span class="pips" aria-hidden="true">${Array.from({ length: view.max_rounds }, (_, n) => html`<i class=${n < view.round - 1 ? "past" : n === view.round - 1 ? "now" : ""}></i>`)}</span></div>
    <div class="discs" role="group" aria-label=${words.discs}>${repeat(inOrder(view, material, board.news), (n) => n, (n) => discOf(board, material.discs[n]!.title, n))}</div>
    ${score(view, material)}
  </div>`;
}

function discOf({ view, marked }: At, title: string, n: number): TemplateResult {
  const now = view.disc === n && view.agenda.length > 0;
  const drawn = isDrawn(view, n);
  const target = `disc:${n}`;
  return html`<span class=${`${now ? "now" : drawn ? "drawn" : "bag"}${marked.has(target) ? " marked" : ""}`} role="button"
    data-target=${target} data-at=${target} aria-label=${words.disc(title, now, drawn)}>
    <svg viewBox="-17 -17 34 36" width="30" height="32" aria-hidden="true">${svg`${disc(n)}`}</svg></span>`;
}

function score(view: PlainsView, material: PlainsMaterial): TemplateResult {
  const most = Math.max(60, ...view.score);
  const told = [INDIAN, US].map((side) => words.points(material.sides[side]!.title, view.score[side] ?? 0));
  return html`<div class="score" role="button" aria-label=${`${words.score}: ${told.join(", ")}`} data-target="score">
    ${[INDIAN, US].map((side) => {
      const points = view.score[side] ?? 0;
      const title = material.sides[side]!.title;
      return html`<div class=${side === US ? "tally us" : "tally indian"}>
        <span class="whose">${title}</span>
        <span class="bar" aria-hidden="true"><i ${vars({ width: `${(100 * points) / most}%` })}></i></span>
        <b>${points}</b></div>`;
    })}
  </div>`;
}

/** What the points are made of. */
export function parts(view: PlainsView, material: PlainsMaterial, side: number): string {
  const complete = railed(view) >= material.railroad.length;
  const count: Record<string, number> = {
    regions: view.control.filter((control) => control === side).length,
    wagons: side === US ? view.arrived : view.destroyed,
    railroad: complete === (side === US) ? 1 : 0,
  };
  const told = material.points
    .filter((points) => points.side === side)
    .map(({ name, each }) => ({ name, each, count: count[name] ?? (view.bonus[side] ?? 0) / each }))
    .filter(({ count }) => count > 0)
    .map(({ name, each, count }) => words.part(name, count, each));
  return words.made(material.sides[side]!.title, told, view.score[side] ?? 0);
}

export function ledger(board: At): TemplateResult {
  const { material } = board;
  return html`<div class="ledger">
    <div class="boxes" role="group" data-group="row" aria-label=${words.boxes}>${material.armies.map((_, n) => boxes(board, n))}${wagons(board)}${rails(board)}</div>
    ${piles(board)}
  </div>`;
}

function boxes(board: At, army: number): TemplateResult {
  const { view, material, lit, marked } = board;
  const { title, color } = material.armies[army]!;
  const gone = view.removed[army] ?? 0;
  return html`<section class=${`box a${army}`}>
    <h2><svg viewBox="0 0 23 23" width="22" height="22" aria-hidden="true">${svg`${cube(army)}`}</svg>${title}</h2>
    <div class="cells">
      ${cell(title, words.ready, view.ready[army] ?? 0, `ready:${color}`, lit, marked)}
      ${cell(title, words.lost, view.casualties[army] ?? 0, `casualties:${color}`, lit, marked)}
      ${gone ? cell(title, words.gone, gone, `removed:${color}`, lit, marked) : nothing}
    </div>
  </section>`;
}

/** A number with what it counts; what is read below it may be shorter than what is heard. */
function cell(whose: string, title: string, value: number, target: string, lit: ReadonlySet<string>, marked: ReadonlySet<string>, short = title): TemplateResult {
  const can = lit.has(target);
  const heard = short === title ? `${whose}: ${value} ${title}` : `${whose} ${title}: ${value} ${short}`;
  return html`<div class=${`cell${can ? " lit" : ""}${marked.has(target) ? " marked" : ""}`} data-target=${target} data-at=${target}
    role="button" aria-label=${can ? `${heard}; ${words.can}` : heard}>
    <b>${value}</b> <span>${short}</span></div>`;
}

function wagons({ view, lit, marked, material }: At): TemplateResult {
  const { title } = material.discs[WAGONS]!;
  return html`<section class="box a5">
    <h2><svg viewBox="-1 0 34 24" width="31" height="22" aria-hidden="true">${svg`${wagon()}`}</svg>${title}</h2>
    <div class="cells">
      ${cell(title, words.short.supply, view.wagons_ready, "wagons:ready", lit, marked)}
      ${cell(title, words.short.arrived, view.arrived, "wagons:arrived", lit, marked)}
      ${cell(title, words.short.destroyed, view.destroyed, "wagons:destroyed", lit, marked)}
    </div></section>`;
}

function rails({ view, material, lit, marked }: At): TemplateResult {
  const { title } = material.discs[RAILROAD]!;
  return html`<section class="box a6">
    <h2><svg viewBox="0 0 41 24" width="37" height="22" aria-hidden="true">${svg`${engine()}`}</svg>${title}</h2>
    <div class="cells">
      ${cell(title, words.of(material.railroad.length), railed(view), "track", lit, marked)}
      ${cell(title, words.mountainous, railed(view) - sum(view.filled), "track", lit, marked)}
      ${material.lines.map((line, n) => cell(title, words.ends[n] ?? line.title, view.filled[n] ?? 0, `track:${line.name}`, lit, marked, words.short.ends[n]))}
    </div></section>`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function piles(board: At): TemplateResult {
  const { view, material, lit, marked } = board;
  return html`<section class="piles" aria-label=${words.piles}><h2>${words.piles}</h2><div class="row" data-group="row">${material.decks.map((deck, n) => {
    const pile = view.piles[n] ?? [];
    const last = pile[pile.length - 1];
    const target = `pile:${deck.name}`;
    return html`<figure>
      ${last === undefined
        ? html`<div class="no-card" data-at=${target}></div>`
        : card({ face: faceOf(last, material), size: "table", target, at: target, lit: lit.has(target), marked: marked.has(target) })}
      <figcaption><b>${deck.title}</b><span>${words.deck(view.deck_sizes[n] ?? 0)}</span><span data-at=${`hand:${deck.name}`}>${words.handSize(view.hands[n]?.size ?? 0)}</span></figcaption>
    </figure>`;
  })}</div></section>`;
}
