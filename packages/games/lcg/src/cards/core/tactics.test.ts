import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';

const heroes = (...titles: string[]) => titles.map((card) => ({ card, resources: 3 }));

describe('allies of Tactics', () => {
  test('Veteran Axehand costs 2', () => {
    const t = table('lcg', { encounterDeck: [], players: [{ heroes: heroes('Gimli'), hand: ['Veteran Axehand'] }] });
    t.choose('Veteran Axehand');
    expect(t.characters(0)).toEqual(['Gimli', 'Veteran Axehand']);
    expect(t.resources('Gimli')).toBe(1);
  });

  rule(['LCG-KEYWORD-06', 'LCG-KEYWORD-07'], 'Gondorian Spearman wounds the attacker, also for another player', () => {
    const t = table('lcg', {
      encounterDeck: [],
      step: '6.4a',
      players: [
        { heroes: ['Éowyn'], engaged: ['Wargs'] },
        { heroes: ['Gimli'], allies: ['Gondorian Spearman'] },
      ],
    });
    t.pass();
    expect(t.asked).toBe(1);
    t.choose('Gondorian Spearman', 'Gondorian Spearman');
    expect(t.damage('Wargs')).toBe(1);
    expect(t.discard(1)).toEqual(['Gondorian Spearman']);
  });

  test('Horseback Archer joins the attack of another player', () => {
    const t = table('lcg', {
      encounterDeck: [],
      step: '6.8a',
      players: [
        { heroes: ['Aragorn'], engaged: ['Forest Spider'] },
        { heroes: ['Gimli'], allies: ['Horseback Archer'] },
      ],
    });
    t.choose('Forest Spider');
    expect(t.asked).toBe(1);
    t.choose('Horseback Archer');
    expect(t.engaged(0)).toEqual([]);
  });

  test('Beorn rages for a phase and goes back into the deck', () => {
    const t = table('lcg', {
      encounterDeck: [],
      step: '6.2w',
      players: [{ heroes: heroes('Gimli'), allies: ['Beorn'], hand: ['Blade Mastery'] }],
    });
    t.choose('Beorn');
    expect(t.stat('Beorn', 'attack')).toBe(8);
    expect(t.characters(0)).toEqual(['Gimli', 'Beorn']);
    t.playTo('7.1');
    expect(t.characters(0)).toEqual(['Gimli']);
    expect(t.deck(0)).toEqual(['Beorn']);
    expect(t.stat('Beorn', 'attack')).toBe(3);
  });

  rule(['LCG-LIMIT-01'], 'Beorn rages once a round', () => {
    const t = table('lcg', {
      encounterDeck: [],
      step: '6.2w',
      players: [{ heroes: heroes('Gimli'), allies: ['Beorn'], hand: ['Blade Mastery'] }],
    });
    expect(t.choose('Beorn').labels()).toEqual(['Play Blade Mastery', 'Pass']);
  });
});

describe('events of Tactics', () => {
  test('Blade Mastery raises attack and defense of a character for a phase', () => {
    const t = table('lcg', {
      encounterDeck: [],
      players: [{ heroes: heroes('Gimli'), hand: ['Blade Mastery', 'Blade Mastery'] }],
    });
    t.choose('Blade Mastery');
    expect([t.stat('Gimli', 'attack'), t.stat('Gimli', 'defense')]).toEqual([3, 3]);
    t.playTo('3.1');
    expect([t.stat('Gimli', 'attack'), t.stat('Gimli', 'defense')]).toEqual([2, 2]);
  });

  test('Rain of Arrows hits every enemy of the chosen player', () => {
    const t = table('lcg', {
      encounterDeck: [],
      players: [
        { heroes: heroes('Gimli', 'Legolas'), hand: ['Rain of Arrows'], engaged: ['King Spider'] },
        { heroes: ['Éowyn'], engaged: ['Wargs', 'Black Forest Bats'] },
      ],
    });
    t.choose('Rain of Arrows', 'Gimli', 'p1');
    expect([t.exhausted('Gimli'), t.exhausted('Legolas')]).toEqual([false, true]);
    expect([t.damage('Wargs'), t.damage('Black Forest Bats'), t.damage('King Spider')]).toEqual([1, 1, 0]);
  });

  rule(['LCG-TERM-01', 'LCG-COMBAT-E-05'], 'Feint keeps an enemy from attacking its player in this phase', () => {
    const given = {
      encounterDeck: [],
      players: [{ heroes: heroes('Gimli'), hand: ['Feint', 'Blade Mastery'], engaged: ['Wargs', 'King Spider'] }],
    };
    expect(table('lcg', given).offers('Feint')).toBe(false);
    const t = table('lcg', { ...given, step: '6.2w' });
    t.choose('Feint', 'Wargs').playTo('6.6');
    expect(t.log.filter((line) => / attacks? /.test(line))).toEqual(['King Spider attacks Player 1.']);
  });

  test('Feint does not keep an enemy from attacking another player who engages it', () => {
    const t = table('lcg', {
      encounterDeck: [],
      step: '6.2w',
      players: [
        { heroes: heroes('Gimli'), hand: ['Feint'], engaged: ['Wargs'] },
        { heroes: heroes('Aragorn'), hand: ['Sneak Attack', 'Son of Arnor'] },
      ],
    });
    t.choose('Feint', 'Sneak Attack', 'Son of Arnor', 'Use Son of Arnor').playTo('6.6');
    expect(t.engaged(1)).toEqual(['Wargs']);
    expect(t.log.filter((line) => / attacks? /.test(line))).toEqual(['Wargs attack Player 2.']);
  });

  rule(
    ['LCG-COMBAT-P-18', 'LCG-COMBAT-P-14'],
    'Quick Strike attacks outside combat, beside the attacks of the phase',
    () => {
      const t = table('lcg', {
        encounterDeck: [],
        step: '3.1w',
        staging: ['Forest Spider'],
        players: [
          { heroes: heroes('Gimli', 'Thalin'), hand: ['Quick Strike'], engaged: ['Wargs'] },
          { heroes: ['Éowyn'], engaged: ['Dol Guldur Orcs'] },
        ],
      });
      t.choose('Quick Strike', 'Gimli', 'Gimli');
      expect(t.exhausted('Gimli')).toBe(true);
      expect(t.damage('Wargs')).toBe(1);
      expect(t.shadows('Wargs')).toEqual([]);
      expect(t.discard(0)).toEqual(['Quick Strike']);
      t.playTo('6.8a');
      expect(t.offers('Wargs')).toBe(true);
    },
  );

  rule(
    ['LCG-COMBAT-P-07'],
    'an attack by Quick Strike in the combat phase leaves the enemy to be attacked again',
    () => {
      const t = table('lcg', {
        encounterDeck: [],
        step: '6.2w',
        players: [{ heroes: heroes('Gimli', 'Thalin'), hand: ['Quick Strike'], engaged: ['Hill Troll'] }],
      });
      t.choose('Quick Strike', 'Gimli', 'Gimli').playTo('6.8a');
      expect(t.offers('Hill Troll')).toBe(true);
    },
  );

  rule(['LCG-COMBAT-P-09', 'LCG-COMBAT-P-19'], 'Quick Strike reaches what the character could attack', () => {
    const t = table('lcg', {
      encounterDeck: [],
      staging: ['Forest Spider'],
      players: [
        { heroes: heroes('Gimli', 'Legolas', 'Dúnhere'), hand: ['Quick Strike'] },
        { heroes: ['Éowyn'], engaged: ['Dol Guldur Orcs'] },
      ],
    });
    t.choose('Quick Strike', 'Gimli');
    expect(t.offers('Gimli')).toBe(false);
    expect(t.offers('Dúnhere')).toBe(true);
    t.choose('Legolas');
    expect(t.encounterDiscard()).toEqual(['Dol Guldur Orcs']);
    expect(t.staging()).toEqual(['Forest Spider']);
  });

  test('Quick Strike needs an enemy in reach', () => {
    const t = table('lcg', {
      encounterDeck: [],
      staging: ['Forest Spider'],
      players: [{ heroes: heroes('Gimli'), hand: ['Quick Strike', 'Blade Mastery'] }],
    });
    expect(t.labels()).toEqual(['Play Blade Mastery', 'Pass']);
  });

  rule(['LCG-LASTING-03'], 'Thicket of Spears is paid by three heroes and stops the enemies of a player', () => {
    const t = table('lcg', {
      encounterDeck: [],
      step: '6.2w',
      players: [
        { heroes: heroes('Gimli', 'Legolas', 'Thalin'), hand: ['Thicket of Spears'], engaged: ['King Spider'] },
        { heroes: ['Éowyn'], engaged: ['Wargs', 'Black Forest Bats'] },
      ],
    });
    t.choose('Thicket of Spears');
    while (t.prompt.includes('Thicket')) t.choose(t.options()[0].id);
    t.choose('p1');
    expect(['Gimli', 'Legolas', 'Thalin'].map((title) => t.resources(title))).toEqual([2, 2, 2]);
    t.playTo('6.6');
    expect(t.log.filter((line) => / attacks? /.test(line))).toEqual(['King Spider attacks Player 1.']);
  });

  test('Thicket of Spears cannot be paid by two heroes', () => {
    const t = table('lcg', {
      encounterDeck: [],
      players: [
        {
          heroes: heroes('Gimli', 'Legolas'),
          hand: ['Thicket of Spears', 'Blade Mastery'],
          engaged: ['King Spider'],
        },
      ],
    });
    expect(t.labels()).toEqual(['Play Blade Mastery', 'Pass']);
  });

  test('Swift Strike wounds the attacker before it strikes', () => {
    const t = table('lcg', {
      encounterDeck: [],
      step: '6.4a',
      players: [{ heroes: heroes('Gimli'), hand: ['Swift Strike', 'Blade Mastery'], engaged: ['Wolf Rider'] }],
    });
    t.playTo('6.4.1').choose('Gimli', 'Swift Strike');
    expect(t.encounterDiscard()).toEqual(['Wolf Rider']);
    expect(t.resources('Gimli')).toBe(1);
    expect(t.damage('Gimli')).toBe(0);
  });

  rule(
    ['LCG-COMBAT-E-08', 'LCG-COMBAT-E-20'],
    'Stand Together allows several defenders, of whom one takes the damage',
    () => {
      const t = table('lcg', {
        encounterDeck: [],
        step: '6.2w',
        players: [
          {
            heroes: heroes('Gimli', 'Legolas'),
            allies: ['Gondorian Spearman'],
            hand: ['Stand Together'],
            engaged: ['Hill Troll'],
          },
        ],
      });
      t.choose('Stand Together', 'Gimli', 'Legolas', 'No more defenders');
      expect(t.exhausted('Gondorian Spearman')).toBe(false);
      t.choose('Legolas');
      expect([t.damage('Gimli'), t.damage('Legolas')]).toEqual([0, 6 - 2 - 1]);
    },
  );
});

describe('attachments of Tactics', () => {
  const duel = (enemy: string, hero: string, attachment: string) =>
    table('lcg', {
      encounterDeck: [],
      step: '6.8a',
      players: [
        {
          heroes: [
            { card: 'Gimli', exhausted: true },
            { card: hero, attachments: [attachment] },
          ],
          engaged: [enemy],
        },
      ],
    });

  test('Blade of Gondolin is sharp against Orcs, and its kills are progress', () => {
    const t = duel('Dol Guldur Orcs', 'Thalin', 'Blade of Gondolin');
    expect(t.stat('Thalin', 'attack')).toBe(2);
    t.choose('Dol Guldur Orcs', 'Blade of Gondolin');
    expect(t.engaged(0)).toEqual([]);
    expect(t.progress()).toBe(1);
  });

  test('Blade of Gondolin is an ordinary blade against others', () => {
    const t = duel('Wargs', 'Thalin', 'Blade of Gondolin').choose('Wargs').playTo('6.11');
    expect(t.damage('Wargs')).toBe(1);
    expect(t.progress()).toBe(0);
  });

  rule(['LCG-MODIFIER-01', 'LCG-DAMAGE-01'], 'Citadel Plate gives 4 hit points', () => {
    const t = table('lcg', {
      encounterDeck: [],
      players: [{ heroes: [{ card: 'Gimli', resources: 4 }], hand: ['Citadel Plate'] }],
    });
    t.choose('Citadel Plate');
    expect(t.stat('Gimli', 'hitPoints')).toBe(9);
  });

  test('Dwarven Axe is better in the hands of a Dwarf', () => {
    const t = table('lcg', {
      encounterDeck: [],
      players: [{ heroes: heroes('Gimli', 'Legolas'), hand: ['Dwarven Axe', 'Dwarven Axe'] }],
    });
    const wield = (hero: string) => {
      t.choose('Dwarven Axe');
      while (t.prompt.includes('Pay')) t.choose(t.options()[0].id);
      t.choose(hero);
    };
    wield('Gimli');
    wield('Legolas');
    expect([t.stat('Gimli', 'attack'), t.stat('Legolas', 'attack')]).toEqual([4, 4]);
  });

  rule(['LCG-KEYWORD-09', 'LCG-KEYWORD-10'], 'a third Restricted attachment means discarding one', () => {
    const t = table('lcg', {
      encounterDeck: [],
      players: [
        {
          heroes: [{ card: 'Gimli', resources: 1, attachments: ['Dwarven Axe', 'Citadel Plate'] }],
          hand: ['Horn of Gondor'],
        },
      ],
    });
    t.choose('Horn of Gondor', 'Dwarven Axe');
    expect(t.attachments('Gimli')).toEqual(['Citadel Plate', 'Horn of Gondor']);
  });

  rule(['LCG-EX-40', 'LCG-ZONE-04', 'LCG-REACT-01'], 'Horn of Gondor sounds whenever a character leaves play', () => {
    const t = table('lcg', {
      encounterDeck: [],
      step: '6.2w',
      players: [
        {
          heroes: [
            { card: 'Gimli', attachments: ['Horn of Gondor'] },
            { card: 'Aragorn', resources: 1 },
          ],
          allies: ['Gondorian Spearman', 'Gandalf'],
          hand: ['Sneak Attack', 'Snowbourn Scout'],
          engaged: ['Wargs'],
        },
      ],
    });
    t.choose('Sneak Attack');
    t.playTo('6.4.1').choose('Gondorian Spearman').pass();
    t.choose('Horn of Gondor');
    expect(t.resources('Gimli')).toBe(1);
    t.playTo('6.11').choose('Horn of Gondor');
    expect(t.hand(0)).toEqual(['Snowbourn Scout']);
    expect(t.resources('Gimli')).toBe(2);
    // The end of the round; then the next resource phase adds 1.
    t.choose('Horn of Gondor');
    expect(t.discard(0)).toContain('Gandalf');
    expect(t.resources('Gimli')).toBe(3 + 1);
  });
});
