import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { folk } from '../../test/folk.ts';
import { ringIsWorn } from '../../test/ring-worn.ts';
import { workshop } from '../../test/workshop.ts';
import { addBurden, addTwilight, exert, preventWound, wound } from '../language/effects.ts';
import type { Moment } from '../language/moments.ts';
import { ringBearer } from '../language/select.ts';

const { extraCard, table } = workshop(...folk);

extraCard('event', 'Stab', {
  side: 'shadow',
  culture: 'sauron',
  cost: 0,
  abilities: [{ kind: 'action', phase: 'skirmish', effect: wound(ringBearer) }],
});
extraCard('event', 'Fatigue', {
  side: 'shadow',
  culture: 'sauron',
  cost: 0,
  abilities: [{ kind: 'action', phase: 'skirmish', effect: exert(ringBearer) }],
});
extraCard('event', 'Unmasked', {
  side: 'shadow',
  culture: 'ringwraith',
  cost: 0,
  abilities: [{ kind: 'action', phase: 'skirmish', requires: ringIsWorn, effect: addTwilight(1) }],
});
extraCard('event', 'Gloom', {
  side: 'shadow',
  culture: 'sauron',
  cost: 0,
  abilities: [{ kind: 'action', phase: 'skirmish', effect: addBurden(2) }],
});

const ringGoesOn = (timing: 'when' | 'after'): Moment => ({
  on: 'ring-on',
  timing,
  matches: (m, event) => event.card === m.s.ringBearer[m.s.turn],
  says: { de: 'wenn der Ring angesteckt wird', en: 'if the Ring is put on' },
});
extraCard('minion', 'Watcher', {
  culture: 'ringwraith',
  race: 'orc',
  cost: 1,
  strength: 5,
  vitality: 3,
  site: 1,
  abilities: [{ kind: 'required', moment: ringGoesOn('after'), effect: addBurden(2) }],
});
extraCard('condition', 'Hand on the Arm', {
  culture: 'shire',
  cost: 0,
  abilities: [{ kind: 'response', moment: ringGoesOn('when'), effect: preventWound }],
});

const USE_RING =
  'Use The One Ring: Your Ring-bearer puts on The One Ring until the regroup phase. Add 1 burden instead of that wound';

type Given = Parameters<typeof table>[1];
const fight = (
  minion: string,
  assigned = 'Frodo',
  more: Partial<Given['players'][0]> = {},
  hand: readonly string[] = ['Gimli'],
  given: Partial<Given> = {},
) =>
  table('tcg', {
    players: [{ at: 2, fellowship: ['Frodo', 'Guard'], ...more }, { hand }],
    step: 'skirmish phases',
    minions: [{ card: minion, assigned }],
    ...given,
  });

rule(
  ['TCG-RING-02', 'TCG-RING-03', 'TCG-RING-04'],
  'just before a wound the Ring-bearer may put on the Ring, and that wound is a burden',
  () => {
    const t = fight('Strong Orc').pass();
    expect(t.asked).toBe(0);
    expect(t.labels()).toEqual([USE_RING, 'Pass']);
    expect(t.wounds('Frodo')).toBe(0);
    t.choose('Use The One Ring');
    expect([t.wounds('Frodo'), t.burdens(0)]).toEqual([0, 1]);
    const declined = fight('Strong Orc').pass().pass();
    expect([declined.wounds('Frodo'), declined.burdens(0), declined.wearing]).toEqual([1, 0, false]);
  },
);

rule('TCG-RING-01', 'that is possible in any skirmish phase, also in another’s', () => {
  const t = fight('Orc', 'Guard', {}, ['Stab', 'Gimli']);
  t.choose('Stab');
  expect(t.offers('Use The One Ring')).toBe(true);
  t.choose('Use The One Ring');
  expect([t.wearing, t.burdens(0), t.wounds('Frodo')]).toEqual([true, 1, 0]);
});

rule(
  ['TCG-RING-05', 'TCG-CONFLICT-08', 'TCG-SILENT-24'],
  'while he wears it every wound in a skirmish becomes a burden, with no further question',
  () => {
    const t = fight('Cruel Orc').pass();
    t.choose('Use The One Ring');
    // Two wounds: 4 against 4, Damage +1. The second is not asked about.
    expect([t.wounds('Frodo'), t.burdens(0)]).toEqual([0, 2]);
    const archery = table('tcg', {
      players: [{ at: 2 }, {}],
      step: 'archery phase',
      minions: ['Orc Archer'],
      wearing: true,
    });
    expect([archery.wounds('Frodo'), archery.burdens(0)]).toEqual([1, 0]);
  },
);

rule(['TCG-RING-06', 'TCG-WOUND-03'], 'the first wound may be taken and the Ring put on before the second', () => {
  const t = fight('Cruel Orc').pass();
  t.pass();
  expect(t.wounds('Frodo')).toBe(1);
  t.choose('Use The One Ring');
  expect([t.wounds('Frodo'), t.burdens(0)]).toEqual([1, 1]);
});

rule('TCG-RING-07', 'wearing it keeps him from nothing', () => {
  const t = table('tcg', {
    players: [{ at: 2, fellowship: ['Frodo'] }, { hand: ['Gimli'] }],
    step: 'assignment phase',
    minions: ['Weak Orc'],
    wearing: true,
  });
  t.choose('Frodo').passAll();
  expect(t.discard(1)).toContain('Weak Orc');
});

rule('TCG-RING-08', 'cards can ask whether he wears it', () => {
  expect(fight('Orc', 'Guard', {}, ['Unmasked']).offers('Unmasked')).toBe(false);
  expect(fight('Orc', 'Guard', {}, ['Unmasked'], { wearing: true }).offers('Unmasked')).toBe(true);
});

rule('TCG-RING-09', 'he takes it off when the regroup phase begins and goes on bearing it', () => {
  const t = fight('Weak Orc', 'Guard', {}, ['Gimli'], { wearing: true });
  expect(t.wearing).toBe(true);
  t.passAll();
  expect([t.phase, t.wearing]).toEqual(['regroup', false]);
  expect(t.on('Frodo')).toEqual(['The One Ring']);
});

rule('TCG-SILENT-23', 'an exertion does not become a burden', () => {
  const t = fight('Orc', 'Guard', {}, ['Fatigue'], { wearing: true }).choose('Fatigue');
  expect([t.wounds('Frodo'), t.burdens(0)]).toEqual([1, 0]);
});

const withSam = (burdens = 0, sam = true) =>
  table('tcg', {
    players: [
      { at: 2, burdens, fellowship: sam ? ['Frodo', 'Sam'] : ['Frodo'], support: [], hand: ['Gimli'] },
      { hand: ['Gloom', 'Gimli'] },
    ],
    step: 'skirmish phases',
    wearing: true,
    minions: [{ card: 'Brutal Orc', assigned: 'Frodo' }],
  });

rule(
  ['TCG-RING-10', 'TCG-READ-01', 'TCG-CONFLICT-06', 'TCG-RESPONSE-01', 'TCG-RESPONSE-02'],
  'when Frodo is killed, Sam in the same fellowship may take the Ring; burdens stay',
  () => {
    const t = withSam(3).passAll();
    expect(t.labels()).toEqual(['Use Sam: Sam becomes the Ring-bearer (resistance 5)', 'Pass']);
    t.choose('Use Sam');
    expect(t.over).toBeNull();
    expect(t.ringBearer(0)).toBe('Sam');
    expect(t.on('Sam')).toEqual(['The One Ring']);
    expect([t.burdens(0), t.wearing]).toEqual([3, false]);
    expect(t.dead(0)).toEqual(['Frodo']);
    const declined = withSam(3).passAll().pass();
    expect(declined.over?.winners).toEqual([1]);
    const alone = withSam(0, false).passAll();
    expect(alone.over?.winners).toEqual([1]);
  },
);

rule('TCG-SILENT-44', 'putting on the Ring can be reacted to, before the wound becomes a burden and after', () => {
  const t = fight('Strong Orc', 'Frodo', {}, ['Gimli'], { minions: [{ card: 'Watcher', assigned: 'Frodo' }] }).pass();
  t.choose('Use The One Ring');
  // The Watcher adds two, then the wound adds one.
  expect([t.burdens(0), t.wounds('Frodo')]).toEqual([3, 0]);
  expect(t.log).toContain('Frodo puts on The One Ring.');
  const burdens = t.log.filter((line) => /takes .*burden/.test(line));
  expect(burdens.map((line) => line.replace(/\D/g, '') || '1')).toEqual(['2', '1']);
  const kept = fight('Strong Orc', 'Frodo', { support: ['Hand on the Arm'] })
    .pass()
    .choose('Use The One Ring');
  expect(kept.labels()).toEqual(['Use Hand on the Arm: Prevent that wound', 'Pass']);
  kept.choose('Use Hand on the Arm');
  expect(kept.log).not.toContain('Frodo puts on The One Ring.');
  expect([kept.wearing, kept.burdens(0)]).toEqual([false, 1]);
});

rule(['TCG-READ-01', 'TCG-LOSE-04'], 'with five burdens Sam is corrupted as soon as he bears the Ring', () => {
  const t = withSam(5).passAll().choose('Use Sam');
  expect(t.over).toEqual({ winners: [1], reason: 'tcg.over.corrupted' });
});

rule('TCG-RING-11', 'Sam does not help when Frodo is corrupted', () => {
  const t = withSam(8).pass().choose('Gloom');
  // Sam may prevent the burdens of a Shadow card, but not take over afterwards.
  t.pass();
  expect(t.over).toEqual({ winners: [1], reason: 'tcg.over.corrupted' });
});

rule(['TCG-READ-06', 'TCG-ACTIVE-04'], 'The One Ring is active as a card on the active Ring-bearer', () => {
  const t = fight('Weak Orc', 'Guard');
  const { players } = t.view(0).view;
  expect(players[0].fellowship[0].on).toMatchObject([{ def: '4C2', active: true }]);
  expect(players[1].fellowship[0].on).toMatchObject([{ def: '4C2', active: false }]);
  expect(t.strength('Frodo')).toBe(4);
});
