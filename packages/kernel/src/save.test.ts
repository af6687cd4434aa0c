import { render, type Words } from '@tafelrunde/words';
import { describe, expect, it } from 'vitest';
import { sample } from '../../testing/src/sample/index.ts';
import type { Game } from './game.ts';
import { hashText } from './plain.ts';
import { History } from './record.ts';
import { decodeState, encodeState, loadGame, parseRecord, savedGameId, saveGame } from './save.ts';
import type { State } from './state.ts';

function played(answers = 12): History<never> {
  const started = History.start(sample, { seats: 2 }, 'save');
  if (!started.ok) throw new Error('the set-up is refused');
  for (let i = 0; i < answers; i++) {
    const { options } = started.value.match.decision()!;
    started.value.answer(options[i % options.length].id);
  }
  return started.value as unknown as History<never>;
}

const saved = saveGame(played());

interface File {
  version: number;
  sum: number;
  body: { record: Record<string, unknown>; state: Record<string, unknown> & { cards: { def: unknown }[] } };
}

/** The saved game with a change made by hand; the checksum is made right if the culprit is clever. */
function edited(change: (file: File) => void, clever: boolean, text = saved): string {
  const file = JSON.parse(text) as File;
  change(file);
  if (clever) file.sum = hashText(JSON.stringify(file.body));
  return JSON.stringify(file);
}

function refusal<S extends State>(game: Game<S>, text: string): { key: string; de: string; en: string } {
  const loaded = loadGame(game, text);
  if (loaded.ok) throw new Error('it was loaded');
  const say = (lang: 'de' | 'en') => render(loaded.problem as Words, lang, game.catalogue, (id) => id);
  return { key: loaded.problem[0], de: say('de'), en: say('en') };
}

describe('a saved game', () => {
  it('goes on where it was', () => {
    const loaded = loadGame(sample, saved);
    if (!loaded.ok) throw new Error('refused');
    expect(saveGame(loaded.value)).toBe(saved);
    expect(loaded.value.length).toBe(12);
    expect(loaded.value.undoLimit).toBe(played().undoLimit);
  });

  it('may be older than something that the game notes of itself, and than nothing else', () => {
    const older = edited(({ body }) => delete body.state.turn, true);
    expect(loadGame(sample, older)).toMatchObject({ ok: true });
    for (const other of [{ turn: -1 }, { later: 1 }]) {
      const changed = edited(({ body }) => Object.assign(body.state, other), true);
      expect(refusal(sample, changed).key).toBe('kernel.load.changed');
    }
  });

  it('may be older than something that one of its steps notes, and than no other', () => {
    const noting = (text: string) =>
      ((JSON.parse(text) as File).body.state.frames as { vars: object }[]).findIndex(
        ({ vars }) => Object.keys(vars).length > 0,
      );
    const middle = Array.from({ length: 40 }, (_, answers) => saveGame(played(answers))).find(
      (text) => noting(text) >= 0,
    )!;
    const varsIn = ({ body }: File) => (body.state.frames as { vars: Record<string, unknown> }[])[noting(middle)].vars;
    const [noted] = Object.keys(varsIn(JSON.parse(middle) as File));
    const older = edited((file) => delete varsIn(file)[noted], true, middle);
    expect(loadGame(sample, older)).toMatchObject({ ok: true });
    const others = [
      (file: File) => Object.assign(varsIn(file), { [noted]: 99 }),
      (file: File) => Object.assign(varsIn(file), { later: 1 }),
      ({ body }: File) => (body.state.frames as unknown[]).pop(),
      ({ body }: File) => (body.state.cards as unknown[]).push(body.state.cards[0]),
      ({ body }: File) => Object.assign(body.state, { frames: {} }),
      ({ body }: File) => Object.assign(body.state, { frames: null }),
    ];
    for (const other of others) expect(refusal(sample, edited(other, true, middle)).key).toBe('kernel.load.changed');
  });

  it('says which game it is', () => {
    expect(savedGameId(saved)).toBe('sample');
    expect([savedGameId('{}'), savedGameId('nonsense'), savedGameId('null')]).toEqual([null, null, null]);
  });

  it('names cards by id, so that a new card does not shift the others', () => {
    const file = JSON.parse(saved) as File;
    expect(file.body.state.cards[0].def).toBe('coin');
  });
});

describe('refused with a sentence in German and English is', () => {
  const gold = (file: File) => {
    (file.body.state.gold as number[])[0] += 5;
  };
  it.each<[string, string, string]>([
    ['a file of another format version', edited((file) => (file.version = 99), true), 'kernel.load.other-format'],
    ['a truncated file', saved.slice(0, -100), 'kernel.load.unreadable'],
    ['an empty file', '', 'kernel.load.unreadable'],
    ['any other file', '{"hello":"world"}', 'kernel.load.unreadable'],
    ['a list', '[1,2]', 'kernel.load.unreadable'],
    ['nothing', 'null', 'kernel.load.unreadable'],
    ['a state edited by hand', edited(gold, false), 'kernel.load.changed'],
    ['a state edited by hand, with the right checksum', edited(gold, true), 'kernel.load.changed'],
    [
      'a record edited by hand',
      edited((file) => (file.body.record.seed = 'better luck'), false),
      'kernel.load.changed',
    ],
    [
      'a seed edited by hand, with the right checksum',
      edited((file) => (file.body.record.seed = 'x'), true),
      'kernel.load',
    ],
    ['answers that do not fit', edited((file) => (file.body.record.answers = ['fly']), true), 'kernel.load.bad-answer'],
    ['answers that are none', edited((file) => (file.body.record.answers = [7]), true), 'kernel.load.changed'],
    ['an unknown card', edited((file) => (file.body.state.cards[3].def = 'dragon'), true), 'kernel.load.changed'],
    ['a card that is none', edited((file) => (file.body.state.cards[3] = null as never), true), 'kernel.load.changed'],
    ['a state that is none', edited((file) => (file.body.state = null as never), true), 'kernel.load.changed'],
    ['a state without cards', edited((file) => (file.body.state.cards = 7 as never), true), 'kernel.load.changed'],
    ['something more in the state', edited((file) => (file.body.state.more = 1), true), 'kernel.load.changed'],
    ['a set-up that cannot be played', edited((file) => (file.body.record.setup = { seats: 9 }), true), 'sample.setup'],
    [
      'a later version of the rules',
      edited((file) => (file.body.record.gameVersion = 99), true),
      'kernel.load.other-version',
    ],
    [
      'an older version of the rules whose answers no longer fit',
      edited((file) => {
        file.body.record.gameVersion = 0;
        file.body.record.answers = ['fly'];
      }, true),
      'kernel.load.older-version',
    ],
    ['another game', edited((file) => (file.body.record.game = 'chess'), true), 'kernel.load.other-game'],
  ])('%s', (_what, text, expected) => {
    const { key, de, en } = refusal(sample, text);
    expect(key.startsWith(expected)).toBe(true);
    expect(de).toMatch(/^[A-ZÄÖÜ].*\.$/);
    expect(en).toMatch(/^[A-Z].*\.$/);
    expect(de).not.toBe(en);
  });
});

describe('a state', () => {
  it('survives being written and read', () => {
    const { match } = played(30);
    const plain = encodeState(match.game, match.s);
    const state = decodeState(match.game, plain)!;
    expect(state).toEqual(match.s);
    expect(Object.isFrozen((state as State).setup)).toBe(true);
    expect(encodeState(match.game, state)).toEqual(plain);
  });
});

describe('parseRecord', () => {
  it('reads a record on its own or out of a saved game', () => {
    const { record } = played();
    expect(parseRecord(JSON.stringify(record))).toEqual({ ok: true, value: record });
    expect(parseRecord(saved)).toEqual({ ok: true, value: record });
  });

  it.each(['', '{', '7', 'null', '{"game":"sample"}'])('refuses %j', (text) => {
    expect(parseRecord(text)).toEqual({ ok: false, problem: ['kernel.load.unreadable'] });
  });
});
