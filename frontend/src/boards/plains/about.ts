import type { About, Target } from "../board";
import { plainsWords as words } from "../../words/plains";
import { isDrawn } from "./discs";
import { parts } from "./ledger";
import { contested, place as placeOf, railed } from "./read";
import { cubesTold, holder, wagonsTold } from "./told";
import type { PlainsMaterial, PlainsView } from "./types";

/** What a thing on the board is. */
export function about(target: Target, view: PlainsView, material: PlainsMaterial): About | null {
  const [kind = "", noun = "", third = ""] = target.split(":");
  const army = material.armies.findIndex((each) => each.color === noun);
  const title = material.armies[army]?.title ?? "";
  switch (kind) {
    case "place":
      return placeAbout(view, material, placeOf(material, noun));
    case "card":
      return cardAbout(material, material.cards.findIndex((card) => card.noun === noun));
    case "pile":
      return pileAbout(view, material, noun);
    case "cubes":
      return { title: words.cubes(view.cubes[army]?.[placeOf(material, third)] ?? 0, title), lines: [material.places[placeOf(material, third)]!.title] };
    case "wagon":
      return { title: material.trails.find((trail) => trail.name === noun)?.title ?? "", lines: wagonsTold(view, material, placeOf(material, third)), rule: "P-39" };
    case "trail": {
      const trail = material.trails.find((each) => each.name === noun);
      return trail ? { title: trail.title, lines: [words.trailOf(trail.regions.map((region) => material.places[region]!.code))], rule: "P-40" } : null;
    }
    case "rail":
    case "track":
      return trackAbout(view, material);
    case "ready":
      return { title: words.stock(view.ready[army] ?? 0, title), lines: [], rule: "P-5" };
    case "casualties":
      return { title: words.dead(view.casualties[army] ?? 0, title), lines: [], rule: "P-12" };
    case "disc":
      return { title: words.disc(material.discs[Number(noun)]!.title, view.disc === Number(noun), isDrawn(view, Number(noun))), lines: [], rule: "P-10" };
    case "round":
      return { title: words.round(view.round, view.max_rounds), lines: [], rule: "P-10" };
    case "score":
      return { title: words.score, lines: [...material.sides.map((_, side) => parts(view, material, side)), ...material.points.map((each) => each.text)], rule: "P-44" };
    case "wagons":
      return { title: material.discs[5]!.title, lines: [`${words.supply}: ${view.wagons_ready}`, `${words.arrived}: ${view.arrived}`, `${words.destroyed}: ${view.destroyed}`], rule: "P-40" };
    default:
      return null;
  }
}

function placeAbout(view: PlainsView, material: PlainsMaterial, at: number): About | null {
  const place = material.places[at];
  if (!place) return null;
  const there = [cubesTold(view, material, at), ...wagonsTold(view, material, at)];
  if (place.kind === "box") {
    const closed = place.code === "sacramento" && view.mountains < material.mountains.length;
    return { title: place.name, lines: closed ? [...there, words.closed] : there, rule: "P-3" };
  }
  const lines = [holder(view, at), ...there];
  if (contested(view, material, at)) lines.push(words.contested);
  if (place.home !== null) lines.push(words.home(material.armies[place.home]!.title));
  if (place.peoples) lines.push(place.peoples);
  if (place.trail_end) lines.push(words.endOfTrail);
  return { title: `${place.name}, ${place.code}`, lines, rule: "P-1" };
}

function cardAbout(material: PlainsMaterial, number: number): About | null {
  const card = material.cards[number];
  if (!card) return null;
  const deck = material.decks[card.deck]!;
  const lines = [card.type === "event" ? `${deck.title}: ${card.worth}` : `${deck.title}: ${deck.main}, ${card.worth}`];
  if (card.text) lines.push(card.text);
  const rule = card.rules[0];
  return rule === undefined ? { title: card.name, lines } : { title: card.name, lines, rule };
}

function pileAbout(view: PlainsView, material: PlainsMaterial, name: string): About | null {
  const n = material.decks.findIndex((deck) => deck.name === name);
  const pile = view.piles[n] ?? [];
  const last = pile[pile.length - 1];
  const sizes = [words.deck(view.deck_sizes[n] ?? 0), words.handSize(view.hands[n]?.size ?? 0)];
  if (last === undefined) return { title: words.piles, lines: [words.noPile, ...sizes] };
  const told = cardAbout(material, last);
  return told && { ...told, lines: [...told.lines, ...sizes] };
}

function trackAbout(view: PlainsView, material: PlainsMaterial): About {
  return {
    title: words.rails(railed(view), material.railroad.length),
    lines: [words.mountains(view.mountains, material.mountains.length), ...material.lines.map((line, n) => words.track(line.title, view.filled[n] ?? 0))],
    rule: "P-41",
  };
}
