/** The definitions of a game's cards, in their order, and by id. An id that no card has is nobody's: -1, undefined. */
export class Registry<D extends { readonly id: string }> {
  readonly defs: readonly D[];
  private readonly numbers: ReadonlyMap<string, number>;

  constructor(defs: readonly D[]) {
    this.defs = defs;
    const numbers = new Map<string, number>();
    defs.forEach(({ id }, number) => {
      if (numbers.has(id)) throw new Error(`two cards are called ${id}`);
      numbers.set(id, number);
    });
    this.numbers = numbers;
  }

  /** The number of the definition with that id, which cards carry; -1 if there is none. */
  number(id: string): number {
    return this.numbers.get(id) ?? -1;
  }

  /** The definition with that id, if there is one. */
  find(id: string): D | undefined {
    return this.defs[this.number(id)];
  }

  /** The definition that must be there. */
  get(id: string): D {
    const def = this.find(id);
    if (def === undefined) throw new Error(`there is no card ${id}`);
    return def;
  }
}
