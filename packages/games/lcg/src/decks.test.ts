import { type Plain, startMatch } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { refusal } from '../test/campaign.ts';
import { checkDeck, type DeckList, lcg, starterDecks, unplayable, ZONE } from './index.ts';

const deckCards = lcg
  .listCards()
  .filter(({ type }) => ['ally', 'attachment', 'event'].includes(type))
  .map(({ id }) => id);

/** Aragorn with so many cards, three of each. */
function deckOf(size: number, heroes: readonly string[] = ['aragorn']): DeckList {
  const deck: Record<string, number> = {};
  for (let left = size; left > 0; left -= 3) deck[deckCards[Object.keys(deck).length]] = Math.min(3, left);
  return { heroes, deck };
}

const free = { starterDecks: false };
const problem = (list: DeckList, options = free): string => refusal({ ok: false, problem: checkDeck(list, options)! });
const isLegal = (list: DeckList, options = free): boolean => checkDeck(list, options) === null;

describe('a player deck', () => {
  rule.each([1, 2, 3])('LCG-DECK-01', 'has %i hero(es)', (n) => {
    expect(isLegal(deckOf(50, ['aragorn', 'eowyn', 'gimli'].slice(0, n)))).toBe(true);
  });

  rule('LCG-DECK-01', 'has neither none nor four heroes', () => {
    expect(problem(deckOf(50, []))).toBe('A deck has 1 to 3 heroes, this one 0.');
    expect(problem(deckOf(50, ['aragorn', 'eowyn', 'gimli', 'thalin']))).toBe('A deck has 1 to 3 heroes, this one 4.');
    expect(problem(deckOf(50, ['gandalf']))).toBe('Gandalf is not a hero.');
    expect(problem(deckOf(50, ['gimli', 'gimli']))).toBe('Gimli is in this deck twice.');
  });

  rule('LCG-DECK-02', 'has 50 cards or more, heroes not counted', () => {
    expect(isLegal(deckOf(50))).toBe(true);
    expect(problem(deckOf(49, ['aragorn', 'eowyn', 'gimli']))).toBe('A deck has at least 50 cards, this one 49.');
  });

  rule('LCG-DECK-03', 'may be as large as one likes', () => {
    expect(isLegal(deckOf(deckCards.length * 3))).toBe(true);
  });

  rule('LCG-DECK-04', 'has at most 3 cards of one title', () => {
    const { heroes, deck } = deckOf(50);
    expect(problem({ heroes, deck: { ...deck, gandalf: 4 } })).toBe('Gandalf: 4 copies in the deck, 3 are allowed.');
    expect(isLegal({ heroes, deck: { ...deck, gandalf: 3 } })).toBe(true);
  });

  rule('LCG-DECK-05', 'has only allies, attachments and events', () => {
    const { heroes, deck } = deckOf(50);
    const others = { gimli: 'Gimli', 'hill-troll': 'The Hill Troll', 'flies-and-spiders': '“Flies and Spiders”' };
    for (const [id, title] of Object.entries(others)) {
      expect(problem({ heroes, deck: { ...deck, [id]: 1 } })).toBe(`${title} does not belong in a player deck.`);
    }
  });

  rule(['LCG-DECK-05', 'LCG-CAMPAIGN-15', 'LCG-CAMPAIGN-18'], 'has boons only in a campaign', () => {
    const { heroes, deck } = deckOf(50);
    for (const id of ['mendors-support', 'valor', 'mendor']) {
      expect(problem({ heroes, deck: { ...deck, [id]: 1 } })).toMatch(/ belongs in a campaign only\.$/);
    }
    const players = [{ heroes, deck }];
    const campaign = { decks: [{ 'mendors-support': 1 }] };
    expect(lcg.checkSetup({ players, campaign } as unknown as Plain).ok).toBe(true);
  });

  rule('LCG-DECK-06', 'may mix all spheres; what nobody can pay for is worth a warning', () => {
    const { deck } = deckOf(deckCards.length * 3);
    const list = { heroes: ['aragorn'], deck };
    expect(isLegal(list)).toBe(true);
    const warned = unplayable(list);
    expect(warned).toContain('feint');
    expect(warned).not.toContain('gandalf');
    expect(warned).not.toContain('ever-vigilant');
    expect(unplayable({ heroes: ['aragorn', 'gimli', 'eowyn', 'denethor'], deck })).toEqual([]);
  });

  test('of unknown cards is refused with their names', () => {
    const { heroes, deck } = deckOf(50);
    expect(
      unplayable({ heroes: ['frodo', 'gimli'], deck: { 'elven-cloak': 1, gandalf: 1, 'dwarven-axe': 1 } }),
    ).toEqual([]);
    expect(problem({ heroes, deck: { ...deck, 'elven-cloak': 1 } })).toBe('There is no card “elven-cloak”.');
    expect(problem({ heroes: ['frodo'], deck })).toBe('There is no card “frodo”.');
  });
});

describe('players of one game', () => {
  rule(['LCG-DECK-07', 'LCG-CF-41'], 'have different heroes', () => {
    const players = [deckOf(50, ['aragorn', 'gimli']), deckOf(51, ['gimli'])];
    expect(refusal(lcg.checkSetup({ players } as unknown as Plain))).toBe('One hero for two players: Gimli.');
  });

  rule(['LCG-DECK-07', 'LCG-CF-41', 'LCG-READ-21'], 'let chance decide who gets a hero, if they want to', () => {
    const players = [deckOf(50, ['aragorn', 'gimli']), deckOf(51, ['gimli', 'legolas', 'thalin'])];
    const holders = new Set<number>();
    for (let i = 0; i < 12; i++) {
      const started = startMatch(lcg, { players, contested: 'chance' } as unknown as Plain, `draw ${i}`);
      if (!started.ok) throw new Error('refused');
      const { value: m } = started;
      m.decision();
      const gimlis = m.s.cards.filter(({ def }) => lcg.defs[def].id === 'gimli');
      const kept = gimlis.filter(({ zone }) => m.layout.kindOf[zone] === ZONE.play);
      expect([gimlis.length, kept.length]).toEqual([2, 1]);
      holders.add(kept[0].owner);
      // Aragorn 12, Gimli 11, Legolas and Thalin 9 each.
      expect(m.s.threat).toEqual(kept[0].owner === 0 ? [23, 18] : [12, 29]);
    }
    expect([...holders].sort()).toEqual([0, 1]);
  });

  rule('LCG-READ-21', 'each need a hero of their own for that', () => {
    const players = [deckOf(50, ['aragorn', 'gimli']), deckOf(51, ['gimli'])];
    const checked = lcg.checkSetup({ players, contested: 'chance' } as unknown as Plain);
    expect(refusal(checked)).toBe('Seat 2 needs a hero whom nobody else has.');
  });

  rule('LCG-DECK-10', 'are one to four', () => {
    const spheres = Object.keys(starterDecks);
    for (const n of [1, 2, 3, 4]) {
      const players = spheres.slice(0, n).map((starter) => ({ starter }));
      expect(lcg.checkSetup({ players } as unknown as Plain).ok).toBe(true);
    }
    for (const players of [[], Array(5).fill({ starter: 'lore' })]) {
      expect(refusal(lcg.checkSetup({ players } as unknown as Plain))).toBe('This game is for 1 to 4 players.');
    }
  });
});

describe('starter decks', () => {
  const heroes = {
    leadership: ['Aragorn', 'Théodred', 'Glóin'],
    tactics: ['Gimli', 'Legolas', 'Thalin'],
    spirit: ['Éowyn', 'Eleanor', 'Dunhere'],
    lore: ['Denethor', 'Glorfindel', 'Beravor'],
  };

  rule.each(Object.entries(heroes))(
    'LCG-DECK-08',
    '%s: 30 cards of its sphere, with Gandalf and three heroes',
    ([sphere, names]) => {
      const { heroes: own, deck } = starterDecks[sphere as keyof typeof starterDecks];
      const def = (id: string) =>
        lcg.defs.find((d) => d.id === id) as unknown as { sphere: string; title: { en: string } };
      expect(own.map((id) => def(id).title.en.normalize('NFD').replace(/\p{M}/gu, '')).toSorted()).toEqual(
        names.map((name) => name.normalize('NFD').replace(/\p{M}/gu, '')).toSorted(),
      );
      expect(deck.gandalf).toBe(1);
      expect(
        Object.keys(deck)
          .filter((id) => id !== 'gandalf')
          .every((id) => def(id).sphere === sphere),
      ).toBe(true);
      expect(Object.values(deck).reduce((sum, n) => sum + n, 0)).toBe(30);
    },
  );

  rule(['LCG-VARIANT-06', 'LCG-CF-26', 'LCG-DECK-02'], 'are accepted by their option and refused without it', () => {
    for (const list of Object.values(starterDecks)) {
      expect(isLegal(list, { starterDecks: true })).toBe(true);
      expect(problem(list)).toBe('A deck has at least 50 cards, this one 30.');
    }
    const { heroes: own, deck } = starterDecks.lore;
    expect(problem({ heroes: own, deck: { ...deck, gandalf: 2 } }, { starterDecks: true })).toMatch(/this one 31/);
  });

  rule('LCG-DECK-09', 'are all that a first game needs; the first scenario is suggested', () => {
    const players = [{ starter: 'spirit' }, { starter: 'tactics' }];
    const checked = lcg.checkSetup({ players } as unknown as Plain);
    expect(checked).toMatchObject({
      ok: true,
      setup: { scenario: 'mirkwood', players: [starterDecks.spirit, starterDecks.tactics] },
    });
  });
});
