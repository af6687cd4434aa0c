/// <reference lib="dom" />
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scenes } from './scenes.mjs';
import { startPage, visitor } from './visit.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
const MINUTE = 60_000;

describe('in development', () => {
  let server: ChildProcess;
  let url = '';

  beforeAll(async () => {
    const child = spawn(process.execPath, [vite, web, '--host', '127.0.0.1', '--port', '0'], {
      cwd: web,
      stdio: ['ignore', 'pipe', 'inherit'],
      // Colours would stand in the address; they are on wherever CI is said.
      env: { ...process.env, NO_COLOR: '1' },
    });
    server = child;
    for await (const line of createInterface({ input: child.stdout })) {
      url = line.match(/http:\/\/\S+/)?.[0] ?? '';
      if (url !== '') break;
    }
  }, 2 * MINUTE);
  afterAll(() => server?.kill());

  it('the gallery lists the moments of the pictures, and shows one with its question and its cards in every state', {
    timeout: 4 * MINUTE,
  }, async () => {
    const page = await (await visitor({ language: 'en' })).newPage();
    await page.goto(`${url}#/gallery/dbg-turn`);
    const names = Object.entries(scenes).flatMap(([name, { played }]) => (played ? [name] : []));
    await page.getByRole('navigation', { name: 'Scenes' }).waitFor({ timeout: 2 * MINUTE });
    expect(await page.getByRole('navigation', { name: 'Scenes' }).getByRole('link').allInnerTexts()).toEqual(names);
    await page
      .locator('[data-state="can be chosen"] .card.can')
      .first()
      .waitFor({ timeout: 2 * MINUTE });
    expect(await page.locator('#prompt [data-option]').count()).toBeGreaterThan(0);
    expect(await page.locator('[data-state="chosen"] .card.picked').count()).toBeGreaterThan(3);
    expect(await page.locator('[data-state="exhausted"] .turned').count()).toBeGreaterThan(3);
    expect(await page.locator('[data-state="all tokens"] .token').count()).toBeGreaterThan(12);
    expect(await page.locator('iframe').count()).toBe(2);
  });
});

it('a page that is built has no gallery', async () => {
  const page = await startPage({ language: 'en' });
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto('/#/gallery');
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
});
