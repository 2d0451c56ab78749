import { LitElement, css, html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Over } from "../protocol/types";
import { go, to } from "../store/route";
import { controls } from "../ui/controls";
import { ruleLinks } from "../ui/rule-links";
import { table as words } from "../words/table";
import "./course";
import type { Begins, Session } from "./session";

/** How a match ended: for oneself, in a sentence, the score laid out; and what comes next. Fires `rule` (detail: an id). */
@customElement("tallgrass-outcome")
export class Outcome extends LitElement {
  @property({ attribute: false, hasChanged: () => true }) session!: Session;
  @property({ attribute: false }) names: readonly string[] = [];
  /** What the scores count. */
  @property() counted = "";
  @property({ attribute: false }) begins!: Begins;
  /** What the score is made of. */
  @property({ attribute: false }) made: readonly string[] = [];

  static override styles = [
    controls,
    css`
      table {
        width: 100%; /* which its caption has, too */
        margin-bottom: 0.5rem;
      }
      caption {
        padding-bottom: 0.25rem;
        text-align: left;
      }
      th {
        width: 1px;
        padding: 0 0.75rem 0 0;
        text-align: left;
        white-space: nowrap;
      }
      td {
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  /** Whoever asked for another match goes there as soon as there is one. */
  @state() private wanted = false;

  private again = (): void => {
    this.wanted = true;
    this.session.store.rematch();
  };

  private counts(game: string): unknown[] {
    return ruleLinks(this.counted, game, (rule) => this.dispatchEvent(new CustomEvent("rule", { detail: rule })));
  }

  override updated(): void {
    const { table, refused } = this.session.state;
    if (!this.wanted) return;
    if (refused) this.wanted = false;
    else if (table?.rematch) {
      this.wanted = false;
      go(to.table(table.rematch));
    }
  }

  override render(): TemplateResult | typeof nothing {
    const { over, table, seat, course } = this.session.state;
    if (!over) return nothing;
    const { turns, rounds } = this.begins;
    return html`<h2>${ended(over.result.winners, this.session.hotSeat ? null : seat)}</h2>
      <p role="status">${sentence(over)}</p>
      ${over.result.scores.length
        ? html`<table>
            <caption>${this.counts(table!.game)}</caption>
            ${over.result.scores.map(
              (score, number) => html`<tr>
                <th scope="row">${this.names[number] ?? number}</th>
                <td>${score}</td>
              </tr>`,
            )}
          </table>`
        : nothing}
      ${this.made.map((part) => html`<p class="soft">${part}</p>`)}
      ${table?.rematch
        ? html`<a class="button main" href=${to.table(table.rematch)}>${words.toRematch}</a>`
        : seat !== null
          ? html`<button class="main" ?disabled=${this.wanted} @click=${this.again}>${words.rematch}</button>`
          : nothing}
      ${course
        ? html`<tallgrass-course
            .course=${course}
            .names=${this.names}
            .seat=${this.session.state.seat ?? 0}
            .news=${this.session.state.news}
            .turns=${rounds.length ? rounds : turns}
            .rounds=${rounds.length > 0}
            .version=${this.session.version}
            @look=${(event: CustomEvent<number>) => this.dispatchEvent(new CustomEvent("look", { detail: event.detail }))}
          ></tallgrass-course>`
        : html`<button @click=${() => this.session.store.evaluate()}>${words.evaluate}</button>`}`;
  }
}

function ended(winners: readonly number[], seat: number | null): string {
  if (!winners.length) return words.draw;
  if (seat === null) return words.over;
  return winners.includes(seat) ? words.won : words.lost;
}

/** The verdict ends with the score in brackets; that is laid out below. */
function sentence({ verdict, result }: Over): string {
  return result.scores.length ? verdict.replace(/ \([^()]*\)$/, "") : verdict;
}
