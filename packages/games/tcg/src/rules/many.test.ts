import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { folk } from '../../test/folk.ts';
import { players } from '../../test/start.ts';
import { workshop } from '../../test/workshop.ts';

const { extraCard, start, table } = workshop(...folk);

/** “As many as”, “each of”, “any”: rules shown on many instead of one. */
extraCard('possession', 'Saddle', { culture: 'rohan', cost: 1, bearer: { type: 'companion' } });
extraCard('artifact', 'Horn', { culture: 'rohan', cost: 2 });
extraCard('condition', 'Vow', { culture: 'rohan', cost: 3, bearer: { type: 'companion' } });
extraCard('ally', 'Herdsman', { culture: 'rohan', race: 'man', cost: 4, vitality: 2, home: 3 });
extraCard('possession', 'Whip', { side: 'shadow', culture: 'moria', cost: 1, bearer: { race: 'orc' } });
extraCard('artifact', 'Idol', { side: 'shadow', culture: 'moria', cost: 2 });
extraCard('condition', 'Dread', { side: 'shadow', culture: 'moria', cost: 3, bearer: { type: 'companion' } });

rule(
  ['TCG-FELLOWSHIP-02', 'TCG-TWILIGHT-03'],
  'every kind of Free Peoples card is played, adds its cost and lies where it belongs',
  () => {
    const t = table('tcg', { players: [{ hand: ['Gimli', 'Herdsman', 'Saddle', 'Horn', 'Vow'] }, {}] });
    const pool: number[] = [];
    for (const card of ['Gimli', 'Herdsman', 'Saddle', 'Horn', 'Vow']) {
      t.choose(`Play ${card}`);
      if (t.offers('On Gimli')) t.choose('On Gimli');
      pool.push(t.twilight);
    }
    expect(pool).toEqual([2, 6, 7, 9, 12]);
    expect([t.fellowship(0), t.support(0), t.on('Gimli')]).toEqual([
      ['Frodo', 'Gimli'],
      ['Herdsman', 'Horn'],
      ['Saddle', 'Vow'],
    ]);
  },
);

rule(
  ['TCG-SHADOW-03', 'TCG-SHADOW-06', 'TCG-TWILIGHT-04'],
  'every kind of Shadow card is played, takes its cost and lies where its text says',
  () => {
    const t = table('tcg', {
      players: [{ at: 2 }, { hand: ['Orc', 'Whip', 'Idol', 'Dread'] }],
      step: 'shadow phases',
      twilight: 10,
    });
    const pool: number[] = [];
    for (const card of ['Orc', 'Whip', 'Idol', 'Dread']) {
      t.choose(`Play ${card}`);
      pool.push(t.twilight);
    }
    expect(pool).toEqual([9, 8, 6, 3]);
    expect([t.minions(), t.on('Orc'), t.support(1), t.on('Frodo')]).toEqual([
      ['Orc'],
      ['Whip'],
      ['Idol'],
      ['The One Ring', 'Dread'],
    ]);
  },
);

rule(
  ['TCG-MOVE-12', 'TCG-MOVE-14', 'TCG-REGROUP-12'],
  'with four players three moves are made, and no fourth is offered',
  () => {
    const t = table('tcg', { players: [{ hand: ['Gimli'] }, {}, {}, {}] }).choose('Move on');
    for (const at of [2, 3]) {
      t.playTo('regroup/decide');
      expect([t.position(0), t.labels()]).toEqual([at, ['Move again', 'End the turn']]);
      t.choose('Move again');
    }
    t.playTo('regroup/reconcile').go();
    expect([t.position(0), t.m.s.moves, t.prompt.startsWith('Reconcile')]).toEqual([4, 3, true]);
  },
);

rule('TCG-MOVE-14', 'with six players the move limit is five', () => {
  expect(start({ players: players(...Array(6).fill('aragorn')) }).m.s.moveLimit).toBe(5);
});

rule(
  ['TCG-ASSIGN-01', 'TCG-ASSIGN-02', 'TCG-ASSIGN-03'],
  'any number of companions is assigned, each to a minion that has nobody yet',
  () => {
    const t = table('tcg', {
      players: [{ at: 2, fellowship: ['Frodo', 'Guard', 'Gimli'] }, {}],
      step: 'assignment phase',
      minions: ['Orc', 'Strong Orc', 'Cruel Orc', 'Weak Orc'],
    }).passAll();
    t.choose('Guard', 'Against Strong Orc', 'Gimli');
    expect(t.labels()).toEqual(['Against Orc', 'Against Cruel Orc', 'Against Weak Orc']);
    t.choose('Against Weak Orc', 'Frodo', 'Against Orc');
    expect(['Orc', 'Strong Orc', 'Cruel Orc', 'Weak Orc'].map((card) => t.assigned(card))).toEqual([
      'Frodo',
      'Guard',
      undefined,
      'Gimli',
    ]);
  },
);

rule(
  ['TCG-OVERWHELM-01', 'TCG-OVERWHELM-02'],
  'exactly double overwhelms every character of the weaker side, whole or wounded',
  () => {
    const given = (minions: readonly string[]) =>
      table('tcg', {
        players: [{ at: 2, fellowship: ['Frodo', 'Bulwark'] }, { hand: ['Gimli'] }],
        step: 'skirmish phases',
        minions: minions.map((card) => ({ card, assigned: 'Bulwark' })),
      }).passAll();
    // Eight against four.
    const both = given(['Orc', 'Weak Orc']);
    expect([both.discard(1).toSorted(), both.log.filter((line) => line.includes('wounded'))]).toEqual([
      ['Orc', 'Weak Orc'],
      [],
    ]);
    // Eight against five.
    const wounded = given(['Strong Orc', 'Weak Orc']).choose('In the order in which they lie');
    expect([wounded.wounds('Strong Orc'), wounded.discard(1)]).toEqual([1, ['Weak Orc']]);
  },
);

rule('TCG-SITE-02', 'the order of an adventure deck does not matter', () => {
  const sites = ['4U363', '4U342', '4U334', '4U346'];
  for (const adventure of [sites, sites.toReversed()]) {
    const t = table('tcg', { players: [{}, { adventure }], path: ['4U328'] }).choose('Move on');
    expect(t.path()).toEqual(['The Riddermark', 'Rohirrim Village']);
  }
});

rule('TCG-SPOT-03', 'what must be spotted to play a card is spotted in full', () => {
  const given = (uruks: number) =>
    table('tcg', {
      players: [{ at: 5 }, { hand: ['Still They Came'] }],
      step: 'skirmish phases',
      twilight: 3,
      minions: [{ card: 'Orc', assigned: 'Frodo' }, ...Array<string>(uruks).fill('Orthanc Warrior')],
    });
  expect([given(1).offers('Still They Came'), given(2).offers('Still They Came')]).toEqual([false, true]);
});

rule(
  ['TCG-ARCHERY-05', 'TCG-ARCHERY-08'],
  'wounds must be placed, on whomever, until nobody is left who can take one',
  () => {
    const t = table('tcg', {
      players: [{ at: 2, fellowship: ['Frodo', 'Frail'] }, {}],
      step: 'archery phase',
      minions: Array<string>(3).fill('Orc Archer'),
    });
    expect(t.labels()).toEqual(['Wound Frodo', 'Wound Frail']);
    t.choose('Wound Frail');
    // Frail is dead: the other two fall on Frodo without a question.
    expect([t.dead(0), t.wounds('Frodo')]).toEqual([['Frail'], 2]);
  },
);
