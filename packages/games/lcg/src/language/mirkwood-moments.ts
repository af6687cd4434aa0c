import { isLocation, kindOf } from '../registry.ts';
import { FORM } from '../state.ts';
import { ZONE } from '../zones.ts';
import { after, type Moment } from './moments.ts';

/** Each player has drawn the card of the resource phase. */
export const whenDrawn: Moment = after('drawing', {
  de: 'wenn in der Ressourcenphase Karten gezogen werden',
  en: 'when cards are drawn in the resource phase',
});

export const afterThisDefended: Moment = after(
  'defended',
  {
    de: 'nachdem ein Angriff abgehandelt wurde, gegen den diese Karte verteidigt hat',
    en: 'after an attack in which this card defended resolves',
  },
  (_m, event, card) => event.card === card,
);

export const afterLocationRevealed: Moment = after(
  'added',
  {
    de: 'nachdem ein Ort vom Begegnungsdeck aufgedeckt wurde',
    en: 'after a location is revealed from the encounter deck',
  },
  (m, event) => isLocation(m, event.card as number),
);

export const afterQuestSuccess: Moment = after('quest-success', {
  de: 'nachdem die Spieler das Abenteuer erfolgreich bestanden haben',
  en: 'after the players quest successfully',
});

/** The same for an objective that lies in the staging area. */
export const afterQuestSuccessInStaging: Moment = {
  ...afterQuestSuccess,
  matches: (m, _event, card) => kindOf(m, card) === ZONE.staging && m.s.cards[card].host === -1,
};

export const afterHostDamaged: Moment = after(
  'damage',
  {
    de: 'nachdem der verstärkte Held Schaden erlitten oder das Spiel verlassen hat',
    en: 'after the attached hero is damaged or leaves play',
  },
  (m, event, card) => event.card === m.s.cards[card].host && m.s.cards[card].form === FORM.claimed,
);

export const atRoundEndActive: Moment = after(
  'round-end',
  {
    de: 'am Ende der Runde, falls dies der aktive Ort ist',
    en: 'at the end of the round, if this is the active location',
  },
  (m, _event, card) => kindOf(m, card) === ZONE.active,
);

/** A card that has left play lies in its owner's hand or discard pile. */
export const FROM_OUT_OF_PLAY = (1 << ZONE.discard) | (1 << ZONE.hand);

export const afterThisLeaves: Moment = after(
  'leave',
  { de: 'nachdem diese Karte das Spiel verlassen hat', en: 'after this card leaves play' },
  (_m, event, card) => event.card === card,
);
