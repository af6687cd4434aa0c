import { cardsIn, value } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { change } from '../../test/change.ts';
import { extraCard, table } from '../../test/extra-card.ts';
import { lcg } from '../game.ts';
import { after } from '../language/moments.ts';
import { raise } from '../language/player-effects.ts';
import { hasTrait, isHero } from '../registry.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { events } from './events.ts';
import { hostsFor } from './play.ts';

const says = { de: 'danach', en: 'then' };

/** Notices everything that happens but the end of the phase itself. */
extraCard('ally', 'Witness', {
  hitPoints: 1,
  abilities: Object.keys(events)
    .filter((on) => on !== 'phase-end' && on !== 'phase-begin')
    .slice(0, 16)
    .map((on) => ({ kind: 'forced', moment: after(on, says), effect: raise(1) })),
});

extraCard('attachment', 'Livery', {
  sphere: 'neutral',
  attach: { allows: (m, host) => isHero(m, host) && hasTrait(m, host, 'Gondor'), text: says },
});

const rich = (card: string) => ({ card, resources: 5 });

describe('kinds of abilities', () => {
  const PLAYER_CARDS = ['hero', 'ally', 'attachment', 'event'];

  rule(
    'LCG-ABILITY-01',
    'only encounter, quest and campaign cards have when-revealed, shadow and travel effects',
    () => {
      const encounterOnly = lcg.defs.filter((def) => def.whenRevealed !== '' || def.shadow !== '' || def.travel !== '');
      expect(encounterOnly.length).toBeGreaterThan(20);
      expect(encounterOnly.filter(({ type }) => PLAYER_CARDS.includes(type)).map(({ id }) => id)).toEqual([]);
      expect(lcg.defs.filter((def) => def.travel !== '').every(({ type }) => type === 'location')).toBe(true);
      // Every kind is met in the box: action, reaction, forced, when revealed, permanent, keyword, shadow and travel.
      const kinds: readonly ((def: (typeof lcg.defs)[number]) => boolean)[] = [
        ({ actions }) => actions.length > 0,
        ({ triggers }) => triggers.some(({ optional }) => optional),
        ({ triggers }) => triggers.some(({ optional, early }) => !optional && !early),
        ({ whenRevealed }) => whenRevealed !== '',
        ({ modifiers }) => modifiers.length > 0,
        ({ ranged, sentinel }) => ranged || sentinel,
        ({ shadow }) => shadow !== '',
        ({ travel }) => travel !== '',
      ];
      for (const kind of kinds) expect(lcg.defs.some(kind)).toBe(true);
    },
  );

  rule('LCG-ABILITY-02', 'each triggered ability, and nothing else, begins with its word and a colon', () => {
    const head = /^(?:(?:Quest |Combat )?Action|Response, [^:]+|Forced, [^:]+|When Revealed|Setup|Travel|Shadow): /;
    const wrong = lcg.defs.filter((def) => {
      const passive = def.triggers.filter(({ optional, early }) => early && !optional).length;
      const triggered = def.actions.length + def.triggers.length - passive;
      const others = [def.whenRevealed, def.shadow, def.setup, def.travel].filter((proc) => proc !== '').length;
      return def.texts.filter(({ en }) => head.test(en)).length !== triggered + others;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  rule('LCG-ABILITY-03', 'actions and reactions are for their controller to use or not', () => {
    const players = [{ heroes: [rich('Aragorn'), 'Beravor'], deck: ['Beorn'] }];
    const t = table('lcg', { players, encounterDeck: [], step: '3.2' });
    t.choose('Aragorn', 'done');
    expect(t.labels()).toEqual(['Use Aragorn', 'Pass']);
    t.pass();
    expect([t.exhausted('Aragorn'), t.resources('Aragorn')]).toEqual([true, 5]);
  });
});

describe('an ability can be started', () => {
  rule(['LCG-ABILITY-05', 'LCG-EX-20', 'LCG-COST-13'], 'only if it changes something: Glorfindel needs a wound', () => {
    const glorfindel = (damage: number) =>
      table('lcg', {
        players: [{ heroes: [rich('Glorfindel'), { card: 'Gimli', damage }, 'Éowyn'], hand: ['Gandalf'] }],
      });
    expect(glorfindel(0).offers('Use Glorfindel')).toBe(false);
    const t = glorfindel(2).choose('Use Glorfindel');
    expect([t.damage('Gimli'), t.resources('Glorfindel')]).toEqual([1, 4]);
    expect(t.offers('Use Glorfindel')).toBe(false);
    expect(t.playTo('0.0').playTo('1.3w').go().offers('Use Glorfindel')).toBe(true);
  });

  rule('LCG-ABILITY-05', 'what paying for it would change does not count', () => {
    const cause = (exhausted: boolean) =>
      table('lcg', {
        players: [{ heroes: ['Aragorn', { card: 'Gimli', exhausted }, 'Éowyn'], hand: ['Common Cause', 'Gandalf'] }],
      });
    expect(cause(false).offers('Common Cause')).toBe(false);
    expect(cause(true).offers('Common Cause')).toBe(true);
  });
});

describe('an effect', () => {
  const fog = (staging: readonly string[]) =>
    table('lcg', {
      players: [{ threat: 35, heroes: ['Gimli'], hand: ['Gandalf', 'Beorn'] }],
      staging,
      encounterDeck: ['Treacherous Fog'],
      step: '3.3',
    }).go();

  rule('LCG-ABILITY-06', 'is resolved sentence by sentence', () => {
    const t = fog(['Endless Caverns']);
    expect(t.options().flatMap(({ cards }) => cards)).toEqual(['Gandalf', 'Beorn']);
    expect(t.stagingThreat()).toBe(2);
  });

  rule('LCG-ABILITY-07', 'does what it can where a part of it cannot be done', () => {
    expect(fog([]).choose('Beorn').discard(0)).toEqual(['Beorn']);
  });

  rule(['LCG-ABILITY-07', 'LCG-TERM-04'], 'leaves what "may" says to the controller', () => {
    const look = () => {
      const players = [{ heroes: ['Gimli'] }, { heroes: ['Denethor'] }];
      return table('lcg', { players, encounterDeck: ['Wargs', 'Hill Troll'] }).choose('Use Denethor');
    };
    expect(look().asked).toBe(1);
    expect(look().choose('yes').encounterDeck()).toEqual(['Hill Troll', 'Wargs']);
    expect(look().choose('no').encounterDeck()).toEqual(['Wargs', 'Hill Troll']);
  });

  rule('LCG-ABILITY-10', 'is not a cost: what is immune can still pay one, but not be chosen', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Aragorn', { card: 'Gimli', exhausted: true }], hand: ['Common Cause'] }],
    });
    change(t, 'Aragorn', 'immune');
    t.choose('Common Cause');
    expect([t.exhausted('Aragorn'), t.exhausted('Gimli')]).toEqual([true, false]);
  });

  rule('LCG-ABILITY-11', 'that ends changes nothing that anything could react to', () => {
    const end = (bonus: boolean) => {
      const players = [{ threat: 0, heroes: ['Gimli'], allies: ['Witness'] }];
      const t = table('lcg', { players, encounterDeck: [], step: '3.5' });
      const before = t.threat(0);
      if (bonus) change(t, 'Gimli', 'attack', 1, 'phase');
      t.playTo('4.1');
      return [t.stat('Gimli', 'attack'), t.threat(0) - before];
    };
    expect(end(true)).toEqual(end(false));
    expect(end(true)).toEqual([2, 0]);
  });

  rule('LCG-ABILITY-12', 'of a card is not one of the framework: what is immune is still fought', () => {
    const t = table('lcg', {
      players: [
        {
          heroes: ['Gimli', rich('Legolas')],
          hand: ['Rain of Arrows', 'Blade Mastery'],
          engaged: [{ card: 'Wargs', damage: 1 }],
        },
      ],
      encounterDeck: [],
      step: '6.2w',
    });
    change(t, 'Wargs', 'immune');
    expect([t.offers('Blade Mastery'), t.offers('Rain of Arrows')]).toEqual([true, false]);
    t.playTo('6.8a').choose('Wargs', 'Gimli', 'Legolas');
    expect(t.playTo('6.10').encounterDiscard()).toEqual(['Wargs']);
  });
});

describe('where abilities work', () => {
  rule('LCG-ABILITY-13', 'only cards in play are chosen, unless a text names another zone', () => {
    const t = table('lcg', {
      players: [
        {
          heroes: [rich('Aragorn'), rich('Éowyn')],
          allies: [
            { card: 'Guard of the Citadel', exhausted: true },
            { card: 'Faramir', exhausted: true },
          ],
          hand: ['Ever Vigilant', 'Stand and Fight', 'Snowbourn Scout'],
          discard: ['Veteran Axehand'],
        },
      ],
    });
    t.choose('Ever Vigilant');
    expect(t.options().flatMap(({ cards }) => cards)).toEqual(['Guard of the Citadel', 'Faramir']);
    t.choose('Faramir', 'Stand and Fight');
    expect(t.characters(0)).toContain('Veteran Axehand');
  });

  rule(['LCG-ABILITY-14', 'LCG-ACTION-03'], 'a character acts in play, not in hand or discard pile', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Beravor'], hand: ['Gléowine'], discard: ['Henamarth Riversong'], deck: ['Gandalf'] }],
    });
    expect(t.labels()).toEqual(['Use Beravor', 'Pass']);
    const inPlay = { heroes: ['Beravor'], allies: ['Gléowine', 'Henamarth Riversong'], deck: ['Gandalf'] };
    expect(table('lcg', { players: [inPlay] }).labels()).toHaveLength(4);
  });

  rule('LCG-ABILITY-15', 'how a card may be played counts while it is in hand', () => {
    const snare = (given: { engaged?: string[] }, staging: string[]) =>
      table('lcg', {
        players: [{ heroes: [rich('Beravor')], hand: ['Forest Snare'], deck: ['Beorn'], ...given }],
        staging,
      });
    expect(snare({}, ['Wargs']).offers('Forest Snare')).toBe(false);
    expect(snare({ engaged: ['Wargs'] }, []).offers('Forest Snare')).toBe(true);
  });
});

describe('permanent abilities', () => {
  rule(['LCG-ABILITY-16', 'LCG-EX-25'], 'work from entering play to leaving it: Enchanted Stream', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Beravor', 'Gimli'], deck: ['Gandalf', 'Gandalf', 'Gandalf'] }],
      staging: ['Enchanted Stream'],
      encounterDeck: [],
      step: '4.2',
    });
    t.choose('Enchanted Stream').go();
    expect(t.offers('Use Beravor')).toBe(false);
    t.playTo('3.2').choose('Gimli', 'done');
    expect(t.activeLocation()).toBeUndefined();
    expect(t.offers('Use Beravor')).toBe(true);
  });

  rule('LCG-ABILITY-17', 'with a condition are on exactly while it holds', () => {
    const axe = { card: 'Thalin', attachments: ['Dwarven Axe'] };
    const t = table('lcg', { players: [{ heroes: [axe, 'Gimli'] }] });
    expect(t.stat('Thalin', 'attack')).toBe(4);
    change(t, 'Thalin', 'blank', 1, 'phase');
    expect(t.stat('Thalin', 'attack')).toBe(3);
    expect(t.playTo('3.1').stat('Thalin', 'attack')).toBe(4);
  });

  rule('LCG-ABILITY-18', 'add up, each copy for itself', () => {
    const favored = { card: 'Gimli', attachments: ['The Favor of the Lady', 'The Favor of the Lady'] };
    expect(table('lcg', { players: [{ heroes: [favored] }] }).stat('Gimli', 'willpower')).toBe(4);
  });

  rule('LCG-ABILITY-19', 'a card that names itself means no other copy', () => {
    const players = [{ threat: 30, heroes: ['Gimli'], engaged: ['Forest Spider'] }];
    const t = table('lcg', { players, staging: ['Forest Spider'], encounterDeck: [], step: '5.2' });
    t.choose('Forest Spider');
    expect(cardsIn(t.m, ZONE.engaged, 0).map((spider) => value(t.m, spider, STAT.attack))).toEqual([2, 3]);
  });
});

describe('a blank text box', () => {
  const legolas = { card: 'Legolas', attachments: ['Steward of Gondor', 'Dwarven Axe'] };

  rule(
    ['LCG-ABILITY-20', 'LCG-ABILITY-21'],
    'has no printed ability, keyword or trait; what comes from elsewhere stays',
    () => {
      const t = table('lcg', { players: [{ heroes: [legolas, 'Beravor'], deck: ['Gandalf'] }] });
      const traits = () => ['Silvan', 'Gondor'].map((trait) => hasTrait(t.m, t.find('Legolas'), trait));
      expect([t.stat('Legolas', 'ranged'), ...traits()]).toEqual([1, true, true]);
      change(t, 'Legolas', 'blank');
      change(t, 'Beravor', 'blank');
      expect([t.stat('Legolas', 'ranged'), ...traits()]).toEqual([0, false, true]);
      expect([t.stat('Legolas', 'attack'), t.offers('Use Beravor')]).toEqual([4, false]);
      change(t, 'Legolas', 'ranged');
      expect(t.stat('Legolas', 'ranged')).toBe(1);
    },
  );

  rule('LCG-ABILITY-20', 'has no forced ability either, but Victory stays', () => {
    const players = [{ threat: 30, heroes: ['Gimli', 'Legolas'], engaged: [{ card: 'Marsh Adder', damage: 6 }] }];
    const t = table('lcg', { players, encounterDeck: [], step: '6.2' });
    change(t, 'Marsh Adder', 'blank');
    expect(t.playTo('6.8a').threat(0)).toBe(30);
    t.choose('Marsh Adder', 'Gimli', 'Legolas');
    expect(t.victory()).toEqual(['Marsh Adder']);
  });

  rule(
    ['LCG-EX-17', 'LCG-ABILITY-20', 'LCG-ATTACH-04'],
    'an attachment stays on a hero who has lost the trait it asked for',
    () => {
      const players = [{ heroes: [{ card: 'Denethor', attachments: ['Livery'] }], hand: ['Livery'] }];
      const t = table('lcg', { players, encounterDeck: ['Wargs'] });
      expect(t.offers('Livery')).toBe(true);
      change(t, 'Denethor', 'blank');
      expect(t.playTo('3.1').attachments('Denethor')).toEqual(['Livery']);
      expect(hostsFor(t.m, cardsIn(t.m, ZONE.hand, 0)[0])).toEqual([]);
    },
  );

  rule('LCG-ABILITY-22', 'what a card gains works as if it were printed', () => {
    const gimli = { card: 'Gimli', attachments: ['Steward of Gondor'] };
    const t = table('lcg', { players: [{ heroes: [rich('Aragorn'), gimli], hand: ['For Gondor!'] }] });
    t.choose('For Gondor!');
    expect([t.stat('Gimli', 'defense'), t.stat('Aragorn', 'defense')]).toEqual([3, 2]);
  });

  rule('LCG-ABILITY-22', 'a gained ability too: who cannot take damage takes none', () => {
    const players = [{ threat: 20, heroes: ['Gimli', 'Aragorn'], engaged: ['Wargs'] }];
    const given = { players, encounterDeck: [], step: '6.4.3' };
    const plain = table('lcg', given).go();
    expect(plain.labels()).toEqual(['Gimli takes the damage', 'Aragorn takes the damage']);
    const t = table('lcg', given);
    change(t, 'Gimli', 'cannotTakeDamage', 1, 'phase');
    t.go();
    expect([t.damage('Gimli'), t.damage('Aragorn')]).toEqual([0, 3]);
  });

  rule('LCG-ABILITY-22', 'a gained keyword too: an archer for a day', () => {
    const players = [{ heroes: ['Gimli'] }, { heroes: ['Aragorn'], engaged: ['Wargs'] }];
    const t = table('lcg', { players, encounterDeck: [], step: '6.7' });
    change(t, 'Gimli', 'ranged', 1, 'phase');
    t.go();
    expect([t.asked, t.offers('Wargs')]).toEqual([0, true]);
    expect(t.playTo('7.1').stat('Gimli', 'ranged')).toBe(0);
  });
});
