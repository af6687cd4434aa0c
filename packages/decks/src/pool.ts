import { flatKey, likeness, titleKey } from './title-key.ts';

/** A card that lists may name. */
export interface PoolCard {
  readonly id: string;
  /** All it is called, in every language, with and without a subtitle. */
  readonly names: readonly string[];
  /** What other programs call it. */
  readonly codes: readonly string[];
  /** The section of a list it belongs to. */
  readonly sections: readonly string[];
}

const MOST_NEAREST = 3;
const LEAST_LIKENESS = 0.3;

/** All cards that lists of a game may name, found by name or by code. */
export class CardPool {
  private readonly byName = new Map<string, PoolCard[]>();
  private readonly byCode = new Map<string, PoolCard>();
  private readonly keys: readonly (readonly [key: string, id: string])[];

  /** The earlier of two cards with one name comes first. */
  constructor(cards: readonly PoolCard[]) {
    const keys: [string, string][] = [];
    for (const card of cards) {
      for (const name of card.names) {
        for (const key of new Set([titleKey(name), flatKey(name)])) {
          const all = this.byName.get(key) ?? [];
          if (!all.includes(card)) all.push(card);
          this.byName.set(key, all);
        }
        keys.push([titleKey(name), card.id]);
      }
      for (const code of card.codes) if (!this.byCode.has(code)) this.byCode.set(code, card);
    }
    this.keys = keys;
  }

  coded(code: string): PoolCard | undefined {
    return this.byCode.get(code);
  }

  /** The card of that name; if several have it, one that belongs to that section. */
  named(name: string, section?: string): PoolCard | undefined {
    const key = titleKey(name);
    const found =
      this.byName.get(key) ??
      this.byName.get(flatKey(name)) ??
      this.byName.get(`the ${key}`) ??
      this.withoutThe(key) ??
      [];
    return (section && found.find(({ sections }) => sections.includes(section))) || found[0];
  }

  private withoutThe(key: string): PoolCard[] | undefined {
    return key.startsWith('the ') ? this.byName.get(key.slice(4)) : undefined;
  }

  /** Ids of the cards that are called most like it. */
  nearest(name: string): readonly string[] {
    const wanted = titleKey(name);
    const best = new Map<string, number>();
    for (const [key, id] of this.keys) best.set(id, Math.max(best.get(id) ?? 0, likeness(wanted, key)));
    return [...best]
      .map(([id, like]) => ({ id, like }))
      .filter(({ like }) => like >= LEAST_LIKENESS)
      .sort((a, b) => b.like - a.like)
      .slice(0, MOST_NEAREST)
      .map(({ id }) => id);
  }
}
