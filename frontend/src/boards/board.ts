import { LitElement, type PropertyValues } from "lit";
import { property } from "lit/decorators.js";
import type { TemplateResult, nothing } from "lit";
import type { News, TableInfo } from "../protocol/types";

/**
 * A target is the name of a thing on a board that can be pointed at: `card:fort`, `place:S4`, `deck`. A board
 * renders it with `data-target` and, where pieces fly to and from it, `data-at` (a place may be both).
 */
export type Target = string;

/** What a tooltip says of a thing. */
export interface About {
  readonly title: string;
  readonly lines: readonly string[];
  /** The id of a rule that tells more. */
  readonly rule?: string;
}

/** Some of a faction that could come to a fight. */
export interface Force {
  /** As a question spells it before their number. */
  readonly sign: string;
  readonly title: string;
  readonly most: number;
  /** How many come, as far as one knows already. */
  readonly first?: number;
}

/** A fight of which the odds can be asked. */
export interface Fight {
  readonly question: string;
  /** Who could come; where some can, the question names them. */
  readonly forces?: readonly Force[];
}

/** A piece that goes from one place of the board to another, as the board's `data-at` names them. */
export interface Flight {
  readonly piece: TemplateResult;
  /** The thing itself, where it may be seen already; else it comes from `from`. */
  readonly thing?: Target;
  readonly from: Target;
  readonly to: Target;
}

/** What the page has to know of a game to let it be played; all of it says how things are shown, none is a rule. */
export interface BoardModule<V, M, E> {
  /** The custom element that draws it. */
  readonly tag: string;
  /** Works out what takes long and is kept, while the server is still asked for the first view. */
  prepare?(material: M): void;
  /** The thing on the board whose press does this action; null: only its button does. */
  target(action: string, view: V, material: M): Target | null;
  /** Names of actions that somebody may mean who presses a thing that isn't lit, the likeliest first. */
  meant(target: Target, view: V, material: M): string[];
  /** What lies in the viewer's hand, as it lies there: the list of what can be done goes by it. */
  hand?(view: V, material: M): Target[];
  /** What a thing is. */
  about(target: Target, view: V, material: M): About | null;
  /** The things that an event is about, shown while a log line is pointed at. */
  touched(event: E, view: V, material: M): Target[];
  /** The pieces that move when an event is shown; `view` is the one after it. */
  flights(event: E, view: V, material: M): Flight[];
  /** Whether a turn or a round begins with an event, for the replay bar. */
  begins(event: E): "turn" | "round" | null;
  /** What is asked of the server for the odds of a fight there; a game without fights by dice has no such thing. */
  odds?(target: Target, view: V, material: M): Fight | null;
  /** What the score at the end is made of, in sentences. */
  score?(view: V, material: M): readonly string[];
  /** What stays to be read beside the log, e.g. the last dice. */
  lately?(lately: Lately<V, M>): TemplateResult | typeof nothing;
  /** What came of something, in a short sentence that stands above the question; null: it isn't told there. */
  came?(event: E, view: V, material: M): string | null;
  /** What of the log belongs together under a heading, e.g. "Turn 3"; null: no heading here. */
  heading(event: E, material: M): string | null;
}

/** What stands beside the log is made of this. It may fire `press`, as a board does. */
export interface Lately<V, M> {
  /** All that is known to have happened until the moment that is shown. */
  readonly news: readonly News[];
  readonly view: V;
  readonly material: M;
  readonly lit: ReadonlySet<Target>;
  readonly marked: ReadonlySet<Target>;
  /** There is little room: only what has to do with the decision. */
  readonly brief: boolean;
  /** The log is all that there is room for: what it tells is left out. */
  readonly told: boolean;
}

/** A board as the table page uses it. It fires `press` (detail: Pressed) and `point` (detail: target or null). */
export abstract class Board<V, M> extends LitElement {
  @property({ attribute: false }) material!: M;
  @property({ attribute: false }) view!: V;
  @property({ attribute: false }) table!: TableInfo;
  /** The seat from which it is seen; null: a spectator. */
  @property({ attribute: false }) seat: number | null = null;
  /** Things that can be pressed now. */
  @property({ attribute: false }) lit: ReadonlySet<Target> = new Set();
  /** Things that are pointed at from elsewhere: by a log line, a choice in the list. */
  @property({ attribute: false }) marked: ReadonlySet<Target> = new Set();
  /** What a lesson points at: a ring and a sign that no other mark has. */
  @property({ attribute: false }) taught: ReadonlySet<Target> = new Set();
  /** The match is over, and its end is shown: nobody has to do anything any more. */
  @property({ type: Boolean }) over = false;
  /** What happened since the last decision, which may leave a trace until the next one; in the past, what happened then. */
  @property({ attribute: false }) fresh: readonly News[] = [];
  /** All that is known to have happened until the moment that is shown. */
  @property({ attribute: false }) news: readonly News[] = [];

  /** Set from outside the templates: what a lesson points at may be anything that has a target. */
  override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (!this.taught.size && !changed.has("taught")) return;
    for (const thing of this.renderRoot.querySelectorAll("[data-target]")) {
      thing.toggleAttribute("data-taught", this.taught.has(thing.getAttribute("data-target")!));
    }
  }

  protected press(target: Target, event: Event): void {
    pressed(this, target, event);
  }

  protected point(target: Target | null, event?: Event | null): void {
    const anchor = event ? stands(event.currentTarget as Element) : null;
    this.dispatchEvent(new CustomEvent("point", { detail: { target, anchor } satisfies Pointed, bubbles: true, composed: true }));
  }
}

/** Tells the table that a thing was pressed. */
export function pressed(by: Element, target: Target, event: Event): void {
  const anchor = stands(event.currentTarget as Element);
  by.dispatchEvent(new CustomEvent("press", { detail: { target, anchor } satisfies Pressed, bubbles: true, composed: true }));
}

/** Where a thing is to be seen; a card may be raised from its place. */
function stands(thing: Element): DOMRect {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return new DOMRect(x, y + (parseFloat(getComputedStyle(thing).getPropertyValue("--raised")) || 0), width, height);
}

export interface Pressed {
  readonly target: Target;
  readonly anchor: DOMRect;
}

export interface Pointed {
  readonly target: Target | null;
  readonly anchor: DOMRect | null;
}
