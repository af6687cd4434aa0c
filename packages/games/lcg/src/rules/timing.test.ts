import { eventOf } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { extraCard, table } from '../../test/extra-card.ts';
import { watcher } from '../../test/watcher.ts';
import { custom } from '../language/custom.ts';
import { damage } from '../language/damage-effects.ts';
import { after, afterCharacterDestroyed, atRoundEnd, before } from '../language/moments.ts';
import { raise } from '../language/player-effects.ts';
import { cards } from '../language/select.ts';
import { PHASE } from '../state.ts';
import { raiseThreat } from './threat.ts';

const says = { de: 'danach', en: 'then' };
const each = cards({ sort: 'hero', det: 'each' });
const endOf = (phase: number) => after('phase-end', says, (_m, event) => event.phase === phase);

extraCard('ally', 'Annalist', {
  hitPoints: 1,
  abilities: [
    { kind: 'response', moment: after('draw', says), effect: raise(20) },
    { kind: 'response', moment: before('draw', says), effect: raise(2) },
    { kind: 'forced', moment: after('draw', says), effect: raise(10) },
    { kind: 'forced', moment: before('draw', says), effect: raise(1) },
  ],
});
extraCard('ally', 'Plague', {
  hitPoints: 1,
  abilities: [{ kind: 'forced', moment: atRoundEnd, effect: damage(1, each) }],
});
extraCard('ally', 'Herald', { hitPoints: 1, abilities: [{ kind: 'forced', moment: atRoundEnd, effect: raise(5) }] });
extraCard('ally', 'Nurse', {
  hitPoints: 1,
  abilities: [{ kind: 'response', moment: after('damage', says), effect: raise(1) }],
});
extraCard('ally', 'Widow', {
  hitPoints: 1,
  abilities: [{ kind: 'response', moment: afterCharacterDestroyed, effect: raise(10) }],
});
extraCard('ally', 'Page', {
  hitPoints: 1,
  abilities: [{ kind: 'response', moment: after('play', says), effect: raise(1) }],
});
extraCard('ally', 'Nightwatch', {
  hitPoints: 1,
  abilities: [{ kind: 'response', moment: endOf(PHASE.quest), effect: raise(1) }],
});
extraCard('ally', 'Crier', {
  hitPoints: 1,
  abilities: [
    {
      kind: 'forced',
      moment: after('reveal', says),
      effect: custom('cry', {
        run: (m, { seat }) => raiseThreat(m, seat, 3 * m.s.cards[eventOf(m).card as number].damage),
        text: { de: 'rufe', en: 'cry' },
      }),
    },
  ],
});

describe('one trigger', () => {
  const drawing = () =>
    table('lcg', {
      players: [{ threat: 0, heroes: ['Gimli'], allies: ['Annalist'], deck: ['Gandalf'] }],
      step: '1.3',
    }).go();

  rule(
    ['LCG-TIMING-01', 'LCG-TIMING-02', 'LCG-TIMING-04', 'LCG-FORCED-02'],
    'when: forced, then reactions, before it is done',
    () => {
      const t = drawing();
      expect([t.threat(0), t.hand(0).length]).toEqual([1, 0]);
      t.choose('Use Annalist');
      expect(t.hand(0)).toEqual(['Gandalf']);
      expect(t.threat(0)).toBe(13);
    },
  );

  rule(
    ['LCG-TIMING-01', 'LCG-TIMING-02', 'LCG-TIMING-05', 'LCG-FORCED-02'],
    'after: forced, then reactions, once it is done',
    () => {
      const t = drawing().pass();
      expect([t.threat(0), t.hand(0).length]).toEqual([11, 1]);
      expect(t.choose('Use Annalist').threat(0)).toBe(31);
    },
  );

  rule(['LCG-TIMING-01', 'LCG-FORCED-02'], 'an enemy is shuffled away before anybody may react to its defeat', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Legolas'], engaged: ['Eastern Crows'] }],
      encounterDeck: [],
      step: '6.8a',
    });
    t.choose('Eastern Crows');
    expect(t.encounterDeck()).toEqual(['Eastern Crows']);
    expect(t.progress()).toBe(0);
    expect(t.choose('Use Legolas').progress()).toBe(2);
  });

  rule(
    ['LCG-TIMING-06', 'LCG-REACT-02', 'LCG-EX-13'],
    'damage that kills: reactions to both may be used in any order',
    () => {
      const killed = () =>
        table('lcg', {
          players: [
            { threat: 0, heroes: ['Gimli'], allies: ['Snowbourn Scout', 'Nurse', 'Widow'], engaged: ['Wargs'] },
          ],
          encounterDeck: [],
          step: '6.4.1',
        }).choose('Snowbourn Scout');
      expect(killed().labels()).toEqual(['Use Nurse', 'Use Widow', 'Pass']);
      expect(killed().choose('Use Nurse').choose('Use Widow').threat(0)).toBe(11);
      expect(killed().choose('Use Widow').choose('Use Nurse').threat(0)).toBe(11);
    },
  );
});

describe('forced abilities', () => {
  const roundEnd = () =>
    table('lcg', {
      players: [
        { threat: 0, heroes: ['Gimli'], allies: ['Plague', 'Plague'] },
        { threat: 0, heroes: ['Glóin'], allies: ['Herald', 'Gandalf'] },
      ],
      first: 1,
      encounterDeck: [],
      step: '0.1',
    }).go();

  rule(['LCG-TIMING-03', 'LCG-FORCED-03'], 'are put in order by the first player, whoever controls the cards', () => {
    const t = roundEnd();
    expect(t.asked).toBe(1);
    expect(t.decision.kind).toBe('order');
    expect(t.options().flatMap(({ cards: named }) => named)).toEqual(['Plague', 'Plague', 'Herald']);
    const before = t.threat(1);
    t.choose('Herald');
    expect([t.threat(1) - before, t.damage('Gimli')]).toEqual([5, 0]);
  });

  rule(
    ['LCG-FORCED-04', 'LCG-TIMING-01'],
    'resolve one by one; in between, permanent abilities and reactions count',
    () => {
      const t = roundEnd().choose('Plague');
      expect([t.damage('Gimli'), t.stat('Gimli', 'attack')]).toEqual([1, 3]);
      expect(t.offers('Use Glóin')).toBe(true);
      t.choose('Use Glóin');
      expect(t.options().flatMap(({ cards: named }) => named)).toEqual(['Plague', 'Herald']);
    },
  );

  rule(['LCG-TIMING-01', 'LCG-READ-19'], 'wait for passive abilities of the same moment: Gandalf has gone', () => {
    expect([roundEnd().characters(1), roundEnd().discard(1)]).toEqual([['Glóin', 'Herald'], ['Gandalf']]);
  });

  rule(['LCG-TIMING-01', 'LCG-READ-19'], 'wait for Thalin, who wounds an enemy as it is revealed', () => {
    const revealing = () =>
      table('lcg', {
        players: [{ threat: 0, heroes: [{ card: 'Thalin', committed: true }], allies: ['Crier'] }],
        encounterDeck: ['Forest Spider'],
        step: '3.3',
      });
    const t = revealing().playTo('3.4');
    expect([t.damage('Forest Spider'), t.threat(0)]).toEqual([1, 3]);
    // Nobody was asked which of the two comes first.
    expect(revealing().go().decision.kind).not.toBe('order');
  });

  rule(['LCG-FORCED-01', 'LCG-ABILITY-04', 'LCG-EX-23'], 'start every time, and nobody is asked whether', () => {
    const t = table('lcg', {
      players: [{ threat: 0, heroes: [{ card: 'Gimli', attachments: ['Citadel Plate'] }], engaged: ['Marsh Adder'] }],
      encounterDeck: [],
      step: '6.4a',
    });
    t.go();
    expect([t.threat(0), t.prompt]).toEqual([1, 'Marsh Adder attacks Player 1: who defends?']);
    const before = t.playTo('6.1').threat(0);
    t.go();
    expect([t.threat(0) - before, t.prompt]).toEqual([1, 'Marsh Adder attacks Player 1: who defends?']);
  });
});

describe('delayed effects', () => {
  rule(
    ['LCG-READ-17', 'LCG-TIMING-03'],
    'of one moment are put in order by the first player: Sneak Attack and Beorn',
    () => {
      const sneaked = () => {
        const aragorn = { card: 'Aragorn', resources: 1 };
        const t = table('lcg', {
          players: [watcher, { heroes: [aragorn], hand: ['Sneak Attack', 'Beorn'], deck: ['Faramir'] }],
          first: 0,
          encounterDeck: [],
          step: '3.1w',
        });
        t.pass().choose('Sneak Attack', 'Beorn').pass().choose('Use Beorn');
        return t.playTo('3.5').go();
      };
      const t = sneaked();
      expect([t.asked, t.prompt]).toEqual([0, 'What is resolved first? (end of the phase)']);
      expect(t.labels()).toEqual(['Sneak Attack', 'Beorn']);
      expect([t.choose('Sneak Attack').hand(1), t.deck(1)]).toEqual([['Beorn'], ['Faramir']]);
      const other = sneaked().choose('Beorn');
      expect([other.hand(1), other.deck(1).toSorted()]).toEqual([[], ['Beorn', 'Faramir']]);
    },
  );

  rule(
    ['LCG-TIMING-07', 'LCG-TIMING-08'],
    'come at their moment before forced abilities, and are not put in order with them',
    () => {
      const t = table('lcg', {
        players: [
          {
            heroes: [{ card: 'Aragorn', resources: 1 }, 'Gimli'],
            hand: ['Sneak Attack', 'Snowbourn Scout', 'Faramir'],
          },
        ],
        staging: ['Goblin Sniper'],
        encounterDeck: [],
        step: '6.2w',
      });
      t.choose('Sneak Attack', 'Snowbourn Scout');
      expect(t.hand(0)).toEqual(['Faramir', 'Snowbourn Scout']);
      expect(t.options().flatMap(({ cards: named }) => named)).toEqual(['Aragorn', 'Gimli']);
    },
  );

  rule(
    ['LCG-EX-31', 'LCG-TIMING-07', 'LCG-PLAY-03', 'LCG-PLAY-04'],
    'Sneak Attack: put into play for nothing, back before reactions',
    () => {
      const t = table('lcg', {
        players: [
          {
            heroes: [{ card: 'Aragorn', resources: 1 }],
            allies: ['Page', 'Nightwatch'],
            hand: ['Sneak Attack', 'Son of Arnor', 'Faramir'],
          },
        ],
        staging: ['Wargs'],
        encounterDeck: [],
        step: '3.1w',
      });
      t.choose('Sneak Attack', 'Pass', 'Son of Arnor');
      expect([t.resources('Aragorn'), t.exhausted('Son of Arnor')]).toEqual([0, false]);
      expect(t.labels()).toEqual(['Use Son of Arnor', 'Pass']);
      t.pass().playTo('3.5').go();
      expect(t.labels()).toEqual(['Use Nightwatch', 'Pass']);
      expect(t.hand(0)).toEqual(['Faramir', 'Son of Arnor']);
    },
  );
});

describe('the active player', () => {
  rule('LCG-TIMING-09', 'is the one whose turn a step or the planning window is', () => {
    const t = table('lcg', {
      players: [
        { threat: 30, heroes: [{ card: 'Aragorn', resources: 5 }], hand: ['Gandalf'] },
        { threat: 20, heroes: [{ card: 'Théodred', resources: 5 }], hand: ['Gandalf'] },
      ],
      staging: ['Forest Spider'],
      encounterDeck: [],
    });
    const active = (): unknown => (t.view(0).view as { active: number }).active;
    expect([t.asked, active()]).toEqual([0, 0]);
    t.playTo('2.3').playTo('2.2').go();
    expect(active()).toBe(1);
    t.playTo('3.2').choose('done', 'Théodred');
    expect([t.asked, active()]).toEqual([1, 1]);
    t.pass().playTo('5.3w');
    expect([t.engaged(0), t.m.s.active]).toEqual([['Forest Spider'], 0]);
  });
});
