import { checkCardTexts, table } from '@tafelrunde/testing';
import { rule } from '@tafelrunde/testing/rule';
import { TcgTable } from '@tafelrunde/testing/tcg';
import { expect, test } from 'vitest';
import { decks } from '../decks.ts';
import { card } from '../define.ts';
import { CULTURES, SIGNETS } from '../defs.ts';
import { answeredFromHands, tcg } from '../game.ts';
import { preventWound } from '../language/effects.ts';
import { unboundWouldBeWounded } from '../language/moments.ts';
import { cards } from './index.ts';

const pool = tcg.defs;
const [freeCultures, shadowCultures] = [CULTURES.slice(0, 6), CULTURES.slice(6)];

test('every card has titles and texts in both languages, and less than a tenth of the abilities is code of its own', () => {
  checkCardTexts(tcg);
  const listed = tcg.listCards();
  expect(listed).toHaveLength(83);
  expect(listed.filter(({ custom }) => custom > 0).map(({ title }) => title.en)).toEqual([
    'The One Ring',
    'Sam',
    'Still They Came',
    'Horse-country',
    'Deep of Helm',
  ]);
  const sum = (count: (card: (typeof listed)[number]) => number): number =>
    listed.reduce((n, card) => n + count(card), 0);
  expect(sum(({ custom }) => custom) / sum(({ abilities }) => abilities)).toBeLessThan(0.1);
});

test('with a further card the game has, shows and plays it, and the game itself has not', () => {
  const fresh = tcg.with(
    card('companion', { id: 'New', title: { de: 'Neuling', en: 'Newcomer' }, cost: 2, strength: 4, vitality: 3 }),
  );
  expect([fresh.defs.length, tcg.defs.length, tcg.cards.find('New')]).toEqual([84, 83, undefined]);
  expect(fresh.name('card:New', 'de')).toBe('Neuling');
  const t = new TcgTable({ players: [{ hand: ['Newcomer'] }, {}] }, fresh).choose('Play Newcomer');
  expect([t.fellowship(0), t.strength('Newcomer'), t.twilight]).toEqual([['Frodo', 'Newcomer'], 4, 2]);
});

test('no card of the pool responds from a hand; where one did, all who hold cards would be asked', () => {
  expect([...answeredFromHands(cards)]).toEqual([]);
  expect(tcg.policy.blind.size).toBe(0);
  const reflex = card('event', {
    id: 'Reflex',
    title: { de: 'Reflex', en: 'Reflex' },
    abilities: [{ kind: 'response', moment: unboundWouldBeWounded, effect: preventWound }],
  });
  expect([...answeredFromHands([...cards, reflex])]).toEqual(['wound']);
});

rule('TCG-SILENT-09', 'values come from the cards: 83 of them, 79 for the starter rules', () => {
  expect(pool.filter(({ starter }) => starter)).toHaveLength(79);
  const used = new Set(
    Object.values(decks).flatMap(({ list }) => [list.ringBearer, list.ring, ...list.sites, ...Object.keys(list.cards)]),
  );
  expect(pool.filter(({ id }) => !used.has(id))).toEqual([]);
  expect(pool.find(({ id }) => id === '4C302')).toMatchObject({ strength: 3, vitality: 4, resistance: 10 });
  expect(pool.find(({ id }) => id === '4C2')).toMatchObject({ type: 'ring', side: 'none', strengthBonus: 1 });
});

rule(['TCG-CARD-10', 'TCG-CARD-17'], 'companions are Free Peoples characters of their owner’s fellowship', () => {
  const companions = pool.filter(({ type }) => type === 'companion');
  expect(companions.every(({ side, vitality }) => side === 'free' && vitality > 0)).toBe(true);
  const t = table('tcg', { players: [{ hand: ['Gimli'] }, {}] }).choose('Gimli');
  expect(t.fellowship(0)).toEqual(['Frodo', 'Gimli']);
});

rule(
  'TCG-CARD-11',
  'minions are Shadow characters with a site number and no signet; they attack companions of others',
  () => {
    const minions = pool.filter(({ type }) => type === 'minion');
    expect(minions.every(({ side, site, signet }) => side === 'shadow' && site > 0 && signet === '')).toBe(true);
    const t = table('tcg', {
      players: [{ fellowship: ['Gimli'], at: 3 }, {}],
      step: 'assignment phase',
      minions: ['Dunlending Savage'],
    });
    t.choose('Done', 'Dunlending Savage');
    expect(t.labels()).toEqual(['Attack Frodo', 'Attack Gimli']);
  },
);

rule(['TCG-CULTURE-02', 'TCG-CULTURE-03'], 'six cultures on each side', () => {
  expect(freeCultures).toEqual(['dwarven', 'elven', 'gandalf', 'gondor', 'rohan', 'shire']);
  expect(shadowCultures).toEqual(['dunland', 'isengard', 'moria', 'raider', 'ringwraith', 'sauron']);
  for (const { side, culture } of pool) {
    if (side === 'free') expect(freeCultures).toContain(culture);
    if (side === 'shadow') expect(shadowCultures).toContain(culture);
  }
});

rule('TCG-CULTURE-04', 'sites and The One Ring have no culture', () => {
  const none = pool.filter(({ culture }) => culture === '');
  expect(new Set(none.map(({ type }) => type))).toEqual(new Set(['site', 'ring']));
  // Théoden plays Rohan possessions onto Rohan companions; the Ring on Frodo is neither.
  const t = table('tcg', { players: [{ fellowship: ['Théoden'], hand: ['Hobbit Sword'] }, {}] });
  expect(t.offers('Use Théoden')).toBe(false);
});

rule('TCG-SIGNET-02', 'there are four signets, on Free Peoples characters only', () => {
  expect(SIGNETS).toEqual(['aragorn', 'frodo', 'gandalf', 'theoden']);
  const bearers = pool.filter(({ signet }) => signet !== '');
  expect(bearers.length).toBeGreaterThan(5);
  expect(bearers.every(({ side, type }) => side === 'free' && type === 'companion')).toBe(true);
  expect(new Set(bearers.map(({ signet }) => signet))).toEqual(new Set(SIGNETS));
});
