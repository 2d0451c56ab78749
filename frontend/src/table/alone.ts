// What stands where the board would be.
import { html, nothing, type TemplateResult } from "lit";
import type { Refused } from "../protocol/http";
import type { TableInfo } from "../protocol/types";
import { to } from "../store/route";
import "../ui/waiting";
import { table as words } from "../words/table";

/** There is no such table, or it couldn't be had just now. */
export function failed(failure: Refused, again: () => void): TemplateResult {
  const gone = failure.code === "no-table";
  return html`<div class="alone">
    <h1>${gone ? words.noTable : words.unshown}</h1>
    <p role="alert">${failure.message}</p>
    ${gone ? nothing : html`<button class="main" @click=${again}>${words.again}</button>`}
    <a class="button" href=${to.tables}>${words.toTables}</a>
  </div>`;
}

/** The match hasn't begun, or never will. */
export function notYet(table: TableInfo): TemplateResult {
  if (table.status === "closed")
    return html`<div class="alone">
      <p role="status">${words.closed}</p>
      <a class="button" href=${to.tables}>${words.toTables}</a>
    </div>`;
  return table.status === "open"
    ? html`<tallgrass-waiting .table=${table}></tallgrass-waiting>`
    : html`<p class="alone" role="status">${words.waiting}</p>`;
}

/** Nothing of a hot-seat match is shown before the person has come who is to decide. */
export function curtain(name: string, come: () => void): TemplateResult {
  return html`<div class="alone curtain">
    <h2 tabindex="-1">${words.pass(name)}</h2>
    <p>${words.passText}</p>
    <button class="main" @click=${come}>${words.passGo(name)}</button>
  </div>`;
}
