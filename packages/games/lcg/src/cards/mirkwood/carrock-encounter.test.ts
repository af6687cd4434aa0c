import { cardsIn } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { begun } from '../../../test/begun.ts';
import { attacked } from '../../../test/shadow-table.ts';
import { ZONE } from '../../zones.ts';

const scenario = 'carrock';
const rich = (card: string, resources = 5) => ({ card, resources });
const sacked = (card: string, more: object = {}) => ({ card, attachments: ['Sacked!'], ...more });
const TROLLS = ['Louis', 'Morris', 'Stuart', 'Rupert'];

describe('the quest of Conflict at the Carrock', () => {
  rule(['LCG-SOM-13', 'LCG-SOM-49'], 'begins with The Carrock staged, four Trolls and spare sacks set aside', () => {
    for (const mode of ['standard', 'easy']) {
      for (const players of [1, 2, 3, 4]) {
        const m = begun(scenario, players, { mode });
        const ids = (zone: number) => cardsIn(m, zone).map((card) => m.defs[m.s.cards[card].def].id);
        expect(ids(ZONE.staging)).toEqual(['the-carrock']);
        expect(ids(ZONE.aside).filter((id) => id !== 'sacked')).toEqual(['louis', 'morris', 'stuart', 'rupert']);
        expect(ids(ZONE.aside).filter((id) => id === 'sacked').length).toBe(4 - players);
        expect(ids(ZONE.encounterDeck).length).toBe((mode === 'easy' ? 28 : 44) + players);
      }
    }
  });

  rule(
    ['LCG-SOM-12', 'LCG-SOM-13'],
    'stage 1 done: The Carrock is active, the Trolls come; nobody has travelled',
    () => {
      const t = table('lcg', {
        scenario,
        progress: 6,
        players: [
          { heroes: ['Éowyn', 'Aragorn', 'Gimli'].map((card) => ({ card, committed: true, exhausted: true })) },
        ],
        staging: ['The Carrock'],
        active: { card: 'Bee Pastures', progress: 1 },
        aside: TROLLS,
        encounterDeck: ['Bee Pastures', 'Wargs', 'Wargs'],
        step: '3.4',
      });
      t.playTo('4.1');
      expect([t.quest(), t.activeLocation(), t.staging(), t.encounterDiscard(), t.victory()]).toEqual([
        'Against the Trolls',
        'The Carrock',
        ['Bee Pastures', ...TROLLS],
        ['Bee Pastures'],
        [],
      ]);
    },
  );

  rule(['LCG-SOM-27', 'LCG-SOM-49'], 'stage 2 is won with 1 progress and no Troll in play, Hill Trolls too', () => {
    const over = (more: object) => {
      const t = table('lcg', {
        scenario,
        quest: 'Against the Trolls',
        players: [{ heroes: [{ card: 'Éowyn', committed: true, exhausted: true }] }],
        encounterDeck: ['Wargs'],
        step: '3.4',
        ...more,
      });
      t.m.decision();
      return t.m.s.over?.reason ?? '';
    };
    expect(over({})).toBe('lcg.end.won');
    expect(over({ staging: ['Hill Troll'] })).toBe('');
    expect(over({ staging: ['Muck Adder'] })).toBe('lcg.end.won');
    expect(over({ active: 'The Carrock' })).toBe('');
  });
});

describe('The Carrock', () => {
  rule('LCG-SOM-11', 'keeps progress of player cards from itself and from the quest behind it', () => {
    const attackers = { heroes: [{ card: 'Legolas', attachments: ['Dwarven Axe'] }], engaged: ['Black Forest Bats'] };
    const t = (active?: string) =>
      table('lcg', { scenario, players: [attackers], active, encounterDeck: [], step: '6.8a' })
        .choose('Black Forest Bats')
        .choose('Use Legolas');
    expect(t().progress()).toBe(2);
    expect([t('The Carrock').progress(), t('The Carrock').progressOn('The Carrock')]).toEqual([0, 0]);
  });

  rule('LCG-SOM-11', 'cannot be chosen by player cards and takes no part in what they do', () => {
    const t = table('lcg', {
      players: [
        {
          heroes: [rich('Éowyn', 3)],
          hand: ['Power in the Earth'],
          allies: ['Northern Tracker'],
        },
      ],
      staging: ['The Carrock'],
      encounterDeck: [],
    });
    expect(t.offers('Play Power in the Earth')).toBe(false);
  });

  test('players cannot travel there', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Gimli'] }],
      staging: ['The Carrock', 'Bee Pastures'],
      encounterDeck: [],
      step: '4.2',
    });
    expect([t.offers('Bee Pastures'), t.offers('The Carrock')]).toEqual([true, false]);
  });

  test('makes Trolls stronger while it is active', () => {
    const troll = (where: object) => {
      const t = table('lcg', {
        players: [{ heroes: ['Gimli'] }],
        encounterDeck: [],
        staging: ['Hill Troll'],
        ...where,
      });
      return [t.stat('Hill Troll', 'attack'), t.stat('Hill Troll', 'defense')];
    };
    expect([troll({}), troll({ active: 'The Carrock' })]).toEqual([
      [6, 3],
      [7, 4],
    ]);
  });
});

describe('Grimbeorn the Old', () => {
  rule(['LCG-SOM-15', 'LCG-SOM-14'], 'joins the first player for good with 8 Leadership resources of anybody', () => {
    const t = table('lcg', {
      scenario,
      players: [{ heroes: [rich('Gimli', 3)] }, { heroes: [rich('Aragorn', 2)] }],
      staging: [{ card: 'Grimbeorn the Old', resources: 6 }],
      encounterDeck: [],
      step: '3.1w',
    });
    expect(t.asked).toBe(1);
    t.choose('Use Grimbeorn the Old').choose('Use Grimbeorn the Old');
    expect([t.resources('Aragorn'), t.staging(), t.characters(0)]).toEqual([0, [], ['Gimli', 'Grimbeorn the Old']]);
    t.playTo('7.4w');
    expect(t.characters(0)).toEqual(['Gimli', 'Grimbeorn the Old']);
  });

  rule(['LCG-SOM-43', 'LCG-SOM-14'], 'defends against Trolls without exhausting, against others as anybody', () => {
    const exhausted = (enemy: string) =>
      table('lcg', {
        players: [{ heroes: ['Gimli'], allies: ['Grimbeorn the Old'], engaged: [enemy] }],
        encounterDeck: [],
        step: '6.4.1',
      })
        .choose('Grimbeorn the Old')
        .exhausted('Grimbeorn the Old');
    expect([exhausted('Hill Troll'), exhausted('Wargs')]).toEqual([false, true]);
  });

  rule('LCG-SOM-14', 'goes to the encounter discard pile when he leaves play, and is found by Bee Pastures', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Gimli'], allies: [{ card: 'Grimbeorn the Old', damage: 9 }], engaged: ['Hill Troll'] }],
      encounterDeck: [],
      step: '6.4.1',
    });
    t.choose('Grimbeorn the Old').playTo('6.8a');
    expect([t.encounterDiscard(), t.discard(0)]).toEqual([['Grimbeorn the Old'], []]);
    const found = table('lcg', {
      players: [{ heroes: ['Gimli'] }],
      staging: ['Bee Pastures'],
      encounterDeck: ['Wargs', 'Hill Troll'],
      encounterDiscard: ['Grimbeorn the Old'],
      step: '4.2',
    });
    found.choose('Bee Pastures', 'Use Bee Pastures');
    expect([found.staging(), found.encounterDeck().length]).toEqual([['Grimbeorn the Old'], 2]);
  });

  rule('LCG-SOM-15', 'tokens can be put on him only while he is in the staging area', () => {
    const t = table('lcg', {
      players: [{ heroes: [rich('Aragorn')], allies: ['Grimbeorn the Old'] }],
      encounterDeck: [],
    });
    expect(t.offers('Use Grimbeorn the Old')).toBe(false);
  });

  rule('LCG-SOM-16', 'Oak-wood Grove: resources of all spheres count as Leadership, for him and for cards', () => {
    const t = (active?: string) =>
      table('lcg', {
        players: [{ heroes: [rich('Gimli')], hand: ['Guard of the Citadel'] }],
        staging: ['Grimbeorn the Old'],
        active,
        encounterDeck: [],
      });
    const offered = (active?: string) => [
      t(active).offers('Use Grimbeorn the Old'),
      t(active).offers('Play Guard of the Citadel'),
    ];
    expect([offered(), offered('Oak-wood Grove')]).toEqual([
      [false, false],
      [true, true],
    ]);
    const paid = t('Oak-wood Grove').choose('Play Guard of the Citadel');
    expect(paid.resources('Gimli')).toBe(3);
  });
});

describe('the Trolls', () => {
  test('Louis: whoever a Troll has attacked raises his threat by 3, while Louis is engaged', () => {
    const staged = table('lcg', {
      players: [{ threat: 20, heroes: ['Aragorn'], allies: ['Beorn'], engaged: ['Hill Troll'] }],
      staging: ['Louis'],
      encounterDeck: [],
      step: '6.4.1',
    });
    expect(staged.choose('Beorn').playTo('6.8a').threat(0)).toBe(20);
    const engaged = table('lcg', {
      players: [
        { threat: 20, heroes: ['Aragorn'], allies: ['Beorn'], engaged: ['Hill Troll'] },
        { threat: 20, heroes: ['Gimli'], allies: ['Faramir'], engaged: ['Louis'] },
      ],
      encounterDeck: [],
      step: '6.4.1',
    });
    engaged.choose('Beorn').playTo('6.8a');
    expect([engaged.threat(0), engaged.threat(1)]).toEqual([23, 23]);
  });

  test('Morris and Stuart strengthen every Troll while they are engaged', () => {
    const values = (given: object) => {
      const t = table('lcg', { players: [{ heroes: ['Gimli'] }], encounterDeck: [], ...given });
      return ['Morris', 'Stuart'].map((troll) => [t.stat(troll, 'attack'), t.stat(troll, 'defense')]);
    };
    expect(values({ staging: ['Morris', 'Stuart'] })).toEqual([
      [4, 2],
      [4, 2],
    ]);
    expect(values({ players: [{ heroes: ['Gimli'], engaged: ['Morris', 'Stuart'] }] })).toEqual([
      [5, 3],
      [5, 3],
    ]);
  });

  rule('LCG-SOM-13', 'Rupert shuffles the sacks of the discard pile into the deck, those set aside stay', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Gimli'], allies: ['Beorn'], engaged: ['Rupert'] }],
      encounterDeck: ['Wargs'],
      encounterDiscard: ['Sacked!', 'Wargs', 'Sacked!'],
      aside: ['Sacked!'],
      step: '6.4.1',
    });
    t.choose('Beorn').playTo('6.8a');
    expect([t.encounterDeck().length, t.encounterDiscard(), t.aside()]).toEqual([2, ['Wargs'], ['Sacked!']]);
  });

  test('who defeats one of the four may free a hero', () => {
    const t = table('lcg', {
      players: [
        {
          heroes: [sacked('Gimli'), 'Legolas', 'Brand son of Bain'],
          engaged: [{ card: 'Rupert', damage: 9 }],
        },
      ],
      encounterDeck: [],
      step: '6.8a',
    });
    t.choose('Rupert', 'Legolas', 'Attack').choose('Use Rupert');
    expect([t.attachments('Gimli'), t.encounterDiscard()]).toEqual([[], ['Rupert', 'Sacked!']]);
  });
});

describe('Sacked! and Roasted Slowly', () => {
  const revealed = (given: object) =>
    table('lcg', { players: [{ heroes: ['Gimli', 'Legolas'] }], staging: [], step: '3.3', ...given });

  rule('LCG-SOM-17', 'goes to a hero of the first player who has none; with none left it is discarded', () => {
    const t = revealed({ encounterDeck: ['Sacked!', 'Wargs'], players: [{ heroes: [sacked('Gimli'), 'Legolas'] }] });
    t.playTo('3.4');
    expect([t.attachments('Legolas'), t.attachments('Gimli')]).toEqual([['Sacked!'], ['Sacked!']]);
    const none = revealed({ encounterDeck: ['Sacked!', 'Wargs'], players: [{ heroes: [sacked('Gimli')] }] });
    expect(none.playTo('3.4').encounterDiscard()).toEqual(['Sacked!']);
  });

  rule(['LCG-SOM-17', 'LCG-SOM-08'], 'cannot be cancelled', () => {
    const t = (card: string) =>
      revealed({
        encounterDeck: [card, 'Wargs', 'Wargs'],
        players: [{ heroes: ['Eleanor', 'Gimli'] }],
      });
    expect(t('Caught in a Web').offers('Use Eleanor')).toBe(true);
    expect(t('Sacked!').offers('Use Eleanor')).toBe(false);
  });

  rule('LCG-SOM-17', 'its hero cannot attack, defend, commit, use his own effects or get resources', () => {
    const at = (step: string, hero: string | object, more: object = {}) =>
      table('lcg', {
        players: [{ heroes: [hero, 'Gimli'], engaged: ['Black Forest Bats'], deck: ['Feint', 'Feint'], ...more }],
        encounterDeck: ['Wargs', 'Wargs'],
        step,
      } as never);
    const free = 'Beravor';
    const bound = sacked('Beravor');
    expect([at('3.2', free).offers('Beravor'), at('3.2', bound).offers('Beravor')]).toEqual([true, false]);
    expect([at('6.4.1', free).offers('Beravor'), at('6.4.1', bound).offers('Beravor')]).toEqual([true, false]);
    const attack = (hero: string | object) => at('6.8a', hero).choose('Black Forest Bats').offers('Beravor');
    expect([attack(free), attack(bound)]).toEqual([true, false]);
    expect([at('2.2', free).offers('Use Beravor'), at('2.2', bound).offers('Use Beravor')]).toEqual([true, false]);
    const collected = (hero: string | object) => at('1.1', hero).playTo('2.2').resources('Beravor');
    expect([collected(free), collected(bound)]).toEqual([1, 0]);
    const steward = { ...sacked('Beravor'), attachments: ['Sacked!', 'Steward of Gondor'] };
    expect(at('2.2', steward).offers('Use Steward of Gondor')).toBe(false);
  });

  rule('LCG-SOM-17', 'a hero who is committed already stays so, and may be exhausted for costs', () => {
    const t = table('lcg', {
      players: [{ heroes: [{ ...sacked('Éowyn'), committed: true, exhausted: true }] }],
      encounterDeck: ['Wargs'],
      step: '3.4',
    });
    t.m.decision();
    expect(t.progress()).toBeGreaterThan(0);
  });

  rule(
    'LCG-SOM-17',
    'as a shadow of a Troll it is laid on a hero of the first player, of others it does nothing',
    () => {
      const others = [{ heroes: ['Beravor'], deck: ['Gandalf', 'Gandalf'] }];
      const troll = attacked('Sacked!', 'Gimli', { engaged: ['Hill Troll'], first: 1, others });
      troll.playTo('6.4.3');
      expect(troll.attachments('Beravor')).toEqual(['Sacked!']);
      const patrol = attacked('Sacked!', 'Gimli', { first: 1, others }).playTo('6.4.3');
      expect(patrol.attachments('Beravor')).toEqual([]);
    },
  );

  rule('LCG-SOM-18', 'Roasted Slowly kills every sacked hero and goes back into the deck', () => {
    const t = revealed({
      encounterDeck: ['Roasted Slowly', 'Wargs'],
      players: [{ heroes: [sacked('Gimli'), 'Legolas'] }],
    });
    t.playTo('3.4');
    expect([t.characters(0), t.encounterDiscard(), t.encounterDeck().toSorted()]).toEqual([
      ['Legolas'],
      ['Sacked!'],
      ['Roasted Slowly', 'Wargs'],
    ]);
  });

  rule('LCG-SOM-35', 'as a shadow Roasted Slowly heals a Troll', () => {
    const t = attacked('Roasted Slowly', 'Gimli', { engaged: [{ card: 'Hill Troll', damage: 5 }] }).playTo('6.4.3');
    expect(t.damage('Hill Troll')).toBe(3);
  });
});

describe('other cards of Conflict at the Carrock', () => {
  const adder = (damage: number, hero: string) =>
    table('lcg', {
      players: [{ heroes: [{ card: hero, damage }, 'Glorfindel'], engaged: ['Muck Adder'] }],
      encounterDeck: [],
      step: '6.4.1',
    });

  rule('LCG-SOM-19', 'Muck Adder: a character that it damages is discarded, not killed', () => {
    const t = adder(0, 'Éowyn').choose('Éowyn').playTo('6.8a');
    expect([t.characters(0), t.discard(0)]).toEqual([['Glorfindel'], ['Éowyn']]);
    expect(adder(0, 'Gimli').choose('Gimli').playTo('6.8a').characters(0)).toEqual(['Gimli', 'Glorfindel']);
  });

  rule('LCG-SOM-19', 'Muck Adder as a shadow: the defender has 1 defense less', () => {
    expect(attacked('Muck Adder', 'Gimli').playTo('6.8a').damage('Gimli')).toBe(2);
    expect(attacked('Bee Pastures', 'Gimli').playTo('6.8a').damage('Gimli')).toBe(1);
  });

  rule('LCG-SOM-10', 'River Langflood counts Trolls wherever they are in play', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Gimli'], engaged: ['Louis'] }],
      staging: ['River Langflood', 'Hill Troll'],
      encounterDeck: [],
    });
    expect(t.stat('River Langflood', 'threat')).toBe(4);
  });

  rule('LCG-SOM-60', 'A Frightened Beast: threat for everybody, unless somebody gives up a Creature ally', () => {
    const t = () =>
      table('lcg', {
        players: [
          { threat: 20, heroes: ['Beravor'], deck: ['Feint', 'Feint', 'Feint'] },
          { threat: 21, heroes: ['Éowyn'], allies: ['Winged Guardian', 'Beorn'] },
        ],
        staging: ['Hill Troll', 'Bee Pastures'],
        encounterDeck: ['A Frightened Beast', 'Bee Pastures', 'Bee Pastures'],
        step: '3.3',
      });
    const given = t();
    expect([given.asked, given.labels()]).toEqual([1, ['Discard Winged Guardian', 'Discard nothing']]);
    given.choose('Discard Winged Guardian');
    expect([given.threat(0), given.discard(1)]).toEqual([20, ['Winged Guardian']]);
    const taken = t().choose('Discard nothing');
    expect([taken.threat(0), taken.threat(1)]).toEqual([22, 23]);
  });
});
