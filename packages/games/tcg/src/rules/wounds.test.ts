import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { folk } from '../../test/folk.ts';
import { workshop } from '../../test/workshop.ts';
import type { Spec } from '../define.ts';
import { tcg } from '../game.ts';
import { several } from '../language/choices.ts';
import { discard, exert, exhaust, heal, preventWound, wound } from '../language/effects.ts';
import { target } from '../language/language.ts';
import type { Moment } from '../language/moments.ts';
import { cards, the } from '../language/select.ts';

const { extraCard, table } = workshop(...folk);

const fellowshipEvent = (
  id: string,
  effect: Spec['abilities'] extends readonly (infer A)[] | undefined ? A : never,
): void => extraCard('event', id, { culture: 'gondor', cost: 0, abilities: [effect] });

const anyCompanion = cards({ type: 'companion' });
fellowshipEvent('Cut', { kind: 'action', phase: 'fellowship', effect: target(anyCompanion, 'it', wound(the('it'))) });
fellowshipEvent('Two Cuts', {
  kind: 'action',
  phase: 'fellowship',
  effect: several('wound', 2, { type: 'companion' }),
});
fellowshipEvent('Salve', { kind: 'action', phase: 'fellowship', effect: target(anyCompanion, 'it', heal(the('it'))) });
fellowshipEvent('Two Salves', {
  kind: 'action',
  phase: 'fellowship',
  effect: several('heal', 2, { type: 'companion' }),
});
fellowshipEvent('Toil', { kind: 'action', phase: 'fellowship', effect: target(anyCompanion, 'it', exert(the('it'))) });
fellowshipEvent('Ordeal', {
  kind: 'action',
  phase: 'fellowship',
  effect: target(anyCompanion, 'it', exhaust(the('it'))),
});
fellowshipEvent('Farewell', {
  kind: 'action',
  phase: 'fellowship',
  effect: target(anyCompanion, 'it', discard(the('it'))),
});

/** Armour that keeps every wound off its bearer, as in the rulebook's comparison. */
const bearerWouldBeHurt: Moment = {
  on: 'wound',
  timing: 'when',
  matches: (m, event, card) => event.card === m.s.cards[card].host,
  says: { de: 'wenn der Träger verwundet würde', en: 'if the bearer is about to take a wound' },
};
extraCard('possession', 'Mail', {
  culture: 'gondor',
  itemClass: 'armor',
  cost: 0,
  bearer: { type: 'companion' },
  abilities: [{ kind: 'required', moment: bearerWouldBeHurt, effect: preventWound }],
});
extraCard('possession', 'Thick Hide', {
  culture: 'gondor',
  itemClass: 'armor',
  cost: 0,
  vitality: 2,
  bearer: { type: 'companion' },
});
fellowshipEvent('Strip', {
  kind: 'action',
  phase: 'fellowship',
  effect: target(cards({ type: 'possession' }), 'it', discard(the('it'))),
});
extraCard('ally', 'Farmhand', { culture: 'rohan', race: 'man', cost: 0, strength: 2, vitality: 2, home: 3 });

const mine = (given: {
  fellowship: readonly (string | { card: string; wounds?: number; on?: readonly string[] })[];
  hand: readonly string[];
  dead?: readonly string[];
  support?: readonly (string | { card: string; wounds: number })[];
  at?: number;
  step?: string;
}) =>
  table('tcg', {
    players: [
      {
        fellowship: given.fellowship,
        hand: given.hand,
        dead: given.dead ?? [],
        support: given.support ?? [],
        at: given.at ?? 1,
      },
      {},
    ],
    ...(given.step ? { step: given.step } : {}),
  });

rule(['TCG-WOUND-01', 'TCG-CONFLICT-01'], 'an instruction to wound places exactly one token', () => {
  const t = mine({ fellowship: ['Aragorn'], hand: ['Cut'] }).choose('Cut', 'Aragorn');
  expect(t.wounds('Aragorn')).toBe(1);
  expect(t.wounds('Frodo')).toBe(0);
});

rule(['TCG-EX-02', 'TCG-WOUND-02'], 'two wounds need two different companions', () => {
  const t = mine({ fellowship: ['Aragorn', 'Legolas'], hand: ['Two Cuts'] }).choose('Two Cuts', 'Aragorn');
  expect(t.offers('Aragorn')).toBe(false);
  t.choose('Legolas');
  expect([t.wounds('Aragorn'), t.wounds('Legolas'), t.wounds('Frodo')]).toEqual([1, 1, 0]);
});

rule(
  ['TCG-VITALITY-01', 'TCG-VITALITY-02', 'TCG-WOUND-04', 'TCG-WOUND-05'],
  'as many wounds as vitality kill at once; companions go to the dead pile',
  () => {
    const t = mine({ fellowship: [{ card: 'Gimli', wounds: 1 }], hand: ['Cut', 'Cut'] });
    expect(t.stat('Gimli', 'vitality')).toBe(3);
    t.choose('Cut', 'Gimli');
    expect(t.fellowship(0)).toContain('Gimli');
    t.choose('Cut', 'Gimli');
    expect(t.fellowship(0)).toEqual(['Frodo']);
    expect(t.dead(0)).toEqual(['Gimli']);
    expect(t.discard(0)).not.toContain('Gimli');
    // More wounds than vitality, once what gave some of it is gone.
    const stripped = mine({ fellowship: [{ card: 'Gimli', wounds: 4, on: ['Thick Hide'] }], hand: ['Strip'] });
    expect([stripped.stat('Gimli', 'vitality'), stripped.fellowship(0)]).toEqual([5, ['Frodo', 'Gimli']]);
    stripped.choose('Strip');
    expect([stripped.fellowship(0), stripped.dead(0)]).toEqual([['Frodo'], ['Gimli']]);
  },
);

rule('TCG-VITALITY-01', 'every character has its vitality, companion, Ring-bearer, ally and minion', () => {
  const t = table('tcg', {
    players: [{ fellowship: ['Frodo', 'Aragorn'], support: ['Farmhand'], at: 2 }, {}],
    minions: ['Orc'],
  });
  const printed = ['Frodo', 'Aragorn', 'Farmhand', 'Orc'].map((title) => t.stat(title, 'vitality'));
  expect(printed.every((n) => n > 0)).toBe(true);
  for (const { id, type, vitality } of tcg.defs) {
    expect([id, vitality > 0]).toEqual([id, ['companion', 'ally', 'minion'].includes(type)]);
  }
});

rule('TCG-WOUND-06', 'a killed minion goes to its owner’s discard pile, never to a dead pile', () => {
  const t = table('tcg', {
    players: [{ fellowship: ['Aragorn'], at: 2 }, { hand: ['Gimli'] }, {}],
    step: 'skirmish phases',
    minions: [{ card: 'Weak Orc', owner: 2, assigned: 'Aragorn' }],
  }).pass();
  expect(t.discard(2)).toEqual(['Weak Orc']);
  expect([t.dead(0), t.dead(1), t.dead(2)]).toEqual([[], [], []]);
});

rule(
  ['TCG-WOUND-07', 'TCG-EX-36', 'TCG-WOUND-08'],
  'a dead unique companion bars every card of its title; a dead common one bars none',
  () => {
    const t = mine({ fellowship: [], hand: ['Gandalf', 'Guard', 'Gimli'], dead: ['Grey Gandalf', 'Guard'] });
    expect(t.offers('Play Gandalf')).toBe(false);
    expect(t.offers('Play Guard')).toBe(true);
    expect(t.offers('Play Gimli')).toBe(true);
  },
);
extraCard('companion', 'Grey Gandalf', {
  title: { de: 'Gandalf', en: 'Gandalf' },
  unique: true,
  culture: 'gandalf',
  race: 'wizard',
  cost: 4,
  strength: 6,
  vitality: 4,
});

rule('TCG-WOUND-09', 'a discarded companion goes to the discard pile and was not killed', () => {
  const t = mine({ fellowship: ['Gimli'], hand: ['Farewell', 'Gimli'] }).choose('Farewell');
  expect(t.discard(0)).toContain('Gimli');
  expect(t.dead(0)).toEqual([]);
  expect(t.log.some((line) => line.includes('killed'))).toBe(false);
  expect(t.offers('Play Gimli')).toBe(true);
});

rule(['TCG-HEAL-01', 'TCG-HEAL-02'], 'healing takes one token off, and only from somebody who has one', () => {
  const t = mine({
    fellowship: [{ card: 'Aragorn', wounds: 2 }, 'Gimli', { card: 'Legolas', wounds: 1 }],
    hand: ['Salve'],
  });
  t.choose('Salve');
  expect([t.offers('Gimli'), t.offers('Frodo'), t.offers('Legolas')]).toEqual([false, false, true]);
  t.choose('Aragorn');
  expect(t.wounds('Aragorn')).toBe(1);
});

rule('TCG-HEAL-03', 'healing two needs two different characters', () => {
  const t = mine({
    fellowship: [
      { card: 'Aragorn', wounds: 2 },
      { card: 'Gimli', wounds: 1 },
    ],
    hand: ['Two Salves'],
  });
  t.choose('Two Salves', 'Aragorn');
  expect([t.wounds('Aragorn'), t.wounds('Gimli')]).toEqual([1, 0]);
  const one = mine({ fellowship: [{ card: 'Aragorn', wounds: 2 }], hand: ['Two Salves'] });
  one.choose('Two Salves');
  expect(one.wounds('Aragorn')).toBe(1);
});

rule(
  ['TCG-HEAL-04', 'TCG-CONFLICT-03'],
  'away from a sanctuary nothing heals by itself, but discarding and cards do',
  () => {
    const t = mine({
      fellowship: [{ card: 'Aragorn', wounds: 2 }],
      hand: ['Salve', 'Aragorn'],
      at: 2,
      step: 'empty pool',
    });
    expect(t.prompt).toContain('Fellowship phase');
    expect(t.wounds('Aragorn')).toBe(2);
    t.choose('Discard Aragorn to heal this character');
    expect(t.wounds('Aragorn')).toBe(1);
    t.choose('Salve');
    expect(t.wounds('Aragorn')).toBe(0);
  },
);

const resting = (
  fellowship: readonly { card: string; wounds: number }[],
  support: readonly { card: string; wounds: number }[] = [],
) => mine({ fellowship, hand: [], support, at: 3, step: 'empty pool' });

rule(['TCG-EX-03', 'TCG-HEAL-05', 'TCG-HEAL-07'], 'at a sanctuary five companions are healed once each', () => {
  const names = ['Frodo', 'Aragorn', 'Gimli', 'Legolas', 'Merry'];
  const t = resting(names.map((card) => ({ card, wounds: 1 })));
  expect(t.prompt).toContain('Sanctuary');
  expect(t.decision.group).toEqual({ id: 'sanctuary', picked: 0, min: 0, max: 5 });
  t.choose(...names);
  expect(names.map((name) => t.wounds(name))).toEqual([0, 0, 0, 0, 0]);
  expect(t.phase).toBe('fellowship');
});

rule(['TCG-EX-04', 'TCG-HEAL-07'], 'the five healings may fall on one companion several times', () => {
  const t = resting([
    { card: 'Aragorn', wounds: 2 },
    { card: 'Gandalf', wounds: 3 },
  ]).choose('Aragorn', 'Aragorn', 'Gandalf', 'Gandalf', 'Gandalf');
  expect([t.wounds('Aragorn'), t.wounds('Gandalf')]).toEqual([0, 0]);
});

rule(['TCG-EX-05', 'TCG-HEAL-05', 'TCG-HEAL-08'], 'none, three or five may be healed, but not six', () => {
  const wounded = [
    { card: 'Aragorn', wounds: 3 },
    { card: 'Gandalf', wounds: 3 },
  ];
  const none = resting(wounded).choose('Done (0 healed)');
  expect(none.wounds('Aragorn') + none.wounds('Gandalf')).toBe(6);
  const three = resting(wounded).choose('Aragorn', 'Aragorn', 'Gandalf', 'Done (3 healed)');
  expect(three.wounds('Aragorn') + three.wounds('Gandalf')).toBe(3);
  const five = resting(wounded).choose('Aragorn', 'Aragorn', 'Aragorn', 'Gandalf', 'Gandalf');
  expect(five.wounds('Gandalf')).toBe(1);
  expect(five.phase).toBe('fellowship');
});

rule('TCG-HEAL-05', 'arriving at a sanctuary in the middle of a turn heals nothing', () => {
  const t = table('tcg', {
    players: [{ fellowship: [{ card: 'Aragorn', wounds: 2 }], at: 2 }, { hand: [] }],
    step: 'fellowship phase',
  });
  t.playTo('regroup/decide');
  expect(t.position(0)).toBe(3);
  expect(t.wounds('Aragorn')).toBe(2);
});

rule('TCG-HEAL-06', 'the sanctuary does not heal allies', () => {
  const t = resting([{ card: 'Aragorn', wounds: 1 }], [{ card: 'Farmhand', wounds: 1 }]);
  expect(t.offers('Farmhand')).toBe(false);
  t.choose('Aragorn');
  expect(t.wounds('Farmhand')).toBe(1);
});

rule(['TCG-HEAL-09', 'TCG-EXERT-01'], 'a token from exerting is healed like one from a wound', () => {
  const t = mine({ fellowship: ['Aragorn'], hand: ['Toil', 'Salve'] }).choose('Toil', 'Aragorn');
  expect(t.wounds('Aragorn')).toBe(1);
  t.choose('Salve');
  expect(t.wounds('Aragorn')).toBe(0);
});

rule(['TCG-EX-06', 'TCG-EXERT-02'], 'armour against wounds does not keep an exertion off', () => {
  const t = mine({ fellowship: [{ card: 'Gimli', on: ['Mail'] }], hand: ['Cut', 'Toil'] }).choose('Cut', 'Gimli');
  expect(t.wounds('Gimli')).toBe(0);
  t.choose('Toil', 'Gimli');
  expect(t.wounds('Gimli')).toBe(1);
});

rule(['TCG-EX-07', 'TCG-EXERT-04', 'TCG-VITALITY-02'], 'to exhaust somebody leaves exactly one vitality', () => {
  const t = mine({ fellowship: [{ card: 'Aragorn', wounds: 1 }], hand: ['Ordeal'] }).choose('Ordeal', 'Aragorn');
  expect(t.wounds('Aragorn')).toBe(3);
  expect(t.fellowship(0)).toContain('Aragorn');
});

rule(['TCG-EX-08', 'TCG-EXERT-03'], 'whoever has one vitality left cannot exert', () => {
  const t = mine({ fellowship: [{ card: 'Théoden', wounds: 1 }, 'Gimli'], hand: ['Toil'] }).choose('Toil');
  expect([t.offers('Théoden'), t.offers('Gimli'), t.offers('Frodo')]).toEqual([false, true, true]);
});

rule(['TCG-EX-09', 'TCG-EXERT-05'], 'with a vitality of 1 one is always exhausted', () => {
  const t = mine({ fellowship: ['Frail', 'Gimli'], hand: ['Toil'] }).choose('Toil');
  expect(t.offers('Frail')).toBe(false);
  expect(t.wounds('Frail')).toBe(0);
});
