// Where on the board an action is done. How things are called here:
//   place:S4  card:red-cloud  cubes:green:S4  wagon:oregon:N7  trail:oregon  rail:union-pacific
//   ready:green  casualties:green  dice  and, only to be pointed at: disc:0  pile:npt  hand:npt  track  score ...
import type { Target } from "../board";
import { find, scene, top } from "./read";
import type { PlainsMaterial, PlainsView } from "./types";

/** Verbs that are done to a place. */
const TO_PLACES = ["activate", "step", "ride", "via", "fight", "relocate", "name", "strike", "place", "withdraw"];
/** Verbs that are done to cubes where something is going on. */
const TO_CUBES = ["beside", "lose", "shed", "take", "ask", "drop"];
const WITH_DICE = ["roll", "ambush", "reroll"];

/** The thing on the board whose press does an action; null: there are only buttons for it. */
export function target(action: string, view: PlainsView, material: PlainsMaterial): Target | null {
  const [verb = "", noun = "", third = ""] = action.split(":");
  if (verb === "play" || verb === "stand-in") return `card:${noun}`;
  if (TO_PLACES.includes(verb)) return `place:${noun}`;
  if (verb === "retreat") return `place:${third}`;
  if (verb === "raid") return `wagon:${third}:${noun}`;
  if (verb === "rail") return `rail:${noun}`;
  if (verb === "trail") return `trail:${noun}`;
  if (verb === "transfer") return noun === "0" ? null : "place:sacramento";
  if (verb === "recover") return recovered(view, material);
  if (WITH_DICE.includes(verb)) return "dice";
  const here = scene(view);
  const code = here === null || here < 0 ? null : material.places[here]!.code;
  if (TO_CUBES.includes(verb) && code !== null) return standing(view, material, noun, here!) ? `cubes:${noun}:${code}` : null;
  if (verb === "stop" && code !== null) return `place:${code}`;
  return null;
}

/** Cubes that come along stand beside the party; whoever isn't there has no cubes to press. */
function standing(view: PlainsView, material: PlainsMaterial, color: string, place: number): boolean {
  const army = material.armies.findIndex((each) => each.color === color);
  return (view.cubes[army]?.[place] ?? 0) > 0;
}

function recovered(view: PlainsView, material: PlainsMaterial): Target | null {
  const army = find(view, "March")?.army ?? find(view, "FactionTurn")?.army;
  return army === undefined ? null : `casualties:${material.armies[army]!.color}`;
}

/** What somebody may mean who presses a thing that can't be pressed now: to be asked why not. */
export function meant(thing: Target, view: PlainsView, material: PlainsMaterial): string[] {
  const [kind = "", noun = "", third = ""] = thing.split(":");
  switch (kind) {
    case "place":
      return meantThere(noun, view, material);
    case "card":
      return top(view)?.type === "March" ? [`play:${noun}`] : [`play:${noun}`, `stand-in:${noun}`];
    case "cubes":
      return top(view)?.type === "Engagement" ? [`lose:${noun}`] : [`take:${noun}:1`, `activate:${third}`];
    case "wagon":
      return [`raid:${third}:${noun}`];
    case "trail":
    case "rail":
      return [`${kind}:${noun}`];
    case "casualties":
      return ["recover"];
    case "dice":
      return ["roll"];
    default:
      return [];
  }
}

function meantThere(code: string, view: PlainsView, material: PlainsMaterial): string[] {
  const step = top(view);
  switch (step?.type) {
    case "Party":
      return step.line < 0 ? [`step:${code}`] : [`ride:${code}`, `via:${code}`];
    case "Placement":
    case "Reinforcement":
      return [`place:${code}:1`];
    case "Withdrawal":
    case "Removal":
      return [`withdraw:${code}:1`];
    case "Fights":
      return [`fight:${code}`];
    case "Treaty":
      return [`relocate:${code}`];
    case "GivingWay":
      return [`retreat:${material.armies[step.army]!.color}:${code}`];
    case "Engagement":
      return step.fighting.map((army) => `retreat:${material.armies[army]!.color}:${code}`);
    case "Strike":
      return [`strike:${code}`];
    case "EventCard":
      return [`name:${code}`];
    default:
      return [`activate:${code}`];
  }
}
