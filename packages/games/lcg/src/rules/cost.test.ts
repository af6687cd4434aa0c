import { modify } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { extraCard, table } from '../../test/extra-card.ts';
import { exhaustCard } from '../language/card-effects.ts';
import { all, choose } from '../language/language.ts';
import { raise } from '../language/player-effects.ts';
import { spend } from '../language/resource-effects.ts';
import { cards, chosen, thisCard } from '../language/select.ts';
import { STAT } from '../stats.ts';

const hero = (card: string, resources: number) => ({ card, resources });
type Table = ReturnType<typeof table<'lcg'>>;
const pools = (t: Table, ...heroes: string[]) => heroes.map((name) => t.resources(name));

describe('paying for a card', () => {
  rule(['LCG-COST-01', 'LCG-COST-14'], 'takes exactly its cost; with less it cannot be played', () => {
    const of = (n: number) => table('lcg', { players: [{ heroes: [hero('Éowyn', n)], hand: ['Northern Tracker'] }] });
    expect(of(3).offers('Northern Tracker')).toBe(false);
    expect(pools(of(4).choose('Northern Tracker'), 'Éowyn')).toEqual([0]);
    expect(pools(of(6).choose('Northern Tracker'), 'Éowyn')).toEqual([2]);
  });

  rule(['LCG-COST-02', 'LCG-CARD-07', 'LCG-CARD-08'], 'needs resources of heroes of its sphere', () => {
    const heroes = [hero('Aragorn', 1), hero('Théodred', 1), hero('Gimli', 5)];
    const t = table('lcg', {
      players: [{ heroes, hand: ['Snowbourn Scout', 'Silverlode Archer', 'Veteran Axehand'] }],
    });
    expect([t.offers('Silverlode Archer'), t.offers('Veteran Axehand')]).toEqual([false, true]);
    expect(t.choose('Snowbourn Scout').labels()).toEqual(['1 resource from Aragorn', '1 resource from Théodred']);
    expect(t.m.answer('1 resource from Gimli')?.code).toBe('not-an-option');
  });

  rule('LCG-CARD-07', 'goes by every icon a hero has, also a second one', () => {
    const heroes = [{ ...hero('Aragorn', 3), attachments: ["Celebrían's Stone"] }];
    const t = table('lcg', { players: [{ heroes, hand: ['Lórien Guide', 'Silverlode Archer', 'Gléowine'] }] });
    const offers = ['Lórien Guide', 'Silverlode Archer', 'Gléowine'].map((card) => t.offers(card));
    expect(offers).toEqual([true, true, false]);
  });

  rule('LCG-COST-03', 'may come from several heroes of that sphere, as the player likes', () => {
    const heroes = [hero('Éowyn', 3), hero('Eleanor', 3), hero('Gimli', 3)];
    const t = table('lcg', { players: [{ heroes, hand: ['Northern Tracker'] }] });
    t.choose('Northern Tracker', 'Éowyn', 'Eleanor', 'Eleanor', 'Eleanor');
    expect([pools(t, 'Éowyn', 'Eleanor', 'Gimli'), t.hand(0)]).toEqual([[2, 0, 3], []]);
  });

  rule('LCG-COST-04', 'with cost 0 takes nothing, but a hero of that sphere', () => {
    const heroes = (...names: string[]) => names.map((card) => ({ card, exhausted: card === 'Legolas' }));
    const of = (...names: string[]) =>
      table('lcg', {
        players: [{ heroes: [...heroes(...names), 'Beravor'], hand: ['Common Cause'], deck: ['Gandalf'] }],
      });
    expect(of('Gimli', 'Legolas').offers('Common Cause')).toBe(false);
    const t = of('Aragorn', 'Legolas').choose('Common Cause', 'Aragorn');
    expect([t.resources('Aragorn'), t.exhausted('Legolas')]).toEqual([0, false]);
  });

  rule(['LCG-COST-05', 'LCG-CARD-09'], 'of no sphere may mix resources of all', () => {
    const heroes = [hero('Aragorn', 2), hero('Gimli', 2), hero('Éowyn', 2)];
    const t = table('lcg', { players: [{ heroes, hand: ['Gandalf'] }] });
    t.choose('Gandalf', 'Aragorn', 'Gimli', 'Gimli', 'Éowyn', 'Éowyn');
    expect([pools(t, 'Aragorn', 'Gimli', 'Éowyn'), t.characters(0).at(-1)]).toEqual([[1, 0, 0], 'Gandalf']);
  });

  rule('LCG-COST-06', 'may take resources of an exhausted hero', () => {
    const heroes = [{ ...hero('Aragorn', 2), exhausted: true }];
    const t = table('lcg', { players: [{ heroes, hand: ['Guard of the Citadel'] }] }).choose('Guard of the Citadel');
    expect([t.resources('Aragorn'), t.characters(0)]).toEqual([0, ['Aragorn', 'Guard of the Citadel']]);
  });

  rule(['LCG-COST-14', 'LCG-INIT-03'], 'goes by the cost after all that changes it', () => {
    const change = (amount: number) => {
      const t = table('lcg', {
        players: [{ heroes: [hero('Aragorn', 2), 'Beravor'], hand: ['Guard of the Citadel'], deck: ['Gandalf'] }],
      });
      const cards = [t.find('Guard of the Citadel')];
      modify(t.m, { stat: STAT.cost, amount, cards, source: -1, seat: 0, until: 'round' });
      return t;
    };
    expect(change(1).offers('Guard of the Citadel')).toBe(false);
    const cheaper = change(-1).choose('Guard of the Citadel');
    expect([cheaper.resources('Aragorn'), cheaper.hand(0)]).toEqual([1, []]);
  });
});

const anyHero = cards({ sort: 'hero', whose: 'yours', paid: true });
const loreHero = cards({ sort: 'hero', whose: 'yours', sphere: 'lore', paid: true });
for (const [id, heroes] of [
  ['Sellsword', anyHero],
  ['Pupil', loreHero],
] as const) {
  extraCard('ally', id, {
    sphere: 'lore',
    hitPoints: 1,
    abilities: [{ kind: 'action', cost: choose(heroes, 'hero', spend(1, chosen('hero', 'hero'))), effect: raise(1) }],
  });
}
extraCard('ally', 'Tollkeeper', {
  hitPoints: 1,
  abilities: [
    {
      kind: 'action',
      cost: all(exhaustCard(thisCard), choose(anyHero, 'hero', spend(1, chosen('hero', 'hero')))),
      effect: raise(1),
    },
  ],
});

describe('paying for an ability in play', () => {
  rule('LCG-COST-07', 'needs no sphere, unless the ability asks for one', () => {
    // A Lore ally, and only a Tactics hero has resources.
    const t = table('lcg', {
      players: [{ threat: 20, heroes: [hero('Gimli', 1), 'Beravor'], allies: ['Sellsword', 'Pupil'] }],
    });
    expect([t.offers('Use Sellsword'), t.offers('Use Pupil')]).toEqual([true, false]);
    t.choose('Use Sellsword');
    expect([pools(t, 'Gimli'), t.threat(0)]).toEqual([[0], 21]);
    const lore = table('lcg', {
      players: [{ threat: 20, heroes: [hero('Gimli', 1), hero('Beravor', 1)], allies: ['Pupil'] }],
    }).choose('Use Pupil');
    expect(pools(lore, 'Gimli', 'Beravor')).toEqual([1, 0]);
  });

  rule('LCG-COST-07', 'needs no sphere, but the pool that it names', () => {
    const heroes = [hero('Éowyn', 3), { ...hero('Glorfindel', 0), damage: 1 }, 'Beravor'];
    const poor = table('lcg', { players: [{ heroes, deck: ['Gandalf'] }] });
    expect([poor.offers('Use Beravor'), poor.offers('Use Glorfindel')]).toEqual([true, false]);
    const t = table('lcg', {
      players: [{ threat: 20, heroes: [{ ...hero('Gimli', 2), exhausted: true }, 'Beravor'], deck: ['Gandalf'] }],
      encounterDeck: ['Caught in a Web', 'Wargs'],
      step: '3.3',
    });
    t.choose('Gimli').playTo('7.2').choose('Use Caught in a Web');
    expect([pools(t, 'Gimli'), t.exhausted('Gimli')]).toEqual([[0], false]);
  });

  const eowyn = (hand: readonly string[]) =>
    table('lcg', {
      players: [
        { heroes: ['Éowyn', 'Denethor'], hand },
        { heroes: ['Gimli'], hand: ['Gandalf', 'Faramir'] },
      ],
      encounterDeck: ['Wargs', 'Wargs'],
    });

  rule(['LCG-COST-08', 'LCG-INIT-04'], 'comes before what it is paid for', () => {
    const t = eowyn(['Beorn', 'Gléowine']).choose('Use Éowyn');
    expect([t.labels(), t.stat('Éowyn', 'willpower')]).toEqual([['Beorn', 'Gléowine'], 4]);
    t.choose('Beorn');
    expect([t.discard(0), t.stat('Éowyn', 'willpower')]).toEqual([['Beorn'], 5]);
  });

  rule('LCG-COST-09', 'has to be done: without it there is no effect', () => {
    const t = eowyn([]);
    expect([t.asked, t.offers('Use Denethor'), t.offers('Use Éowyn')]).toEqual([0, true, false]);
    const { alias } = t.m.s.cards[t.find('Éowyn')];
    expect(t.m.answer(`k${alias}`)?.code).toBe('not-an-option');
    expect(t.stat('Éowyn', 'willpower')).toBe(4);
  });

  rule(['LCG-COST-11', 'LCG-COST-10'], 'with cards out of play is paid from the own hand', () => {
    const t = eowyn(['Beorn']).pass().choose('Use Éowyn');
    expect([t.asked, t.labels()]).toEqual([1, ['Gandalf', 'Faramir']]);
    t.choose('Faramir');
    expect([t.hand(0), t.hand(1), t.discard(1)]).toEqual([['Beorn'], ['Gandalf'], ['Faramir']]);
  });

  rule('LCG-COST-15', 'by exhausting a card is not possible once it is exhausted', () => {
    const heroes = ['Denethor', { card: 'Beravor', exhausted: true }];
    const t = table('lcg', { players: [{ heroes, deck: ['Gandalf'] }], encounterDeck: ['Wargs', 'Wargs'] });
    expect([t.offers('Use Denethor'), t.offers('Use Beravor')]).toEqual([true, false]);
    t.choose('Use Denethor', 'Leave it on top');
    expect(t.offers('Use Denethor')).toBe(false);
  });
});

describe('any cost', () => {
  rule('LCG-COST-10', 'is paid with what the player controls', () => {
    const t = table('lcg', {
      players: [
        { heroes: [hero('Aragorn', 1), 'Éowyn'], hand: ['Common Cause', 'Faramir'] },
        { heroes: [hero('Théodred', 9), { card: 'Gimli', exhausted: true }], hand: ['Gandalf'] },
      ],
    });
    expect(t.offers('Faramir')).toBe(false);
    expect(t.choose('Common Cause').labels()).toEqual(['Aragorn', 'Éowyn']);
  });

  const arrows = (resources: number, exhausted: boolean) =>
    table('lcg', {
      players: [
        {
          heroes: [{ card: 'Legolas', resources, exhausted }, 'Beravor'],
          hand: ['Rain of Arrows'],
          deck: ['Gandalf'],
          engaged: ['Hill Troll'],
        },
      ],
    });

  rule('LCG-COST-12', 'is paid in full or not at all', () => {
    expect([arrows(0, false), arrows(1, true)].map((t) => t.offers('Rain of Arrows'))).toEqual([false, false]);
    expect([arrows(0, false), arrows(1, true)].map((t) => t.offers('Use Beravor'))).toEqual([true, true]);
    const t = arrows(1, false).choose('Rain of Arrows');
    expect([t.resources('Legolas'), t.exhausted('Legolas'), t.damage('Hill Troll')]).toEqual([0, true, 1]);
  });

  rule('LCG-COST-12', 'of several parts is not paid in part: nothing is exhausted, nothing spent', () => {
    const of = (resources: number, exhausted: boolean) =>
      table('lcg', {
        players: [
          {
            threat: 20,
            heroes: [hero('Gimli', resources), 'Beravor'],
            allies: [{ card: 'Tollkeeper', exhausted }],
            deck: ['Gandalf'],
          },
        ],
      });
    for (const [t, left] of [
      [of(0, false), [0, false]],
      [of(1, true), [1, true]],
    ] as const) {
      const { alias } = t.m.s.cards[t.find('Tollkeeper')];
      expect([t.offers('Use Beravor'), t.offers('Use Tollkeeper')]).toEqual([true, false]);
      expect(t.m.answer(`k${alias}`)?.code).toBe('not-an-option');
      expect([t.resources('Gimli'), t.exhausted('Tollkeeper')]).toEqual(left);
    }
    const t = of(1, false).choose('Use Tollkeeper');
    expect([t.resources('Gimli'), t.exhausted('Tollkeeper'), t.threat(0)]).toEqual([0, true, 21]);
  });

  rule('LCG-COST-13', 'cannot be paid for nothing', () => {
    const of = (exhausted: boolean) =>
      table('lcg', {
        players: [
          {
            heroes: [hero('Aragorn', 1), 'Beravor'],
            allies: [{ card: 'Faramir', exhausted }],
            hand: ['Ever Vigilant'],
            deck: ['Gandalf'],
          },
        ],
      });
    expect([of(true).offers('Ever Vigilant'), of(false).offers('Ever Vigilant')]).toEqual([true, false]);
    expect(of(false).offers('Use Beravor')).toBe(true);
  });
});
