import { http } from "../protocol/http";
import type { Made, NewTable } from "../protocol/types";
import { invites } from "./invites";
import { people } from "./person";
import { go, to } from "./route";

/** Makes a table and goes there. Throws Refused. */
export async function begin(wish: NewTable): Promise<void> {
  arrive(await people.being(() => http.make(wish)));
}

/** Goes to a table that was just made; the codes of its open seats are kept. */
export function arrive(made: Made): void {
  if (Object.keys(made.codes).length) invites.keep(made.table.id, made.codes);
  go(to.table(made.table.id));
}
