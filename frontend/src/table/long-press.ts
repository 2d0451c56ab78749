const LONG = 450; // ms
const NEAR = 12; // px that a finger may stray

/** What was pressed long, and where it stands. */
export interface Held {
  readonly target: string;
  readonly anchor: DOMRect;
}

/**
 * Tells of things on a board (`data-target`), or of what else bears such an attribute, that a finger rests on, that
 * the other mouse button is pressed on, or that the key for menus (or Shift and F10) is pressed at: that asks what
 * they are, and doesn't do what a click does, unless there is nothing to tell (false).
 */
export class LongPress {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private start: { x: number; y: number } | null = null;
  private held = false;

  constructor(
    board: HTMLElement,
    private readonly tell: (held: Held) => boolean | void,
    private readonly attribute = "data-target",
  ) {
    board.addEventListener("pointerdown", this.down);
    board.addEventListener("pointermove", this.move);
    for (const end of ["pointerup", "pointercancel"]) board.addEventListener(end, this.end);
    board.addEventListener("contextmenu", this.menu);
    board.addEventListener("keydown", this.key);
    board.addEventListener("click", this.click, { capture: true });
  }

  private readonly down = (event: PointerEvent): void => {
    this.end(); // a second finger means something else
    this.held = false;
    const held = this.found(event);
    if (event.pointerType === "mouse" || !event.isPrimary || !held) return;
    this.start = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => {
      this.held = this.tell(held) !== false;
    }, LONG);
  };

  private readonly move = (event: PointerEvent): void => {
    if (this.start && Math.hypot(event.clientX - this.start.x, event.clientY - this.start.y) > NEAR) this.end();
  };

  private readonly end = (): void => {
    clearTimeout(this.timer);
    this.start = null;
  };

  private readonly menu = (event: MouseEvent): void => {
    const held = this.found(event);
    if (!held) return;
    if (this.held || this.tell(held) !== false) event.preventDefault();
  };

  /** Not every browser says by `contextmenu` which thing has the focus. */
  private readonly key = (event: KeyboardEvent): void => {
    const held = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey) ? this.found(event) : null;
    if (held && this.tell(held) !== false) event.preventDefault();
  };

  /** The click that ends a long press does nothing. */
  private readonly click = (event: MouseEvent): void => {
    if (!this.held) return;
    this.held = false;
    event.preventDefault();
    event.stopPropagation();
  };

  private found(event: Event): Held | null {
    const { attribute } = this;
    const thing = event.composedPath().find((at): at is Element => at instanceof Element && at.hasAttribute(attribute));
    return thing ? { target: thing.getAttribute(attribute)!, anchor: thing.getBoundingClientRect() } : null;
  }
}
