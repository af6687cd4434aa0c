import { readFileSync } from 'node:fs';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, it } from 'vitest';
import { DECKS } from '../content/map.ts';
import { tokens } from '../content/tokens.ts';
import type { RbDef } from '../defs.ts';
import { runebound } from '../game.ts';
import { assetKindWords, attributeWords, dieWords, faceWords } from '../language/words.ts';

const all = (test: (def: RbDef) => boolean): RbDef[] => runebound.defs.filter(test);
const pieces = (defs: readonly RbDef[]): number => defs.reduce((n, def) => n + def.quantity, 0);
const many = (test: (def: RbDef) => boolean): number => pieces(all(test));
const countBy = (defs: readonly RbDef[], key: (def: RbDef) => string | number): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const def of defs) counts[key(def)] = (counts[key(def)] ?? 0) + def.quantity;
  return counts;
};
const ADVENTURES = new Set(['enemy', 'event', 'quest']);
const isAdventure = (def: RbDef): boolean => ADVENTURES.has(def.type);

describe('the box', () => {
  rule('RB-SILENT-02', 'holds what the box says: so many cards of each kind', () => {
    const held = countBy(runebound.defs, ({ type }) =>
      ADVENTURES.has(type) ? 'adventure' : type.replace('Quest', ''),
    );
    expect(held).toEqual({ hero: 6, adventure: 120, story: 20, scenario: 2, skill: 60, asset: 60 });
  });

  it('says of assets and skills which deck of the box they are from, and of nothing else', () => {
    expect(countBy(runebound.defs, ({ set }) => set)).toMatchObject({
      A: 20,
      B: 20,
      C: 20,
      wild: 10,
      gods: 10,
      runes: 10,
    });
    const without = all(({ set }) => set === '');
    expect(new Set(without.map(({ type }) => type))).toEqual(
      new Set(['hero', 'enemy', 'event', 'quest', 'story', 'storyQuest', 'scenario']),
    );
  });

  it('has 6 heroes with three starting tokens each, and 60 combat tokens', () => {
    expect(many((def) => def.type === 'hero')).toBe(6);
    for (const def of all(({ type }) => type === 'hero')) expect(def.tokens.length).toBe(3);
    expect(tokens.length).toBe(60);
    expect(new Set(tokens.map(({ id }) => id)).size).toBe(60);
  });

  it('uses each combat token once: by a hero, an asset, a villain or every enemy', () => {
    const used = runebound.defs.flatMap((def) => def.tokens);
    expect(used.length).toBe(60 - 6);
    expect(new Set(used).size).toBe(used.length);
  });

  it('has 60 assets in three sets, by kind and price as designed', () => {
    const assets = all(({ type }) => type === 'asset');
    expect(countBy(assets, ({ set }) => set)).toEqual({ A: 20, B: 20, C: 20 });
    const kinds = { weapon: 15, apparel: 15, gear: 12, movement: 6, goods: 12 };
    expect(countBy(assets, ({ assetKind }) => assetKind)).toEqual(kinds);
    const prices = { weapon: [2, 12], apparel: [3, 12], gear: [2, 8], movement: [3, 7], goods: [0, 2] };
    for (const def of assets) {
      const [low, high] = prices[def.assetKind as keyof typeof prices];
      expect(def.price, def.id).toBeGreaterThanOrEqual(low);
      expect(def.price, def.id).toBeLessThanOrEqual(high);
    }
  });

  it('trades goods that cost nothing for 2 gold and those that cost 2 gold for 5', () => {
    const goods = all(({ assetKind }) => assetKind === 'goods');
    expect(countBy(goods, ({ price, trade }) => `${price}:${trade?.value}`)).toEqual({ '0:2': 6, '2:5': 6 });
    expect(countBy(goods, ({ trade }) => trade?.at ?? '')).toEqual({ town: 4, shrine: 4, fortress: 4 });
  });

  it('has 60 skills in six sets: 20 of each attribute, costs, grey orbs and successes as designed', () => {
    const skills = all(({ type }) => type === 'skill');
    const sets = { wild: 10, military: 10, wanderlust: 10, lowFriends: 10, gods: 10, runes: 10 };
    expect(countBy(skills, ({ set }) => set)).toEqual(sets);
    expect(countBy(skills, ({ attribute }) => attribute)).toEqual({ 0: 20, 1: 20, 2: 20 });
    expect(countBy(skills, ({ orbs }) => orbs.length)).toEqual({ 1: 18, 2: 24, 3: 14, 4: 4 });
    expect(skills.flatMap(({ orbs }) => orbs).filter((orb) => orb === 'any').length).toBe(62);
    for (const set of Object.keys(sets)) expect(many((def) => def.set === set && def.stars > 0)).toBe(4);
  });

  it('has 20 skills with a surge ability: 8 for 1 surge, 8 for 2, 4 for X', () => {
    const surges = all(({ type, surges }) => type === 'skill' && surges.length > 0);
    expect(countBy(surges, ({ surges: [{ cost }] }) => cost)).toEqual({ 1: 8, 2: 8, [-1]: 4 });
  });

  it('has 120 adventure cards: 20 neutral ones for each deck, 10 of each scenario', () => {
    expect(many(isAdventure)).toBe(120);
    DECKS.forEach((_, deck) => {
      const cards = all((def) => isAdventure(def) && def.back === deck);
      expect(countBy(cards, ({ scenario }) => scenario)).toEqual({ '': 20, margath: 10, vorakesh: 10 });
    });
  });

  it.each([
    ['combat', '', { enemy: 16, quest: 2, event: 2 }],
    ['combat', 'margath', { enemy: 8, quest: 1, event: 1 }],
    ['combat', 'vorakesh', { enemy: 8, quest: 1, event: 1 }],
    ['exploration', '', { quest: 15, enemy: 3, event: 2 }],
    ['exploration', 'margath', { quest: 8, enemy: 2 }],
    ['exploration', 'vorakesh', { quest: 8, enemy: 2 }],
    ['social', '', { event: 17, enemy: 2, quest: 1 }],
    ['social', 'margath', { event: 9, enemy: 1 }],
    ['social', 'vorakesh', { event: 9, enemy: 1 }],
  ] as const)('mixes the %s deck as designed (%s)', (deck, scenario, mix) => {
    const cards = all((def) => isAdventure(def) && def.back === DECKS.indexOf(deck) && def.scenario === scenario);
    expect(countBy(cards, ({ type }) => type)).toEqual(mix);
  });

  it('gives the enemies of the combat deck the health that the design asks for', () => {
    const enemies = all(({ type, back, scenario }) => type === 'enemy' && back === 0 && scenario === '');
    expect(countBy(enemies, ({ health }) => health)).toEqual({ 3: 1, 4: 2, 5: 5, 6: 4, 7: 3, 8: 1 });
    for (const def of all(({ type, back, scenario }) => type === 'enemy' && back === 0 && scenario !== '')) {
      expect(def.health).toBeGreaterThanOrEqual(5);
      expect(def.health).toBeLessThanOrEqual(8);
    }
  });

  it('has quests of one to three outcomes and events of two options', () => {
    for (const def of all(({ type }) => type === 'quest')) expect(def.task?.outcomes.length).toBe(3);
    for (const def of all(({ type }) => type === 'event')) expect(def.options.length).toBe(2);
    const neutral = all(({ type, back, scenario }) => type === 'event' && back === 2 && scenario === '');
    expect(neutral.flatMap(({ options }) => options).filter(({ task }) => task !== null).length).toBe(6);
  });

  it('has 20 story cards: 7 and 6 of them story quests', () => {
    const stories = all(({ type }) => type === 'story' || type === 'storyQuest');
    expect(countBy(stories, ({ type, scenario }) => `${scenario} ${type}`)).toEqual({
      'margath storyQuest': 7,
      'margath story': 3,
      'vorakesh storyQuest': 6,
      'vorakesh story': 4,
    });
    expect(many(({ type }) => type === 'scenario')).toBe(2);
  });

  it('has every id once, and every title in both languages', () => {
    expect(new Set(runebound.defs.map(({ id }) => id)).size).toBe(runebound.defs.length);
    for (const { title } of runebound.defs) {
      expect(title.de.length).toBeGreaterThan(2);
      expect(title.en.length).toBeGreaterThan(2);
    }
  });
});

describe('the texts', () => {
  it.each(['de', 'en'] as const)('render without anything left over (%s)', (lang) => {
    for (const def of runebound.defs) {
      const { [lang]: text } = def.text;
      expect(text, def.id).not.toMatch(/[{}<>]|undefined|null|NaN|\[object|phrase:| {2}| [.,;:]|\.\./);
      for (const paragraph of text.split('\n')) {
        if (paragraph !== '') expect(paragraph, def.id).toMatch(/[.!?“”)]$/);
      }
    }
  });

  rule('RB-SILENT-21', 'are made of what a card does: no ability without words, in neither language', () => {
    for (const def of runebound.defs) {
      // A token of an asset is pictured; everything else is written.
      const isSilent = def.type === 'asset' && def.abilities === 0;
      for (const lang of ['de', 'en'] as const) expect(def.text[lang] === '', `${def.id} ${lang}`).toBe(isSilent);
      expect(def.texts.length, def.id).toBe(def.text.en === '' ? 0 : def.text.en.split('\n').length);
    }
  });

  rule(['RB-SILENT-44', 'RB-READ-07'], 'call things as the glossary does, one word for each idea', () => {
    const glossary = readFileSync(new URL('../../../../../docs/glossary.md', import.meta.url), 'utf8');
    const listed = glossary.split('## runebound')[1].toLowerCase();
    const scenarios = all(({ type }) => type === 'scenario').map(({ boss }) => boss!.storyToken.one);
    const symbols = (['agility', 'double', 'surge', 'shield'] as const).map((symbol) => faceWords[symbol]);
    const words = [scenarios, symbols, Object.values(attributeWords), Object.values(dieWords)].flat();
    for (const { de, en } of [...words, ...Object.values(assetKindWords).filter(({ en }) => en.match(/ear|goods/))]) {
      const row = listed.split('\n').find((line) => line.includes(en.toLowerCase()));
      expect(row, en).toContain(de.toLowerCase());
    }
    // The tokens of the second scenario have one name everywhere.
    for (const def of all(({ scenario }) => scenario === 'vorakesh')) {
      expect(def.text.en, def.id).not.toMatch(/\b(ally|allies|follower)/i);
      expect(def.text.de, def.id).not.toMatch(/Verbündete|Begleiter/);
    }
    expect(scenarios).toContainEqual({ de: 'Gefährte', en: 'companion' });
  });

  it('give each adventure card and each story card a line of its own', () => {
    const flavors = all((def) => isAdventure(def) || def.type === 'story' || def.type === 'storyQuest');
    expect(flavors.length).toBe(140);
    for (const lang of ['de', 'en'] as const) {
      expect(new Set(flavors.map(({ flavor }) => flavor?.[lang])).size).toBe(140);
    }
  });

  it('come from data: less than a tenth of all abilities is written as code', () => {
    const sum = (key: 'custom' | 'abilities'): number => runebound.defs.reduce((n, def) => n + def[key], 0);
    expect(sum('abilities')).toBeGreaterThan(250);
    expect(sum('custom')).toBeLessThan(sum('abilities') / 10);
    // Whoever writes another one says so here.
    expect(sum('custom')).toBe(7);
  });
});
