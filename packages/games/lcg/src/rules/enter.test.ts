import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { extraCard, table } from '../../test/extra-card.ts';
import { enterEngaged } from '../language/campaign-effects.ts';
import { shuffleIntoEncounterDeck } from '../language/encounter-effects.ts';
import { returnToStaging } from '../language/enemy-effects.ts';
import { choose } from '../language/language.ts';
import { after } from '../language/moments.ts';
import { raise } from '../language/player-effects.ts';
import { cards, chosen } from '../language/select.ts';
import { eliminate } from './threat.ts';

const says = { de: 'danach', en: 'then' };
const enemy = cards({ sort: 'enemy', at: ['engaged'] });

/** Raises its player's threat for every card that enters play. */
extraCard('ally', 'Doorkeeper', {
  hitPoints: 9,
  abilities: [{ kind: 'forced', moment: after('enter', says), effect: raise(1) }],
});
extraCard('ally', 'Banisher', {
  hitPoints: 9,
  abilities: [
    { kind: 'action', effect: choose(enemy, 'enemy', returnToStaging(chosen('enemy', 'enemy'))) },
    { kind: 'action', effect: choose(enemy, 'enemy', shuffleIntoEncounterDeck(chosen('enemy', 'enemy'))) },
  ],
});
extraCard('enemy', 'Lurker', {
  hitPoints: 9,
  abilities: [{ kind: 'shadow', effect: enterEngaged }],
});

describe('an Orc guard', () => {
  const guarded = (more: object = {}) =>
    table('lcg', {
      players: [
        { threat: 0, heroes: ['Gimli'], allies: ['Banisher'], guards: ['Faramir'], ...more },
        { threat: 0, heroes: ['Glóin'] },
      ],
      encounterDeck: [],
      step: '2.2',
    });

  rule('LCG-READ-15', 'goes to its owner’s discard pile instead of the staging area, by an effect', () => {
    const t = guarded().choose('Use Banisher');
    expect([t.guards(0), t.staging(), t.discard(0)]).toEqual([[], [], ['Faramir']]);
  });

  rule('LCG-READ-15', 'goes there, too, when its player is eliminated', () => {
    const t = guarded();
    eliminate(t.m, 0);
    expect([t.staging(), t.discard(0).includes('Faramir'), t.eliminated(0)]).toEqual([[], true, true]);
  });

  rule('LCG-READ-15', 'goes there, too, wherever else it would go', () => {
    const t = guarded();
    t.choose(t.options().filter(({ cards: named }) => named.includes('Banisher'))[1].id);
    expect([t.guards(0), t.deck(0), t.encounterDeck(), t.discard(0)]).toEqual([[], [], [], ['Faramir']]);
  });

  rule('LCG-READ-15', 'has no title: A Light in the Dark on it leaves nobody attacking', () => {
    const dunhere = { card: 'Dúnhere', resources: 2 };
    const t = table('lcg', {
      players: [{ heroes: [dunhere], hand: ['A Light in the Dark'], guards: ['Beorn'] }],
      encounterDeck: [],
      step: '6.4bw',
    });
    t.choose('A Light in the Dark').playTo('6.6');
    expect([t.damage('Dúnhere'), t.discard(0)]).toEqual([0, ['Beorn', 'A Light in the Dark']]);
  });
});

describe('a card enters play', () => {
  const kept = (given: object, player: object = {}) =>
    table('lcg', {
      players: [{ threat: 0, heroes: ['Gimli'], allies: ['Doorkeeper'], ...player }],
      encounterDeck: [],
      ...given,
    });

  rule(['LCG-ZONE-03', 'LCG-READ-20'], 'in the staging area, and not again when it goes on from there', () => {
    const t = kept({ encounterDeck: ['Forest Spider'], step: '3.3' }).playTo('3.4');
    expect(t.threat(0)).toBe(1);
    expect(t.playTo('5.2').threat(0) - t.playTo('5.2').choose('Forest Spider').threat(0)).toBe(0);
  });

  rule(['LCG-ZONE-03', 'LCG-READ-20'], 'as a shadow card that engages straight away', () => {
    const t = kept({ step: '6.4.2' }, { engaged: [{ card: 'East Bight Patrol', shadows: ['Lurker'] }] });
    const before = t.threat(0);
    expect(t.go().threat(0)).toBe(before + 1);
    expect(t.engaged(0)).toContain('Lurker');
  });

  rule(['LCG-ZONE-03', 'LCG-READ-20'], 'as an Orc guard, once', () => {
    const t = kept(
      { scenario: 'dol-guldur', quest: 'Out of the Dungeons', step: '3.1' },
      { deck: ['Faramir', 'Beorn'] },
    );
    const before = t.threat(0);
    expect([t.go().threat(0) - before, t.guards(0)]).toEqual([1, ['Faramir']]);
  });

  rule(['LCG-ZONE-03', 'LCG-READ-20'], 'as a Condition on a hero', () => {
    const t = kept({ encounterDeck: ['Caught in a Web'], step: '3.3' });
    expect([t.playTo('3.4').threat(0), t.attachments('Gimli')]).toEqual([1, ['Caught in a Web']]);
  });

  rule(['LCG-ZONE-03', 'LCG-READ-20'], 'as a prisoner who is rescued', () => {
    const t = kept(
      { scenario: 'dol-guldur', quest: 'Through the Caverns', step: '3.4' },
      { heroes: [{ card: 'Gimli', committed: true }], prisoner: 'Aragorn' },
    );
    expect([t.prisoner(), t.characters(0)]).toEqual(['Aragorn', ['Gimli', 'Doorkeeper']]);
    const before = t.threat(0);
    t.choose('Use Through the Caverns');
    // One more is of the refresh phase.
    expect([t.prisoner(), t.threat(0) - before, t.damage('Aragorn')]).toEqual([undefined, 2, 1]);
  });

  rule(['LCG-ZONE-03', 'LCG-READ-20'], 'but not as an objective that is claimed: it lay in the staging area', () => {
    const t = kept({ scenario: 'dol-guldur', staging: ['Dungeon Torch'], step: '2.2' }).choose('Dungeon Torch');
    expect([t.claimed(), t.threat(0)]).toEqual([['Dungeon Torch'], 2]);
  });
});

describe('a player', () => {
  rule(['LCG-READ-16', 'LCG-ELIM-01'], 'whose only hero left is the prisoner is eliminated', () => {
    const t = table('lcg', {
      scenario: 'dol-guldur',
      players: [
        { threat: 0, heroes: [{ card: 'Gimli', damage: 4 }], prisoner: 'Aragorn', engaged: ['East Bight Patrol'] },
        { threat: 0, heroes: ['Glóin'] },
      ],
      encounterDeck: [],
      step: '6.4.1',
    });
    t.pass().playTo('6.6');
    expect([t.eliminated(0), t.eliminated(1), t.prisoner()]).toEqual([true, false, 'Aragorn']);
  });
});
