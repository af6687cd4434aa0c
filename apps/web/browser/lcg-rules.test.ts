/// <reference lib="dom" />
import { loadPlayer } from '@tafelrunde/bots';
import { History, seedWords } from '@tafelrunde/kernel';
import { lcg, type ScoreSheet, scoreSheet, starterDecks } from '@tafelrunde/lcg';
import { rule } from '@tafelrunde/testing/rule';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { choose, goneOn, numbers, openOptions, position, startForm, startSeeded } from './play.ts';
import { startPage } from './visit.ts';

const TWO = { scenario: 'mirkwood', mode: 'easy', players: [{ starter: 'leadership' }, { starter: 'spirit' }] };

/** The record of a game that two bots have won, and its score sheet. */
async function wonGame(): Promise<{ record: string; sheet: ScoreSheet }> {
  const bot = await loadPlayer(lcg, 'steady');
  for (let seed = 0; seed < 200; seed++) {
    const started = History.start(lcg, TWO, `won ${seed}`);
    if (!started.ok) throw new Error(started.problem[0]);
    const history = started.value;
    const random = seedWords(`luck ${seed}`);
    while (history.match.decision()) history.answer(bot.choose(history.match, random).id);
    if (history.match.s.over!.winners.length > 0) {
      return { record: JSON.stringify(history.record), sheet: scoreSheet(history.match) };
    }
  }
  throw new Error('200 games and not one was won');
}

rule('LCG-SCORE-12', 'the score sheet shows everything the printed one has room for', async () => {
  const { record, sheet } = await wonGame();
  const page = await startPage({ language: 'de' });
  const form = await openOptions(page, 'lcg', 'de');
  await form
    .getByLabel('Aufzeichnung laden')
    .setInputFiles({ name: 'won.json', mimeType: 'application/json', buffer: Buffer.from(record) });
  await page.getByRole('heading', { name: 'Gewonnen!' }).waitFor();
  const over = page.getByRole('dialog');
  expect(await over.locator('caption').innerText()).toBe('Szenario: Weg durch den Düsterwald · Zahl der Spieler: 2');
  const rows = await over
    .locator('tr')
    .evaluateAll((all) => (all as HTMLTableRowElement[]).map((row) => [...row.cells].map((cell) => cell.innerText)));
  const [a, b] = sheet.players as [ScoreSheet['players'][0], ScoreSheet['players'][0]];
  expect(rows).toEqual(
    [
      ['Platz', 'Spieler 1', 'Spieler 2'],
      ['Bedrohung', a.threat, b.threat],
      ['Gefallene Helden', a.deadHeroes, b.deadHeroes],
      ['Schaden auf Helden', a.damage, b.damage],
      ['Zwischensumme', a.subtotal, b.subtotal],
      ['Zwischensumme aller', sheet.subtotal],
      [`Runden (${sheet.rounds} × 10)`, sheet.rounds * 10],
      ['Siegpunkte', sheet.victory > 0 ? `−${sheet.victory}` : 0],
      ['Wertung', sheet.total],
    ].map((row) => row.map(String)),
  );
  await over.getByLabel('Notizen').fill('Knapp, aber schön.');
  await page.reload();
  await page.getByRole('heading', { name: 'Gewonnen!' }).waitFor();
  expect(await over.getByLabel('Notizen').inputValue()).toBe('Knapp, aber schön.');
});

rule('LCG-SETUP-05', 'the majority makes the first player, and everybody sees the token', async () => {
  const page = await startPage({ language: 'de' });
  const form = await openOptions(page, 'lcg', 'de');
  await form.locator('[name="players"]').selectOption('3');
  for (const seat of [1, 2]) await form.locator(`[name="seat-${seat}"]`).selectOption('human');
  await form.getByText('Startspieler: Mehrheit oder Los').click();
  await form.locator('[name="vote-0"]').selectOption('0');
  for (const seat of [1, 2]) await form.locator(`[name="vote-${seat}"]`).selectOption('2');
  await startForm(page, 'de');
  await page.locator('#prompt').waitFor();
  const marked = page.getByRole('region', { name: /^Spieler \d$/ }).filter({ hasText: 'Startspieler' });
  expect(await marked.count()).toBe(1);
  expect(await marked.getAttribute('aria-label')).toBe('Spieler 3');
  expect(await marked.getByText('Startspieler').isVisible()).toBe(true);
});

/** Commits one hero to the quest and lets the others be. */
async function commitOne(page: Page): Promise<void> {
  for (let tries = 0; tries < 40; tries++) {
    const asked = await page.locator('#prompt').innerText();
    const before = await position(page);
    if (asked.includes('Wer stellt sich')) {
      await page.locator('[data-card].can').first().click();
      await goneOn(page, before);
      const picked = await position(page);
      await page.locator('[data-option="done"]').click();
      await goneOn(page, picked);
      return;
    }
    await page.locator('[data-option="pass"], [data-option="no"]').first().click();
    await goneOn(page, before);
  }
}

/** How far a card is turned, and what marks it. */
const lying = (page: Page, name: RegExp): Promise<{ turned: string; sign: string; grey: boolean }> =>
  page
    .getByRole('button', { name })
    .first()
    .evaluate((card) => ({
      turned: getComputedStyle(card.closest('.slot')!).rotate,
      sign: card.querySelector('.spent')?.textContent ?? '',
      grey: getComputedStyle(card.querySelector('.face')!).filter.includes('grayscale'),
    }));

// Turned as far as it stays readable in its place: see the ruling.
rule('LCG-EXHAUST-03', 'an exhausted card lies turned, grey and with a sign, a ready one upright', async () => {
  const page = await startPage({ language: 'de' });
  await startSeeded(page, 'de', 'Baum');
  expect(await lying(page, /Aragorn/)).toEqual({ turned: 'none', sign: '', grey: false });
  await commitOne(page);
  expect(await page.getByRole('button', { name: /Aragorn.*erschöpft/ }).count()).toBe(1);
  expect(await lying(page, /Aragorn/)).toEqual({ turned: '4deg', sign: '↻', grey: true });
  expect(await lying(page, /Théodred/)).toEqual({ turned: 'none', sign: '', grey: false });
});

rule('LCG-ATTACH-11', 'an attachment lies partly under the card it is attached to', async () => {
  const page = await startPage({ language: 'de' });
  await startSeeded(page, 'de', 'Baum');
  const strip = page.locator('.stack .strip[data-card]');
  const next = numbers(5);
  for (let answers = 0; answers < 150 && (await strip.count()) === 0 && (await position(page)) !== null; answers++) {
    const attach = page.locator('[data-card].can', { hasText: /anhängen|ausspielen.*Verstärkung/ });
    if ((await attach.count()) > 0) {
      const before = await position(page);
      await attach.first().click();
      await goneOn(page, before);
    } else await choose(page, next());
  }
  expect(await strip.count()).toBeGreaterThan(0);
  const placed = await strip.first().evaluate((element) => {
    const host = element.closest('.stack')!.querySelector<HTMLElement>('.slot .card')!;
    const [over, under] = [host.getBoundingClientRect(), element.getBoundingClientRect()];
    const covered = over.bottom - under.top;
    const at = document.elementFromPoint(under.left + under.width / 2, over.bottom - covered / 2);
    return { covered, seen: under.bottom - over.bottom, onTop: host.contains(at) };
  });
  expect(placed.covered).toBeGreaterThan(0);
  expect(placed.seen).toBeGreaterThan(10);
  expect(placed.onTop).toBe(true);
});

rule('LCG-CARD-16', 'what is only there for the mood stands apart from the text of the card, in italics', async () => {
  const page = await startPage({ language: 'de' });
  await startSeeded(page, 'de', 'Baum');
  await page.getByRole('button', { name: /Aragorn/ }).hover();
  const card = page.getByRole('complementary');
  const mood = card.locator('.mood i');
  const words = await mood.innerText();
  expect(words.length).toBeGreaterThan(10);
  expect(await mood.evaluate((element) => getComputedStyle(element).fontStyle)).toBe('italic');
  const rules = await card.locator('.rules').innerText();
  expect(rules).toContain('Schildwache');
  expect(rules).not.toContain(words);
  expect(await card.locator('.rules i, .rules em').count()).toBe(0);
});

rule(
  'LCG-VARIANT-01',
  'silent hands are an option, off unless chosen, and the table says that it plays so',
  async () => {
    const page = await startPage({ language: 'de' });
    const form = await openOptions(page, 'lcg', 'de');
    await form.getByText('Modus und Varianten').click();
    expect(await form.locator('[name="silentHands"]').isChecked()).toBe(false);
    await startForm(page, 'de');
    await page.locator('#prompt').waitFor();
    expect(await page.getByText('Stille Hand').count()).toBe(0);
    await page.goto('/');
    await openOptions(page, 'lcg', 'de');
    await form.getByText('Modus und Varianten').click();
    await form.locator('[name="silentHands"]').check();
    await startForm(page, 'de');
    await page.locator('#prompt').waitFor();
    const said = page.getByText('Stille Hand');
    expect(await said.isVisible()).toBe(true);
    expect(await said.getAttribute('title')).toMatch(/nennt, zeigt und zitiert keine Handkarten/);
  },
);

// Gimli is wanted twice, all others by one player only.
const GIMLI = {
  id: 'gimli',
  game: 'lcg',
  name: 'Gimli',
  list: { heroes: ['eowyn', 'gimli'], deck: starterDecks.spirit.deck },
};

for (const [language, alone, label] of [
  ['de', /^Jeden Helden gibt es nur einmal/, /Das Los entscheidet, wer .* spielt: Gimli/],
  ['en', /^There is only one of each hero/, /Chance decides who plays .*: Gimli/],
] as const) {
  rule(
    ['LCG-DECK-07', 'LCG-READ-21'],
    `chance decides on demand who gets a hero of two decks (${language})`,
    async () => {
      const page = await startPage({ language });
      await page.evaluate((text) => localStorage.setItem('tafelrunde.deck.gimli', text), JSON.stringify(GIMLI));
      const form = await openOptions(page, 'lcg', language);
      await form.locator('[name="players"]').selectOption('2');
      expect(await form.locator('[name="contested"]').count()).toBe(0);
      await form.locator('[name="deck-0"]').selectOption('tactics');
      await form.locator('[name="deck-1"]').selectOption('gimli');
      expect(await form.getByRole('alert').innerText()).toMatch(alone);
      await form.getByLabel(label).check();
      expect(await form.getByRole('alert').count()).toBe(0);
      await startForm(page, language);
      await page.locator('#prompt').waitFor();
    },
  );
}
