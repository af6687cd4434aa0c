import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const usual = { pace: 'weighty', handOrder: 'drawn', off: {}, bots: 'steady' };

it('is the usual one where nothing was set, or nothing that can be read', () => {
  for (const text of [null, '', 'null', '7', '{', '{"pace":"fast","off":{"lcg":3},"bots":"human"}']) {
    expect(readSettings(text)).toEqual(usual);
  }
});

it('is what somebody has chosen', () => {
  const chosen = { pace: 'none', handOrder: 'cost', off: { lcg: ['quest'], tcg: [] }, bots: 'keen' };
  expect(readSettings(JSON.stringify(chosen))).toEqual(chosen);
});
