/** The words that somebody looks for, in small letters. */
export function wordsOf(search: string): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether all words are somewhere in the texts. */
export function found(wanted: readonly string[], ...texts: readonly string[]): boolean {
  const all = texts.join("\n").toLowerCase();
  return wanted.every((word) => all.includes(word));
}

/** A text cut into pieces, each with whether it is one of the words. */
export function cut(text: string, wanted: readonly string[]): { readonly text: string; readonly hit: boolean }[] {
  if (!wanted.length) return [{ text, hit: false }];
  const longest = [...wanted].sort((one, other) => other.length - one.length).map(literal);
  return text
    .split(new RegExp(`(${longest.join("|")})`, "i"))
    .map((piece, n) => ({ text: piece, hit: n % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}

function literal(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
