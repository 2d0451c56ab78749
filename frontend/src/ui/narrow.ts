import type { ReactiveController, ReactiveControllerHost } from "lit";

/** Whether an element is narrower than some px; its host is drawn again when that changes. */
export class Narrow implements ReactiveController {
  is = false;
  private readonly watch: ResizeObserver;

  constructor(
    private readonly host: ReactiveControllerHost & Element,
    limit = 640,
  ) {
    this.watch = new ResizeObserver(([entry]) => this.become((entry?.contentRect.width ?? 0) < limit));
    host.addController(this);
  }

  hostConnected(): void {
    this.watch.observe(this.host);
  }

  hostDisconnected(): void {
    this.watch.disconnect();
  }

  private become(is: boolean): void {
    if (is === this.is) return;
    this.is = is;
    this.host.requestUpdate();
  }
}
