import { html, nothing, type TemplateResult } from "lit";
import { mayBranch } from "../store/table";
import { say } from "../ui/say";
import { table as words } from "../words/table";
import { written, type Told } from "./moment";
import type { Session } from "./session";

interface Ways {
  look(version: number): void;
  playFrom(): void;
}

/** What stands above while an earlier moment is shown: what was asked then, and the ways on from there. */
export function past(session: Session, names: readonly string[], { look, playFrom }: Ways): TemplateResult {
  return html`<p class="prompt" role="status" tabindex="-1">${words.past}</p>
    <p class="soft">${session.shown?.prompt ?? ""}</p>
    ${eyes(session, names)}
    <div class="row">
      <button class="main" @click=${() => look(session.newest)}>${words.goOn}</button>
      <button @click=${() => void copy(session.told)}>${words.copyStep}</button>
      ${mayBranch(session.state) ? html`<button @click=${playFrom}>${words.playFrom}</button>` : nothing}
    </div>`;
}

/** When it is over, any seat's eyes can be borrowed. */
export function eyes(session: Session, names: readonly string[]): TemplateResult | typeof nothing {
  if (!session.state.over) return nothing;
  const own = session.moment ? session.moment.eyes : session.state.seat;
  const pick = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    session.look(session.version, value === "" ? null : Number(value));
  };
  return html`<label>${words.eyes}
    <select @change=${pick}>
      <option value="" ?selected=${own === null}>${words.watcher}</option>
      ${names.map((name, seat) => html`<option value=${seat} ?selected=${own === seat}>${name}</option>`)}
    </select></label>`;
}

async function copy(told: Told | null): Promise<void> {
  const address = told === null ? location.href : location.origin + location.pathname + written(told);
  try {
    await navigator.clipboard.writeText(address);
    say(words.copied);
  } catch {
    say(words.notCopied(address)); // not allowed, or not by https
  }
}
