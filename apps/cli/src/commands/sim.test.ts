import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBot } from '@tafelrunde/lab';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryIo } from '../memory-io.ts';
import { run } from '../tool.ts';
import * as deck from './deck.ts';
import * as duel from './duel.ts';
import * as sim from './sim.ts';

vi.setConfig({ testTimeout: 120_000 });

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'tool-sim-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

/** Runs the tool on one core: worker threads need a build. */
async function tool(line: string) {
  const io = memoryIo({ cwd });
  const code = await run([...line.split(' '), '--cores', '1'], io, [sim, duel, deck]);
  return { code, out: io.out, err: io.err };
}

describe('sim', () => {
  test('the JSON has what scripts look for', async () => {
    const { code, out } = await tool('sim --scenario mirkwood --games 20 --json');
    expect(code).toBe(0);
    const summary = JSON.parse(out);
    expect(summary).toMatchObject({ game: 'lcg', games: 20, scenarios: ['mirkwood'], bots: ['steady'] });
    expect(summary.winRate).toBe(summary.wins / 20);
    expect(summary.winRateLow).toBeLessThan(summary.winRateHigh);
  });

  test('equal seeds give equal series, other seeds others', async () => {
    const [a, b, c] = await Promise.all(
      ['a', 'a', 'b'].map(async (seed) => (await tool(`sim --games 10 --json --seed ${seed}`)).out),
    );
    expect(b).toBe(a);
    expect(JSON.parse(c).decisions).not.toEqual(JSON.parse(a).decisions);
  });

  test.each([
    ['dbg', 'turns'],
    ['tcg', 'turns'],
    ['lcg', 'rounds'],
  ])('the length of %s is told in %s', async (game, counts) => {
    const { out } = await tool(`sim --game ${game} --games 2`);
    expect(out).toMatch(new RegExp(`^Length: [\\d.]+ ${counts} on average`, 'm'));
  });

  test('people read a summary with its interval', async () => {
    const english = (await tool('sim --games 12 --deck leadership,lore')).out;
    expect(english).toMatch(
      /Passage Through Mirkwood \(steady\)\n[\d.]+% won \(95%: [\d.]+% to [\d.]+%\), \d+ of 12 games/,
    );
    expect(english).toMatch(/Deck:\n.* 6 {2}leadership\n.* 6 {2}lore\n/);
    const deutsch = (await tool('sim --games 4 --lang de')).out;
    expect(deutsch).toMatch(/Weg durch den Düsterwald \(steady\)\n[\d,]+ % gewonnen/);
  });

  test('writes a table and a report', async () => {
    await tool('sim --games 5 --csv games.csv --html report.html --lang de');
    expect(readFileSync(join(cwd, 'games.csv'), 'utf8').trimEnd().split('\r\n').length).toBe(6);
    expect(readFileSync(join(cwd, 'report.html'), 'utf8')).toMatch(
      /^<!doctype html>\n<html lang="de">[\s\S]*5 Partien/,
    );
  });

  test('two seats play together', async () => {
    const { bySeat, byDeck } = JSON.parse(
      (await tool('sim --games 3 --deck spirit+tactics --bot steady,random --json')).out,
    );
    expect(bySeat.length).toBe(2);
    expect(byDeck.map(({ name }: { name: string }) => name)).toEqual(['spirit', 'tactics']);
  });

  test.each(['lcg', 'tcg', 'dbg', 'runebound'])('an option that %s does not know is refused', async (game) => {
    const { code, err } = await tool(`sim --game ${game} --games 1 --option colour=red`);
    expect(code).not.toBe(0);
    expect(err).toContain('This game knows no option "colour"; it knows ');
  });

  test('options of the game are passed on', async () => {
    const easy = JSON.parse((await tool('sim --games 8 --option mode=easy --json')).out);
    const standard = JSON.parse((await tool('sim --games 8 --json')).out);
    expect(easy.decisions).not.toEqual(standard.decisions);
  });

  test('the ladder is put between its marks', async () => {
    writeFileSync(join(cwd, 'page.md'), '# Bots\n<!-- ladder -->\nold\n<!-- /ladder -->\nrest\n');
    const { code, err } = await tool('sim --ladder page.md --game lcg --games 2 --bot keen:1');
    expect({ code, err }).toEqual({ code: 0, err: expect.not.stringContaining('lacks') });
    const page = readFileSync(join(cwd, 'page.md'), 'utf8');
    expect(page).toMatch(/^# Bots\n<!-- ladder -->\n\| game \| played [\s\S]*\n<!-- \/ladder -->\nrest\n$/);
    expect(page).toMatch(/\| lcg \| Mirkwood, leadership, alone \| random \| – \| 2 \| \*\*\d+\.\d %\*\* \|/);
    expect(page).toContain('| keen (1 playouts) |');
    expect(page).not.toContain('old');
  });

  test('rungs that are climbed again replace their rows; others stay', async () => {
    const rows = [
      'lcg | Mirkwood, leadership, alone | steady | – | 9 |',
      'tcg | two players | keen (3 playouts) | steady | 8 |',
    ];
    const rest = ' **1.0 %** | 0.0 % to 2.0 % | – | – | – |';
    const old = rows.map((row) => `| ${row}${rest}\n`).join('');
    writeFileSync(join(cwd, 'page.md'), `<!-- ladder -->\n${old}<!-- /ladder -->\n`);
    await tool('sim --ladder page.md --game lcg --games 2 --bot steady --rung mirkwood');
    const page = readFileSync(join(cwd, 'page.md'), 'utf8')
      .split('\n')
      .map((line) => line.split(' | ').slice(0, 5));
    expect(page.slice(3, 6)).toEqual([
      ['| lcg', 'Mirkwood, leadership, alone', 'random', '–', '2'],
      ['| lcg', 'Mirkwood, leadership, alone', 'steady', '–', '2'],
      ['| tcg', 'two players', 'keen (3 playouts)', 'steady', '8'],
    ]);
    expect(page.length).toBe(8);
  });

  test('a bot with a time budget says how long it thought', async () => {
    const { longestThought } = JSON.parse((await tool('sim --game tcg --games 1 --bot keen:1ms,steady --json')).out);
    expect(longestThought).toEqual(expect.any(Number));
    expect(JSON.parse((await tool('sim --games 1 --bot keen:2 --json')).out).longestThought).toBe(null);
  });
});

describe('duel', () => {
  test('says who is better', async () => {
    expect((await tool('duel steady random --games 200')).out).toMatch(
      /^steady is better than random \(clear after \d+ comp/,
    );
    expect((await tool('duel random steady --games 200 --lang de')).out).toMatch(/^steady ist besser als random/);
  });

  test('compares decks and options, too', async () => {
    const { code, out } = await tool('duel leadership lore --games 40 --json');
    expect(code).toBe(0);
    const { sides, first, second, equal, rounds } = JSON.parse(out);
    expect(sides).toEqual(['leadership', 'lore']);
    expect(first + second + equal).toBe(rounds);
    expect(first).toBeGreaterThan(second);
    expect(JSON.parse((await tool('duel mode=easy mode=standard --games 10 --json')).out).sides).toEqual([
      'mode=easy',
      'mode=standard',
    ]);
  });
});

describe('deck', () => {
  test('answers in one line, and in one page', async () => {
    const { code, out } = await tool('deck leadership --scenario mirkwood --games 10 --html page.html');
    expect(code).toBe(0);
    expect(out).toMatch(
      /^leadership wins [\d.]+% against "Passage Through Mirkwood" \(95%: .*, 10 games alone, .* rounds/,
    );
    expect(out.trimEnd().split('\n').length).toBe(1);
    expect(readFileSync(join(cwd, 'page.html'), 'utf8')).toContain('10 games');
  });

  test('reads a deck list', async () => {
    const cards = [
      'Guard of the Citadel',
      'Snowbourn Scout',
      'Silverlode Archer',
      'Son of Arnor',
      'Faramir',
      'Gandalf',
    ];
    const more = [
      'Ever Vigilant',
      'Common Cause',
      'For Gondor!',
      'Sneak Attack',
      'Valiant Sacrifice',
      'Steward of Gondor',
    ];
    const lists = [
      ...cards,
      ...more,
      "Celebrían's Stone",
      'Brok Ironfist',
      'Longbeard Orc Slayer',
      'Grim Resolve',
      'Beorn',
    ];
    writeFileSync(
      join(cwd, 'my deck.txt'.replace(' ', '-')),
      `1x Aragorn\n1x Gimli\n\n${lists.map((t) => `3x ${t}`).join('\n')}\n`,
    );
    const { code, out, err } = await tool('deck my-deck.txt --scenario mirkwood --games 4');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^my-deck wins /);
  });
});

test.each([
  ['random', { level: 'random' }],
  ['keen', { level: 'keen', budget: { milliseconds: 1000, stretch: 2 } }],
  ['keen:250ms', { level: 'keen', budget: { milliseconds: 250 } }],
  ['keen:1.5s', { level: 'keen', budget: { milliseconds: 1500 } }],
  ['keen:200', { level: 'keen', budget: { playouts: 200 } }],
  ['keen:200..500', { level: 'keen', budget: { playouts: 200, stretch: 2.5 } }],
  ['keen:1.5s..3s', { level: 'keen', budget: { milliseconds: 1500, stretch: 2 } }],
  ['keen:500ms..1s', { level: 'keen', budget: { milliseconds: 500, stretch: 2 } }],
  ['master', { level: 'master', budget: { milliseconds: 5000, stretch: 2 } }],
  ['master:300', { level: 'master', budget: { playouts: 300 } }],
  ['keen:0', null],
  ['keen:200..100', null],
  ['keen:200..1s', null],
  ['keen:200..', null],
  ['steady:3', null],
  ['clever', null],
])('the bot %s', (text, spec) => {
  expect(readBot(text)).toEqual(spec);
});

describe('bad input gets a sentence and exit code 2', () => {
  test.each([
    ['sim --game chess', 'There is no game "chess"', 'Das Spiel „chess“ gibt es hier nicht'],
    ['sim --bot clever', '"clever" is no bot', '„clever“ ist kein Bot'],
    ['sim --scenario moria', 'There is no scenario "moria"', 'Es gibt kein Szenario „moria“'],
    ['sim --deck elves', 'There is no deck "elves"', 'Es gibt kein Deck „elves“'],
    ['sim --games 0', '"0" does not fit --games', '„0“ passt nicht zu --games'],
    ['sim --option mode', '"mode" is no option', '„mode“ ist keine Spieloption'],
    ['sim --html no/such/page.html', 'cannot be written', 'lässt sich nicht schreiben'],
    ['sim --ladder none.md', '"none.md" cannot be read', '„none.md“ lässt sich nicht lesen'],
    ['duel steady', 'argument "second" is missing', 'fehlt die Angabe „second“'],
    ['deck none.txt', 'There is no file "none.txt"', 'Die Datei „none.txt“ gibt es nicht'],
  ])('%s', async (line, english, deutsch) => {
    expect(await tool(line)).toEqual({ code: 2, out: '', err: expect.stringContaining(english) });
    expect((await tool(`${line} --lang de`)).err).toContain(deutsch);
  });
});
