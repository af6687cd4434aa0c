import { rule } from '@tafelrunde/testing/rule';
import { table } from '@tafelrunde/testing/runebound';
import { describe, expect } from 'vitest';

const PARTNER = { hero: 'laurel', at: 'forge' } as const;

/** Corbin on the hex of a quest that he owns; with a card in hand he is asked whether to keep the dice. */
const questing = (quest: string, at: Parameters<typeof table>[1]['players'][0]['at']) =>
  table('runebound', { players: [{ hero: 'corbin', at, quests: [quest], hand: ['Steadfast'] }, PARTNER] });

describe('quests', () => {
  rule(['RB-QUEST-01', 'RB-DRAW-02'], 'a drawn quest lies face up next to the hero card', () => {
    const t = table('runebound', {
      players: [{ hero: 'corbin', at: [1, 7] }, PARTNER],
      decks: { exploration: ['Swamp Tales'] },
    });
    t.choose('adventure');
    expect(t.quests(0)).toEqual(['Swamp Tales']);
    expect(t.trophies(0)).toEqual([]);
    expect(JSON.stringify(t.view(1))).toContain('swamp-tales');
  });

  rule('RB-QUEST-02', 'a quest can be tried only on its hexes, and by what it says', () => {
    const away = questing('Swamp Tales', 'riverlands');
    expect(away.offers('Attempt Swamp Tales')).toBe(false);
    for (const at of [
      [5, 4],
      [5, 5],
      [4, 5],
    ] as const) {
      const t = questing('Swamp Tales', at);
      t.choose('Attempt Swamp Tales');
      expect(t.dice.length).toBe(3);
      expect(t.actions).toBe(2);
    }
  });

  rule('RB-QUEST-02', 'nobody tries the quest of another hero', () => {
    const t = table('runebound', {
      players: [
        { hero: 'corbin', at: 'blackwing-swamp' },
        { hero: 'laurel', at: 'forge', quests: ['Swamp Tales'] },
      ],
    });
    expect(t.offers('Attempt Swamp Tales')).toBe(false);
  });

  rule('RB-QUEST-04', 'a hero may own any number of quests', () => {
    const quests = ['Goblin Raids', 'Magic Storm', 'Moonlight', 'My Kitten', 'Narrow Ledge', 'Calm Lake'];
    const t = table('runebound', {
      players: [{ hero: 'corbin', at: [1, 7], quests }, PARTNER],
      decks: { exploration: ['Swamp Tales'] },
    });
    t.choose('adventure');
    expect(t.quests(0)).toEqual([...quests, 'Swamp Tales']);
  });

  rule(
    ['RB-QUEST-05', 'RB-QUEST-10'],
    'an outcome whose requirement is met may be resolved, and only one of them',
    () => {
      const t = questing('Swamp Tales', 'blackwing-swamp');
      t.choose('Attempt Swamp Tales').setDice('mountain/water', 'compass', 'plains').choose('Keep');
      // I [water], II [water + compass] and III [water + water + plains] are met, each with dice of its own.
      expect(t.options().length).toBe(4);
      t.choose('n1');
      expect(t.gold(0)).toBe(3);
      expect(t.delayed(0)).toBe(false);
      expect(t.quests(0)).toEqual([]);
    },
  );

  rule('RB-QUEST-06', 'each symbol takes one die that shows it', () => {
    const t = questing('Swamp Tales', 'blackwing-swamp');
    t.choose('Attempt Swamp Tales').setDice('mountain/water', 'mountain/water', 'forest/hills').choose('Keep');
    expect(t.options().map(({ id }) => id)).toEqual(['n0', 'done']);
  });

  rule(['RB-QUEST-06', 'RB-EX-06'], 'mountain and water: by a face that shows both, and a compass', () => {
    const t = questing('Dwarven Craft', 'valley-of-souls');
    // I [hills], II [hills + hills], III [hills + mountain + compass]
    t.choose('Attempt Dwarven Craft').setDice('mountain/water', 'compass', 'forest/hills').choose('Keep');
    expect(t.options().map(({ id }) => id)).toEqual(['n0', 'n1', 'n2', 'done']);
  });

  rule(['RB-EX-06', 'RB-EX-07', 'RB-EX-09', 'RB-QUEST-07'], 'two symbols take two dice', () => {
    const attempt = (...dice: string[]): readonly string[] => {
      const t = questing('My Kitten', 'yrthwrights-forge');
      t.choose('Attempt My Kitten')
        .setDice(...dice)
        .choose('Keep');
      return t.options().map(({ id }) => id);
    };
    // III [water + mountain + forest]
    expect(attempt('mountain/water', 'compass', 'forest/hills')).toContain('n2');
    expect(attempt('compass', 'compass', 'forest/hills')).toContain('n2');
    expect(attempt('mountain/water', 'plains', 'forest/hills')).not.toContain('n2');
  });

  rule('RB-QUEST-08', 'an outcome may be declined, and the quest tried again', () => {
    const t = questing('Goblin Raids', 'howling-valley');
    t.choose('Attempt Goblin Raids').setDice('forest/hills', 'plains', 'plains').choose('Keep', 'Take no outcome');
    expect(t.gold(0)).toBe(0);
    expect(t.quests(0)).toEqual(['Goblin Raids']);
    expect(t.offers('Attempt Goblin Raids')).toBe(true);
  });

  rule('RB-QUEST-09', 'a completed quest becomes a trophy, unless the outcome says otherwise', () => {
    const t = questing('Goblin Raids', 'howling-valley');
    t.choose('Attempt Goblin Raids').setDice('forest/hills', 'plains', 'plains').choose('Keep', 'n0');
    expect(t.gold(0)).toBe(2);
    expect(t.trophies(0)).toEqual(['Goblin Raids']);

    const other = table('runebound', {
      players: [{ hero: 'corbin', at: 'blackwing-swamp', quests: ['Swamp Tales'], hand: ['Veteran'] }, PARTNER],
    });
    other.choose('Attempt Swamp Tales').setDice('mountain/water', 'mountain/water', 'plains').choose('Keep', 'n2');
    expect(other.trophies(0)).toEqual([]);
    expect(other.discard('exploration')).toEqual(['Swamp Tales']);
    expect(other.skills(0)).toEqual(['Veteran']);
    // Delayed, he has already spent the second action on standing up: there was nothing else to choose.
    expect(other.actions).toBe(1);
  });

  rule('RB-QUEST-11', 'a quest without a met requirement stays and can be tried again', () => {
    const t = questing('Goblin Raids', 'howling-valley');
    t.choose('Attempt Goblin Raids').setDice('plains', 'plains', 'plains').choose('Keep');
    expect(t.quests(0)).toEqual(['Goblin Raids']);
    expect(t.actions).toBe(2);
    expect(t.offers('Attempt Goblin Raids')).toBe(true);
  });

  rule('RB-SILENT-25', 'trying costs the action that the card shows', () => {
    const corbin = { hero: 'corbin', at: 'howling-valley', quests: ['Goblin Raids'], hand: ['Steadfast'] } as const;
    const t = table('runebound', { players: [{ ...corbin, trophies: ['Kobolds'] }, PARTNER] });
    t.choose('wait', 'wait', 'wait');
    expect(t.actions).toBe(0);
    expect(t.offers('Attempt Goblin Raids')).toBe(false);
  });
});
