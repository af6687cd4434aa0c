import { modify } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { extraCard, table } from '../../test/extra-card.ts';
import { after } from '../language/moments.ts';
import { raise } from '../language/player-effects.ts';
import { STAT } from '../stats.ts';

const two = ['Gandalf', 'Gandalf'];

for (const [id, event] of [
  ['Nurse', 'exhaust'],
  ['Usurer', 'spend'],
]) {
  const moment = after(event, { de: 'nachdem jemand bezahlt hat', en: 'after somebody has paid' });
  extraCard('ally', id, { hitPoints: 1, abilities: [{ kind: 'response', moment, effect: raise(1) }] });
}

const feint = (resources = 1, step = '6.2w') =>
  table('lcg', {
    players: [
      {
        threat: 20,
        heroes: [{ card: 'Gimli', resources }, { card: 'Thalin', resources }, 'Beravor'],
        hand: ['Feint'],
        deck: two,
        engaged: ['Wargs', 'Hill Troll'],
      },
    ],
    encounterDeck: [],
    step,
  });

describe('starting a card or an ability', () => {
  rule(
    ['LCG-INIT-01', 'LCG-INIT-04', 'LCG-INIT-05'],
    'it is shown, paid for, then aimed, and only then it takes effect',
    () => {
      const t = feint().choose('Feint');
      expect(t.prompt).toBe('Pay for Feint: 1 resource left');
      expect([t.hand(0), t.resources('Gimli')]).toEqual([['Feint'], 1]);
      t.choose('Gimli');
      expect([t.labels(), t.resources('Gimli')]).toEqual([['Wargs', 'Hill Troll'], 0]);
      expect(t.stat('Hill Troll', 'spares')).toBe(0);
      t.choose('Hill Troll').playTo('6.4b').go();
      expect([t.discard(0), t.log.includes('Hill Troll attacks Player 1.')]).toEqual([['Feint'], false]);
    },
  );

  rule('LCG-INIT-01', 'everybody sees what is being played before it is paid for', () => {
    const heroes = ['Aragorn', 'Théodred'].map((card) => ({ card, resources: 2 }));
    const t = table('lcg', {
      players: [
        { heroes, hand: ['Guard of the Citadel'] },
        { heroes: ['Gimli'], hand: two },
      ],
    });
    const seen = () => JSON.stringify(t.view(1).view).includes('guard-of-the-citadel');
    expect(seen()).toBe(false);
    t.choose('Guard of the Citadel');
    expect([t.prompt, seen()]).toEqual(['Pay for Guard of the Citadel: 2 resources left', true]);
  });

  rule(['LCG-INIT-02', 'LCG-INIT-07'], 'what is not allowed now is refused, and nothing is paid', () => {
    const t = feint(1, '5.2w').go();
    expect([t.offers('Use Beravor'), t.offers('Feint')]).toEqual([true, false]);
    const { alias } = t.m.s.cards[t.find('Feint')];
    expect(t.m.answer(`k${alias}`)?.code).toBe('not-an-option');
    expect([t.hand(0), t.resources('Gimli'), t.resources('Thalin')]).toEqual([['Feint'], 1, 1]);
    expect(feint().offers('Feint')).toBe(true);
  });

  rule('LCG-INIT-07', 'each restriction counts: phase, cost, something to aim at', () => {
    expect([feint().offers('Feint'), feint(0).offers('Feint')]).toEqual([true, false]);
    const none = { heroes: [{ card: 'Gimli', resources: 1 }, 'Beravor'], hand: ['Feint'], deck: two };
    const t = table('lcg', { players: [none], encounterDeck: [], step: '6.2w' }).go();
    expect([t.offers('Use Beravor'), t.offers('Feint')]).toEqual([true, false]);
  });

  rule('LCG-INIT-03', 'the cost is fixed, with what changes it, before anything is paid', () => {
    const heroes = ['Aragorn', 'Théodred'].map((card) => ({ card, resources: 2 }));
    const t = table('lcg', { players: [{ heroes, hand: ['Guard of the Citadel'] }] });
    const cards = [t.find('Guard of the Citadel')];
    modify(t.m, { stat: STAT.cost, amount: 1, cards, source: -1, seat: 0, until: 'round' });
    expect(t.choose('Guard of the Citadel').prompt).toBe('Pay for Guard of the Citadel: 3 resources left');
  });

  const wary = (ally: string) =>
    table('lcg', {
      players: [
        {
          threat: 20,
          heroes: [{ card: 'Beravor', resources: 3 }],
          allies: [ally],
          hand: ["Lórien's Wealth"],
          deck: [...two, ...two],
        },
        { heroes: ['Éowyn'], deck: two },
      ],
    });

  rule.each([
    { trigger: 'exhausting', ally: 'Nurse', what: 'Use Beravor' },
    { trigger: 'spending', ally: 'Usurer', what: "Lórien's Wealth" },
  ])('LCG-INIT-06', 'a reaction to $trigger as a cost may be used at once, before the aim', ({ ally, what }) => {
    const t = wary(ally).choose(what);
    expect([t.labels(), t.hand(0).includes('Gandalf')]).toEqual([[`Use ${ally}`, 'Pass'], false]);
    t.choose(`Use ${ally}`);
    expect([t.threat(0), t.labels()]).toEqual([21, ['Player 1', 'Player 2']]);
    t.choose('Player 1');
    expect(t.hand(0)).toContain('Gandalf');
    // It need not be used, and then the next step follows all the same.
    const passed = wary(ally).choose(what).pass();
    expect([passed.threat(0), passed.labels()]).toEqual([20, ['Player 1', 'Player 2']]);
  });

  rule('LCG-INIT-08', 'a permission opens another way: everybody may use Éowyn, but not Denethor', () => {
    const players = [
      { heroes: ['Éowyn', 'Denethor'], hand: two },
      { heroes: ['Gimli'], hand: two },
    ];
    const t = table('lcg', { players, encounterDeck: ['Wargs', 'Wargs'] });
    expect([t.offers('Use Éowyn'), t.offers('Use Denethor')]).toEqual([true, true]);
    t.pass();
    expect([t.asked, t.offers('Use Éowyn'), t.offers('Use Denethor')]).toEqual([1, true, false]);
  });
});
