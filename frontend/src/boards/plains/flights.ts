import type { TemplateResult } from "lit";
import type { Flight, Target } from "../board";
import { card } from "../../ui/card";
import { faceOf } from "./faces";
import { flown } from "./loose";
import { NOWHERE, RAILROAD, WAGONS, type PlainsEvent, type PlainsMaterial, type PlainsView } from "./types";

/** The pieces that move when an event is shown. */
export function flights(event: PlainsEvent, _view: PlainsView, material: PlainsMaterial): Flight[] {
  const at = (place: number): Target => `place:${material.places[place]!.code}`;
  const color = (army: number): string => material.armies[army]!.color;
  const one = (piece: TemplateResult, from: Target, to: Target): Flight[] => [{ piece, from, to }];
  const gone = (army: number, place: number): Target => (place === NOWHERE ? `ready:${color(army)}` : at(place));
  switch (event.type) {
    case "CardPlayed": {
      const deck = material.decks[material.cards[event.card]!.deck]!.name;
      return [{ piece: card({ face: faceOf(event.card, material) }), thing: `card:${material.cards[event.card]!.noun}`, from: `hand:${deck}`, to: `pile:${deck}` }];
    }
    case "Drew":
      return event.cards.flatMap((number) =>
        one(card({ face: faceOf(number, material) }), `pile:${material.decks[material.cards[number]!.deck]!.name}`, `card:${material.cards[number]!.noun}`),
      );
    case "Placed":
      return one(flown([event.army]), `ready:${color(event.army)}`, at(event.place));
    case "Transferred":
      return one(flown([event.army]), "place:st-louis", "place:sacramento");
    case "Recovered":
      return one(flown([event.army]), `casualties:${color(event.army)}`, `ready:${color(event.army)}`);
    case "Removed":
      return one(flown([event.army]), event.place === NOWHERE ? `casualties:${color(event.army)}` : at(event.place), `${event.permanent ? "removed" : "casualties"}:${color(event.army)}`);
    case "Stepped":
      return one(flown(event.armies.flatMap((count, army) => Array<number>(Math.min(count, 4)).fill(army))), at(event.frm), at(event.to));
    case "GaveWay":
    case "Retreated":
    case "Relocated":
      return one(flown([event.army]), at(event.frm), gone(event.army, event.to));
    case "Withdrew":
      return one(flown([event.army]), at(event.frm), at(event.to));
    case "Shed":
      return one(flown([event.army]), at(event.place), `ready:${color(event.army)}`);
    case "Lost":
      return one(flown([event.army]), at(event.place), `${event.permanent ? "removed" : "casualties"}:${color(event.army)}`);
    case "WagonsPlaced":
      return one(flown([WAGONS]), "wagons:ready", "place:st-louis");
    case "WagonRolled":
      return one(flown([WAGONS]), ...rolling(event.trail, event.to, material));
    case "WagonDestroyed":
      return one(flown([WAGONS]), stop(material, event.trail, event.region), "wagons:destroyed");
    case "TrackLaid":
      return one(flown([RAILROAD]), "track", `rail:${material.lines[event.line]!.name}`);
    case "MountainsFilled":
      return one(flown([RAILROAD]), "track", "rail:central-pacific");
    default:
      return [];
  }
}

function stop(material: PlainsMaterial, trail: number, region: number): Target {
  return `wagon:${material.trails[trail]!.name}:${material.places[region]!.code}`;
}

function rolling(trail: number, to: number, material: PlainsMaterial): [Target, Target] {
  const { regions } = material.trails[trail]!;
  const k = to === NOWHERE ? regions.length : regions.indexOf(to);
  const before = regions[k - 1];
  return [before === undefined ? "place:st-louis" : stop(material, trail, before), to === NOWHERE ? "wagons:arrived" : stop(material, trail, to)];
}
