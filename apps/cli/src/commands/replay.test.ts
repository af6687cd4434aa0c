import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, type Game, type GameRecord, History, saveGame, seedWords } from '@tafelrunde/kernel';
import { fuzz, sample } from '@tafelrunde/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GameList } from '../games.ts';
import { memoryIo } from '../memory-io.ts';
import { justSample, leaky, only, throwing } from '../test-games.ts';
import { run } from '../tool.ts';
import { register } from './replay.ts';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'tool-replay-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const hoard: Game = sample;

/** A random game, up to its end or a number of answers. */
function played(most = 1000): History {
  const started = History.start(hoard, { seats: 2 }, 'replay');
  if (!started.ok) throw new Error('the set-up is refused');
  const history = started.value;
  const luck = seedWords('answers');
  for (
    let decision = history.match.decision();
    decision && history.length < most;
    decision = history.match.decision()
  ) {
    history.answer(decision.options[below(luck, decision.options.length)].id);
  }
  return history;
}

const record: GameRecord = played().record;

async function replay(given: unknown, line = '', games: GameList = justSample) {
  writeFileSync(join(cwd, 'game.json'), typeof given === 'string' ? given : JSON.stringify(given));
  return call(`game.json ${line}`, '', games);
}

async function call(line: string, piped = '', games: GameList = justSample) {
  const io = memoryIo({ cwd, stdin: () => Promise.resolve(piped) });
  const command = { register: (...[program, toIo]: Parameters<typeof register>) => register(program, toIo, games) };
  const code = await run(['replay', ...line.split(' ').filter(Boolean)], io, [command]);
  return { code, out: io.out, err: io.err };
}

describe('a record', () => {
  test('is told step by step, in both languages', async () => {
    const english = await replay(record);
    expect(english).toMatchObject({ code: 0, err: '' });
    expect(english.out).toMatch(new RegExp(`^Dragon’s Hoard, ${record.answers.length} answers\n`));
    expect(english.out).toMatch(/^ {3}1\. Player 1: Play a card or end your turn → \S/m);
    expect(english.out).toMatch(/^ {6}Player \d plays /m);
    expect(english.out).toMatch(/(A hoard is full|The deck is empty)\. Player \d.* won\.\n$/);
    const deutsch = (await replay(record, '--lang de')).out;
    expect(deutsch).toMatch(/^ {3}1\. Spieler 1: Spiele eine Karte oder beende deinen Zug → \S/m);
    expect(deutsch).toMatch(/Gewonnen ha(t|ben) Spieler \d/);
  });

  test('can be told up to a point', async () => {
    const { code, out } = await replay(record, '--to 3');
    expect(code).toBe(0);
    expect(out.match(/^ +\d+\. /gm)).toHaveLength(3);
    expect(out).toContain('The game is not over yet.\n');
    expect((await replay(record, '--to 0 --lang de')).out).toContain('0 Antworten\nDas Spiel ist noch nicht zu Ende.');
  });

  test('gives JSON', async () => {
    const { code, out } = await replay(record, '--to 2 --json');
    expect(code).toBe(0);
    const story = JSON.parse(out);
    const { setup, seed, answers } = record;
    expect(story).toEqual({
      game: 'sample',
      setup,
      seed,
      steps: [expect.anything(), expect.anything()],
      log: expect.any(Array),
      outcome: null,
      checked: false,
      violations: [],
    });
    expect(story.steps[1]).toEqual({
      number: 2,
      seat: expect.stringMatching(/^Player \d$/),
      prompt: expect.any(String),
      answer: answers[1],
      label: expect.any(String),
      log: expect.any(Array),
    });
    expect(JSON.parse((await replay(record, '--json')).out).outcome).toMatchObject({ winners: expect.any(Array) });
  });

  test('can be piped in', async () => {
    expect((await call('-', JSON.stringify(record))).out).toBe((await replay(record)).out);
  });
});

test('a saved game is told like its record', async () => {
  const history = played(5);
  const { code, out } = await replay(saveGame(history));
  expect(code).toBe(0);
  expect(out).toBe((await replay(history.record)).out);
});

test('a saved game finds its rules among those of all games', async () => {
  const { id, version } = hoard;
  const other: Game = { ...hoard, id: 'other', title: { de: 'Anderes', en: 'Other' } };
  const saved = saveGame(played(5));
  expect((await replay(saved, '', only(other, hoard))).out).toMatch(/^Dragon’s Hoard, 5 answers\n/);
  expect((await replay(played(1).record, '', only(other, hoard))).out).toMatch(/^Dragon’s Hoard, 1 answer\n/);
  expect((await replay(saved, '', only(other))).err).toContain(`another game (${id})`);
  const today: Game = { ...hoard, version: version + 1 };
  const bad = { ...played(1).record, answers: ['k99'] };
  expect((await replay(bad, '', only(today))).err).toContain('an older version of the rules');
  expect((await replay({ ...bad, gameVersion: version + 1 }, '', only(today))).err).not.toContain('older');
  const newer = { ...played(1).record, gameVersion: version + 1 };
  expect((await replay(newer, '', only(hoard))).code).toBe(2);
});

describe('--check', () => {
  test('says that a sound game is sound', async () => {
    const { code, out } = await replay(record, '--to 5 --check');
    expect(code).toBe(0);
    expect(out).toMatch(/Checked at \d+ decisions: all is well\.\n$/);
    expect((await replay(record, '--to 5 --check --lang de')).out).toMatch(/Geprüft bei \d+ .*: alles in Ordnung\.\n$/);
    expect(JSON.parse((await replay(record, '--to 5 --check --json')).out)).toMatchObject({
      checked: true,
      violations: [],
    });
  });

  const broken: readonly (readonly [Game, number, string, string])[] = [
    [leaky, 3, 'Nothing hidden reaches', 'Nichts Verdecktes erreicht'],
    [throwing, 5, 'Somebody can always go on', 'Immer kann jemand weiterspielen'],
  ];
  test.each(broken.map(([game, ...rest]) => [game.id, game, ...rest] as const))(
    'shows what the fuzzer found in %s',
    async (_id, game, invariant, english, deutsch) => {
      const [{ setup, seed, answers }] = fuzz(game, { games: 3, most: 1 }).violations;
      const found = { game: game.id, gameVersion: game.version, setup, seed, answers };
      const { code, out, err } = await replay(found, '--check', only(game));
      expect({ code, err }).toEqual({ code: 1, err: '' });
      expect(out).toContain(`${invariant}. ${english}`);
      expect((await replay(found, '--check --lang de', only(game))).out).toContain(deutsch);
      const { violations } = JSON.parse((await replay(found, '--check --json', only(game))).out);
      expect(violations).toEqual([{ invariant, what: expect.any(String), answers }]);
    },
  );

  test('without it, a rule that breaks is an error', async () => {
    const [{ setup, seed, answers }] = fuzz(throwing, { games: 3, most: 1 }).violations;
    const found = { game: 'throwing', gameVersion: throwing.version, setup, seed, answers: [...answers, 'pass'] };
    const { code, err } = await replay(found, '', only(throwing));
    expect(code).not.toBe(0);
    expect(err).not.toBe('');
  });
});

describe('what cannot be replayed gets a sentence and exit code 2', () => {
  const saved = saveGame(played(5));
  const cases: readonly (readonly [string, unknown, string, string, string])[] = [
    ['text', 'no game', '', 'is not a saved game', 'kein gespeichertes Spiel'],
    ['other JSON', { winner: 1 }, '', 'is not a saved game', 'kein gespeichertes Spiel'],
    ['a truncated save', saved.slice(0, 200), '', 'part of it is missing', 'unvollständig'],
    ['a changed save', saved.replace('"replay"', '"other"'), '', 'was changed or damaged', 'verändert oder beschädigt'],
    [
      'another format',
      saved.replace('"version":1', '"version":99'),
      '',
      'another format (version 99)',
      'anderen Format',
    ],
    ['another game', { ...record, game: 'chess' }, '', 'another game (chess)', 'eines anderen Spiels (chess)'],
    ['other rules', { ...record, gameVersion: 99 }, '', 'another version of the rules', 'anderen Fassung der Regeln'],
    ['a bad set-up', { ...record, setup: { seats: 9 } }, '', 'two or three seats', 'zwei oder drei Plätze'],
    ['a bad answer', { ...record, answers: ['k99'] }, '', 'answer 1 was not possible', 'Antwort 1 war'],
    ['a bad answer, checked', { ...record, answers: ['k99'] }, '--check', 'answer 1 was not', 'Antwort 1 war'],
    ['too far', record, '--to 5000', '"5000" does not fit --to', '„5000“ passt nicht zu --to'],
    ['no number', record, '--to end', '"end" does not fit --to', '„end“ passt nicht zu --to'],
  ];
  test.each(cases)('%s', async (_name, given, line, english, deutsch) => {
    expect(await replay(given, line)).toEqual({ code: 2, out: '', err: expect.stringContaining(english) });
    expect((await replay(given, `${line} --lang de`)).err).toContain(deutsch);
  });

  test('no such file', async () => {
    expect(await call('none.json')).toMatchObject({
      code: 2,
      err: expect.stringContaining('"none.json" cannot be read'),
    });
    expect((await call('none.json --lang de')).err).toContain('„none.json“ lässt sich nicht lesen');
  });

  test('nothing at all', async () => {
    expect(await call('')).toMatchObject({ code: 2, err: expect.stringContaining('"file" is missing') });
    expect((await call('-', '')).code).toBe(2);
  });
});
