import type { Board, Pointed, Pressed, Target } from "../boards/board";
import type { AnyModule } from "../boards/index";
import type { Choice } from "../protocol/types";
import { fly, ground } from "../ui/flight";
import { LongPress, type Held } from "./long-press";
import { inOrder } from "./order";
import type { Session, Shown } from "./session";

/** What is done with things on a board. */
export interface Ways {
  press(pressed: Pressed): void;
  point(pointed: Pointed): void;
  hold(held: Held): void;
}

const NONE: readonly Choice[] = [];

/** The board of a table: what it is handed when, and the pieces that fly over it. */
export class Stage {
  readonly board: Board<unknown, unknown>;
  /** What was shown last. */
  private before: Shown | null = null;
  private legal: readonly Choice[] | null = null;
  /** What can be done, in the order in which it is listed. */
  listed: readonly Choice[] = NONE;
  private found = new Map<Target, Choice[]>();
  private marked: readonly Target[] = [];
  private news: Session["state"]["news"] = [];
  private taught: readonly Target[] = [];

  constructor(
    readonly module: AnyModule,
    readonly material: unknown,
    ways: Ways,
  ) {
    this.board = document.createElement(module.tag) as Board<unknown, unknown>;
    this.board.material = material;
    module.prepare?.(material);
    this.board.addEventListener("press", (event) => ways.press((event as CustomEvent<Pressed>).detail));
    this.board.addEventListener("point", (event) => ways.point((event as CustomEvent<Pointed>).detail));
    new LongPress(this.board, (held) => ways.hold(held));
  }

  /** What a press of a thing may do. */
  choices(target: Target): readonly Choice[] {
    return this.found.get(target) ?? NONE;
  }

  /** What the score is made of, as it stands. */
  score({ state }: Session): readonly string[] {
    return (state.view && this.module.score?.(state.view.view, this.material)) ?? [];
  }

  /** Hands the board what has changed of a moment, and lets pieces fly to where they are now. */
  show(session: Session, shown: Shown, marked: readonly Target[], taught: readonly Target[]): void {
    const { board, before } = this;
    board.table = session.state.table!;
    board.seat = shown.eyes;
    board.over = shown.live && session.state.over !== null;
    if (shown.view !== before?.view) {
      board.view = shown.view;
      board.fresh = session.fresh(shown);
    }
    if (shown.view !== before?.view || session.state.news !== this.news) {
      this.news = session.state.news;
      board.news = session.newsUntil(shown.version);
    }
    if (shown.legal !== this.legal || shown.view !== before?.view) this.light(shown);
    if (!same(marked, this.marked)) board.marked = new Set((this.marked = marked));
    if (!same(taught, this.taught)) board.taught = new Set((this.taught = taught));
    this.before = shown;
    const onwards = before?.eyes === shown.eyes && before.version <= shown.version;
    if (!onwards) ground(board);
    else if (before.version < shown.version) this.flyFrom(before.version, session, shown);
  }

  private light(shown: Shown): void {
    this.legal = shown.legal;
    this.found = new Map();
    for (const choice of shown.legal) {
      const target = this.module.target(choice.action, shown.view, this.material);
      if (target !== null) this.found.set(target, [...(this.found.get(target) ?? []), choice]);
    }
    this.board.lit = new Set(this.found.keys());
    this.listed = this.inOrder(shown);
  }

  private inOrder({ legal, view }: Shown): readonly Choice[] {
    const hand = this.module.hand?.(view, this.material);
    if (!hand?.length) return legal;
    return inOrder(legal, (choice) => hand.indexOf(this.module.target(choice.action, view, this.material) ?? ""));
  }

  private flyFrom(version: number, session: Session, shown: Shown): void {
    const missed = session.newsUntil(shown.version).filter((piece) => piece.version > version);
    const flights = missed.flatMap((piece) => this.module.flights(piece.event, shown.view, this.material));
    if (flights.length) fly(this.board, flights);
  }
}

function same(one: readonly Target[], other: readonly Target[]): boolean {
  return one.length === other.length && one.every((target, place) => target === other[place]);
}
