/** How the page looks, and whether cards whose printed names insult are shown with neutral ones. */
export type Theme = "system" | "light" | "dark";

export const themes: readonly Theme[] = ["system", "light", "dark"];

const THEME = "tallgrass.theme";
const PLAIN = "tallgrass.plain";
const LETTERS = "tallgrass.letters";

type Kept = Pick<Storage, "getItem" | "setItem">;

/** What a reader chose for this browser; fires `change`. Read `plain` whenever material is asked for or a socket opened. */
export class Settings extends EventTarget {
  private chosen: Theme;
  private neutral: boolean;
  private lettered: boolean;

  constructor(private readonly kept: Kept | null) {
    super();
    const theme = read(kept, THEME) as Theme;
    this.chosen = themes.includes(theme) ? theme : "system";
    this.neutral = read(kept, PLAIN) === "yes";
    this.lettered = read(kept, LETTERS) === "yes";
  }

  get theme(): Theme {
    return this.chosen;
  }

  set theme(theme: Theme) {
    this.chosen = theme;
    this.keep(THEME, theme);
  }

  get plain(): boolean {
    return this.neutral;
  }

  set plain(plain: boolean) {
    this.neutral = plain;
    this.keep(PLAIN, plain ? "yes" : "no");
  }

  /** Whether pieces show the letter of their faction, not its sign. */
  get letters(): boolean {
    return this.lettered;
  }

  set letters(letters: boolean) {
    this.lettered = letters;
    this.keep(LETTERS, letters ? "yes" : "no");
  }

  private keep(name: string, value: string): void {
    write(this.kept, name, value);
    this.dispatchEvent(new Event("change"));
  }
}

/** Private windows may have a storage that refuses: then a choice lasts as long as the page. */
export function read(kept: Kept | null, name: string): string | null {
  try {
    return kept?.getItem(name) ?? null;
  } catch {
    return null;
  }
}

export function write(kept: Kept | null, name: string, value: string): void {
  try {
    kept?.setItem(name, value);
  } catch {
    // It isn't kept, then.
  }
}

/** The browser's storage, or null where there is none. */
export function storage(kind: "localStorage" | "sessionStorage"): Storage | null {
  try {
    return globalThis[kind] ?? null;
  } catch {
    return null;
  }
}

export const settings = new Settings(storage("localStorage"));
