import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { folk } from '../../test/folk.ts';
import { workshop } from '../../test/workshop.ts';
import { addTwilight, discard, draw, exert, removeTwilight } from '../language/effects.ts';
import { target } from '../language/language.ts';
import { fellowshipMoves } from '../language/moments.ts';
import { playFrom } from '../language/play.ts';
import { cards, the } from '../language/select.ts';

const { extraCard, table } = workshop(...folk);

extraCard('event', 'Manoeuvre', {
  culture: 'gondor',
  cost: 0,
  abilities: [{ kind: 'action', phase: 'maneuver', effect: addTwilight(1) }],
});
extraCard('event', 'Study', {
  culture: 'gandalf',
  cost: 0,
  abilities: [{ kind: 'action', phase: 'fellowship', effect: draw(3) }],
});
extraCard('event', 'Dismissal', {
  culture: 'gandalf',
  cost: 0,
  abilities: [
    { kind: 'action', phase: 'fellowship', effect: target(cards({ type: 'companion' }), 'it', discard(the('it'))) },
  ],
});
extraCard('event', 'Search', {
  culture: 'gandalf',
  cost: 0,
  abilities: [{ kind: 'action', phase: 'fellowship', effect: playFrom('deck', { type: 'companion' }) }],
});
extraCard('condition', 'Tax', {
  culture: 'gondor',
  cost: 0,
  abilities: [{ kind: 'required', moment: fellowshipMoves, effect: removeTwilight(1) }],
});
extraCard('condition', 'Gift', {
  culture: 'gondor',
  cost: 0,
  abilities: [{ kind: 'required', moment: fellowshipMoves, effect: addTwilight(1) }],
});
extraCard('condition', 'Chance', {
  culture: 'gondor',
  cost: 0,
  abilities: [{ kind: 'optional', moment: fellowshipMoves, effect: addTwilight(2) }],
});
extraCard('condition', 'Watch', {
  side: 'shadow',
  culture: 'sauron',
  cost: 0,
  abilities: [{ kind: 'optional', moment: fellowshipMoves, effect: addTwilight(3) }],
});
extraCard('event', 'Ring Burden', {
  culture: 'shire',
  cost: 0,
  abilities: [
    { kind: 'action', phase: 'fellowship', effect: target(cards({ type: 'companion' }), 'it', exert(the('it'))) },
  ],
});

type Given = Parameters<typeof table>[1];

rule('TCG-TURN-01', 'a turn has seven phases in their order', () => {
  const t = table('tcg', {
    format: 'deluxe',
    players: [{ fellowship: ['Guard'], hand: ['Manoeuvre', 'Valor'], at: 2 }, { hand: ['Orc Archer', 'Gimli'] }],
    twilight: 5,
  });
  const phases: string[] = [];
  for (let i = 0; i < 40 && t.m.s.turn === 0 && t.over === null; i++) {
    if (phases.at(-1) !== t.phase) phases.push(t.phase);
    if (t.offers('Play Orc Archer')) t.choose('Play Orc Archer');
    else if (t.phase === 'assignment' && t.offers('Guard')) t.choose('Guard');
    else t.least();
  }
  expect(phases).toEqual(['fellowship', 'shadow', 'maneuver', 'archery', 'assignment', 'skirmish', 'regroup']);
});

const maneuver = (format: 'starter' | 'deluxe', minions: readonly string[] = ['Orc']) =>
  table('tcg', {
    format,
    players: [{ hand: ['Manoeuvre'], at: 2 }, { hand: ['Gimli'] }],
    step: 'maneuver phase',
    minions,
  });

rule('TCG-MANEUVER-01', 'the starter rules skip the maneuver phase', () => {
  const t = maneuver('starter');
  expect(t.phase).toBe('assignment');
});

rule('TCG-SILENT-01', 'the Deluxe rules have maneuver actions', () => {
  const t = maneuver('deluxe');
  expect(t.phase).toBe('maneuver');
  t.choose('Manoeuvre');
  expect(t.twilight).toBe(1);
  t.passAll();
  expect(t.phase).toBe('assignment');
  expect(maneuver('deluxe', []).phase).toBe('regroup');
});

rule('TCG-CONFLICT-02', 'a phase that no card of the format names is not asked about', () => {
  const t = table('tcg', {
    players: [{ hand: ['Valor'], at: 2 }, { hand: ['Gimli'] }],
    step: 'archery phase',
    minions: ['Orc'],
  });
  expect(t.prompt).toBe('Whom do you assign to a minion?');
});

const study = (format: 'starter' | 'deluxe') =>
  table('tcg', { format, players: [{ hand: ['Study', 'Study'], deck: Array(9).fill('Gimli') }, {}] })
    .choose('Study', 'Study')
    .hand(0).length;

rule('TCG-SILENT-12', 'the rule of 4 belongs to the Deluxe rules', () => {
  expect([study('starter'), study('deluxe')]).toEqual([6, 4]);
});

rule('TCG-SILENT-13', 'the rule of 9 belongs to the Deluxe rules', () => {
  const full = (format: 'starter' | 'deluxe', dead: number) =>
    table('tcg', {
      format,
      players: [{ fellowship: Array(8 - dead).fill('Guard'), dead: Array(dead).fill('Guard'), hand: ['Gimli'] }, {}],
    });
  expect(full('starter', 0).offers('Play Gimli')).toBe(true);
  expect(full('deluxe', 0).offers('Play Gimli')).toBe(false);
  expect(full('deluxe', 3).offers('Play Gimli')).toBe(false);
  const room = table('tcg', {
    format: 'deluxe',
    players: [{ fellowship: Array(7).fill('Guard'), hand: ['Gimli'] }, {}],
  });
  expect(room.offers('Play Gimli')).toBe(true);
});

rule('TCG-SILENT-14', 'items are not moved to other bearers under the starter rules', () => {
  const t = table('tcg', { players: [{ fellowship: [{ card: 'Frodo', on: ['Hobbit Sword'] }, 'Merry'] }, {}] });
  expect(t.labels()).toEqual(['Move on']);
});

rule(
  'TCG-SILENT-20',
  'required texts first, in the order of the Free Peoples player; then optional ones by the order of action',
  () => {
    const given: Given = {
      players: [{ support: ['Tax', 'Gift', 'Chance'] }, { support: ['Watch'] }, { support: ['Watch'] }],
      path: ['4U328', '4U335'],
      step: 'move',
    };
    const t = table('tcg', given);
    expect(t.asked).toBe(0);
    expect(t.labels()).toEqual(['Use Tax: Remove 1 twilight token', 'Use Gift: Add 1 twilight token']);
    t.choose('Use Gift');
    expect(t.twilight).toBe(0);
    const asked: number[] = [];
    while (t.prompt.startsWith('Respond to: The fellowship moves to ')) {
      asked.push(t.asked);
      t.choose('Use');
    }
    expect(asked).toEqual([0, 2, 1]);
    // Two and twice three, then Uruk Camp and Frodo.
    expect(t.twilight).toBe(10);
    const other = table('tcg', given).choose('Use Tax');
    expect(other.twilight).toBe(1);
  },
);

rule(
  ['TCG-SILENT-22', 'TCG-DISCARD-01', 'TCG-DISCARD-02'],
  'discarding moves a card from play to the discard pile; the Ring-bearer and cards in hand are not meant',
  () => {
    const t = table('tcg', {
      players: [{ fellowship: ['Gimli', 'Legolas'], hand: ['Dismissal', 'Merry'], deck: ['Pippin'] }, {}],
    });
    t.choose('Dismissal');
    expect(t.labels()).toEqual(['Gimli', 'Legolas']);
    t.choose('Gimli');
    expect(t.discard(0)).toEqual(['Gimli', 'Dismissal']);
    expect([t.hand(0), t.deck(0)]).toEqual([['Merry'], ['Pippin']]);
  },
);

rule(
  ['TCG-DECK-PLAY-01', 'TCG-DECK-PLAY-02'],
  'a card from the deck is paid for and must be playable; then the deck is shuffled',
  () => {
    const deck = ['Gimli', 'Legolas', 'Merry', 'Pippin', 'Orc', 'Strong Orc', 'Far Orc'];
    const t = table('tcg', { players: [{ fellowship: ['Legolas'], dead: ['Merry'], hand: ['Search'], deck }, {}] });
    t.choose('Search');
    expect(t.labels()).toEqual(['Play Pippin', 'Play Gimli', 'None of these']);
    t.choose('Play Gimli');
    expect(t.fellowship(0)).toContain('Gimli');
    expect(t.twilight).toBe(2);
    const rest = deck.filter((title) => title !== 'Gimli');
    expect(t.deck(0).toSorted()).toEqual(rest.toSorted());
    expect(t.deck(0)).not.toEqual(rest);
    expect(t.m.s.zones[t.m.layout.zone(3, 0)].every((card) => t.m.s.cards[card].seen === 0)).toBe(true);
  },
);

rule('TCG-DECK-PLAY-03', 'after that shuffle the neighbour to the right may cut the deck', () => {
  const deck = ['Gimli', 'Legolas', 'Merry', 'Pippin', 'Orc', 'Strong Orc', 'Far Orc', 'Bulwark', 'Guard'];
  const players = [{ hand: ['Search'], deck }, {}, {}];
  const searched = (cuts: boolean) => table('tcg', { players, cuts, seed: 'cut' }).choose('Search', 'Play Gimli');
  expect(searched(false).asked).toBe(0);
  const t = searched(true);
  expect(t.asked).toBe(2);
  expect(t.prompt).toBe('Do you want to cut the draw deck of Player 1?');
  const shuffled = t.deck(0);
  t.choose('Lift off a quarter');
  expect(t.deck(0)).toEqual([...shuffled.slice(2), ...shuffled.slice(0, 2)]);
  expect(t.asked).toBe(0);
  expect(searched(true).choose('Leave it as it is').deck(0)).toEqual(shuffled);
});
