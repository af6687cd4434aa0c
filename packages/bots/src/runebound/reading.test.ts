import { runebound } from '@tafelrunde/runebound';
import { describe, expect, test } from 'vitest';
import { addedTo, has, meaningOf, modeOf, nodesOf, sumOf } from './reading.ts';

const def = (id: string) => runebound.defs.find((other) => other.id === id)!;

describe('reading cards of Runebound', () => {
  test('everything that an option can say has a meaning', () => {
    for (const { id, surges, combats, actions, frees, dice, tests, options, task, assetKind } of runebound.defs) {
      // What goods are traded for stands on the card by rule.
      const used = assetKind === 'goods' ? [] : [surges, combats, actions, frees, dice, tests].flat();
      const outcomes = [task, ...options.map((option) => option.task)].flatMap((one) => one?.outcomes ?? []);
      for (const { says } of [...used, ...options, ...outcomes])
        expect(meaningOf(says), `${id} ${says}`).not.toBeNull();
    }
    expect(meaningOf('phrase:nothing')).toBeNull();
  });

  test('nodes tell what texts only say', () => {
    expect(nodesOf(def('goblin-raids').tree, 'gold').map(({ n }) => n)).toEqual([2, 2]);
    expect(sumOf(def('wrath-of-the-gods').tree, 'damage', 1.5)).toBe(1.5);
    expect([has(def('undead-horde').tree, 'mute'), has(def('kobolds').tree, 'mute')]).toEqual([true, false]);
    expect(addedTo(def('lust-for-magic').tree, 0, 'spirit', 'mind')).toBe(2);
    expect(modeOf(def('highwaymen'), 1)).toMatchObject({ k: 'bonus-trophies', n: 1 });
    expect(modeOf(def('kobolds'), 0)).toBeNull();
  });
});
