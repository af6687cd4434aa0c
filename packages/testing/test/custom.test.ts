// Code for a single card with texts written by hand counts as custom, in the same way in every game (docs/decisions/0013).
import { loadGame } from '@tafelrunde/games';
import { type Game, type Node, visit } from '@tafelrunde/kernel';
import type { Phrase } from '@tafelrunde/words';
import { describe, expect, it } from 'vitest';
import { RULES } from '../../kernel/src/language/node.ts';

interface Kind {
  readonly cards: Set<string>;
  readonly custom: boolean;
  readonly doesSomething: boolean;
  byHand: boolean;
}

/** Written by the grammar, with one word behind. */
const BY_THE_GRAMMAR = ['heal twice'];

/** The kinds of nodes that the cards of a game use. */
function kindsOf(game: Game): ReadonlyMap<string, Kind> {
  const kinds = new Map<string, Kind>();
  for (const def of game.defs) {
    if (!('tree' in def)) throw new Error(`${game.id} does not keep the abilities of ${def.id}`);
    visit(def.tree, (node) => {
      const rules = node[RULES] as { custom?: true; run?: unknown; assemble?: unknown; text(node: Node): Phrase };
      const doesSomething = rules.run !== undefined || rules.assemble !== undefined;
      const kind = kinds.get(node.k) ?? { cards: new Set(), custom: !!rules.custom, doesSomething, byHand: true };
      kind.cards.add(def.id);
      kind.byHand &&= isByHand(() => rules.text(node));
      kinds.set(node.k, kind);
      return undefined;
    });
  }
  return kinds;
}

/** Whether a text is a pair of strings; one that asks the language for the texts of its parts is none. */
function isByHand(text: () => Phrase): boolean {
  try {
    return 'de' in text();
  } catch {
    return false;
  }
}

describe.each([
  ['lcg', 26, 374],
  ['tcg', 6, 82],
  ['dbg', 17, 172],
  ['runebound', 7, 522],
] as const)('%s', (id, custom, abilities) => {
  it('counts every kind of effect that one card alone has, with texts of its own', async () => {
    const uncounted = [...kindsOf(await loadGame(id))]
      .filter(([, { cards, byHand, doesSomething }]) => cards.size === 1 && byHand && doesSomething)
      .filter(([kind, { custom }]) => !custom && !BY_THE_GRAMMAR.includes(kind))
      .map(([kind]) => kind);
    expect(uncounted).toEqual([]);
  });

  it(`has ${custom} of ${abilities} abilities that are code and texts for a single card`, async () => {
    const listed = (await loadGame(id)).listCards();
    expect(listed.reduce((sum, card) => sum + card.custom, 0)).toBe(custom);
    expect(listed.reduce((sum, card) => sum + card.abilities, 0)).toBe(abilities);
  });
});
