import { LitElement, html, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Asked } from "../protocol/types";
import { controls } from "../ui/controls";
import { say } from "../ui/say";
import { table as words } from "../words/table";
import type { Session } from "./session";

/** What the others ask, to be answered. */
@customElement("tallgrass-offers")
export class Offers extends LitElement {
  @property({ attribute: false, hasChanged: () => true }) session!: Session;
  @property({ attribute: false }) names: readonly string[] = [];

  /** The offers that were seen before they were answered. */
  private readonly seen = new Set<number>();

  static override styles = controls;

  /** That one's own question was refused is told in passing, too; it stays to be read until one acts. */
  override willUpdate(): void {
    for (const offer of this.session.state.offers) {
      if (offer.state === "asked") this.seen.add(offer.offer);
      else if (this.seen.delete(offer.offer) && this.refused(offer)) say(this.refusal(offer));
    }
  }

  override render(): TemplateResult {
    const { offers } = this.session.state;
    const open = offers.filter((offer) => offer.state === "asked");
    const refused = offers.filter((offer) => this.refused(offer)).slice(-1);
    return html`${open.map((offer) => this.offer(offer))} ${refused.map((offer) => html`<p>${this.refusal(offer)}</p>`)}`;
  }

  private refused(offer: Asked): boolean {
    return offer.state === "refused" && offer.by === this.session.state.seat;
  }

  private refusal({ refused_by }: Asked): string {
    return words.refusedBy((refused_by === null ? null : this.names[refused_by]) ?? words.others);
  }

  private offer(offer: Asked): TemplateResult {
    const seats = this.session.stores.filter(
      (store) => offer.wanted.includes(store.state.seat ?? -1) && !offer.agreed.includes(store.state.seat ?? -1),
    );
    const by = this.names[offer.by] ?? "";
    const text = offer.kind === "takeback" ? words.takeback(by) : words.replaces(by, this.names[offer.seat] ?? "");
    if (!seats.length) return html`<p role="status">${offer.by === this.session.state.seat ? words.asked : text}</p>`;
    const answer = (yes: boolean) => () => seats.forEach((store) => store.answer(offer.offer, yes));
    return html`<p role="status">${text}</p>
      <p>
        <button class="act" @click=${answer(true)}>${words.agree}</button>
        <button @click=${answer(false)}>${words.refuse}</button>
      </p>`;
  }
}
