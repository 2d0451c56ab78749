import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { refusal } from "../protocol/http";
import type { OptionInfo } from "../protocol/types";
import { begin } from "../store/begin";
import { draft, kind, seatNames, spelt, wanted, withCount, withSeat, type ClockKind, type Draft } from "../store/draft";
import { gameInfo } from "../store/games";
import { to } from "../store/route";
import { OPEN, YOU } from "../store/wishes";
import { form } from "../ui/form";
import { ruleLinks } from "../ui/rule-links";
import { sheet } from "../ui/sheet";
import "../ui/seats";
import type { Seated } from "../ui/seats";
import { words } from "../words";

const CLOCKS: readonly ClockKind[] = ["none", "days", "bank"];

/** A new table with everything that can be agreed, each choice with its sentence. */
@customElement("tallgrass-new-game")
export class NewGame extends LitElement {
  static override styles = [
    sheet,
    form,
    css`
      .lead {
        margin-bottom: 1.5rem;
      }
    `,
  ];

  @property({ attribute: false }) game = "";
  @state() private table: Draft | null = null;
  @state() private problem = "";
  @state() private laying = false;

  override firstUpdated(): void {
    void this.look();
  }

  override render(): TemplateResult {
    const w = words.wishes;
    return html`<div class="sheet">
      <h1>${w.title(words.games.title(this.game))}</h1>
      ${this.table ? this.form(this.table) : html`<p role=${this.problem ? "alert" : "status"}>${this.problem || words.shell.loading}</p>`}
    </div>`;
  }

  private form(table: Draft): TemplateResult {
    const w = words.wishes;
    return html`
      <p class="lead">${w.lead}</p>
      <form @submit=${this.lay}>
        ${this.who(table)} ${this.rules(table)} ${this.come(table)} ${this.clock(table)} ${this.agreed(table)}
        <div class="end">
          ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : null}
          <button class="main" ?disabled=${this.laying}>${this.laying ? w.laying : w.lay}</button>
          <a href=${to.rules(this.game)}>${w.rules}</a>
        </div>
      </form>
    `;
  }

  private who(table: Draft): TemplateResult {
    const w = words.wishes;
    const named = (names: readonly string[]): string => names.map((name) => words.games.seat(this.game, name)).join(", ");
    const persons = table.seats.some((who) => who === YOU || who === OPEN);
    return html`<fieldset>
      <legend>${w.seatsTitle}</legend>
      ${table.game.seats.length > 1
        ? html`<div class="field">
            <label for="count">${w.count}</label>
            <select id="count" @change=${(event: Event) => this.become(withCount(table, Number(value(event))))}>
              ${table.game.seats.map(
                (names) =>
                  html`<option value=${names.length} ?selected=${names.length === table.seats.length}>${w.countOf(names.length, named(names))}</option>`,
              )}
            </select>
          </div>`
        : null}
      <tallgrass-seats
        .game=${table.game}
        .names=${seatNames(table.game, table.seats.length)}
        .seats=${table.seats}
        @seat=${({ detail }: CustomEvent<Seated>) => this.become(withSeat(table, detail.seat, detail.who))}
      ></tallgrass-seats>
      ${persons ? null : html`<p class="soft" role="status">${w.onlyBots}</p>`}
    </fieldset>`;
  }

  private rules(table: Draft): TemplateResult {
    const w = words.wishes;
    return html`<fieldset>
      <legend>${w.optionsTitle}</legend>
      ${table.game.options.length ? table.game.options.map((option) => this.option(table, option)) : html`<p>${w.noOptions}</p>`}
      ${table.game.editions.length > 1
        ? html`<div class="field">
            <label for="edition">${w.edition}</label>
            <select id="edition" @change=${(event: Event) => this.become({ ...table, edition: value(event) || null })}>
              <option value="">${w.editionUsual}</option>
              ${table.game.editions.map((name) => html`<option value=${name} ?selected=${name === table.edition}>${spelt(name)}</option>`)}
            </select>
            <small>${w.editionWhy}</small>
          </div>`
        : null}
    </fieldset>`;
  }

  private option(table: Draft, option: OptionInfo): TemplateResult {
    const set = (chosen: boolean | number | string): void =>
      this.become({ ...table, options: { ...table.options, [option.name]: chosen } });
    const now = table.options[option.name];
    const why = ruleLinks(option.sentence, this.game);
    if (kind(option) === "yes-no") return this.choice("checkbox", spelt(option.name), why, now === true, set);
    const number = kind(option) === "number";
    return html`<div class="field">
      <label for=${option.name}>${spelt(option.name)}</label>
      ${number
        ? html`<input
            id=${option.name}
            type="number"
            required
            min=${option.low}
            max=${option.high}
            .value=${String(now)}
            @change=${(event: Event) => set(Number(value(event)))}
          />`
        : html`<input id=${option.name} type="text" .value=${String(now)} @change=${(event: Event) => set(value(event))} />`}
      <small>${why} ${number ? `${words.wishes.bounds(option.low, option.high)}.` : null}</small>
    </div>`;
  }

  private come(table: Draft): TemplateResult {
    const w = words.wishes;
    return html`<fieldset ?hidden=${!table.seats.includes(OPEN)}>
      <legend>${w.comeTitle}</legend>
      ${this.choice("come", w.byLink, w.byLinkWhy, !table.public, () => this.become({ ...table, public: false }))}
      ${this.choice("come", w.open_, w.publicWhy, table.public, () => this.become({ ...table, public: true }))}
    </fieldset>`;
  }

  private clock(table: Draft): TemplateResult {
    const w = words.wishes;
    const inputs: Record<ClockKind, TemplateResult | null> = {
      none: null,
      days: html`<div class="inset">${this.number(table, "days", w.days, 1, 60)}</div>`,
      bank: html`<div class="inset">
        ${this.number(table, "minutes", w.minutes, 1, 10080)} ${this.number(table, "increment", w.increment, 0, 3600)}
      </div>`,
    };
    return html`<fieldset>
      <legend>${w.clockTitle}</legend>
      ${CLOCKS.map(
        (clock) => html`
          ${this.choice("clock", w.clocks[clock], w.clocksWhy[clock], table.clock === clock, () => this.become({ ...table, clock }))}
          ${table.clock === clock ? inputs[clock] : null}
        `,
      )}
    </fieldset>`;
  }

  private number(table: Draft, field: "days" | "minutes" | "increment", label: string, low: number, high: number): TemplateResult {
    const change = (event: Event): void => this.become({ ...table, [field]: Number(value(event)) });
    return html`<label>
      ${label} <input type="number" required min=${low} max=${high} .value=${String(table[field])} @change=${change} />
    </label>`;
  }

  private agreed(table: Draft): TemplateResult {
    const w = words.wishes;
    return html`<fieldset>
      <legend>${w.agreedTitle}</legend>
      ${this.choice("checkbox", w.helps, w.helpsWhy, table.helps, (helps) => this.become({ ...table, helps }))}
      ${this.choice("checkbox", w.fair, w.fairWhy, table.fair, (fair) => this.become({ ...table, fair }))}
    </fieldset>`;
  }

  /** A check box, or one of the radio buttons of a group. */
  private choice(group: string, label: string, why: unknown, checked: boolean, then: (checked: boolean) => void): TemplateResult {
    const told = `why-${label.toLowerCase().replace(/\W+/g, "-")}`;
    return html`<label class="choice">
      <input
        aria-label=${label}
        aria-describedby=${told}
        type=${group === "checkbox" ? "checkbox" : "radio"}
        name=${group}
        .checked=${checked}
        @change=${(event: Event) => then((event.target as HTMLInputElement).checked)}
      />
      <span>${label} <small id=${told}>${why}</small></span>
    </label>`;
  }

  private become(table: Draft): void {
    this.table = table;
    this.problem = "";
  }

  private async look(): Promise<void> {
    try {
      const game = await gameInfo(this.game);
      if (game) this.table = draft(game);
      else this.problem = words.wishes.unknown(this.game);
    } catch (error) {
      this.problem = refusal(error).message;
    }
  }

  private async lay(event: Event): Promise<void> {
    event.preventDefault();
    if (!this.table || this.laying) return;
    this.laying = true;
    this.problem = "";
    try {
      await begin(wanted(this.table));
    } catch (error) {
      this.problem = refusal(error).message;
    } finally {
      this.laying = false;
    }
  }
}

function value(event: Event): string {
  return (event.target as HTMLInputElement | HTMLSelectElement).value;
}
