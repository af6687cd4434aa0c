import { expect, test } from 'vitest';
import { findGame, theGames } from '../games.ts';
import { memoryIo } from '../memory-io.ts';
import { justSample } from '../test-games.ts';
import { run } from '../tool.ts';
import * as crash from './crash.ts';
import * as load from './load.ts';
import * as siege from './siege.ts';

async function call(line: string) {
  const io = memoryIo();
  const code = await run(line.split(' '), io, [load, crash, siege]);
  return { code, err: io.err };
}

test.each([
  ['load --tables 0', '"0" does not fit --tables'],
  ['load --seconds soon', '"soon" does not fit --seconds'],
  ['load --people 8', '"8" does not fit --people'],
  ['load --game chess', 'There is no game "chess"'],
  ['siege --seconds 1', '"1" does not fit --seconds'],
  ['siege --tables 0', '"0" does not fit --tables'],
  ['crash --moments 0', '"0" does not fit --moments'],
])('%s gets a sentence and exit code 2', async (line, sentence) => {
  expect(await call(line)).toMatchObject({ code: 2, err: expect.stringContaining(sentence) });
});

test('equal calls play equal set-ups', () => {
  const setup = load.setupsOf(findGame(theGames, 'lcg')!, 2);
  expect([1, 2, 3, 4].map(() => (setup() as { readonly scenario: string }).scenario)).toEqual([
    'return-to-mirkwood',
    'rhosgobel',
    'hunt-for-gollum',
    'anduin',
  ]);
});

test('set-ups are found for as many people as are wanted', () => {
  const [game] = justSample.hidden.concat(justSample.shown);
  const setup = load.setupsOf(game, 3);
  for (let i = 0; i < 5; i++) expect(setup()).toMatchObject({ seats: 3 });
  expect(() => load.setupsOf(game, 7)()).toThrow('cannot be played by 7');
});
