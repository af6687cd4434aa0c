import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { folk } from '../../test/folk.ts';
import { workshop } from '../../test/workshop.ts';

const { table } = workshop(...folk);

type Given = Parameters<typeof table>[1];
const regroup = (given: Given) => table('tcg', { step: 'regroup phase', ...given });
const many = (n: number, card = 'Orc'): string[] => Array(n).fill(card);

rule(
  ['TCG-REGROUP-01', 'TCG-READ-03', 'TCG-REGROUP-05'],
  'Shadow players reconcile counter-clockwise before the Free Peoples player decides',
  () => {
    const t = regroup({ players: [{ hand: ['Gimli'] }, { hand: ['Orc'] }, { hand: ['Orc'] }] });
    expect(t.prompt).toContain('Reconcile');
    expect(t.asked).toBe(2);
    t.choose('Discard none');
    expect(t.asked).toBe(1);
    t.choose('Discard none');
    expect(t.asked).toBe(0);
    expect(t.labels()).toEqual(['Move again', 'End the turn']);
  },
);

rule(['TCG-REGROUP-02', 'TCG-REGROUP-03'], 'one card may be discarded, then the hand is filled up to eight', () => {
  const given = () => regroup({ players: [{}, { hand: ['Orc', 'Strong Orc', 'Orc'], deck: many(9, 'Far Orc') }] });
  const kept = given().choose('Discard none');
  expect(kept.hand(1)).toHaveLength(8);
  expect(kept.deck(1)).toHaveLength(4);
  const one = given().choose('Discard Strong Orc');
  expect(one.hand(1)).toHaveLength(8);
  expect(one.deck(1)).toHaveLength(3);
  expect(one.discard(1)).toEqual(['Strong Orc']);
  // Only one: the next question is the other player's.
  expect(one.asked).toBe(0);
});

rule(['TCG-EX-37', 'TCG-REGROUP-04', 'TCG-SILENT-28'], 'ten, eight and three cards become eight', () => {
  const t = regroup({
    players: [
      {},
      { hand: many(10), deck: many(9) },
      { hand: many(8), deck: many(9) },
      { hand: many(3), deck: many(9) },
    ],
  });
  expect(t.asked).toBe(3);
  t.choose('Discard none');
  expect(t.hand(3)).toHaveLength(8);
  expect(t.deck(3)).toHaveLength(4);
  t.choose('Discard Orc');
  expect([t.hand(2).length, t.deck(2).length]).toEqual([8, 8]);
  t.choose('Discard Orc');
  expect(t.prompt).toBe('Discard one more card');
  t.choose('Discard Orc');
  expect([t.hand(1).length, t.deck(1).length, t.discard(1).length]).toEqual([8, 9, 2]);
});

rule('TCG-REGROUP-04', 'without the optional discard, two must go', () => {
  const t = regroup({ players: [{}, { hand: many(10) }] });
  t.choose('Discard none');
  expect(t.prompt).toBe('Discard 2 more cards');
  t.choose('Discard Orc', 'Discard Orc');
  expect(t.hand(1)).toHaveLength(8);
});

rule(
  ['TCG-REGROUP-06', 'TCG-REGROUP-07', 'TCG-TWILIGHT-11', 'TCG-REGROUP-11'],
  'moving again is a whole move, then come Shadow phases and no fellowship phase; minions and twilight stay',
  () => {
    const t = regroup({
      players: [{ fellowship: ['Gimli'], hand: ['Legolas'], at: 2 }, {}],
      minions: ['Orc'],
      twilight: 5,
      path: ['4U328', '4U334'],
    });
    t.choose('Move again');
    expect(t.path()).toHaveLength(3);
    expect(t.position(0)).toBe(3);
    // Westemnet Plains 1, two companions.
    expect(t.twilight).toBe(8);
    expect([t.phase, t.asked]).toEqual(['shadow', 1]);
    expect(t.minions()).toEqual(['Orc']);
    t.pass();
    // They may fight again.
    expect(t.prompt).toBe('Whom do you assign to a minion?');
  },
);

rule(
  ['TCG-REGROUP-08', 'TCG-REGROUP-09'],
  'whoever moves on does not fill up his hand; whoever ends the turn does',
  () => {
    const given = () => regroup({ players: [{ hand: ['Legolas'], deck: many(9, 'Gimli') }, {}] });
    const on = given().choose('Move again');
    expect(on.hand(0)).toEqual(['Legolas']);
    const end = given().choose('End the turn');
    expect(end.prompt).toContain('Reconcile');
    end.choose('Discard Legolas');
    expect(end.hand(0)).toEqual(many(8, 'Gimli'));
  },
);

rule(['TCG-REGROUP-10', 'TCG-SILENT-21'], 'when the turn ends, minions are discarded with all cards on them', () => {
  const t = regroup({
    players: [{ hand: ['Gimli'] }, {}, {}],
    minions: [
      { card: 'Dunlending Savage', owner: 1, on: ['Iron Axe'] },
      { card: 'Orc', owner: 2 },
    ],
  });
  t.choose('End the turn', 'Discard none');
  expect(t.turn).toBe(1);
  expect(t.minions()).toEqual([]);
  expect([...t.discard(1)].toSorted()).toEqual(['Dunlending Savage', 'Iron Axe']);
  expect(t.discard(2)).toEqual(['Orc']);
});

rule('TCG-TURN-02', 'the next player clockwise is the next Free Peoples player', () => {
  const t = regroup({ players: [{}, {}, { hand: ['Gimli'] }, {}], turn: 2 });
  t.choose('End the turn', 'Discard none');
  expect(t.turn).toBe(3);
  expect(t.asked).toBe(3);
});

rule(
  ['TCG-DECK-05', 'TCG-SILENT-27'],
  'whoever finds his draw deck empty may shuffle the discard pile into a new one and draws on',
  () => {
    const given = () =>
      regroup({ players: [{}, { hand: ['Orc'], deck: ['Strong Orc'], discard: many(9, 'Weak Orc') }] });
    const yes = given().choose('Discard none');
    expect(yes.prompt).toContain('draw deck is empty');
    expect(yes.decision.options.map(({ rule }) => rule)).toEqual(['TCG-DECK-05', 'TCG-SILENT-27']);
    yes.choose('Reshuffle');
    expect(yes.hand(1)).toHaveLength(8);
    expect(yes.deck(1)).toHaveLength(3);
    expect(yes.discard(1)).toEqual([]);
    const no = given().choose('Discard none', 'Not yet');
    expect(no.hand(1)).toEqual(['Orc', 'Strong Orc']);
    // He is asked again at his next draw, here at the end of his own turn.
    no.choose('End the turn');
    no.playTo('regroup/reconcile').go();
    no.choose('Discard none');
    expect(no.prompt).toContain('draw deck is empty');
  },
);

rule(
  ['TCG-DECK-06', 'TCG-SILENT-26'],
  'that is possible once per game; then the deck stays empty, and nobody loses',
  () => {
    const t = regroup({ players: [{}, { hand: ['Orc'], discard: many(2, 'Weak Orc') }] });
    t.choose('Discard none', 'Reshuffle');
    expect(t.hand(1)).toHaveLength(3);
    t.choose('End the turn');
    t.playTo('regroup/reconcile').go();
    expect(t.asked).toBe(1);
    t.choose('Discard Orc');
    expect(t.hand(1)).toEqual(many(2, 'Weak Orc'));
    // The discarded Orc stays where it is, and the game goes on.
    expect(t.prompt).not.toContain('draw deck is empty');
    expect([t.discard(1), t.over]).toEqual([['Orc'], null]);
  },
);

rule('TCG-DECK-07', 'the Deluxe rules never turn the discard pile into a deck', () => {
  const t = regroup({ format: 'deluxe', players: [{}, { hand: ['Orc'], discard: many(2, 'Weak Orc') }] });
  // Regroup actions come first under these rules.
  t.passAll().choose('Discard none');
  expect(t.hand(1)).toEqual(['Orc']);
  expect(t.asked).toBe(0);
});
