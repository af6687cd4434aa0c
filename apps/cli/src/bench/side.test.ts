import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import { ChildSide } from './side.ts';

const folder = mkdtempSync(join(tmpdir(), 'tool-side-'));
afterAll(() => rmSync(folder, { recursive: true }));

function script(name: string, code: string): URL {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, code);
  return pathToFileURL(file);
}

/** Answers with its arguments, its number and all that it was asked so far. */
const repeating = script(
  'repeating',
  `const heard = [];
   process.on('message', (asked) => {
     heard.push(asked);
     process.send(asked.what === 'play' ? (asked.setups ?? ['own']) : { told: process.argv.slice(2), id: process.pid, heard });
   });`,
);
const dying = script('dying', `process.on('message', () => process.exit(7));`);

interface Told {
  readonly told: readonly string[];
  readonly id: number;
  readonly heard: readonly unknown[];
}

const sides: ChildSide[] = [];
afterEach(() => {
  for (const side of sides.splice(0)) side.leave();
});
function begin(code: URL): ChildSide {
  const side = new ChildSide('a folder', 'dbg', code);
  sides.push(side);
  return side;
}

test('a process is told its folder and game, and asked one thing after the other', async () => {
  const side = begin(repeating);
  expect(await side.play(null)).toEqual(['own']);
  await side.work('clone', 'luck', 3);
  await side.bytes('save', 'other luck');
  const { told, heard } = (await side.course(100, 200)) as unknown as Told;
  expect(told).toEqual(['a folder', 'dbg']);
  expect(heard).toEqual([
    { what: 'play', setups: null },
    { what: 'work', task: 'clone', seed: 'luck', times: 3 },
    { what: 'bytes', task: 'save', seed: 'other luck' },
    { what: 'course', from: 100, to: 200 },
  ]);
});

test('what is measured cold begins in a process of its own, which plays the same and ends with it', async () => {
  const side = begin(repeating);
  await side.play([{ seats: 2 }]);
  const cold = async () => (await side.cold('playouts', 'luck', 1000)) as unknown as Told;
  const [first, second] = [await cold(), await cold()];
  expect(first.told).toEqual(['a folder', 'dbg']);
  expect(first.heard).toEqual([
    { what: 'play', setups: [{ seats: 2 }] },
    { what: 'cold', task: 'playouts', seed: 'luck', milliseconds: 1000 },
  ]);
  const { id } = (await side.course(0, 1)) as unknown as Told;
  expect(new Set([first.id, second.id, id]).size).toBe(3);
  for (const gone of [first.id, second.id]) await expect.poll(() => isThere(gone)).toBe(false);
  expect(isThere(id)).toBe(true);
  side.leave();
  await expect.poll(() => isThere(id)).toBe(false);
});

test('a process that stops is told with its code', async () => {
  await expect(begin(dying).course(0, 1)).rejects.toThrow('a measured process stopped (7)');
  await expect(begin(dying).cold('playouts', 'luck', 10)).rejects.toThrow('a measured process stopped (7)');
});

/** Whether there is a process of that number. */
function isThere(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
