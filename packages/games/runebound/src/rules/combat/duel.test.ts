import { rule } from '@tafelrunde/testing/rule';
import type { RbPlayerGiven, RbTable } from '@tafelrunde/testing/runebound';
import { expect } from 'vitest';
import { tablesWith } from '../../../test/tables.ts';
import { skill } from '../../define.ts';
import { action, damage, double, fightStarts, forced, gold, surge, turnStarts } from '../../language/index.ts';
import { literal, rb } from '../../language/language.ts';
import { FIGHT } from '../../state.ts';
import { startFight } from './fight.ts';

const of = (id: string) => ({ id, title: { de: id, en: id }, set: 'runes', attribute: 'body', cost: ['any'] }) as const;
// A challenge from which both may retreat.
const spar = rb.effect('spar', {
  custom: true,
  run: () => (m, v) => startFight(m, v.seat, -1, (v.seat + 1) % m.s.seats, FIGHT.hero),
  text: () => literal('Übungskampf', 'practice fight'),
})({});
// Everybody's card looks at everybody's turn.
const anyTurn = { ...turnStarts, matches: () => true };

const { table } = tablesWith(
  skill({ ...of('spar'), abilities: [action({ effect: spar })] }),
  skill({ ...of('fury'), abilities: [surge(1, double('physical'))] }),
  skill({ ...of('marksmanship-2'), abilities: [forced(fightStarts, damage(2, 'physical'))] }),
  ...[0, 1, 2].map((seat) => skill({ ...of(`watch-${seat}`), abilities: [forced(anyTurn, gold(1))] })),
);

function duel(other: Partial<RbPlayerGiven> = {}, own: Partial<RbPlayerGiven> = {}): RbTable {
  return table('runebound', {
    players: [
      { hero: 'corbin', at: 'tamalir', ...own },
      { hero: 'mok', at: 'tamalir', ...other },
    ],
    decks: { combat: ['kobolds'] },
  });
}

rule(
  ['RB-DUEL-01', 'RB-DUEL-03', 'RB-OPPONENT-01'],
  'a challenge is a combat of two heroes, for those with an ability for it',
  () => {
    const t = duel();
    expect(t.offers('Corbin: challenge')).toBe(true);
    t.fight('Corbin: challenge', { own: ['corbin-1 physical'], foe: ['mok-1 magic'] });
    expect(t.m.s.fight).toMatchObject({ hero: 0, foe: 1, enemy: -1 });
    t.choose('2 physical damage');
    expect(t.damage(1)).toBe(2);
    // Mok has no such ability in his own turn.
    const mok = table('runebound', {
      players: [
        { hero: 'mok', at: 'tamalir' },
        { hero: 'corbin', at: 'tamalir' },
      ],
    });
    expect(mok.labels().some((label) => label.includes('challenge'))).toBe(false);
  },
);

rule(['RB-DUEL-02', 'RB-DEFEAT-02'], 'it ends when one of them is defeated', () => {
  const t = duel({ damage: 8 });
  t.fight('Corbin: challenge', { own: ['corbin-1 physical'], foe: ['mok-1 magic'] });
  t.choose('2 physical damage');
  expect(t.fighting).toBe(false);
  expect(t.defeated(1)).toBe(true);
  expect(t.gold(0)).toBe(2);
  expect(t.trophies(0)).toEqual(['Kobolds']);
});

rule(['RB-DUEL-01', 'RB-HEAL-01'], 'whoever was challenged heals himself, and nobody else', () => {
  const t = duel({ damage: 6, skills: ['miracle'], hand: ['smite'] }, { damage: 5 });
  t.fight('Corbin: challenge', { own: ['corbin-1 physical'], foe: ['mok-1 magic'], turn: 1 });
  t.choose('Miracle');
  expect([t.damage(1), t.damage(0)]).toEqual([2, 5]);
  const whole = duel({ skills: ['miracle'], hand: ['smite'] }, { damage: 5 });
  whole.fight('Corbin: challenge', { own: ['corbin-1 physical'], foe: ['mok-1 magic'], turn: 1 });
  expect(whole.offers('Miracle')).toBe(false);
});

rule(['RB-DUEL-01'], 'what one of them doubles counts double for him alone', () => {
  const t = table('runebound', {
    players: [
      { hero: 'mok', at: 'tamalir', skills: ['spar', 'fury'] },
      { hero: 'corbin', at: 'tamalir' },
    ],
  });
  t.fight('spar', { own: ['mok-3 surge', 'mok-1 magic'], foe: ['corbin-1 physical', 'corbin-2 physical'] });
  t.choose('fury');
  expect([t.asked, t.labels()[0]]).toEqual([1, 'Attack: 3 physical damage']);
});

rule(
  ['RB-DUEL-04', 'RB-DUEL-05', 'RB-DUEL-06', 'RB-EX-19', 'RB-INITIATIVE-02'],
  'the challenger wins ties; whom he challenged gains nothing by winning, and nobody retreats',
  () => {
    const t = duel({}, { damage: 9 });
    t.until('fight/initiative', 'Corbin: challenge');
    t.m.s.frames[t.m.s.frames.length - 1].step = 'initiative';
    t.lay({ own: ['corbin-2 physical'], foe: ['mok-2 agility', 'mok-1 magic'] });
    // One golden token each.
    expect(t.turnOf).toBe(0);
    t.choose('Pass');
    expect(t.asked).toBe(1);
    t.choose('2 magic damage');
    expect(t.fighting).toBe(false);
    expect([t.gold(1), t.trophies(1), t.gold(0)]).toEqual([0, [], 0]);
    const calm = duel();
    calm.fight('Corbin: challenge', { own: ['corbin-2 shield'], foe: ['mok-2 shield'] });
    expect(calm.m.s.fight.round).toBe(2);
  },
);

rule(['RB-DEFEAT-08'], 'a defeated hero cannot be challenged', () => {
  expect(duel({ damage: 9 }).offers('Corbin: challenge')).toBe(false);
});

rule(
  ['RB-RETREAT-06', 'RB-DUEL-02'],
  'of two heroes the attacker decides about retreating first; once he is gone the other stays',
  () => {
    const t = table('runebound', {
      players: [
        { hero: 'thorn', at: 'tamalir', skills: ['spar'] },
        { hero: 'mok', at: 'tamalir' },
      ],
    });
    t.fight('spar', { own: ['thorn-2 double'], foe: ['mok-2 shield'] });
    expect([t.asked, t.prompt]).toEqual([0, expect.stringContaining('retreat')]);
    const stays = t;
    stays.choose('Fight on');
    expect([stays.asked, stays.prompt]).toEqual([1, expect.stringContaining('retreat')]);
    const goes = table('runebound', {
      players: [
        { hero: 'thorn', at: 'tamalir', skills: ['spar'] },
        { hero: 'mok', at: 'tamalir' },
      ],
    });
    goes.fight('spar', { own: ['thorn-2 double'], foe: ['mok-2 shield'] });
    goes.until('retreat/flee', 'Try to retreat');
    goes.setDice('compass').spendDie(0, [4, 6]);
    expect(goes.fighting).toBe(false);
    expect(goes.isAt(1, 'tamalir')).toBe(true);
    expect(goes.isAt(0, [4, 6])).toBe(true);
  },
);

rule(['RB-ENERGY-06', 'RB-DAMAGE-10'], 'a challenged hero spends its own symbols', () => {
  const t = duel();
  t.fight('Corbin: challenge', { own: ['corbin-1 physical'], foe: ['mok-1 magic', 'mok-3 physical'], turn: 1 });
  expect(t.asked).toBe(1);
  expect(t.labels()).toEqual(expect.arrayContaining(['Attack: 1 physical damage', 'Attack: 2 magic damage']));
});

rule(['RB-CANCEL-02', 'RB-X-01'], 'who is struck by X surge may spend as much to prevent it', () => {
  const t = duel();
  t.fight('Corbin: challenge', { own: ['corbin-1 surge'], foe: ['mok-3 surge', 'mok-1 magic'] });
  t.choose('Corbin: deal');
  expect(t.asked).toBe(1);
  t.choose('Cancel it');
  expect(t.damage(1)).toBe(0);
  expect(t.spent(1)).toContain('mok-3 surge');
});

rule(
  ['RB-SIMULTANEOUS-01', 'RB-SIMULTANEOUS-03', 'RB-SIMULTANEOUS-04'],
  'at one moment the active player orders and finishes his abilities before the other begins',
  () => {
    const t = duel(
      { assets: ['truesight-bow'], skills: ['marksmanship'] },
      { assets: ['hunting-spear'], skills: ['marksmanship-2'] },
    );
    t.choose('Do not exchange').choose('Corbin: challenge');
    expect([t.asked, t.decision.kind]).toEqual([0, 'order']);
    t.choose('marksmanship-2');
    expect([t.asked, t.decision.kind]).toEqual([1, 'order']);
    expect([t.damage(0), t.damage(1)]).toEqual([0, 3]);
    t.choose('Truesight Bow');
    expect(t.damage(0)).toBe(4);
  },
);

rule(['RB-SIMULTANEOUS-02', 'RB-ORDER-02'], 'after the active player the others follow in player order', () => {
  const t = table('runebound', {
    players: [
      { hero: 'corbin', skills: ['watch-0'] },
      { hero: 'mok', at: 'forge', skills: ['watch-1'] },
      { hero: 'thorn', at: 'forge', skills: ['watch-2'] },
    ],
    first: 2,
    active: 1,
  });
  t.go();
  expect(t.log.filter((line) => line.includes('gains 1 gold')).map((line) => line.slice(0, 8))).toEqual([
    'Player 2',
    'Player 3',
    'Player 1',
  ]);
});
