import { cardsIn } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { extraCard, table } from '../../test/extra-card.ts';
import { watched } from '../../test/watchman.ts';
import { cancel } from '../language/card-effects.ts';
import { instead } from '../language/encounter-effects.ts';
import { after, before } from '../language/moments.ts';
import { raise } from '../language/player-effects.ts';
import { ZONE } from '../zones.ts';

const rich = (card: string) => ({ card, resources: 5 });
const whenDrawing = before('draw', { de: 'sobald jemand zieht', en: 'when somebody draws' });

extraCard('ally', 'Miser', {
  hitPoints: 1,
  abilities: [{ kind: 'response', moment: whenDrawing, effect: instead(raise(1)) }],
});
extraCard('ally', 'Cynic', {
  hitPoints: 1,
  abilities: [{ kind: 'response', moment: whenDrawing, effect: instead(raise(10)) }],
});
extraCard('ally', 'Bystander', {
  hitPoints: 1,
  abilities: [{ kind: 'response', moment: whenDrawing, effect: raise(20) }],
});

extraCard('ally', 'Naysayer', {
  hitPoints: 1,
  abilities: [
    {
      kind: 'response',
      moment: whenDrawing,
      effect: cancel({ de: 'verhindere das', en: 'cancel that' }),
    },
  ],
});
extraCard('ally', 'Gossip', {
  hitPoints: 1,
  abilities: [
    {
      kind: 'response',
      moment: after('play', { de: 'nachdem etwas gespielt wurde', en: 'after something is played' }),
      effect: raise(1),
    },
  ],
});

extraCard('ally', 'Zealot', {
  hitPoints: 1,
  abilities: [{ kind: 'forced', moment: before('when-revealed', { de: 'sobald', en: 'when' }), effect: raise(7) }],
});
extraCard('ally', 'Meddler', {
  hitPoints: 1,
  abilities: [{ kind: 'response', moment: before('when-revealed', { de: 'sobald', en: 'when' }), effect: raise(1) }],
});

extraCard('treachery', 'Doom Foretold', {
  uncancellable: true,
  abilities: [{ kind: 'whenRevealed', effect: raise(3) }],
});

describe('cancelling', () => {
  const revealed = (encounterDeck: readonly string[], players: Parameters<typeof table<'lcg'>>[1]['players']) =>
    table('lcg', { players, encounterDeck: [...encounterDeck, 'Wargs', 'Wargs'], step: '3.3' }).go();
  const drawing = { deck: ['Beorn', 'Beorn', 'Beorn'] };
  const willed = { ...watched, threat: 0, heroes: [rich('Éowyn')], hand: ['A Test of Will'] };

  rule(
    ['LCG-CANCEL-01', 'LCG-TIMING-04', 'LCG-READ-09'],
    'stops an effect just as it begins, before it has done anything',
    () => {
      const t = revealed(['Pursued by Shadow'], [willed]);
      expect([t.threat(0), t.labels()]).toEqual([0, ['Play A Test of Will', 'Pass']]);
      t.choose('A Test of Will');
      expect([t.threat(0), t.encounterDiscard()]).toEqual([0, ['Pursued by Shadow']]);
    },
  );

  rule('LCG-CANCEL-01', 'is not offered against a card that says so', () => {
    const t = revealed(['Doom Foretold'], [willed]);
    expect([t.threat(0), t.offers('A Test of Will')]).toEqual([3, false]);
    const { text } = t.m.defs.find(({ id }) => id === 'Doom Foretold')!;
    expect(text.en.split('\n')[0]).toBe('Effects of this card cannot be canceled.');
    expect(text.de.split('\n')[0]).toBe('Die Effekte dieser Karte können nicht verhindert werden.');
  });

  rule(['LCG-CANCEL-01', 'LCG-TIMING-01'], 'comes before everything else, forced abilities included', () => {
    const allies = ['Watchman', 'Zealot', 'Meddler'];
    const t = () => revealed(['Pursued by Shadow'], [{ ...willed, allies }]);
    expect([t().threat(0), t().labels()]).toEqual([0, ['Play A Test of Will', 'Pass']]);
    const cancelled = t().choose('A Test of Will');
    // Neither the forced ability nor the other response has anything left to react to.
    expect([cancelled.threat(0), cancelled.offers('Use Meddler')]).toEqual([0, false]);
    const passed = t().pass();
    expect([passed.threat(0), passed.labels()]).toEqual([7, ['Use Meddler', 'Pass']]);
  });

  rule('LCG-CANCEL-01', 'is too late once the effect has begun', () => {
    const t = revealed(['Pursued by Shadow'], [willed]).pass();
    expect(t.threat(0)).toBeGreaterThan(0);
    expect(t.offers('A Test of Will')).toBe(false);
  });

  rule('LCG-CANCEL-02', 'leaves nothing for a second one', () => {
    const both = [willed, { ...willed, heroes: [rich('Eleanor')] }];
    const t = revealed(['Pursued by Shadow'], both).choose('A Test of Will');
    expect([t.offers('A Test of Will'), t.offers('Use Eleanor'), t.offers('Use Watchman')]).toEqual([
      false,
      false,
      true,
    ]);
    const passed = revealed(['Pursued by Shadow'], both).pass();
    expect([passed.asked, passed.labels()]).toEqual([1, ['Use Eleanor', 'Play A Test of Will', 'Pass']]);
  });

  rule(
    ['LCG-EX-33', 'LCG-CANCEL-01', 'LCG-CANCEL-02'],
    'Eleanor: the treachery is replaced, and she cannot help again',
    () => {
      const t = revealed(
        ['Pursued by Shadow', 'Evil Storm'],
        [{ ...watched, threat: 35, heroes: ['Eleanor', 'Gimli'] }],
      );
      t.choose('Use Eleanor');
      expect(t.encounterDiscard()).toEqual(['Pursued by Shadow', 'Evil Storm']);
      expect([t.threat(0), t.exhausted('Eleanor'), t.damage('Gimli')]).toEqual([35, true, 1]);
    },
  );

  const refused = (heroes: readonly (string | { card: string; resources: number })[], more: object = {}) =>
    table('lcg', {
      players: [
        { ...drawing, heroes, allies: ['Naysayer'], ...more },
        { ...drawing, heroes: ['Gimli'] },
      ],
    });

  rule(
    ['LCG-CANCEL-03', 'LCG-CANCEL-05', 'LCG-COST-16'],
    'an ability that was cancelled has been used, also for its limit, and its cost stays paid',
    () => {
      const t = refused(['Beravor'], { allies: ['Naysayer', 'Gléowine'] });
      t.choose('Use Beravor', 'Player 1', 'Use Naysayer');
      expect([t.hand(0), t.deck(0).length, t.exhausted('Beravor')]).toEqual([[], 3, true]);
      // Her limit is once a round: ready again, she still cannot.
      t.m.s.cards[t.find('Beravor')].exhausted = 0;
      t.m.load(t.m.s);
      expect(t.labels()).toEqual(['Use Gléowine', 'Pass']);
      expect(t.playTo('0.0').playTo('1.3w').go().offers('Use Beravor')).toBe(true);
      // Not cancelled, she has drawn.
      expect(refused(['Beravor']).choose('Use Beravor', 'Player 1').pass().hand(0)).toEqual(['Beorn', 'Beorn']);
    },
  );

  rule(
    ['LCG-CANCEL-04', 'LCG-COST-16'],
    'an event that was cancelled has been played: others react to it, it is paid for and discarded',
    () => {
      const t = refused([rich('Beravor')], { hand: ["Lórien's Wealth"], allies: ['Naysayer', 'Gossip'] });
      t.choose("Lórien's Wealth");
      expect(t.labels()).toEqual(['Use Gossip', 'Pass']);
      t.choose('Use Gossip', 'Player 1', 'Use Naysayer');
      expect([t.hand(0), t.deck(0).length, t.resources('Beravor'), t.threat(0)]).toEqual([[], 3, 2, 11]);
      expect(t.discard(0)).toEqual(["Lórien's Wealth"]);
    },
  );
});

describe('replacements', () => {
  const drawing = () =>
    table('lcg', {
      players: [{ threat: 0, heroes: ['Gimli'], allies: ['Miser', 'Cynic', 'Bystander'], deck: ['Gandalf'] }],
      step: '1.3',
    }).go();

  rule('LCG-REPLACE-01', 'take the place of the event after all reactions to it', () => {
    const t = drawing().choose('Use Miser');
    expect([t.threat(0), t.offers('Use Bystander')]).toEqual([0, true]);
    t.choose('Use Bystander');
    expect([t.threat(0), t.hand(0)]).toEqual([20, []]);
    t.pass();
    expect([t.threat(0), t.hand(0), t.deck(0)]).toEqual([21, [], ['Gandalf']]);
  });

  rule('LCG-REPLACE-02', 'of several the one that was started last counts', () => {
    expect(drawing().choose('Use Miser', 'Use Cynic').playTo('1.4').threat(0)).toBe(10);
    expect(drawing().choose('Use Cynic', 'Use Miser').playTo('1.4').threat(0)).toBe(1);
    expect(drawing().choose('Use Cynic', 'Use Miser').playTo('1.4').hand(0)).toEqual([]);
  });

  rule(['LCG-REPLACE-01', 'LCG-REPLACE-02'], 'one pair of Iron Shackles breaks for one draw, the last', () => {
    const t = table('lcg', {
      players: [
        { heroes: ['Gimli'], deck: ['Gandalf', 'Gandalf'] },
        { heroes: ['Éowyn'], deck: ['Beorn'] },
      ],
      encounterDeck: ['Iron Shackles', 'Iron Shackles'],
      step: '3.3',
    });
    t.playTo('3.4');
    t.m.s.first = 1;
    const [one, other] = cardsIn(t.m, ZONE.attached);
    t.playTo('1.3').go();
    expect(t.decision.kind).toBe('order');
    t.choose(t.decision.options.find(({ card }) => card === one)!.id).playTo('1.4');
    expect([cardsIn(t.m, ZONE.attached), cardsIn(t.m, ZONE.encounterDiscard)]).toEqual([[one], [other]]);
    expect([t.hand(0), t.hand(1)]).toEqual([[], ['Beorn']]);
  });
});
