// Pieces on their way, outside the board.
import { html, LitElement, svg, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { pieceLook } from "./piece-look";
import { cube, engine, wagon } from "./pieces";
import { RAILROAD, WAGONS } from "./types";

/** Some pieces in a row. */
@customElement("tallgrass-plains-pieces")
export class LoosePieces extends LitElement {
  static override styles = pieceLook;
  @property({ attribute: false }) armies: readonly number[] = [];

  override render(): TemplateResult {
    return html`${this.armies.map((army) => {
      const wide = army === WAGONS ? 33 : army === RAILROAD ? 41 : 23;
      const piece = army === WAGONS ? wagon() : army === RAILROAD ? engine() : cube(army);
      return html`<svg width=${wide} height="24" viewBox=${`0 0 ${wide} 24`}>${svg`${piece}`}</svg>`;
    })}`;
  }
}

export function flown(armies: readonly number[]): TemplateResult {
  return html`<tallgrass-plains-pieces .armies=${armies}></tallgrass-plains-pieces>`;
}
