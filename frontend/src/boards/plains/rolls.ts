// The dice of the last engagement, which stay to be read.
import { plainsWords as words } from "../../words/plains";
import { find } from "./read";
import type { PlainsEvent, PlainsMaterial, PlainsView } from "./types";

export interface Roll {
  readonly army: number;
  readonly faces: readonly number[];
  readonly what: string;
}

export interface Rolls {
  readonly title: string;
  readonly region: number | null;
  /** Rolls that count together, round by round. */
  readonly rows: readonly (readonly Roll[])[];
}

const ROWS = 4; // of the last rounds
const BEGINS: readonly PlainsEvent["type"][] = ["EngagementBegan", "WagonAttacked"];

const NONE: Rolls = { title: "", region: null, rows: [] };

/** The last rolls of all that has happened, and those that count together with them. */
export function lately(events: readonly PlainsEvent[], view: PlainsView, material: PlainsMaterial): Rolls {
  const last = events.findLastIndex((event) => event.type === "Rolled" || BEGINS.includes(event.type));
  const first = events.findLastIndex((event, n) => n <= last && BEGINS.includes(event.type));
  let now = NONE;
  for (const event of events.slice(Math.max(first, 0), last + 1)) {
    if (event.type === "EngagementBegan") now = { ...NONE, title: words.fightIn(material.places[event.region]!.title), region: event.region };
    else if (event.type === "WagonAttacked") now = { ...NONE, title: words.raidIn(material.places[event.region]!.title), region: event.region };
    else if (event.type === "Rolled") now = rolled(now, event);
  }
  const fight = find(view, "Engagement");
  if (fight && fight.region !== now.region) return { title: words.fightIn(material.places[fight.region]!.title), region: fight.region, rows: fought(fight.faces) };
  return now;
}

/** Dice that no engagement asks for have a title of their own. */
function rolled(rolls: Rolls, roll: Roll): Rolls {
  const title = words.alone[roll.what];
  if (title && rolls.title !== title) return { title, region: null, rows: [[roll]] };
  return { ...rolls, rows: added(rolls.rows, roll).slice(-ROWS) };
}

function added(rows: Rolls["rows"], roll: Roll): Rolls["rows"] {
  const last = rows[rows.length - 1];
  const together = last && !last.some((other) => other.army === roll.army) && (last[0]!.what === roll.what || roll.what === "wagon" || roll.what === "raid");
  return together ? [...rows.slice(0, -1), [...last, roll]] : [...rows, [roll]];
}

/** Of a fight that is looked at in its midst, e.g. in a replay. */
function fought(faces: readonly (readonly number[])[]): Rolls["rows"] {
  const rolls = faces.map((each, army) => ({ army, faces: each, what: "fight" })).filter((roll) => roll.faces.length);
  return rolls.length ? [rolls] : [];
}
