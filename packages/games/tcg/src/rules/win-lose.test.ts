import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { folk } from '../../test/folk.ts';
import { workshop } from '../../test/workshop.ts';
import { addBurden, corruptRingBearer, removeBurden } from '../language/effects.ts';

const { extraCard, table } = workshop(...folk);

extraCard('event', 'Doubt', {
  side: 'shadow',
  culture: 'sauron',
  cost: 0,
  abilities: [{ kind: 'action', phase: 'shadow', effect: addBurden(1) }],
});
extraCard('event', 'Hope', {
  culture: 'shire',
  cost: 0,
  abilities: [{ kind: 'action', phase: 'fellowship', effect: removeBurden(1) }],
});
extraCard('event', 'The Eye', {
  side: 'shadow',
  culture: 'sauron',
  cost: 0,
  abilities: [{ kind: 'action', phase: 'shadow', effect: corruptRingBearer }],
});
extraCard('condition', 'Shackle', { side: 'shadow', culture: 'sauron', cost: 0, bearer: { type: 'companion' } });

type Given = Parameters<typeof table>[1];
const attack = (minion: string, more: Partial<Given> = {}) =>
  table('tcg', {
    players: [{ at: 2, hand: ['Gimli'] }, { hand: ['Gimli'] }],
    step: 'skirmish phases',
    minions: [{ card: minion, assigned: 'Frodo' }],
    ...more,
  });

rule(
  ['TCG-WIN-01', 'TCG-WIN-03'],
  'whoever survives all skirmishes at site 9 has won, before any regroup phase',
  () => {
    const t = attack('Weak Orc', { players: [{ at: 9, hand: ['Gimli'] }, { hand: ['Gimli'] }] });
    expect(t.over).toBeNull();
    t.passAll();
    expect(t.over).toEqual({ winners: [0], reason: 'tcg.over.arrived' });
    expect(t.phase).not.toBe('regroup');
  },
);

rule('TCG-WIN-02', 'fierce skirmishes must be survived, too', () => {
  const t = attack('Fierce Orc', {
    players: [{ at: 9, fellowship: ['Frodo', 'Guard'], hand: ['Gimli'] }, { hand: ['Gimli'] }],
  });
  t.passAll();
  expect(t.over).toBeNull();
  expect(t.phase).toBe('assignment');
  t.choose('Guard').passAll();
  expect(t.over?.winners).toEqual([0]);
});

rule('TCG-SILENT-25', 'without minions at site 9 the regroup phase would begin, and the game is won', () => {
  const t = table('tcg', { players: [{ at: 9 }, { hand: ['Gimli'] }], step: 'shadow phases' });
  t.pass();
  expect(t.over).toEqual({ winners: [0], reason: 'tcg.over.arrived' });
});

rule(
  ['TCG-LOSE-01', 'TCG-WIN-04'],
  'a killed Frodo loses the game, by wounds or overwhelmed, and the last one left wins',
  () => {
    const wounds = attack('Cruel Orc', {
      players: [{ at: 2, fellowship: [{ card: 'Frodo', wounds: 2 }], hand: ['Gimli'] }, { hand: ['Gimli'] }],
    });
    wounds.passAll().playTo('kill/die').go();
    expect(wounds.over).toEqual({ winners: [1], reason: 'tcg.over.killed' });
    const overwhelmed = attack('Brutal Orc').passAll();
    expect(overwhelmed.over).toEqual({ winners: [1], reason: 'tcg.over.killed' });
  },
);

rule(['TCG-EX-30', 'TCG-OVERWHELM-04', 'TCG-OVERWHELM-02'], 'the Ring does not help against being overwhelmed', () => {
  const t = attack('Brutal Orc', { wearing: true }).passAll();
  expect(t.over?.winners).toEqual([1]);
  expect(t.burdens(0)).toBe(0);
  const off = attack('Brutal Orc').passAll();
  expect(off.log.some((line) => line.includes('uses The One Ring'))).toBe(false);
});

rule('TCG-LOSE-02', 'Sam’s death as Ring-bearer loses the game', () => {
  const t = table('tcg', {
    players: [{ at: 2, ringBearer: 'Sam', dead: ['Frodo'], hand: ['Gimli'] }, { hand: ['Gimli'] }],
    step: 'skirmish phases',
    minions: [{ card: 'Brutal Orc', assigned: 'Sam' }],
  }).passAll();
  expect(t.over).toEqual({ winners: [1], reason: 'tcg.over.killed' });
});

const tempt = (burdens: number, hand: readonly string[], seats = 2) =>
  table('tcg', { players: [{ at: 2, burdens }, { hand }, {}].slice(0, seats), step: 'shadow phases' });

rule(
  ['TCG-LOSE-03', 'TCG-LOSE-04', 'TCG-BURDEN-03'],
  'as many burdens as resistance corrupt the Ring-bearer at once',
  () => {
    const t = tempt(8, ['Doubt', 'Doubt']).choose('Doubt');
    expect(t.burdens(0)).toBe(9);
    expect(t.over).toBeNull();
    t.choose('Doubt');
    expect(t.over).toEqual({ winners: [1], reason: 'tcg.over.corrupted' });
  },
);

rule('TCG-LOSE-05', 'a card can corrupt him whatever his burdens', () => {
  const t = tempt(0, ['The Eye']).choose('The Eye');
  expect(t.over).toEqual({ winners: [1], reason: 'tcg.over.corrupted' });
});

rule(
  ['TCG-BURDEN-01', 'TCG-BURDEN-02', 'TCG-BURDEN-03'],
  'burdens are tokens of their own on the Ring-bearer only, put on and taken off by cards',
  () => {
    const t = table('tcg', { players: [{ fellowship: ['Gimli'], burdens: 2, hand: ['Hope'] }, { hand: ['Doubt'] }] });
    t.choose('Hope');
    expect([t.burdens(0), t.wounds('Frodo'), t.twilight]).toEqual([1, 0, 0]);
    t.choose('Move on', 'Doubt');
    expect([t.burdens(0), t.burdens(1), t.wounds('Frodo'), t.wounds('Gimli')]).toEqual([2, 0, 0, 0]);
  },
);

const three = () =>
  table('tcg', {
    players: [
      {
        at: 2,
        burdens: 9,
        fellowship: [{ card: 'Frodo', on: [{ card: 'Shackle', owner: 2 }] }, 'Gimli'],
        hand: ['Legolas'],
        deck: ['Merry'],
      },
      { hand: ['Doubt'], adventure: ['4U326', '4U335', '4U341'] },
      { hand: ['Doubt', 'Doubt'], adventure: ['4U329', '4U336', '4U340'] },
    ],
    step: 'shadow phases',
    path: ['4U328', '4U334', '4U342'],
    pathOwners: [0, 1, 0],
    minions: [{ card: 'Orc', owner: 1 }],
  });

rule(
  ['TCG-LOSE-06', 'TCG-LOSE-07', 'TCG-SILENT-32'],
  'an eliminated player’s cards leave the game; others’ cards on them go home; the turn is over',
  () => {
    const t = three().choose('Doubt');
    expect(t.over).toBeNull();
    const own = t.m.s.cards.flatMap(({ owner }, card) => (owner === 0 ? [card] : []));
    expect(own.every((card) => t.removed().length > 0 && t.m.layout.nameOf(t.m.s.cards[card].zone) === 'removed')).toBe(
      true,
    );
    expect(t.discard(2)).toContain('Shackle');
    expect(t.minions()).toEqual([]);
    expect([t.turn, t.asked, t.phase]).toEqual([1, 1, 'fellowship']);
    const { path } = t.view(1).view;
    expect(path.flatMap(({ markers }) => markers)).not.toContain(0);
  },
);

rule(
  ['TCG-LOSE-08', 'TCG-LOSE-09', 'TCG-READ-04', 'TCG-SILENT-33', 'TCG-SILENT-31'],
  'his sites are replaced by those of the others in turn, counter-clockwise from his right',
  () => {
    const t = three().choose('Doubt');
    // Seat 2 sits to the right of seat 0 and gives site 1; the next, seat 1, gives site 3. Site 2 was seat 1's already.
    expect(t.path()).toEqual(['Western Emyn Muil', 'Rohirrim Village', 'Throne Room']);
    expect([t.position(1), t.position(2)]).toEqual([1, 1]);
  },
);

rule(['TCG-MOVE-14', 'TCG-EX-38'], 'the move limit does not shrink when somebody is eliminated', () => {
  const t = table('tcg', {
    players: [{ at: 2, burdens: 9 }, { hand: ['Gimli'] }, {}, {}, { hand: ['Doubt'] }],
    step: 'shadow phases',
  });
  expect(t.m.s.moveLimit).toBe(4);
  t.choose('Doubt');
  expect(t.turn).toBe(1);
  expect(t.view(1).view.movesAllowed).toBe(4);
});

rule('TCG-SILENT-34', 'players lose one after another in turn order; whoever is left last has won', () => {
  const t = three().choose('Doubt');
  t.m.s.burdens[1] = 9;
  t.choose('Move on');
  expect(t.asked).toBe(2);
  t.choose('Doubt');
  expect(t.over).toEqual({ winners: [2], reason: 'tcg.over.corrupted' });
});
