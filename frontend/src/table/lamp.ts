import { table as words } from "../words/table";

/** Tells in the window's title and icon, and by a notification if allowed, that a move is waited for. */
export class Lamp {
  private lit = false;
  private note: Notification | null = null;

  show(game: string, moves: boolean): void {
    document.title = moves ? words.titleYours(game) : words.titleWaits(game);
    if (moves === this.lit) return;
    this.lit = moves;
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    if (icon) {
      icon.dataset["plain"] ??= icon.href;
      icon.href = moves ? LIT : icon.dataset["plain"];
    }
    this.note?.close();
    if (moves && document.hidden && "Notification" in window && Notification.permission === "granted")
      this.note = new Notification(game, { body: words.notice });
  }

  out(): void {
    this.show("Tallgrass", false);
  }
}

const LIT =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#bb1236"/>' +
      '<path d="M16 28V9m0 19c-1-8-4-12-8-15m8 15c1-8 4-12 8-15" fill="none" stroke="#fff8ec" stroke-width="2.5"/></svg>',
  );
