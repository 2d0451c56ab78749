import { LitElement, css, html, nothing, svg, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Evaluation, EvaluationPoint, News } from "../protocol/types";
import { controls } from "../ui/controls";
import { table as words } from "../words/table";

const WIDE = 360;
const HIGH = 120;
const LEFT = 48; // for the per cents
const BELOW = 18; // for the turns
const SHARES = [0, 0.5, 1];
const MOST_TURNS = 8;
const DASHES = ["", "7 4", "2 3", "9 3 2 3", "12 4", "4 6"];

/** How a finished match went, as playouts have it: a line for each side. Fires `look` (detail: a version). */
@customElement("tallgrass-course")
export class Course extends LitElement {
  @property({ attribute: false }) course!: Evaluation;
  @property({ attribute: false }) names: readonly string[] = [];
  @property({ type: Number }) version = 0;
  /** For whom the one line of two sides is drawn. */
  @property({ type: Number }) seat = 0;
  /** What happened, as far as it was told. */
  @property({ attribute: false }) news: readonly (News | undefined)[] = [];
  /** The versions at which turns begin, or rounds where there are some. */
  @property({ attribute: false }) turns: readonly number[] = [];
  @property({ type: Boolean }) rounds = false;

  static override styles = [
    controls,
    css`
      h3 {
        margin-top: 0.75rem;
      }
      svg {
        display: block;
        width: 100%;
        height: auto;
        background: var(--paper);
        border: 1px solid var(--line);
      }
      .middle,
      .now {
        stroke: var(--line);
      }
      .now {
        stroke: var(--ink);
      }
      .share {
        fill: none;
        stroke: var(--ink);
        stroke-width: 1.8;
      }
      .swing {
        fill: var(--ink);
        cursor: pointer;
      }
      text {
        fill: var(--ink-soft);
        font: var(--small) var(--sans);
      }
      progress {
        width: 100%;
        height: 0.6rem;
        border: 1px solid var(--line);
        border-radius: var(--corner);
        background: var(--paper);
        accent-color: var(--ink-soft);
        appearance: none;
      }
      progress::-webkit-progress-bar {
        background: var(--paper);
      }
      progress::-webkit-progress-value {
        background: var(--ink-soft);
      }
      progress::-moz-progress-bar {
        background: var(--ink-soft);
      }
      ul {
        margin: 0.3rem 0;
        padding: 0;
        list-style: none;
        font-size: var(--small);
      }
      ul button {
        width: 100%;
        justify-content: flex-start;
        text-align: left;
      }
      .key svg {
        display: inline-block;
        width: 32px;
        height: 8px;
        border: 0;
        background: none;
        vertical-align: middle;
      }
    `,
  ];

  override render(): TemplateResult {
    const { done, of, points, swings } = this.course;
    return html`<h3>${words.evaluation}</h3>
      ${done < of
        ? html`<p role="status">${words.evaluating(done, of)}</p>
            <progress max=${of} value=${done} aria-label=${words.evaluation}></progress>`
        : nothing}
      ${points.length > 1 ? this.drawing(points) : nothing}
      ${swings.length
        ? html`<ul aria-label=${words.swings}>
            ${swings.map((place) => this.swing(place))}
          </ul>`
        : nothing}`;
  }

  /** Of two sides one line says it all. */
  private get lines(): readonly number[] {
    return this.names.length === 2 ? [this.seat] : this.names.map((_, seat) => seat);
  }

  private drawing(points: readonly EvaluationPoint[]): TemplateResult {
    const last = points.at(-1)!.version;
    const first = points[0]!.version;
    const x = (version: number): number => LEFT + ((version - first) / Math.max(last - first, 1)) * (WIDE - LEFT - 6);
    const y = (share: number): number => HIGH - 4 - share * (HIGH - 8);
    const click = (event: MouseEvent): void => {
      const box = (event.currentTarget as SVGElement).getBoundingClientRect();
      const at = (((event.clientX - box.left) / box.width) * WIDE - LEFT) / (WIDE - LEFT - 6);
      this.look(Math.round(first + Math.max(0, Math.min(at, 1)) * (last - first)));
    };
    return html`<svg viewBox="0 0 ${WIDE} ${HIGH + BELOW}" role="img" aria-label=${words.courseOf(this.names[this.lines[0]!] ?? "")} @click=${click}>
        ${SHARES.map(
          (share) => svg`<path class="middle" d="M${LEFT} ${y(share)}H${WIDE - 6}" />
            <text text-anchor="end" x=${LEFT - 4} y=${Math.min(Math.max(y(share) + 4, 10), HIGH)}>${percent(share)}</text>`,
        )}
        ${this.scale(first, last).map(
          ([turn, version]) => svg`<path class="middle" d="M${x(version)} ${HIGH - 4}v5" />
            <text text-anchor="middle" x=${x(version)} y=${HIGH + 13}>${turn}</text>`,
        )}
        ${this.lines.map(
          (seat) =>
            svg`<polyline class="share" stroke-dasharray=${DASHES[seat % DASHES.length]!}
              points=${points.map((point) => `${x(point.version)},${y(point.share[seat] ?? 0)}`).join(" ")} />`,
        )}
        ${this.course.swings.map((place) => {
          const point = points[place]!;
          const seat = this.lines.length === 1 ? this.lines[0]! : this.gainer(place);
          return svg`<circle class="swing" r="4.5" cx=${x(point.version)} cy=${y(point.share[seat] ?? 0)} @click=${(event: Event) => {
            event.stopPropagation();
            this.look(point.version);
          }} />`;
        })}
        <path class="now" d="M${x(this.version)} 0V${HIGH}" />
      </svg>
      <p class="soft key">
        ${this.lines.length === 1 ? words.courseOf(this.names[this.lines[0]!] ?? "") : html`${words.courseAll} ${this.key()}`}
        ${this.turns.length ? words.courseTurns(this.rounds) : nothing}
      </p>`;
  }

  private key(): TemplateResult[] {
    return this.names.map(
      (name, seat) => html`<svg viewBox="0 0 32 8" aria-hidden="true">
          <path class="share" d="M0 4H32" stroke-dasharray=${DASHES[seat % DASHES.length]!} />
        </svg>
        ${name}&ensp;`,
    );
  }

  /** Turns and their versions, so many as can be read. */
  private scale(first: number, last: number): (readonly [number, number])[] {
    const all = this.turns.map((version, turn) => [turn + 1, version] as const).filter(([, at]) => at >= first && at <= last);
    const each = Math.ceil(all.length / MOST_TURNS);
    return all.filter((_, place) => place % each === 0);
  }

  /** For whom it turned: who gained most. */
  private gainer(place: number): number {
    const [before, after] = [this.course.points[place - 1], this.course.points[place]];
    const gains = (after?.share ?? []).map((share, seat) => share - (before?.share[seat] ?? 0));
    return Math.max(0, gains.indexOf(Math.max(...gains)));
  }

  /** The turn, what was done, and how the share of the one whose line it is changed. */
  private swing(place: number): TemplateResult | typeof nothing {
    const [before, after] = [this.course.points[place - 1], this.course.points[place]];
    if (!before || !after) return nothing;
    const seat = this.lines.length === 1 ? this.lines[0]! : this.gainer(place);
    const turn = this.turns.filter((version) => version <= after.version).length;
    const lines = told(this.news, before.version, after.version);
    const label = words.swing(this.names[seat] ?? "", percent(before.share[seat]), percent(after.share[seat]));
    const change = Math.abs((after.share[seat] ?? 0) - (before.share[seat] ?? 0));
    return html`<li>
      <button class="quiet" @click=${() => this.look(after.version)}>
        <span
          >${turn ? html`<b>${words.turnNumber(turn, this.rounds)}</b>` : nothing} ${lines.at(-1) ?? ""}
          <span class="soft">${lines.length > 1 ? words.lastOf(lines.length) : nothing} ${label}${change < this.course.by_chance ? words.byChance : nothing}</span></span
        >
      </button>
    </li>`;
  }

  private look(version: number): void {
    this.dispatchEvent(new CustomEvent("look", { detail: version }));
  }
}

function percent(share: number | undefined): string {
  return `${Math.round((share ?? 0) * 100)} %`;
}

/** What happened between two moments, in words. */
function told(news: readonly (News | undefined)[], after: number, until: number): string[] {
  return news.flatMap((piece) => (piece?.line && piece.version > after && piece.version <= until ? [piece.line] : []));
}
