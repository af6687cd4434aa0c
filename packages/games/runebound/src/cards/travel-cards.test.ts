import { rule } from '@tafelrunde/testing/rule';
import { table } from '@tafelrunde/testing/runebound';
import { describe, expect, it } from 'vitest';

const PARTNER = { hero: 'laurel', at: 'forge' } as const;
const hero = (given: object, more: object = {}) =>
  table('runebound', { players: [{ hero: 'mok', at: 'riverlands', ...given }, PARTNER], ...more });

describe('skills and assets on the way', () => {
  rule(['RB-EX-03', 'RB-ONCE-03', 'RB-MOVE-10'], 'Tireless: a further hex between two dice, once', () => {
    const t = hero({ at: [3, 10], skills: ['Tireless'], hand: ['Smite'] });
    t.choose('move').setDice('plains', 'plains', 'plains').choose('Keep');
    t.spendDie(0, [3, 9]);
    t.choose('Tireless').goTo([3, 8]);
    expect(t.offers('Tireless')).toBe(false);
    t.spendDie(1, [3, 7]).spendDie(2, [3, 6]);
    expect(t.isAt(0, [3, 6])).toBe(true);
    expect(t.actions).toBe(2);
    expect(t.offers('Tireless')).toBe(false);
  });

  rule(['RB-EX-16', 'RB-MOVE-10'], 'Walking on Water: onto an adjacent water hex without an action', () => {
    const t = hero({ at: [5, 3], skills: ['Walking on Water'] });
    t.choose('Walking on Water').goTo([5, 4]);
    expect(t.isAt(0, [5, 4])).toBe(true);
    expect(t.actions).toBe(3);
    expect(hero({ skills: ['Walking on Water'] }).offers('Walking on Water')).toBe(false);
  });

  it.each([
    ['Mountaineering', 'skills', 4],
    ['River Lore', 'skills', 4],
    ['River Barge', 'assets', 4],
    ['Mountain Goat', 'assets', 4],
  ])('%s turns a die, once per turn', (title, zone, face) => {
    const t = hero({ [zone]: [title], hand: ['Smite'] });
    t.choose('move').setDice('plains', 'plains', 'plains').choose(title);
    t.choose(t.options()[0].id);
    expect(t.dice[0]).toBe(face);
    expect(t.offers(title)).toBe(false);
  });

  it.each([
    ['Pathfinder', 'skills'],
    ['Lucky Coin', 'assets'],
  ])('%s rolls one die anew without an exertion, once per turn', (title, zone) => {
    const t = hero({ [zone]: [title], hand: ['Smite'] });
    t.choose('move', title);
    t.choose(t.options()[0].id);
    expect(t.hand(0)).toEqual(['Smite']);
    expect(t.offers(title)).toBe(false);
  });

  it('Read the Omens rolls all dice anew, for an exertion each time', () => {
    const t = hero({ skills: ['Read the Omens'], hand: ['Smite', 'Zeal'] });
    t.choose('move', 'Read the Omens', 'Zeal');
    expect(t.hand(0)).toEqual(['Smite']);
    expect(t.offers('Read the Omens')).toBe(true);
  });

  it('Shortcut moves up to three hexes for an exertion, Call of the Horizon to a gem nearby', () => {
    const t = hero({ at: [8, 5], skills: ['Shortcut'], hand: ['Smite'] });
    t.choose('Shortcut').goTo([8, 6]).goTo('market-town').goTo([8, 8]);
    expect(t.isAt(0, [8, 8])).toBe(true);
    expect(t.actions).toBe(3);
    const called = hero({ at: [8, 5], skills: ['Call of the Horizon'] });
    called.choose('Call of the Horizon');
    expect(called.options().map(({ id }) => id)).not.toContain('h0');
    called.goTo([9, 8]);
    expect(called.isAt(0, [9, 8])).toBe(true);
    expect(called.actions).toBe(3);
  });

  it.each([
    ['Healing Touch', 'skills', 2],
    ['Survivalist', 'skills', 2],
    ['Alchemist’s Belt', 'assets', 2],
  ])('%s heals for an exertion', (title, zone, n) => {
    const t = hero({ [zone]: [title], hand: ['Smite'], damage: 5 });
    t.choose(title);
    expect(t.damage(0)).toBe(5 - n);
    expect(t.hand(0)).toEqual([]);
    expect(t.actions).toBe(3);
  });

  it('Megalomania earns gold, Scrying draws, Informant looks at a deck, each for an exertion', () => {
    const rich = hero({ skills: ['Megalomania'], hand: ['Smite', 'Zeal'] });
    rich.choose('Megalomania', 'Zeal');
    expect(rich.gold(0)).toBe(1);
    expect(rich.offers('Megalomania')).toBe(false);
    const wise = hero({ skills: ['Scrying'], hand: ['Smite'] }, { skillDeck: ['Zeal', 'Prayer'] });
    wise.choose('Scrying');
    expect(wise.hand(0)).toEqual(['Zeal', 'Prayer']);
    const told = hero({ skills: ['Informant'], hand: ['Smite'] }, { decks: { combat: ['Kobolds', 'Ettin'] } });
    told.choose('Informant', 'combat', 'under');
    expect(told.deck('combat')[0]).toBe('Ettin');
    expect(told.deck('combat').at(-1)).toBe('Kobolds');
  });

  it('Inner Calm reveals two cards for one exertion', () => {
    const t = hero(
      { at: [9, 8], hero: 'corbin', skills: ['Inner Calm'], assets: ['Pilgrim’s Habit'], hand: ['Smite'] },
      {
        decks: { social: ['Tavern Songs'] },
        skillDeck: ['Steadfast', 'Tireless', 'Veteran', 'Warlord', 'Zeal', 'Pounce'],
      },
    );
    t.choose('adventure', 'n0');
    expect(t.zone('revealed').length).toBe(4);
    t.choose('Inner Calm');
    expect(t.trophies(0)).toEqual(['Tavern Songs']);
  });

  it('Cartographer earns at every gem, Lord of the Gutter at the start of each turn', () => {
    const t = hero({ at: [1, 7], skills: ['Cartographer'] }, { decks: { exploration: ['Calm Lake'] } });
    t.choose('adventure');
    expect(t.gold(0)).toBe(1);
    const other = hero({ at: [9, 8], skills: ['Cartographer'] }, { decks: { social: ['Smuggling'] } });
    other.choose('adventure');
    expect(other.gold(0)).toBe(1);
    const rich = hero({ skills: ['Lord of the Gutter'] });
    expect(rich.offers('Train')).toBe(true);
    expect(rich.gold(0)).toBe(1);
  });

  it('Fence sells anywhere, Haggle buys anywhere for 2 gold less', () => {
    const fence = hero({ skills: ['Fence'], assets: ['Broadsword'] });
    fence.choose('Fence');
    if (fence.offers('Broadsword')) fence.choose('Broadsword');
    expect(fence.gold(0)).toBe(7);
    const markets = [[], ['Chain Mail', 'Broadsword', 'Runeblade']];
    const haggle = hero({ skills: ['Haggle'], gold: 3 }, { markets });
    haggle.choose('Haggle', 'Chain Mail');
    expect(haggle.assets(0)).toEqual(['Chain Mail']);
    expect(haggle.gold(0)).toBe(1);
    expect(haggle.actions).toBe(2);
  });

  rule('RB-MARKET-02', 'an asset that leaves a market otherwise is replaced at once', () => {
    const markets = [[], ['Chain Mail', 'Broadsword', 'Runeblade']];
    const t = hero({ skills: ['Haggle'], gold: 3 }, { markets, assetDeck: ['Old Sword'] });
    t.choose('Haggle', 'Chain Mail');
    expect(t.market(1)).toEqual(['Broadsword', 'Runeblade', 'Old Sword']);
  });

  it('Pilgrimage turns 2 gold at a shrine into a trophy, once per turn', () => {
    const t = hero({ at: 'hunting-circle', skills: ['Pilgrimage'], gold: 5 }, { decks: { social: ['Smuggling'] } });
    t.choose('Pilgrimage', 'social');
    expect(t.trophies(0)).toEqual(['Smuggling']);
    expect(t.gold(0)).toBe(3);
    expect(t.offers('Pilgrimage')).toBe(false);
    expect(hero({ skills: ['Pilgrimage'], gold: 5 }).offers('Pilgrimage')).toBe(false);
  });

  it.each([
    ['Steadfast', 'health', 3],
    ['Bark Skin', 'health', 2],
    ['Bark Skin', 'spirit', 1],
    ['Veteran', 'body', 1],
    ['Veteran', 'health', 3],
    ['Tactician', 'handLimit', 1],
    ['Tactician', 'health', 1],
    ['World Walker', 'speed', 2],
    ['World Walker', 'health', 1],
    ['Fleet of Foot', 'speed', 1],
    ['Fleet of Foot', 'health', 2],
    ['Cunning', 'mind', 2],
    ['Silver Tongue', 'handLimit', 2],
    ['Fortitude', 'health', 2],
    ['Zeal', 'spirit', 1],
    ['Zeal', 'health', 1],
    ['Lust for Magic', 'spirit', 2],
    ['Lust for Magic', 'mind', -1],
    ['Rune Lore', 'mind', 1],
    ['Rune Lore', 'health', 1],
  ] as const)('%s changes %s by %i', (skill, stat, n) => {
    expect(hero({ skills: [skill] }).stat(0, stat)).toBe(hero({}).stat(0, stat) + n);
  });
});
