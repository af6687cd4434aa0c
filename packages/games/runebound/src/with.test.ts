import { previewOf } from '@tafelrunde/kernel';
import { RbTable } from '@tafelrunde/testing/runebound';
import { describe, expect, it } from 'vitest';
import { skill } from './define.ts';
import { runebound } from './game.ts';
import { action, attributeAtLeast, block, gold, payGold, response, whenDamaged } from './language/index.ts';

const begging = skill({
  id: 'begging',
  title: { de: 'Betteln', en: 'Begging' },
  set: 'lowFriends',
  attribute: 'mind',
  cost: ['any'],
  abilities: [action({ effect: gold(4) })],
});

describe('the game with one card more', () => {
  const more = runebound.with(begging);

  it('has it, with its text, and the game it was made of has not', () => {
    expect(more.defs.length).toBe(runebound.defs.length + 1);
    expect(more.listCards().at(-1)).toMatchObject({ id: 'begging', text: { de: '➔: Erhalte 4 Gold.' } });
    expect(more.name('card:begging', 'de')).toBe('Betteln');
    expect(runebound.cards?.find('begging')).toBeUndefined();
    expect(runebound.procedures.some(({ name }) => name.startsWith('begging'))).toBe(false);
  });

  it('is played with it', () => {
    const players = [
      { hero: 'corbin', skills: ['begging'] },
      { hero: 'mok', at: 'forge' },
    ] as const;
    const t = new RbTable({ players }, more);
    t.choose('Begging');
    expect([t.gold(0), t.actions]).toEqual([4, 2]);
    expect(() => new RbTable({ players })).toThrow('there is no card called');
  });

  it('has each of its actions at its own price, and says when it answers', () => {
    const watch = skill({
      id: 'watch',
      title: { de: 'Wache', en: 'Watch' },
      set: 'lowFriends',
      attribute: 'mind',
      cost: ['any'],
      abilities: [
        action({ effect: gold(1) }),
        action({ actions: 2, effect: gold(3) }),
        response(whenDamaged('enemy'), block('all')),
      ],
    });
    const watched = runebound.with(watch);
    expect(watched.listCards().at(-1)!.text.en).toContain('enemy damage');
    expect(watched.listCards().at(-1)!.text.de).toContain('feindlicher Schaden');
    const players = [
      { hero: 'corbin', skills: ['watch'] },
      { hero: 'mok', at: 'forge' },
    ] as const;
    const t = new RbTable({ players }, watched);
    const { options } = previewOf(t.m);
    const left = t
      .options()
      .filter(({ cards }) => cards.includes('Watch'))
      .map(({ id }) => options[id].facts.map(({ words }) => t.say(words)));
    expect(left).toEqual([['2 actions left then'], ['1 action left then']]);
  });

  it('says under which condition it can be used, and can be used under it only', () => {
    const vigil = skill({
      id: 'vigil',
      title: { de: 'Nachtwache', en: 'Vigil' },
      set: 'lowFriends',
      attribute: 'spirit',
      cost: ['any'],
      abilities: [action({ condition: attributeAtLeast('body', 3), cost: payGold(1), effect: gold(4) })],
    });
    const devout = runebound.with(vigil);
    expect(devout.listCards().at(-1)!.text).toEqual({
      de: '➔: Falls dein Wert in Körper mindestens 3 beträgt: gib 1 Gold aus, um dies zu tun: erhalte 4 Gold.',
      en: '➔: If your body is at least 3: spend 1 gold to do this: gain 4 gold.',
    });
    const offers = (hero: string) =>
      new RbTable(
        {
          players: [
            { hero, skills: ['vigil'], gold: 2 },
            { hero: 'mok', at: 'forge' },
          ],
        },
        devout,
      ).offers('Vigil');
    expect([offers('hawthorne'), offers('lissa')]).toEqual([true, false]);
  });
});
