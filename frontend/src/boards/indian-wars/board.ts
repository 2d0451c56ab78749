import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import type { IndianWarsView, News } from "../../protocol/types";
import type { CardShown, CardSize } from "../../ui/card";
import { backs, mark, markLook, tokens } from "../../ui/mark";
import { named } from "../../ui/named";
import { cardWords } from "../../words/card";
import { indianWarsWords as words } from "../../words/indian-wars";
import { CardTable } from "../card-table";
import { tableLook } from "../table-look";
import { cardTarget } from "../cards";
import { columnsLook } from "./columns-look";
import { column, heading, type Column, type Half } from "./columns";
import { faceOf, inHand, serves, sideName, sorted, total } from "./faces";
import { justEnded, lastTurn, type LastTurn } from "./last-turn";
import { look } from "./look";
import { AFTERMATH, OVER, RESOURCES, SIDES, type IndianWarsMaterial } from "./material";

/**
 * The table between the two sides: theirs above, the contests of the turn in columns, one's own below. On a phone both
 * sides stand in a line above the contest, and in the contest side by side, so that all of it is in sight.
 */
@customElement("tallgrass-indian-wars-board")
export class IndianWarsBoard extends CardTable<IndianWarsView, IndianWarsMaterial> {
  static override styles = [markLook, tableLook, columnsLook, look];

  /** The column that is looked at where there is room for one. */
  @state() private opened: number | null = null;
  private last: LastTurn | null = null;
  /** The number of the last piece of news that was looked at. */
  private told = -1;

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("view")) return;
    const before = (changed.get("view") as IndianWarsView | undefined) ?? null;
    const ended = lastTurn(this.view, before, this.untold(before));
    const stays = before !== null && before.turn === this.view.turn && before.seat === this.view.seat && justEnded(this.view);
    this.last = ended ?? (stays ? this.last : null);
    if (before?.phase !== this.view.phase) this.opened = null;
  }

  /** What happened since the view before, as far as that is known. */
  private untold(before: IndianWarsView | null): readonly News[] {
    const last = this.fresh.at(-1)?.n ?? this.told;
    const goesOn = before !== null && before.seat === this.view.seat && last >= this.told;
    const untold = goesOn ? this.fresh.filter((piece) => piece.n > this.told) : this.fresh;
    this.told = last;
    return untold;
  }

  override render(): TemplateResult {
    const own = this.view.seat ?? 0;
    const { view, material } = this;
    const [theirs, ours] = [this.side(1 - own), this.side(own)];
    return html`<div class="table ${this.narrow.is ? "narrow" : "wide"}">
      ${this.narrow.is ? html`<div class="sides">${theirs} ${ours}</div> ${this.contests(own)}` : html`${theirs} ${this.contests(own)} ${ours}`}
      ${view.seat === null ? nothing : this.hand()}
      ${this.thrown(sorted(view.pile, material).map((number) => faceOf(number, material)))}
    </div>`;
  }

  // --- a side

  private side(seat: number): TemplateResult {
    const { view, material } = this;
    const side = SIDES[seat];
    const mine = seat === view.seat;
    const chips = view.chips[seat] ?? 0;
    const due = this.over ? 0 : (view.extra_due[seat] ?? 0);
    const extra = view.phase === AFTERMATH ? words.extraNext(due) : words.extraNow(due);
    const held = view.hand_sizes[seat] ?? 0;
    const unknown = view.phase === RESOURCES;
    const name = sideName(seat, material);
    const narrow = this.narrow.is;
    return html`<section class="side ${mine ? "mine" : ""}" aria-label=${words.side(name)} ?data-marked=${this.marked.has(`side:${side}`)}>
      <h2>${name}${narrow ? nothing : html`<small>${this.person(seat)}</small>`}</h2>
      ${this.thing(
        `chips:${side}`,
        "thing chips",
        named(
          `${name}: ${words.chips(chips)}`,
          html`${narrow ? tokens(Math.min(1, Math.max(0, chips)), 1) : tokens(Math.max(0, chips), material.chips)}<b class="number">${chips < 0 ? `−${-chips}` : chips}</b>`,
        ),
      )}
      ${due
        ? this.thing(`extra:${side}`, "thing due", named(`${name}: ${extra}`, html`<span class="extra">+${due}</span>${narrow ? nothing : extra}`))
        : nothing}
      ${mine
        ? narrow
          ? html`<span class="fan">${named(words.held(view.hand.length), html`${backs(1)}<b class="number">${view.hand.length}</b>`)}</span>`
          : nothing
        : this.thing(
            `hand:${side}`,
            `thing fan ${unknown ? "unknown" : ""}`,
            unknown
              ? named(words.handOf(name), narrow ? html`${backs(1)}<b class="number">?</b>` : backs(material.hand))
              : named(`${words.handOf(name)}, ${words.held(held)}`, html`${backs(narrow ? 1 : held)}<b class="number">${held}</b>`),
          )}
    </section>`;
  }

  private state(seat: number): string {
    const { view } = this;
    if (this.over || view.phase === OVER || view.phase === AFTERMATH) return "";
    if (view.finished[seat]) return words.finished;
    return view.waiting.includes(seat) && seat !== view.seat ? words.inSecret : "";
  }

  // --- the contests

  private contests(own: number): TemplateResult {
    const { view } = this;
    const running = Math.min(view.phase, AFTERMATH);
    const shown = this.opened ?? (this.last ? AFTERMATH : running);
    const columns = [0, 1, 2, 3, 4].map((phase) => this.column(phase, own));
    const tabs = this.narrow.is
      ? html`<div class="tabs" role="tablist" aria-label=${words.phases}>
          ${columns.map(
            (one, phase) => html`<button
              role="tab"
              aria-selected=${phase === shown}
              class=${`${one.running ? "running" : ""} ${one.calls && phase !== shown ? "lit" : ""}`}
              @click=${() => (this.opened = phase)}
            >
              ${heading(one)}
            </button>`,
          )}
        </div>`
      : nothing;
    const drawn = this.narrow.is ? columns.filter((_, phase) => phase === shown) : columns;
    return html`<section class="contests" aria-label=${words.turn(view.turn)}>
      <span class="lost" data-at="chips:lost"></span>${tabs}
      <div class="columns">${repeat(drawn, (one) => one.name, (one) => column(one, this.narrow.is))}</div>
    </section>`;
  }

  private column(phase: number, own: number): Column {
    const { view, material } = this;
    const name = material.phases[phase]?.name ?? "";
    const halves = [this.half(phase, 1 - own), this.half(phase, own)] as const;
    return {
      name,
      title: material.phases[phase]?.title ?? "",
      running: phase === view.phase,
      calls: this.calls(phase, own),
      past: phase < view.phase || this.last !== null,
      trace: this.last !== null && phase > 0,
      halves,
      middle: phase === RESOURCES ? this.stock() : nothing,
      marked: this.marked.has(`phase:${name}`),
      point: (event) => this.point(event ? `phase:${name}` : null, event),
    };
  }

  /** Whether something that lies there can be pressed now. */
  private calls(phase: number, own: number): boolean {
    if (phase === RESOURCES) return this.lit.has("deck");
    const laid = this.view.standing[2 * (phase - 1) + own] ?? [];
    return laid.some((number) => this.lit.has(cardTarget(number, this.material)));
  }

  /** What one side has in one phase. */
  private half(phase: number, seat: number): Half {
    const { view, material } = this;
    const side = { seat, name: sideName(seat, material), at: phase === RESOURCES ? `part:${SIDES[seat]}` : `laid:${phase}:${SIDES[seat]}` };
    if (phase === RESOURCES) return { ...side, ...this.resources(seat) };
    const trace = this.last;
    const from = trace?.standing ?? view.standing;
    if (phase === AFTERMATH) {
      const played = trace ? trace.aftermath[seat] : view.phase === AFTERMATH ? view.counting[seat] : [];
      const may = !this.over && view.phase === AFTERMATH && view.waiting.includes(seat) && !played?.length;
      const won = trace ? null : view.phase === AFTERMATH ? (view.wins[seat] ?? 0) : null;
      return { ...side, cards: this.laid(played ?? [], phase), total: won, note: may ? words.mayPlay : "" };
    }
    const settled = from[2 * (phase - 1) + seat];
    if (settled) {
      const other = from[2 * (phase - 1) + 1 - seat] ?? [];
      const [here, there] = [total(settled, material), total(other, material)];
      return { ...side, cards: this.laid(settled, phase), total: here, lost: here < there, note: settled.length ? "" : words.nothing };
    }
    if (phase !== view.phase) return { ...side, cards: [], total: null, note: "" };
    if (seat !== view.seat) return { ...side, cards: [], total: null, note: this.state(seat), hidden: true };
    const counting = view.counting[seat] ?? [];
    return { ...side, cards: this.laid(counting, phase), total: total(counting, material), note: words.secret, tray: true };
  }

  /** One's own Resources while they go on, and everybody's after them. */
  private resources(seat: number): Omit<Half, "seat" | "name" | "at"> {
    const { view, material } = this;
    const part = view.parts[seat];
    const batch = view.stage !== null && material.stages[view.stage] === "batch" && seat === view.seat;
    const hidden = view.phase === RESOURCES && seat !== view.seat && (view.waiting.includes(seat) || view.finished[seat] === true);
    if (batch) return { cards: (part?.exchanged ?? []).map((number) => this.small(number, "", true)), total: null, note: words.exchanging, tray: true };
    const rows = [...this.rows(words.played, part?.played ?? []), ...this.rows(words.exchanged, part?.exchanged ?? [])];
    return { cards: [], rows, total: null, note: hidden ? this.state(seat) : "", hidden };
  }

  /** Cards that are gone, in a list under what was done with them. */
  private rows(done: string, cards: readonly number[]): TemplateResult[] {
    if (!cards.length) return [];
    const rows = sorted(cards, this.material).map((number) => {
      const target = cardTarget(number, this.material);
      const face = faceOf(number, this.material);
      return html`<li
        class=${this.marked.has(target) ? "marked" : ""}
        data-target=${target}
        @pointerenter=${(event: Event) => this.point(target, event)}
        @pointerleave=${() => this.point(null)}
      >
        ${mark(face.type)}<span>${face.name}</span>
      </li>`;
    });
    return [html`<li class="done">${done}</li>`, ...rows];
  }

  private laid(cards: readonly number[], phase: number): TemplateResult[] {
    const { view, material, last } = this;
    const before = (number: number): boolean =>
      (last?.standing ?? view.standing).some((laid, place) => Math.floor(place / 2) < phase - 1 && laid?.includes(number));
    const secret = phase === view.phase && phase < AFTERMATH && last === null;
    return sorted(cards, material).map((number) => this.small(number, before(number) ? words.again : "", secret));
  }

  private small(number: number, note: string, chosen = false): TemplateResult {
    return html`<li>
      ${this.card(number, "table", { chosen, faint: this.last !== null })}${note === words.again ? html`<i class="again">${note}</i>` : nothing}
    </li>`;
  }

  // --- the hand

  private hand(): TemplateResult {
    const { view, material } = this;
    const own = view.seat ?? 0;
    return html`<section class="own" aria-label=${cardWords.hand}>
      ${this.held(`hand:${SIDES[own]}`, inHand(view.hand, own, material), (number, size) =>
        this.card(number, size, serves(number, own, material) ? {} : { idle: words.noUse }),
      )}
    </section>`;
  }

  private card(number: number, size: CardSize, looks: Partial<CardShown> = {}): TemplateResult {
    const { phase } = this.view;
    return this.cardAt(cardTarget(number, this.material), {
      face: faceOf(number, this.material),
      size,
      can: phase === RESOURCES ? words.canResources : phase === AFTERMATH ? words.canAftermath : words.canContest,
      ...looks,
    });
  }
}
