import { cardsIn } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, test } from 'vitest';
import { begun } from '../../../test/begun.ts';
import { attacked } from '../../../test/shadow-table.ts';
import { lcg } from '../../game.ts';
import { ZONE } from '../../zones.ts';

const scenario = 'emyn-muil';
const rich = (card: string, resources = 5) => ({ card, resources });

rule('LCG-SOM-01', 'cards of the cycle keep their printed number behind 2000', () => {
  const numbers = lcg.defs.filter(({ pack }) => pack !== 'core').map(({ number }) => number);
  expect([Math.min(...numbers), new Set(numbers).size === numbers.length]).toEqual([2001, true]);
});

describe('player cards of The Hills of Emyn Muil', () => {
  test('Brand readies a character of the player whose enemy he helps to defeat', () => {
    const t = table('lcg', {
      players: [
        { heroes: ['Brand son of Bain'] },
        { heroes: [{ card: 'Éowyn', exhausted: true }], engaged: ['Black Forest Bats'] },
      ],
      encounterDeck: [],
      step: '6.8a',
    });
    t.choose('Black Forest Bats').choose('Use Brand son of Bain');
    expect(t.exhausted('Éowyn')).toBe(false);
  });

  test('Keen-eyed Took shows and discards the top of each deck', () => {
    const t = table('lcg', {
      players: [
        { heroes: ['Gimli'], allies: ['Keen-eyed Took'], deck: ['Beorn'] },
        { heroes: ['Éowyn'], deck: ['Gandalf'] },
      ],
      encounterDeck: [],
    });
    t.choose('Use Keen-eyed Took');
    expect([t.discard(0), t.discard(1), t.hand(0)]).toEqual([['Beorn'], ['Gandalf'], ['Keen-eyed Took']]);
  });

  test('Rear Guard: a Leadership ally is given for 1 willpower of each questing hero', () => {
    const t = table('lcg', {
      players: [
        {
          heroes: [rich('Aragorn'), { card: 'Éowyn', committed: true, exhausted: true }],
          allies: ['Guard of the Citadel', 'Beorn'],
          hand: ['Rear Guard'],
        },
      ],
      encounterDeck: ['Forest Gate', 'Wargs'],
      step: '3.3w',
    });
    t.choose('Play Rear Guard');
    expect([t.stat('Éowyn', 'willpower'), t.stat('Aragorn', 'willpower'), t.characters(0)]).toEqual([
      5,
      2,
      ['Aragorn', 'Éowyn', 'Beorn'],
    ]);
  });

  test('Descendant of Thorondor wounds a staged enemy as it comes and as it goes', () => {
    const t = table('lcg', {
      players: [{ heroes: [rich('Gimli')], hand: ['Descendant of Thorondor', "Meneldor's Flight"] }],
      staging: ['Hill Troll'],
      encounterDeck: [],
    });
    t.choose('Descendant of Thorondor', 'Use Descendant of Thorondor');
    expect(t.damage('Hill Troll')).toBe(2);
    t.choose("Play Meneldor's Flight", 'Use Descendant of Thorondor');
    expect([t.damage('Hill Troll'), t.hand(0)]).toEqual([4, ['Descendant of Thorondor']]);
  });

  test("The Riddermark's Finest and Ride to Ruin place progress on a location", () => {
    const t = table('lcg', {
      players: [
        {
          heroes: [rich('Éowyn')],
          allies: ["The Riddermark's Finest", 'Westfold Horse-Breaker'],
          hand: ['Ride to Ruin'],
        },
      ],
      staging: ['The East Bight'],
      encounterDeck: [],
    });
    t.choose("Use The Riddermark's Finest");
    expect(t.progressOn('The East Bight')).toBe(2);
    t.choose('Play Ride to Ruin');
    expect([t.progressOn('The East Bight'), t.characters(0)]).toEqual([5, ['Éowyn']]);
  });

  test('Gildor Inglorion exchanges a card of the top 3 for one in hand', () => {
    const t = table('lcg', {
      players: [
        {
          heroes: ['Gimli'],
          allies: ['Gildor Inglorion'],
          hand: ['Feint'],
          deck: ['Gandalf', 'Beorn', 'Faramir', 'Thalin'],
        },
      ],
      encounterDeck: [],
    });
    t.choose('Use Gildor Inglorion', 'Feint', 'Beorn');
    expect(t.hand(0)).toEqual(['Beorn']);
    t.choose('Feint', 'Faramir');
    expect(t.deck(0).slice(0, 3)).toEqual(['Feint', 'Faramir', 'Gandalf']);
  });

  rule('LCG-SOM-42', "Gildor's Counsel: 1 card less is revealed, and 1 at least", () => {
    const reveal = (players: number) => {
      const more = [{ heroes: ['Gimli'] }, { heroes: ['Éowyn'] }].slice(0, players - 1);
      const t = table('lcg', {
        players: [{ heroes: [rich('Beravor')], hand: ["Gildor's Counsel"] }, ...more],
        encounterDeck: ['Forest Gate', 'Old Forest Road', 'Wargs', 'Hill Troll'],
        step: '3.1w',
      });
      return t.choose("Play Gildor's Counsel").playTo('3.4').staging().length;
    };
    expect([reveal(3), reveal(1)]).toEqual([2, 1]);
  });

  rule('LCG-SOM-37', 'Song of Travel: a Tactics hero pays for Spirit cards', () => {
    const t = table('lcg', {
      players: [{ heroes: [{ ...rich('Gimli'), attachments: ['Song of Travel'] }], hand: ['Wandering Took'] }],
      encounterDeck: [],
    });
    expect(t.offers('Wandering Took')).toBe(true);
  });
});

describe('the quest of The Hills of Emyn Muil', () => {
  rule('LCG-SOM-51', 'begins with Amon Hen and Amon Lhaw', () => {
    const m = begun(scenario, 2);
    const ids = cardsIn(m, ZONE.staging).map((card) => m.defs[m.s.cards[card].def].id);
    expect([ids, cardsIn(m, ZONE.encounterDeck).length]).toEqual([['amon-hen', 'amon-lhaw'], 53]);
  });

  const questing = (given: object) => {
    const t = table('lcg', {
      scenario,
      players: [{ heroes: [{ card: 'Éowyn', committed: true, exhausted: true }] }],
      encounterDeck: ['Old Forest Road', 'Wargs'],
      step: '3.4',
      ...given,
    });
    t.m.decision();
    return t.m.s.over?.reason ?? '';
  };
  const points = ['Amon Hen', 'Amon Lhaw', 'Rauros Falls', 'Rauros Falls', 'Chieftain Ufthak'];

  rule(
    ['LCG-SOM-27', 'LCG-SOM-51'],
    'is won with 20 victory points, 1 progress and no Emyn Muil location in play',
    () => {
      expect(questing({ victory: points })).toBe('lcg.end.won');
      expect(questing({ victory: points.slice(1) })).toBe('');
      expect(questing({ victory: points, staging: ['The Highlands'] })).toBe('');
      expect(questing({ victory: points, staging: ['The Brown Lands'] })).toBe('');
    },
  );

  rule('LCG-SOM-28', 'the first treachery of a quest phase surges if no location is staged', () => {
    const staged = (staging: string[]) =>
      table('lcg', {
        scenario,
        players: [{ heroes: ['Gimli'] }],
        staging,
        encounterDeck: ['Slick Footing', 'Wargs', 'Hill Troll'],
        step: '3.3',
      })
        .playTo('3.4')
        .staging();
    expect(staged([])).toEqual(['Wargs']);
    expect(staged(['The Highlands'])).toEqual(['The Highlands']);
  });
});

describe('locations of Emyn Muil', () => {
  rule(['LCG-SOM-10', 'LCG-SOM-29'], 'Amon Hen: threat by players; while active no events', () => {
    const at = (place: object) =>
      table('lcg', {
        scenario,
        players: [{ heroes: [rich('Gimli')], hand: ['Blade Mastery', 'Veteran Axehand'] }, { heroes: ['Éowyn'] }],
        encounterDeck: [],
        ...place,
      });
    const staged = at({ staging: ['Amon Hen'] });
    expect([staged.stat('Amon Hen', 'threat'), staged.offers('Play Blade Mastery')]).toEqual([4, true]);
    const active = at({ active: 'Amon Hen' });
    expect([active.offers('Play Blade Mastery'), active.offers('Play Veteran Axehand')]).toEqual([false, true]);
  });

  rule('LCG-SOM-30', 'Amon Lhaw: attachments are blank while it is active', () => {
    const attack = (place: object) =>
      table('lcg', {
        scenario,
        players: [{ heroes: [{ card: 'Gimli', attachments: ['Dwarven Axe'] }] }],
        encounterDeck: [],
        ...place,
      }).stat('Gimli', 'attack');
    expect([attack({ staging: ['Amon Lhaw'] }), attack({ active: 'Amon Lhaw' })]).toEqual([4, 2]);
  });

  rule('LCG-SOM-09', 'The East Wall of Rohan: allies cost 2 more, but not those of Rohan', () => {
    const t = table('lcg', {
      scenario,
      players: [{ heroes: [rich('Éowyn', 2), rich('Gimli', 2)], hand: ['Veteran Axehand', 'Westfold Horse-Breaker'] }],
      active: 'The East Wall of Rohan',
      encounterDeck: [],
    });
    expect([t.offers('Play Veteran Axehand'), t.offers('Play Westfold Horse-Breaker')]).toEqual([false, true]);
  });

  rule('LCG-SOM-32', 'The North Stair takes the top of the discard pile, without Doomed and Surge', () => {
    const t = table('lcg', {
      scenario,
      players: [{ heroes: ['Gimli'], threat: 20 }],
      staging: ['The North Stair'],
      encounterDeck: ['Wargs'],
      encounterDiscard: ['Hill Troll', 'Orc Horse Thieves'],
      step: '4.2',
    });
    t.choose('The North Stair');
    expect([t.staging(), t.threat(0), t.encounterDiscard()]).toEqual([['Orc Horse Thieves'], 20, ['Hill Troll']]);
  });

  rule('LCG-SOM-31', 'Rauros Falls: everybody who can must quest', () => {
    const t = table('lcg', {
      scenario,
      players: [{ heroes: ['Gimli', 'Éowyn', { card: 'Aragorn', exhausted: true }] }],
      active: 'Rauros Falls',
      encounterDeck: ['Wargs'],
      step: '3.2',
    });
    expect(t.labels()).toEqual(['Gimli (willpower 2)', 'Éowyn (willpower 4)']);
    t.choose('Gimli');
    expect([t.exhausted('Gimli'), t.exhausted('Éowyn')]).toEqual([true, true]);
  });

  test('The Shores of Nen Hithoel cost an event of the first player', () => {
    const travel = (hand: string[]) =>
      table('lcg', {
        scenario,
        players: [{ heroes: ['Gimli'], hand }],
        staging: ['The Shores of Nen Hithoel', 'Old Forest Road'],
        encounterDeck: [],
        step: '4.2',
      });
    expect(travel(['Beorn']).offers('Travel to The Shores of Nen Hithoel')).toBe(false);
    const t = travel(['Feint', 'Beorn']);
    t.choose('The Shores of Nen Hithoel');
    expect([t.activeLocation(), t.hand(0)]).toEqual(['The Shores of Nen Hithoel', ['Beorn']]);
  });

  test('The Outer Ridge: staged locations have 1 threat more while it is active', () => {
    const t = table('lcg', {
      scenario,
      players: [{ heroes: ['Gimli'] }],
      active: 'The Outer Ridge',
      staging: ['The Highlands', 'Wargs'],
      encounterDeck: [],
    });
    expect([t.stat('The Highlands', 'threat'), t.stat('Wargs', 'threat')]).toEqual([2, 2]);
  });

  test('The Highlands cost a reveal', () => {
    const t = table('lcg', {
      scenario,
      players: [{ heroes: ['Gimli'] }],
      staging: ['The Highlands'],
      encounterDeck: ['Wargs'],
      step: '4.2',
    });
    t.choose('The Highlands');
    expect([t.activeLocation(), t.staging()]).toEqual(['The Highlands', ['Wargs']]);
  });

  rule('LCG-SOM-26', 'three of them send the attacker back after its attack', () => {
    for (const shadow of ['Rauros Falls', 'The Shores of Nen Hithoel', 'The Outer Ridge']) {
      const t = attacked(shadow, 'Aragorn').playTo('6.8a');
      expect([t.staging(), t.damage('Aragorn')]).toEqual([['East Bight Patrol'], 1]);
    }
  });
});

describe('hazards of Emyn Muil', () => {
  rule('LCG-SOM-28', 'Impassable Chasm sends the active location back, or surges', () => {
    const staging = (active: object) => {
      const t = table('lcg', {
        scenario,
        players: [{ heroes: ['Gimli'] }],
        staging: ['The Highlands'],
        encounterDeck: ['Impassable Chasm', 'Wargs', 'Hill Troll'],
        step: '3.3',
        ...active,
      });
      return t.playTo('3.4');
    };
    const t = staging({ active: { card: 'Old Forest Road', progress: 2 } });
    expect([t.staging(), t.progressOn('Old Forest Road'), t.activeLocation()]).toEqual([
      ['The Highlands', 'Old Forest Road'],
      0,
      undefined,
    ]);
    expect(staging({}).staging()).toEqual(['The Highlands', 'Wargs']);
  });

  rule('LCG-SOM-25', 'Rockslide hurts who quests; as shadow it takes the defender out of combat', () => {
    const t = table('lcg', {
      scenario,
      players: [{ heroes: ['Gimli', { card: 'Éowyn', committed: true, exhausted: true }] }],
      staging: ['The Highlands'],
      encounterDeck: ['Rockslide', 'Wargs'],
      step: '3.3',
    });
    t.playTo('3.4');
    expect([t.damage('Éowyn'), t.damage('Gimli')]).toEqual([2, 0]);
    const shadow = attacked('Rockslide', 'Aragorn').playTo('6.4.3');
    expect(shadow.labels().length).toBe(3);
    shadow.choose('Gimli');
    expect([shadow.damage('Gimli'), shadow.damage('Aragorn'), shadow.exhausted('Aragorn')]).toEqual([3, 0, true]);
  });

  test('Slick Footing takes progress from locations and as many cards from each deck', () => {
    const t = table('lcg', {
      scenario,
      players: [{ heroes: ['Gimli'], deck: ['Beorn', 'Gandalf', 'Feint'] }],
      staging: [{ card: 'The East Bight', progress: 2 }, 'The Highlands'],
      active: { card: 'Old Forest Road', progress: 1 },
      encounterDeck: ['Slick Footing', 'Wargs'],
      step: '3.3',
    });
    t.playTo('3.4');
    expect([t.progressOn('The East Bight'), t.progressOn('Old Forest Road'), t.deck(0)]).toEqual([1, 0, ['Feint']]);
  });

  rule('LCG-SOM-10', 'Orc Horse Thieves get +1 attack for each staged location', () => {
    const t = table('lcg', {
      scenario,
      players: [{ heroes: ['Gimli'], engaged: ['Orc Horse Thieves'] }],
      staging: ['The Highlands', 'Old Forest Road', 'Wargs'],
      encounterDeck: [],
    });
    expect(t.stat('Orc Horse Thieves', 'attack')).toBe(3);
  });
});
