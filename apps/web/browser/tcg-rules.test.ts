/// <reference lib="dom" />
import { rule } from '@tafelrunde/testing/rule';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { openTcg } from './tcg-moment.ts';
import { startPage } from './visit.ts';

/** The tile of a card on the cards page. */
async function tile(page: Page, title: string): Promise<Locator> {
  await page.locator('[name="search"]').fill(title);
  const found = page.getByRole('button', { name: new RegExp(`^Show ${title} large`) });
  await found.first().scrollIntoViewIfNeeded();
  return found.first();
}

async function cardsPage(): Promise<Page> {
  const page = await startPage({ language: 'en' });
  await page.goto('/#/cards/tcg');
  await page.locator('[name="search"]').waitFor();
  return page;
}

/** Where a part stands on its card: 0 is left or top, 1 is right or bottom. */
const place = (card: Locator, part: string): Promise<{ x: number; y: number }> =>
  card.locator(part).evaluate((element) => {
    const face = element.closest('.face')!.getBoundingClientRect();
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: (left + width / 2 - face.left) / face.width, y: (top + height / 2 - face.top) / face.height };
  });

const style = (of: Locator, name: string): Promise<string> =>
  of.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

const rgb = async (of: Locator): Promise<readonly number[]> =>
  (await style(of, 'background-color')).match(/\d+/g)!.slice(0, 3).map(Number);

rule(
  ['TCG-CARD-04', 'TCG-CARD-05'],
  'the cost stands at the top left: Free Peoples in a grey disc, Shadow in a dark diamond',
  async () => {
    const page = await cardsPage();
    for (const [title, dark] of [
      ['Gimli', false],
      ['Uruk Regular', true],
    ] as const) {
      const card = await tile(page, title);
      const { x, y } = await place(card, '.corner');
      expect([x < 0.25, y < 0.25]).toEqual([true, true]);
      const corner = card.locator('.corner');
      const [r = 0, g = 0, b = 0] = await rgb(corner);
      expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(16);
      expect(Math.max(r, g, b) < 64).toBe(dark);
      expect(await style(corner, 'rotate')).toBe(dark ? '45deg' : 'none');
      expect((await style(corner, 'border-radius')) === '50%').toBe(!dark);
    }
  },
);

rule(
  ['TCG-CULTURE-01', 'TCG-CARD-08'],
  'the culture shows by colour, ground and an icon at the top right, where sites have their tower',
  async () => {
    const page = await cardsPage();
    const looks: string[][] = [];
    for (const title of ['Gimli', 'Legolas', 'Uruk Regular', 'The Riddermark']) {
      const card = await tile(page, title);
      const { x, y } = await place(card, '.emblem');
      expect([x > 0.75, y < 0.3]).toEqual([true, true]);
      const face = card.locator('.face');
      looks.push([
        (await card.locator('.emblem path').getAttribute('d'))!,
        await style(face, 'background-color'),
        await style(face, '--picture-ground'),
      ]);
    }
    for (const at of [0, 1, 2]) expect(new Set(looks.map((look) => look[at])).size).toBe(looks.length);
  },
);

rule('TCG-SIGNET-01', 'the signet stands at the lower left', async () => {
  const page = await cardsPage();
  const { x, y } = await place(await tile(page, 'Gimli'), '.badge');
  expect([x < 0.2, y > 0.8]).toEqual([true, true]);
  expect(await (await tile(page, 'Uruk Regular')).locator('.badge').count()).toBe(0);
});

rule('TCG-CARD-16', 'the collector’s info with the rarity stands at the lower right', async () => {
  const page = await cardsPage();
  const card = await tile(page, 'Gimli');
  expect(await card.locator('.print').innerText()).toBe('4 C 49');
  const { x, y } = await place(card, '.print');
  expect([x > 0.7, y > 0.9]).toEqual([true, true]);
});

rule(['TCG-UNIQUE-01', 'TCG-PHASE-ACTION-02'], 'a dot before the title, phase words in bold', async () => {
  const page = await cardsPage();
  const gimli = await tile(page, 'Gimli');
  expect((await gimli.locator('.title').innerText()).replace(/\s+/g, ' ')).toBe('• Gimli');
  expect(await (await tile(page, 'Rider of Rohan')).locator('.title').innerText()).toBe('Rider of Rohan');
  const word = (await tile(page, 'Gimli')).locator('.text b');
  expect(await word.innerText()).toBe('Skirmish:');
  expect(Number(await style(word, 'font-weight'))).toBeGreaterThanOrEqual(600);
  expect(Number(await style(gimli.locator('.paragraph').last(), 'font-weight'))).toBeLessThan(600);
});

rule('TCG-CARD-03', 'The One Ring has its subtitle in the line of the type', async () => {
  const page = await cardsPage();
  expect(await (await tile(page, 'The One Ring')).locator('.kind').innerText()).toMatch(/^the ruling ring/i);
  expect(await (await tile(page, 'Gimli')).locator('.kind').innerText()).toMatch(/^companion/i);
});

rule(['TCG-SITE-06', 'TCG-SITE-10'], 'sanctuaries have another colour; the arrow stands at the bottom', async () => {
  const page = await cardsPage();
  const colours = new Map<string, string>();
  for (const title of ['The Riddermark', 'White Rocks', 'Westemnet Plains']) {
    const card = await tile(page, title);
    const { x, y } = await place(card, '.pointer');
    expect(Math.abs(x - 0.5)).toBeLessThan(0.06);
    expect(y).toBeGreaterThan(0.75);
    colours.set(title, await style(card.locator('.face'), 'background-color'));
  }
  expect(colours.get('The Riddermark')).toBe(colours.get('White Rocks'));
  expect(colours.get('Westemnet Plains')).not.toBe(colours.get('The Riddermark'));
});

interface Seen {
  readonly type: string;
  readonly wounds?: number;
  readonly on: readonly Seen[];
}

/** The first player's fellowship fights: some are wounded, somebody bears a possession. */
async function battle(least = 0): Promise<Page> {
  const page = await startPage({ language: 'en' });
  await openTcg(page, 2, ({ view }) => {
    const { fellowship } = view.players[0] as { fellowship: readonly Seen[] };
    const bears = (type: string) => fellowship.some(({ on }) => on.some((card) => card.type === type));
    return (
      view.turn === 0 &&
      view.minions.length > 1 &&
      view.twilight >= least &&
      fellowship.length > 3 &&
      fellowship.some(({ wounds = 0 }) => wounds > 0) &&
      bears('possession')
    );
  });
  return page;
}

const boxes = (of: Locator) =>
  of.evaluateAll((all) =>
    all.map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );

rule('TCG-FELLOWSHIP-07', 'companions lie in one row with the rest of their fellowship', async () => {
  const page = await battle();
  const row = await boxes(page.getByRole('region', { name: /^Fellowship: / }).locator('.stack > .slot'));
  expect(row.length).toBeGreaterThan(3);
  expect(new Set(row.map(({ top }) => Math.round(top))).size).toBe(1);
  for (const [at, { left }] of row.entries()) if (at > 0) expect(left).toBeGreaterThanOrEqual(row[at - 1]!.right);
});

rule('TCG-FELLOWSHIP-08', 'a possession lies under its bearer, with name and bonus in sight', async () => {
  const page = await battle();
  const strip = page
    .getByRole('region', { name: /^Fellowship: / })
    .locator('.strip', { hasText: '+2' })
    .first();
  const seen = await strip.evaluate((element) => {
    const host = element.closest('.stack')!.querySelector('.slot')!.getBoundingClientRect();
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const shown = [...element.querySelectorAll('.title, .value')].map((part) => {
      const box = part.getBoundingClientRect();
      const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return part.contains(at) && box.bottom <= bottom + 1 && box.right <= right + 1;
    });
    return { under: top >= host.top && bottom > host.bottom, aligned: Math.abs(left - host.left) < 2, shown };
  });
  expect(seen).toEqual({ under: true, aligned: true, shown: [true, true] });
  expect(await strip.locator('.title').innerText()).toMatch(/Sword/);
});

rule('TCG-SHADOW-05', 'minions lie in the middle, facing the fellowship on its way', async () => {
  const page = await battle();
  const one = (name: RegExp) => boxes(page.getByRole('region', { name }).locator('.slot'));
  const [minions, own] = await Promise.all([one(/^Minions$/), one(/^Fellowship: /)]);
  expect(minions.length).toBeGreaterThan(1);
  expect(own.length).toBeGreaterThan(3);
  const [lowest, highest] = [Math.max(...minions.map(({ bottom }) => bottom)), Math.min(...own.map(({ top }) => top))];
  expect(lowest).toBeLessThan(highest);
  // Nothing but the plates of their skirmishes lies between them.
  const inBetween = (await boxes(page.locator('.board [data-card]'))).filter(
    ({ top, bottom }) => top > lowest && bottom < highest,
  );
  expect(inBetween).toEqual([]);
});

rule('TCG-SETUP-16', 'wound tokens are red, twilight tokens are black', async () => {
  const page = await battle(1);
  const [r = 0, g = 0, b = 0] = await rgb(page.locator('.stack .token.damage').first());
  expect(r).toBeGreaterThan(2 * Math.max(g, b));
  expect(Math.max(...(await rgb(page.locator('.pool .bowl i').first())))).toBeLessThan(24);
});
