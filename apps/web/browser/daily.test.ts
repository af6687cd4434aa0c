/// <reference lib="dom" />
import { loadPlayer, luckAt } from '@tafelrunde/bots';
import { dailyQuest, dayOf, loadGame, manifestOf } from '@tafelrunde/games';
import { History, saveGame } from '@tafelrunde/kernel';
import { expect, it } from 'vitest';
import { violations } from './accessibility.ts';
import { numbers, playToTheEnd } from './play.ts';
import { startPage } from './visit.ts';

/** The quest of today as somebody has played it up to his last decision. */
async function almostDone(today: number): Promise<{ readonly text: string; readonly position: number }> {
  const game = await loadGame('dbg');
  const { setup, seed } = dailyQuest(manifestOf('dbg'), today);
  const bot = await loadPlayer(game, 'steady');
  const started = History.start(game, setup, seed);
  if (!started.ok) throw new Error('the quest cannot be played');
  const history = started.value;
  let last = 0;
  for (let asked = history.match.decision(); asked; asked = history.match.decision()) {
    const { answers } = history.match.s;
    if (asked.seat === 0 && asked.options.length > 1) last = answers;
    history.answer(bot.choose(history.match, luckAt(seed, asked.seat, answers)).id);
  }
  history.rewind(last);
  return { text: saveGame(history), position: last };
}

it('the quest of the day is played from the start page, also offline, and gets on the board later', {
  timeout: 240_000,
}, async () => {
  const page = await startPage({ language: 'en', keeps: true });
  const today = await page.evaluate(
    `(() => { const now = new Date(); return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 864e5; })()`,
  );
  expect(today).toBe(dayOf(new Date()));
  await page.locator('#daily').getByRole('link', { name: 'Deck-Building Game' }).click();
  await page.locator('#board-title ~ [role="status"]').filter({ hasNotText: '…' }).waitFor();
  expect(await violations(page)).toEqual([]);
  // A new try is a table without hints, on which nobody asks for more than the game does.
  await page.locator('[data-quest]').click();
  await page.locator('#prompt').waitFor();
  expect(await page.locator('[data-hint]').count()).toBe(0);
  // The rest of the game is played for us, and then the line is cut.
  const { text, position } = await almostDone(today as number);
  const { seats } = dailyQuest(manifestOf('dbg'), today as number);
  const about = {
    ...{ game: 'dbg', at: 1, title: { de: 'x', en: 'x' }, state: 'running', quest: today },
    seats: ['human', ...Array.from({ length: seats - 1 }, () => 'steady')],
  };
  await page.evaluate(
    ([save, kept]) => {
      localStorage.setItem('tafelrunde.save.quest', save);
      localStorage.setItem('tafelrunde.about.quest', kept);
    },
    [text, JSON.stringify(about)] as const,
  );
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.context().setOffline(true);
  await page.goto('/#/dbg/quest');
  await page.locator(`#prompt[data-position="${position}"]`).waitFor();
  await playToTheEnd(page, numbers(1));
  await page.locator('dialog [data-board]').click();
  await page.getByText('The server cannot be reached just now.').waitFor();
  expect(await page.locator('[data-sent]').getAttribute('data-sent')).toBe('waiting');
  await page.context().setOffline(false);
  await page.reload();
  const name = `Quester ${Math.floor(Math.random() * 1e6)}`;
  await page.locator('[name="name"]').fill(name);
  await page.keyboard.press('Enter');
  const row = page.locator('[data-board-rows] tr', { hasText: name });
  // The first game that a server plays again waits until a thread has loaded the games.
  await row.waitFor({ timeout: 90_000 });
  expect(await page.locator('[data-sent]').getAttribute('data-sent')).toBe('kept');
  // Others see it, too.
  const other = await startPage({ language: 'de', size: 'narrow' });
  await other.goto('/#/daily/dbg');
  await other.getByText(name).waitFor();
  expect(await other.evaluate('document.documentElement.scrollWidth')).toBe(390);
});
