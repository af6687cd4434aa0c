/** Things that wait for their turn, each for somebody: those who have many wait behind their own, and not before others. */
export class FairQueue<T> {
  /** Whoever is first in here is served next, and then goes to the end. */
  private readonly lines = new Map<string, T[]>();
  private count = 0;

  get size(): number {
    return this.count;
  }

  push(who: string, one: T): void {
    const line = this.lines.get(who);
    if (line) line.push(one);
    else this.lines.set(who, [one]);
    this.count++;
  }

  next(): T | undefined {
    const first = this.lines.entries().next();
    if (first.done) return undefined;
    const [who, line] = first.value;
    const one = line.shift();
    this.lines.delete(who);
    if (line.length > 0) this.lines.set(who, line);
    this.count--;
    return one;
  }

  /** Whether it was still waiting. */
  remove(who: string, one: T): boolean {
    const line = this.lines.get(who);
    const at = line?.indexOf(one) ?? -1;
    if (!line || at < 0) return false;
    line.splice(at, 1);
    if (line.length === 0) this.lines.delete(who);
    this.count--;
    return true;
  }
}
