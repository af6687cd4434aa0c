import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';

const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-server-'));
const webRoot = join(folder, 'dist');

mkdirSync(join(webRoot, 'assets'), { recursive: true });
writeFileSync(join(webRoot, 'index.html'), '<html lang="de"></html>');
writeFileSync(join(webRoot, 'assets', 'page-1a2b.js'), 'export {};');
writeFileSync(join(folder, 'secret.txt'), 'not for visitors');
mkdirSync(join(folder, 'docs', 'rules'), { recursive: true });
writeFileSync(join(folder, 'docs', 'index.html'), '<h1>Docs</h1>');
writeFileSync(join(folder, 'docs', 'rules', 'lcg.html'), '<h1>Rules</h1>');
const app = createApp({ webRoot, docsRoot: join(folder, 'docs') });
afterAll(() => rmSync(folder, { recursive: true }));

describe('the page', () => {
  it('is served at / and asked for anew every time', async () => {
    const response = await app.request('/');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('<html');
  });

  it('is not sent again while it has not changed', async () => {
    const tag = (await app.request('/')).headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    expect((await app.request('/', { headers: { 'If-None-Match': tag } })).status).toBe(304);
  });

  it('has assets that browsers keep', async () => {
    const response = await app.request('/assets/page-1a2b.js');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/..%5c..%5csecret.txt'])(
    'gives away nothing outside its folder: %s',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('not for visitors');
    },
  );
});

describe('safe headers', () => {
  it.each(['/', '/healthz', '/nowhere'])('protect %s', async (path) => {
    const { headers } = await app.request(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });
});

it('files of the page carry what protects them, and nothing that only pages need', async () => {
  const { headers } = await app.request('/assets/page-abc.js');
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; script-src 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toBeNull();
});

it('answers at the health address', async () => {
  const response = await app.request('/healthz');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
});

describe('an unknown address', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.5', 'de', 'Hier ist nichts'],
    ['en-GB', 'en', 'Nothing here'],
    ['fr,de;q=0.3,en;q=0.7', 'en', 'Nothing here'],
    ['fr', 'en', 'Nothing here'],
    ['en;q=0, de', 'de', 'Hier ist nichts'],
    [undefined, 'en', 'Nothing here'],
  ])('is a 404 page in the language of %s', async (wish, language, title) => {
    const response = await app.request('/nowhere', { headers: wish ? { 'Accept-Language': wish } : {} });
    expect(response.status).toBe(404);
    const page = await response.text();
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(title);
  });
});

describe('the documentation', () => {
  it('is served under /docs', async () => {
    expect((await app.request('/docs')).headers.get('location')).toBe('/docs/');
    expect(await (await app.request('/docs/')).text()).toContain('Docs');
    const page = await app.request('/docs/rules/lcg.html');
    expect(await page.text()).toContain('Rules');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it.each(['/docs/../secret.txt', '/docs/%2e%2e/secret.txt', '/docs/..%2fsecret.txt'])(
    'ends at its folder: %s',
    async (path) => {
      expect(await (await app.request(path)).text()).not.toContain('not for visitors');
    },
  );

  it('is not there before it was built, and a page that does not exist is said not to', async () => {
    expect((await createApp({ webRoot }).request('/docs/')).status).toBe(404);
    expect((await app.request('/docs/nothing.html')).status).toBe(404);
  });
});
