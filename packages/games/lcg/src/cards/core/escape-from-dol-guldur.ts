import { card, type LcgCardSpec } from '../../define.ts';
import { discard } from '../../language/card-effects.ts';
import { isSo, itself } from '../../language/constants-gained.ts';
import { attachedHero } from '../../language/constants-scenario.ts';
import { playerCount } from '../../language/counts.ts';
import { damage } from '../../language/damage-effects.ts';
import { allTheirAttachments, engagedEnemies, orUndefended, raiseForEach } from '../../language/encounter-combat.ts';
import {
  instead,
  moveToStaging,
  shackleDeck,
  shuffleIntoEncounterDeck,
  whenShackledDraws,
} from '../../language/encounter-effects.ts';
import { stagingThreatRises } from '../../language/encounter-lasting.ts';
import {
  afterOwnShadowEffect,
  afterQuestFailsInStaging,
  afterRescue,
  atRoundEndClaimed,
  FROM_ASIDE,
} from '../../language/encounter-moments.ts';
import { called, pick, pickOne, thisEnemy } from '../../language/encounter-picks.ts';
import { defendingPlayer, engagedPlayer, hostController } from '../../language/encounter-players.ts';
import { claimFor, orcGuard } from '../../language/encounter-scenario.ts';
import { afterThisTravel } from '../../language/moments.ts';
import { raise } from '../../language/player-effects.ts';
import { asPlayer } from '../../language/players.ts';
import { cards, host, thisCard } from '../../language/select.ts';
import { everyPlayer, firstPlayer } from '../../language/who.ts';
import type { Ability } from '../../spec.ts';

const set = 'Escape from Dol Guldur';

const unclaimed = called(cards({ sort: 'objective', at: ['staging'] }), {
  noun: 'objective',
  count: 1,
  adj: ['unclaimed'],
  prep: [{ prep: 'outOf', np: { noun: 'stagingArea', det: 'the' } }],
});

/** Every player may claim the objectives of Dol Guldur in the same way. */
const claim: Ability = {
  kind: 'action',
  anyone: true,
  cost: raise(2),
  effect: pick(1, { sort: 'hero', whose: 'yours' }, claimFor),
};

export const escapeFromDolGuldurCards: readonly LcgCardSpec[] = [
  card('enemy', {
    number: 101,
    id: 'dungeon-jailor',
    title: { de: 'Kerkermeister', en: 'Dungeon Jailor', as: 'm' },
    set,
    quantity: 2,
    easyQuantity: 0,
    traits: ['Dol Guldur', 'Orc'],
    engagement: 38,
    threat: 1,
    attack: 2,
    defense: 3,
    hitPoints: 5,
    victory: 5,
    abilities: [
      {
        kind: 'forced',
        moment: afterQuestFailsInStaging,
        effect: asPlayer(firstPlayer, pickOne(unclaimed, shuffleIntoEncounterDeck)),
      },
    ],
  }),

  card('enemy', {
    number: 102,
    id: 'nazgul-of-dol-guldur',
    title: { de: 'Nazgûl von Dol Guldur', en: 'Nazgûl of Dol Guldur', as: 'm' },
    set,
    quantity: 1,
    traits: ['Nazgûl'],
    engagement: 40,
    threat: 5,
    attack: 4,
    defense: 3,
    hitPoints: 9,
    abilities: [
      isSo(itself, 'cannotHaveAttachments'),
      { kind: 'forced', moment: afterRescue, from: FROM_ASIDE, effect: moveToStaging(thisEnemy) },
      {
        kind: 'forced',
        moment: afterOwnShadowEffect,
        effect: asPlayer(engagedPlayer, pick(1, { sort: 'character', whose: 'yours' }, discard)),
      },
    ],
  }),

  card('enemy', {
    number: 103,
    id: 'cavern-guardian',
    title: { de: 'Höhlenwächter', en: 'Cavern Guardian', as: 'm' },
    set,
    quantity: 2,
    traits: ['Undead'],
    engagement: 8,
    threat: 2,
    attack: 2,
    defense: 1,
    hitPoints: 2,
    doomed: 1,
    abilities: [
      {
        kind: 'shadow',
        effect: orUndefended(
          asPlayer(defendingPlayer, pick(1, { sort: 'attachment', whose: 'yours' }, discard)),
          asPlayer(defendingPlayer, discard(allTheirAttachments)),
        ),
      },
    ],
  }),

  card('treachery', {
    number: 104,
    id: 'under-the-shadow',
    title: { de: 'Unter dem Schatten', en: 'Under the Shadow', as: 'quoted' },
    set,
    quantity: 2,
    abilities: [
      {
        kind: 'whenRevealed',
        effect: stagingThreatRises(playerCount, {
          de: 'der Widerstand in der Aufmarschzone steigt bis zum Ende der Phase um die Anzahl der Spieler',
          en: 'the total threat in the staging area rises by the number of players until the end of the phase',
        }),
      },
      {
        kind: 'shadow',
        effect: raiseForEach(defendingPlayer, engagedEnemies, {
          de: 'um 1 für jeden Gegner, der im Kampf mit ihm ist',
          en: 'by 1 for each enemy engaged with them',
        }),
      },
    ],
  }),

  card('treachery', {
    number: 105,
    id: 'iron-shackles',
    title: { de: 'Eiserne Fesseln', en: 'Iron Shackles', as: 'quoted' },
    set,
    quantity: 1,
    abilities: [
      { kind: 'whenRevealed', effect: shackleDeck },
      { kind: 'forced', moment: whenShackledDraws, effect: instead(discard(thisCard)) },
      { kind: 'shadow', effect: shackleDeck },
    ],
  }),

  card('location', {
    number: 106,
    id: 'endless-caverns',
    title: { de: 'Endlose Höhlen', en: 'Endless Caverns', as: 'pl' },
    set,
    quantity: 2,
    traits: ['Dungeon'],
    threat: 1,
    questPoints: 3,
    doomed: 1,
    surge: 1,
  }),

  card('location', {
    number: 107,
    id: 'tower-gate',
    title: { de: 'Turmtor', en: 'Tower Gate', as: 'n' },
    set,
    quantity: 2,
    traits: ['Dungeon'],
    threat: 2,
    questPoints: 1,
    abilities: [{ kind: 'forced', moment: afterThisTravel, effect: asPlayer(everyPlayer, orcGuard) }],
  }),

  card('objective', {
    number: 108,
    id: 'gandalfs-map',
    title: { de: 'Gandalfs Karte', en: "Gandalf's Map", as: { de: 'name f', en: 'name it' } },
    set,
    quantity: 1,
    traits: ['Item'],
    guarded: true,
    restricted: true,
    detached: 'staging',
    abilities: [claim, isSo(attachedHero, 'cannotAttack', 'cannotDefend')],
  }),

  card('objective', {
    number: 109,
    id: 'dungeon-torch',
    title: { de: 'Kerkerfackel', en: 'Dungeon Torch', as: 'f' },
    set,
    quantity: 1,
    traits: ['Item'],
    guarded: true,
    restricted: true,
    detached: 'staging',
    abilities: [claim, { kind: 'forced', moment: atRoundEndClaimed, effect: raise(2, hostController) }],
  }),

  card('objective', {
    number: 110,
    id: 'shadow-key',
    title: { de: 'Schattenschlüssel', en: 'Shadow Key', as: 'm' },
    set,
    quantity: 1,
    traits: ['Item'],
    guarded: true,
    restricted: true,
    detached: 'staging',
    abilities: [claim, { kind: 'forced', moment: atRoundEndClaimed, effect: damage(1, host('hero')) }],
  }),
];
