import type { MysticWarriorsEvent, News } from "../../protocol/types";
import { mysticWarriorsWords as words } from "../../words/mystic-warriors";
import { braveName, cardType } from "./faces";
import type { MysticWarriorsMaterial } from "./material";

/** Cards that lay on the table a moment ago, under what was done with them. */
export interface Happening {
  readonly title: string;
  readonly cards: readonly number[];
  /** What counts among them; null: nothing is told apart. */
  readonly counting: ReadonlySet<number> | null;
  /** An Omen is read, and what it showed is seen: which tells as much. */
  readonly omen?: boolean;
  readonly seen?: boolean;
}

/** What happened on the table within these news, the latest last. */
export function happenings(fresh: readonly News[], material: MysticWarriorsMaterial): Happening[] {
  const found: Happening[] = [];
  for (const { event } of fresh) {
    const happening = one(event as MysticWarriorsEvent, material);
    if (happening) found.push(happening);
  }
  return found.filter((happening, n) => !(happening.omen && found[n + 1]?.seen));
}

function one(event: MysticWarriorsEvent, material: MysticWarriorsMaterial): Happening | null {
  const name = (seat: number): string => braveName(seat, material);
  const plain = (title: string, cards: readonly number[]): Happening => ({ title, cards, counting: null });
  switch (event.type) {
    case "RaidBegan":
      return plain(words.raid(name(event.seat), material.raids[event.raid]?.title ?? ""), event.cards);
    case "Flipped": {
      const coups = event.cards.filter((card) => cardType(card, material) === "coup");
      return { title: words.flipped(event.cards.length, event.coups), cards: event.cards, counting: new Set(coups) };
    }
    case "CardPlayed":
      return plain(words.played(name(event.seat)), [event.card]);
    case "Gathered":
      return plain(words.gathered(name(event.seat)), event.cards);
    case "OmenRead":
      return { ...plain(words.omen(name(event.seat)), [event.card]), omen: true };
    case "OmenSeen":
      return { ...plain(words.omenSeen, event.cards), seen: true };
    case "LuckPlayed":
      return plain(words.hit(name(event.seat), name(event.victim)), [event.card]);
    case "Discarded":
      return plain(words.discarded(name(event.seat)), event.cards);
    case "Traded":
      return plain(words.traded(name(event.seat), name(event.partner), event.gave, event.got), []);
    case "SmallGame":
      return plain(words.smallGame(name(event.seat)), []);
    default:
      return null;
  }
}
