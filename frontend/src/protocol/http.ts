import { address } from "./address";
import type {
  Branch,
  GameInfo,
  Import,
  Invitation,
  Joined,
  Lesson,
  Made,
  NewPerson,
  NewTable,
  Person,
  Problem,
  TableInfo,
} from "./messages";
import { shell as words } from "../words/shell";

/** A request that the server didn't carry out, with its reason. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    reason: string,
    readonly status: number,
  ) {
    super(reason);
  }
}

/** What a request was refused with; any other error is ours, and goes on. */
export function refusal(error: unknown): Refused {
  if (error instanceof Refused) return error;
  throw error;
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = body === undefined ? {} : { "content-type": "application/json" };
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch {
    throw new Refused("away", words.unreached, 0);
  }
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  const problem = told as Problem | null;
  throw new Refused(problem?.code ?? "broken", problem?.reason ?? words.answers(answer.status), answer.status);
}

/** What goes over HTTP. Each throws Refused. */
export const http = {
  person: () => ask<Person>("GET", "/api/person"),
  name: (person: NewPerson) => ask<Person>("POST", "/api/person", person),
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  openTables: () => ask<TableInfo[]>("GET", "/api/tables"),
  myTables: () => ask<TableInfo[]>("GET", "/api/tables/mine"),
  table: (id: string) => ask<TableInfo>("GET", address`/api/tables/${id}`),
  make: (wish: NewTable) => ask<Made>("POST", "/api/tables", wish),
  join: (id: string, seat: number | null) => ask<Joined>("POST", address`/api/tables/${id}/join`, { seat }),
  joinBy: (code: string) => ask<Joined>("POST", "/api/join", { code } satisfies Invitation),
  invite: (id: string, seat: number) => ask<Invitation>("POST", address`/api/tables/${id}/seats/${seat}/invite`),
  closeTable: (id: string) => ask<TableInfo>("DELETE", address`/api/tables/${id}`),
  beginLesson: (game: string) => ask<TableInfo>("POST", address`/api/lessons/${game}`),
  branch: (id: string, wish: Branch) => ask<Made>("POST", address`/api/tables/${id}/branch`, wish),
  lesson: (game: string) => ask<Lesson>("GET", address`/api/lessons/${game}`),
  bring: (file: Import) => ask<Made>("POST", "/api/import", file),
  material: <M>(game: string, edition: string | null, plain: boolean) => {
    const query = new URLSearchParams({ plain: String(plain), ...(edition === null ? {} : { edition }) });
    return ask<M>("GET", `${address`/api/games/${game}/material`}?${query}`);
  },
};
