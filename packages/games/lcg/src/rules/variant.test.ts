import { table } from '@tafelrunde/testing';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { watcher } from '../../test/watcher.ts';
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

  /** The windows of one round in which somebody was asked. */
  function windows(classicWindows: boolean): string[] {
    const t = table('lcg', { ...given, variants: { classicWindows }, step: '1.1' });
    const found = new Set<string>();
    for (let i = 0; i < 60 && t.m.s.round < 2; i++) {
      if (t.go().decision.kind === 'act') found.add(t.m.s.frames.findLast(({ step }) => /^\d/.test(step))?.step ?? '');
      if (t.offers('Dungeon Jailor')) t.choose('Dungeon Jailor');
      else t.pass();
    }
    return [...found];
  }

  rule('LCG-VARIANT-05', 'adds windows where the original rules have them', () => {
    const usual = windows(false);
    const added = windows(true).filter((step) => !usual.includes(step));
    // Each is named by the step that comes next.
    expect(added).toEqual(['1.2', '4.2', '5.2', '6.8.1', '6.11', '7.3', '7.4']);
    for (const step of ['3.2', '3.3', '3.4', '3.5', '6.4.1', '6.4.2', '6.4.3', '6.4.4']) expect(usual).toContain(step);
  });
});
