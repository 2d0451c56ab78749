import { own } from "../store/own";
import { parsed } from "../store/spec";

// What the bots that everybody meets are like; another one is told by its spec alone.
const like: Readonly<Record<string, string>> = { random: "random", heuristic: "strong" };

/** What the page calls a bot, by its spec. */
export const bots = {
  /** 'strong bot (heuristic)', 'random bot' */
  called: (spec: string): string => {
    const word = own(like, parsed(spec).name);
    if (word === undefined) return `bot (${spec})`;
    return word === spec ? `${word} bot` : `${word} bot (${spec})`;
  },
  /** The same where a line or a choice begins. */
  titled: (spec: string): string => {
    const called = bots.called(spec);
    return called.charAt(0).toUpperCase() + called.slice(1);
  },
  /** Where there is little room. */
  short: (spec: string): string => {
    const { name } = parsed(spec);
    const word = own(like, name);
    return word === undefined ? name : `${word} bot`;
  },
};
