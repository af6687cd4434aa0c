import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { change } from '../../test/change.ts';
import { extraCard, table } from '../../test/extra-card.ts';
import { watched } from '../../test/watchman.ts';
import { discard, mark, readyCard } from '../language/card-effects.ts';
import { damage } from '../language/damage-effects.ts';
import { moveDamage, swap } from '../language/exchange.ts';
import { all, andThen, choose } from '../language/language.ts';
import { raise } from '../language/player-effects.ts';
import { cards, cardsOf, chosen } from '../language/select.ts';

const rich = (card: string) => ({ card, resources: 5 });
const action = (effect: Parameters<typeof choose>[2]) => ({
  hitPoints: 1,
  abilities: [{ kind: 'action', effect } as const],
});
const aHero = cards({ sort: 'hero' });
const anEnemy = cards({ sort: 'enemy' });
const one = chosen('one', 'hero');
const two = chosen('two', 'hero');

extraCard('ally', 'Swapper', action(choose(aHero, 'one', choose(anEnemy, 'two', swap('attack', one, two, 'phase')))));
extraCard(
  'ally',
  'Dreamer',
  action(choose(aHero, 'one', choose(anEnemy, 'two', swap('willpower', one, two, 'phase')))),
);
extraCard('ally', 'Sister', action(choose(aHero, 'one', choose(aHero, 'two', moveDamage(1, one, two)))));
extraCard('ally', 'Storm', action(damage(1, cardsOf(['hero', 'enemy'], { state: 'ready', det: 'each' }))));
extraCard('ally', 'Archer', action(choose(anEnemy, 'one', damage(2, one))));
extraCard('ally', 'Hunter', action(choose(anEnemy, 'one', discard(one))));
extraCard('ally', 'Trader', action(all(raise(10), andThen(readyCard(cards({ sort: 'hero', det: 'each' })), raise(1)))));
extraCard(
  'ally',
  'Wizard',
  action(choose(anEnemy, 'one', mark('immune', one, 'round', { de: 'immun', en: 'immune' }))),
);

/** What may be chosen now. */
const named = (t: ReturnType<typeof table<'lcg'>>) => t.options().flatMap((option) => option.cards);

describe('targets', () => {
  rule(['LCG-TARGET-01', 'LCG-TARGET-02'], 'are chosen by the controller; without one nothing can be started', () => {
    const snared = (engaged: string[]) =>
      table('lcg', {
        players: [
          { heroes: ['Aragorn'], engaged },
          { ...watched, heroes: [rich('Legolas')], hand: ['Feint'] },
        ],
        encounterDeck: [],
        step: '6.2w',
      }).go();
    expect([snared([]).asked, snared([]).offers('Feint')]).toEqual([1, false]);
    const t = snared(['Wargs', 'Hill Troll']).choose('Feint');
    expect([t.asked, named(t)]).toEqual([1, ['Wargs', 'Hill Troll']]);
  });

  rule('LCG-TARGET-03', 'of an encounter card are picked by the first player where several qualify', () => {
    const t = table('lcg', {
      players: [
        { threat: 30, heroes: ['Aragorn', 'Gimli'] },
        { threat: 20, heroes: ['Glóin'] },
        { threat: 30, heroes: ['Legolas', 'Éowyn'] },
      ],
      first: 1,
      encounterDeck: ['Caught in a Web', 'Wargs', 'Wargs', 'Wargs'],
      step: '3.3',
    }).go();
    expect([t.asked, t.labels()]).toEqual([1, ['Player 3', 'Player 1']]);
    t.choose('Player 3', 'Legolas').playTo('3.4');
    expect(t.attachments('Legolas')).toEqual(['Caught in a Web']);
  });

  rule('LCG-TARGET-04', 'are not what is immune to such cards', () => {
    const among = (...immune: readonly string[]) => {
      const players = [{ heroes: ['Gimli'], allies: ['Archer', 'Hunter', 'Watchman'], engaged: ['Wargs'] }];
      const t = table('lcg', { players, staging: ['Hill Troll', 'Marsh Adder'] });
      for (const title of immune) change(t, title, 'immune');
      return t;
    };
    expect(named(among('Wargs').choose('Use Archer'))).toEqual(['Hill Troll', 'Marsh Adder']);
    expect(among('Wargs', 'Hill Troll', 'Marsh Adder').labels()).toEqual(['Use Watchman', 'Pass']);
  });

  rule('LCG-TARGET-04', 'immunity to player cards is none to encounter cards', () => {
    const t = table('lcg', {
      players: [{ ...watched, heroes: [{ card: 'Gimli', exhausted: true }] }],
      encounterDeck: ["The Necromancer's Reach", 'Wargs'],
      step: '3.3',
    });
    change(t, 'Gimli', 'immune');
    expect(t.playTo('3.3w').damage('Gimli')).toBe(1);
  });

  rule('LCG-TARGET-05', 'immunity is for the card alone, not for what hangs on it or what it does', () => {
    const bearer = { card: 'Aragorn', attachments: ['The Favor of the Lady'] };
    const t = table('lcg', { players: [{ heroes: [bearer, rich('Beravor')], hand: ['Miner of the Iron Hills'] }] });
    change(t, 'Aragorn', 'immune');
    t.choose('Miner of the Iron Hills', 'Use Miner of the Iron Hills');
    expect([t.attachments('Aragorn'), t.discard(0)]).toEqual([[], ['The Favor of the Lady']]);
  });

  rule('LCG-TARGET-05', 'the abilities of an immune card still concern others', () => {
    const players = [{ heroes: ['Beravor', 'Gimli'], allies: ['Faramir', 'Watchman'] }];
    const t = table('lcg', { players });
    change(t, 'Faramir', 'immune');
    t.choose('Use Faramir');
    expect([t.stat('Gimli', 'willpower'), t.stat('Faramir', 'willpower')]).toEqual([3, 2]);
  });

  rule('LCG-TARGET-06', 'what becomes immune shakes off what player cards laid on it', () => {
    const attacks = (...used: readonly string[]) => {
      const players = [{ heroes: [rich('Legolas')], hand: ['Feint'], allies: ['Wizard'], engaged: ['Wargs'] }];
      const t = table('lcg', { players, encounterDeck: [], step: '6.2w' });
      t.choose(...used).playTo('6.8a');
      return t.log.filter((line) => line.includes('Wargs attack')).length;
    };
    expect([attacks('Feint'), attacks('Feint', 'Use Wizard')]).toEqual([0, 1]);
  });
});

describe('searching', () => {
  const explored = (deck: readonly string[]) =>
    table('lcg', {
      players: [{ ...watched, heroes: [{ card: 'Gimli', committed: true, exhausted: true }], deck }],
      active: { card: 'Mountains of Mirkwood', progress: 2 },
      encounterDeck: ['Evil Storm', 'Wargs'],
      step: '3.4',
    }).go();
  const six = ['Beorn', 'Feint', 'Gandalf', 'Gléowine', 'Faramir', 'Quick Strike'];

  rule(['LCG-SEARCH-01', 'LCG-SEARCH-03'], 'shows the searched part, which stays in its zone meanwhile', () => {
    const t = explored(six).choose('yes');
    expect(named(t)).toEqual(six.slice(0, 5));
    expect([t.deck(0).length, t.hand(0)]).toEqual([6, []]);
  });

  rule('LCG-SEARCH-02', 'need not find anything', () => {
    expect(explored(six).choose('yes', 'Gandalf').hand(0)).toEqual(['Gandalf']);
    const t = explored(six).choose('yes', 'done');
    expect([t.deck(0).length, t.hand(0)]).toEqual([6, []]);
  });

  rule(['LCG-EX-16', 'LCG-ABILITY-08', 'LCG-SEARCH-01'], 'and drawing take as many as there are', () => {
    expect(named(explored(six.slice(0, 3)).choose('yes'))).toEqual(six.slice(0, 3));
    const players = [{ ...watched, heroes: [rich('Beravor')], hand: ["Lórien's Wealth"], deck: ['Beorn', 'Feint'] }];
    expect(table('lcg', { players }).choose("Lórien's Wealth").hand(0)).toEqual(['Beorn', 'Feint']);
  });
});

describe('moving', () => {
  rule('LCG-MOVE-01', 'never leads to where something already is', () => {
    const players = [
      { heroes: [rich('Éowyn'), rich('Aragorn')], hand: ['A Light in the Dark', 'Son of Arnor'], engaged: ['Wargs'] },
      { heroes: ['Gimli'], engaged: ['Marsh Adder'] },
    ];
    const t = table('lcg', { players, staging: ['Hill Troll'] });
    expect(named(t.choose('A Light in the Dark'))).toEqual(['Wargs', 'Marsh Adder']);
    t.choose('Marsh Adder', 'Son of Arnor');
    expect(named(t.choose('Use Son of Arnor'))).toEqual(['Hill Troll', 'Marsh Adder']);
  });

  rule(['LCG-MOVE-01', 'LCG-MOVE-02'], 'damage goes to another card, or not at all', () => {
    const sister = (heroes: readonly (string | { card: string; damage: number })[]) =>
      table('lcg', { players: [{ heroes, allies: ['Sister', 'Watchman'] }] });
    const t = sister([{ card: 'Gimli', damage: 2 }, 'Legolas', 'Thalin']).choose('Use Sister');
    expect(named(t)).toEqual(['Legolas', 'Thalin']);
    t.choose('Thalin');
    expect([t.damage('Gimli'), t.damage('Thalin')]).toEqual([1, 1]);
    expect(sister([{ card: 'Gimli', damage: 2 }]).offers('Use Sister')).toBe(false);
    expect(sister(['Gimli', 'Legolas']).offers('Use Sister')).toBe(false);
  });

  const swapping = (ally: string, staging: readonly string[]) =>
    table('lcg', { players: [{ heroes: ['Legolas'], allies: [ally, 'Watchman'] }], staging });

  rule('LCG-MOVE-03', 'a swap needs something on both sides', () => {
    expect(swapping('Swapper', []).offers('Use Swapper')).toBe(false);
    const t = swapping('Swapper', ['Hill Troll']).choose('Use Swapper');
    expect([t.stat('Legolas', 'attack'), t.stat('Hill Troll', 'attack')]).toEqual([6, 3]);
    expect(t.playTo('3.1').stat('Legolas', 'attack')).toBe(3);
  });

  rule('LCG-MOVE-04', 'a 0 can be swapped, a value that is missing cannot', () => {
    const t = swapping('Swapper', ['Hill Troll']);
    change(t, 'Hill Troll', 'attack', -6, 'round');
    t.choose('Use Swapper');
    expect([t.stat('Legolas', 'attack'), t.stat('Hill Troll', 'attack')]).toEqual([0, 3]);
    expect(swapping('Dreamer', ['Hill Troll']).offers('Use Dreamer')).toBe(false);
  });
});

describe('words on cards', () => {
  rule('LCG-TERM-01', 'cannot: nothing overrides it', () => {
    const players = [{ threat: 0, heroes: ['Gimli'] }];
    const engaging = (staging: string[]) => table('lcg', { players, staging, encounterDeck: [], step: '5.2' });
    expect(named(engaging(['Goblin Sniper', 'Hill Troll']))).toEqual(['Hill Troll']);
    expect(named(engaging(['Goblin Sniper']))).toEqual(['Goblin Sniper']);
  });

  rule('LCG-TERM-01', 'cannot: not even an effect that says otherwise', () => {
    const players = [{ ...watched, heroes: ['Beravor'], deck: ['Beorn', 'Beorn'] }];
    expect(table('lcg', { players, active: 'Enchanted Stream' }).offers('Use Beravor')).toBe(false);
    expect(table('lcg', { players, active: 'Gladden Fields' }).offers('Use Beravor')).toBe(true);
  });

  rule(['LCG-TERM-02', 'LCG-TERM-03'], 'then: the second part follows if and only if the first was done', () => {
    const trade = (exhausted: boolean) => {
      const players = [{ threat: 0, heroes: [{ card: 'Gimli', exhausted }], allies: ['Trader'] }];
      return table('lcg', { players }).choose('Use Trader').threat(0);
    };
    expect([trade(true), trade(false)]).toEqual([11, 10]);
  });

  rule(['LCG-TERM-05', 'LCG-EX-14'], 'an adjective before a list is meant of all in it', () => {
    const players = [
      {
        heroes: ['Gimli', { card: 'Legolas', exhausted: true }],
        allies: ['Storm', 'Watchman'],
        engaged: ['Wargs', { card: 'Hill Troll', exhausted: true }],
      },
    ];
    const t = table('lcg', { players }).choose('Use Storm');
    expect(['Gimli', 'Legolas', 'Wargs', 'Hill Troll'].map((title) => t.damage(title))).toEqual([1, 0, 1, 0]);
    const text = t.m.defs[t.m.s.cards[t.find('Storm')].def].text;
    expect(text.en).toBe('Action: Deal 1 damage to each ready hero and enemy.');
  });

  rule('LCG-TERM-04', 'may: each player who is named decides for himself', () => {
    const heroes = [{ card: 'Gimli', committed: true, exhausted: true }];
    const t = table('lcg', {
      players: [
        { ...watched, heroes, deck: ['Beorn'] },
        { heroes: ['Legolas'], deck: ['Feint'] },
      ],
      active: { card: 'Mountains of Mirkwood', progress: 2 },
      encounterDeck: ['Evil Storm', 'Evil Storm', 'Wargs'],
      step: '3.4',
    }).go();
    expect(t.asked).toBe(0);
    t.choose('no');
    expect(t.asked).toBe(1);
    t.choose('yes', 'Feint');
    expect([t.hand(0), t.hand(1)]).toEqual([[], ['Feint']]);
  });
});

describe('a card that cannot take damage', () => {
  const safe = (t: ReturnType<typeof table<'lcg'>>, title: string) => change(t, title, 'cannotTakeDamage');

  rule('LCG-TERM-06', 'cannot be chosen for it, and is passed over where it would be dealt to all', () => {
    const players = [{ heroes: ['Gimli'], allies: ['Archer', 'Storm', 'Watchman'], engaged: ['Wargs'] }];
    const t = table('lcg', { players, staging: ['Hill Troll', 'Marsh Adder'] });
    safe(t, 'Hill Troll');
    expect(named(t.choose('Use Archer'))).toEqual(['Marsh Adder', 'Wargs']);
    t.choose('Marsh Adder', 'Use Storm');
    expect(['Hill Troll', 'Marsh Adder', 'Wargs'].map((title) => t.damage(title))).toEqual([0, 3, 1]);
  });

  rule('LCG-TERM-06', 'takes none from an undefended attack and cannot be named for it', () => {
    const players = [{ heroes: ['Gimli', 'Legolas', 'Aragorn'], engaged: ['Wargs'] }];
    const t = table('lcg', { players, encounterDeck: [], step: '6.4.1' });
    safe(t, 'Gimli');
    expect(named(t.pass())).toEqual(['Legolas', 'Aragorn']);
  });

  rule(
    ['LCG-EX-19', 'LCG-TERM-06', 'LCG-TERM-07', 'LCG-TERM-08'],
    'keeps what it has; it can still be discarded',
    () => {
      const t = table('lcg', {
        players: [
          {
            heroes: [
              { card: 'Gimli', damage: 1 },
              { card: 'Thalin', damage: 1, attachments: ['Citadel Plate'] },
            ],
            allies: ['Hunter', 'Sister', 'Watchman'],
            engaged: [{ card: 'Wargs', damage: 1 }],
          },
        ],
        encounterDeck: [],
        step: '6.2w',
      });
      safe(t, 'Wargs');
      safe(t, 'Gimli');
      t.choose('Use Sister');
      expect([t.damage('Gimli'), t.damage('Thalin')]).toEqual([0, 2]);
      t.playTo('6.8a').choose('Wargs', 'Gimli', 'Thalin', 'done').playTo('6.8.3w').go();
      expect(t.damage('Wargs')).toBe(1);
      t.choose('Use Hunter');
      expect(t.encounterDiscard()).toEqual(['Wargs']);
    },
  );
});
