import { describe, expect, it } from 'vitest';
import { Visitor } from '../../server/src/client/visitor.ts';
import { markOperator } from '../../server/src/store/operator.ts';
import { violations } from './accessibility.ts';
import { alsoAs, annaIsAsked, club, come, gameOf } from './club.ts';

describe('people', () => {
  it('a profile tells friends from those one does not want to meet; who is blocked finds no seat there', async () => {
    const { url } = await club();
    const page = await come(url, 'Anna');
    const anna = await alsoAs(page, url);
    const other = await come(url, 'Bert', { language: 'en' });
    const who = (await (await alsoAs(other, url)).must<{ me: { who: string } }>('GET', '/me')).me.who;
    await page.goto(`/#/people/${who}`);
    await page.locator('[data-befriend]').click();
    await page.locator('[data-unfriend]').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto('/#/people');
    await page.locator('[data-friend="Bert"]', { hasText: 'ist frei' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto(`/#/people/${who}`);
    await page.locator('[data-block]').click();
    await page.locator('[data-unblock]').waitFor();
    await page.locator('[data-report]').click();
    await page.locator('[name="text"]').fill('He said a word.');
    await page.getByRole('button', { name: 'Meldung abschicken' }).click();
    await page.getByText('Die Meldung ist angekommen').waitFor();
    const table = { game: 'dbg', setup: { seats: 2, heroes: 'beginner' }, access: 'link', spectators: true } as const;
    const id = await anna.openTable({ ...table, clock: null, seats: ['me', 'open'] });
    await other.goto(`/#/online/${id}`);
    await other.locator('[data-sit-down]').click();
    await other.getByText('with whom you do not play').waitFor();
  });

  it('who wants to be forgotten is: his page knows no name, his seat is played on, his words are gone', async () => {
    const given = await club();
    const { page, anna, bert, id, lines } = await annaIsAsked(given);
    await lines[0].say({ type: 'chat', text: 'my own words' });
    await page.goto('/#/people/me');
    await page.locator('[data-everything]').waitFor();
    expect(JSON.stringify(await anna.must('GET', '/me/everything'))).toContain('my own words');
    expect(await violations(page)).toEqual([]);
    await page.locator('[data-forget]').click();
    await page.locator('[data-forget-yes]').click();
    await page.locator('input[name="name"]').waitFor();
    expect(await page.locator('[data-me]').count()).toBe(0);
    const again = await bert.sitDown(id);
    await again.until(() => again.mirror.table !== null && again.picture !== null);
    expect(again.mirror.table!.seats[0]).toMatchObject({ kind: 'open', name: '' });
    expect(JSON.stringify(again.mirror.chat)).not.toMatch(/my own words|Anna/);
  });

  it('whoever runs the server sees tables, people and reports, and no cards', async () => {
    const { url, data } = await club();
    const page = await come(url, 'Olga');
    await page.goto('/admin');
    await page.locator('[data-barred]').waitFor();
    const olga = await alsoAs(page, url);
    await olga.must('POST', '/account', { login: 'olga', password: 'a long password' });
    expect(markOperator(data, 'olga', true)).toBe(true);
    const [anna, bert] = await Promise.all(['Anna', 'Bert'].map((name) => Visitor.called(url, name)));
    const { lines } = await gameOf([anna!, bert!]);
    const who = (await bert!.must<{ me: { who: string } }>('GET', '/me')).me.who;
    await anna!.must('POST', `/people/${who}/report`, { reason: 'rude', text: 'He said a word.', table: '' });
    await page.reload();
    await page.getByText('He said a word.').waitFor();
    expect(await violations(page)).toEqual([]);
    const text = await page.locator('main').innerText();
    expect(text).toContain('Anna, Bert');
    // A card in a hand is told to its owner and to nobody else.
    expect(JSON.stringify(await olga.must('GET', '/admin'))).not.toContain('hand');
    expect(lines).toHaveLength(2);
    await page.locator('[data-settle]').click();
    await page.locator('[data-settle]').waitFor({ state: 'detached' });
    await page.locator('[name="de"]').fill('Heute Turnier');
    await page.locator('[name="en"]').fill('Tournament today');
    await page.getByRole('button', { name: 'Ansagen', exact: true }).click();
    await page.locator('[data-unannounce]').waitFor();
    await page.goto('/#/online');
    await page.getByText('Heute Turnier').waitFor();
  });

  it('a profile names favourite decks as people know them', async () => {
    const { url } = await club();
    const page = await come(url, 'Anna');
    const anna = await alsoAs(page, url);
    const setup = { scenario: 'mirkwood', mode: 'standard', players: [{ starter: 'leadership' }] };
    const id = await anna.openTable({
      ...{ game: 'lcg', setup, access: 'link', spectators: true, clock: null, seats: ['me'] },
    });
    const line = await anna.sitDown(id);
    await line.until(() => line.mirror.table !== null);
    await line.say({ type: 'start' });
    await line.until(() => line.picture !== null);
    await line.say({ type: 'resign' });
    await line.until(() => line.mirror.table!.state === 'over');
    await page.goto('/#/people/me');
    await page.locator('[data-deck="starter:leadership"]', { hasText: 'Führung' }).waitFor();
    await page.locator('fieldset [lang="en"]').first().click();
    await page.locator('[data-deck="starter:leadership"]', { hasText: 'Leadership' }).waitFor();
  });
});
