import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { BotInfo, GameInfo, OptionInfo } from "../protocol/types";
import { kind, spelt } from "../store/draft";
import { parsed, settled, valueIn } from "../store/spec";
import { OPEN, YOU } from "../store/wishes";
import { words } from "../words";
import { controls } from "./controls";
import { form } from "./form";

/** Who sits where: a choice for each seat. Fires `seat` (detail: Seated). */
@customElement("tallgrass-seats")
export class Seats extends LitElement {
  static override styles = [
    controls,
    form,
    css`
      :host {
        display: block;
      }
      .name small,
      .parameter small {
        display: block;
      }
      .field > .parameter {
        display: flex;
        grid-row: auto;
        grid-column: -2;
        align-items: start;
        gap: 0.75rem;
      }
      .parameter input {
        flex: none;
      }
    `,
  ];

  @property({ attribute: false }) game!: GameInfo;
  @property({ attribute: false }) names: readonly string[] = [];
  @property({ attribute: false }) seats: readonly string[] = [];
  /** What else is to be said of each seat. */
  @property({ attribute: false }) notes: readonly string[] = [];

  override render(): unknown {
    return this.names.map((name, seat) => this.seat(name, seat));
  }

  private seat(name: string, seat: number): TemplateResult {
    const who = this.seats[seat] ?? YOU;
    const note = this.notes[seat] ?? words.games.seatWho(this.game.name, name);
    const change = (event: Event): void => this.sit(seat, (event.target as HTMLSelectElement).value);
    const bot = this.game.bots.find((each) => each.name === parsed(who).name);
    return html`<div class="field">
      <label class="name" for="seat-${seat}">${words.games.seat(this.game.name, name)} ${note ? html`<small>${note}</small>` : null}</label>
      <select id="seat-${seat}" aria-describedby="who-${seat}" @change=${change}>
        <option value=${YOU} ?selected=${who === YOU}>${words.wishes.you}</option>
        <option value=${OPEN} ?selected=${who === OPEN}>${words.wishes.open}</option>
        ${this.game.bots.map(
          (each) => html`<option value=${each.name} ?selected=${each === bot}>${words.wishes.bot(each.name)}</option>`,
        )}
      </select>
      <small id="who-${seat}">${who === YOU ? words.wishes.youWhy : who === OPEN ? words.wishes.openWhy : bot?.sentence}</small>
      ${bot?.parameters.map((parameter) => this.parameter(seat, who, bot, parameter))}
    </div>`;
  }

  private parameter(seat: number, who: string, bot: BotInfo, parameter: OptionInfo): TemplateResult {
    const now = valueIn(who, parameter);
    const change = (event: Event): void => {
      const { type, checked, value } = event.target as HTMLInputElement;
      this.sit(seat, settled(who, bot, parameter.name, type === "checkbox" ? checked : value));
    };
    const input =
      kind(parameter) === "yes-no"
        ? html`<input type="checkbox" .checked=${now === true} @change=${change} />`
        : kind(parameter) === "number"
          ? html`<input type="number" required min=${parameter.low} max=${parameter.high} .value=${String(now)} @change=${change} />`
          : html`<input type="text" .value=${String(now)} @change=${change} />`;
    return html`<label class="parameter">${input} <span>${spelt(parameter.name)} <small>${parameter.sentence}</small></span></label>`;
  }

  private sit(seat: number, who: string): void {
    this.dispatchEvent(new CustomEvent<Seated>("seat", { detail: { seat, who } }));
  }
}

export interface Seated {
  readonly seat: number;
  readonly who: string;
}
