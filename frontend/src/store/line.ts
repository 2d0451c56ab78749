// The server takes one line without control characters, without what turns the direction of writing, of whole letters.
const BREAKS = /[\t\n\v\f\r\x85\u2028\u2029]+/g;
const HIDDEN = /[\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\p{Cs}]/gu;

/** What can be said of what was typed or pasted; "": nothing. */
export function sayable(text: string): string {
  return text.replace(BREAKS, " ").replace(HIDDEN, "").trim();
}
