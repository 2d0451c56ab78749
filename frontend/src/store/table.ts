import type {
  Asked,
  ChatLine,
  Choice,
  Clock,
  Evaluation,
  Figures,
  News,
  Over,
  Position,
  Presence,
  Refusal,
  Reject,
  ServerMessage,
  TableInfo,
  View,
} from "../protocol/types";
import type { Link } from "../protocol/socket";

/** Everything that the page knows of one seat of one table. Never changed: each message makes a new one. */
export interface TableState {
  readonly link: Link;
  readonly seat: number | null;
  readonly table: TableInfo | null;
  readonly view: View | null;
  /** All that happened so far, as far as it was told: `news[n]` is piece n. */
  readonly news: readonly (News | undefined)[];
  readonly chat: readonly ChatLine[];
  readonly offers: readonly Asked[];
  readonly presence: Presence | null;
  readonly clock: (Clock & { readonly heard: number }) | null;
  readonly over: Over | null;
  /** Acts that were sent and not answered yet: id and what was done. */
  readonly pending: ReadonlyMap<string, string>;
  /** What was last refused, until something else is done. */
  readonly refused: Refusal | null;
  readonly answer: Answer | null;
  /** Questions that were sent and not answered yet, by their ids. */
  readonly asked: ReadonlyMap<string, Question>;
  /** How the match went, as far as it has been played out. */
  readonly course: Evaluation | null;
  /** What this seat did last, as far as it was done here. */
  readonly did: string | null;
  /** Positions of the past, by `key`. */
  readonly past: ReadonlyMap<string, Position>;
}

/** What was asked of a view. */
interface Question {
  readonly about: Answer["to"];
  readonly version: number;
}

/** The last answer to a question: why not, what would a bot do, how would a fight end. */
export type Answer =
  | { readonly to: "why"; readonly id: string; readonly refusal: Refusal | null }
  | { readonly to: "hint"; readonly action: string }
  | { readonly to: "odds"; readonly figures: readonly Figures[] };

export const nothing: TableState = {
  link: "connecting",
  seat: null,
  table: null,
  view: null,
  news: [],
  chat: [],
  offers: [],
  presence: null,
  clock: null,
  over: null,
  pending: new Map(),
  refused: null,
  answer: null,
  asked: new Map(),
  course: null,
  did: null,
  past: new Map(),
};

/** The key of a position in `past`. */
export function key(seat: number | null, version: number): string {
  return `${seat ?? "w"}:${version}`;
}

/** What the state is after a message; `now` in milliseconds, for clocks. */
export function reduce(state: TableState, message: ServerMessage, now: number): TableState {
  switch (message.type) {
    case "welcome":
      return { ...state, table: message.table, seat: message.seat, chat: [], offers: [] };
    case "table":
      return { ...state, table: message.table };
    case "view":
      return newView(state, message);
    case "ack":
      return { ...state, pending: without(state.pending, message.id), did: state.pending.get(message.id) ?? state.did };
    case "evaluation":
      return { ...state, course: message };
    case "reject":
      return refusedBy(state, message);
    case "presence":
      return { ...state, presence: message };
    case "clock":
      return { ...state, clock: { ...message, heard: now } };
    case "chat":
      return { ...state, chat: [...state.chat, message] };
    case "offer":
      return { ...state, offers: [...state.offers.filter((offer) => offer.offer !== message.offer), message] };
    case "why":
      return answered(state, message.id, { to: "why", id: message.id, refusal: message.refusal });
    case "hint":
      return answered(state, message.id, { to: "hint", action: message.action });
    case "odds":
      return answered(state, message.id, { to: "odds", figures: message.figures });
    case "position":
      return { ...state, past: new Map(state.past).set(key(message.seat, message.version), message) };
    case "earlier":
      return { ...state, news: joined(state.news, message.news) };
    case "over":
      return { ...state, over: message };
    default:
      return state;
  }
}

/** Whoever only wanted to know why has done nothing that he should be refused. */
function refusedBy(state: TableState, { id, code, reason, rule }: Reject): TableState {
  if (id === null) return { ...state, refused: { code, reason, rule } };
  const rest = { ...state, pending: without(state.pending, id), asked: without(state.asked, id) };
  return state.asked.get(id)?.about === "why" ? rest : { ...rest, refused: { code, reason, rule } };
}

/** An answer is shown if nothing else of its kind was asked since, and the view is still that of the question. */
function answered(state: TableState, id: string, answer: Answer): TableState {
  const fits = asking(state, answer.to) === id;
  return { ...state, asked: without(state.asked, id), answer: fits ? answer : state.answer };
}

function newView(state: TableState, view: View): TableState {
  const old = state.view;
  if (old !== null && view.version < old.version) return state; // what the server has is never older
  const changed = old?.version !== view.version;
  return {
    ...state,
    view,
    news: joined(state.news, view.news),
    refused: changed ? null : state.refused,
    offers: old?.acted === view.acted ? state.offers : state.offers.filter((offer) => offer.state !== "refused"),
    answer: changed ? null : state.answer,
  };
}

/** The news with more of them, each at its number. */
function joined(known: readonly (News | undefined)[], more: readonly News[]): readonly (News | undefined)[] {
  if (!more.length) return known;
  const all = [...known];
  for (const piece of more) all[piece.n] = piece;
  return all;
}

function without<V>(map: ReadonlyMap<string, V>, id: string): ReadonlyMap<string, V> {
  if (!map.has(id)) return map;
  const rest = new Map(map);
  rest.delete(id);
  return rest;
}

/** An act was sent. */
export function sent(state: TableState, id: string, action: string): TableState {
  return { ...state, pending: new Map(state.pending).set(id, action), refused: null, answer: null };
}

/** A question was sent. */
export function asks(state: TableState, id: string, about: Answer["to"]): TableState {
  const version = state.view?.version ?? 0;
  return { ...state, asked: new Map(state.asked).set(id, { about, version }) };
}

/** The id of the last question of a kind, while its answer is awaited and would still be one. */
export function asking(state: TableState, about: Answer["to"]): string | null {
  const last = [...state.asked].findLast(([, question]) => question.about === about);
  return last && last[1].version === (state.view?.version ?? 0) ? last[0] : null;
}

/** Whether this seat owes a decision, as far as the page knows. */
export function mine(state: TableState): boolean {
  return state.seat !== null && state.view !== null && state.view.to_move.includes(state.seat);
}

/**
 * What is new to whoever sits there: all that happened from his last act on. Spectators, and those for whom a bot
 * plays, are shown what happened last. Of the set-up, and of what was taken back, nothing is left to see.
 */
export function fresh({ view, seat, table, news }: TableState): readonly News[] {
  if (view === null) return [];
  const sits = seat !== null && table?.seats[seat]?.bot === null;
  const since = sits ? Math.min(view.version, Math.max(view.acted, 2)) : view.version;
  let first = news.length;
  for (let piece = news[first - 1]; piece && piece.version >= since && !tookBack(piece); piece = news[first - 1]) first--;
  return news.slice(first) as readonly News[];
}

function tookBack(piece: News): boolean {
  return (piece.event as { type: string }).type === "TookBack";
}

/** The versions at which this seat took back a step of its own, as far as they are known. */
export function undone({ news, seat }: TableState): readonly number[] {
  return news.flatMap((piece) => (piece && tookBack(piece) && (piece.event as { seat: number }).seat === seat ? [piece.version] : []));
}

/** Whether one may play on from a moment of it: when it is over, or nobody else's secrets are in it. */
export function mayBranch({ table, over }: TableState): boolean {
  return over !== null || (table?.seats.every((seat) => seat.yours || seat.bot !== null) ?? false);
}

/** How many pieces of news are known without a gap from the end: what `hello` says. */
export function have(state: TableState): number {
  return state.news.length;
}

const NONE: readonly Choice[] = [];

/** What can be done now, nothing while an act is on its way. */
export function choices(state: TableState): readonly Choice[] {
  return state.pending.size ? NONE : (state.view?.legal ?? NONE);
}
