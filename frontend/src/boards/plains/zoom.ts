const PHONE = 620; // px, as in ledger-look.ts
const AT_FIRST = 1.4; // on a phone: as high as the room that there is, and it can be pressed

/** How near the map is seen: it is scrolled by its window, and made larger within it. */
export class Zoom {
  /** Whether the last press of the pointer moved the map, so that its click means nothing. */
  moved = false;
  private near = 1;
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private watch: ResizeObserver | null = null;

  constructor(
    private readonly host: HTMLElement,
    private readonly window: () => HTMLElement,
    private readonly told: (scale: number) => void,
  ) {}

  start(): void {
    this.watch = new ResizeObserver(() => this.tell());
    this.watch.observe(this.window());
    if (this.host.parentElement) this.watch.observe(this.host.parentElement);
    this.window().addEventListener("touchmove", this.hold, { passive: false });
    if (this.window().clientWidth < PHONE) this.by(AT_FIRST);
  }

  stop(): void {
    this.watch?.disconnect();
    this.release();
  }

  /** Whether there is more of the map than its window shows. */
  get nearer(): boolean {
    return this.near > 1;
  }

  whole(): void {
    this.to(1, 0, 0);
  }

  by(factor: number): void {
    const box = this.window().getBoundingClientRect();
    this.to(this.near * factor, box.width / 2, box.height / 2);
  }

  /** With ctrl or the command key, as everywhere. */
  readonly wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const box = this.window().getBoundingClientRect();
    this.to(this.near * Math.exp(-event.deltaY * 0.0022), event.clientX - box.x, event.clientY - box.y);
  };

  readonly down = (event: PointerEvent): void => {
    if (!this.fingers.size) this.moved = false;
    if (event.pointerType === "mouse" && (event.button !== 0 || this.near === 1)) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.up);
    addEventListener("pointercancel", this.up);
  };

  private readonly move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(now.x - before.x, now.y - before.y);
    if (this.fingers.size === 2) this.pinch(event.pointerId, before, now);
    else if (event.pointerType === "mouse" && (this.moved || far > 4)) {
      this.moved = true;
      this.window().scrollBy(before.x - now.x, before.y - now.y);
    } else return; // a single finger scrolls by itself
    this.fingers.set(event.pointerId, now);
  };

  private pinch(id: number, before: { x: number; y: number }, now: { x: number; y: number }): void {
    const other = [...this.fingers].find(([key]) => key !== id)![1];
    const apart = (point: { x: number; y: number }): number => Math.hypot(point.x - other.x, point.y - other.y) || 1;
    const box = this.window().getBoundingClientRect();
    this.moved = true;
    this.to(this.near * (apart(now) / apart(before)), (now.x + other.x) / 2 - box.x, (now.y + other.y) / 2 - box.y);
    this.window().scrollBy((before.x - now.x) / 2, (before.y - now.y) / 2);
  }

  private readonly up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    if (!this.fingers.size) this.release();
  };

  private release(): void {
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.up);
    removeEventListener("pointercancel", this.up);
  }

  /** Two fingers are ours, one is the browser's. */
  private readonly hold = (event: TouchEvent): void => {
    if (event.touches.length > 1) event.preventDefault();
  };

  /** Sees it so near, with a point of the window staying where it is. */
  private to(near: number, x: number, y: number): void {
    const window = this.window();
    const next = Math.max(1, Math.min(6, near));
    const [left, top] = [window.scrollLeft + x, window.scrollTop + y];
    const factor = next / this.near;
    this.near = next;
    this.host.style.setProperty("--near", String(next));
    this.tell();
    window.scrollTo(left * factor - x, top * factor - y);
  }

  private tell(): void {
    const room = Math.min(innerHeight, this.host.parentElement?.clientHeight ?? innerHeight);
    if (room > 0) this.host.style.setProperty("--room", `${room}px`);
    this.told((this.window().clientWidth * this.near) / 1500);
  }
}
