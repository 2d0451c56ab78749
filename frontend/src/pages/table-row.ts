import { css, html, nothing, type TemplateResult } from "lit";
import type { SeatInfo, TableInfo } from "../protocol/types";
import { ago } from "../store/ago";
import { to } from "../store/route";
import { free, turn, waitsForMe } from "../store/wishes";
import { writing, written } from "../ui/written";
import { words } from "../words";

/** What can be done with a table from the list, beside going there. */
export type Deed = "sit" | "close";

export const rows = css`
  ${writing}
  .rows {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .rows li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.25rem 1rem;
    padding: 0.85rem 0.85rem 0.85rem 1rem;
    border-top: 1px solid var(--line);
    border-left: 3px solid transparent;
  }
  .rows li:last-child {
    border-bottom: 1px solid var(--line);
  }
  .rows li.turn {
    border-left-color: var(--ink);
    background: var(--sheet);
  }
  .rows h3 {
    margin: 0;
    font-size: var(--large);
  }
  .rows p {
    margin: 0.15rem 0 0;
    overflow-wrap: anywhere;
  }
  .deeds {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 0.5rem;
  }
  @media (max-width: 600px) {
    .rows li {
      grid-template-columns: minmax(0, 1fr);
    }
    .deeds {
      justify-content: flex-start;
      margin-top: 0.5rem;
    }
  }
`;

/** A table in a list. */
export function row(table: TableInfo, deed: (deed: Deed, table: TableInfo) => void): TemplateResult {
  const title = words.games.title(table.game);
  return html`<li class=${turn(table) === "yours" ? "turn" : ""}>
    <div>
      <h3>${title}</h3>
      <p>${how(table)}</p>
      <p class="soft">${table.seats.map((seat, n) => html`${n ? " · " : nothing}${who(table, seat)}`)}</p>
    </div>
    <div class="deeds">${deeds(table, title, deed)}</div>
  </li>`;
}

function deeds(table: TableInfo, title: string, deed: (deed: Deed, table: TableInfo) => void): TemplateResult {
  const w = words.tables;
  const mine = table.seats.some((seat) => seat.yours);
  const canSit = table.public && table.status === "open" && !mine && free(table).length > 0;
  const main = turn(table) === "yours" || (mine && table.status === "open");
  return html`
    ${canSit ? html`<button class="main" aria-label=${w.sitAt(title)} @click=${() => deed("sit", table)}>${w.sit}</button>` : null}
    ${table.status === "open" && table.yours
      ? html`<button class="quiet" aria-label=${w.closeIt(title)} @click=${() => deed("close", table)}>${w.close}</button>`
      : null}
    ${mine
      ? html`<a class="button ${main ? "act" : ""}" href=${to.table(table.id)} aria-label=${w.goTo(title)}>${w.go}</a>`
      : html`<a class="button" href=${to.table(table.id)} aria-label=${w.watchIt(title)}>${w.watch}</a>`}
  `;
}

/** How a table stands, in a line. */
function how(table: TableInfo): unknown {
  const w = words.tables;
  const since = ago(table.since, Date.now() / 1000);
  switch (table.status) {
    case "open":
      if (free(table).length) return w.waiting(free(table).length);
      return waitsForMe(table) ? w.begins : w.beginning;
    case "playing":
      if (turn(table) === "yours") return html`<strong>${w.yourTurn(since)}</strong>`;
      return w.theirTurn(table.to_move.map((seat) => words.games.seat(table.game, table.seats[seat]?.seat ?? "")).join(", "), since);
    case "over":
      return w.over(since);
    case "closed":
      return w.closed;
  }
}

function who(table: TableInfo, seat: SeatInfo): TemplateResult {
  const w = words.tables;
  const sits = seat.yours ? w.you : seat.bot !== null ? w.bot(seat.bot) : seat.name === null ? w.nobody : written(seat.name);
  return html`${words.games.seat(table.game, seat.seat)}: ${sits}`;
}
