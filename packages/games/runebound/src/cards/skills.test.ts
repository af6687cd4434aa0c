import { rule } from '@tafelrunde/testing/rule';
import { table } from '@tafelrunde/testing/runebound';
import { describe, expect } from 'vitest';
import { runebound } from '../game.ts';

const PARTNER = { hero: 'laurel', at: 'forge' } as const;
const COMBAT = ['Kobolds', 'Ettin', 'Rebels', 'Razorwing'];

const corbin = (given: object) =>
  table('runebound', { players: [{ hero: 'corbin', at: 'tamalir', ...given }, PARTNER] });

describe('learning skills', () => {
  rule('RB-SKILL-01', 'before or after an action in the own turn, any number of them', () => {
    const t = corbin({ hand: ['Mountaineering', 'Taxidermist', 'Mighty Blow'], trophies: COMBAT });
    t.choose('Learn Mountaineering', 'wait', 'Learn Taxidermist', 'Learn Mighty Blow');
    expect(t.skills(0)).toEqual(['Mountaineering', 'Taxidermist', 'Mighty Blow']);
    expect(t.actions).toBe(2);
  });

  rule('RB-SKILL-01', 'not in the turn of another hero', () => {
    const t = table('runebound', {
      players: [{ hero: 'corbin', hand: ['Mountaineering'], trophies: COMBAT }, PARTNER],
      active: 1,
    });
    expect(t.asked).toBe(1);
    expect(t.offers('Learn Mountaineering')).toBe(false);
  });

  rule('RB-SKILL-02', 'a skill in hand does nothing, a learned one does', () => {
    const t = corbin({ hand: ['Steadfast'], trophies: COMBAT });
    expect(t.stat(0, 'health')).toBe(10);
    t.choose('Learn Steadfast');
    expect(t.stat(0, 'health')).toBe(13);
  });

  rule(
    ['RB-SKILL-03', 'RB-TROPHY-01', 'RB-SPEND-04'],
    'a skill costs trophies, which go to their discard piles',
    () => {
      const t = corbin({ hand: ['Bear’s Strength'], trophies: ['Kobolds', 'Smuggling'] });
      t.choose('Learn Bear’s Strength');
      expect(t.trophies(0)).toEqual([]);
      expect(t.discard('combat')).toEqual(['Kobolds']);
      expect(t.discard('social')).toEqual(['Smuggling']);
    },
  );

  rule.each([
    ['Mighty Blow', 'combat', 'Kobolds', 'Smuggling'],
    ['Zeal', 'social', 'Smuggling', 'Kobolds'],
    ['Survivalist', 'exploration', 'Other People’s Junk', 'Kobolds'],
  ] as const)('RB-SKILL-04', 'a coloured orb takes a trophy of its own kind: %s', ([skill, kind, right, wrong]) => {
    expect(corbin({ hand: [skill], trophies: [wrong] }).offers(`Learn ${skill}`)).toBe(false);
    const t = corbin({ hand: [skill], trophies: [wrong, right] }).choose(`Learn ${skill}`);
    expect([t.skills(0), t.trophies(0), t.discard(kind)]).toEqual([[skill], [wrong], [right]]);
  });

  rule(['RB-SKILL-05', 'RB-SPEND-05'], 'a grey orb takes a trophy of any kind', () => {
    const t = corbin({ hand: ['Mountaineering'], trophies: ['Kobolds', 'Smuggling', 'Calm Lake'] });
    t.choose('Learn Mountaineering');
    expect(t.labels().length).toBe(3);
    t.choose('social');
    expect(t.trophies(0)).toEqual(['Kobolds', 'Calm Lake']);
  });

  rule('RB-SKILL-06', 'also after the last action, as long as the turn has not ended', () => {
    const t = corbin({ hand: ['Mountaineering'], trophies: ['Kobolds'] });
    t.choose('wait', 'wait', 'wait');
    expect(t.actions).toBe(0);
    expect(t.asked).toBe(0);
    t.choose('Learn Mountaineering');
    expect(t.skills(0)).toEqual(['Mountaineering']);
  });

  rule('RB-SKILL-07', 'not while an action is being resolved', () => {
    const t = corbin({ hand: ['Mountaineering'], trophies: ['Kobolds'] });
    t.choose('move');
    expect(t.offers('Keep')).toBe(true);
    expect(t.offers('Learn Mountaineering')).toBe(false);
  });

  rule(['RB-SKILL-08', 'RB-SILENT-34'], 'an empty skill deck is made of its discards when a card is needed', () => {
    const t = table('runebound', {
      players: [{ hero: 'corbin', hand: ['Veteran', 'Warlord', 'Smite'] }, PARTNER],
      skillDeck: ['Zeal'],
      emptyDecks: ['skills'],
    });
    t.choose('train');
    // One card was there; nothing had been discarded yet.
    expect(t.hand(0).length).toBe(4);
    t.choose('Zeal');
    t.choose('train');
    expect(t.hand(0)).toContain('Zeal');
    expect(t.zone('skillDiscard')).toEqual([]);
  });

  rule(
    ['RB-SKILL-09', 'RB-SKILL-10', 'RB-ATTRIBUTE-06'],
    'more skills than the attribute allows are discarded at once',
    () => {
      // The gauntlet gives Hawthorne the fourth body skill; when he sells it, one of them goes.
      const skills = ['Mountaineering', 'Tireless', 'Taxidermist', 'Steadfast'];
      const t = table('runebound', {
        players: [{ hero: 'hawthorne', at: 'tamalir', assets: ['Clawed Gauntlet'], skills }, PARTNER],
      });
      expect(t.skills(0)).toEqual(skills);
      t.choose('shop', 'Sell Clawed Gauntlet', 'Taxidermist');
      expect(t.skills(0)).toEqual(['Mountaineering', 'Tireless', 'Steadfast']);
      expect(t.zone('skillDiscard')).toEqual(['Taxidermist']);
    },
  );

  rule(['RB-SKILL-11', 'RB-EX-44', 'RB-SKILL-09'], 'at the limit one more may be learned, and one is discarded', () => {
    const t = corbin({ skills: ['Pathfinder', 'River Lore'], hand: ['Shortcut'], trophies: ['Calm Lake', 'Kobolds'] });
    expect(t.stat(0, 'mind')).toBe(2);
    t.choose('Learn Shortcut');
    expect([...t.labels()].sort()).toEqual(['Discard Pathfinder', 'Discard River Lore', 'Discard Shortcut']);
    t.choose('Discard River Lore');
    expect(t.skills(0)).toEqual(['Pathfinder', 'Shortcut']);
  });

  rule('RB-SKILL-11', 'a skill that raises the attribute makes room for itself', () => {
    const t = corbin({ skills: ['Pathfinder', 'River Lore'], hand: ['Cunning'], trophies: COMBAT.slice(1) });
    t.choose('Learn Cunning');
    expect(t.skills(0)).toEqual(['Pathfinder', 'River Lore', 'Cunning']);
  });

  rule(['RB-SKILL-12', 'RB-SILENT-04'], 'the skill deck is made of six sets of ten', () => {
    const t = corbin({});
    const deck = t.zone('skillDeck');
    expect(deck.length).toBe(60);
    const sets = new Map<string, number>();
    for (const { type, set } of runebound.defs) if (type === 'skill') sets.set(set, (sets.get(set) ?? 0) + 1);
    expect([...sets.values()]).toEqual([10, 10, 10, 10, 10, 10]);
  });
});

describe('training', () => {
  rule(
    ['RB-TRAIN-01', 'RB-TRAIN-02', 'RB-TRAIN-03', 'RB-EX-37', 'RB-DRAW-03'],
    'draws the hand limit, then discards',
    () => {
      const t = table('runebound', {
        players: [{ hero: 'corbin', hand: ['Mountaineering', 'Veteran', 'Warlord'], trophies: COMBAT }, PARTNER],
        skillDeck: ['Zeal', 'Smite', 'Prayer'],
      });
      t.choose('train');
      expect(t.hand(0)).toEqual(['Mountaineering', 'Veteran', 'Warlord', 'Zeal', 'Smite', 'Prayer']);
      // Nothing but discarding is offered, old cards and new ones alike.
      expect(t.labels().every((label) => label.startsWith('Discard'))).toBe(true);
      t.choose('Discard Veteran', 'Discard Smite', 'Discard Prayer');
      expect(t.hand(0)).toEqual(['Mountaineering', 'Warlord', 'Zeal']);
      expect(t.actions).toBe(2);
      expect(t.offers('Learn Mountaineering')).toBe(true);
    },
  );
});
