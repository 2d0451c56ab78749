import { address } from "../protocol/address";

/** What an address shows. */
export type Route =
  | { readonly page: "front" }
  | { readonly page: "tables" }
  | { readonly page: "new"; readonly game: string }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "join"; readonly code: string }
  | { readonly page: "rules"; readonly game: string; readonly rule: string | null }
  | { readonly page: "lesson"; readonly game: string }
  | { readonly page: "lost" };

/** What names a game or a table, or nothing. Whatever else stands in an address is no name, and is asked of no server. */
const NAME = /^[A-Za-z0-9_-]*$/;

/** The route of a path and a fragment (with or without its #). */
export function route(path: string, fragment: string): Route {
  const [first = "", second = "", ...more] = path.split("/").filter(Boolean).map(plainText);
  const after = plainText(fragment.replace(/^#/, ""));
  if (more.length || !NAME.test(second)) return { page: "lost" };
  if (second === "") {
    if (first === "") return { page: "front" };
    if (first === "tables") return { page: "tables" };
    if (first === "join") return { page: "join", code: after };
    return { page: "lost" };
  }
  if (first === "new") return { page: "new", game: second };
  if (first === "t") return { page: "table", table: second };
  if (first === "rules") return { page: "rules", game: second, rule: after || null };
  if (first === "lesson") return { page: "lesson", game: second };
  return { page: "lost" };
}

function plainText(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The addresses that links lead to. */
export const to = {
  front: "/",
  tables: "/tables",
  new: (game: string) => address`/new/${game}`,
  table: (id: string) => address`/t/${id}`,
  join: (code: string) => address`/join#${code}`,
  rules: (game: string, rule?: string) => (rule === undefined ? address`/rules/${game}` : address`/rules/${game}#${rule}`),
  lesson: (game: string) => address`/lesson/${game}`,
};

const GONE = "tallgrass-navigate";

/** Goes to another page of ours. `instead`: it takes the place of this one in the history. */
export function go(address: string, instead = false): void {
  if (instead) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  dispatchEvent(new Event(GONE));
}

/** Calls back whenever the address has changed; returns what ends that. */
export function onGo(then: () => void): () => void {
  addEventListener(GONE, then);
  addEventListener("popstate", then);
  return () => {
    removeEventListener(GONE, then);
    removeEventListener("popstate", then);
  };
}

/** The address on our site that a click means to open here, or null if the browser should do what it does. */
export function linked(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.composedPath().find((at): at is HTMLAnchorElement => at instanceof HTMLAnchorElement && at.href !== "");
  if (!link || link.target || link.hasAttribute("download")) return null;
  const address = new URL(link.href);
  // Another place of this page is the browser's own business: it tells by `hashchange` and `popstate`.
  if (address.pathname + address.search === location.pathname + location.search && address.hash !== "") return null;
  if (address.origin !== location.origin || /^\/(api|assets)\//.test(address.pathname)) return null;
  return address.pathname + address.search + address.hash;
}
