import { rule } from '@tafelrunde/testing/rule';
import { table } from '@tafelrunde/testing/runebound';
import { describe, expect } from 'vitest';
import { runebound } from '../game.ts';

const PARTNER = { hero: 'laurel', at: 'forge' } as const;

const healthOf = (title: string): number => runebound.defs.find((def) => def.title.en === title)?.health ?? 0;

/** Corbin at a combat gem, about to beat the enemy on top of the deck. */
function beating(enemy: string, given: object = {}, more: object = {}) {
  const t = table('runebound', {
    players: [{ hero: 'corbin', at: [8, 5], ...given }, PARTNER],
    decks: { combat: [enemy, 'Ettin', 'Rebels'] },
    ...more,
  });
  return t.fight('adventure', { own: ['corbin-1 physical'], enemyDamage: healthOf(enemy) - 1 });
}

describe('trophies', () => {
  rule(['RB-TROPHY-02', 'RB-DEFEAT-06'], 'the very card that was beaten is taken', () => {
    const t = beating('Kobolds');
    t.choose('Attack');
    expect(t.trophies(0)).toEqual(['Kobolds']);
  });

  rule(
    ['RB-TROPHY-01', 'RB-BONUS-01', 'RB-SILENT-42'],
    'a bonus trophy comes after the card itself, from the deck and face down',
    () => {
      const t = beating('Highwaymen');
      t.choose('Attack', 'gain 1 bonus trophy');
      expect(t.trophies(0)).toEqual(['Highwaymen', 'Ettin']);
      expect(JSON.stringify(t.view(1))).not.toContain('ettin');
      expect(JSON.stringify(t.view(0))).toContain('ettin');
    },
  );

  rule('RB-TROPHY-03', 'a taken trophy counts as gained', () => {
    const t = table('runebound', {
      players: [{ hero: 'thorn', at: 'howling-valley', quests: ['Goblin Raids'], hand: ['Smite', 'Zeal'] }, PARTNER],
    });
    t.choose('Attempt Goblin Raids').setDice('forest/hills', 'plains', 'plains').choose('Keep', 'n0');
    // Master Thorn reacts to trophies that he gains.
    expect(t.offers('Use Master Thorn')).toBe(true);
  });

  rule('RB-TROPHY-04', 'if no kind is named, the hero chooses it', () => {
    const t = table('runebound', {
      players: [{ hero: 'corbin', at: 'fangs-of-mennara', quests: ['Magic Storm'], hand: ['Smite'] }, PARTNER],
      decks: { social: ['Smuggling'] },
    });
    t.choose('Attempt Magic Storm').setDice('forest/hills', 'mountain/water', 'plains').choose('Keep', 'n1');
    expect(t.options().length).toBe(3);
    t.choose('social');
    expect(t.trophies(0)).toEqual(['Smuggling', 'Magic Storm']);
  });

  rule(
    ['RB-TROPHY-05', 'RB-LIMITS-03'],
    'from an empty deck the top card of its discard pile is gained, else nothing',
    () => {
      const quest = (discards: readonly string[]) => {
        const t = table('runebound', {
          players: [{ hero: 'corbin', at: 'ash-hills', quests: ['Smoke in the Distance'], hand: ['Smite'] }, PARTNER],
          emptyDecks: ['combat'],
          discards: { combat: discards },
        });
        t.choose('Attempt Smoke').setDice('forest/hills', 'plains/forest', 'plains').choose('Keep', 'n1');
        return t.trophies(0);
      };
      expect(quest(['Ettin', 'Rebels'])).toEqual(['Rebels', 'Smoke in the Distance']);
      expect(quest([])).toEqual(['Smoke in the Distance']);
    },
  );

  rule('RB-TROPHY-08', 'the kind of a trophy is that of its deck', () => {
    // The Sorceress is an enemy of the exploration deck, so her trophy pays for an exploration orb.
    const t = table('runebound', {
      players: [{ hero: 'corbin', hand: ['Scrying', 'Mighty Blow'], trophies: ['Sorceress'] }, PARTNER],
    });
    expect(t.offers('Learn Scrying')).toBe(true);
    expect(t.offers('Learn Mighty Blow')).toBe(false);
  });

  rule('RB-TROPHY-09', 'a hero may have any number of trophies', () => {
    const trophies = ['Ettin', 'Rebels', 'Razorwing', 'Warlock', 'Deep Elf', 'Beastman', 'Moon Cat', 'Reanimates'];
    const t = table('runebound', {
      players: [{ hero: 'corbin', at: [8, 5], trophies }, PARTNER],
      decks: { combat: ['Kobolds'] },
    });
    t.fight('adventure', { own: ['corbin-1 physical'], enemyDamage: 3 });
    t.choose('Attack');
    expect(t.trophies(0)).toEqual([...trophies, 'Kobolds']);
  });
});

describe('drawing', () => {
  rule('RB-DRAW-01', 'the top card of the deck is drawn', () => {
    const t = beating('Kobolds');
    expect(t.deck('combat').slice(0, 2)).toEqual(['Ettin', 'Rebels']);
  });

  rule('RB-DRAW-02', 'an adventure card is resolved at once by its kind', () => {
    const draw = (deck: 'combat' | 'social', at: readonly [number, number], card: string) => {
      const t = table('runebound', { players: [{ hero: 'corbin', at }, PARTNER], decks: { [deck]: [card] } });
      return t.choose('adventure');
    };
    expect(draw('combat', [8, 5], 'Kobolds').fighting).toBe(true);
    expect(draw('combat', [8, 5], 'Hunting Party').quests(0)).toEqual(['Hunting Party']);
    expect(draw('social', [9, 8], 'Smuggling').offers('n1')).toBe(true);
  });
});
