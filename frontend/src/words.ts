// All texts of the page, by where they stand. What the game says (prompts, labels, log, rules) comes from the server.
import { cardWords as card } from "./words/card";
import { front } from "./words/front";
import { games } from "./words/games";
import { join, lesson } from "./words/join";
import { shell } from "./words/shell";
import { table } from "./words/table";

export const words = { card, front, games, join, lesson, shell, table };
