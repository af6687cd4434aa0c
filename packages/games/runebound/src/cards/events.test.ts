import { rule } from '@tafelrunde/testing/rule';
import { table } from '@tafelrunde/testing/runebound';
import { describe, expect } from 'vitest';

const PARTNER = { hero: 'laurel', at: 'forge' } as const;
/** Skills with and without a success symbol, to be revealed by tests. */
const STAR = 'Mountaineering';
const BLANK = 'Steadfast';

/** Hawthorne (body 3, mind 1, spirit 1) at a social gem, with that event on top of the deck. */
function drawing(event: string, hero: object = {}, skillDeck: readonly string[] = []) {
  const t = table('runebound', {
    players: [{ hero: 'hawthorne', at: [9, 8], gold: 2, ...hero }, PARTNER],
    decks: { social: [event] },
    skillDeck,
  });
  return t.choose('adventure');
}

describe('events', () => {
  rule('RB-EVENT-01', 'a hero chooses one of the two options and resolves that one', () => {
    const t = drawing('Harvest Festival', {}, [STAR, BLANK, 'Bear’s Strength']);
    expect(t.options().length).toBe(2);
    t.choose('n0');
    expect(t.gold(0)).toBe(2 + 3);
    expect(t.trophies(0)).toEqual(['Harvest Festival']);
  });

  rule(['RB-EVENT-03', 'RB-SILENT-40'], 'an option that cannot be paid may be chosen; nothing comes of it', () => {
    const t = drawing('Runesmith', { gold: 2 });
    expect(t.options().length).toBe(2);
    t.choose('n0');
    expect(t.gold(0)).toBe(2);
    expect(t.assets(0)).toEqual([]);
    expect(t.trophies(0)).toEqual([]);
    expect(t.discard('social')).toEqual(['Runesmith']);
  });

  rule('RB-EVENT-03', 'as much of an option is resolved as possible', () => {
    const t = table('runebound', {
      players: [{ hero: 'hawthorne', at: [8, 5], gold: 1 }, PARTNER],
      decks: { combat: ['Robbery on the Road'] },
    });
    t.choose('adventure', 'n0');
    expect(t.gold(0)).toBe(0);
    expect(t.trophies(0)).toEqual(['Robbery on the Road']);
  });

  rule(['RB-EVENT-04', 'RB-EX-04', 'RB-TEST-10', 'RB-TROPHY-06'], 'the words about the purse do nothing', () => {
    const t = drawing('Legends of Old', {}, [STAR, BLANK, 'Bear’s Strength']);
    t.choose('n1');
    expect(t.gold(0)).toBe(3);
    expect(t.trophies(0)).toEqual(['Legends of Old']);
    expect(t.assets(0)).toEqual([]);
  });

  rule('RB-TROPHY-06', 'an event that does not say so is no trophy', () => {
    const t = table('runebound', {
      players: [{ hero: 'hawthorne', at: [1, 7] }, PARTNER],
      decks: { exploration: ['Other People’s Junk'] },
      assetDeck: ['Old Sword'],
    });
    t.choose('adventure', 'n0');
    expect(t.assets(0)).toEqual(['Old Sword']);
    expect(t.trophies(0)).toEqual([]);
    expect(t.discard('exploration')).toEqual(['Other People’s Junk']);
  });

  rule(['RB-TEST-11', 'RB-TEST-12'], 'after a failed test the event is discarded', () => {
    const t = drawing('Harvest Festival', {}, [BLANK, 'Tireless', 'Bear’s Strength']);
    t.choose('n0');
    expect(t.gold(0)).toBe(2);
    expect(t.trophies(0)).toEqual([]);
    expect(t.discard('social')).toEqual(['Harvest Festival']);
  });

  rule('RB-TEST-11', 'what the card lists for failure happens', () => {
    const t = drawing('Swindler', { hero: 'thorn' }, [BLANK, 'Tireless']);
    t.choose('n0');
    expect(t.gold(0)).toBe(1);
  });
});

describe('rumors', () => {
  const rumored = () => {
    const t = drawing('Wandering Trader');
    t.choose('n1');
    return t;
  };

  rule('RB-RUMOR-01', 'a rumor stays face up before the hero until it is resolved where the card says', () => {
    const t = rumored();
    expect(t.rumors(0)).toEqual(['Wandering Trader']);
    expect(JSON.stringify(t.view(1))).toContain('wandering-trader');
    expect(t.offers('Attempt Wandering Trader')).toBe(false);
    const there = table('runebound', {
      players: [{ hero: 'hawthorne', at: 'market-town', rumors: ['Wandering Trader'] }, PARTNER],
    });
    there.choose('Attempt Wandering Trader', 'n0');
    expect(there.gold(0)).toBe(4);
    expect(there.rumors(0)).toEqual([]);
    expect(there.trophies(0)).toEqual(['Wandering Trader']);
  });

  rule('RB-RUMOR-02', 'a hero may have any number of rumors', () => {
    const rumors = ['Swindler', 'Family Matters', 'Significant Other', 'Tavern Songs'];
    const t = drawing('Wandering Trader', { rumors });
    t.choose('n1');
    expect(t.rumors(0)).toEqual([...rumors, 'Wandering Trader']);
  });

  rule('RB-RUMOR-03', 'whoever chose the rumor cannot take the other option later', () => {
    const t = table('runebound', {
      players: [{ hero: 'hawthorne', at: 'market-town', gold: 5, rumors: ['Wandering Trader'] }, PARTNER],
    });
    t.choose('Attempt Wandering Trader');
    expect(t.labels()).toEqual(['gain 4 gold; take this card as a trophy', 'Take no outcome']);
  });

  rule('RB-RUMOR-01', 'a rumor that asks for a test may be tried again after a failure', () => {
    const t = table('runebound', {
      players: [{ hero: 'hawthorne', at: 'market-town', rumors: ['Tavern Songs'] }, PARTNER],
      skillDeck: [BLANK],
    });
    t.choose('Attempt Tavern Songs');
    expect(t.rumors(0)).toEqual(['Tavern Songs']);
    expect(t.actions).toBe(2);
    expect(t.offers('Attempt Tavern Songs')).toBe(true);
  });
});
