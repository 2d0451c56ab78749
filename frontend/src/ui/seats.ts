import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { GameInfo } from "../protocol/types";
import { spelt } from "../store/draft";
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
      .name small {
        display: block;
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
    const change = (event: Event): void => {
      const detail: Seated = { seat, who: (event.target as HTMLSelectElement).value };
      this.dispatchEvent(new CustomEvent("seat", { detail }));
    };
    return html`<div class="field">
      <label class="name" for="seat-${seat}">${words.games.seat(this.game.name, name)} ${note ? html`<small>${note}</small>` : null}</label>
      <select id="seat-${seat}" aria-describedby="who-${seat}" @change=${change}>
        <option value=${YOU} ?selected=${who === YOU}>${words.wishes.you}</option>
        <option value=${OPEN} ?selected=${who === OPEN}>${words.wishes.open}</option>
        ${this.game.bots.map(
          (bot) => html`<option value=${bot.name} ?selected=${who === bot.name}>${words.wishes.bot(spelt(bot.name))}</option>`,
        )}
      </select>
      <small id="who-${seat}">${this.why(who)}</small>
    </div>`;
  }

  private why(who: string): string {
    if (who === YOU) return words.wishes.youWhy;
    if (who === OPEN) return words.wishes.openWhy;
    return this.game.bots.find((bot) => bot.name === who)?.sentence ?? "";
  }
}

export interface Seated {
  readonly seat: number;
  readonly who: string;
}
