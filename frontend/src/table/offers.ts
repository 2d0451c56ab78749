import { LitElement, html, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Asked } from "../protocol/types";
import { controls } from "../ui/controls";
import { table as words } from "../words/table";
import type { Session } from "./session";

/** What the others ask, to be answered. */
@customElement("tallgrass-offers")
export class Offers extends LitElement {
  @property({ attribute: false, hasChanged: () => true }) session!: Session;
  @property({ attribute: false }) names: readonly string[] = [];

  static override styles = controls;

  override render(): TemplateResult | typeof nothing {
    const open = this.session.state.offers.filter((offer) => offer.state === "asked");
    return open.length ? html`${open.map((offer) => this.offer(offer))}` : nothing;
  }

  private offer(offer: Asked): TemplateResult {
    const seats = this.session.stores.filter(
      (store) => offer.wanted.includes(store.state.seat ?? -1) && !offer.agreed.includes(store.state.seat ?? -1),
    );
    const by = this.names[offer.by] ?? "";
    const text = offer.kind === "takeback" ? words.takeback(by) : words.replaces(by, this.names[offer.seat] ?? "");
    if (!seats.length) return html`<p role="status">${offer.by === this.session.state.seat ? words.asked : text}</p>`;
    const say = (yes: boolean) => () => seats.forEach((store) => store.answer(offer.offer, yes));
    return html`<p role="status">${text}</p>
      <p>
        <button class="act" @click=${say(true)}>${words.agree}</button>
        <button @click=${say(false)}>${words.refuse}</button>
      </p>`;
  }
}
