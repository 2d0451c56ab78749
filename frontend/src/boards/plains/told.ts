// What a screen reader and a tooltip say of the things on the board.
import { plainsWords as words } from "../../words/plains";
import { contested, standing, wagonsAt } from "./read";
import { NOBODY, US, type PlainsMaterial, type PlainsView } from "./types";

export function holder(view: PlainsView, region: number): string {
  const control = view.control[region];
  return control === NOBODY ? words.holds.nobody : control === US ? words.holds.us : words.holds.indian;
}

/** "3 Cavalry, 2 Settlers". */
export function cubesTold(view: PlainsView, material: PlainsMaterial, place: number): string {
  const told = standing(view, place)
    .map((count, army) => ({ count, army }))
    .filter(({ count }) => count > 0)
    .map(({ count, army }) => words.cubes(count, material.armies[army]!.title));
  return told.join(", ") || words.empty;
}

export function wagonsTold(view: PlainsView, material: PlainsMaterial, place: number): string[] {
  if (material.places[place]!.code === material.places[material.trails[0]?.start ?? -1]?.code && view.wagons_waiting) {
    return [words.waiting(view.wagons_waiting)];
  }
  return wagonsAt(view, material, place)
    .map((count, trail) => ({ count, trail }))
    .filter(({ count }) => count > 0)
    .map(({ count, trail }) => words.wagons(count, material.trails[trail]!.title));
}

/** "Dodge City, S4: US control; 3 Cavalry, 2 Settlers; 1 wagon on the Santa Fe Trail". */
export function placeTold(view: PlainsView, material: PlainsMaterial, at: number): string {
  const place = material.places[at]!;
  const head = place.kind === "box" ? place.name : `${place.name}, ${place.code}: ${holder(view, at)}`;
  const fight = place.kind !== "box" && contested(view, material, at) ? [words.contested] : [];
  return [head, ...fight, cubesTold(view, material, at), ...wagonsTold(view, material, at)].join("; ");
}
