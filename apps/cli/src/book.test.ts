import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPlayer } from '@tafelrunde/bots';
import { History, seedWords } from '@tafelrunde/kernel';
import { starterDecks } from '@tafelrunde/lcg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { barsIn, slowClock } from '../test/bars.ts';
import { findGame, theGames } from './games.ts';
import { memoryIo } from './memory-io.ts';
import { run } from './tool.ts';

// Games are played, and the machine may be busy.
vi.setConfig({ testTimeout: 120_000 });

const LANGS = ['en', 'de'] as const;

let cwd = '';
beforeAll(async () => {
  cwd = mkdtempSync(join(tmpdir(), 'tool-book-'));
  const dbg = findGame(theGames, 'dbg')!;
  const begun = History.start(dbg, { seats: 2 }, 'book');
  if (!begun.ok) throw new Error('refused');
  const history = begun.value;
  const [bot, luck] = [await loadPlayer(dbg, 'steady'), seedWords('book')];
  while (history.length < 12) history.answer(bot.choose(history.match, luck).id);
  writeFileSync(join(cwd, 'game.json'), JSON.stringify(history.record));
  writeFileSync(
    join(cwd, 'deck.txt'),
    [...starterDecks.lore.heroes.map((id) => [id, 1]), ...Object.entries(starterDecks.lore.deck)]
      .map(([id, n]) => `${n}x ${id}`)
      .join('\n'),
  );
  writeFileSync(join(cwd, 'broken.json'), '{"game":');
  writeFileSync(join(cwd, 'page.md'), 'before\n<!-- ladder -->\n<!-- /ladder -->\nafter\n');
});
afterAll(() => rmSync(cwd, { recursive: true }));

/** What a call says, with its code and what it writes into files; the folder it works in is of no interest. */
async function said(line: string, lang: (typeof LANGS)[number]): Promise<string> {
  const before = new Map(readdirSync(cwd).map((name) => [name, readFileSync(join(cwd, name), 'utf8')]));
  const io = memoryIo({ cwd, env: {}, isTTY: true, clock: slowClock() });
  const code = await run([...line.split(' '), '--lang', lang], io);
  const written = readdirSync(cwd).filter((name) => readFileSync(join(cwd, name), 'utf8') !== before.get(name));
  const files = written.map((name) => `\n[${name}]\n${readFileSync(join(cwd, name), 'utf8')}`);
  for (const name of written) {
    const old = before.get(name);
    if (old === undefined) rmSync(join(cwd, name));
    else writeFileSync(join(cwd, name), old);
  }
  const err = barsIn(io.err);
  const all = `$ ${line} --lang ${lang}: ${code}\n${io.out}${err === '' ? '' : `! ${err}`}${files.join('')}`;
  return `${all.replaceAll(cwd, '.').replaceAll('\r', '').trimEnd()}\n`;
}

async function book(lines: readonly string[]): Promise<string> {
  const all: string[] = [];
  for (const line of lines) {
    // What is for programs, and the long tables of scenarios, speak one language.
    const langs = /--json|--scenario all|--csv/.test(line) ? (['en'] as const) : LANGS;
    for (const lang of langs) all.push(await said(line, lang));
  }
  return all.join('\n');
}

const file = (name: string): string => fileURLToPath(new URL(`../test/book/${name}.txt`, import.meta.url));

describe('what the tool says is as the book has it', () => {
  test('of series, duels and decks', async () => {
    await expect(
      await book([
        'sim --scenario mirkwood --games 3 --cores 1 --seed a --csv games.csv',
        'sim --game dbg --games 2 --cores 1 --seed a --bot random,steady --json',
        'sim --scenario all --deck leadership+lore,tactics --games 4 --cores 1 --seed a --option mode=easy',
        'sim --game runebound --games 1 --cores 1 --seed a --csv games.csv',
        'sim --game tcg --games 2 --cores 1 --seed a --html report.html',
        'duel random steady --game dbg --games 6 --cores 1 --seed a',
        'duel random steady --game dbg --games 4 --cores 1 --seed a --json',
        'deck lore --games 2 --cores 1 --seed a --scenario mirkwood',
        'deck deck.txt --games 1 --cores 1 --seed a --json',
        'deck lore --games 4 --cores 1 --seed a --scenario mirkwood,anduin',
        'sim --ladder --game dbg --rung RANDOM --games 3 --cores 1 --seed a',
        'sim --ladder page.md --game tcg --rung RANDOM --games 2 --cores 1 --seed a',
        'sim --ladder nowhere.md --game dbg --rung random --games 1 --cores 1',
        'sim --ladder game.json --game dbg --rung random --games 1 --cores 1',
      ]),
    ).toMatchFileSnapshot(file('series'));
  });

  test('of studies and of what was learnt', async () => {
    const lines: string[] = [];
    for (const study of ['dbg --games 1 --seats 2', 'tcg --games 1', 'runebound --games 1 --seats 2']) {
      lines.push(await said(`study ${study} --seed a`, 'en'));
    }
    lines.push(await said('train --game dbg --games 30 --seats 2,3 --seed a --json --out learnt.ts', 'en'));
    await expect(lines.join('\n')).toMatchFileSnapshot(file('studies'));
  });

  test('of games that were played', async () => {
    await expect(
      await book([
        'replay game.json',
        'replay game.json --json',
        'replay game.json --to 5',
        'replay game.json --check',
        'analyse game.json --deals 2 --cores 1',
        'analyse game.json --deals 2 --cores 1 --json',
      ]),
    ).toMatchFileSnapshot(file('games'));
  });

  test('of cards', async () => {
    await expect(
      await book([
        'cards --game dbg --type hero',
        'cards --game lcg --type hero',
        'cards --game tcg --type ring --json',
      ]),
    ).toMatchFileSnapshot(file('cards'));
  });

  test('of what it cannot do', async () => {
    await expect(
      await book([
        ...['sim --games 0', 'sim --games x', 'sim --game chess', 'sim --scenario nowhere', 'sim --deck none'],
        ...[
          'sim --bot strong',
          'sim --option x --games 1 --cores 1',
          'sim --option x=y --games 1 --cores 1',
          'sim --deck a+b+c+d+e --cores 1',
          'sim --seats 9 --games 1 --cores 1',
        ],
        ...[
          'sim --cores 0',
          'sim --games 1 --cores 1 --html no/where.html',
          'duel a',
          'duel a b',
          'deck nobody',
          'deck game.json --games 1 --cores 1',
        ],
        ...[
          'replay',
          'replay nowhere.json',
          'replay broken.json',
          'replay game.json --to x',
          'replay game.json --to 99',
        ],
        ...['analyse broken.json', 'analyse game.json --deals 0', 'puzzles --count 0', 'puzzles --game chess'],
        ...['fuzz --games 0', 'fuzz --game chess', 'bench --seconds 0', 'study chess', 'train --game tcg --games 0'],
        ...[
          'move',
          'move --from nowhere.db --to x.db',
          'move --from sqlite:nowhere --to postgres://x',
          'move --from xsqlite:a --to postgres://x',
          'backup',
          'operator',
          'rules --game x',
          'serve --port x',
        ],
        ...['worker', 'load --people 9', 'crash --nodes 0', 'siege --tables 0'],
      ]),
    ).toMatchFileSnapshot(file('refusals'));
  });
});
