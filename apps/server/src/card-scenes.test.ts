import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cardScenes } from './card-scenes.ts';

it('reads the pictures of cards from the page that was built, and nothing else', () => {
  const dist = mkdtempSync(join(tmpdir(), 'tafelrunde-scenes-'));
  const assets = join(dist, 'assets');
  mkdirSync(join(assets, 'pictures-0123abcd', 'lcg'), { recursive: true });
  writeFileSync(join(assets, 'pictures-0123abcd', 'lcg', 'gandalf.svg'), '<svg/>');
  writeFileSync(join(dist, 'secret.svg'), 'secret');
  const sceneOf = cardScenes('lcg', assets);
  expect(sceneOf('gandalf')).toBe('<svg/>');
  expect(sceneOf('nobody')).toBeNull();
  expect(sceneOf('../../../secret')).toBeNull();
  expect(cardScenes('tcg', assets)('gandalf')).toBeNull();
});

it('has none where no page was built', () => {
  expect(cardScenes('lcg', join(tmpdir(), 'tafelrunde-nowhere'))('gandalf')).toBeNull();
});
