import { loadPlayer } from '@tafelrunde/bots';
import { History, type Plain, seedWords } from '@tafelrunde/kernel';
import { type CampaignLog, lcg, prepare, startCampaign, starterDecks } from '@tafelrunde/lcg';
import { expect, it } from 'vitest';
import { MemoryStorage } from '../../saves/memory-storage.ts';
import { type Campaign, keepCampaign, keptCampaigns, written } from './campaigns.ts';

const { heroes, deck } = starterDecks.leadership;

function begun(): CampaignLog {
  const started = startCampaign([{ name: 'Berit', heroes }]);
  if (!started.ok) throw new Error(started.problem[0]);
  return started.value;
}

const campaign = (log: CampaignLog): Campaign => ({ id: 'a', log, seats: ['human'], decks: ['leadership'], table: '' });

it('is kept and found again; one that cannot be read is told and left alone', () => {
  const store = new MemoryStorage();
  expect(keepCampaign(campaign(begun()), store)).toBe(true);
  store.setItem('tafelrunde.campaign.b', 'nonsense');
  expect(keptCampaigns(store)).toEqual({ campaigns: [campaign(begun())], broken: ['b'] });
  expect(store.getItem('tafelrunde.campaign.b')).toBe('nonsense');
});

it('writes a won scenario into the log, and leaves the log as it is after a lost one', async () => {
  const prepared = prepare(begun(), { players: [{ heroes, deck }] });
  if (!prepared.ok) throw new Error(prepared.problem[0]);
  const { log, setup } = prepared.value;
  const bot = await loadPlayer(lcg, 'steady');
  const ends = new Map<boolean, CampaignLog>();
  for (let seed = 0; seed < 100 && ends.size < 2; seed++) {
    const started = History.start(lcg, setup as unknown as Plain, `campaign ${seed}`);
    if (!started.ok) throw new Error(started.problem[0]);
    const { value: history } = started;
    const random = seedWords(`luck ${seed}`);
    while (history.match.decision()) history.answer(bot.choose(history.match, random).id);
    const result = written(log, JSON.stringify(history.record));
    if (!result.ok) throw new Error(result.problem[0]);
    ends.set(history.match.s.over!.winners.length > 0, result.value);
  }
  expect(ends.get(false)).toEqual(log);
  expect(ends.get(true)?.completed).toMatchObject([{ scenario: 'mirkwood' }]);
});

it('refuses a game that is not over, and a text that is none', () => {
  const prepared = prepare(begun(), { players: [{ heroes, deck }] });
  if (!prepared.ok) throw new Error(prepared.problem[0]);
  const started = History.start(lcg, prepared.value.setup as unknown as Plain, 'open');
  if (!started.ok) throw new Error(started.problem[0]);
  expect(written(prepared.value.log, JSON.stringify(started.value.record))).toMatchObject({ ok: false });
  expect(written(begun(), 'no record')).toMatchObject({ ok: false });
});
