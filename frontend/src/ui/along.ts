const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Of things in a row the one that a key goes to from one of them; null: none, or the key goes nowhere. */
export function along<T>(things: readonly T[], from: T, key: string): T | null {
  if (key === "Home" || key === "End") return things.at(key === "Home" ? 0 : -1) ?? null;
  return things[things.indexOf(from) + (STEPS[key] ?? NaN)] ?? null;
}
