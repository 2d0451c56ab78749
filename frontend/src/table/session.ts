import type { AnyModule } from "../boards/index";
import type { Choice, News, TableInfo } from "../protocol/types";
import { choices, fresh, key, mine, type TableState } from "../store/table";
import { TableStore } from "../store/table-store";
import type { Told } from "./moment";

const NONE: readonly Choice[] = [];

/** A moment of the past that is looked at: a version of the seat's view, and through whose eyes. */
export interface Moment {
  readonly version: number;
  readonly eyes: number | null;
}

/** The versions at which turns (rounds, too) and rounds begin. */
export interface Begins {
  readonly turns: readonly number[];
  readonly rounds: readonly number[];
}

/** What the page shows of a match: how it is, or how it was. */
export interface Shown {
  readonly version: number;
  readonly view: unknown;
  readonly prompt: string;
  readonly legal: readonly Choice[];
  readonly live: boolean;
  readonly eyes: number | null;
}

/**
 * A table as one person sees it: the stores of the seats that are his (in a hot-seat match several, of which one
 * is shown), or a spectator's; and the moment that is looked at.
 */
export class Session extends EventTarget {
  readonly stores: readonly TableStore[];
  moment: Moment | null = null;
  /** Whose cards are shown. */
  active = 0;
  /** In a hot-seat match: the seat whose person has to come before anything is shown. */
  curtain: number | null = null;
  /** Whether somebody has come to it here, behind whose back nothing of his was shown. */
  private came = false;
  private until: { news: TableState["news"]; version: number; told: readonly News[] } = { news: [], version: 0, told: [] };
  private begun: Begins & { news: TableState["news"] } = { news: [], turns: [], rounds: [] };

  constructor(info: TableInfo, plain: boolean) {
    super();
    const own = info.seats.flatMap((seat, number) => (seat.yours ? [number] : []));
    this.stores = (own.length ? own : [null]).map((seat) => new TableStore(info.id, seat, plain));
    for (const store of this.stores) store.addEventListener("change", () => this.changed());
  }

  get store(): TableStore {
    return this.stores[this.active]!;
  }

  get state(): TableState {
    return this.store.state;
  }

  get hotSeat(): boolean {
    return this.stores.length > 1;
  }

  /** Whether it is known who has to decide: before that nobody is asked to come. */
  get known(): boolean {
    return this.stores.every((store) => store.state.view !== null);
  }

  /** What to show; null before the match has begun, or while the server is asked for the past. */
  get shown(): Shown | null {
    const { view, seat } = this.state;
    if (view === null) return null;
    const moment = this.moment;
    if (moment === null) {
      return {
        version: view.version,
        view: view.view,
        prompt: view.prompt,
        legal: this.linked ? choices(this.state) : NONE,
        live: true,
        eyes: seat,
      };
    }
    const past = this.state.past.get(key(moment.eyes, moment.version));
    return past === undefined
      ? null
      : {
          version: moment.version,
          view: past.view,
          prompt: past.prompt,
          legal: NONE,
          live: false,
          eyes: moment.eyes,
        };
  }

  get newest(): number {
    return this.state.view?.version ?? 0;
  }

  get version(): number {
    return this.moment?.version ?? this.newest;
  }

  /** Whether the server hears what is done here. */
  get linked(): boolean {
    return this.state.link === "live" || this.state.link === "late";
  }

  /** Whether a step can be taken back, or the others be asked for that. */
  get undoes(): boolean {
    const { view, over, seat } = this.state;
    return this.moment === null && view?.undo !== undefined && view.undo?.code !== "nothing" && !over && seat !== null;
  }

  /** Whether this seat gets advice, if it has to decide; never of the past. */
  get advised(): boolean {
    const { table, over, seat } = this.state;
    return this.moment === null && seat !== null && !over && (table?.helps ?? false);
  }

  /** Looks at a version of the seat's view; at the newest one it goes on as it comes. */
  look(version: number, eyes: number | null = this.moment?.eyes ?? this.state.seat): void {
    const wanted = Math.max(1, Math.min(version, this.newest));
    const now = wanted === this.newest && eyes === this.state.seat;
    this.moment = now ? null : { version: wanted, eyes };
    if (this.moment) {
      this.store.at(eyes, wanted);
      if (wanted > 1) this.store.at(eyes, wanted - 1);
      if (wanted < this.newest) this.store.at(eyes, wanted + 1);
    }
    this.tell();
  }

  /** The moment that is looked at, as others find it: while the match goes on only by what all have seen. */
  get told(): Told | null {
    const { moment } = this;
    const { over, past, seat } = this.state;
    if (moment === null) return null;
    if (over) return { version: moment.version, by: seat, ...(moment.eyes === seat ? {} : { eyes: moment.eyes }) };
    const position = past.get(key(moment.eyes, moment.version));
    return position === undefined ? null : { version: position.public, by: null };
  }

  /** The versions at which a turn or a round begins, as far as the news are known. */
  begins(module: AnyModule): Begins {
    const { news } = this.state;
    if (news !== this.begun.news) {
      const of = (...kinds: unknown[]): number[] =>
        news.flatMap((piece) => (piece && kinds.includes(module.begins(piece.event)) ? [piece.version] : []));
      this.begun = { news, turns: of("turn", "round"), rounds: of("round") };
    }
    return this.begun;
  }

  /** What may have left a trace at the moment that is shown: in the past, what happened just then. */
  fresh({ live, version }: Shown): readonly News[] {
    if (live) return fresh(this.state);
    return this.state.news.filter((piece): piece is News => piece?.version === version);
  }

  /** What happened until a version. */
  newsUntil(version: number): readonly News[] {
    const { news } = this.state;
    if (news !== this.until.news || version !== this.until.version) {
      const told = news.filter((piece): piece is News => piece !== undefined && piece.version <= version);
      this.until = { news, version, told };
    }
    return this.until.told;
  }

  /** Somebody has come to a seat of a hot-seat match: to the present, whatever was looked at before. */
  come(): void {
    const seat = this.curtain;
    this.curtain = null;
    this.came = true;
    this.moment = null;
    const index = this.stores.findIndex((store) => store.state.seat === seat);
    if (index >= 0) this.active = index;
    this.tell();
  }

  /** The network or the reader is back. */
  wake(): void {
    for (const store of this.stores) store.wake();
  }

  close(): void {
    for (const store of this.stores) store.close();
  }

  private changed(): void {
    if (this.hotSeat) this.turnTable();
    this.tell();
  }

  /** In a hot-seat match the place of who has to decide is shown, once that person is there. */
  private turnTable(): void {
    if (!this.came) return this.begin();
    if (this.state.pending.size || mine(this.state) || this.state.over) return;
    const next = this.stores.find((store) => mine(store.state));
    if (next && this.curtain === null && next !== this.store) this.curtain = next.state.seat;
  }

  /** Whoever is in front of it now, a match that isn't over begins behind a curtain: nobody's cards lie open. */
  private begin(): void {
    const { stores } = this;
    if (stores.every((store) => store.state.view === null)) return; // there is nothing to hide
    const over = stores.some(({ state }) => state.over !== null || state.table?.status === "over");
    const next = stores.find((store) => mine(store.state)) ?? this.store;
    this.curtain = over ? null : next.state.seat;
  }

  private tell(): void {
    this.dispatchEvent(new Event("change"));
  }
}
