/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Visitor } from '../../server/src/client/visitor.ts';
import { browserAt, mailCatcher, pushCatcher } from '../../server/test/catchers.ts';
import { eventually } from '../../server/test/serving.ts';
import { violations } from './accessibility.ts';
import { alsoAs, annaIsAsked, answer, club, come, cuttable, gameOf, playUntil } from './club.ts';
import { position } from './play.ts';
import { visitor } from './visit.ts';

/** The table on that page, in sight. */
async function atTable(page: Page, id: string): Promise<void> {
  await page.goto(`/#/online/${id}`);
  await page.locator('.frame').first().waitFor();
}

/** The browser thinks that nobody looks at the page, or somebody does again. */
const look = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** A browser that knows of no push service but this one, whose owner lets it show messages: a shell without windows never asks him. */
async function subscribingAt(page: Page, subscription: object): Promise<void> {
  await page.context().addInitScript((given) => {
    let now: object | null = null;
    const subscribe = async (): Promise<object> => {
      now = { ...given, toJSON: () => given };
      return now;
    };
    Object.assign(globalThis.PushManager?.prototype ?? {}, { subscribe, getSubscription: async () => now });
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
  }, subscription);
}

describe('who is away is called', () => {
  it('by push and by letter, as long as he wants it', { timeout: 60_000 }, async () => {
    const [push, mail] = [await pushCatcher(), await mailCatcher()];
    const { url, days, jobs } = await club({ pushServices: [push.host], smtp: mail.smtp, callSeconds: 60 });
    const page = await come(url, 'Anna', { keeps: true, language: 'en' });
    const browser = browserAt(`http://${push.host}/anna`);
    await subscribingAt(page, browser.subscription);
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    await page.goto('/#/calls');
    await page.reload();
    await page.locator('[data-push-on]').click();
    await page.locator('[data-push="on"]').waitFor();
    await page.locator('[name="address"]').fill('anna@example.org');
    await page.getByRole('button', { name: 'Send a code' }).click();
    await page.locator('[name="code"]').waitFor();
    await page.locator('[name="code"]').fill(/\b(\d{6})\b/.exec(mail.letters[0]!)![1]!);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('[data-mail-to]').waitFor();
    expect(await violations(page)).toEqual([]);

    const [anna, bert] = [await alsoAs(page, url), await Visitor.called(url, 'Bert')];
    const { id, lines } = await gameOf([anna, bert]);
    await playUntil(lines, 0);
    const called = async (): Promise<readonly [number, number]> => {
      days.at += 61_000;
      await jobs.doNow('calls');
      return [push.caught.length, mail.letters.length];
    };
    const who = (await anna.must<{ me: { who: string } }>('GET', '/me')).me.who;
    const isGone = async (): Promise<void> => {
      while ((await bert.must<{ here: boolean }>('GET', `/people/${who}`)).here);
    };
    lines[0].close();
    // Her page is open and looked at: it calls her itself.
    expect(await called()).toEqual([0, 1]);
    await page.goto('about:blank');
    await isGone();
    expect(await called()).toEqual([1, 2]);
    const message = browser.read(push.caught[0]!.body);
    expect(JSON.parse(message)).toMatchObject({
      path: `/#/online/${id}`,
      body: 'With Bert.',
      title: expect.stringMatching(/^Your turn/),
    });

    // Enough: the switch ends push, the link in the letter ends letters.
    const stop = /http\S+\/api\/calls\/stop\/[\w.-]+/.exec(mail.letters[1]!.replaceAll('=\r\n', ''))![0];
    await page.goto(stop);
    expect(await page.locator('body').innerText()).toContain('no more letters');
    await page.goto('/#/calls');
    await page.locator('[name="push"]').uncheck();
    await page.getByText('Kept.').waitFor();
    expect(await page.locator('[name="mail"]').isChecked()).toBe(false);
    await page.goto('about:blank');
    const again = await anna.sitDown(id);
    await again.until(() => again.picture?.decision != null);
    const both = [again, lines[1]] as const;
    await answer(again, both);
    await playUntil(both, 1);
    await answer(lines[1], both);
    await playUntil(both, 0);
    again.close();
    await isGone();
    expect(await called()).toEqual([1, 2]);
  });

  it('by the tab, its icon, the badge and the start page; "next game" leads from one to the other', async () => {
    const given = await club();
    const { page, anna, bert, id, lines } = await annaIsAsked(given);
    const second = await gameOf([anna, bert]);
    await playUntil(second.lines, 0);
    await page.addInitScript(() => {
      Object.assign(navigator, {
        setAppBadge: async (n: number) => void document.documentElement.setAttribute('data-badge', String(n)),
      });
    });
    await page.goto('/');
    await page.reload();
    await page.locator('[data-turn]').nth(1).waitFor();
    expect(await page.title()).toMatch(/^Du bist dran \(2\) · /);
    expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe('/icon-turn.svg');
    expect(await page.locator('html').getAttribute('data-badge')).toBe('2');
    expect(await violations(page)).toEqual([]);
    await page.locator(`[data-turn="${id}"]`).first().click();
    await page.locator('#prompt').waitFor();
    // The table in sight does not count.
    await page.waitForFunction(() => document.title.startsWith('Du bist dran · '));
    await answer(lines[0], lines);
    await playUntil(lines, 1);
    await page.locator('[data-next-game]').click();
    await page.waitForFunction((next) => location.hash.endsWith(next), second.id);
    await page.locator('#prompt').waitFor();
    await page.waitForFunction(() => !document.title.startsWith('Du bist dran'));
    expect(await page.locator('link[rel="icon"]').getAttribute('href')).toBe('/icon.svg');
    await look(page, true);
    await page.waitForFunction(() => document.title.startsWith('Du bist dran · '));
  });
});

/** Runs in the page: what is heard and what the browser shows is written down instead. */
function listenIn(): void {
  const set = (): object => ({ setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} });
  const node = (): object => ({
    gain: set(),
    frequency: set(),
    connect: (next: object) => next,
    start() {},
    stop() {},
  });
  class Quiet {
    state = 'running';
    currentTime = 0;
    createGain = node;
    createOscillator(): object {
      document.documentElement.dataset.tones = 'heard';
      return node();
    }
  }
  class Shown {
    static permission = 'granted';
    constructor(title: string, { tag }: { tag: string }) {
      document.documentElement.dataset.shown = `${document.documentElement.dataset.shown ?? ''} ${title} ${tag}`;
    }
  }
  Object.assign(globalThis, { AudioContext: Quiet, Notification: Shown });
}

describe('who has the page open', () => {
  it('hears of other tables; while he looks elsewhere his browser tells him, but not of tables he has muted', async () => {
    const { url } = await club();
    const page = await come(url, 'Anna');
    await page.addInitScript(listenIn);
    await page.goto('/#/calls');
    await page.reload();
    await page.locator('[name="sound"]').check();
    const [anna, bert] = [await alsoAs(page, url), await Visitor.called(url, 'Bert')];
    // Bert begins, so nobody waits for Anna yet.
    const tables = [await gameOf([bert, anna]), await gameOf([bert, anna]), await gameOf([bert, anna])];
    for (const { lines } of tables) await playUntil(lines, 0);
    const noted = (): Promise<Record<string, string | undefined>> =>
      page.evaluate(() => ({ ...document.documentElement.dataset }));
    await page.locator(`[name="call-${tables[2]!.id}"]`).uncheck();
    await page.getByText('Gemerkt.').waitFor();
    await playUntil(tables[0]!.lines, 1);
    await page.waitForFunction(() => document.documentElement.dataset.tones === 'heard');
    expect((await noted()).shown).toBeUndefined();
    await look(page, true);
    await playUntil(tables[2]!.lines, 1);
    await playUntil(tables[1]!.lines, 1);
    await page.waitForFunction(() => document.title.startsWith('Du bist dran (3)'));
    await page.waitForFunction((id) => document.documentElement.dataset.shown?.includes(id), tables[1]!.id);
    expect((await noted()).shown).not.toContain(tables[2]!.id);
  });
});

describe('at the table', () => {
  it('phrases are read by each in his own language, what is new is marked, and who is muted is not heard', async () => {
    const given = await club();
    const { page, bert, id, lines } = await annaIsAsked(given);
    await atTable(page, id);
    await bert.must('GET', '/me');
    await lines[1].say({ type: 'chat', text: '/well-played' });
    await page.locator('[data-unread]', { hasText: '1' }).waitFor();
    await page.locator('[data-dock]').click();
    await page.getByText('Gut gespielt!').first().waitFor();
    await page.locator('[data-unread]').waitFor({ state: 'detached' });
    await page.locator('[data-phrases]').click();
    expect(await violations(page)).toEqual([]);
    await page.locator('[data-phrase="thanks"]').click();
    await eventually(() => lines[1].mirror.chat.some(({ text }) => text === '/thanks'));
    await page.locator('[data-mute="Bert"]').first().click();
    await page.getByText('Gut gespielt!').waitFor({ state: 'detached' });
    await lines[1].say({ type: 'chat', text: 'hear me' });
    await lines[1].say({ type: 'chat', text: '/bye' });
    await page.locator('[data-unmute="Bert"]').waitFor();
    expect(await page.getByText('hear me').count()).toBe(0);
    await page.locator('[data-unmute="Bert"]').click();
    await page.getByText('hear me').waitFor();
  });

  it('says who is here, away, thinking or gone, for how long the seat waits, and what may be done', async () => {
    const given = await club({ graceSeconds: 45 });
    const { page, bert, id, lines } = await annaIsAsked(given);
    await atTable(page, id);
    const face = (seat: number) => page.locator(`[data-face="${seat}"]`);
    await page.locator('[data-face="0"][data-state="thinks"]').waitFor();
    expect(await face(1).getAttribute('data-state')).toBe('here');
    await lines[1].say({ type: 'attention', looking: false });
    await page.locator('[data-face="1"][data-state="away"]').waitFor();
    const tablet = await bert.sitDown(id);
    await page.locator('[data-face="1"][data-state="here"]').waitFor();
    await page.locator('[data-people]').click();
    await page.locator('[data-member="1"]', { hasText: 'auf 2 Geräten' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    tablet.close();
    lines[1].close();
    const absent = page.locator('[data-absent="1"]');
    await absent.waitFor();
    expect(await absent.innerText()).toMatch(/Bert ist unterbrochen\. Der Platz wartet noch 4\d s/);
    // It stands between the bar and the table, and covers neither.
    const [bar, news, board] = await Promise.all(
      ['.frame header', '.news', '.frame #content'].map((part) => page.locator(part).first().boundingBox()),
    );
    expect(news!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height - 1);
    expect(board!.y).toBeGreaterThanOrEqual(news!.y + news!.height - 1);
    given.days.at += 46_000;
    // Whoever comes lets everybody be told.
    (await Visitor.called(given.url, 'Cleo')).sitDown(id);
    await page.locator('[data-bot-for]').click();
    await page.locator('[data-face="1"][data-state="gone"]').waitFor();
    await absent.waitFor({ state: 'detached' });
    await page.locator('[data-watchers="1"]').waitFor();
  });

  it('a wish to take back is answered in the prompt, and can be withdrawn', async () => {
    const { url } = await club();
    const page = await come(url, 'Anna');
    const [bert, anna] = [await Visitor.called(url, 'Bert'), await alsoAs(page, url)];
    const players = [{ starter: 'leadership' }, { starter: 'tactics' }];
    const setup = { scenario: 'mirkwood', mode: 'standard', players };
    const { id, lines } = await gameOf([bert, anna], { game: 'lcg', setup });
    // Whoever commits first shows nothing by it, and the other one is asked next: that can be taken back, if he agrees.
    const isCommitting = (): boolean => lines[0].picture?.decision?.prompt[0] === 'lcg.ask.commit';
    while (!isCommitting()) await answer(lines.find(({ picture }) => picture?.decision) ?? lines[0], lines);
    const hero = lines[0].picture!.decision!.options.findLast(({ cards }) => cards.length > 0)!;
    await lines[0].answer(hero.id);
    await lines[0].until(() => lines[0].picture!.picks.length > 0);
    await lines[0].answer('done');
    await lines[1].until(() => lines[1].picture!.decision !== null);
    await atTable(page, id);
    const wish = (): Promise<{ type: string }> =>
      lines[0].say({ type: 'undo', branch: lines[0].picture!.branch, to: null });
    expect((await wish()).type).toBe('done');
    const plea = page.locator('.ask [data-plea]');
    await plea.waitFor();
    expect(await plea.innerText()).toContain('Bert');
    await lines[0].say({ type: 'consent', agree: false });
    await plea.waitFor({ state: 'detached' });
    expect(lines[0].mirror.chat.some(({ event }) => event === 'undo-refused')).toBe(false);
    expect((await wish()).type).toBe('done');
    const before = lines[0].picture!.position;
    await page.locator('[data-agree]').click();
    await eventually(() => lines[0].picture!.position < before);
  });

  it('a click made while the line is down is kept and sent, or said to be lost; the line comes back by a press', {
    timeout: 60_000,
  }, async () => {
    const given = await club();
    const { url } = given;
    const page = await come(url, 'Anna');
    const line = await cuttable(page);
    const [anna, bert] = [await alsoAs(page, url), await Visitor.called(url, 'Bert')];
    const { id, lines } = await gameOf([anna, bert]);
    await playUntil(lines, 0);
    await page.reload();
    await atTable(page, id);
    await page.locator('#prompt').waitFor();
    const at = Number(await position(page));
    // How long a page waits before it tries by itself has some luck in it: so long that the press comes first.
    await page.evaluate(() => {
      Math.random = () => 10_000;
    });
    await line.cut();
    await page.locator('[data-line="lost"]').waitFor();
    await page.locator('[data-option], [data-card].can').last().click();
    await page.locator('[data-kept]').waitFor();
    expect(lines[1].picture!.position).toBe(at);
    await page.evaluate(() => {
      Math.random = () => 0;
    });
    line.mend();
    await page.locator('[data-retry]').click();
    await page.locator('[data-line]').waitFor({ state: 'detached' });
    await eventually(() => lines[1].picture!.position > at);

    await playUntil(lines, 0);
    await page.locator(`#prompt[data-position="${lines[0].picture!.position}"]`).waitFor();
    await line.cut();
    await page.locator('[data-line="lost"]').waitFor();
    await page.locator('[data-option], [data-card].can').last().click();
    await page.locator('[data-kept]').waitFor();
    // On another device she has decided meanwhile.
    await answer(lines[0], lines);
    line.mend();
    // This time it comes back by itself.
    await page.locator('[data-lost]').waitFor();
    await page.locator('[data-line]').waitFor({ state: 'detached' });
  });

  it('who resigns says so to all', async () => {
    const given = await club();
    const { page, id, lines } = await annaIsAsked(given);
    await atTable(page, id);
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('button', { name: 'Aufgeben' }).click();
    await page.getByRole('button', { name: 'Ja, aufgeben' }).click();
    await eventually(() => lines[1].mirror.table!.state === 'over');
    expect(lines[1].mirror.chat).toContainEqual(expect.objectContaining({ event: 'resigned', name: 'Anna' }));
    await page.getByRole('dialog').getByText('Bert').first().waitFor();
  });
});

describe('who watches', () => {
  it('needs no name, has no hand, and follows a player with the delay that the host allows', async () => {
    const given = await club();
    const { page, id } = await annaIsAsked(given, { follow: 5 });
    await atTable(page, id);
    const watcher = await (await visitor({ at: given.url, language: 'en' })).newPage();
    await watcher.goto(`/#/online/${id}`);
    await watcher.locator('[data-watch]').waitFor();
    await page.locator('[data-watchers="1"]').waitFor();
    expect(await watcher.locator('[data-zone="hand"]').count()).toBe(0);
    expect(await watcher.locator('body').innerText()).not.toMatch(/[Yy]our hand/);
    expect(await watcher.locator('[data-undo]').count()).toBe(0);
    expect(await page.locator('[data-zone="hand"] [data-card]').count()).toBeGreaterThan(0);
    await watcher.locator('select[name="from"]').selectOption('1');
    await watcher.locator('[data-follow="1"]').waitFor();
    expect(await violations(watcher)).toEqual([]);
    await watcher.locator('select[name="from"]').selectOption('0');
    await watcher.locator('[data-follow="0"]').click();
    await watcher.getByText('Please wait a little').waitFor();
    given.days.at += 6 * 60_000;
    await watcher.locator('[data-follow="0"]').click();
    await watcher.locator('[data-following="0"]').waitFor();
    await watcher.locator('[data-zone="hand"] [data-card]').first().waitFor();
    expect(await watcher.locator('[data-zone="hand"]').getAttribute('aria-label')).toBe('Anna’s hand');
    expect(await watcher.locator('#prompt').count()).toBe(0);
    await watcher.locator('[data-unfollow]').click();
    await watcher.locator('[data-zone="hand"]').waitFor({ state: 'detached' });
  });
});
