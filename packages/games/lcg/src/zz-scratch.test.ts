import { fuzz } from '@tafelrunde/testing';
import { test } from 'vitest';
import { lcg } from './game.ts';

const scenario = process.env.SCEN;
test('fuzz', { timeout: 590_000 }, () => {
  const setup = scenario
    ? {
        scenario,
        mode: process.env.LCGMODE ?? 'standard',
        players: (process.env.DECKS ?? 'leadership,tactics,spirit,lore').split(',').map((starter) => ({ starter })),
      }
    : undefined;
  const r = fuzz(lcg, {
    games: Number(process.env.GAMES ?? 20),
    seed: process.env.SEED ?? 'e',
    most: 2,
    ...(setup ? { setup } : {}),
  });
  console.log(r.games, r.decisions);
  for (const v of r.violations) console.log(v.invariant, v.what, v.answers.length, JSON.stringify(v.setup), v.seed);
});
