import { isQuiet } from '@tafelrunde/protocol';
import { expect, it } from 'vitest';
import { Days, mailCatcher, pushCatcher, subscriptionAt } from '../../test/catchers.ts';
import { HandJobs } from '../../test/hand-jobs.ts';
import { eventually, startServer, startTable } from '../../test/serving.ts';
import type { Visitor } from '../client/visitor.ts';
import { withVacation } from './wishes.ts';

const WISHES = { push: true, mail: true, quiet: null, muted: [] as string[], language: 'en' as const };
const HOUR = 3600 * 1000;

/** Two at a table with a question for Anna, who has gone away: she is to be called. */
async function waitingForAnna(config: object = {}) {
  const days = new Days();
  const jobs = new HandJobs();
  const { url } = await startServer({ jobs, now: days.now, config: { callSeconds: 60, ...config } });
  const { id, visitors, tables } = await startTable(url, 2);
  const asked = tables.findIndex(({ picture }) => picture?.decision);
  const anna = visitors[asked];
  const leave = async (): Promise<void> => {
    tables[asked].close();
    await eventually(() => tables[1 - asked].mirror.table?.seats[asked].here === false);
  };
  const callSoon = async (): Promise<void> => {
    days.at += 61_000;
    await jobs.doNow('calls');
  };
  return { days, jobs, url, id, anna, bert: visitors[1 - asked], tables, asked, leave, callSoon };
}

async function confirmMail(visitor: Visitor, letters: readonly string[], address: string): Promise<void> {
  await visitor.must('PUT', '/calls/mail', { address });
  const code = /\b(\d{6})\b/.exec(letters.at(-1) ?? '')?.[1];
  await visitor.must('POST', '/calls/mail', { code });
}

it('who is away is called by push and by mail, once for each question; who is here is not', async () => {
  const [push, mail] = [await pushCatcher(), await mailCatcher()];
  const t = await waitingForAnna({ pushServices: [push.host], smtp: mail.smtp, origin: '' });
  await t.anna.must('PUT', '/calls', WISHES);
  await t.anna.must('POST', '/calls/push', subscriptionAt(`http://${push.host}/anna`));
  await confirmMail(t.anna, mail.letters, 'anna@example.org');
  expect(mail.letters).toHaveLength(1);

  // She is here: nothing is sent.
  await t.callSoon();
  expect([push.caught.length, mail.letters.length]).toEqual([0, 1]);

  await t.leave();
  await t.callSoon();
  expect(push.caught).toMatchObject([{ path: '/anna', headers: { 'content-encoding': 'aes128gcm' } }]);
  expect(push.caught[0].headers.authorization).toMatch(/^vapid t=/);
  expect(mail.letters).toHaveLength(2);
  expect(mail.letters[1]).toContain('Subject: Your turn: sample');
  expect(mail.letters[1]).toContain('anna@example.org');

  // The same question calls once, whatever else happens at the table.
  await t.tables[1 - t.asked].say({ type: 'stand-in', seat: 1 - t.asked, level: 'random' });
  await t.callSoon();
  expect([push.caught.length, mail.letters.length]).toEqual([1, 2]);
});

it('who was asked while he looked, and then looks away or goes, is called after all', async () => {
  const push = await pushCatcher();
  const t = await waitingForAnna({ pushServices: [push.host] });
  await t.anna.must('POST', '/calls/push', subscriptionAt(`http://${push.host}/anna`));
  await t.callSoon();
  await t.callSoon();
  expect(push.caught).toEqual([]);
  await t.tables[t.asked].say({ type: 'attention', looking: false });
  await eventually(() => t.tables[1 - t.asked].mirror.table!.seats[t.asked].away);
  expect(t.tables[1 - t.asked].mirror.table!.seats[t.asked].here).toBe(true);
  await t.callSoon();
  expect(push.caught).toHaveLength(1);
});

it.each(['off', 'muted'])('who does not want to be called is not: %s', async (how) => {
  const [push, mail] = [await pushCatcher(), await mailCatcher()];
  const t = await waitingForAnna({ pushServices: [push.host], smtp: mail.smtp });
  await t.anna.must('POST', '/calls/push', subscriptionAt(`http://${push.host}/anna`));
  await confirmMail(t.anna, mail.letters, 'anna@example.org');
  await t.anna.must('PUT', '/calls', {
    ...WISHES,
    ...(how === 'off' ? { push: false, mail: false } : { muted: [t.id] }),
  });
  await t.leave();
  await t.callSoon();
  expect([push.caught.length, mail.letters.length]).toEqual([0, 1]);
});

it('quiet hours hold a call back until they are over', async () => {
  const push = await pushCatcher();
  const t = await waitingForAnna({ pushServices: [push.host] });
  await t.anna.must('POST', '/calls/push', subscriptionAt(`http://${push.host}/anna`));
  await t.anna.must('PUT', '/calls', { ...WISHES, quiet: { from: '10:00', to: '15:00', zone: 'UTC' } });
  await t.leave();
  await t.callSoon();
  expect(push.caught).toEqual([]);
  t.days.at += 4 * HOUR;
  await t.jobs.doNow('calls');
  expect(push.caught).toHaveLength(1);
});

it('a browser that is gone is forgotten, and nothing is sent where no push service is', async () => {
  const push = await pushCatcher(() => 410);
  const t = await waitingForAnna({ pushServices: [push.host] });
  await t.anna.must('PUT', '/calls', WISHES);
  await t.anna.must('POST', '/calls/push', subscriptionAt(`http://${push.host}/anna`));
  for (const endpoint of [
    'http://127.0.0.1:1/x',
    'https://example.org/x',
    'https://localhost/x',
    'http://fcm.googleapis.com/x',
  ]) {
    expect((await t.anna.ask('POST', '/calls/push', subscriptionAt(endpoint))).status).toBe(400);
  }
  await t.leave();
  await t.callSoon();
  expect(push.caught).toHaveLength(1);
  const kept = await t.anna.must<{ push: readonly unknown[] }>('GET', '/me/everything');
  expect(kept.push).toEqual([]);
});

it('letters go to confirmed addresses only, and the link in them ends them', async () => {
  const mail = await mailCatcher();
  const t = await waitingForAnna({ smtp: mail.smtp });
  await t.anna.must('PUT', '/calls', WISHES);
  await t.anna.must('PUT', '/calls/mail', { address: 'somebody@example.org' });
  for (let guess = 0; guess < 5; guess++) {
    expect((await t.anna.ask('POST', '/calls/mail', { code: '000000' })).status).toBe(403);
  }
  // After that many guesses the right one is of no use.
  const code = /\b(\d{6})\b/.exec(mail.letters[0])?.[1];
  expect((await t.anna.ask('POST', '/calls/mail', { code })).status).toBe(400);
  await confirmMail(t.anna, mail.letters, 'anna@example.org');
  const { mailTo } = await t.anna.must<{ mailTo: string }>('GET', '/calls');
  expect(mailTo).toBe('anna@example.org');
  expect((await t.bert.ask('GET', '/calls/stop/x.y')).status).toBe(404);
});

it('quiet hours may go over midnight, in the zone of their owner', () => {
  const night = { quiet: { from: '22:00', to: '07:30', zone: 'Europe/Berlin' } };
  const at = (time: string): number => Date.parse(`2026-01-05T${time}:00Z`);
  expect([at('21:30'), at('06:00'), at('06:29')].map((one) => isQuiet(night, one))).toEqual([true, true, true]);
  expect([at('20:59'), at('06:30'), at('12:00')].map((one) => isQuiet(night, one))).toEqual([false, false, false]);
  expect(isQuiet({ quiet: null }, at('23:00'))).toBe(false);
});

it('a year has so many days of vacation, and what is not used comes back', () => {
  const kept = { ...WISHES, mailTo: '', pending: null, stop: '', vacation: 0, taken: { year: 0, days: 0 } };
  const now = Date.UTC(2026, 5, 1);
  const first = withVacation(kept, 30, now)!;
  expect(first.taken).toEqual({ year: 2026, days: 30 });
  expect(withVacation({ ...kept, ...first }, 41, now + 1000)).not.toBe(null);
  expect(withVacation({ ...kept, taken: { year: 2026, days: 30 } }, 13, now)).toBe(null);
  expect(withVacation({ ...kept, taken: { year: 2025, days: 42 } }, 13, now)?.taken).toEqual({ year: 2026, days: 13 });
  const ended = withVacation({ ...kept, ...first }, 0, now + 10 * 24 * HOUR)!;
  expect(ended).toEqual({ vacation: 0, taken: { year: 2026, days: 10 } });
});
