import { LitElement, css, html, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Fight, Force } from "../boards/board";
import { controls } from "../ui/controls";
import { table as words } from "../words/table";

/** Who would come to a fight that one considers. Fires `odds` (detail: what the server is asked). */
@customElement("tallgrass-forces")
export class Forces extends LitElement {
  @property({ attribute: false }) fight!: Fight;
  @state() private counts: readonly number[] = [];

  static override styles = [
    controls,
    css`
      form {
        display: grid;
        gap: 0.3rem;
        margin-top: 0.4rem;
      }
      p {
        margin: 0;
      }
      .force {
        display: grid;
        grid-template-columns: 1fr 44px 4rem 44px;
        gap: 4px;
        align-items: center;
      }
      .force button {
        padding: 0;
        font-size: var(--large);
      }
      input {
        width: 100%;
        text-align: center;
        appearance: textfield;
      }
      input::-webkit-inner-spin-button {
        appearance: none;
        margin: 0;
      }
    `,
  ];

  override willUpdate(): void {
    const forces = this.fight.forces ?? [];
    if (this.counts.length !== forces.length) this.counts = forces.map(({ first = 0, most }) => Math.min(first, most));
  }

  override firstUpdated(): void {
    this.renderRoot.querySelector("input")?.select();
  }

  override render(): TemplateResult {
    return html`<form
      @submit=${this.ask}
      @keydown=${(event: KeyboardEvent) => event.key !== "Escape" && event.stopPropagation() /* figures mean numbers here */}
    >
      <p>${words.forces}</p>
      ${this.fight.forces?.map((force, n) => this.force(force, n))}
      <button class="act">${words.odds}</button>
    </form>`;
  }

  private force({ title, most }: Force, n: number): TemplateResult {
    const count = this.counts[n]!;
    return html`<div class="force" role="group" aria-label=${title}>
      <label for=${`force-${n}`}>${title}</label>
      <button type="button" aria-label=${words.fewer(title)} ?disabled=${count <= 0} @click=${() => this.set(n, count - 1)}>−</button>
      <input
        id=${`force-${n}`}
        type="number"
        inputmode="numeric"
        min="0"
        max=${most}
        .value=${String(count)}
        @input=${(event: Event) => this.set(n, (event.target as HTMLInputElement).valueAsNumber || 0)}
      />
      <button type="button" aria-label=${words.oneMore(title)} ?disabled=${count >= most} @click=${() => this.set(n, count + 1)}>+</button>
    </div>`;
  }

  private set(force: number, count: number): void {
    this.counts = this.counts.map((before, n) => (n === force ? count : before));
  }

  private readonly ask = (event: Event): void => {
    event.preventDefault();
    const { question, forces = [] } = this.fight;
    const coming = forces.flatMap(({ sign }, n) => (this.counts[n] ? [`${sign}${this.counts[n]}`] : []));
    this.dispatchEvent(new CustomEvent("odds", { detail: [question, ...coming].join(" ") }));
  };
}
