import { html, svg, type PropertyValues, type TemplateResult } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import { controls } from "../../ui/controls";
import { Narrow } from "../../ui/narrow";
import { vars } from "../../ui/vars";
import { plainsWords as words } from "../../words/plains";
import { Board, type Target } from "../board";
import { Follow } from "./follow";
import { landOf } from "./geometry";
import { ledger, over } from "./ledger";
import { boxesLook } from "./boxes-look";
import { ledgerLook } from "./ledger-look";
import { hands } from "./hands";
import { sheets, standing } from "./map";
import { lineLook } from "./line-look";
import { mapLook } from "./map-look";
import { neighbour } from "./neighbours";
import { pieceLook } from "./piece-look";
import { pressLook } from "./press-look";
import { top } from "./read";
import { beside, tend, visited } from "./roving";
import { Zoom } from "./zoom";
import type { PlainsMaterial, PlainsView } from "./types";

const FAR = 0.42; // of the map's own size: then only what counts is drawn
const LARGER = 0.7; // below this names along rivers and trails are set larger

/** The board of Plains Indian Wars: the map, what lies around it, and one's hands. */
@customElement("tallgrass-plains-board")
export class PlainsBoard extends Board<PlainsView, PlainsMaterial> {
  static override styles = [controls, mapLook, lineLook, pressLook, pieceLook, boxesLook, ledgerLook];

  @state() private near = 1;
  /** What the pointer is at, or the focus. */
  @state() private pointed: Target | null = null;
  @query(".window") private window!: HTMLElement;
  private readonly narrow = new Narrow(this, 760); // as in ledger-look.ts
  private readonly zoom = new Zoom(this, () => this.window, (near) => (this.near = near));
  private readonly follow = new Follow(this, () => this.window);

  override render(): TemplateResult {
    const { material, view, lit, marked, taught, fresh } = this;
    const made = landOf(material);
    const now = { land: made, material, view, lit, marked, taught, pointed: this.pointed, fresh, far: this.near < FAR };
    return html`<div
      class=${this.seat === null ? "board" : "board seated"}
      @click=${this.clicked}
      @keydown=${this.keyed}
      @pointerover=${this.pointedAt}
      @pointerout=${this.left}
      @focusin=${this.entered}
      @focusout=${this.left}
    >
      ${over(this)}
      <div class="frame">
        <div class="window" tabindex="-1" @wheel=${this.zoom.wheel} @pointerdown=${this.zoom.down}>
          <div class=${`sheets${this.near < LARGER ? " far" : ""}${this.near < FAR ? " farther" : ""}`} ${vars({ "--scale": this.near })}>
            ${sheets(now)}
            <svg class="standing" viewBox=${`0 0 ${made.width} ${made.height}`} role="group" data-group="map" aria-label=${words.board}>${standing(now)}</svg>
          </div>
        </div>
        <div class=${`zooming ${this.zoom.nearer ? "near" : "whole"}`} role="group" aria-label=${words.zoom.map}>
          <button class="in" aria-label=${words.zoom.nearer} title=${words.zoom.nearer} @click=${() => this.zoom.by(1.5)}>${sign("M-6 0H6M0-6V6")}</button>
          <button class="out" aria-label=${words.zoom.farther} title=${words.zoom.farther} @click=${() => this.zoom.by(1 / 1.5)}>${sign("M-6 0H6")}</button>
          <button class="all" aria-label=${words.zoom.whole} title=${words.zoom.whole} @click=${() => this.zoom.whole()}>${sign("M-6-2V-6H-2M2-6H6V-2M6 2V6H2M-2 6H-6V2")}</button>
        </div>
      </div>
      ${hands(this, this.narrow.is)}${ledger(this)}
    </div>`;
  }

  override updated(changed: PropertyValues): void {
    super.updated(changed);
    if (changed.has("view") || changed.has("lit")) tend(this.renderRoot);
    if (changed.has("lit")) this.follow.light(this.lit);
    if (changed.has("marked")) this.follow.mark(this.marked);
  }

  override firstUpdated(): void {
    this.zoom.start();
    this.follow.start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.zoom.stop();
    this.follow.stop();
  }

  private thing(event: Event): Element | null {
    return (event.target as Element).closest("[data-target]");
  }

  private readonly clicked = (event: Event): void => {
    const thing = this.thing(event);
    if (thing && !this.zoom.moved) this.press(thing.getAttribute("data-target")!, at(thing));
  };

  private readonly keyed = (event: KeyboardEvent): void => {
    const thing = this.thing(event);
    if (!thing) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.press(thing.getAttribute("data-target")!, at(thing));
      return;
    }
    const next = beside(thing, event.key);
    const from = thing.getAttribute("data-place");
    if (!next && (from === null || !event.key.startsWith("Arrow"))) return;
    event.preventDefault();
    const to = from === null ? null : neighbour(landOf(this.material), this.material, Number(from), event.key);
    (next ?? this.renderRoot.querySelector<SVGElement>(`[data-place="${to}"]`))?.focus();
  };

  private readonly entered = (event: Event): void => {
    const thing = this.thing(event);
    if (thing) visited(thing);
    this.pointedAt(event);
  };

  private readonly pointedAt = (event: Event): void => {
    const thing = this.thing(event);
    if (thing) this.point(thing.getAttribute("data-target"), at(thing));
  };

  /** While a party is on its way its next step is shown, too. */
  protected override point(target: Target | null, event?: Event | null): void {
    this.pointed = top(this.view)?.type === "Party" ? target : null;
    super.point(target, event);
  }

  private readonly left = (event: Event): void => {
    if (this.thing(event)) this.point(null);
  };
}

/** As if the thing itself had been listening. */
function at(thing: Element): Event {
  return { currentTarget: thing } as unknown as Event;
}

function sign(d: string): TemplateResult {
  return html`<svg viewBox="-10 -10 20 20" width="20" height="20" aria-hidden="true">${svg`<path class="stroke" d=${d}/>`}</svg>`;
}
