import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { http, refusal } from "../protocol/http";
import type { TableInfo } from "../protocol/types";
import { people } from "../store/person";
import { go, to } from "../store/route";
import { free, sorted } from "../store/wishes";
import { say } from "../ui/say";
import { sheet } from "../ui/sheet";
import { words } from "../words";
import "./bring";
import { row, rows, type Deed } from "./table-row";

const EVERY = 15_000; // ms
const OVER_SHOWN = 5;

/** One's own tables and those that are open to everybody, brought up to date while they are looked at. */
@customElement("tallgrass-tables")
export class Tables extends LitElement {
  static override styles = [
    sheet,
    rows,
    css`
      .sheet {
        max-width: 60rem;
      }
      h1 {
        margin-bottom: 1.25rem;
      }
      section {
        margin-bottom: 2.25rem;
      }
      .empty {
        padding: 1rem;
        border: 1px dashed var(--line);
        border-radius: var(--corner);
      }
    `,
  ];

  @state() private mine: readonly TableInfo[] | null = null;
  @state() private open: readonly TableInfo[] | null = null;
  @state() private problem = "";
  @state() private all = false;
  private timer: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.timer = setInterval(() => this.seen(), EVERY);
    document.addEventListener("visibilitychange", this.seen);
    people.addEventListener("change", this.seen);
    void this.list();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
    document.removeEventListener("visibilitychange", this.seen);
    people.removeEventListener("change", this.seen);
  }

  private readonly seen = (): void => {
    if (document.visibilityState === "visible") void this.list();
  };

  override render(): TemplateResult {
    const w = words.tables;
    return html`<div class="sheet">
      <h1>${w.title}</h1>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : null}
      <section aria-labelledby="mine">
        <h2 id="mine">${w.mine}</h2>
        ${this.mine ? this.own(this.mine) : html`<p class="soft">${w.listing}</p>`}
      </section>
      <section aria-labelledby="open">
        <h2 id="open">${w.open}</h2>
        ${this.open ? this.others(this.open) : html`<p class="soft">${w.listing}</p>`}
      </section>
      <tallgrass-bring></tallgrass-bring>
    </div>`;
  }

  private own(tables: readonly TableInfo[]): TemplateResult {
    const w = words.tables;
    const going = tables.filter((table) => table.status === "open" || table.status === "playing");
    const over = tables.filter((table) => table.status === "over");
    if (!going.length && !over.length) {
      return html`<div class="empty">
        <p>${w.noneMine}</p>
        <a class="button" href=${to.front}>${w.begin}</a>
      </div>`;
    }
    const shown = this.all ? over : over.slice(0, OVER_SHOWN);
    return html`
      <ul class="rows">
        ${[...going, ...shown].map((table) => row(table, this.deed))}
      </ul>
      ${shown.length < over.length
        ? html`<button class="quiet" @click=${() => (this.all = true)}>${w.older(over.length - shown.length)}</button>`
        : null}
    `;
  }

  private others(tables: readonly TableInfo[]): TemplateResult {
    if (!tables.length) return html`<p class="empty">${words.tables.noneOpen}</p>`;
    return html`<ul class="rows">
      ${tables.map((table) => row(table, this.deed))}
    </ul>`;
  }

  private doing = false;

  private readonly deed = async (deed: Deed, table: TableInfo): Promise<void> => {
    if (this.doing) return; // a second press of the same, before its answer
    this.doing = true;
    try {
      if (deed === "sit") {
        await people.being(() => http.join(table.id, free(table)[0] ?? null));
        go(to.table(table.id));
      } else {
        await people.being(() => http.closeTable(table.id));
        say(words.tables.closedNow);
        await this.list();
      }
    } catch (error) {
      say(refusal(error).message);
      void this.list();
    } finally {
      this.doing = false;
    }
  };

  private async list(): Promise<void> {
    try {
      const [known, open] = await Promise.all([people.known(http.myTables), http.openTables()]);
      const mine = known ?? [];
      const own = new Set(mine.map((table) => table.id));
      this.mine = sorted(mine);
      this.open = sorted(open.filter((table) => !own.has(table.id)));
      this.problem = "";
    } catch (error) {
      this.problem = `${refusal(error).message} ${words.tables.away}`;
    }
  }
}
