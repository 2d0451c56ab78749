// All texts of the page, by where they stand. What the game says (prompts, labels, log, rules) comes from the server.
import { games } from "./words/games";
import { join, lesson } from "./words/join";
import { shell } from "./words/shell";
import { table } from "./words/table";

export const words = { games, join, lesson, shell, table };
