// The texts of the pages around a table, by where they stand. What the game says (prompts, labels, log, rules) comes from the server.
import { front } from "./words/front";
import { games } from "./words/games";
import { join, lesson } from "./words/join";
import { rules } from "./words/rules";
import { shell } from "./words/shell";
import { wishes } from "./words/table-wishes";
import { bring, tables } from "./words/tables";
import { waiting } from "./words/waiting";

export const words = { bring, front, games, join, lesson, rules, shell, tables, waiting, wishes };
