import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchChromium, locales, sizes } from './chromium.mjs';

export type Language = keyof typeof locales;
export type Size = keyof typeof sizes;

let browser: Browser;
let contexts: BrowserContext[] = [];
let complaints: string[] = [];

beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

// Whatever a page complains about fails its test: console errors, broken requests, refused styles and scripts.
afterEach(async () => {
  for (const context of contexts) await context.close();
  contexts = [];
  const heard = complaints;
  complaints = [];
  expect(heard).toEqual([]);
});

export interface Visit {
  readonly language?: Language;
  readonly size?: Size;
  /** What waits to be seen; nothing, unless a test is about it. */
  readonly pace?: 'all' | 'weighty' | 'none';
  /** Whether the page may keep itself for times without a network. */
  readonly keeps?: boolean;
}

/** A fresh visitor, with a browser in the given language and a window of the given size. */
export async function visitor({ language = 'de', size = 'wide', pace = 'none', keeps = false }: Visit = {}) {
  const context = await browser.newContext({
    baseURL: inject('url'),
    locale: locales[language],
    viewport: sizes[size],
    reducedMotion: 'reduce',
    serviceWorkers: keeps ? 'allow' : 'block',
  });
  contexts.push(context);
  await context.addInitScript(
    ([key, value]) => {
      // An empty page has no storage to speak of.
      if (location.protocol.startsWith('http') && !localStorage.getItem(key!)) localStorage.setItem(key!, value!);
    },
    ['tafelrunde.settings', JSON.stringify({ pace })],
  );
  context.on('console', (message) => {
    // What could not be loaded is told more exactly by the response.
    if (message.text().startsWith('Failed to load resource')) return;
    // Our own doing, see `keeps`.
    if (message.text().startsWith('Service Worker registration blocked by Playwright')) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('requestfailed', (request) => complaints.push(`${request.url()}: ${request.failure()?.errorText}`));
  context.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      complaints.push(`${response.url()}: ${response.status()}`);
    }
  });
  return context;
}

/** The start page as a fresh visitor sees it, with its fonts loaded. */
export async function startPage(options?: Visit): Promise<Page> {
  const page = await (await visitor(options)).newPage();
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate('document.fonts.ready.then(() => true)');
  return page;
}
