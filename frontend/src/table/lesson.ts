import type { Choice, Lesson, Page, When } from "../protocol/types";

/** What a table has sent, as far as a lesson looks at it. */
export interface Seen {
  readonly version: number;
  /** The version that the learner's last act made, and what it was. */
  readonly acted: number;
  readonly did: string | null;
  readonly view: unknown;
  readonly legal: readonly Choice[];
  readonly prompt: string;
  readonly over: boolean;
}

/** A lesson as it goes. It is plain data, so that it can be kept while the page is loaded anew. */
export interface Progress {
  /** The first page that may still be shown: a lesson only goes forward. */
  readonly next: number;
  readonly version: number;
  /** The version at which its pages were shown, or of the last act since then. */
  readonly since: number;
  /** The numbers of the pages of this step, in their order. */
  readonly shown: readonly number[];
  /** What the step wants to be done still, names or patterns in their order. */
  readonly left: readonly string[];
}

export const begun: Progress = { next: 0, version: 0, since: 0, shown: [], left: [] };

/** The pages that are shown. */
export function pages(lesson: Lesson, progress: Progress): readonly Page[] {
  return progress.shown.map((number) => lesson.pages[number]!);
}

/**
 * The lesson after what is seen: pages that hold now and weren't passed are shown. Those before them stay until the
 * learner has done what they want, or can't do it any more: what others do meanwhile doesn't turn the page.
 */
export function goOn(lesson: Lesson, progress: Progress, seen: Seen): Progress {
  const acted = seen.acted > progress.since && seen.acted <= seen.version;
  const { version } = seen;
  if (version === progress.version && !acted) return progress;
  const shown = version === progress.version ? [] : fresh(lesson, progress, seen);
  if (shown.length) {
    const last = lesson.pages[shown.at(-1)!]!;
    return { next: shown.at(-1)! + 1, version, since: version, shown, left: wanted(last) };
  }
  const left = acted ? without(progress.left, seen.did) : progress.left;
  const stays = progress.left.length ? left.length > 0 && (!seen.legal.length || todo(left, seen.legal) !== null) : !acted;
  const since = acted ? seen.acted : progress.since;
  return { ...progress, version, since, ...(stays ? { left } : { shown: [], left: [] }) };
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
