import type { Manifest } from '@tafelrunde/kernel';
import { sample } from '@tafelrunde/testing';
import { describe, expect, it } from 'vitest';
import { plainMaker } from './plain.ts';

const some = { de: 'Etwas', en: 'Something' };
const manifest: Manifest = {
  ...{
    id: 'sample',
    place: 1,
    load: async () => ({ sample }),
    title: some,
    heading: some,
    subtitle: some,
    short: some,
    kind: some,
    about: some,
  },
  ...{ primer: { de: [], en: [] }, players: { least: 2, most: 3 }, minutes: [5, 10], cooperative: false },
  ...{ colour: '#000', icon: 'ring', scenarios: [], decks: false, rules: false },
  start: { setup: { seats: 2 }, people: 1, seats: 2 },
};

describe('a game of which only the manifest is known', () => {
  const maker = plainMaker(sample, manifest);

  it('is set up as one click would, or with other seats and options', () => {
    expect(maker.table({}).setup).toEqual({ seats: 2 });
    expect(maker.table({ seats: 3 }).setup).toEqual({ seats: 3 });
    expect(maker.table({ options: { seats: 3 } }).setup).toEqual({ seats: 3 });
  });

  it('refuses what it has not got, with a sentence', () => {
    expect(() => maker.table({ seats: 9 })).toThrow('two or three seats');
    expect(() => maker.table({ scenario: 'cave' })).toThrow('no scenario "cave"');
    expect(() => maker.table({ options: { colour: 'red' } })).toThrow('no option "colour"; it knows seats');
    expect(() => maker.table({ decks: [{ name: 'mine' }] })).toThrow('Nobody brings a deck');
  });

  it('takes one of its scenarios', () => {
    const cave = { ...manifest, scenarios: [{ id: 'cave', title: some }] };
    const free = { ...sample, checkSetup: (setup: unknown) => ({ ok: true, setup: setup as never }) as const };
    expect(plainMaker(free, cave).table({})).toMatchObject({ scenario: 'cave', setup: { scenario: 'cave', seats: 2 } });
  });
});
