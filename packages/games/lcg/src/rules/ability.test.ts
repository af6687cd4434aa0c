import { table } from '@tafelrunde/testing';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { change } from '../../test/change.ts';
import { extraCard } from '../../test/extra-card.ts';
import { raise } from '../language/effects.ts';
import { after } from '../language/moments.ts';
import { hasTrait, registry } from '../registry.ts';
import { events } from './events.ts';

const says = { de: 'danach', en: 'then' };

/** Notices everything that happens but the end of the phase itself. */
extraCard('ally', 'Witness', {
  hitPoints: 1,
  abilities: Object.keys(events)
    .filter((on) => on !== 'phase-end' && on !== 'phase-begin')
    .slice(0, 16)
    .map((on) => ({ kind: 'forced', moment: after(on, says), effect: raise(1) })),
});

const rich = (card: string) => ({ card, resources: 5 });

describe('kinds of abilities', () => {
  const PLAYER_CARDS = ['hero', 'ally', 'attachment', 'event'];

  rule('LCG-ABILITY-01', 'only encounter, quest and campaign cards have when-revealed, shadow and travel effects', () => {
    const encounterOnly = registry.filter((def) => def.whenRevealed !== '' || def.shadow !== '' || def.travel !== '');
    expect(encounterOnly.length).toBeGreaterThan(20);
    expect(encounterOnly.filter(({ type }) => PLAYER_CARDS.includes(type)).map(({ id }) => id)).toEqual([]);
    expect(registry.filter((def) => def.travel !== '').every(({ type }) => type === 'location')).toBe(true);
  });

  rule('LCG-ABILITY-02', 'each triggered ability, and nothing else, begins with its word and a colon', () => {
    const head = /^(?:(?:Quest |Combat )?Action|Response, [^:]+|Forced, [^:]+|When Revealed|Setup|Travel|Shadow): /;
    const wrong = registry.filter((def) => {
      const triggered = def.actions.length + def.triggers.length;
      const others = [def.whenRevealed, def.shadow, def.setup, def.travel].filter((proc) => proc !== '').length;
      return def.texts.filter(({ en }) => head.test(en)).length !== triggered + others;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  rule('LCG-ABILITY-03', 'actions and reactions are for their controller to use or not', () => {
    const t = table('lcg', { players: [{ heroes: [rich('Aragorn')] }], encounterDeck: [], step: '3.2' });
    t.choose('Aragorn');
    expect(t.labels()).toEqual(['Use Aragorn', 'Pass']);
    t.pass();
    expect([t.exhausted('Aragorn'), t.resources('Aragorn')]).toEqual([true, 5]);
  });
});

describe('an ability can be started', () => {
  rule(['LCG-ABILITY-05', 'LCG-EX-20', 'LCG-COST-13'], 'only if it changes something: Glorfindel needs a wound', () => {
    const glorfindel = (damage: number) =>
      table('lcg', { players: [{ heroes: [rich('Glorfindel'), { card: 'Gimli', damage }, 'Éowyn'], hand: ['Gandalf'] }] });
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
        { heroes: ['Gimli', rich('Legolas')], hand: ['Rain of Arrows', 'Blade Mastery'], engaged: [{ card: 'Wargs', damage: 1 }] },
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
          allies: [{ card: 'Guard of the Citadel', exhausted: true }, { card: 'Faramir', exhausted: true }],
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
      table('lcg', { players: [{ heroes: [rich('Beravor')], hand: ['Forest Snare'], deck: ['Beorn'], ...given }], staging });
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
    t.playTo('3.2').choose('Gimli', 'done').playTo('3.4w').go();
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
    const attack = (id: number) => t.m.game.stats.names.indexOf('attack') >= 0 && t.m.s.lasting.filter((e) => e.cards?.includes(id)).length;
    const spiders = t.m.s.cards.flatMap((c, ix) => (registry[c.def].id === 'forest-spider' && c.zone === t.m.layout.zone(1, 0) ? [ix] : []));
    expect(spiders.map(attack)).toEqual([0, 1]);
  });
});

describe('a blank text box', () => {
  const legolas = { card: 'Legolas', attachments: ['Steward of Gondor', 'Dwarven Axe'] };

  rule(['LCG-ABILITY-20', 'LCG-ABILITY-21'], 'has no printed ability, keyword or trait; what comes from elsewhere stays', () => {
    const t = table('lcg', { players: [{ heroes: [legolas, 'Beravor'], deck: ['Gandalf'] }] });
    const traits = () => ['Silvan', 'Gondor'].map((trait) => hasTrait(t.m, t.find('Legolas'), trait));
    expect([t.stat('Legolas', 'ranged'), ...traits()]).toEqual([1, true, true]);
    change(t, 'Legolas', 'blank');
    change(t, 'Beravor', 'blank');
    expect([t.stat('Legolas', 'ranged'), ...traits()]).toEqual([0, false, true]);
    expect([t.stat('Legolas', 'attack'), t.offers('Use Beravor')]).toEqual([4, false]);
    change(t, 'Legolas', 'ranged');
    expect(t.stat('Legolas', 'ranged')).toBe(1);
  });

  rule('LCG-ABILITY-20', 'has no forced ability either, but Victory stays', () => {
    const players = [{ threat: 30, heroes: ['Gimli', 'Legolas'], engaged: [{ card: 'Marsh Adder', damage: 6 }] }];
    const t = table('lcg', { players, encounterDeck: [], step: '6.2' });
    change(t, 'Marsh Adder', 'blank');
    expect(t.playTo('6.8a').threat(0)).toBe(30);
    t.choose('Marsh Adder', 'Gimli', 'Legolas');
    expect(t.victory()).toEqual(['Marsh Adder']);
  });

  rule('LCG-EX-17', 'an attachment stays on a hero who has lost the trait it asked for', () => {
    const bearer = { card: 'Aragorn', attachments: ["Celebrían's Stone"] };
    const t = table('lcg', { players: [{ heroes: [bearer] }] });
    change(t, 'Aragorn', 'blank');
    expect(t.playTo('3.1').attachments('Aragorn')).toEqual(["Celebrían's Stone"]);
  });

  rule('LCG-ABILITY-22', 'what a card gains works as if it were printed', () => {
    const players = [{ heroes: [rich('Aragorn'), { card: 'Gimli', attachments: ['Steward of Gondor'] }], hand: ['For Gondor!'] }];
    const t = table('lcg', { players: [...players, { heroes: ['Éowyn'], engaged: ['Wargs'] }], encounterDeck: [] });
    t.choose('For Gondor!');
    expect([t.stat('Gimli', 'defense'), t.stat('Aragorn', 'defense')]).toEqual([3, 2]);
    t.playTo('6.7');
    change(t, 'Gimli', 'ranged');
    t.playTo('6.8a').choose('Wargs');
    expect(t.decision.options.some(({ card }) => card === t.find('Gimli')) || t.exhausted('Gimli')).toBe(true);
  });
});

describe('actions', () => {
  rule(['LCG-ACTION-01', 'LCG-ACTION-02'], 'are those of your own cards in play and of events in your hand', () => {
    const t = table('lcg', {
      players: [
        { heroes: [rich('Aragorn')], allies: ['Faramir'], hand: ['Grim Resolve'], deck: ['Beorn'] },
        { heroes: [{ card: 'Beravor', attachments: ['Unexpected Courage'] }], hand: ['Grim Resolve'], deck: ['Beorn'] },
      ],
    });
    expect(t.labels()).toEqual(['Use Faramir', 'Pass']);
    t.choose('Use Faramir', 'Player 1');
    expect([t.asked, t.labels()]).toEqual([1, ['Use Beravor', 'Pass']]);
    t.choose('Use Beravor', 'Player 1');
    expect([t.asked, t.labels()]).toEqual([0, ['Play Grim Resolve', 'Pass']]);
  });

  rule(['LCG-ACTION-04'], 'of an objective may be used by any player', () => {
    const objective = { staging: ['Shadow Key'], scenario: 'dol-guldur' as const };
    const players = [{ threat: 20, heroes: ['Aragorn'] }, { threat: 30, heroes: ['Gimli'] }];
    const t = table('lcg', { players, ...objective });
    expect([t.asked, t.offers('Use Shadow Key')]).toEqual([0, true]);
    t.pass();
    expect([t.asked, t.offers('Use Shadow Key')]).toEqual([1, true]);
    t.choose('Use Shadow Key');
    expect([t.attachments('Gimli'), t.threat(1)]).toEqual([['Shadow Key'], 32]);
  });

  rule.each([
    ['1.3w', false],
    ['2.2', false],
    ['3.1w', true],
    ['3.4w', true],
    ['4.2w', false],
    ['5.2w', false],
    ['6.2w', false],
    ['7.4w', false],
  ] as const)(['LCG-ACTION-05', 'LCG-LASTING-06'], 'with a phase in front can be used only there: %s', ([step, usable]) => {
    const t = table('lcg', {
      players: [{ threat: 0, heroes: [rich('Beravor')], hand: ["Radagast's Cunning"], deck: ['Beorn', 'Beorn', 'Beorn'] }],
      staging: ['Hill Troll'],
      encounterDeck: [],
      step,
    }).go();
    expect([t.offers('Use Beravor'), t.offers("Radagast's Cunning")]).toEqual([true, usable]);
  });
});
