import { kindOf } from '../registry.ts';
import { PHASE } from '../state.ts';
import { ZONE } from '../zones.ts';
import { after, atPhase, before, type Moment } from './moments.ts';

/** Where explored locations and defeated enemies lie when what follows on it begins. */
export const FROM_DISCARD = 1 << ZONE.encounterDiscard;
export const FROM_ASIDE = 1 << ZONE.aside;

const inStaging = (moment: Moment): Moment => ({
  ...moment,
  matches: (m, event, card) => kindOf(m, card) === ZONE.staging && moment.matches(m, event, card),
});

export const atCombatEndInStaging = inStaging(
  atPhase('phase-end', PHASE.combat, {
    de: 'am Ende der Kampfphase, falls dieser Gegner in der Aufmarschzone ist',
    en: 'at the end of the combat phase, if this enemy is in the staging area',
  }),
);

export const afterQuestFailsInStaging = inStaging(
  after('quest-failure', {
    de: 'nachdem die Spieler am Abenteuer gescheitert sind, während dieser Gegner in der Aufmarschzone ist',
    en: 'after the players quest unsuccessfully while this enemy is in the staging area',
  }),
);

export const atQuestPhaseBegin = atPhase('phase-begin', PHASE.quest, {
  de: 'zu Beginn jeder Abenteuerphase',
  en: 'at the beginning of each quest phase',
});

/** Nothing was turned up for this attack but a card without a shadow effect. */
export const afterAttackWithBlankShadow = after(
  'attack-end',
  {
    de: 'nachdem dieser Gegner angegriffen hat, falls er dabei eine Schattenkarte ohne Schatteneffekt hatte',
    en: 'after this enemy attacks, if it had a shadow card without a shadow effect',
  },
  (_m, event, card) => event.card === card && event.blank === 1,
);

export const afterOwnShadowEffect = after(
  'shadow-done',
  {
    de: 'nachdem ein Schatteneffekt bei einem Angriff dieses Gegners abgehandelt wurde',
    en: 'after a shadow effect of an attack by this enemy resolves',
  },
  (_m, event, card) => event.enemy === card,
);

export const whenThisWouldBeDiscarded = before(
  'leave',
  {
    de: 'sobald dieser Ort das Spiel verlassen und auf den Ablagestapel gelegt würde',
    en: 'when this location would leave play for the discard pile',
  },
  (_m, event, card) => event.card === card && event.to === 'discard',
);

export const afterThisDefeated = after(
  'destroy',
  { de: 'nachdem dieser Gegner besiegt wurde', en: 'after this enemy is defeated' },
  (_m, event, card) => event.card === card,
);

export const afterRescue = after('rescued', {
  de: 'nachdem der Gefangene befreit wurde',
  en: 'after the prisoner is rescued',
});

export const afterProgressHere = after(
  'progress',
  { de: 'nachdem Fortschritt auf diesen Abschnitt gelegt wurde', en: 'after progress is placed on this stage' },
  (_m, event, card) => event.card === card,
);

/** At the end of a round in which the objective is some hero's. */
export const atRoundEndClaimed = after(
  'round-end',
  { de: 'am Ende jeder Runde', en: 'at the end of each round' },
  (m, _event, card) => kindOf(m, card) === ZONE.play && m.s.cards[card].host >= 0,
);

/** The cards that are readied include the exhausted host. */
export const whenHostWouldReady = after(
  'readying',
  {
    de: 'sobald in der Auffrischungsphase Karten spielbereit gemacht werden',
    en: 'when cards ready in the refresh phase',
  },
  (m, _event, card) => {
    const { host } = m.s.cards[card];
    return host >= 0 && m.s.cards[host].exhausted === 1;
  },
);
