import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildDocs, buildPages } from './docs.mjs';
import { root } from './lib.mjs';

const folder = mkdtempSync(join(tmpdir(), 'docs-'));
const count = buildDocs(root, folder);
const { pages } = buildPages(root);
afterAll(() => rmSync(folder, { recursive: true }));

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

describe('the documentation', () => {
  it('has a page for every guide, decision and game', () => {
    const paths = pages.map(({ path }) => path);
    expect(count).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining(['index.html', 'architecture.html', 'rulings.html', 'rules/lcg.html']),
    );
    for (const { title } of pages) expect(title).not.toBe('');
  });

  it.each(pages.map(({ path }) => path))('%s leads only to what is there', (path) => {
    const html = read(path);
    for (const [, link] of html.matchAll(/(?:href|src)="([^"]+)"/g)) {
      if (/^(https?:|mailto:|\/$)/.test(link)) continue;
      const [to, anchor] = link.split('#');
      const meant = to === '' ? path : posix.join(posix.dirname(path), to);
      expect(existsSync(join(folder, meant)), `${path} → ${link}`).toBe(true);
      if (anchor) expect(read(meant), `${path} → ${link}`).toContain(`id="${anchor}"`);
    }
  });

  it('brings along whatever it shows, and no script or style of its own within the pages', () => {
    for (const { path } of pages) expect(read(path)).not.toMatch(/<script|<style| style="|onclick=/);
    expect(read('docs.css')).not.toMatch(/https?:/);
  });

  it('says the rules of a game in both languages, each with its id', () => {
    const rules = read('rules/dbg.html');
    expect(rules).toContain('id="DBG-TURN-01"');
    expect(rules).toMatch(/<td lang="de">[^<]+<\/td>/);
  });
});
