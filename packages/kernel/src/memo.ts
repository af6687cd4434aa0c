/** Values reckoned while reading, remembered until the next step; one for all matches of a game, used by one at a time. */
export class Memo {
  owner: object | null = null;
  values = new Float64Array(0);
  epochs = new Int32Array(0);

  /** Makes room for so many values of another match, and forgets all others. */
  serve(owner: object, size: number): void {
    this.owner = owner;
    if (this.values.length < size) {
      this.values = new Float64Array(size);
      this.epochs = new Int32Array(size);
    }
    this.epochs.fill(-1);
  }
}
