import { LitElement, css, html, nothing, svg, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Evaluation, EvaluationPoint } from "../protocol/types";
import { controls } from "../ui/controls";
import { table as words } from "../words/table";

const WIDE = 360;
const HIGH = 120;
const DASHES = ["", "7 4", "2 3", "9 3 2 3", "12 4", "4 6"];

/** How a finished match went, as playouts have it: a line for each side. Fires `look` (detail: a version). */
@customElement("tallgrass-course")
export class Course extends LitElement {
  @property({ attribute: false }) course!: Evaluation;
  @property({ attribute: false }) names: readonly string[] = [];
  @property({ type: Number }) version = 0;

  static override styles = [
    controls,
    css`
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
            ${swings.map((place) => this.swing(points[place - 1], points[place]))}
          </ul>`
        : nothing}`;
  }

  /** Of two sides one line says it all. */
  private get lines(): readonly number[] {
    return this.names.length === 2 ? [0] : this.names.map((_, seat) => seat);
  }

  private drawing(points: readonly EvaluationPoint[]): TemplateResult {
    const last = points.at(-1)!.version;
    const first = points[0]!.version;
    const x = (version: number): number => ((version - first) / Math.max(last - first, 1)) * WIDE;
    const y = (share: number): number => HIGH - 4 - share * (HIGH - 8);
    const click = (event: MouseEvent): void => {
      const box = (event.currentTarget as SVGElement).getBoundingClientRect();
      this.look(Math.round(first + ((event.clientX - box.left) / box.width) * (last - first)));
    };
    return html`<svg viewBox="0 0 ${WIDE} ${HIGH}" role="img" aria-label=${words.courseOf(this.names[0] ?? "")} @click=${click}>
        <path class="middle" d="M0 ${HIGH / 2}H${WIDE}" />
        ${this.lines.map(
          (seat) =>
            svg`<polyline class="share" stroke-dasharray=${DASHES[seat % DASHES.length]!}
              points=${points.map((point) => `${x(point.version)},${y(point.share[seat] ?? 0)}`).join(" ")} />`,
        )}
        ${this.course.swings.map((place) => {
          const point = points[place]!;
          return svg`<circle class="swing" r="3.5" cx=${x(point.version)} cy=${y(point.share[this.lines[0]!] ?? 0)} />`;
        })}
        <path class="now" d="M${x(this.version)} 0V${HIGH}" />
      </svg>
      <p class="soft key">${this.lines.length === 1 ? words.courseOf(this.names[0] ?? "") : this.key()}</p>`;
  }

  private key(): TemplateResult[] {
    return this.names.map(
      (name, seat) => html`<svg viewBox="0 0 32 8" aria-hidden="true">
          <path class="share" d="M0 4H32" stroke-dasharray=${DASHES[seat % DASHES.length]!} />
        </svg>
        ${name}&ensp;`,
    );
  }

  private swing(before: EvaluationPoint | undefined, after: EvaluationPoint | undefined): TemplateResult | typeof nothing {
    if (!before || !after) return nothing;
    const gains = after.share.map((share, seat) => share - (before.share[seat] ?? 0));
    const seat = gains.indexOf(Math.max(...gains));
    const label = words.swing(this.names[seat] ?? "", percent(before.share[seat]), percent(after.share[seat]));
    return html`<li><button class="quiet" @click=${() => this.look(after.version)}>${label}</button></li>`;
  }

  private look(version: number): void {
    this.dispatchEvent(new CustomEvent("look", { detail: version }));
  }
}

function percent(share: number | undefined): string {
  return `${Math.round((share ?? 0) * 100)} %`;
}
