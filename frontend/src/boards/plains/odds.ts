import type { Fight, Force, Target } from "../board";
import { LETTERS } from "./pieces";
import { place, standing, top, wagonsAt } from "./read";
import { INDIAN, type PlainsMaterial, type PlainsView } from "./types";

/** What is asked for the odds of a fight at a place, and who could come to it where nobody fights yet. */
export function odds(target: Target, view: PlainsView, material: PlainsMaterial): Fight | null {
  const [kind, noun, third] = target.split(":");
  const code = kind === "place" ? noun : kind === "wagon" || kind === "cubes" ? third : undefined;
  if (code === undefined) return null;
  const at = place(material, code);
  return { question: code, forces: at >= 0 && at < material.regions ? forces(view, material, at) : [] };
}

/** The factions of the side that isn't there, or of the Indians where wagons stand alone; of a party that is on its way as many as come. */
function forces(view: PlainsView, material: PlainsMaterial, at: number): Force[] {
  const counts = standing(view, at);
  const away = material.sides.filter((side) => side.armies.every((army) => !counts[army]));
  const alone = away.length > 1 && wagonsAt(view, material, at).some((count) => count > 0);
  const side = alone ? material.sides[INDIAN] : away.length === 1 ? away[0] : undefined;
  const step = top(view);
  const coming = step?.type === "Party" && step.place !== at ? step.cubes : [];
  return (side?.armies ?? [])
    .map((army) => ({
      sign: LETTERS[army] ?? "",
      title: material.armies[army]!.title,
      most: (view.cubes[army] ?? []).reduce((sum, count) => sum + count, view.ready[army] ?? 0),
      first: coming[army] ?? 0,
    }))
    .filter(({ sign, most }) => sign && most > 0);
}
