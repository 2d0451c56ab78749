// Reading a view: what stands where, and what is going on. None of it is a rule.
import { ENEMIES, INDIAN, NOBODY, US, type PlainsMaterial, type PlainsView, type Step } from "./types";

export function place(material: PlainsMaterial, code: string): number {
  return material.places.findIndex((each) => each.code === code);
}

/** By faction, the cubes in a place. */
export function standing(view: PlainsView, at: number): number[] {
  return view.cubes.map((row) => row[at] ?? 0);
}

/** By trail, the wagons in a region. */
export function wagonsAt(view: PlainsView, material: PlainsMaterial, region: number): number[] {
  return material.trails.map((trail, n) => {
    const at = trail.regions.indexOf(region);
    return at < 0 ? 0 : (view.wagons[n]?.[at] ?? 0);
  });
}

/** Whether cubes of both sides stand in a region. */
export function contested(view: PlainsView, material: PlainsMaterial, region: number): boolean {
  const counts = standing(view, region);
  const of = (side: number): boolean => material.sides[side]!.armies.some((army) => counts[army]! > 0);
  return of(INDIAN) && of(US);
}

/** Whose wash a region has. */
export function washOf(view: PlainsView, material: PlainsMaterial, region: number): "npt" | "spt" | "us" | "enemies" | "nobody" {
  const home = material.places[region]!.home;
  const control = view.control[region];
  if (control === US) return "us";
  if (control === NOBODY) return home === ENEMIES ? "enemies" : "nobody";
  if (home === ENEMIES) return material.places[region]!.kind === "enemies_north" ? "npt" : "spt";
  return home === 0 ? "npt" : "spt";
}

export function top(view: PlainsView): Step | null {
  return view.agenda[view.agenda.length - 1] ?? null;
}

export function find<K extends Step["type"]>(view: PlainsView, kind: K): Extract<Step, { type: K }> | null {
  for (let n = view.agenda.length - 1; n >= 0; n--) {
    const step = view.agenda[n]!;
    if (step.type === kind) return step as Extract<Step, { type: K }>;
  }
  return null;
}

/** The place with whose cubes something is being done. */
export function scene(view: PlainsView): number | null {
  const step = top(view);
  switch (step?.type) {
    case "Party":
    case "Activation":
    case "Raid":
      return step.place;
    case "Engagement":
    case "Treaty":
    case "GivingWay":
    case "Shedding":
      return step.region;
    case "Strike":
      return step.owed > 0 ? view.striking : step.target;
    default:
      return null;
  }
}

/** How many spaces of the whole track hold black cubes. */
export function railed(view: PlainsView): number {
  return view.mountains + view.filled.reduce((sum, count) => sum + count, 0);
}

/** Whether a space of the track (from west to east) is filled. */
export function filledSpaces(view: PlainsView, material: PlainsMaterial): boolean[] {
  const filled = material.railroad.map(() => false);
  material.mountains.slice(0, view.mountains).forEach((space) => (filled[space] = true));
  material.lines.forEach((line, n) => line.spaces.slice(0, view.filled[n]).forEach((space) => (filled[space] = true)));
  return filled;
}
