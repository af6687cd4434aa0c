/// <reference lib="dom" />
import { loadPlayer } from '@tafelrunde/bots';
import { cardsIn, History, type Match, type Plain, seedWords } from '@tafelrunde/kernel';
import {
  hexesWithin,
  isDelayed,
  type RbDef,
  type RbState,
  runebound,
  tokenNumber,
  tokens,
  ZONE,
} from '@tafelrunde/runebound';
import { rule } from '@tafelrunde/testing/rule';
import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { violations } from './accessibility.ts';
import { openOptions, playOn, startForm, startGame } from './play.ts';
import { type Language, type Size, startPage } from './visit.ts';

type M = Match<RbState>;
const defs = runebound.defs as readonly RbDef[];
const SETUP = { players: 2, scenario: 'margath', heroes: ['corbin', 'lissa'], first: 0 } as unknown as Plain;
// Whole games are looked through for a moment, and machines are shared.
vi.setConfig({ testTimeout: 120_000 });

/** The record of a game between bots up to the first moment that is wanted. */
async function recordUntil(isThere: (m: M) => boolean): Promise<string> {
  const bot = await loadPlayer(runebound, 'steady');
  for (let seed = 0; seed < 60; seed++) {
    const started = History.start(runebound, SETUP, `moment ${seed}`);
    if (!started.ok) throw new Error(started.problem[0]);
    const history = started.value;
    const random = seedWords(`luck ${seed}`);
    for (let decision = history.match.decision(); decision; decision = history.match.decision()) {
      if (decision.options.length > 1 && isThere(history.match)) return JSON.stringify(history.record);
      history.answer(bot.choose(history.match, random).id);
    }
  }
  throw new Error('60 games without that moment');
}

async function load(language: Language, record: string, size: Size = 'wide'): Promise<Page> {
  const page = await startPage({ language, size });
  const form = await openOptions(page, 'runebound', language);
  await form
    .getByLabel(language === 'de' ? 'Aufzeichnung laden' : 'Load a record')
    .setInputFiles({ name: 'moment.json', mimeType: 'application/json', buffer: Buffer.from(record) });
  await page.locator('#prompt').waitFor();
  return page;
}

/** What both sides of the scenario card in that part of the page say. */
async function sides(within: Locator): Promise<{ front: string; back: string }> {
  const side = (name: string) => within.locator(`.side.${name}:visible`);
  expect(await side('front').isVisible()).toBe(true);
  expect(await side('back').isVisible()).toBe(true);
  return { front: await side('front').innerText(), back: await side('back').innerText() };
}

const margath = defs.find(({ id }) => id === 'margath')!;
/** What stands on the back, after the rules of the front. */
const abilities = margath.texts.slice(margath.boss!.rules.length);

rule('RB-SETUP-01', 'everybody takes any seat, and turns go round as people sit', async () => {
  const page = await startPage({ language: 'de' });
  const form = await openOptions(page, 'runebound', 'de');
  await form.locator('[name="players"]').selectOption('3');
  // The person sits in the middle, the bots on the other two seats; the last seat begins.
  for (const [seat, kind] of ['steady', 'human', 'steady'].entries()) {
    await form.locator(`[name="seat-${seat}"]`).selectOption(kind);
  }
  for (const [seat, hero] of ['mok', 'thorn', 'laurel'].entries()) {
    await form.locator(`[name="hero-${seat}"]`).selectOption(hero);
  }
  await form.locator('[name="first"]').selectOption('2');
  await form.locator('[name="seed"]').fill('Runde');
  await startForm(page, 'de');
  await page.locator('#prompt').waitFor();
  const map = await page.locator('.map .world').boundingBox();
  expect(map!.width).toBeGreaterThan(400);
  const turns = page.locator('.log, [role="log"]').getByText(/ist am Zug/);
  for (let answers = 0; answers < 80 && (await turns.count()) < 4; answers++) await playOn(page, 'least', 1);
  // What is long ago is on the page when asked for.
  const earlier = page.locator('[data-earlier]');
  while ((await earlier.count()) > 0) await earlier.click();
  // The person on the second seat is spoken to.
  const order = (await turns.allInnerTexts()).map((line) => Number(/Spieler (\d)/.exec(line)?.[1] ?? 2));
  expect(order.slice(0, 4)).toEqual([3, 1, 2, 3]);
});

rule.each(['wide', 'narrow'] as const)(
  'RB-SETUP-06',
  'both sides of the scenario card are presented before the first decision (%s)',
  async (size) => {
    const page = await startPage({ language: 'de', size });
    await startGame(page, 'runebound');
    const { front, back } = await sides(page.locator('#content'));
    for (const text of margath.boss!.rules) expect(front).toContain(text.de);
    expect(back).toContain('Hochlord Margath');
    for (const text of abilities) expect(back).toContain(text.de);
    expect(await violations(page)).toEqual([]);
  },
);

rule(
  ['RB-SCENARIO-03', 'RB-SCENARIO-06', 'RB-BOSS-02'],
  'the scenario card lies beside the board and shows both sides at any time, the villain’s token at the bottom left',
  async () => {
    const page = await load('en', await recordUntil((m) => m.s.act === 2 && m.s.fight.on !== 0));
    const lying = page.locator('[data-scenario]');
    expect(await lying.isVisible()).toBe(true);
    expect(await lying.getAttribute('data-scenario')).toBe('margath');
    await lying.click();
    const dialog = page.getByRole('dialog');
    const { front, back } = await sides(dialog);
    for (const text of margath.boss!.rules) expect(front).toContain(text.en);
    for (const text of abilities) expect(back).toContain(text.en);
    expect(back).not.toContain(margath.boss!.rules[0]!.en);
    const box = (await dialog.locator('.side.back').boundingBox())!;
    const token = (await dialog.locator('.side.back .token').boundingBox())!;
    expect(token.x + token.width / 2).toBeLessThan(box.x + box.width / 2);
    expect(token.y).toBeGreaterThan(box.y + box.height * 0.6);
    expect(box.y + box.height - (token.y + token.height)).toBeLessThan(24);
    const shown = await dialog
      .locator('.side.back .token [role="img"]')
      .evaluateAll((all) => all.map((one) => one.ariaLabel));
    const number = tokenNumber('margath');
    expect(tokens[number]!.id).toBe('margath');
    expect(shown).toEqual([0, 1].map((face) => runebound.name(`face:${number * 2 + face}`, 'en')));
    expect(await violations(page)).toEqual([]);
  },
);

rule('RB-SCENARIO-02', 'all cards of a scenario show the same picture, and no others do', async () => {
  const page = await startPage({ language: 'en' });
  await page.goto('/#/cards/runebound');
  await page.locator('main h1').waitFor();
  const pictures = new Map<string, string>();
  for (const scenario of ['margath', 'vorakesh', 'neutral'] as const) {
    await page.locator('[name="scenario"]').selectOption(scenario);
    const cards = page.locator('main .face');
    const of = defs.filter((def) => def.type !== 'hero' && (def.scenario || def.id) === scenario);
    const badges = await page
      .locator('main .face > .badge path')
      .evaluateAll((all) => all.map((one) => one.getAttribute('d')));
    if (scenario === 'neutral') expect(badges).toEqual([]);
    else {
      expect(await cards.count()).toBe(of.length);
      expect(badges.length).toBe(of.length);
      expect(new Set(badges).size).toBe(1);
      pictures.set(scenario, badges[0]!);
    }
  }
  expect(pictures.get('margath')).not.toBe(pictures.get('vorakesh'));
});

rule(
  ['RB-ADVENTURE-09', 'RB-SILENT-09'],
  'wherever a card names a deck or its trophies, the sign of that deck stands before the name',
  async () => {
    const page = await startPage({ language: 'en' });
    await page.goto('/#/cards/runebound');
    await page.locator('main .face').first().waitFor();
    const named = /(combat|exploration|social) (?:deck|trophy|trophies)/gi;
    const texts = await page.locator('main .face .paragraph').evaluateAll((all) =>
      all.map((one) => ({
        text: one.textContent ?? '',
        signs: [...one.querySelectorAll('.sign')].map((sign) => {
          let next = sign.nextSibling;
          while (next && next.nodeType !== Node.TEXT_NODE) next = next.nextSibling;
          const before = (next?.textContent ?? '').split(' ')[0]!.toLowerCase();
          return { icon: sign.querySelector('path')!.getAttribute('d')!, before };
        }),
      })),
    );
    const icons = new Map<string, Set<string>>();
    let found = 0;
    for (const { text, signs } of texts) {
      for (const [, deck] of text.matchAll(named)) {
        const sign = signs.find(({ before }) => before === deck!.toLowerCase());
        expect(sign, text).toBeDefined();
        icons.set(sign!.before, (icons.get(sign!.before) ?? new Set()).add(sign!.icon));
        found++;
      }
    }
    expect(found).toBeGreaterThan(10);
    expect([...icons.keys()].sort()).toEqual(['combat', 'exploration', 'social']);
    for (const [, used] of icons) expect(used.size).toBe(1);
    expect(new Set([...icons.values()].flatMap((used) => [...used])).size).toBe(3);
  },
);

rule('RB-DELAYED-02', 'the figure of a delayed hero lies, the others stand', async () => {
  const page = await load('de', await recordUntil((m) => isDelayed(m, 0) && !isDelayed(m, 1) && m.s.fight.on === 0));
  const turned = (seat: number): Promise<string> =>
    page.locator(`.figure.rb-seat-${seat} .body`).evaluate((figure) => getComputedStyle(figure).rotate);
  expect(await turned(0)).toBe('90deg');
  expect(await turned(1)).toBe('none');
});

rule('RB-QUEST-03', 'pointing at a quest shows the hexes of its goal in red on the map', async () => {
  let goals: readonly number[] = [];
  let title = '';
  const record = await recordUntil((m) => {
    const { seat, prompt } = m.decision()!;
    const [card] = cardsIn(m, ZONE.quests, seat);
    if (prompt[0] !== 'rb.ask.turn' || card === undefined) return false;
    const def = defs[m.s.cards[card]!.def]!;
    goals = hexesWithin(def.task!.at);
    title = def.title.en;
    return goals.length > 1;
  });
  const page = await load('en', record);
  // Where there is little room, quests lie on a pile.
  await page.setViewportSize({ width: 1920, height: 1080 });
  // Whatever lies under the pointer when the table appears: a hex has no goal.
  await page.locator('.map .frame').hover({ force: true, position: { x: 20, y: 20 } });
  await page.locator('.world polygon.goal').first().waitFor({ state: 'detached' });
  await page.locator('.sheet').getByRole('button', { name: title }).first().hover();
  const shown = await page
    .locator('.world polygon.goal')
    .evaluateAll((all) =>
      all.map((goal) => ({ hex: Number(goal.getAttribute('data-hex')), stroke: getComputedStyle(goal).stroke })),
    );
  expect(shown.map(({ hex }) => hex).sort()).toEqual([...goals].sort());
  for (const { stroke } of shown) {
    const [red, green, blue] = stroke.match(/\d+/g)!.map(Number) as [number, number, number];
    expect(red).toBeGreaterThan(3 * Math.max(green, blue));
  }
});

/** The signs of the legend: of each group its title, and of each sign its name and what is drawn or written. */
async function legend(page: Page): Promise<ReadonlyMap<string, readonly { name: string; sign: string }[]>> {
  const sections = page.getByRole('dialog').locator('section');
  // The help is fetched when somebody asks for it.
  await sections.first().waitFor();
  const groups = await sections.evaluateAll((all) =>
    all.map((group) => ({
      title: group.querySelector('h4')!.textContent!,
      signs: [...group.querySelectorAll('li')].map((item) => {
        const sign = item.querySelector('.sign')!;
        const path = sign.querySelector('path')?.getAttribute('d') ?? '';
        return {
          name: item.textContent!.replace(sign.textContent!, '').trim(),
          sign: path || sign.textContent!.trim(),
        };
      }),
    })),
  );
  return new Map(groups.map(({ title, signs }) => [title, signs]));
}

rule(
  ['RB-ICON-01', 'RB-SILENT-43'],
  'the table has a legend of all signs, each with a picture of its own',
  async () => {
    const page = await startPage({ language: 'en' });
    await startGame(page, 'runebound');
    await page.locator('[data-help]').click();
    const groups = await legend(page);
    const names = [...groups.values()].map((signs) => signs.map(({ name }) => name));
    expect(names).toEqual([
      [...['Dash', 'Physical damage', 'Magic damage', 'Enemy damage'], ...['Agility', 'Doubler', 'Surge', 'Shield']],
      ['Plains', 'Forest', 'Hills', 'Mountain', 'Water', 'Compass: any terrain'],
      [
        ...['Body', 'Mind', 'Spirit', 'Speed', 'Health', 'Hand limit'],
        ...['Success in tests', 'Takes an action', 'Gold'],
      ],
      ['Combat', 'Exploration', 'Social'],
      ['The Ascendance of Margath', 'The Corpse King'],
      ['City', 'Town', 'Shrine', 'Fortress'],
    ]);
    const signs = [...groups.values()].flatMap((group) => group.map(({ sign }) => sign));
    expect(signs.filter((sign) => sign === '')).toEqual([]);
    expect(new Set(signs).size).toBe(signs.length);
    expect(await violations(page)).toEqual([]);
  },
);

rule('RB-HELP-01', 'the help begins with the five topics that are easily missed', async () => {
  const page = await startPage({ language: 'de', size: 'narrow' });
  await startGame(page, 'runebound');
  // On a phone it lies with the scenario.
  await page.locator('[data-panel="story"]').click();
  await page.locator('[data-help]').click();
  const dialog = page.getByRole('dialog');
  const topics = dialog.locator('[data-topic]');
  await topics.first().waitFor();
  expect(await topics.allInnerTexts()).toEqual([
    ...['Was ausgehen kann', 'Ein Mal pro Zug', 'Gleichzeitige Fähigkeiten', 'Faires Spiel', 'Der Buchstabe X'],
  ]);
  const first = (await topics.first().boundingBox())!;
  const signs = (await dialog.locator('section').first().boundingBox())!;
  expect(first.y).toBeLessThan(signs.y);
  // Each leads to the rule that says it exactly.
  await dialog.getByRole('button', { name: /^Warum\? Der Buchstabe X/ }).click();
  await page
    .locator('dialog .rule')
    .getByText(/X in einer Fähigkeit ist immer eine Zahl/)
    .waitFor();
});
