import { seatOf } from '@tafelrunde/kernel';
import { DECKS, type Deck } from '../content/map.ts';
import { SYMBOL } from '../content/tokens.ts';
import type { Moment } from '../defs.ts';
import type { M } from '../state.ts';
import { literal } from './language.ts';
import { deckWords } from './words.ts';

type Event = { readonly [field: string]: unknown };

/** The side of the combat on which a card works; -1 if it takes no part (RB-COMBAT-18). */
export function sideOfCard(m: M, card: number): number {
  const { fight } = m.s;
  if (fight.on === 0) return -1;
  if (card === fight.enemy) return 1;
  const seat = seatOf(m, card);
  if (seat < 0) return -1;
  return seat === fight.hero ? 0 : seat === fight.foe ? 1 : -1;
}

function moment(on: string, timing: Moment['timing'], matches: Moment['matches'], de: string, en: string): Moment {
  return { on, timing, matches, says: literal(de, en) };
}

const ownSeat = (m: M, event: Event, card: number): boolean => seatOf(m, card) === event.seat;
const ownSide = (m: M, event: Event, card: number): boolean => sideOfCard(m, card) === event.side;
const otherSide = (m: M, event: Event, card: number): boolean => {
  const side = sideOfCard(m, card);
  return side >= 0 && side !== event.side;
};
const inIt = (m: M, _event: Event, card: number): boolean => sideOfCard(m, card) >= 0;

type Type = 'physical' | 'magic' | 'enemy' | 'any';
const isType = (event: Event, type: Type): boolean => type === 'any' || event.kind === SYMBOL[type];
const typeWords = {
  any: literal('Schaden', 'damage'),
  physical: literal('körperlicher Schaden', 'physical damage'),
  magic: literal('magischer Schaden', 'magic damage'),
  enemy: literal('feindlicher Schaden', 'enemy damage'),
};

export const fightStarts = moment('fight-start', 'after', inIt, 'wenn dein Kampf beginnt', 'when your combat begins');
export const castDone = moment('cast', 'after', inIt, 'nachdem ihr geworfen habt', 'after both sides have cast');
export const acted = moment('acted', 'after', ownSide, 'nach deiner Kampfaktion', 'after your combat action');

/** The own side is about to take damage; `block` changes it. Only of attacks, if so said (RB-ATTACK-03). */
export const whenDamaged = (type: Type = 'any', attacksOnly = false): Moment =>
  moment(
    'incoming',
    'when',
    (m, event, card) =>
      ownSide(m, event, card) &&
      isType(event, type) &&
      event.hard === 0 &&
      (event.n as number) > 0 &&
      !(attacksOnly && event.attack === 0),
    `wenn dir ${attacksOnly ? 'durch einen Angriff ' : ''}${typeWords[type].de} zugefügt würde`,
    `when ${typeWords[type].en} would be dealt to you${attacksOnly ? ' by an attack' : ''}`,
  );
/** Damage that was blocked altogether was not dealt (RB-DAMAGE-15). */
export const dealtDamage = (type: Type = 'any', attacksOnly = false): Moment =>
  moment(
    'damaged',
    'after',
    (m, event, card) =>
      otherSide(m, event, card) &&
      isType(event, type) &&
      (event.n as number) > 0 &&
      !(attacksOnly && event.attack === 0),
    `nachdem du ${attacksOnly ? 'mit einem Angriff ' : ''}Schaden zugefügt hast`,
    `after you dealt ${typeWords[type].en}${attacksOnly ? ' with an attack' : ''}`,
  );

/** Directly before the opponent's surge ability is resolved (RB-CANCEL-02). */
export const foeSurges = moment(
  'surge',
  'when',
  otherSide,
  'wenn dein Gegner eine Energiefähigkeit nutzt',
  'when your opponent uses a surge ability',
);

export const trophyGained = (deck?: Deck): Moment =>
  moment(
    'trophy',
    'after',
    (m, event, card) => ownSeat(m, event, card) && (deck === undefined || event.deck === DECKS.indexOf(deck)),
    `nachdem du eine Trophäe${deck ? ` (${deckWords[DECKS.indexOf(deck)].de})` : ''} gewonnen hast`,
    `after you gained a trophy${deck ? ` of the ${deckWords[DECKS.indexOf(deck)].en}` : ''}`,
  );
export const heroDefeated = moment(
  'defeated',
  'after',
  ownSeat,
  'nachdem dein Held besiegt wurde',
  'after your hero was defeated',
);
export const enemyDefeated = moment(
  'enemy-defeated',
  'after',
  ownSeat,
  'nachdem du einen Feind besiegt hast',
  'after you defeated an enemy',
);
export const turnStarts = moment('turn-start', 'after', ownSeat, 'zu Beginn deines Zuges', 'at the start of your turn');
export const adventured = moment(
  'adventured',
  'after',
  ownSeat,
  'nachdem du eine Abenteuerkarte gezogen hast',
  'after you drew an adventure card',
);
