const MOST = 20; // lines that are kept: what came long ago was heard

/** A line with its number; numbers grow. */
export interface Line {
  readonly n: number;
  readonly text: string;
}

/** Of lines that grow in number those that came while nobody was shown them. */
export class Fresh {
  lines: readonly Line[] = [];
  private last = -1;

  /** All lines that there are now. `silent`: they are shown, or were there before. */
  come(all: readonly Line[], silent: boolean): void {
    const fresh = all.filter(({ n }) => n > this.last);
    this.last = fresh.reduce((last, { n }) => Math.max(last, n), this.last);
    if (silent) this.lines = [];
    else if (fresh.length) this.lines = [...this.lines, ...fresh].slice(-MOST);
  }
}
