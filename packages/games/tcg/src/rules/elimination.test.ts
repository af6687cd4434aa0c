import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { folk } from '../../test/folk.ts';
import { workshop } from '../../test/workshop.ts';
import { addBurden } from '../language/effects.ts';

const { extraCard, table } = workshop(...folk);

extraCard('event', 'Doubt', {
  side: 'shadow',
  culture: 'sauron',
  cost: 0,
  abilities: [{ kind: 'action', phase: 'shadow', effect: addBurden(1) }],
});
const curse = { side: 'shadow', culture: 'sauron', cost: 0 } as const;
extraCard('condition', 'Shackle', { ...curse, bearer: { type: 'companion' } });
extraCard('condition', 'Slander', { ...curse, bearer: { type: 'ally' } });
extraCard('condition', 'Trap', { ...curse, bearer: { type: 'site' } });
extraCard('condition', 'Gallows', { ...curse });
extraCard('ally', 'Neighbour', { culture: 'rohan', race: 'man', vitality: 2, home: 3 });

/** Everything a player can own, everywhere, with cards of both others on it, and cards of his on theirs. */
const fallen = () =>
  table('tcg', {
    players: [
      {
        at: 2,
        burdens: 9,
        fellowship: [
          { card: 'Frodo', on: [{ card: 'Shackle', owner: 2 }, { card: 'Shackle', owner: 1 }, 'Hobbit Sword'] },
          'Gimli',
        ],
        support: [{ card: 'Neighbour', on: [{ card: 'Slander', owner: 1 }] }, 'Gallows', 'Well Stored'],
        hand: ['Legolas', 'Orc'],
        deck: ['Merry'],
        discard: ['Pippin'],
        dead: ['Guard'],
        adventure: ['4U334'],
      },
      { hand: ['Doubt'], adventure: ['4U326'] },
      {
        fellowship: ['Frodo', { card: 'Éowyn', on: [{ card: 'Shackle', owner: 0 }] }],
        adventure: ['4U329'],
        hand: ['Merry'],
      },
    ],
    step: 'shadow phases',
    path: ['4U328', '4U335'],
    pathOwners: [0, 1],
    minions: [
      { card: 'Orc', owner: 1 },
      { card: 'Strong Orc', owner: 2 },
    ],
  });

rule(
  'TCG-LOSE-06',
  'with two or more left, all that an eliminated player owns leaves the game, wherever it lay',
  () => {
    const t = fallen();
    const own = t.m.s.cards.flatMap(({ owner }, card) => (owner === 0 ? [card] : []));
    t.pass().choose('Doubt');
    expect(t.over).toBeNull();
    for (const card of own) {
      const { zone, host, wounds } = t.m.s.cards[card];
      expect([t.title(card), t.m.layout.nameOf(zone), host, wounds]).toEqual([t.title(card), 'removed', -1, 0]);
    }
    expect(t.removed()).toHaveLength(own.length);
    expect(t.on('Éowyn')).toEqual([]);
    expect([t.hand(0), t.deck(0), t.discard(0), t.dead(0), t.adventure(0)]).toEqual([[], [], [], [], []]);
    expect([t.fellowship(0), t.support(0), t.ringBearer(0)]).toEqual([[], [], undefined]);
    const { path, players } = t.view(1).view;
    expect(path.map(({ markers }) => markers.toSorted())).toEqual([[1, 2], []]);
    expect(players.map(({ eliminated }) => eliminated)).toEqual([true, false, false]);
  },
);

rule(
  'TCG-LOSE-07',
  'cards of others that lay on his go to the discard piles of their own owners, from every kind of card',
  () => {
    const t = fallen();
    t.pass().choose('Doubt');
    // From Frodo and from the ally; minions are discarded because the turn is over.
    expect(t.discard(1).toSorted()).toEqual(['Doubt', 'Orc', 'Shackle', 'Slander']);
    expect(t.discard(2).toSorted()).toEqual(['Shackle', 'Strong Orc']);
    expect(t.dead(1)).toEqual([]);
    // Nobody else's cards are touched.
    expect([t.fellowship(2), t.hand(2)]).toEqual([['Frodo', 'Éowyn'], ['Merry']]);
  },
);

rule('TCG-LOSE-07', 'so do cards on his sites', () => {
  const t = table('tcg', {
    players: [
      { at: 2, burdens: 9 },
      { hand: ['Doubt'], adventure: ['4U326', '4U335'] },
      { hand: ['Merry'], adventure: [] },
    ],
    step: 'shadow phases',
    path: [{ card: '4U328', on: [{ card: 'Trap', owner: 2 }] }, '4U334'],
    pathOwners: [0, 1],
  });
  t.pass().choose('Doubt');
  expect([t.path(), t.discard(2)]).toEqual([['Horse-country', 'Rohirrim Village'], ['Trap']]);
});

rule('TCG-EVENT-03', 'an event that ends the turn lies in the discard pile, too', () => {
  expect(fallen().pass().choose('Doubt').discard(1)).toContain('Doubt');
});

rule('TCG-LOSE-06', 'his turn never comes again, and nobody waits for him', () => {
  const t = fallen().pass().choose('Doubt');
  expect([t.turn, t.m.s.acting]).toEqual([1, [1, 2]]);
  t.playTo('game/next turn').go();
  expect(t.turn).toBe(2);
  t.playTo('game/next turn').go();
  expect(t.turn).toBe(1);
});

rule(['TCG-WIN-04', 'TCG-LOSE-06'], 'of two players nothing is taken away: the other one has won', () => {
  const t = table('tcg', { players: [{ at: 2, burdens: 9 }, { hand: ['Doubt'] }], step: 'shadow phases' });
  t.choose('Doubt');
  expect([t.over?.winners, t.removed(), t.fellowship(0)]).toEqual([[1], [], ['Frodo']]);
});

rule('TCG-WIN-01', 'surviving counts at site 9 only, and only if the Ring-bearer survives', () => {
  const at = (site: number, minion: string) =>
    table('tcg', {
      players: [{ at: site, hand: ['Gimli'] }, { hand: ['Gimli'] }],
      step: 'skirmish phases',
      minions: [{ card: minion, assigned: 'Frodo' }],
    }).passAll();
  expect([at(8, 'Weak Orc').over, at(8, 'Weak Orc').phase]).toEqual([null, 'regroup']);
  expect(at(9, 'Weak Orc').over?.winners).toEqual([0]);
  expect(at(9, 'Brutal Orc').over?.winners).toEqual([1]);
});
