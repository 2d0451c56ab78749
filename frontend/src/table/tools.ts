import { html, nothing, type TemplateResult } from "lit";
import { mine } from "../store/table";
import { table as words } from "../words/table";
import "./match-menu";
import type { Session } from "./session";

interface Ways {
  undo(): void;
  playFrom(): void;
}

/** Under what can be done: to take a step back, to be advised, and the rest in a menu. */
export function tools(session: Session, names: readonly string[], { undo, playFrom }: Ways): TemplateResult {
  const { view, offers, seat } = session.state;
  const barrier = view?.undo;
  const asked = offers.some((offer) => offer.kind === "takeback" && offer.state === "asked" && offer.by === seat);
  return html`<div class="row tools">
    ${session.undoes
      ? html`<button ?disabled=${!session.linked || (Boolean(barrier) && asked)} title=${barrier?.reason ?? nothing} @click=${undo}>${barrier ? words.askUndo : words.undo}</button>`
      : nothing}
    ${session.advised
      ? html`<button ?disabled=${!session.linked || !mine(session.state)} @click=${() => session.store.hint()}>${words.hint}</button>`
      : nothing}
    <tallgrass-match-menu .session=${session} .names=${names} @play-from=${playFrom}></tallgrass-match-menu>
  </div>`;
}
