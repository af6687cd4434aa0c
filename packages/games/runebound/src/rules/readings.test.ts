import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { COMBAT_GEM, tablesWith } from '../../test/tables.ts';
import { hexAt } from '../content/map.ts';
import { skill } from '../define.ts';
import { action, all, drawAdventure, free, gold, suffer } from '../language/index.ts';

const of = (id: string) => ({ id, title: { de: id, en: id }, set: 'runes', attribute: 'body', cost: ['any'] }) as const;

const { fightTable, turnTable, table } = tablesWith(
  skill({ ...of('recklessness'), abilities: [action({ effect: all(suffer(99), drawAdventure('combat')) })] }),
  skill({ ...of('purse'), abilities: [free({ limit: 'turn', effect: gold(1) })] }),
);

rule(['RB-READ-10', 'RB-DEFEAT-07'], 'a hero defeated on the way stops', () => {
  const t = turnTable({ hero: 'corbin', at: [9, 9], damage: 8 }, { scenario: 'vorakesh', zombies: [[9, 10]] });
  t.until('move/spend', 'Move: roll').setDice('plains', 'plains', 'plains');
  t.until('move/end', `d0.${hexAt([9, 10])}`);
  expect([t.damage(0), t.defeated(0), t.isAt(0, [9, 10])]).toEqual([10, true, true]);
});

rule(['RB-READ-11', 'RB-ZOMBIE-01'], 'zombies hurt whoever enters, once for 2, and not who stays', () => {
  const t = turnTable(
    { hero: 'corbin', at: [9, 9] },
    {
      scenario: 'vorakesh',
      zombies: [
        [9, 10],
        [9, 10],
      ],
    },
  );
  t.goTo([9, 10]);
  expect(t.damage(0)).toBe(2);
  t.choose('Kill a zombie');
  expect([t.damage(0), t.gold(0), t.m.s.zombies.length]).toEqual([2, 1, 1]);
  const step = turnTable(
    { hero: 'corbin', at: [9, 9], skills: ['tireless'] },
    { scenario: 'vorakesh', zombies: [[9, 10]] },
  );
  step.choose('Tireless').goTo([9, 10]);
  expect(step.damage(0)).toBe(2);
});

rule(['RB-READ-12', 'RB-DEFEAT-08'], 'a defeated hero gets into no combat', () => {
  const t = turnTable({ hero: 'corbin', at: [9, 9], skills: ['recklessness'] }, { decks: { combat: ['kobolds'] } });
  t.until('turn/act', 'recklessness');
  expect([t.defeated(0), t.m.s.fight.on, t.discard('combat')]).toEqual([true, 0, ['Kobolds']]);
});

rule(['RB-READ-13', 'RB-ACT-04'], 'Margath takes a shortest way, the uppermost first', () => {
  const t = table('runebound', {
    players: [
      { hero: 'corbin', at: 'forge', hand: ['smite'] },
      { hero: 'mok', at: 'forge' },
    ],
    ...{ active: 1, act: 2, space: 12, villain: 'firmament' },
  });
  t.playTo('game/time').go().setDice('compass', 'plains', 'plains', 'plains', 'plains').choose('Keep the roll');
  expect(t.m.s.boss).toBe(hexAt([10, 6]));
});

rule(['RB-READ-14', 'RB-SPEND-04'], 'of equal trophies the first one is spent', () => {
  const t = turnTable({ hero: 'corbin', at: [1, 3], hand: ['mighty-blow', 'smite'], trophies: ['ettin', 'kobolds'] });
  t.choose('Learn Mighty Blow');
  expect([t.trophies(0), t.discard('combat')]).toEqual([['Kobolds'], ['Ettin']]);
});

rule(['RB-READ-15', 'RB-ONCE-03'], 'abilities for the own turn work at all its moments', () => {
  const offered = 'Use purse';
  const turn = turnTable({ hero: 'corbin', at: [9, 9], skills: ['purse'] });
  expect(turn.offers(offered)).toBe(true);
  turn.choose('Move: roll');
  expect([turn.prompt, turn.offers(offered)]).toEqual(['Move: do you keep this roll?', true]);
  turn.choose('Keep the roll');
  expect(turn.offers(offered)).toBe(true);
  const test = turnTable(
    { hero: 'corbin', at: [9, 8], skills: ['purse'] },
    { decks: { social: ['devastated-village'] } },
  );
  test.choose('Adventure').choose('Find out');
  expect([test.prompt.includes(' test: '), test.offers(offered)]).toEqual([true, true]);
  const fight = fightTable(
    'ettin',
    { hero: 'corbin', skills: ['purse'] },
    { own: ['corbin-1 physical'], foe: ['enemy-1 enemy'] },
  );
  fight.choose(offered);
  // It was no combat action: Corbin is still to act.
  expect([fight.gold(0), fight.asked, fight.offers('2 physical damage')]).toEqual([1, 0, true]);
});

rule(['RB-READ-16', 'RB-ATTACK-04'], 'damage dealt back is no attack', () => {
  const t = table('runebound', {
    players: [
      { hero: 'corbin', at: COMBAT_GEM },
      { hero: 'thorn', at: COMBAT_GEM },
    ],
  });
  t.fight('Corbin: challenge', { own: ['corbin-1 physical'], foe: ['thorn-1 surge', 'thorn-2 magic'], turn: 1 });
  t.m.s.fight.reflect = 1;
  t.choose('Master Thorn');
  expect(t.m.s.fight.reflect).toBe(3);
  t.choose('2 physical damage');
  expect([t.damage(1), t.damage(0)]).toEqual([2, 2]);
});

rule(['RB-READ-17', 'RB-BOSS-04'], 'nothing saves a hero from the villain', () => {
  const t = table('runebound', {
    players: [
      { hero: 'lissa', at: 'firmament', damage: 8, hand: ['smite'] },
      { hero: 'mok', at: 'forge' },
    ],
    ...{ villain: 'firmament', act: 2 },
  });
  t.fight('Fight the villain', { own: ['lissa-1 shield'], foe: ['enemy-1 enemy', 'enemy-2 enemy'], turn: 1 });
  t.choose('2 enemy damage').choose('Take the damage');
  expect([t.eliminated(0), t.asked]).toEqual([true, 1]);
});

rule(['RB-READ-18', 'RB-DEFEAT-07', 'RB-COMBAT-13'], 'what must be done is done without a question', () => {
  const t = turnTable({ hero: 'corbin', at: 'tamalir', damage: 10 });
  // He has rested already, which healed everything, and goes on.
  expect([t.actions, t.damage(0)]).toEqual([2, 0]);
});
