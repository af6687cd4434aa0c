import '../../test/chronicler.ts';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { change } from '../../test/change.ts';
import { extraCard, table } from '../../test/extra-card.ts';
import { watcher } from '../../test/watcher.ts';
import { putIntoPlay } from '../language/combat-effects.ts';
import { choose } from '../language/language.ts';
import { cards, chosen } from '../language/select.ts';
import { inPlay } from '../registry.ts';

const rich = (card: string, resources = 3) => ({ card, resources });

extraCard('ally', 'Porter', {
  hitPoints: 1,
  abilities: [
    {
      kind: 'action',
      effect: choose(
        cards({ sort: 'card', at: ['hand'], whose: 'yours' }),
        'card',
        putIntoPlay(chosen('card', 'card')),
      ),
    },
  ],
});

describe('playing a card', () => {
  rule('LCG-COST-02', 'says how many resources were paid so far, of how many', () => {
    const t = table('lcg', {
      players: [{ heroes: [rich('Aragorn'), rich('Éowyn')], hand: ['Gandalf'] }],
    });
    t.choose('Gandalf');
    expect(t.decision?.group).toMatchObject({ picked: 0, min: 5, max: 5 });
    t.choose('Éowyn');
    expect(t.decision?.group).toMatchObject({ picked: 1, min: 5, max: 5 });
  });

  rule(['LCG-PLAY-01', 'LCG-PLAY-02'], 'pays its modified cost and puts it from hand into play', () => {
    const player = {
      heroes: [rich('Éowyn', 2)],
      hand: ['Northern Tracker'],
      deck: ['Wandering Took'],
      discard: ['Lórien Guide'],
    };
    const t = table('lcg', { players: [player] });
    expect(t.offers('Northern Tracker')).toBe(false);
    change(t, 'Northern Tracker', 'cost', -2);
    t.playTo('3.1').playTo('2.2').go();
    expect(t.labels().filter((label) => label.startsWith('Play'))).toEqual([
      'Play Northern Tracker',
      'Play Wandering Took',
    ]);
    t.choose('Northern Tracker');
    expect(t.resources('Éowyn')).toBe(1);
    expect(t.characters(0)).toEqual(['Éowyn', 'Northern Tracker']);
  });

  rule(['LCG-PLAY-02'], 'is done from the hand alone', () => {
    const player = { heroes: [rich('Éowyn')], hand: ['Wandering Took'], discard: ['Lórien Guide'] };
    const t = table('lcg', { players: [player] });
    expect([t.offers('Wandering Took'), t.offers('Lórien Guide')]).toEqual([true, false]);
  });
});

describe('putting a card into play', () => {
  const sneaky = {
    players: [
      {
        ...watcher,
        heroes: [rich('Aragorn', 1), 'Beravor'],
        hand: ['Sneak Attack', 'Beorn', 'Snowbourn Scout', 'Feint'],
      },
    ],
    staging: ['Hill Troll'],
  };

  const packed = (heroes: readonly string[], hand: readonly string[]) =>
    table('lcg', { players: [{ ...watcher, heroes, allies: ['Porter'], hand }] });

  rule('LCG-PLAY-05', 'needs a card that may have it, if it is an attachment', () => {
    // The Blade is for heroes only: the Porter may not have it.
    const t = packed(['Gimli', 'Beravor'], ['Blade of Gondolin']).choose('Use Porter');
    expect(t.labels()).toEqual(['Attach to Gimli', 'Attach to Beravor']);
    t.choose('Beravor');
    expect([t.attachments('Beravor'), t.exhausted('Blade of Gondolin'), t.hand(0)]).toEqual([
      ['Blade of Gondolin'],
      false,
      [],
    ]);
    expect(t.m.controller(t.find('Blade of Gondolin'))).toBe(0);
  });

  rule(['LCG-PLAY-05', 'LCG-EVENT-04'], 'is not possible without one, and not with an event', () => {
    // Power in the Earth is for locations, and there is none.
    const t = packed(['Gimli', 'Beravor'], ['Power in the Earth', 'Feint']);
    expect([t.offers('Use Beravor'), t.offers('Use Porter')]).toEqual([true, false]);
  });

  rule(
    ['LCG-PLAY-03', 'LCG-PLAY-05', 'LCG-PLAY-06'],
    'needs no resources, no sphere and no permission to play it',
    () => {
      const t = table('lcg', { ...sneaky, quest: "The Necromancer's Tower", scenario: 'dol-guldur' });
      t.m.s.alliesPlayed = 1;
      t.choose('Sneak Attack', 'Beorn');
      expect(t.characters(0)).toEqual(['Aragorn', 'Beravor', 'Beorn']);
      expect(t.exhausted('Beorn')).toBe(false);
      expect(t.resources('Aragorn')).toBe(0);
      expect(t.m.s.alliesPlayed).toBe(1);
    },
  );

  rule(
    ['LCG-EX-31', 'LCG-PLAY-03', 'LCG-PLAY-04'],
    'lets it react to entering play, and it returns at the end of the phase',
    () => {
      const hand = ['Sneak Attack', 'Gandalf', 'Beorn'];
      const players = [{ ...watcher, threat: 20, heroes: [rich('Aragorn', 1), 'Beravor'], hand }];
      const t = table('lcg', { players, encounterDeck: [], step: '3.1w' }).go();
      t.choose('Sneak Attack', 'Gandalf', 'Use Gandalf', 'threat by 5');
      expect(t.threat(0)).toBe(15);
      expect(t.discard(0)).toEqual(['Sneak Attack']);
      expect(t.exhausted('Gandalf')).toBe(false);
      t.playTo('4.2');
      expect(t.hand(0)).toEqual(['Beorn', 'Gandalf']);
      expect(t.characters(0)).toEqual(['Aragorn', 'Beravor']);
    },
  );

  rule(['LCG-PLAY-04', 'LCG-EX-31'], 'is not playing it: what reacts to that stays silent', () => {
    const allies = ['Chronicler'];
    const player = {
      heroes: [rich('Aragorn', 2)],
      allies,
      hand: ['Sneak Attack', 'Beorn', 'Faramir'],
      deck: ['Feint'],
    };
    const t = table('lcg', { players: [player] }).choose('Sneak Attack');
    expect(t.offers('Use Chronicler')).toBe(true);
    t.pass().choose('Beorn');
    expect(t.characters(0)).toContain('Beorn');
    expect(t.offers('Use Chronicler')).toBe(false);
    const hand = ['Snowbourn Scout'];
    expect(
      table('lcg', { players: [{ ...player, hand }] })
        .choose('Snowbourn Scout')
        .offers('Use Chronicler'),
    ).toBe(true);
  });
});

describe('an event', () => {
  rule(
    ['LCG-EVENT-01', 'LCG-EVENT-05', 'LCG-PLAY-01'],
    'lies on the table while it takes effect, then in its pile',
    () => {
      const eowyn = rich('Éowyn');
      const t = table('lcg', {
        players: [{ threat: 20, heroes: [eowyn], hand: ["The Galadhrim's Greeting"] }, watcher],
      });
      t.choose("The Galadhrim's Greeting", 'of your choice');
      expect(t.resources('Éowyn')).toBe(0);
      expect(t.hand(0)).toEqual([]);
      expect(t.discard(0)).toEqual([]);
      expect(inPlay(t.m, t.find("The Galadhrim's Greeting"))).toBe(false);
      t.choose('Player 1');
      expect(t.threat(0)).toBe(14);
      expect(t.discard(0)).toEqual(["The Galadhrim's Greeting"]);
    },
  );

  rule('LCG-EVENT-02', 'of an action is for action windows, of a reaction for its trigger', () => {
    const hand = ['A Test of Will', "The Galadhrim's Greeting"];
    const players = [{ threat: 20, heroes: [rich('Éowyn', 4)], hand }];
    const t = table('lcg', { players, encounterDeck: ['Despair'], progress: 5, step: '3.1w' }).go();
    expect([t.offers(hand[0]), t.offers(hand[1])]).toEqual([false, true]);
    t.playTo('3.3').go();
    expect([t.offers(hand[0]), t.offers(hand[1])]).toEqual([true, false]);
  });

  rule('LCG-EVENT-02', 'with a phase in its text waits for it', () => {
    const engaged = ['Forest Spider'];
    const players = [{ ...watcher, heroes: [rich('Gimli'), 'Beravor'], hand: ['Feint'], engaged }];
    const t = table('lcg', { players, encounterDeck: [] });
    expect([t.offers('Feint'), t.offers('Use Beravor')]).toEqual([false, true]);
    t.playTo('6.2w').go();
    expect(t.offers('Feint')).toBe(true);
  });

  rule(['LCG-EVENT-03', 'LCG-LASTING-03'], 'does not touch characters that come later', () => {
    const hand = ['For Gondor!', 'Snowbourn Scout'];
    const t = table('lcg', {
      players: [{ heroes: [rich('Aragorn', 4)], hand, allies: ['Beorn'] }],
      active: 'Forest Gate',
    });
    t.choose('For Gondor!', 'Snowbourn Scout').passAll();
    expect(t.stat('Aragorn', 'attack')).toBe(4);
    expect(t.stat('Snowbourn Scout', 'attack')).toBe(0);
  });

  rule('LCG-EVENT-04', 'cannot be put into play', () => {
    const players = [{ heroes: [rich('Aragorn', 1)], hand: ['Sneak Attack', 'Feint'] }];
    const t = table('lcg', { players });
    expect(t.offers('Sneak Attack')).toBe(false);
    const both = table('lcg', {
      players: [{ heroes: [rich('Aragorn', 1)], hand: ['Sneak Attack', 'Feint', 'Beorn', 'Faramir'] }],
    });
    expect(both.choose('Sneak Attack').labels()).toEqual(['Beorn', 'Faramir']);
  });
});
