import type { Target } from "../board";
import { scene } from "./read";
import { NOWHERE, type PlainsEvent, type PlainsMaterial, type PlainsView } from "./types";

/** The things that an event is about. */
export function touched(event: PlainsEvent, view: PlainsView, material: PlainsMaterial): Target[] {
  const at = (place: number): Target[] => (place === NOWHERE ? [] : [`place:${material.places[place]!.code}`]);
  const card = (number: number): Target[] => [`card:${material.cards[number]!.noun}`, `pile:${material.decks[material.cards[number]!.deck]!.name}`];
  const color = (army: number): string => material.armies[army]!.color;
  switch (event.type) {
    case "DiscDrawn":
      return [`disc:${event.disc}`];
    case "RoundBegan":
      return ["round"];
    case "CardPlayed":
    case "PlayedAtOnce":
    case "CardLeft":
      return card(event.card);
    case "Drew":
    case "DrewCards":
    case "Reshuffled":
      return [`pile:${material.decks[event.deck]!.name}`];
    case "Recovered":
      return [`casualties:${color(event.army)}`, `ready:${color(event.army)}`];
    case "Placed":
    case "Activated":
    case "Dropped":
    case "Shed":
    case "Lost":
      return at(event.place);
    case "Removed":
      return event.place === NOWHERE ? [`casualties:${color(event.army)}`] : at(event.place);
    case "Transferred":
      return ["place:st-louis", "place:sacramento"];
    case "Stepped":
    case "GaveWay":
    case "Withdrew":
    case "Retreated":
    case "Relocated":
      return [...at(event.frm), ...at(event.to)];
    case "EngagementBegan":
    case "EngagementEnded":
    case "TreatyMade":
      return at(event.region);
    case "WagonAttacked":
    case "WagonDestroyed":
    case "WagonHeld":
      return [`wagon:${material.trails[event.trail]!.name}:${material.places[event.region]!.code}`, ...at(event.region)];
    case "WagonRolled":
      return [`trail:${material.trails[event.trail]!.name}`, ...at(event.to)];
    case "WagonsPlaced":
    case "WagonsWaited":
      return ["place:st-louis"];
    case "Rolled":
      return ["dice", ...at(scene(view) ?? NOWHERE)];
    case "MountainsFilled":
      return ["rail:central-pacific"];
    case "TrackLaid":
      return [`rail:${material.lines[event.line]!.name}`];
    case "RailroadComplete":
      return ["track"];
    case "Scored":
    case "GameEnded":
      return ["score"];
    default:
      return [];
  }
}
