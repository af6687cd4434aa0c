/// <reference lib="dom" />
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { connectChromium, locales, sizes } from './chromium.mjs';

export type Language = keyof typeof locales;
export type Size = keyof typeof sizes;

export interface Visit {
  readonly language?: Language;
  readonly size?: Size;
  /** What waits to be seen; nothing, unless a test is about it. */
  readonly pace?: 'all' | 'weighty' | 'none';
  /** How it goes on; only when somebody says so, unless a test is about it. */
  readonly speed?: 'slow' | 'normal' | 'fast' | 'wait';
  /** Windows of the living card game that are always asked, where a test is about them. */
  readonly asks?: readonly string[];
  /** Whether a finished game is analysed by itself; only where a test is about it. */
  readonly analysis?: 'auto' | 'ask';
  /** Whether the page may keep itself for times without a network. */
  readonly keeps?: boolean;
  /** The server that is visited; the one that all tests share, unless told otherwise. */
  readonly at?: string;
}

function settingsOf({ pace = 'none', speed = 'wait', analysis = 'ask', asks = [] }: Visit): string {
  const windows = Object.fromEntries(asks.map((id) => [id, true]));
  // What loses at once is done when a test says so.
  return JSON.stringify({ pace, speed, analysis, confirm: 'never', stops: { lcg: { windows, cards: {} } } });
}

let browser: Promise<Browser> | undefined;
/** Of visitors that leave with their test. */
let contexts: BrowserContext[] = [];
let complaints: string[] = [];
/** Pages that wait for their next visitor: one that has read our scripts before is much quicker than a fresh one. */
const waiting = new Map<string, Page[]>();
let visited: { readonly manner: string; readonly page: Page }[] = [];

/** A fresh visitor, with a browser in the given language and a window of the given size. */
export async function visitor(visit: Visit = {}): Promise<BrowserContext> {
  const context = await newContext(visit);
  contexts.push(context);
  await context.addInitScript(
    ([key, value]) => {
      // An empty page has no storage to speak of.
      if (location.protocol.startsWith('http') && !localStorage.getItem(key!)) localStorage.setItem(key!, value!);
    },
    ['tafelrunde.settings', settingsOf(visit)],
  );
  return context;
}

/** The start page as somebody sees it who was never here before, with its fonts loaded. */
export async function startPage(visit: Visit = {}): Promise<Page> {
  const page = visit.keeps ? await (await visitor(visit)).newPage() : await forgetfulPage(visit);
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate('document.fonts.ready.then(() => true)');
  return page;
}

/** Called after every test. Whatever a page complains about fails it: console errors, broken requests, refused styles. */
export async function leave(failed: boolean): Promise<void> {
  const heard = complaints;
  for (const context of contexts) await context.close();
  for (const { manner, page } of visited) {
    if (failed || page.isClosed()) await page.context().close();
    else {
      await page.goto('about:blank');
      waiting.set(manner, [...(waiting.get(manner) ?? []), page]);
    }
  }
  contexts = [];
  visited = [];
  // What was stopped by leaving is nobody's fault.
  complaints = [];
  expect(heard).toEqual([]);
}

/** A page that knows nothing of earlier visitors, but has our scripts at hand. */
async function forgetfulPage(visit: Visit): Promise<Page> {
  const { language = 'de', size = 'wide' } = visit;
  const manner = `${language} ${size}`;
  const page = waiting.get(manner)?.pop() ?? (await (await newContext({ language, size })).newPage());
  visited.push({ manner, page });
  await page.context().clearCookies();
  // Any small file of ours will do to reach the storage.
  await page.goto('/plain.css');
  await page.evaluate((settings) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('tafelrunde.settings', settings);
  }, settingsOf(visit));
  return page;
}

async function newContext({
  language = 'de',
  size = 'wide',
  keeps = false,
  at = inject('url'),
}: Visit): Promise<BrowserContext> {
  browser ??= connectChromium(inject('browser'));
  const context = await (await browser).newContext({
    baseURL: at,
    locale: locales[language],
    viewport: sizes[size],
    reducedMotion: 'reduce',
    colorScheme: 'dark',
    serviceWorkers: keeps ? 'allow' : 'block',
  });
  context.on('console', (message) => {
    // What could not be loaded is told more exactly by the response.
    if (message.text().startsWith('Failed to load resource')) return;
    // Our own doing, see `keeps`.
    if (message.text().startsWith('Service Worker registration blocked by Playwright')) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Whoever goes on to another page stops what was still on its way, such as the icon of the last one.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`${request.url()}: ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      complaints.push(`${response.url()}: ${response.status()}`);
    }
  });
  return context;
}
