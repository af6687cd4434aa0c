import { rule } from '@tafelrunde/testing/rule';
import { table } from '@tafelrunde/testing/runebound';
import { describe, expect } from 'vitest';

const PARTNER = { hero: 'laurel', at: 'forge' } as const;
const STAR = 'Mountaineering';
const STARS = ['Mountaineering', 'Pounce', 'Mighty Blow', 'Battle Rage'];
const BLANK = 'Steadfast';
const BLANKS = ['Steadfast', 'Tireless', 'Bear’s Strength', 'Bark Skin'];

/** Somebody takes a test of the event on top of the social deck. */
function testing(hero: string, event: string, option: string, skillDeck: readonly string[], more: object = {}) {
  const t = table('runebound', {
    players: [{ hero, at: [9, 8], ...more }, PARTNER],
    decks: { social: [event] },
    skillDeck,
  });
  return t.choose('adventure', option);
}

describe('attribute tests', () => {
  rule(['RB-TEST-01', 'RB-TEST-02', 'RB-TEST-05'], 'first the attribute, then exertion, then the result', () => {
    // Body 3: three cards are revealed before anything is asked.
    const t = testing('hawthorne', 'Harvest Festival', 'n0', [...BLANKS.slice(0, 3), STAR], { hand: ['Veteran'] });
    expect(t.zone('revealed')).toEqual(BLANKS.slice(0, 3));
    expect(t.labels()).toEqual(['Take the result', 'Exert: reveal one more card']);
    expect(t.gold(0)).toBe(0);
    t.choose('exert');
    expect(t.gold(0)).toBe(3);
    expect(t.zone('skillDiscard')).toEqual(expect.arrayContaining(['Veteran', STAR]));
  });

  rule(['RB-TEST-03', 'RB-EX-25'], 'a modifier changes how many cards are revealed', () => {
    // Lissa has mind 2: −1 leaves one card.
    const less = testing('lissa', 'At the Card Table', 'n0', BLANKS, { hand: ['Veteran'] });
    expect(less.zone('revealed')).toEqual(BLANKS.slice(0, 1));
    // Mok has spirit 2: +1 makes three.
    const more = testing('mok', 'Family Matters', 'n0', BLANKS, { hand: ['Veteran'] });
    expect(more.zone('revealed')).toEqual(BLANKS.slice(0, 3));
  });

  rule('RB-TEST-04', 'nobody reveals fewer cards than the attribute says', () => {
    const t = testing('hawthorne', 'Harvest Festival', 'n0', [STAR, ...BLANKS], { hand: ['Veteran'] });
    // The first card is a success already; all three are revealed without a question.
    expect(t.zone('revealed').length).toBe(3);
  });

  rule(['RB-TEST-06', 'RB-TEST-08'], 'each exertion is seen before the next one, and more successes may be had', () => {
    const hand = ['Veteran', 'Warlord'];
    const t = testing('thorn', 'Harvest Festival', 'n0', [STAR, BLANK], { hand });
    // Body 0: nothing is revealed.
    expect(t.zone('revealed')).toEqual([]);
    t.choose('exert', 'Veteran');
    expect(t.zone('revealed')).toEqual([STAR]);
    expect(t.offers('exert')).toBe(true);
    t.choose('exert');
    expect(t.hand(0)).toEqual([]);
    expect(t.trophies(0)).toEqual(['Harvest Festival']);
  });

  rule('RB-TEST-07', 'with an attribute of 0 only exertion can help', () => {
    const alone = testing('thorn', 'Harvest Festival', 'n0', STARS);
    expect(alone.trophies(0)).toEqual([]);
    const helped = testing('thorn', 'Harvest Festival', 'n0', STARS, { hand: ['Veteran'] });
    helped.choose('exert');
    expect(helped.trophies(0)).toEqual(['Harvest Festival']);
  });

  rule(
    ['RB-ATTRIBUTE-03', 'RB-ATTRIBUTE-04', 'RB-SILENT-33'],
    'a negative attribute counts as 0, then the modifier is added',
    () => {
      const worn = { assets: ['Plate Armor'], hand: ['Veteran'] };
      const none = testing('corbin', 'Family Matters', 'n0', STARS, worn);
      expect(none.stat(0, 'spirit')).toBe(-1);
      expect(none.zone('revealed').length).toBe(1);
      const plus = testing('corbin', 'Family Matters', 'n0', STARS, { hand: ['Veteran'] });
      expect(plus.stat(0, 'spirit')).toBe(0);
      expect(plus.zone('revealed').length).toBe(1);
    },
  );

  rule(['RB-TEST-09', 'RB-SILENT-22'], 'each success symbol on a revealed card is one success', () => {
    const t = testing('hawthorne', 'Harvest Festival', 'n0', [STARS[0], BLANK, STARS[1]], { hand: ['Veteran'] });
    expect(t.prompt).toContain('2');
  });

  rule('RB-TEST-10', 'one success is enough to go on with the card', () => {
    const t = testing('hawthorne', 'Harvest Festival', 'n0', [BLANKS[0], BLANKS[1], STAR]);
    expect(t.gold(0)).toBe(3);
    expect(t.trophies(0)).toEqual(['Harvest Festival']);
  });

  rule('RB-TEST-13', 'all revealed cards are discarded afterwards, whatever came of it', () => {
    for (const deck of [STARS, BLANKS]) {
      const t = testing('hawthorne', 'Harvest Festival', 'n0', deck);
      expect(t.zone('revealed')).toEqual([]);
      expect([...t.zone('skillDiscard')].sort()).toEqual(deck.slice(0, 3).sort());
    }
  });
});
