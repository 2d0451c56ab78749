import type { Choice, Lesson, Page, When } from "../protocol/types";

/** What a table has sent, as far as a lesson looks at it. */
export interface Seen {
  readonly version: number;
  /** The version that the learner's last act made. */
  readonly acted: number;
  readonly view: unknown;
  readonly legal: readonly Choice[];
  readonly prompt: string;
  readonly over: boolean;
}

/** A lesson as it goes: which of its pages have been shown, and those of this decision. */
export interface Progress {
  readonly read: ReadonlySet<number>;
  readonly version: number;
  /** The version at which its pages were shown. */
  readonly since: number;
  /** The pages of this decision, in their order. */
  readonly pages: readonly Page[];
}

export const begun: Progress = { read: new Set(), version: 0, since: 0, pages: [] };

/**
 * The lesson after what is seen: pages that hold now and weren't shown are shown. Those before them stay until the
 * learner has acted: what others do meanwhile doesn't turn the page.
 */
export function goOn(lesson: Lesson, progress: Progress, seen: Seen): Progress {
  if (seen.version === progress.version || (!seen.legal.length && !seen.over)) return progress;
  const fresh = lesson.pages.flatMap((page, number) =>
    !progress.read.has(number) && holds(page.when, seen) ? [number] : [],
  );
  const { version } = seen;
  if (!fresh.length && seen.acted <= progress.since) return { ...progress, version };
  return {
    read: new Set([...progress.read, ...fresh]),
    version,
    since: version,
    pages: fresh.map((number) => lesson.pages[number]!),
  };
}

/** The action that is suggested for this decision, if one is. */
export function suggested(progress: Progress, legal: readonly Choice[]): string | null {
  const pattern = progress.pages.at(-1)?.suggest ?? null;
  if (pattern === null) return null;
  return legal.find((choice) => fits(choice.action, pattern))?.action ?? null;
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
