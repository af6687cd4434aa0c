import { cardsIn } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { begun } from '../../../test/begun.ts';
import { attacked } from '../../../test/shadow-table.ts';
import { ZONE } from '../../zones.ts';

const scenario = 'rhosgobel';
const BATS = 'bats-of-rhosgobel';
const rich = (card: string, resources = 5) => ({ card, resources });
const hurt = (damage: number) => ({ card: 'Wilyador', damage });
const carrying = (card: string, n = 1) => ({ card, attachments: Array.from({ length: n }, () => 'Athelas') });

describe('the quest of A Journey to Rhosgobel', () => {
  rule('LCG-SOM-50', 'begins with Rhosgobel staged and Wilyador, wounded, with the first player', () => {
    for (const [mode, size] of [
      ['standard', 53],
      ['easy', 37],
    ] as const) {
      for (const players of [1, 2, 3, 4]) {
        const m = begun(scenario, players, { mode });
        const at = (zone: number) => cardsIn(m, zone).map((card) => m.defs[m.s.cards[card].def].id);
        expect([at(ZONE.staging), at(ZONE.play).at(-1), at(ZONE.encounterDeck).length]).toEqual([
          ['rhosgobel'],
          'wilyador',
          size,
        ]);
        expect(m.s.cards.find(({ def }) => m.defs[def].id === 'wilyador')?.damage).toBe(2);
      }
    }
  });

  rule('LCG-SOM-14', 'Wilyador follows the first player with his damage, and takes 2 at the end of each round', () => {
    const t = table('lcg', {
      scenario,
      players: [
        { heroes: ['Gimli'], allies: [hurt(5)] },
        { heroes: ['Beravor'], deck: ['Feint', 'Feint', 'Feint'] },
      ],
      encounterDeck: ['Forest Gate', 'Forest Gate', 'Forest Gate'],
      step: '7.4',
    });
    t.go();
    expect([t.characters(0), t.characters(1), t.damage('Wilyador')]).toEqual([['Gimli'], ['Beravor', 'Wilyador'], 5]);
    t.playTo('1.3w');
    expect(t.damage('Wilyador')).toBe(7);
  });

  rule('LCG-SOM-22', 'is lost as soon as Wilyador would leave play', () => {
    const t = table('lcg', {
      scenario,
      players: [{ heroes: ['Gimli'], allies: [hurt(19)], engaged: ['East Bight Patrol'] }],
      encounterDeck: [],
      step: '6.4.1',
    });
    t.choose('Wilyador');
    expect(t.m.s.over).toMatchObject({ winners: [], reason: 'lcg.end.wilyador' });
  });

  rule('LCG-SOM-22', 'is lost when the player who has Wilyador is eliminated, though others play on', () => {
    const t = (first: number) => {
      const lost = table('lcg', {
        scenario,
        players: [
          { threat: 49, heroes: ['Gimli'], allies: first === 0 ? [hurt(2)] : [] },
          { threat: 20, heroes: ['Beravor'], allies: first === 1 ? [hurt(2)] : [], deck: ['Feint', 'Feint'] },
        ],
        first,
        encounterDeck: [],
        step: '7.3',
      });
      lost.go();
      return lost.m.s.over?.reason ?? '';
    };
    expect([t(0), t(1)]).toEqual(['lcg.end.wilyador', '']);
  });

  rule(['LCG-SOM-07', 'LCG-SOM-50'], 'stage 2: for 1 damage per player the first player picks 1 of 3 cards', () => {
    const t = table('lcg', {
      scenario,
      quest: "Radagast's Request",
      players: [{ heroes: ['Gimli'], allies: [hurt(2)] }, { heroes: ['Éowyn'] }],
      encounterDeck: ['Wargs', 'Forest Gate', 'Hill Troll', 'Old Forest Road'],
      step: '3.1',
    });
    t.go().choose("Use Radagast's Request", 'Forest Gate');
    expect([t.damage('Wilyador'), t.staging(), t.encounterDiscard()]).toEqual([
      4,
      ['Forest Gate'],
      ['Wargs', 'Hill Troll'],
    ]);
  });

  rule('LCG-SOM-21', 'stage 2: a card that heals Wilyador is removed from the game, a hero too', () => {
    const t = (hero: string, hand: string[], damage = 9) =>
      table('lcg', {
        scenario,
        quest: "Radagast's Request",
        players: [{ heroes: [rich(hero), 'Gimli'], allies: [hurt(damage)], hand }],
        encounterDeck: [],
      });
    const glorfindel = t('Glorfindel', []).choose('Use Glorfindel');
    expect([
      glorfindel.removed().includes('Glorfindel'),
      glorfindel.characters(0),
      glorfindel.damage('Wilyador'),
    ]).toEqual([true, ['Gimli', 'Wilyador'], 8]);
    const lore = t('Beravor', ['Lore of Imladris']).choose('Play Lore of Imladris');
    expect([lore.removed().includes('Lore of Imladris'), lore.discard(0)]).toEqual([true, []]);
  });

  rule('LCG-SOM-20', 'one effect heals 5 at most on Wilyador, and none while Rhosgobel is staged', () => {
    const t = (staging: string[]) =>
      table('lcg', {
        scenario,
        players: [{ heroes: [rich('Beravor')], allies: [hurt(9)], hand: ['Lore of Imladris'], deck: ['Feint'] }],
        staging,
        encounterDeck: [],
      });
    expect(t([]).choose('Play Lore of Imladris').damage('Wilyador')).toBe(4);
    expect(t(['Rhosgobel']).offers('Play Lore of Imladris')).toBe(false);
  });

  rule(['LCG-SOM-22', 'LCG-SOM-20', 'LCG-SOM-50'], 'stage 3 decides: 5 are healed for each Athelas of a hero', () => {
    const end = (damage: number, athelas: number, staging: string[] = []) => {
      const t = table('lcg', {
        scenario,
        quest: "Radagast's Request",
        progress: 11,
        players: [
          {
            heroes: [{ card: 'Éowyn', committed: true, exhausted: true }, carrying('Gimli', athelas)],
            allies: [hurt(damage)],
          },
        ],
        staging,
        encounterDeck: ['Forest Gate', 'Wargs'],
        step: '3.4',
      });
      t.go();
      return t.m.s.over?.reason;
    };
    expect(end(10, 2)).toBe('lcg.end.won');
    expect(end(11, 2)).toBe('lcg.end.wilyador');
    expect(end(10, 2, ['Rhosgobel'])).toBe('lcg.end.wilyador');
    expect(end(0, 0)).toBe('lcg.end.won');
  });

  test('Wilyador cannot have attachments', () => {
    const t = table('lcg', {
      scenario,
      players: [{ heroes: [rich('Gimli')], allies: [hurt(2)], hand: ['Born Aloft', 'Nor am I a Stranger'] }],
      encounterDeck: [],
    });
    expect(t.offers('Play Born Aloft')).toBe(false);
  });
});

describe('places and herbs', () => {
  rule('LCG-SOM-10', 'Rhosgobel: threat by players; players travel there from stage 2 on', () => {
    const t = (quest: string) =>
      table('lcg', {
        scenario,
        quest,
        players: [{ heroes: ['Gimli'], allies: [hurt(2)] }, { heroes: ['Éowyn'] }],
        staging: ['Rhosgobel', 'Forest Grove'],
        encounterDeck: [],
        step: '4.2',
      });
    expect(t('The Wounded Eagle').stat('Rhosgobel', 'threat')).toBe(2);
    expect([t('The Wounded Eagle').offers('Rhosgobel'), t("Radagast's Request").offers('Rhosgobel')]).toEqual([
      false,
      true,
    ]);
  });

  test('Athelas is claimed by exhausting a hero, and not while it is guarded', () => {
    const t = (athelas: object | string) =>
      table('lcg', {
        scenario,
        players: [
          { heroes: ['Gimli'], allies: [hurt(2)] },
          { heroes: ['Beravor'], deck: ['Feint', 'Feint', 'Feint'] },
        ],
        staging: [athelas as string],
        encounterDeck: [],
        step: '4.2w',
      });
    const taken = t('Athelas').choose('Use Athelas');
    expect([taken.attachments('Gimli'), taken.exhausted('Gimli'), taken.claimed()]).toEqual([
      ['Athelas'],
      true,
      ['Athelas'],
    ]);
    expect(t({ card: 'Athelas', guardedBy: 'Hill Troll' }).offers('Use Athelas')).toBe(false);
  });

  test('Athelas is discarded with its hero, and Forest Grove finds it again', () => {
    const t = table('lcg', {
      scenario,
      players: [
        { heroes: [{ ...carrying('Éowyn'), damage: 2 }, 'Gimli'], allies: [hurt(2)], engaged: ['East Bight Patrol'] },
      ],
      encounterDeck: [],
      step: '6.4.1',
    });
    t.choose('Éowyn');
    expect(t.encounterDiscard()).toContain('Athelas');
    const grove = table('lcg', {
      scenario,
      players: [{ heroes: [{ card: 'Éowyn', committed: true, exhausted: true }, 'Gimli'], allies: [hurt(2)] }],
      active: { card: 'Forest Grove', progress: 2 },
      encounterDeck: ['Forest Gate', 'Athelas', 'Wargs'],
      step: '3.4',
    });
    grove.go().choose('Use Forest Grove');
    expect([grove.staging(), grove.encounterDeck()]).toEqual([['Forest Gate', 'Athelas'], ['Wargs']]);
  });
});

describe('treacheries of A Journey to Rhosgobel', () => {
  const revealed = (card: string) =>
    table('lcg', {
      scenario,
      players: [
        {
          heroes: [
            { card: 'Gimli', exhausted: true },
            { card: 'Aragorn', attachments: ['Steward of Gondor'] },
          ],
          allies: [hurt(3)],
        },
      ],
      encounterDeck: [card, 'Wargs'],
      step: '3.3',
    }).playTo('3.4');
  const damages = (card: string) => ['Gimli', 'Aragorn', 'Wilyador'].map((name) => revealed(card).damage(name));

  test('Exhaustion, Swarming Insects, Festering Wounds: whom they hurt', () => {
    expect(damages('Exhaustion')).toEqual([2, 0, 3]);
    expect(damages('Swarming Insects')).toEqual([1, 0, 4]);
    expect(damages('Festering Wounds')).toEqual([0, 0, 5]);
  });

  test('as shadows they hurt the exhausted, the worst hurt and the wounded', () => {
    const shadow = (card: string, defender: string | null) => {
      const t = attacked(card, defender, { heroes: ['Aragorn', { card: 'Gimli', damage: 1 }] }).playTo('6.4.3');
      return [t.damage('Aragorn'), t.damage('Gimli')];
    };
    expect(shadow('Exhaustion', 'Aragorn')).toEqual([1, 1]);
    expect(shadow('Swarming Insects', 'Aragorn')).toEqual([0, 4]);
    expect(shadow('Festering Wounds', 'Aragorn')).toEqual([0, 2]);
    expect(shadow('Festering Wounds', null)).toEqual([0, 3]);
    const tied = attacked('Swarming Insects', 'Aragorn', {
      heroes: [
        { card: 'Aragorn', damage: 2 },
        { card: 'Gimli', damage: 2 },
      ],
    }).playTo('6.4.3');
    expect([tied.damage('Aragorn'), tied.damage('Gimli')]).toEqual([2, 2]);
  });
});

describe('the flying enemies', () => {
  const fight = (step: string, enemy = BATS) =>
    table('lcg', {
      scenario,
      players: [{ heroes: ['Legolas', 'Gimli'], allies: [hurt(2)], engaged: [enemy] }],
      encounterDeck: [],
      step,
    });

  rule('LCG-SOM-23', 'only Eagles and those with Ranged defend against them and attack them', () => {
    for (const enemy of [BATS, 'Mirkwood Flock']) {
      const able = (t: ReturnType<typeof fight>) => ['Legolas', 'Gimli', 'Wilyador'].map((name) => t.offers(name));
      expect(able(fight('6.4.1', enemy))).toEqual([true, false, true]);
      expect(able(fight('6.8a', enemy).choose(enemy === BATS ? 'Black Forest Bats' : enemy))).toEqual([
        true,
        false,
        true,
      ]);
    }
  });

  rule('LCG-SOM-24', 'as shadows of an undefended attack they turn its damage on Wilyador', () => {
    const t = (defender: string | null) =>
      attacked('Mirkwood Flock', defender, { allies: [hurt(2)], heroes: ['Aragorn', 'Gimli'] }).playTo('6.8a');
    expect([t(null).damage('Wilyador'), t(null).damage('Aragorn')]).toEqual([5, 0]);
    expect([t('Aragorn').damage('Wilyador'), t('Aragorn').damage('Aragorn')]).toEqual([2, 1]);
  });

  rule('LCG-SOM-24', 'two of them as shadows of one attack turn it on him once', () => {
    const patrol = { card: 'East Bight Patrol', shadows: ['Mirkwood Flock', BATS] };
    const players = [{ heroes: ['Aragorn', 'Gimli'], allies: [hurt(2)], engaged: [patrol] }];
    const t = table('lcg', { scenario, players, encounterDeck: [], step: '6.4.1' }).pass().playTo('6.8a');
    expect([t.damage('Wilyador'), t.damage('Aragorn')]).toEqual([5, 0]);
  });
});
