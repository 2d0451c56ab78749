import { LitElement, css, html, nothing, type TemplateResult } from "lit";
import { customElement, property, query } from "lit/decorators.js";
import type { TableState } from "../store/table";
import { controls } from "../ui/controls";
import { still } from "../ui/flight";
import { heardOnly } from "../ui/fragments";
import { writing, written } from "../ui/written";
import { table as words } from "../words/table";

/** Who sits where, who is there, who has to decide, and how much time is left. */
@customElement("tallgrass-players")
export class Players extends LitElement {
  @property({ attribute: false }) state!: TableState;
  /** How a sentence calls each seat. */
  @property({ attribute: false }) seats: readonly string[] = [];
  @query("ul") private list!: HTMLElement | null;
  private ticking: ReturnType<typeof setInterval> | null = null;
  private readonly watch = new ResizeObserver(() => this.fit());
  /** Who had to decide when the list was scrolled to him, and how wide it was then. */
  private sought = "";

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
      /* On a phone in one line, which is scrolled; whoever has to decide is in sight. */
      @media (max-width: 640px) {
        ul {
          position: relative;
          flex-wrap: nowrap;
          gap: 0.75rem;
          overflow-x: auto;
          overscroll-behavior-x: contain;
          scrollbar-width: none;
        }
        ul[tabindex] {
          padding-right: 1rem;
          mask-image: linear-gradient(to right, var(--ink) calc(100% - 1.25rem), transparent); /* it goes on there */
        }
        li {
          flex: none;
          white-space: nowrap;
        }
        li > .soft {
          max-width: 8.5rem;
          overflow: hidden;
          font-size: var(--small);
          text-overflow: ellipsis;
        }
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
    this.watch.disconnect();
  }

  override render(): TemplateResult | typeof nothing {
    const { table, view, presence } = this.state;
    if (table === null) return nothing;
    const moving = view?.to_move ?? table.to_move;
    const many = table.seats.length > 4;
    return html`<ul class=${many ? "many" : ""} aria-label=${words.players}>
      ${table.seats.map((seat, number) => {
        const moves = moving.includes(number) && table.status === "playing";
        const who = seat.yours ? words.you : seat.bot ? (many ? words.aBot : words.bot(seat.bot)) : seat.name === null ? words.free : written(seat.name);
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

  override updated(): void {
    if (this.list) this.watch.observe(this.list);
    requestAnimationFrame(() => this.fit()); // when all is laid out anyway
  }

  /** What doesn't fit is scrolled, by keys, too. */
  private fit(): void {
    const list = this.list;
    if (!list?.clientWidth) return; // it isn't laid out yet
    if (list.scrollWidth > list.clientWidth) list.tabIndex = 0;
    else list.removeAttribute("tabindex");
    this.seek(list);
  }

  /** Scrolls to whoever has to decide, once: then one may look at the others. */
  private seek(list: HTMLElement): void {
    const { view, table } = this.state;
    const moving = view?.to_move ?? table?.to_move ?? [];
    const mover = moving.find((number) => table?.seats[number]?.yours) ?? moving[0];
    const at = mover === undefined ? null : (list.children[mover] as HTMLElement | undefined);
    const sought = `${mover} ${list.clientWidth}`;
    if (!at || sought === this.sought) return;
    this.sought = sought;
    const left = at.offsetLeft;
    const seen = left >= list.scrollLeft && left + at.offsetWidth <= list.scrollLeft + list.clientWidth;
    if (!seen) list.scrollTo({ left: left - 8, behavior: still() ? "instant" : "smooth" });
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
