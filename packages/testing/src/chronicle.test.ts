import { fact } from '@tafelrunde/kernel';
import { expect, it } from 'vitest';
import { cardBook, chronicle, wordBook } from './chronicle.ts';
import { sample } from './sample/index.ts';
import { table } from './tables.ts';

const lines = (seeds: readonly string[], most?: number): string[] => chronicle(sample, { seeds, most }).split('\n');

it('tells each sentence once, in both languages, with its rule', () => {
  const told = lines(['one', 'two']);
  expect(new Set(told.filter((line) => !line.startsWith('='))).size).toBe(
    told.filter((line) => !line.startsWith('=')).length,
  );
  for (const line of told.filter((one) => /^[?. ]/.test(one))) expect(line).toMatch(/\S \| \S/);
  expect(told.some((line) => line.startsWith('? '))).toBe(true);
  expect(told.some((line) => line.startsWith('. '))).toBe(true);
});

it('marks each game by all that was said in it', () => {
  const marks = (told: readonly string[]): string[] => told.filter((line) => line.includes(' decisions, '));
  const [first, second] = marks(lines(['one', 'two']));
  expect(marks(lines(['one']))).toEqual([first]);
  expect(marks(lines(['two']))).toEqual([second]);
  expect(first).not.toBe(second);
  expect(marks(lines(['one'], 3))[0]).toMatch(/^= 3 decisions, null, ([0-9a-f]{16} ?){3}$/);
});

it('marks what is foretold and what is shown by themselves, and writes down what is foretold', () => {
  const told = (game: typeof sample) =>
    chronicle(game, { seeds: ['one'], most: 3 })
      .trim()
      .split('\n');
  const marks = (game: typeof sample) => told(game).at(-1)!.split(' ').slice(-3);
  const [said, foretold, shown] = marks(sample);
  const dim: typeof sample = { ...sample, view: (m) => sample.view(m, 0) };
  expect(marks(dim)).toEqual([said, foretold, expect.not.stringMatching(shown)]);
  const wise = {
    ...sample,
    preview: () => ({ now: { badge: null, facts: [fact(['kernel.end.resigned'], 'open', 'bad')] }, options: {} }),
  };
  expect(marks(wise)).toEqual([said, expect.not.stringMatching(foretold), shown]);
  expect(told(wise).filter((line) => line.startsWith('  > open bad '))).toHaveLength(1);
  expect(told(sample).filter((line) => line.startsWith('  > '))).toEqual([]);
});

it('answers as it is told to, in the set-up it is given', () => {
  const setup = sample.randomSetup(() => 0);
  const asked: number[] = [];
  const last = (ids: readonly string[]): string => {
    asked.push(ids.length);
    return ids[ids.length - 1];
  };
  const told = chronicle(sample, { seeds: ['one'], most: 4, setup, answers: () => last });
  expect(told).toContain(`= one ${JSON.stringify(setup)}`);
  expect(asked).toHaveLength(4);
});

it('holds every card with values and texts', () => {
  const book = cardBook(sample);
  expect(book.match(/^# /gm)).toHaveLength(sample.listCards().length);
  for (const { id, title, text } of sample.listCards()) {
    expect(book).toContain(`# ${id} `);
    for (const words of [title.de, title.en, text.de, text.en]) expect(book).toContain(words);
  }
});

it('writes tables of words down, each text with its place', () => {
  const words = { ask: { de: 'Was?', en: 'What?' }, forms: [{ sg: 'elf', n: 1 }], none: {}, of: () => 'ƒ' };
  expect(wordBook({ words, one: 'two' })).toBe(
    'words.ask.de: Was?\nwords.ask.en: What?\nwords.forms.0.sg: elf\nwords.forms.0.n: 1\nwords.none: nothing\none: two\n',
  );
});

it('holds sets and maps as well, and says where there is nothing', () => {
  const book = wordBook({
    z: new Set(['b', 'a']),
    y: new Map([
      ['q', { n: 1 }],
      ['p', { n: 2 }],
    ]),
    x: [],
    w: { f: () => 0, k: 'v' },
  });
  expect(book).toBe('z.0: b\nz.1: a\ny.p.n: 2\ny.q.n: 1\nx: nothing\nw.k: v\n');
});

it('plays on from positions, doing what was done least so far', () => {
  const begin = () => table('sample', { players: [{ gold: 9, hand: ['Coin', 'Coin', 'Song'] }, {}] }).m;
  const told = chronicle(sample, { seeds: ['one'], most: 1 }, [
    { name: 'rich', begin, most: 2 },
    { name: 'rich again', begin, most: 2 },
  ]).split('\n');
  expect(told.filter((line) => line.startsWith('= rich'))).toEqual(['= rich', '= rich again']);
  const marks = told.filter((line) => line.startsWith('= 2 decisions'));
  expect(marks).toHaveLength(2);
  // What was taken first is not what is taken first the second time.
  expect(marks[0]).not.toBe(marks[1]);
});
