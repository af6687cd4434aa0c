import { oneCore } from '@tafelrunde/lcg';
import { expect, it } from 'vitest';
import { readOwned } from './owned.ts';

it('is read from what was kept; whoever kept nothing, or nonsense, owns one core set and is not held to it', () => {
  const kept = { on: true, boxes: { ...oneCore, 'dead-marshes': 2 } };
  expect(readOwned(JSON.stringify(kept))).toEqual(kept);
  const nothing = { on: false, boxes: { ...oneCore } };
  for (const text of [null, '', '{', '{"on":true,"boxes":{"moria":1}}', '{"on":true,"boxes":{"core":9}}']) {
    expect(readOwned(text)).toEqual(nothing);
  }
});
