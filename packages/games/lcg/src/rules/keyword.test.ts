import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { change } from '../../test/change.ts';
import { table } from '../../test/extra-card.ts';
import { printed } from '../../test/printed.ts';
import { watcher } from '../../test/watcher.ts';
import { discardFromPlay } from './leave.ts';

describe('Ranged', () => {
  const apart = {
    players: [{ heroes: ['Aragorn'], engaged: ['Dungeon Jailor'] }, { heroes: ['Legolas', 'Gimli'] }, watcher],
    encounterDeck: [],
    step: '6.8a',
  };

  rule(['LCG-KEYWORD-04', 'LCG-KEYWORD-05'], 'declares an attack on an enemy of another player', () => {
    const t = table('lcg', apart).pass();
    expect(t.asked).toBe(1);
    t.choose('Dungeon Jailor');
    expect(t.exhausted('Legolas')).toBe(true);
    expect(t.exhausted('Gimli')).toBe(false);
  });

  rule(['LCG-KEYWORD-05', 'LCG-KEYWORD-02'], 'joins the attack of another player, or does not', () => {
    const t = table('lcg', apart).choose('Dungeon Jailor');
    expect(t.asked).toBe(1);
    expect([t.offers('Legolas'), t.offers('Gimli'), t.offers('done')]).toEqual([true, false, true]);
    t.choose('Legolas');
    expect(t.exhausted('Legolas')).toBe(true);
    t.playTo('6.8.4');
    expect(t.damage('Dungeon Jailor')).toBe(3 + 3 - 3);
  });

  rule('LCG-KEYWORD-05', 'needs a ready character, as any attack does', () => {
    const players = [apart.players[0], { heroes: [{ card: 'Legolas', exhausted: true }, 'Gimli'] }, watcher];
    const t = table('lcg', { ...apart, players })
      .choose('Dungeon Jailor')
      .playTo('6.10');
    expect(t.damage('Dungeon Jailor')).toBe(0);
  });

  rule(
    ['LCG-KEYWORD-01', 'LCG-ABILITY-22'],
    'is a rule and no text: gained without any words it works the same',
    () => {
      const t = table('lcg', apart);
      change(t, 'Gimli', 'ranged');
      t.choose('Dungeon Jailor');
      expect(t.offers('Gimli')).toBe(true);
    },
  );

  rule('LCG-KEYWORD-01', 'stands on the card as its name alone, without a reminder', () => {
    const t = table('lcg', apart);
    const { text } = t.m.game.defs[t.m.s.cards[t.find('Legolas')].def] as unknown as { text: { en: string } };
    expect(text.en.split('\n')[0]).toBe('Ranged.');
  });
});

describe('Sentinel', () => {
  const attack = {
    players: [{ heroes: ['Gimli'], engaged: ['Marsh Adder'] }, { heroes: ['Aragorn', 'Legolas'] }, watcher],
    encounterDeck: [],
    step: '6.4.1',
  };

  rule(['LCG-KEYWORD-06', 'LCG-KEYWORD-07', 'LCG-KEYWORD-08'], 'defends for a player who declared nobody', () => {
    const t = table('lcg', attack);
    expect(t.asked).toBe(0);
    expect(t.offers('Aragorn')).toBe(false);
    t.pass();
    expect(t.asked).toBe(1);
    expect([t.offers('Aragorn'), t.offers('Legolas')]).toEqual([true, false]);
    t.choose('Aragorn').playTo('6.4.4');
    expect(t.exhausted('Aragorn')).toBe(true);
    expect(t.damage('Aragorn')).toBe(4 - 2);
  });

  rule('LCG-KEYWORD-07', 'has nothing to do once the engaged player has a defender', () => {
    const t = table('lcg', attack).choose('Gimli').playTo('6.4.4');
    expect(t.exhausted('Aragorn')).toBe(false);
    expect(t.damage('Gimli')).toBe(4 - 2);
  });

  rule(['LCG-KEYWORD-02', 'LCG-KEYWORD-06'], 'may stay away', () => {
    const t = table('lcg', attack).pass().pass().playTo('6.4.4');
    expect(t.exhausted('Aragorn')).toBe(false);
    expect(t.damage('Gimli')).toBe(4);
  });

  rule('LCG-KEYWORD-08', 'defends only if it is ready and may defend', () => {
    const tired = [attack.players[0], { heroes: [{ card: 'Aragorn', exhausted: true }] }, watcher];
    expect(
      table('lcg', { ...attack, players: tired })
        .pass()
        .offers('Aragorn'),
    ).toBe(false);
    const t = table('lcg', attack);
    change(t, 'Aragorn', 'cannotDefend');
    expect(t.pass().offers('Aragorn')).toBe(false);
  });
});

describe('Restricted', () => {
  const armed = { card: 'Gimli', attachments: ['Citadel Plate', 'Dwarven Axe'] };
  const third = {
    players: [{ heroes: [{ card: 'Legolas', resources: 1 }], hand: ['Blade of Gondolin'] }, { heroes: [armed] }],
  };

  rule(
    ['LCG-KEYWORD-09', 'LCG-KEYWORD-10'],
    'a third may be attached, and one of the three goes, an old one too',
    () => {
      const t = table('lcg', third).choose('Blade of Gondolin', 'Gimli');
      expect(t.attachments('Gimli')).toHaveLength(3);
      const offered = t.options().flatMap(({ cards }) => cards);
      expect(offered.toSorted()).toEqual(['Blade of Gondolin', 'Citadel Plate', 'Dwarven Axe']);
      t.choose('Citadel Plate');
      expect(t.attachments('Gimli').toSorted()).toEqual(['Blade of Gondolin', 'Dwarven Axe']);
      expect(t.discard(1)).toEqual(['Citadel Plate']);
    },
  );

  rule('LCG-KEYWORD-09', 'two are not too many, and others do not count', () => {
    const gimli = { card: 'Gimli', attachments: ['Citadel Plate', 'Unexpected Courage', 'Unexpected Courage'] };
    const t = table('lcg', { players: [third.players[0], { heroes: [gimli] }] });
    t.choose('Blade of Gondolin', 'Gimli');
    expect(t.attachments('Gimli')).toHaveLength(4);
    expect(t.offers('Citadel Plate')).toBe(false);
  });

  rule('LCG-KEYWORD-11', 'goes to the pile of its own owner', () => {
    const t = table('lcg', third).choose('Blade of Gondolin', 'Gimli', 'Blade of Gondolin');
    expect(t.discard(0)).toEqual(['Blade of Gondolin']);
    expect(t.discard(1)).toEqual([]);
  });

  rule('LCG-VARIANT-07', 'originally went to the pile of the character’s owner', () => {
    const t = table('lcg', { ...third, variants: { classicRestricted: true } });
    t.choose('Blade of Gondolin', 'Gimli', 'Blade of Gondolin');
    expect(t.discard(0)).toEqual([]);
    expect(t.discard(1)).toEqual(['Blade of Gondolin']);
  });
});

describe('Victory', () => {
  rule('LCG-KEYWORD-18', 'takes a defeated enemy to the victory display', () => {
    const engaged = [
      { card: 'Hummerhorns', damage: 1 },
      { card: 'Forest Spider', damage: 3 },
    ];
    const players = [{ heroes: ['Gimli', 'Legolas'], engaged }];
    const t = table('lcg', { players, encounterDeck: [], step: '6.8a' });
    t.choose('Hummerhorns', 'Gimli', 'done', 'Forest Spider');
    expect(t.victory()).toEqual(['Hummerhorns']);
    expect(t.encounterDiscard()).toEqual(['Forest Spider']);
  });

  rule('LCG-KEYWORD-18', 'takes an explored location there, but not one that leaves otherwise', () => {
    const locations = { staging: [{ card: 'Gladden Fields', progress: 2 }], encounterDeck: [], step: '3.2' };
    const t = table('lcg', { players: [{ heroes: ['Éowyn'], allies: ['Northern Tracker'] }], ...locations });
    t.choose('Northern Tracker', 'done', 'Use Northern Tracker');
    expect(t.victory()).toEqual(['Gladden Fields']);
    const other = table('lcg', { players: [{ heroes: ['Éowyn'] }], ...locations });
    discardFromPlay(other.m, other.find('Gladden Fields'));
    expect(other.victory()).toEqual([]);
    expect(other.encounterDiscard()).toEqual(['Gladden Fields']);
  });

  rule(
    ['LCG-KEYWORD-19', 'LCG-ABILITY-20'],
    'stays on a card whose text box is blank, unlike what stands in it',
    () => {
      printed('hummerhorns', { surge: 1 });
      const engaged = [{ card: 'Hummerhorns', damage: 1 }];
      const t = table('lcg', { players: [{ heroes: ['Gimli'], engaged }], encounterDeck: [], step: '6.8a' });
      expect(t.stat('Hummerhorns', 'surge')).toBe(1);
      change(t, 'Hummerhorns', 'blank');
      expect(t.stat('Hummerhorns', 'surge')).toBe(0);
      t.choose('Hummerhorns');
      expect(t.victory()).toEqual(['Hummerhorns']);
    },
  );
});
