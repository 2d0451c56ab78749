import { LitElement, css, html, nothing, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { address } from "../protocol/address";
import { gameInfo } from "../store/games";
import { mayBranch } from "../store/table";
import { controls } from "../ui/controls";
import { dialogLook } from "../ui/fragments";
import { vars } from "../ui/vars";
import { table as words } from "../words/table";
import type { Session } from "./session";

/**
 * What concerns the match as a whole: giving up, a bot instead of oneself, a file of it. It opens over the page, where
 * there is room for it, and closes when something of it was chosen, by Escape, or by a press beside it.
 */
@customElement("tallgrass-match-menu")
export class MatchMenu extends LitElement {
  @property({ attribute: false, hasChanged: () => true }) session!: Session;
  @property({ attribute: false }) names: readonly string[] = [];

  /** Whether one may still be asked for leave to notify; it is slow to find out. */
  @state() private askable = "Notification" in window && Notification.permission === "default";

  @state() private bots: readonly string[] = [];
  @state() private at: Readonly<Record<string, string>> = {};
  @query("#more") private opener!: HTMLButtonElement;
  @query("[popover]") private menu!: HTMLElement;
  @query("dialog") private sure!: HTMLDialogElement;

  static override styles = [
    controls,
    dialogLook,
    css`
      [popover] {
        position: fixed;
        inset: auto;
        width: min(20rem, calc(100vw - 16px));
        overflow-y: auto;
        margin: 0;
        padding: 0.5rem;
        border: 1px solid var(--line);
        border-radius: var(--corner);
        background: var(--sheet);
        color: var(--ink);
        box-shadow: var(--lift);
      }
      [popover]:popover-open {
        display: grid;
        gap: 0.3rem;
      }
      dialog {
        max-width: min(26rem, calc(100vw - 24px));
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        justify-content: flex-end;
        gap: 0.5rem;
      }
    `,
  ];

  override render(): TemplateResult {
    const { state } = this.session;
    const { table, over, seat } = state;
    const playing = table?.status === "playing" && !over && seat !== null;
    const own = seat === null ? undefined : table?.seats[seat];
    const timeless = this.names.filter((_, other) => other !== seat && this.ranOut(other));
    return html`<button id="more" popovertarget="menu" aria-label=${words.moreAbout}>${words.more}</button>
      <div id="menu" popover role="group" aria-label=${words.moreAbout} ${vars(this.at)} @beforetoggle=${this.opening} @click=${() => this.menu.hidePopover()}>
        ${table && table.status !== "open"
          ? html`<a class="button" href=${address`/api/tables/${table.id}/file`} download>${words.save}</a>
              ${this.playFrom()}`
          : nothing}
        ${!playing
          ? nothing
          : own?.bot
            ? html`<button @click=${() => this.session.store.handOver(null)}>${words.takeBack}</button>`
            : this.bots.map((bot) => html`<button @click=${() => this.session.store.handOver(bot)}>${words.handOver(bot)}</button>`)}
        ${playing ? html`<button @click=${() => this.sure.showModal()}>${words.resign}</button>` : nothing}
        ${playing
          ? timeless.map(
              (name) => html`<button @click=${() => this.session.store.offer("replace", this.names.indexOf(name))}>
                ${words.replace(name)}
              </button>`,
            )
          : nothing}
        ${this.askable && playing ? html`<button @click=${this.askLeave}>${words.notify}</button>` : nothing}
      </div>
      <dialog aria-labelledby="sure">
        <h2 id="sure">${words.resignAsk}</h2>
        <p>${words.resignSure}</p>
        <div class="row">
          <button class="main" autofocus @click=${() => this.sure.close()}>${words.playOn}</button>
          <button @click=${this.resign}>${words.resign}</button>
        </div>
      </dialog>`;
  }

  /** Over its button or under it, wherever there is more room. */
  private opening = (event: ToggleEvent): void => {
    if (event.newState !== "open") return;
    const { left, top, bottom } = this.opener.getBoundingClientRect();
    const above = top > innerHeight - bottom;
    this.at = {
      left: `clamp(8px, ${left}px, max(8px, 100vw - 20rem - 8px))`,
      top: above ? "auto" : `${bottom + 4}px`,
      bottom: above ? `${innerHeight - top + 4}px` : "auto",
      "max-height": `${(above ? top : innerHeight - bottom) - 12}px`,
    };
    void this.lookForBots();
  };

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
    this.sure.close();
    this.session.store.resign();
  };
}
