import { describe, expect, it } from 'vitest';
import { table } from './index.ts';

const OTHER = { hero: 'laurel', at: 'forge' } as const;

describe('the table of Runebound', () => {
  it('lets dice and tokens fall as a test wants them', () => {
    const t = table('runebound', { players: [{ hero: 'corbin', at: [8, 5] }, OTHER], decks: { combat: ['Ettin'] } });
    t.willRoll('compass', 'mountain/water', 'plains').choose('Move: roll');
    expect(t.rolled).toEqual(['compass', 'mountain/water', 'plains']);
    const fight = table('runebound', {
      players: [{ hero: 'corbin', at: [8, 5] }, OTHER],
      decks: { combat: ['Ettin'] },
    });
    fight.willCast('corbin-1 surge', 'corbin-2 shield', 'corbin-3 physical', 'enemy-1 shield');
    fight.until('fight/act', 'Adventure');
    expect([...fight.pool(0), fight.pool(1)[0]]).toEqual([
      ...['corbin-1 surge', 'corbin-2 shield', 'corbin-3 physical', 'enemy-1 shield'],
    ]);
    // A single token that is cast anew.
    fight.lay({ own: ['corbin-3 agility'], foe: ['enemy-1 enemy', 'enemy-2 enemy'] });
    fight.choose(`a${fight.slot(0, 'corbin-3')}`).willCast('enemy-1 shield');
    fight.choose(`r${fight.slot(1, 'enemy-1')}`);
    expect(fight.pool(1)).toContain('enemy-1 shield');
    expect(() => t.willCast('corbin-1 agility')).toThrow('corbin-1 does not show agility');
  });

  it('puts cards into every discard pile', () => {
    const t = table('runebound', {
      players: [{ hero: 'corbin' }, OTHER],
      discards: { combat: ['Ettin'], social: ['Swindler'] },
      skillDiscard: ['Smite', 'Zeal'],
      assetDiscard: ['Old Sword'],
      storyDiscard: ['Visions of Dawn'],
      challenged: [1],
    });
    expect([t.discard('combat'), t.discard('exploration'), t.discard('social')]).toEqual([['Ettin'], [], ['Swindler']]);
    expect(t.zone('skillDiscard')).toEqual(['Smite', 'Zeal']);
    expect([t.zone('assetDiscard'), t.zone('storyDiscard')]).toEqual([['Old Sword'], ['Visions of Dawn']]);
    expect([t.challenged(0), t.challenged(1)]).toEqual([false, true]);
  });

  it('tells copies of a card apart', () => {
    const t = table('runebound', {
      players: [{ hero: 'corbin', at: 'tamalir', assets: ['Relics'], gold: 5 }, OTHER],
      markets: [['Relics', 'Chain Mail', 'Old Sword']],
      assetDeck: ['Map Case'],
    });
    expect(t.find('Relics')).not.toBe(t.find('Relics', 2));
    t.choose('Shop');
    const ids = [t.idsOf('Relics'), t.idsOf('Relics', 2)].flat();
    expect(ids).toHaveLength(1);
    t.choose(ids[0]);
    expect(t.assets(0)).toEqual([]);
    expect(() => t.find('Ettin', 9)).toThrow('there is no copy 9 of a card called');
  });

  it('counts zombies', () => {
    const t = table('runebound', {
      scenario: 'vorakesh',
      players: [{ hero: 'corbin' }, OTHER],
      zombies: [
        [8, 5],
        [8, 5],
      ],
    });
    expect([t.zombies([8, 5]), t.zombies([8, 6])]).toEqual([2, 0]);
  });
});
