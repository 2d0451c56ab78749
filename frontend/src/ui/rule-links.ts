import { html, type TemplateResult } from "lit";
import { cut } from "../store/find";
import { to } from "../store/route";

const CITED = /\b(?:IW|MW|P)-\d+\b/g;

/**
 * A text in which each rule that it cites is a link to that rule. `open`: what a click does instead of going there;
 * `wanted`: words that are marked.
 */
export function ruleLinks(text: string, game: string, open?: (rule: string) => void, wanted: readonly string[] = []): unknown[] {
  const parts: unknown[] = [];
  let done = 0;
  for (const { 0: id, index } of text.matchAll(CITED)) {
    parts.push(marked(text.slice(done, index), wanted), link(id, game, open, wanted));
    done = index + id.length;
  }
  return [...parts, marked(text.slice(done), wanted)];
}

/** A text with the words that were looked for marked. */
export function marked(text: string, wanted: readonly string[]): unknown {
  if (!wanted.length) return text;
  return cut(text, wanted).map((piece) => (piece.hit ? html`<mark>${piece.text}</mark>` : piece.text));
}

function link(id: string, game: string, open: ((rule: string) => void) | undefined, wanted: readonly string[]): TemplateResult {
  const click = (event: MouseEvent): void => {
    if (!open || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(id);
  };
  return html`<a href=${to.rules(game, id)} @click=${click}>${marked(id, wanted)}</a>`;
}
