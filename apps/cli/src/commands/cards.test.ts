import { expect, test } from 'vitest';
import type { GameList } from '../games.ts';
import { memoryIo } from '../memory-io.ts';
import { justSample, only, renamed } from '../test-games.ts';
import { run } from '../tool.ts';
import { register } from './cards.ts';

async function cards(line = '', games: GameList = justSample) {
  const io = memoryIo();
  const command = { register: (...[program, toIo]: Parameters<typeof register>) => register(program, toIo, games) };
  const code = await run(['cards', ...line.split(' ').filter(Boolean)], io, [command]);
  return { code, out: io.out, err: io.err };
}

test('the JSON has the agreed form', async () => {
  const { code, out, err } = await cards('--game sample --json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const all = JSON.parse(out);
  expect(all[0]).toEqual({
    game: 'sample',
    id: 'coin',
    type: 'deed',
    quantity: 8,
    title: { de: 'Münze', en: 'Coin' },
    text: { de: 'Erhalte 1 Gold.', en: 'Gain 1 gold.' },
    custom: false,
    values: {},
  });
  for (const card of all) expect(Object.keys(card)).toEqual(Object.keys(all[0]));
});

test('a card with a hand-written ability is marked', async () => {
  const [first, ...rest] = renamed('odd').listCards();
  const odd = { ...renamed('odd'), listCards: () => [{ ...first, custom: 1 }, ...rest] };
  const all: { custom: boolean }[] = JSON.parse((await cards('--json', only(odd))).out);
  expect(all.map(({ custom }) => custom)).toEqual([true, ...rest.map(() => false)]);
  expect((await cards('', only(odd))).out).toMatch(/^Coin × 8 \(deed, coin, hand-written\)$/m);
});

test('every printed value is listed, for programs by key and for people by name', async () => {
  const all: { id: string; values: object }[] = JSON.parse((await cards('--json')).out);
  expect(all.find(({ id }) => id === 'troll')?.values).toEqual({
    cost: expect.any(Number),
    strength: expect.any(Number),
  });
  expect((await cards()).out).toMatch(/^Troll × \d+ \(creature, troll\)\n {2}Cost: \d+ · Strength: \d+\n/m);
  expect((await cards('--lang de')).out).toMatch(/^Troll × \d+ \(creature, troll\)\n {2}Kosten: \d+ · Stärke: \d+\n/m);
});

test('--type leaves the others out', async () => {
  const all: { type: string }[] = JSON.parse((await cards('--json --type creature')).out);
  expect(all.length).toBeGreaterThan(0);
  expect(new Set(all.map(({ type }) => type))).toEqual(new Set(['creature']));
});

test('people read titles, texts and totals in their language', async () => {
  const english = (await cards()).out;
  expect(english).toMatch(/^Coin × 8 \(deed, coin\)\n {2}Gain 1 gold\.$/m);
  expect(english).toMatch(/Dragon’s Hoard: \d+ designs, \d+ cards, \d+ abilities, 0\.0 % of them hand-written\n$/);
  const deutsch = (await cards('--lang de')).out;
  expect(deutsch).toMatch(/^Münze × 8 \(deed, coin\)\n {2}Erhalte 1 Gold\.$/m);
  expect(deutsch).toMatch(/Drachenhort: \d+ verschiedene Karten, \d+ Karten, \d+ Fähigkeiten, davon 0,0 % von Hand/);
});

test('all shown games are listed, hidden ones only by name', async () => {
  const list = { shown: [renamed('one'), renamed('two')], hidden: [renamed('secret')] };
  const games = async (line: string) =>
    new Set(JSON.parse((await cards(`--json ${line}`, list)).out).map((card: { game: string }) => card.game));
  expect(await games('')).toEqual(new Set(['one', 'two']));
  expect(await games('--game secret')).toEqual(new Set(['secret']));
});

test.each([
  ['--game chess', 'There is no game "chess"', 'Das Spiel „chess“ gibt es nicht'],
  ['--type dragon', 'no cards of type "dragon"; known are deed,', 'der Art „dragon“ gibt es nicht'],
])('%s is refused with a sentence', async (line, english, deutsch) => {
  expect(await cards(line)).toEqual({ code: 2, out: '', err: expect.stringContaining(english) });
  expect((await cards(`${line} --lang de`)).err).toContain(deutsch);
});
