import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { pieces, plates } from "../plates";
import { http, refusal } from "../protocol/http";
import { begin } from "../store/begin";
import { gameInfo } from "../store/games";
import { people } from "../store/person";
import { to } from "../store/route";
import { turn, wish, type Way } from "../store/wishes";
import { controls } from "../ui/controls";
import { words } from "../words";

const WAYS: readonly Way[] = ["bot", "friend", "here"];

/** The front page: three games, and each is two clicks away. */
@customElement("tallgrass-front")
export class Front extends LitElement {
  static override styles = [
    controls,
    plates,
    css`
      :host {
        display: block;
        max-width: 88rem;
        margin: 0 auto;
        padding: clamp(1.25rem, 4vw, 3.25rem) clamp(0.75rem, 3vw, 2.5rem) 4rem;
      }
      .lead {
        max-width: 44rem;
        margin-bottom: clamp(1.25rem, 3vw, 2.5rem);
      }
      h1 {
        font-size: var(--display);
        font-weight: 400;
        letter-spacing: 0.01em;
      }
      .lead p {
        font-size: var(--text);
      }
      ul {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
        gap: clamp(1rem, 2.2vw, 2rem);
        margin: 0;
        padding: 0;
        list-style: none;
      }
      li {
        display: flex;
        flex-direction: column;
        border: 1px solid var(--line);
        border-radius: var(--corner);
        background: var(--paper);
        box-shadow: var(--lift);
        padding: 0.75rem;
      }
      .text {
        display: flex;
        flex: 1;
        flex-direction: column;
        padding: 1.1rem 0.5rem 0.25rem;
      }
      h2 {
        margin-bottom: 0.15rem;
        font-size: var(--large);
        text-wrap: balance;
      }
      .players {
        margin-bottom: 0.6rem;
        font-size: var(--small);
      }
      .about {
        flex: 1;
        margin-bottom: 1rem;
        font: var(--text) / 1.4 var(--serif);
      }
      .ways {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0.5rem;
      }
      .ways button {
        min-height: 48px;
        padding: 0.35rem 0.25rem;
        border-color: var(--ink-soft);
      }
      .ways .main {
        grid-column: 1 / -1;
        border-color: var(--accent);
        font-weight: 600;
      }
      .more {
        display: flex;
        flex-wrap: wrap;
        gap: 0 1.25rem;
        margin-top: 0.5rem;
      }
      .more a {
        display: inline-flex;
        align-items: center;
        min-height: 44px;
        color: var(--ink-soft);
      }
      .problem {
        margin: 0.75rem 0 0;
      }
      .turn {
        padding: 0.6rem 1rem;
        border-left: 3px solid var(--ink);
        background: var(--paper);
      }
      .turn a {
        display: inline-block;
        padding: 0.6rem 0;
      }
    `,
  ];

  @state() private laying: string | null = null;
  @state() private problem: { readonly game: string; readonly text: string } | null = null;
  @state() private turns = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    void gameInfo(words.games.known[0]!).catch(() => undefined); // so that the first press has it at hand
    void this.lookForTurns();
  }

  override render(): TemplateResult {
    return html`
      <div class="lead">
        <h1>${words.front.title}</h1>
        <p>${words.front.lead}</p>
        ${this.turns
          ? html`<p class="turn">${words.front.yourTurn(this.turns)} <a href=${to.tables}>${words.front.toTables}</a></p>`
          : null}
      </div>
      <ul>
        ${words.games.known.map((game) => this.piece(game))}
      </ul>
    `;
  }

  private piece(game: string): TemplateResult {
    const title = words.games.title(game);
    return html`<li>
      ${pieces[game]}
      <div class="text">
        <h2>${title}</h2>
        <p class="players soft">${words.front.players[game]}</p>
        <p class="about">${words.front.about[game]}</p>
        <div class="ways">${WAYS.map((way) => this.way(game, way))}</div>
        ${this.problem?.game === game ? html`<p class="problem" role="alert">${this.problem.text}</p>` : null}
        <nav class="more" aria-label=${words.front.more(title)}>
          <a href=${to.lesson(game)}>${words.front.learn}</a>
          <a href=${to.rules(game)}>${words.front.rules}</a>
          <a href=${to.new(game)}>${words.front.options}</a>
        </nav>
      </div>
    </li>`;
  }

  private way(game: string, way: Way): TemplateResult {
    const name = `${game}/${way}`;
    return html`<button
      class=${way === "bot" ? "main" : ""}
      title=${words.front.waysWhy[way]}
      aria-label=${words.front.way(way, words.games.title(game))}
      ?disabled=${this.laying !== null}
      @click=${() => void this.begin(game, way)}
    >
      ${this.laying === name ? words.front.laying : words.front.ways[way]}
    </button>`;
  }

  private async begin(game: string, way: Way): Promise<void> {
    this.laying = `${game}/${way}`;
    this.problem = null;
    try {
      const info = await gameInfo(game);
      if (info) await begin(wish(info, way));
    } catch (error) {
      this.problem = { game, text: refusal(error).message };
    } finally {
      this.laying = null;
    }
  }

  private async lookForTurns(): Promise<void> {
    try {
      this.turns = ((await people.known(http.myTables)) ?? []).filter((table) => turn(table) === "yours").length;
    } catch (error) {
      refusal(error); // the page says it when something is wanted of the server
    }
  }
}
