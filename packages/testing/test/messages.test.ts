import { readFileSync, writeFileSync } from 'node:fs';
import { dbg } from '@tafelrunde/dbg';
import { type Game, kernelMessages } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { runebound } from '@tafelrunde/runebound';
import { tcg } from '@tafelrunde/tcg';
import { catalogue } from '@tafelrunde/words';
import { describe, expect, it } from 'vitest';
import { type Kinds, proofread, remarks } from '../src/index.ts';

const glossary = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');

const common: Kinds = {
  numbers: ['n', 'now', 'version', 'left'],
  people: ['seat', 'other', 'player'],
  texts: ['more', 'what', 'id', 'line', 'format', 'mode', 'game'],
};

const kinds = (more: Partial<Kinds>): Kinds => ({
  numbers: [...common.numbers, ...(more.numbers ?? [])],
  people: [...common.people, ...(more.people ?? [])],
  texts: [...common.texts, ...(more.texts ?? [])],
});

/** Each game, what its parameters are, and how much may still be wrong; that number only ever falls. */
const games: readonly (readonly [Game, Kinds, number])[] = [
  [
    lcg,
    kinds({ numbers: ['willpower', 'threat', 'attack', 'defense', 'of', 'cards'], texts: ['scenario', 'next'] }),
    0,
  ],
  [
    tcg,
    kinds({ numbers: ['minions', 'fellowship', 'own', 'free', 'shadow', 'of'], texts: ['stat', 'occasion', 'effect'] }),
    0,
  ],
  [dbg, common, 0],
  [runebound, kinds({ numbers: ['of', 'least', 'act', 'gain', 'lose', 'cards', 'own'] }), 0],
];

/** What is known to be wrong in a game, one line each: see `remarks`. Written anew without what is mended if SHRINK is set. */
const known = (game: string): URL => new URL(`./remarks/${game}.txt`, import.meta.url);
const listed = (game: string): readonly string[] => readFileSync(known(game), 'utf8').split('\n').filter(Boolean);

describe.each(games)('$id', (game, kind, most) => {
  const own = [...game.catalogue.entries.keys()].filter((key) => !key.startsWith('kernel.'));
  const found = remarks(game, own, kind, glossary);

  it('says everything with six names in both languages as people would, in the words of the glossary', () => {
    const list = listed(game.id);
    const news = [...found].filter(([remark]) => !list.includes(remark));
    expect(news.map(([remark, why]) => `${remark}: ${why}`)).toEqual([]);
  });

  it('has mended what is no longer listed, and lists nothing that is mended', () => {
    const list = listed(game.id);
    const left = list.filter((remark) => found.has(remark));
    if (process.env.SHRINK) writeFileSync(known(game.id), left.map((remark) => `${remark}\n`).join(''));
    else expect(list.filter((remark) => !left.includes(remark))).toEqual([]);
    expect(list.length).toBeLessThanOrEqual(most);
  });
});

describe('the kernel', () => {
  it('says everything as people would', () => {
    const all = catalogue(kernelMessages);
    const faults = [...all.entries.keys()].flatMap((key) => proofread(all, key, common));
    expect(faults).toEqual([]);
  });
});
