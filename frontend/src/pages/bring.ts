import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import { http, refusal } from "../protocol/http";
import type { GameInfo } from "../protocol/types";
import { arrive } from "../store/begin";
import { seatNames } from "../store/draft";
import { gameInfo } from "../store/games";
import { LARGEST, matchFile, type MatchFile } from "../store/match-file";
import { people } from "../store/person";
import { usualBot, YOU } from "../store/wishes";
import { controls } from "../ui/controls";
import { form } from "../ui/form";
import { writing, written } from "../ui/written";
import "../ui/seats";
import type { Seated } from "../ui/seats";
import { words } from "../words";

interface Brought {
  readonly file: MatchFile;
  readonly name: string;
  readonly game: GameInfo;
  readonly seats: readonly string[];
  readonly until: number;
  /** Whether it goes on from an earlier moment than the end. */
  readonly earlier: boolean;
}

/** Makes a table that goes on from a match file: which one, from which step, who plays. */
@customElement("tallgrass-bring")
export class Bring extends LitElement {
  static override styles = [
    controls,
    form,
    writing,
    css`
      :host {
        display: block;
      }
      .drop {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.5rem 1rem;
        padding: 1rem;
        border: 1px dashed var(--ink-soft);
        border-radius: var(--corner);
      }
      .drop.over {
        background: var(--sheet);
        border-style: solid;
      }
    `,
  ];

  @state() private brought: Brought | null = null;
  @state() private problem = "";
  @state() private over = false;
  @state() private laying = false;
  @query("input[type=file]") private input!: HTMLInputElement | null;

  override render(): TemplateResult {
    const w = words.bring;
    return html`<section aria-labelledby="bring">
      <h2 id="bring">${w.title}</h2>
      <p>${w.lead}</p>
      ${this.brought ? this.form(this.brought) : this.drop()}
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : null}
    </section>`;
  }

  private drop(): TemplateResult {
    const over = (event: DragEvent): void => {
      event.preventDefault();
      this.over = true;
    };
    const dropped = (event: DragEvent): void => {
      event.preventDefault();
      this.over = false;
      void this.read(event.dataTransfer?.files[0]);
    };
    return html`<div class="drop ${this.over ? "over" : ""}" @dragover=${over} @dragleave=${() => (this.over = false)} @drop=${dropped}>
      <button @click=${() => this.input?.click()}>${words.bring.choose}</button>
      <span class="soft">${words.bring.drop}</span>
      <input
        type="file"
        accept=".json,application/json"
        hidden
        aria-label=${words.bring.choose}
        @change=${() => void this.read(this.input?.files?.[0])}
      />
    </div>`;
  }

  private form(brought: Brought): TemplateResult {
    const w = words.bring;
    const { file, game } = brought;
    const seat = ({ detail }: CustomEvent<Seated>): void => {
      this.brought = { ...brought, seats: brought.seats.map((old, n) => (n === detail.seat ? detail.who : old)) };
    };
    const from = (event: Event): void => {
      const earlier = (event.target as HTMLSelectElement).value === "earlier";
      this.brought = { ...brought, earlier, until: file.steps };
    };
    const until = (event: Event): void => {
      this.brought = { ...brought, until: Number((event.target as HTMLInputElement).value) };
    };
    return html`<form @submit=${this.lay}>
      <p><strong>${written(brought.name)}: ${w.read(words.games.title(file.game), file.steps)}</strong></p>
      <div class="field">
        <label for="from">${w.from}</label>
        <select id="from" @change=${from}>
          <option value="end" ?selected=${!brought.earlier}>${w.end(file.steps)}</option>
          <option value="earlier" ?selected=${brought.earlier}>${w.earlier}</option>
        </select>
      </div>
      ${brought.earlier
        ? html`<div class="field">
            <label for="until">${w.until}</label>
            <input id="until" type="number" required min="0" max=${file.steps} .value=${String(brought.until)} @change=${until} />
            <small>${w.untilWhy(file.steps)}</small>
          </div>`
        : null}
      <tallgrass-seats
        .game=${game}
        .names=${seatNames(game, file.players.length)}
        .seats=${brought.seats}
        .notes=${file.players.map(w.before)}
        @seat=${seat}
      ></tallgrass-seats>
      <div class="end">
        <button class="main" ?disabled=${this.laying}>${w.lay}</button>
        <button type="button" class="quiet" @click=${() => this.become(null)}>${w.other}</button>
      </div>
    </form>`;
  }

  private become(brought: Brought | null, problem = ""): void {
    this.brought = brought;
    this.problem = problem;
  }

  private async read(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    if (chosen.size > LARGEST) return this.become(null, words.bring.large);
    const file = matchFile(await chosen.text());
    try {
      const game = file && (await gameInfo(file.game));
      if (!file || !game) return this.become(null, words.bring.notOne);
      // Whoever brings it plays where people played, and bots where bots did.
      const seats = file.players.map((player) => (player === "human" ? YOU : usualBot(game)));
      this.become({ file, name: chosen.name, game, seats, until: file.steps, earlier: false });
    } catch (error) {
      this.become(null, refusal(error).message);
    }
  }

  private async lay(event: Event): Promise<void> {
    event.preventDefault();
    const brought = this.brought;
    if (!brought || this.laying) return;
    this.laying = true;
    this.problem = "";
    try {
      const wish = { file: brought.file.document, until: brought.until, seats: [...brought.seats] };
      arrive(await people.being(() => http.bring(wish)));
    } catch (error) {
      this.problem = refusal(error).message;
    } finally {
      this.laying = false;
    }
  }
}
