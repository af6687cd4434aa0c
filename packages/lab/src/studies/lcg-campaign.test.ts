import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadPlayer } from '@tafelrunde/bots';
import { Match, type Plain } from '@tafelrunde/kernel';
import { type LcgState, lcg } from '@tafelrunde/lcg';
import { table } from '@tafelrunde/testing';
import { expect, it } from 'vitest';
import { playCampaign, type Win, win } from './lcg-campaign.ts';

const file = fileURLToPath(new URL('../../../games/lcg/test/campaign-played.json', import.meta.url));

interface Played {
  readonly games: readonly { readonly seed: string; readonly answers: readonly string[]; readonly choices: Plain }[];
}

it('the campaign that is kept is what comes of its games, with what was lost on the way', () => {
  const kept = readFileSync(file, 'utf8');
  const { games } = JSON.parse(kept) as Played;
  const seeds: string[] = [];
  /** Plays what was found once; everything else is lost. */
  const again: Win = (first, seed) => {
    seeds.push(seed);
    const found = games.find((one) => one.seed === seed);
    if (!found) return null;
    const match: Match<LcgState> = first;
    for (const id of found.answers) {
      match.decision();
      match.answer(id);
    }
    match.decision();
    return { match, answers: found.answers };
  };
  const told: string[] = [];
  const text = playCampaign(again, (what) => told.push(what));
  expect(JSON.parse(text)).toEqual(JSON.parse(kept));
  expect(text).toBe(JSON.stringify(JSON.parse(kept), null, 1));
  expect(seeds.at(-1)).toBe(games.at(-1)!.seed);
  expect(told.filter((what) => what.endsWith(': lost'))).toHaveLength(seeds.length - games.length);
  expect(told.at(-1)).toMatch(/^dol-guldur: \d+, /);
});

it('a game that can be won is won by trying, by answers that are possible', async () => {
  const player = await loadPlayer(lcg, 'steady');
  const nearly = () =>
    table('lcg', {
      players: [{ heroes: ['Aragorn', 'Gimli', 'Théodred'], hand: ['Guard of the Citadel'], threat: 20 }],
      encounterDeck: ['Old Forest Road', 'Mountains of Mirkwood', 'Old Forest Road', 'Mountains of Mirkwood'],
      ...{ quest: 'beorns-path', progress: 5, step: '2.2' },
    }).m;
  const won = win(player, nearly(), 'nearly')!;
  expect(won.match.s.over?.winners).toEqual([0]);
  const m = new Match(lcg, nearly().s);
  for (const id of won.answers) {
    m.decision();
    expect(m.answer(id)).toBeNull();
  }
  m.decision();
  expect(m.s.over).toEqual(won.match.s.over);
});

it('the same is tried for the same seed, best ways first, as the book has it', async () => {
  const player = await loadPlayer(lcg, 'steady');
  const far = table('lcg', {
    players: [{ heroes: ['Aragorn', 'Gimli', 'Théodred'], hand: ['Guard of the Citadel', 'Sneak Attack'], threat: 45 }],
    encounterDeck: ['Old Forest Road', 'Mountains of Mirkwood', 'Old Forest Road', 'Forest Spider'],
    ...{ quest: 'beorns-path', progress: 2, step: '2.2' },
  }).m;
  const told: string[] = [];
  const found = win(player, far, 'far', (what) => told.push(what));
  await expect([...told, found?.answers.join(' ') ?? 'not found', ''].join('\n')).toMatchFileSnapshot(
    fileURLToPath(new URL('../../test/book/campaign.txt', import.meta.url)),
  );
});

it('a game that cannot be won is given up', async () => {
  const player = await loadPlayer(lcg, 'steady');
  const lost = table('lcg', {
    players: [{ heroes: [{ card: 'Éowyn', exhausted: true }], threat: 49 }],
    ...{ quest: 'flies-and-spiders', step: '7.2' },
  }).m;
  const told: string[] = [];
  expect(win(player, lost, 'lost', (what) => told.push(what))).toBeNull();
  expect(told).toEqual([]);
});
