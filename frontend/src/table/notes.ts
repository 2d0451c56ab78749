import type { Fight, Pointed, Pressed, Target } from "../boards/board";
import type { News } from "../protocol/types";
import { asking } from "../store/table";
import { shake } from "../ui/flight";
import type { Advised } from "./guide";
import type { Held } from "./long-press";
import { Opener } from "./opener";
import type { Note } from "./popover";
import type { Session, Shown } from "./session";
import type { Stage } from "./stage";

/** Whether a note waits to be closed. */
function asks(note: Note | null): boolean {
  return note !== null && !note.passing;
}

/** What is said beside the things of a board, and which of them are marked. */
export class Notes {
  /** What had the focus before a note or the rules were opened. */
  readonly opener = new Opener();
  /** Of several things to do the one that a lesson advises. */
  advised: string | null = null;
  private now: Note | null = null;
  private marked: readonly Target[] = [];
  private taught: readonly Target[] = [];
  /** What was asked of which thing, and what its answer is told beside. */
  private asking: { readonly id: string; readonly target: Target; readonly note: Note } | null = null;

  constructor(
    private readonly session: Session,
    private readonly stage: Stage,
    private readonly act: (action: string, version: number) => void,
    private readonly changed: () => void,
  ) {}

  get note(): Note | null {
    return this.now;
  }

  /** Whether one waits to be closed. */
  get open(): boolean {
    return asks(this.now);
  }

  shut(): void {
    this.say(null);
  }

  /** Nothing that was said or marked is of any use now. */
  clear(): void {
    this.asking = null;
    this.marked = [];
    this.say(null);
  }

  press({ target, anchor }: Pressed): void {
    const shown = this.session.shown;
    if (!shown) return;
    const can = this.stage.choices(target);
    if (can.length === 1) return this.act(can[0]!.action, shown.version);
    const note = this.all(target, anchor, shown);
    this.say(note);
    const meant = can.length ? [] : this.stage.module.meant(target, shown.view, this.stage.material);
    if (shown.live && meant.length && this.session.state.seat !== null) {
      this.asking = { id: this.session.store.why(meant), target, note };
    }
  }

  point({ target, anchor }: Pointed): void {
    if (this.opener.giving || this.open) return;
    const shown = this.session.shown;
    const about = target && shown ? this.stage.module.about(target, shown.view, this.stage.material) : null;
    const does = target && shown ? this.stage.choices(target).map((choice) => choice.label) : [];
    this.say(about && anchor ? { anchor, about, does, version: shown!.version, passing: true } : null);
  }

  /** Somebody wants to know what a thing is, and not to do anything. */
  hold({ target, anchor }: Held): void {
    const shown = this.session.shown;
    if (shown) this.say(this.all(target, anchor, shown));
  }

  /** Somebody wants to know what a choice of the list is about; whether there is something. */
  ask({ target: action, anchor }: Held): boolean {
    const target = this.of(action);
    if (target !== null) this.hold({ target, anchor });
    return target !== null;
  }

  /** A choice in the list is pointed at. */
  mark(action: string | null): void {
    const target = action === null ? null : this.of(action);
    this.marked = target ? [target] : [];
    this.changed();
  }

  /** A line of the log is pointed at. */
  recall(piece: News | null): void {
    const shown = this.session.shown;
    this.marked = piece && shown ? this.stage.module.touched(piece.event, shown.view, this.stage.material) : [];
    this.changed();
  }

  /** Of a step that wants something done just what is to be pressed; else what it names, which may be a card or a place. */
  teach({ action, point }: Advised): void {
    const target = action === null ? null : this.of(action);
    this.advised = action;
    this.taught = target ? [target] : action ? [] : point.flatMap((noun) => [`card:${noun}`, `place:${noun}`]);
    this.changed();
  }

  /** What is pointed at just now, else what a hint is about. */
  markedAt(shown: Shown): readonly Target[] {
    if (this.marked.length || !shown.live) return this.marked;
    const { answer } = this.session.state;
    const hinted = answer?.to === "hint" ? this.of(answer.action) : null;
    return hinted === null ? [] : [hinted];
  }

  taughtAt(shown: Shown): readonly Target[] {
    return shown.live ? this.taught : [];
  }

  /** The server has said something: why not, unless something else is read by then; or the view is another one. */
  heed(): void {
    const { state, store, version } = this.session;
    if (this.asking !== null && asking(state, "why") !== this.asking.id) {
      const { id, target, note } = this.asking;
      this.asking = null;
      if (note === this.now && state.answer?.to === "why" && state.answer.id === id) {
        this.say({ ...note, refusal: state.answer.refusal });
        if (state.answer.refusal) shake(this.stage.board, target);
        store.dismiss();
      }
    }
    const { choices, does, version: offered } = this.now ?? {};
    if ((choices?.length || does?.length) && offered !== version) this.say(null);
  }

  private of(action: string): Target | null {
    const shown = this.session.shown;
    return shown && this.stage.module.target(action, shown.view, this.stage.material);
  }

  private all(target: Target, anchor: DOMRect, shown: Shown): Note {
    const about = this.stage.module.about(target, shown.view, this.stage.material);
    return { anchor, about, choices: this.stage.choices(target), fight: this.fight(target, shown), version: shown.version };
  }

  /** A fight at a thing, where one may ask for its odds: they are those of now, not of the past. */
  private fight(target: Target, shown: Shown): Fight | null {
    return (this.session.advised && shown.live && this.stage.module.odds?.(target, shown.view, this.stage.material)) || null;
  }

  private say(note: Note | null): void {
    if (asks(note) && !this.open) this.opener.keep();
    this.now = note;
    this.changed();
  }
}
