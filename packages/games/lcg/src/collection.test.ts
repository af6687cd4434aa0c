import type { Plain } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { cards } from './box.ts';
import { collectionOf, copiesOwned, missingFrom, oneCore, ownsScenario, readCollection } from './collection.ts';
import { checkDeckWith, starterDecksOf } from './decks.ts';
import { lcg } from './game.ts';
import { type PackId, packIds } from './packs.ts';
import { type ReadyDeck, readyDecks } from './ready-decks.ts';

describe('a collection', () => {
  rule('LCG-SOM-58', 'has as many copies as its boxes hold', () => {
    const steward = cards.get('steward-of-gondor');
    expect([0, 1, 2].map((core) => copiesOwned(steward, collectionOf({ core })))).toEqual([0, 2, 4]);
    expect(copiesOwned(cards.get('aragorn'), collectionOf({ core: 3 }))).toBe(1);
    expect(copiesOwned(cards.get('boromir'), oneCore)).toBe(0);
    expect(copiesOwned(cards.get('boromir'), collectionOf({ core: 1, 'dead-marshes': 1 }))).toBe(1);
  });

  rule('LCG-SOM-58', 'tells what a deck lacks', () => {
    const list = { heroes: ['aragorn', 'boromir'], deck: { 'steward-of-gondor': 3, gandalf: 3 } };
    expect(missingFrom(list, oneCore, cards)).toEqual([
      { id: 'boromir', wanted: 1, owned: 0 },
      { id: 'steward-of-gondor', wanted: 3, owned: 2 },
    ]);
    expect(missingFrom(list, collectionOf({ core: 2, 'dead-marshes': 1 }), cards)).toEqual([]);
  });

  rule('LCG-SOM-58', 'a table that names one plays only what is in it', () => {
    const setUp = (changes: object) =>
      lcg.checkSetup({ players: [{ starter: 'leadership' }], ...changes } as unknown as Plain);
    const why = (changes: object): unknown => {
      const checked = setUp(changes);
      return checked.ok ? '' : checked.problem[0];
    };
    expect(why({ collection: { core: 1 } })).toBe('');
    expect(why({ collection: { core: 0 } })).toBe('lcg.setup.scenario-not-owned');
    expect(why({ collection: { core: 1 }, scenario: 'dead-marshes' })).toBe('lcg.setup.scenario-not-owned');
    expect(why({ collection: { core: 1, 'dead-marshes': 1 }, scenario: 'dead-marshes' })).toBe('');
    const marshes = { players: [{ starter: 'marsh-walkers' }], collection: { core: 1 } };
    expect(why(marshes)).toBe('lcg.deck.not-owned');
    expect(why({ collection: 'everything' })).toBe('lcg.setup.collection');
    expect(why({ collection: { core: 7 } })).toBe('lcg.setup.collection');
  });

  test('is read from what it says, and from nothing else', () => {
    expect(readCollection({ core: 2 })).toEqual(collectionOf({ core: 2 }));
    expect([readCollection({ moria: 1 }), readCollection([1]), readCollection({ core: 1.5 })]).toEqual([
      null,
      null,
      null,
    ]);
    expect([ownsScenario('mirkwood', oneCore), ownsScenario('emyn-muil', oneCore)]).toEqual([true, false]);
  });
});

describe('decks that are ready', () => {
  test('may be played, and are built of so many core sets and the packs up to their scenario', () => {
    for (const [id, ready] of Object.entries(readyDecks)) {
      expect([id, checkDeckWith(cards, ready, { starterDecks: false })]).toEqual([id, null]);
      const upTo = packIds.slice(0, packIds.indexOf(ready.scenario as PackId) + 1);
      const owned = (cores: number) =>
        collectionOf({ ...Object.fromEntries(upTo.map((pack) => [pack, 1])), core: cores });
      const { cores = 1 } = ready as ReadyDeck;
      expect([id, missingFrom(ready, owned(cores), cards)]).toEqual([id, []]);
      if (cores > 1) expect([id, missingFrom(ready, owned(cores - 1), cards)]).not.toEqual([id, []]);
    }
  });

  test('have names of their own', () => {
    const taken = Object.keys(starterDecksOf(cards));
    expect(Object.keys(readyDecks).filter((id) => taken.includes(id))).toEqual([]);
  });
});
