import { namesOf, seatName } from '@tafelrunde/kernel';
import { type Param, render, type Words } from '@tafelrunde/words';
import { describe, expect, it } from 'vitest';
import { hexes } from './content/map.ts';
import { runebound } from './game.ts';

const say = (words: Words): readonly string[] =>
  (['de', 'en'] as const).map((lang) => render(words, lang, runebound.catalogue, namesOf(runebound)));
const card = (id: string): Param => ({ name: `card:${id}` });
const hex = (region: string): Param => ({ name: `hex:${hexes.findIndex((one) => one.region === region)}` });
const wild = (terrain: string): string => {
  const plain = hexes.findIndex(
    (one) => one.region === '' && runebound.name(`hex:${hexes.indexOf(one)}`, 'en').startsWith(terrain),
  );
  return say(['rb.log.move', { seat: seatName(0), hex: { name: `hex:${plain}` } }])[0].replace(/ \(.*/, '');
};

describe('names in sentences', () => {
  it.each<[Words, RegExp, RegExp]>([
    [
      ['rb.log.move', { seat: seatName(0), hex: hex('tamalir') }],
      /^Spieler 1 bewegt sich nach Tamalir \(/,
      /^Player 1 moves to Tamalir \(/,
    ],
    [['rb.log.move', { seat: seatName(0), hex: hex('hedge') }], /bewegt sich in die Hecke \(/, /moves to the Hedge \(/],
    [
      ['rb.log.move', { seat: seatName(0), hex: hex('lake-of-tears') }],
      /an den Tränensee \(/,
      /to the Lake of Tears \(/,
    ],
    [
      ['rb.log.zombie', { hex: hex('green-forest') }],
      /^Ein Zombie erscheint im Grünen Wald \(/,
      /at the Green Forest \(/,
    ],
    [['rb.log.pass', { who: card('kobolds') }], /^Die Kobolde passen\.$/, /^The Kobolds pass\.$/],
    [
      ['rb.log.fight', { seat: seatName(0), card: card('rebels') }],
      /gegen die Aufständischen\.$/,
      /fights the Rebels\.$/,
    ],
    [
      ['rb.log.learn', { seat: seatName(0), card: card('tireless') }],
      /erlernt „Unermüdlich“\.$/,
      /learns “Tireless”\.$/,
    ],
  ])('%j', (words, de, en) => {
    expect(say(words)).toEqual([expect.stringMatching(de), expect.stringMatching(en)]);
  });

  it.each([
    ['plains', 'Spieler 1 bewegt sich auf die Ebene'],
    ['hills', 'Spieler 1 bewegt sich in die Hügel'],
    ['forest', 'Spieler 1 bewegt sich in den Wald'],
    ['mountain', 'Spieler 1 bewegt sich auf den Berg'],
  ])('one moves to %s', (terrain, text) => {
    expect(wild(terrain)).toBe(text);
  });

  it('the villain goes by his own name, without an article', () => {
    const id = runebound.defs.find((def) => def.boss !== null)!.id;
    expect(say(['rb.log.pass', { who: { name: `villain:${id}` } }])).toEqual([
      'Hochlord Margath passt.',
      'High Lord Margath passes.',
    ]);
  });
});
