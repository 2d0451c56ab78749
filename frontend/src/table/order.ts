import type { Choice } from "../protocol/types";

const verb = (choice: Choice): string => choice.action.split(":")[0]!;

/** The list of what can be done goes as cards lie in the hand: choices of one kind that follow each other, by their places. */
export function inOrder(choices: readonly Choice[], place: (choice: Choice) => number): Choice[] {
  const runs: Choice[][] = [];
  for (const choice of choices) {
    const run = runs.at(-1);
    if (run && verb(run[0]!) === verb(choice)) run.push(choice);
    else runs.push([choice]);
  }
  return runs.flatMap((run) => run.sort((one, other) => place(one) - place(other)));
}
