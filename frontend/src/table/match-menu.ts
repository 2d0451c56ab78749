import { LitElement, css, html, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { address } from "../protocol/address";
import { gameInfo } from "../store/games";
import { mayBranch } from "../store/table";
import { controls } from "../ui/controls";
import { table as words } from "../words/table";
import type { Session } from "./session";

/** What concerns the match as a whole: giving up, a bot instead of oneself, a file of it. */
@customElement("tallgrass-match-menu")
export class MatchMenu extends LitElement {
  @property({ attribute: false, hasChanged: () => true }) session!: Session;
  @property({ attribute: false }) names: readonly string[] = [];

  /** Whether one may still be asked for leave to notify; it is slow to find out. */
  @state() private askable = "Notification" in window && Notification.permission === "default";

  @state() private bots: readonly string[] = [];

  static override styles = [
    controls,
    css`
      details {
        position: relative;
      }
      summary {
        display: inline-flex;
        align-items: center;
        min-height: 44px;
        padding: 0.35rem 0.9rem;
        border: 1px solid var(--line);
        border-radius: var(--corner);
        cursor: pointer;
        list-style: none;
      }
      div {
        display: grid;
        gap: 0.3rem;
        margin-top: 0.3rem;
      }
    `,
  ];

  override render(): TemplateResult {
    const { state } = this.session;
    const { table, over, seat } = state;
    const playing = table?.status === "playing" && !over && seat !== null;
    const own = seat === null ? undefined : table?.seats[seat];
    const timeless = this.names.filter((_, other) => other !== seat && this.ranOut(other));
    return html`<details @toggle=${this.lookForBots}>
      <summary>${words.match}</summary>
      <div>
        ${table && table.status !== "open"
          ? html`<a class="button" href=${address`/api/tables/${table.id}/file`} download>${words.save}</a>
              ${this.playFrom()}`
          : nothing}
        ${!playing
          ? nothing
          : own?.bot
            ? html`<button @click=${() => this.session.store.handOver(null)}>${words.takeBack}</button>`
            : this.bots.map((bot) => html`<button @click=${() => this.session.store.handOver(bot)}>${words.handOver(bot)}</button>`)}
        ${playing ? html`<button @click=${this.resign}>${words.resign}</button>` : nothing}
        ${playing
          ? timeless.map(
              (name) => html`<button @click=${() => this.session.store.offer("replace", this.names.indexOf(name))}>
                ${words.replace(name)}
              </button>`,
            )
          : nothing}
        ${this.askable && playing ? html`<button @click=${this.askLeave}>${words.notify}</button>` : nothing}
      </div>
    </details>`;
  }

  /** Closes the menu; whether it was open. */
  shut(): boolean {
    const menu = this.renderRoot.querySelector("details");
    if (!menu?.open) return false;
    menu.open = false;
    menu.querySelector("summary")!.focus();
    return true;
  }

  private ranOut(seat: number): boolean {
    const clock = this.session.state.clock;
    return (clock?.left[seat] ?? 1) <= 0;
  }

  private playFrom(): TemplateResult | typeof nothing {
    if (this.session.moment || this.session.state.over || !mayBranch(this.session.state)) return nothing;
    return html`<button @click=${() => this.dispatchEvent(new CustomEvent("play-from"))}>
      ${words.playFrom}
    </button>`;
  }

  private askLeave = async (): Promise<void> => {
    this.askable = (await Notification.requestPermission()) === "default";
  };

  /** Asked when the menu is opened: the strongest first. */
  private lookForBots = async (): Promise<void> => {
    const game = await gameInfo(this.session.state.table?.game ?? "").catch(() => undefined);
    this.bots = game?.bots.map(({ name }) => name).reverse() ?? [];
  };

  private resign = (): void => {
    if (confirm(words.resignSure)) this.session.store.resign();
  };
}
