/// <reference lib="dom" />
import { lcgDecks, writeSheet } from '@tafelrunde/decks';
import { loadMaker, runSeries } from '@tafelrunde/lab';
import { isWonBy } from '@tafelrunde/lab/page';
import { starterDecks } from '@tafelrunde/lcg';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { type Language, type Size, startPage } from './visit.ts';

async function workshop(language: Language, size: Size = 'wide'): Promise<Page> {
  const page = await startPage({ language, size });
  await page.goto('/#/decks/lcg');
  await page.locator('[name="begin"]').waitFor();
  return page;
}

const verdict = (page: Page): Promise<string> => page.locator('.deck [role="status"]').first().innerText();

/** Goes on by keyboard until something is reached. */
async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let i = 0; i < 400; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way by keyboard to ${selector}`);
}

async function paste(page: Page, text: string, button: string): Promise<void> {
  const open = page.locator('details.exchange');
  if ((await open.getAttribute('open')) === null) await open.locator('summary').first().click();
  await page.locator('[name="text"]').fill(text);
  await page.getByRole('button', { name: button }).click();
}

/** Gives whoever looks at the page a name and an account. */
async function member(page: Page, name: string): Promise<void> {
  await page.evaluate(async (who) => {
    const post = (path: string, body: object): Promise<Response> =>
      fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    await post('/api/me', { name: who });
    await post('/api/account', { login: `${who.toLowerCase()}-decks`, password: 'eine lange Losung' });
  }, name);
}

describe('decks of the living card game', () => {
  it('are built by keyboard alone, repaired, saved and taken back', { timeout: 120_000 }, async () => {
    const page = await workshop('en');
    expect(await verdict(page)).toContain('1 to 3 heroes');
    await tabTo(page, '[name="search"]');
    await page.keyboard.type('s:lore t:hero');
    await tabTo(page, '.library .tile');
    await page.keyboard.press('1');
    await tabTo(page, '[name="search"]', 'Shift+Tab');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('s:lore t:ally o<3 x:draw');
    expect(await page.locator('.found').innerText()).toBe('1 card');
    await tabTo(page, '.library .tile');
    await page.keyboard.press('3');
    const deck = page.locator('.deck');
    expect(await deck.innerText()).toContain('Gléowine');
    expect(await verdict(page)).toContain('at least 50 cards, this one 3');
    await tabTo(page, '.deck [name="begin"]', 'Shift+Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await verdict(page)).toContain('Can be played: 50 cards');
    await page.keyboard.press('Control+z');
    expect(await verdict(page)).toContain('this one 3');
    await page.keyboard.press('Control+y');
    await page.locator('[name="name"]').fill('Lore alone');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved.').waitFor();
    await page.evaluate('scrollTo(0, 0)');
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: 'Open: Lore alone' }).click();
    expect(await verdict(page)).toContain('Can be played: 50 cards');
  });

  it('are read as people have them, in both languages; what we have not got stays in the list', {
    timeout: 60_000,
  }, async () => {
    const page = await workshop('de');
    const deck = page.locator('.deck');
    await paste(
      page,
      'Mein Deck\n\nHelden (1)\n1x Aragorn (Grundspiel)\n\nVerbündete\n3x Wächter der Veste\n2x Gandlaf\n// sparsam',
      'Text übernehmen',
    );
    expect(await page.locator('[name="name"]').inputValue()).toBe('Mein Deck');
    expect(await deck.innerText()).toContain('Wächter der Veste');
    const strangers = deck.locator('.strangers');
    expect(await strangers.innerText()).toContain('Gandlaf');
    await strangers.getByRole('button', { name: 'Gandalf', exact: true }).click();
    expect(await strangers.count()).toBe(0);
    expect(await deck.innerText()).toContain('Gandalf');
    await paste(page, 'Not a list at all, but a sentence about the weather today.', 'Text übernehmen');
    expect(await page.locator('.said').innerText()).toContain('keine Deckliste');
    expect(await deck.innerText()).toContain('Wächter der Veste');
    // A link carries a whole deck.
    await page.goto(`/#/decks/lcg/list/${encodeURIComponent('# Linked\n1x Éowyn\n3x A Test of Will')}`);
    await page.reload();
    await page.locator('[name="begin"]').waitFor();
    expect(await page.locator('[name="name"]').inputValue()).toBe('Linked');
    expect(await deck.innerText()).toContain('Eine Willensprobe');
    await page.locator('details.exchange summary').first().click();
    await page.locator('[name="format"]').selectOption('ringsdb');
    await page.getByRole('button', { name: 'Deck als Text zeigen' }).click();
    expect(JSON.parse(await page.locator('[name="text"]').inputValue())).toMatchObject({
      ...{ name: 'Linked', heroes: { '01007': 1 }, slots: { '01007': 1, '01050': 3 } },
    });
  });

  it('say what they are worth, what if, and are played', { timeout: 240_000 }, async () => {
    const page = await workshop('en');
    // Whatever is exchanged in a starter deck makes it too small; a repaired one can be changed.
    await paste(page, '1x Aragorn\n1x Éowyn\n3x Common Cause\n2x Gandalf\n3x Unexpected Courage', 'Take over the text');
    await page.getByRole('button', { name: 'Repair' }).click();
    expect(await verdict(page)).toContain('Can be played: 50 cards');
    await page.locator('.worth summary', { hasText: 'How exactly' }).click();
    await page.locator('[name="precision"]').selectOption({ index: 0 });
    await page.getByRole('button', { name: 'Let it play' }).click();
    await page.locator('[data-clear="true"]').waitFor({ timeout: 150_000 });
    await page.getByRole('button', { name: 'Let it play' }).waitFor();
    const said = await page.locator('.worth .rate').innerText();
    expect(said).toMatch(/^\d+(\.\d)? % won$/);
    const games = Number(
      /after ([\d,]+) games/.exec(await page.locator('[data-clear]').innerText())?.[1]?.replace(',', ''),
    );
    expect(games).toBeGreaterThan(50);
    await page.locator('summary', { hasText: 'What if' }).click();
    await page.locator('[name="out"]').selectOption('common-cause');
    await page.locator('[name="in"]').selectOption({ index: 1 });
    expect(await page.getByRole('button', { name: 'Compare the exchange' }).isEnabled()).toBe(true);
    await page.getByRole('button', { name: 'Compare the exchange' }).click();
    await page.locator('.worth .found').waitFor({ timeout: 150_000 });
    expect(await page.locator('.worth').innerText()).toMatch(/−1 Common Cause, \+1 .+: .+ points/);
    await page.getByRole('button', { name: 'Take it through Mirkwood alone' }).click();
    await page.locator('#prompt').waitFor();
  });

  it('are published, found by others, copied and played at once', { timeout: 120_000 }, async () => {
    const page = await workshop('en');
    await member(page, 'Berit');
    await page.locator('[name="begin"]').selectOption('spirit');
    await page.locator('[name="name"]').fill('Spirit for all');
    await page.locator('.library-shelf summary').click();
    await page.getByRole('button', { name: 'Publish this deck' }).click();
    await page.getByText('Published.').waitFor();
    const other = await workshop('en');
    await other.locator('.library-shelf summary').click();
    expect(await other.locator('.library-shelf li').innerText()).toContain('by Berit');
    await other.getByRole('button', { name: 'Copy: Spirit for all' }).click();
    await other.getByText('Copied. Save keeps it.').waitFor();
    expect(await verdict(other)).toContain('Can be played: 30 cards');
    // The link leads to the table at once, and whoever published it can take it back.
    const found = (await other.evaluate('fetch("/api/library/lcg?search=for%20all").then((r) => r.json())')) as {
      readonly decks: readonly [{ readonly id: string }];
    };
    await other.goto(`/#/decks/lcg/play/${found.decks[0].id}`);
    await other.locator('#prompt').waitFor();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Withdraw: Spirit for all' }).click();
    await page.getByText('Nobody has published a deck here yet.').waitFor();
  });

  it('of the library are played again in the lab from their seed, with the figures of the command line', {
    timeout: 120_000,
  }, async () => {
    const list = starterDecks.lore;
    const text = writeSheet(lcgDecks, { name: '', list, side: {}, outside: [], notes: '' }, 'own', 'en');
    const maker = await loadMaker('lcg');
    const tables = [maker.table({ scenario: 'mirkwood', decks: [{ name: 'deck', text }], options: { mode: 'easy' } })];
    const series = {
      game: 'lcg',
      tables,
      bots: [{ level: 'steady' }],
      rotate: false,
      seed: 'again',
      games: 16,
    } as const;
    const wins = (await runSeries(series, { cores: 1 })).filter(isWonBy).length;
    const page = await workshop('en');
    await member(page, 'Lotte');
    const lab = { against: 'mirkwood', players: 1, easy: true, seed: 'again', games: 16, wins };
    await page.evaluate(
      (body) =>
        fetch('/api/library', {
          ...{ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
        }),
      { game: 'lcg', name: 'Lore again', text, lab },
    );
    await page.locator('.library-shelf summary').click();
    expect(await page.locator('.library-shelf li', { hasText: 'Lore again' }).innerText()).toContain(
      'of 16 in the lab',
    );
    await page.getByRole('button', { name: 'Repeat: Lore again' }).click();
    await page.getByText(`Repeated: the same ${wins} of 16 as the author’s.`).waitFor({ timeout: 60_000 });
    expect(await violations(page)).toEqual([]);
  });

  it('are dragged together, lie in folders, have tags, and are checked for one table', {
    timeout: 60_000,
  }, async () => {
    const page = await workshop('de');
    const save = async (name: string, folder: string, tags: string): Promise<void> => {
      await page.locator('[name="name"]').fill(name);
      if (!(await page.locator('[name="folder"]').isVisible())) await page.locator('.deck > details > summary').click();
      await page.locator('[name="folder"]').fill(folder);
      await page.locator('[name="tags"]').fill(tags);
      await page.getByRole('button', { name: 'Speichern' }).click();
      await page.getByText('Gespeichert.').waitFor();
    };
    const deck = page.locator('.deck');
    await page.locator('[name="search"]').fill('t:verbündeter Gandalf');
    const line = deck.locator('.lines li', { hasText: 'Gandalf' });
    for (const count of ['1×', '2×']) {
      await page.locator('.library .tile').first().dragTo(page.locator('.deck [name="begin"]'));
      expect(await line.innerText()).toContain(count);
    }
    await line.dragTo(page.locator('.library .tile').first());
    expect(await line.innerText()).toContain('1×');
    await line.dragTo(page.locator('.library .tile').first());
    expect(await line.count()).toBe(0);
    // What is let go on itself stays what it was.
    await page.locator('[name="begin"]').selectOption('leadership');
    await page.locator('.portraits li').first().dragTo(page.locator('.portraits li').last());
    expect(await page.locator('.portraits li').count()).toBe(3);
    await save('Allein', 'Düsterwald', 'schnell, allein');
    await page.locator('[name="begin"]').selectOption('leadership');
    await save('Zu zweit', 'Anduin', 'schnell');
    const shelf = page.locator('.shelf');
    expect(await shelf.locator('h3').allInnerTexts()).toEqual(['Anduin', 'Düsterwald']);
    for (const name of ['Allein', 'Zu zweit']) await page.getByLabel(`${name} mit an den Tisch`).check();
    expect(await shelf.locator('.clashes').innerText()).toContain('Held in zwei Decks: Aragorn');
    await shelf.locator('[name="tag"]').selectOption('allein');
    expect(await shelf.locator('h3').allInnerTexts()).toEqual(['Düsterwald']);
    await page.reload();
    await page.locator('[name="begin"]').waitFor();
    await page.getByRole('button', { name: 'Öffnen: Allein' }).click();
    await page.locator('.deck > details > summary').click();
    expect(await page.locator('[name="tags"]').inputValue()).toBe('schnell, allein');
    // A search and a chosen filter are words that can be removed.
    await page.locator('[name="search"]').fill('t:ereignis o<2');
    await page.locator('[name="sphere"]').selectOption('lore');
    const words = page.getByRole('list', { name: 'Was gesucht wird' });
    expect(await words.locator('li').allInnerTexts()).toEqual(['t:ereignis ×', 'o<2 ×', 'Sphäre: Wissen ×']);
    await words.getByRole('button', { name: '„o<2“ nicht mehr verlangen' }).click();
    await words.getByRole('button', { name: /Sphäre/ }).click();
    expect(await page.locator('[name="search"]').inputValue()).toBe('t:ereignis');
    expect(await page.locator('[name="sphere"]').inputValue()).toBe('');
  });

  it('are read from a file that is dropped or chosen, and built on a phone', { timeout: 60_000 }, async () => {
    const page = await workshop('en', 'narrow');
    const drop = (text: string, name: string): Promise<void> =>
      page.evaluate(
        ([content, called]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([content!], called!, { type: 'text/plain' }));
          window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
        },
        [text, name],
      );
    await drop('Dropped\n\nHeroes\n1x Legolas\n\nAlly\n2x Gondorian Spearman', 'deck.txt');
    await page.locator('.portraits', { hasText: 'Legolas' }).waitFor();
    expect(await page.locator('[name="name"]').inputValue()).toBe('Dropped');
    await page.locator('details.exchange summary').first().click();
    const o8d =
      '<deck><section name="Hero"><card qty="1" id="x">Gimli</card></section><section name="Event"><card qty="3" id="y">Feint</card></section></deck>';
    await page
      .locator('[name="file"]')
      .setInputFiles({ name: 'a.o8d', mimeType: 'text/xml', buffer: Buffer.from(o8d) });
    await page.locator('.portraits', { hasText: 'Gimli' }).waitFor();
    expect(await page.locator('.said').innerText()).toContain('OCTGN');
    // One part at a time, and the verdict with the way to the table is always there.
    const tab = (name: string) => page.getByRole('button', { name, exact: true });
    await tab('Cards').click();
    expect(await page.locator('.deck').isVisible()).toBe(false);
    await page.locator('[name="search"]').fill('Gandalf');
    await page.getByRole('button', { name: 'Add Gandalf', exact: true }).click();
    await tab('Curve and worth').click();
    await page.getByRole('button', { name: 'Draw', exact: true }).click();
    expect(await page.locator('.hand .cards li').count()).toBe(4);
    expect(await page.locator('.actions').innerText()).toContain('this one 4');
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await tab('Deck').click();
    expect(await page.locator('.deck').innerText()).toContain('Gandalf');
    expect(await violations(page)).toEqual([]);
  });
});
