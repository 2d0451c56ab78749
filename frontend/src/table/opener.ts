import { focused } from "../ui/focused";

/** Remembers what had the focus before something was opened over the table, and gives it back when that is closed. */
export class Opener {
  /** While it gives the focus back; nobody points at what gets it. */
  giving = false;
  private had: HTMLElement | SVGElement | null = null;

  keep(): void {
    this.had = focused();
  }

  forget(): void {
    this.had = null;
  }

  /** Nothing is open any more. `first`: what is to be read before all else. */
  give(first: HTMLElement | null): void {
    const to = first ?? this.had;
    this.had = null;
    if (focused() !== null) return; // the browser has given it back, or one is elsewhere
    this.giving = true;
    to?.focus();
    this.giving = false;
  }
}
