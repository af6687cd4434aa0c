import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { watcher } from '../../test/watcher.ts';
import { momentOf } from '../moment.ts';
import { destroy } from './damage.ts';
import { discardFromPlay } from './leave.ts';

type Trophies = { readonly players: readonly { readonly trophies: readonly string[] }[] };

describe('classic Victory', () => {
  const engaged = ['Hill Troll', { card: 'Hummerhorns', damage: 2 }];
  const given = { players: [{ heroes: ['Éowyn'] }, { heroes: ['Gimli'], engaged }], encounterDeck: [], step: '4.1' };
  const trophies = (t: ReturnType<typeof table<'lcg'>>): readonly (readonly string[])[] =>
    (t.m.game.view(t.m, 0) as unknown as Trophies).players.map((player) => player.trophies);

  rule('LCG-VARIANT-04', 'keeps a defeated enemy beside one player’s dial until the score is reckoned', () => {
    const t = table('lcg', { ...given, variants: { classicVictory: true } });
    destroy(t.m, t.find('Hummerhorns'), -1);
    discardFromPlay(t.m, t.find('Hill Troll'));
    expect(trophies(t)).toEqual([[], ['hummerhorns']]);
    expect(t.score().victory).toBe(5);
    expect(t.encounterDiscard()).toEqual(['Hill Troll']);
  });

  rule('LCG-VARIANT-04', 'is off by default: the display belongs to nobody', () => {
    const t = table('lcg', given);
    destroy(t.m, t.find('Hummerhorns'), -1);
    expect(trophies(t)).toEqual([[], []]);
    expect(t.victory()).toEqual(['Hummerhorns']);
  });
});

describe('classic action windows', () => {
  const engaged = [{ card: 'Dungeon Jailor', damage: 0 }];
  const given = {
    players: [{ heroes: ['Gimli'], engaged, deck: ['Feint'] }, watcher],
    encounterDeck: [],
    shadows: false,
  };

  /** The windows of one round in which somebody was asked, by the step before them. */
  function windows(classicWindows: boolean): string[] {
    const t = table('lcg', { ...given, variants: { classicWindows }, step: '1.1' });
    const found = new Set<string>();
    for (let i = 0; i < 100 && t.m.s.round < 2; i++) {
      const { kind } = t.go().decision;
      const { step, window } = momentOf(t.m);
      if (kind === 'act' && window) found.add(step);
      if (t.offers('Dungeon Jailor')) t.choose('Dungeon Jailor');
      else t.pass();
    }
    return [...found];
  }

  const QUEST = ['3.1', '3.2', '3.3', '3.4'];
  const ENEMY_ATTACK = ['6.4b', '6.4.1', '6.4.2', '6.4.3'];
  rule('LCG-VARIANT-05', 'are there at the start and end of every step that the original rules name', () => {
    expect(windows(false)).toEqual([
      ...['1.3', ...QUEST, '4.2', '5.2', '5.3', '6.2', ...ENEMY_ATTACK],
      ...['6.8.1', '6.8.2', '6.8.3', '7.4'],
    ]);
    expect(windows(true)).toEqual([
      // Also at the start of the resource, travel and encounter phases,
      ...['1.1', '1.3', ...QUEST, '4.1', '4.2', '5.1', '5.2', '5.3', '6.2', ...ENEMY_ATTACK],
      // after the declaration of an attack, at the end of the combat phase, and after each step of the refresh phase.
      ...['6.8b', '6.8.1', '6.8.2', '6.8.3', '6.10', '7.2', '7.3', '7.4'],
    ]);
  });
});
