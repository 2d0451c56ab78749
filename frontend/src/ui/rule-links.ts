import { html, type TemplateResult } from "lit";
import { to } from "../store/route";

const CITED = /\b(?:IW|MW|P)-\d+\b/g;

/** A text in which each rule that it cites is a link to that rule. `open`: what a click does instead of going there. */
export function ruleLinks(text: string, game: string, open?: (rule: string) => void): unknown[] {
  const parts: unknown[] = [];
  let done = 0;
  for (const { 0: id, index } of text.matchAll(CITED)) {
    parts.push(text.slice(done, index), link(id, game, open));
    done = index + id.length;
  }
  return [...parts, text.slice(done)];
}

function link(id: string, game: string, open?: (rule: string) => void): TemplateResult {
  const click = (event: MouseEvent): void => {
    if (!open || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(id);
  };
  return html`<a href=${to.rules(game, id)} @click=${click}>${id}</a>`;
}
