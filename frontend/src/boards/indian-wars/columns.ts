import { html, nothing, type TemplateResult } from "lit";
import { mark } from "../../ui/mark";
import type { CardType } from "../../ui/card-kinds";
import { indianWarsWords as words } from "../../words/indian-wars";

/** Rows of cards that are gone for which there is room; of more only the signs are shown, and names when pointed at. */
const FEW = 5;

/** What one side has laid in a phase. */
export interface Half {
  readonly seat: number;
  readonly name: string;
  readonly at: string;
  readonly cards: readonly TemplateResult[];
  /** What is gone, in words. */
  readonly rows?: readonly TemplateResult[];
  readonly total: number | null;
  readonly note: string;
  readonly lost?: boolean;
  /** Cards lie here only for their owner to see, and can still grow. */
  readonly tray?: boolean;
  /** Cards may lie here, but not for the viewer to see. */
  readonly hidden?: boolean;
}

/** A phase of the turn: the other side's half above, one's own below. */
export interface Column {
  readonly name: string;
  readonly title: string;
  readonly running: boolean;
  /** Something that lies there can be pressed now. */
  readonly calls: boolean;
  readonly past: boolean;
  /** It shows the turn before. */
  readonly trace: boolean;
  readonly halves: readonly [Half, Half];
  readonly middle: TemplateResult | typeof nothing;
  readonly marked: boolean;
  point(event: Event | null): void;
}

const SIGNS: Record<string, CardType> = {
  initiative: "initiative",
  combatants: "white_combatant",
  firepower: "firepower",
  aftermath: "aftermath",
  resources: "special",
};

/** The sign and the name of a phase. */
export function heading(column: Column): TemplateResult {
  const type = SIGNS[column.name];
  return html`${type ? mark(type) : nothing}<span class="title">${column.title}</span>`;
}

export function column(column: Column, narrow: boolean): TemplateResult {
  const [theirs, own] = column.halves;
  const look = [column.running ? "running" : "", column.past ? "past" : "", column.marked ? "marked" : "", column.trace ? "trace" : ""];
  return html`<section class="column ${look.join(" ")}" aria-label=${column.title} data-target=${`phase:${column.name}`}>
    ${narrow
      ? nothing
      : html`<h3 @pointerenter=${column.point} @pointerleave=${() => column.point(null)} aria-current=${column.running ? "step" : "false"}>
          ${heading(column)}
        </h3>`}
    ${half(theirs, column, "theirs")}
    <div class="middle" @pointerenter=${column.point} @pointerleave=${() => column.point(null)}>${column.middle !== nothing ? (narrow ? between(column) : column.middle) : outcome(column)}</div>
    ${half(own, column, "ours")}
  </section>`;
}

function half(half: Half, column: Column, where: string): TemplateResult {
  const classes = `half ${where} ${half.tray ? "tray" : ""}`;
  return html`<div class=${classes} data-at=${half.at}>
    ${half.note ? html`<div class="note">${half.note}</div>` : nothing}
    ${half.cards.length ? html`<ul class="laid" aria-label=${words.contest(column.title, half.name)}>${half.cards}</ul>` : nothing}
    ${half.rows?.length ? html`<ul class="rows ${half.rows.length > FEW ? "signs" : ""}">${half.rows}</ul>` : nothing}
    ${half.hidden ? html`<div class="veil" aria-hidden="true"></div>` : nothing}
  </div>`;
}

/** What lies there between the names of the two, who have their halves below. */
function between({ halves: [theirs, own], middle }: Column): TemplateResult {
  return html`<b>${theirs.name}</b>${middle}<b>${own.name}</b>`;
}

/** Both totals, theirs above; a line through that of the loser. */
function outcome(column: Column): TemplateResult {
  const [theirs, own] = column.halves;
  if (theirs.total === null && own.total === null) {
    return column.trace && column.name === "aftermath" ? html`<p class="when">${words.lastTurn}</p>` : html``;
  }
  const contest = column.name !== "aftermath";
  const tie = contest && theirs.total !== null && theirs.total === own.total;
  return html`<dl class="totals">
    ${[theirs, own].map(
      (half) => html`<div class=${half.lost ? "lost" : ""}>
        <dt>${half.name}${contest ? nothing : html`<span>${words.won}</span>`}</dt>
        <dd>${half.total ?? "?"}</dd>
        ${half.lost ? html`<dd class="fate">${words.lost}</dd>` : tie ? html`<dd class="fate">${words.tie}</dd>` : nothing}
      </div>`,
    )}
  </dl>`;
}
