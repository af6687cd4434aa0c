import { explainValue, modify } from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { checkDeck } from '../box.ts';
import { checkDeckWith } from '../decks.ts';
import { card } from '../define.ts';
import type { CardType, LcgDef } from '../defs.ts';
import { lcg } from '../game.ts';
import { hasTrait, isAttachment, typeOf } from '../registry.ts';
import { scenarios } from '../scenarios/scenarios.ts';
import { STAT } from '../stats.ts';
import { traitNumber } from '../traits.ts';

const core = lcg.defs.filter(({ number }) => number >= 1 && number <= 128);
const ofType = (...types: CardType[]): readonly LcgDef[] => core.filter(({ type }) => types.includes(type));
const players = ofType('hero', 'ally', 'attachment', 'event');
const characters = ofType('hero', 'ally');
const rich = (card: string) => ({ card, resources: 9 });

describe('types', () => {
  rule('LCG-CARD-01', 'there are nine, and a tenth in campaigns; a claimed objective is an attachment, too', () => {
    const nine = ['ally', 'attachment', 'enemy', 'event', 'hero', 'location', 'objective', 'quest', 'treachery'];
    expect([...new Set(core.map(({ type }) => type))].toSorted()).toEqual(nine);
    expect(new Set(lcg.defs.map(({ type }) => type))).toEqual(new Set([...nine, 'campaign']));
    const t = table('lcg', {
      players: [{ threat: 20, heroes: ['Gimli'] }],
      staging: ['Shadow Key'],
      encounterDeck: [],
    });
    const key = t.find('Shadow Key');
    const kinds = () => [typeOf(t.m, key), isAttachment(t.m, key)];
    expect(kinds()).toEqual(['objective', false]);
    t.choose('Shadow Key');
    expect(kinds()).toEqual(['objective', true]);
  });

  rule(
    ['LCG-EX-18', 'LCG-CARD-02', 'LCG-CARD-03'],
    'an ally that becomes an enemy is an enemy and nothing else',
    () => {
      const t = table('lcg', {
        scenario: 'dol-guldur',
        players: [
          {
            threat: 20,
            heroes: [rich('Gimli'), rich('Aragorn')],
            hand: ['Blade Mastery', 'Rain of Arrows'],
            deck: ['Faramir'],
          },
        ],
        quest: 'Out of the Dungeons',
        encounterDeck: [],
        step: '3.1',
      });
      t.playTo('3.1w').go();
      const guard = t.find('Faramir');
      expect([typeOf(t.m, guard), t.engaged(0), t.characters(0)]).toEqual(['enemy', ['Faramir'], ['Gimli', 'Aragorn']]);
      expect([t.stat('Faramir', 'attack'), t.stat('Faramir', 'willpower'), hasTrait(t.m, guard, 'Gondor')]).toEqual([
        1,
        0,
        false,
      ]);
      expect(t.offers('Use Faramir')).toBe(false);
      expect(t.choose('Blade Mastery').labels()).toEqual(['Gimli', 'Aragorn']);
    },
  );

  const damaged = (card: string) => ({ card, damage: 1, exhausted: true });
  const sorts = () =>
    table('lcg', {
      players: [
        {
          heroes: [damaged('Gimli'), rich('Aragorn'), rich('Glorfindel')],
          allies: [damaged('Faramir'), damaged('Beorn')],
          hand: ['Lore of Imladris', 'Ever Vigilant', 'Common Cause'],
        },
      ],
    });

  rule('LCG-CARD-03', 'a character is a hero or an ally', () => {
    const t = sorts().choose('Lore of Imladris');
    while (t.decision.kind === 'pay') t.choose('Glorfindel');
    expect(t.labels()).toEqual(['Gimli', 'Faramir', 'Beorn']);
  });

  rule('LCG-CARD-04', 'an ally is no hero, and a hero no ally', () => {
    const t = sorts().choose('Ever Vigilant');
    expect(t.labels()).toEqual(['Faramir', 'Beorn']);
    const cause = sorts().choose('Common Cause');
    expect(cause.labels()).toEqual(['Aragorn', 'Glorfindel']);
    cause.choose('Aragorn');
    expect([cause.exhausted('Gimli'), cause.exhausted('Faramir')]).toEqual([false, true]);
  });
});

describe('what is printed on', () => {
  rule('LCG-CARD-05', 'player cards: title, type, sphere, number; a cost; the four values of characters', () => {
    expect(players.map(({ number }) => number)).toEqual(Array.from({ length: 73 }, (_, i) => i + 1));
    for (const { title, sphere, type, set } of players)
      expect([title.de !== '', title.en !== '', sphere !== '', type, set]).toEqual([true, true, true, type, '']);
    for (const { hitPoints, willpower, attack, defense } of characters) {
      expect(hitPoints).toBeGreaterThan(0);
      expect(Math.min(willpower, attack, defense)).toBeGreaterThanOrEqual(0);
    }
    for (const { hitPoints, willpower, attack, defense } of ofType('attachment', 'event')) {
      expect([hitPoints, willpower, attack, defense]).toEqual([0, 0, 0, 0]);
    }
    expect(ofType('ally', 'attachment').every(({ cost }) => cost > 0)).toBe(true);
    expect(players.filter(({ unique, type }) => unique && type === 'attachment').map(({ id }) => id)).toContain(
      'steward-of-gondor',
    );
  });

  rule('LCG-CARD-06', 'heroes: a threat cost and an icon; they are never played', () => {
    expect(core.filter(({ threatCost }) => threatCost > 0)).toEqual(ofType('hero'));
    expect(ofType('hero').every(({ cost, sphere }) => cost === 0 && sphere !== 'neutral' && sphere !== '')).toBe(true);
    const t = table('lcg', { players: [{ heroes: [rich('Gimli')], hand: ['Legolas', 'Veteran Axehand'] }] });
    expect([t.offers('Veteran Axehand'), t.offers('Legolas')]).toEqual([true, false]);
    expect(checkDeck({ heroes: ['gimli'], deck: { legolas: 1 } }, { starterDecks: false })?.[0]).toBe(
      'lcg.deck.not-a-player-card',
    );
  });

  rule('LCG-CARD-08', 'four spheres, or none', () => {
    const spheres = ['leadership', 'lore', 'neutral', 'spirit', 'tactics'];
    expect([...new Set(players.map(({ sphere }) => sphere))].toSorted()).toEqual(spheres);
    expect(players.filter(({ sphere }) => sphere === 'neutral').map(({ id }) => id)).toEqual(['gandalf']);
  });

  rule('LCG-CARD-11', 'encounter cards: a set; enemies five values, locations two, and no willpower', () => {
    const encounter = ofType('enemy', 'location', 'treachery', 'objective');
    expect(encounter.every(({ set, sphere, willpower }) => set !== '' && sphere === '' && willpower === 0)).toBe(true);
    for (const { engagement, threat, attack, hitPoints } of ofType('enemy')) {
      expect(Math.min(engagement, attack, hitPoints)).toBeGreaterThan(0);
      expect(threat).toBeGreaterThanOrEqual(0);
    }
    expect(ofType('location').every(({ questPoints, hitPoints }) => questPoints > 0 && hitPoints === 0)).toBe(true);
    expect(ofType('treachery', 'objective').every(({ threat, questPoints }) => threat + questPoints === 0)).toBe(true);
    expect(encounter.some(({ shadow }) => shadow !== '') && encounter.some(({ shadow }) => shadow === '')).toBe(true);
  });

  rule(
    'LCG-CARD-12',
    'quest cards: one scenario with its sets, a sequence number, and quest points where they count',
    () => {
      for (const { number, title } of ofType('quest')) {
        const own = Object.values(scenarios).filter(({ quests }) => quests.includes(number));
        expect([own.length, own[0].sets.length > 2, title.de !== '', title.en !== '']).toEqual([1, true, true, true]);
      }
      const found = ofType('quest').map(({ number, stage, questPoints }) => [number, stage, questPoints]);
      expect(found).toEqual([
        [119, 1, 8],
        [120, 2, 2],
        [121, 3, 0],
        [122, 3, 10],
        [123, 1, 9],
        [124, 2, 15],
        [125, 3, 7],
        [126, 1, 8],
        [127, 2, 16],
        [128, 3, 0],
      ]);
    },
  );
});

rule('LCG-CARD-13', 'a trait does nothing until something asks for it', () => {
  const t = table('lcg', {
    players: [{ heroes: ['Gimli', rich('Aragorn'), 'Beravor'], hand: ['For Gondor!'], deck: ['Gandalf'] }],
  });
  const values = (hero: string) =>
    (['willpower', 'attack', 'defense', 'hitPoints'] as const).map((stat) => t.stat(hero, stat));
  const cards = [t.find('Gimli')];
  modify(t.m, { stat: STAT.trait, amount: traitNumber('Gondor'), cards, source: -1, seat: 0, until: 'game' });
  expect(values('Gimli')).toEqual([2, 2, 2, 5]);
  t.choose('For Gondor!');
  expect([values('Gimli'), values('Aragorn')]).toEqual([
    [2, 3, 3, 5],
    [2, 4, 2, 5],
  ]);
});

describe('copies', () => {
  const another = (type: CardType) =>
    lcg.with(
      card(type, {
        number: 900,
        id: 'gandalf-the-other',
        title: { de: 'Gandalf', en: 'Gandalf' },
        unique: true,
        sphere: 'lore',
        hitPoints: 4,
      }),
    );

  rule('LCG-CARD-14', 'are cards of the same title, whatever else they are', () => {
    const deck = { gandalf: 2, 'gandalf-the-other': 2 };
    const heroes = [{ card: 'gandalf-the-other', resources: 9 }];
    const t = table('lcg', { players: [{ heroes, hand: ['gandalf', 'Gléowine'] }] }, another('hero'));
    expect([t.offers('Gléowine'), t.offers('Play Gandalf')]).toEqual([true, false]);
    const list = { heroes: ['gimli'], deck };
    expect(checkDeckWith(another('ally').cards!, list, { starterDecks: false })?.[0]).toBe('lcg.deck.copies');
  });
});

rule('LCG-CARD-15', 'printed is what stands on the card itself', () => {
  const t = table('lcg', {
    players: [{ heroes: [rich('Éowyn')], hand: ['Stand and Fight'], discard: ['Guard of the Citadel'] }],
  });
  const change = { cards: [t.find('Guard of the Citadel')], source: -1, seat: 0, until: 'game' };
  modify(t.m, { ...change, stat: STAT.cost, amount: 3 });
  expect(explainValue(t.m, t.find('Guard of the Citadel'), STAT.cost)).toMatchObject({ base: 2, value: 5 });
  t.choose('Stand and Fight');
  expect([t.resources('Éowyn'), t.characters(0)]).toEqual([7, ['Éowyn', 'Guard of the Citadel']]);
});

describe('cards in play', () => {
  const table2 = () =>
    table('lcg', {
      players: [
        {
          threat: 20,
          heroes: ['Gimli', 'Aragorn'],
          allies: ['Guard of the Citadel', { card: 'Northern Tracker', exhausted: true }],
          engaged: [{ card: 'Hill Troll', damage: 8 }],
        },
      ],
      staging: ['Hummerhorns', { card: 'The Brown Lands', progress: 0 }, 'Shadow Key'],
      active: 'Great Forest Web',
      encounterDeck: [],
      step: '3.1',
    });

  rule(
    ['LCG-CARD-17', 'LCG-CARD-18', 'LCG-CARD-19', 'LCG-CARD-20', 'LCG-CARD-21'],
    'stay there round after round, whatever they were used for',
    () => {
      const t = table2().playTo('3.2').choose('Guard of the Citadel', 'done').playTo('6.4.1').choose('Aragorn');
      t.playTo('0.1');
      expect([t.engaged(0), t.damage('Hill Troll')]).toEqual([['Hill Troll'], 8]);
      expect([t.staging(), t.activeLocation()]).toEqual([
        ['Hummerhorns', 'The Brown Lands', 'Shadow Key'],
        'Great Forest Web',
      ]);
      expect(t.characters(0)).toEqual(['Gimli', 'Aragorn', 'Guard of the Citadel', 'Northern Tracker']);
    },
  );

  rule(['LCG-CARD-17', 'LCG-CARD-20', 'LCG-CARD-21'], 'until they are killed', () => {
    const t = table2().playTo('6.4.1').choose('Guard of the Citadel').playTo('6.8a').go();
    expect([t.characters(0).includes('Guard of the Citadel'), t.discard(0)]).toEqual([false, ['Guard of the Citadel']]);
    t.choose('Hill Troll', 'Gimli', 'Aragorn').playTo('6.8.4');
    expect([t.engaged(0), t.victory()]).toEqual([[], ['Hill Troll']]);
    const dying = table('lcg', {
      players: [{ threat: 20, heroes: [{ card: 'Gimli', damage: 4, exhausted: true }, 'Aragorn'] }],
      encounterDeck: ["The Necromancer's Reach"],
      step: '3.3',
    }).playTo('3.4');
    expect([dying.characters(0), dying.discard(0)]).toEqual([['Aragorn'], ['Gimli']]);
  });

  rule('LCG-CARD-18', 'until they are explored', () => {
    const explored = (card: string) => {
      const heroes = [{ card, committed: true, exhausted: true }];
      return table('lcg', {
        players: [{ heroes }],
        active: 'Great Forest Web',
        encounterDeck: ['Eyes of the Forest', 'Wargs'],
        step: '3.4',
      }).playTo('4.1');
    };
    expect([explored('Legolas').activeLocation(), explored('Gimli').activeLocation()]).toEqual([
      'Great Forest Web',
      undefined,
    ]);
    expect(explored('Gimli').encounterDiscard()).toContain('Great Forest Web');
  });

  rule('LCG-CARD-21', 'heroes begin there and quest, attack and defend', () => {
    const t = table2();
    expect(t.playTo('3.2').labels()).toContain('Gimli (willpower 2)');
    expect(t.playTo('6.4.1').labels()).toContain('Gimli defends (defense 2)');
    t.choose('Guard of the Citadel');
    expect(t.playTo('6.8a').go().offers('Attack Hill Troll')).toBe(true);
  });
});
