/** Leads whoever plays by the keyboard on when what he had is gone: to the first action, or to the prompt until there is one. */
export class Way {
  /** What he had; undefined: he isn't led. */
  private had: Element | undefined;

  /** He does something with what he has; nobody who plays with the mouse is led. */
  begin(has: Element | null): void {
    if (has?.matches(":focus-visible")) this.had = has;
  }

  /** After something was drawn: where he is now, the prompt, and the first action if there is one. */
  goOn(at: Element | null, prompt: HTMLElement, first: HTMLElement | null): void {
    if (this.had === undefined) return;
    if (at === null && able(this.had)) return; // he is just leaving it for something else
    const lost = at === null || at === prompt;
    if (lost) (first ?? prompt).focus();
    if (first || (!lost && at !== this.had)) this.had = undefined; // he is there, or has gone elsewhere himself
  }
}

function able(thing: Element): boolean {
  return thing.isConnected && !thing.matches(":disabled");
}
