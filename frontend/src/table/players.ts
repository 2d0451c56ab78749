import { LitElement, css, html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { TableState } from "../store/table";
import { controls } from "../ui/controls";
import { heardOnly } from "../ui/fragments";
import { writing, written } from "../ui/written";
import { table as words } from "../words/table";

/** Who sits where, who is there, who has to decide, and how much time is left. */
@customElement("tallgrass-players")
export class Players extends LitElement {
  @property({ attribute: false }) state!: TableState;
  /** How a sentence calls each seat. */
  @property({ attribute: false }) seats: readonly string[] = [];
  private ticking: ReturnType<typeof setInterval> | null = null;

  static override styles = [
    controls,
    writing,
    css`
      ul {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem 0.9rem;
        margin: 0;
        padding: 0;
        list-style: none;
        font-size: var(--text);
      }
      li {
        display: flex;
        align-items: baseline;
        gap: 0.35rem;
        min-width: 0;
        padding: 0.15rem 0.1rem;
        border-bottom: 3px solid transparent;
      }
      li.moves {
        border-bottom-color: var(--ink);
      }
      li > * {
        flex: none;
      }
      li > .soft {
        flex: 0 1 auto;
        min-width: 0;
        overflow-wrap: anywhere;
      }
      .written {
        display: block; /* its first line stands beside the seat's name */
      }
      @media (max-width: 900px) {
        .state {
          ${heardOnly} /* it would come and go, and the board jump; a line says it, too */
        }
      }
      .dot {
        width: 0.6em;
        height: 0.6em;
        border: 1px solid var(--ink-soft);
        border-radius: 50%;
      }
      .dot.here {
        background: var(--ink-soft);
      }
      .many {
        gap: 0 0.7rem;
        font-size: var(--small);
      }
      strong {
        font-family: var(--serif);
        font-size: var(--text);
      }
    `,
  ];

  override connectedCallback(): void {
    super.connectedCallback();
    this.ticking = setInterval(() => this.state.clock && this.requestUpdate(), 1000);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    if (this.ticking !== null) clearInterval(this.ticking);
  }

  override render(): TemplateResult | typeof nothing {
    const { table, view, presence } = this.state;
    if (table === null) return nothing;
    const moving = view?.to_move ?? table.to_move;
    return html`<ul class=${table.seats.length > 4 ? "many" : ""}>
      ${table.seats.map((seat, number) => {
        const moves = moving.includes(number) && table.status === "playing";
        const who = seat.yours ? words.you : seat.bot ? words.bot(seat.bot) : seat.name === null ? words.free : written(seat.name);
        const here = presence?.seats[number] ?? false;
        return html`<li class=${moves ? "moves" : ""}>
          <span class="dot ${here ? "here" : ""}" title=${here ? words.here : nothing}></span>
          <strong>${this.seats[number] ?? seat.seat}</strong> <span class="soft">${who}</span>
          ${moves ? html`<span class="state">${seat.bot ? words.thinking : words.toMove}</span>` : nothing} ${this.time(number)}
        </li>`;
      })}
      ${presence?.watchers ? html`<li class="soft">${words.watchers(presence.watchers)}</li>` : nothing}
    </ul>`;
  }

  private time(seat: number): TemplateResult | typeof nothing {
    const clock = this.state.clock;
    const left = clock?.left[seat];
    if (clock === null || left === undefined) return nothing;
    const gone = clock.running.includes(seat) ? (Date.now() - clock.heard) / 1000 : 0;
    return html`<time>${duration(Math.max(0, left - gone))}</time>`;
  }
}

/** '2 d 3 h', '1:05:00', '4:32'. */
export function duration(seconds: number): string {
  const whole = Math.floor(seconds);
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor((whole % 86_400) / 3600);
  if (days) return `${days} d ${hours} h`;
  const minutes = Math.floor((whole % 3600) / 60);
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
