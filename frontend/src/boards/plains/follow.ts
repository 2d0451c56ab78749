// The map's window goes to what is meant: it scrolls for whoever plays, and never against him.
import type { LitElement } from "lit";
import { landed, still } from "../../ui/flight";
import type { Target } from "../board";

const QUIET = 160; // ms without any scrolling, after which nobody scrolls
const THUMB = 44; // px of what can be pressed that have to be in sight
const PAUSE = 60; // ms: by then everything has its size

/** Where something is on the page. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** How far a window has to go so that one of these is to be seen in it, in its middle; null: so much of one is. */
export function way(window: Box, things: readonly Box[], much = THUMB): readonly [number, number] | null {
  if (!things.length || things.some((thing) => seen(window, thing, much))) return null;
  const [x, y] = middle(window);
  const far = (thing: Box): number => Math.hypot(middle(thing)[0] - x, middle(thing)[1] - y);
  const all = things.reduce(around);
  const fits = all.right - all.left < window.right - window.left && all.bottom - all.top < window.bottom - window.top;
  const to = middle(fits ? all : things.reduce((one, other) => (far(other) < far(one) ? other : one)));
  return [to[0] - x, to[1] - y];
}

/** Whether so much of a thing is in a window, or half of it, or the thing in half of the window. */
function seen(window: Box, thing: Box, much: number): boolean {
  const enough = (from: number, to: number, low: number, high: number): boolean =>
    Math.min(to, high) - Math.max(from, low) >= Math.min((to - from) / 2, (high - low) / 2, much);
  return enough(thing.left, thing.right, window.left, window.right) && enough(thing.top, thing.bottom, window.top, window.bottom);
}

function middle(box: Box): readonly [number, number] {
  return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
}

function around(one: Box, other: Box): Box {
  const [left, right] = [Math.min(one.left, other.left), Math.max(one.right, other.right)];
  return { left, right, top: Math.min(one.top, other.top), bottom: Math.max(one.bottom, other.bottom) };
}

/** Brings what can be pressed, or is pointed at, into the map's window when nothing of it is to be seen there. */
export class Follow {
  /** What is down: a finger that scrolls is no pointer any more, and still down. */
  private readonly down = new Set<number>();
  private scrolled = -Infinity;
  /** What isn't in sight yet, as far as one knows. */
  private lit: readonly Target[] = [];
  private marked: readonly Target[] = [];
  private waiting: ReturnType<typeof setTimeout> | null = null;
  private ends = new AbortController();

  constructor(
    private readonly host: LitElement,
    private readonly window: () => HTMLElement,
  ) {}

  start(): void {
    const how = { capture: true, passive: true, signal: this.ends.signal };
    addEventListener("pointerdown", this.press, how);
    addEventListener("pointerup", this.lift, how);
    addEventListener("pointercancel", this.lift, how);
    addEventListener("touchend", this.leave, how);
    addEventListener("touchcancel", this.leave, how);
    this.window().addEventListener("scroll", this.scroll, how);
  }

  stop(): void {
    this.ends.abort();
    this.ends = new AbortController();
    this.forget();
  }

  /** Another decision: where it is made is to be found. */
  light(targets: ReadonlySet<Target>): void {
    this.lit = [...targets];
    this.wait();
  }

  /** Something is pointed at; what isn't any more isn't gone to. */
  mark(targets: ReadonlySet<Target>): void {
    this.marked = [...targets];
    this.wait();
  }

  private wait(): void {
    if (this.waiting !== null) clearTimeout(this.waiting);
    const waiting = (this.waiting = setTimeout(() => void landed(this.host).then(() => waiting === this.waiting && this.go()), PAUSE));
  }

  private forget(): void {
    this.lit = this.marked = [];
    if (this.waiting !== null) clearTimeout(this.waiting);
    this.waiting = null;
  }

  private go(): void {
    if (this.down.size || performance.now() - this.scrolled < QUIET) return this.wait();
    const window = this.window().getBoundingClientRect();
    const marked = this.boxes(this.marked); // what is pointed at is looked at: half of it is to be seen
    const [left, top] = (marked.length ? way(window, marked, Infinity) : way(window, this.boxes(this.lit))) ?? [0, 0];
    this.forget();
    if (left || top) this.window().scrollBy({ left, top, behavior: still() ? "instant" : "smooth" });
  }

  /** Where those of some things are that are on the map. */
  private boxes(targets: readonly Target[]): Box[] {
    const found = targets.map((target) => this.host.renderRoot.querySelector(`.standing [data-target="${CSS.escape(target)}"]`));
    return found.flatMap((thing) => (thing ? [thing.getBoundingClientRect()] : []));
  }

  /** Nothing moves under a finger: what was on its way stops. */
  private readonly press = (event: PointerEvent): void => {
    if (event.isPrimary) this.down.clear();
    this.down.add(event.pointerId);
    const { scrollLeft: left, scrollTop: top } = this.window();
    if (performance.now() - this.scrolled < QUIET) this.window().scrollTo({ left, top, behavior: "instant" });
  };

  private readonly lift = (event: PointerEvent): void => {
    if (event.type === "pointercancel" && event.pointerType === "touch") return;
    this.down.delete(event.pointerId);
  };

  private readonly leave = (event: TouchEvent): void => {
    if (!event.touches.length) this.down.clear();
  };

  /** Whoever moves the map himself has seen where he is. */
  private readonly scroll = (): void => {
    this.scrolled = performance.now();
    if (this.down.size) this.forget();
  };
}
