import type { Choice, Lesson, Page, When } from "../protocol/types";

/** What a table has sent, as far as a lesson looks at it. */
export interface Seen {
  readonly version: number;
  /** The version that the learner's last act made, and what it was. */
  readonly acted: number;
  readonly did: string | null;
  /** The versions at which the learner took back his last act, as far as they are known. */
  readonly undone: readonly number[];
  readonly view: unknown;
  readonly legal: readonly Choice[];
  readonly prompt: string;
  readonly over: boolean;
}

/** Where a lesson stands: what an act may change, and an undo brings back. */
interface Step {
  /** The first page that may still be shown: a lesson only goes forward, but for what is taken back. */
  readonly next: number;
  /** The numbers of the pages of this step, in their order. */
  readonly shown: readonly number[];
  /** What the step wants to be done still, names or patterns in their order. */
  readonly left: readonly string[];
  /** Whether the learner has done something else than what the step wanted. */
  readonly strayed: boolean;
}

/** A lesson as it goes. It is plain data, so that it can be kept while the page is loaded anew. */
export interface Progress extends Step {
  readonly version: number;
  /** The version at which its pages were shown, or of the last act since then. */
  readonly since: number;
  /** What was advised at this version. */
  readonly tip: string | null;
  /** Where it stood before the learner's last acts, the last one at the end. */
  readonly before: readonly Step[];
}

export const begun: Progress = { next: 0, version: 0, since: 0, shown: [], left: [], strayed: false, tip: null, before: [] };

const KEPT = 100; // acts that an undo can bring the lesson back from

/** The pages that are shown. */
export function pages(lesson: Lesson, progress: Progress): readonly Page[] {
  return progress.shown.map((number) => lesson.pages[number]!);
}

/**
 * The lesson after what is seen: pages that hold now and weren't passed are shown. Those before them stay until the
 * learner has done what they want, or can't do it any more: what others do meanwhile doesn't turn the page. What he
 * takes back leads back to the step where he was.
 */
export function goOn(lesson: Lesson, progress: Progress, seen: Seen): Progress {
  const acted = seen.acted > progress.since && seen.acted <= seen.version;
  const { version } = seen;
  if (version === progress.version && !acted) return progress;
  const back = seen.undone.filter((at) => at > progress.version && at <= version).length;
  if (back) return stand(takenBack(progress, back), seen, version);
  const before = acted ? [...progress.before, step(progress)].slice(-KEPT) : progress.before;
  const shown = version === progress.version ? [] : fresh(lesson, progress, seen);
  if (shown.length) {
    const last = lesson.pages[shown.at(-1)!]!;
    return stand({ ...progress, next: shown.at(-1)! + 1, shown, left: wanted(last), strayed: false, before }, seen, version);
  }
  return stand({ ...progress, ...(acted ? did(progress, seen) : waited(progress, seen)), before }, seen, acted ? seen.acted : progress.since);
}

function stand(progress: Progress, seen: Seen, since: number): Progress {
  return { ...progress, version: seen.version, since, tip: todo(progress.left, seen.legal) };
}

function step({ next, shown, left, strayed }: Step): Step {
  return { next, shown, left, strayed };
}

/** So many acts ago; what it doesn't remember it can't bring back. */
function takenBack(progress: Progress, acts: number): Progress {
  const { before } = progress;
  return { ...progress, ...before.at(-acts), before: before.slice(0, -acts) };
}

type Now = Pick<Step, "shown" | "left" | "strayed">;

/** The learner has acted: as advised, in another order, or as the step doesn't want it. */
function did(progress: Progress, seen: Seen): Now {
  const left = without(progress.left, seen.did);
  const stays = left.length > 0 && possible(left, seen);
  const other = progress.left.length > 0 && seen.did !== null && seen.did !== progress.tip;
  const strayed = other && (left.length === progress.left.length || (left.length > 0 && !stays));
  return stays ? { shown: progress.shown, left, strayed } : { shown: [], left: [], strayed };
}

function waited({ shown, left, strayed }: Progress, seen: Seen): Now {
  return !left.length || possible(left, seen) ? { shown, left, strayed } : { shown: [], left: [], strayed };
}

/** Whether what is wanted may be done still: now, or when something can be done again. */
function possible(left: readonly string[], seen: Seen): boolean {
  return !seen.legal.length || todo(left, seen.legal) !== null;
}

/** The action that is to be done now, if the step wants one. */
export function suggested(progress: Progress, legal: readonly Choice[]): string | null {
  return todo(progress.left, legal);
}

function fresh(lesson: Lesson, progress: Progress, seen: Seen): number[] {
  if (!seen.legal.length && !seen.over) return [];
  return lesson.pages.flatMap((page, number) => (number >= progress.next && holds(page.when, seen) ? [number] : []));
}

function wanted({ suggest, then }: Page): string[] {
  return suggest === null ? [] : [suggest, ...then];
}

function todo(left: readonly string[], legal: readonly Choice[]): string | null {
  for (const pattern of left) {
    const found = legal.find((choice) => fits(choice.action, pattern));
    if (found) return found.action;
  }
  return null;
}

function without(left: readonly string[], did: string | null): readonly string[] {
  const place = left.findIndex((pattern) => did !== null && fits(did, pattern));
  return left.filter((_, other) => other !== place);
}

function holds(when: When, seen: Seen): boolean {
  const can = (pattern: string): boolean => seen.legal.some((choice) => fits(choice.action, pattern));
  if (seen.over !== when.over) return false;
  if (when.legal !== null && !can(when.legal)) return false;
  if (when.without !== null && can(when.without)) return false;
  if (when.prompt !== null && !seen.prompt.includes(when.prompt)) return false;
  const view = seen.view as Record<string, unknown>;
  return Object.entries(when.reached).every(([field, least]) => Number(view[field]) >= least);
}

/** `*` stands for anything. */
function fits(name: string, pattern: string): boolean {
  const parts = pattern.split("*").map((part) => part.replace(/[-]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`).test(name);
}
