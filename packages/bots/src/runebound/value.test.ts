import { table } from '@tafelrunde/testing/runebound';
import { describe, expect, test } from 'vitest';
import { value } from './value.ts';

type Player = Parameters<typeof table<'runebound'>>[1]['players'][number];

const plain = { hero: 'corbin', at: 'tamalir' } as const;
const other = { hero: 'laurel', at: 'forge' } as const;

/** What two players, one as told, are worth to each of the seats. */
function values(own: Player, rival: Player = other): readonly [number, number] {
  const { m } = table('runebound', { players: [own, rival] });
  return [value(m, 0), value(m, 1)];
}

describe('how a hero stands in Runebound', () => {
  test.each<[string, Player]>([
    ['gold', { ...plain, gold: 8 }],
    ['a weapon', { ...plain, assets: ['Broadsword'] }],
  ])('%s is good for its owner and bad for the other', (_, richer) => {
    const [own, rival] = values(plain);
    const [more, less] = values(richer);
    expect(more).toBeGreaterThan(own);
    expect(less).toBeLessThan(rival);
  });

  test('wounds are bad', () => {
    expect(values({ ...plain, damage: 6 })[0]).toBeLessThan(values(plain)[0]);
  });

  test('it is a chance, and the chances of two are not more than one by much: both may lose', () => {
    const [own, rival] = values(plain);
    for (const chance of [own, rival]) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
    }
    expect(own + rival).toBeLessThan(1.1);
  });
});
