import { DECKS, type Deck } from '../content/map.ts';
import { SYMBOL } from '../content/tokens.ts';
import type { Moment, Where } from '../defs.ts';
import { isWithin } from '../players.ts';
import { seatOf } from '../registry.ts';
import type { M } from '../state.ts';
import { ATTRIBUTES, type Attribute } from '../stats.ts';
import { literal } from './language.ts';
import { attributeWords, deckWords, whereWords } from './words.ts';

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
      ownSide(m, event, card) && isType(event, type) && event.hard === 0 && !(attacksOnly && event.attack === 0),
    `wenn dir ${attacksOnly ? 'durch einen Angriff ' : ''}${typeWords[type].de} zugefügt würde`,
    `when ${typeWords[type].en} would be dealt to you${attacksOnly ? ' by an attack' : ''}`,
  );
export const damaged = (type: Type = 'any', attacksOnly = false): Moment =>
  moment(
    'damaged',
    'after',
    (m, event, card) =>
      ownSide(m, event, card) && isType(event, type) && (event.n as number) > 0 && !(attacksOnly && event.attack === 0),
    `nachdem dir ${attacksOnly ? 'durch einen Angriff ' : ''}${typeWords[type].de} zugefügt wurde`,
    `after ${typeWords[type].en} was dealt to you${attacksOnly ? ' by an attack' : ''}`,
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
export const turnEnds = moment('turn-end', 'after', ownSeat, 'am Ende deines Zuges', 'at the end of your turn');

function ofTest(on: string, timing: 'after', words: (attribute: string, lang: 'de' | 'en') => string) {
  return (attribute?: Attribute): Moment =>
    moment(
      on,
      timing,
      (m, event, card) =>
        ownSeat(m, event, card) && (attribute === undefined || event.attribute === ATTRIBUTES.indexOf(attribute)),
      words(attribute ? ` (${attributeWords[attribute].de})` : '', 'de'),
      words(attribute ? ` (${attributeWords[attribute].en})` : '', 'en'),
    );
}
export const testBegins = ofTest('test', 'after', (of, lang) =>
  lang === 'de' ? `wenn du eine Probe${of} ablegst` : `when you take a test${of}`,
);
export const testPassed = ofTest('test-passed', 'after', (of, lang) =>
  lang === 'de' ? `nachdem du eine Probe${of} bestanden hast` : `after you passed a test${of}`,
);
export const testFailed = ofTest('test-failed', 'after', (of, lang) =>
  lang === 'de' ? `nachdem dir eine Probe${of} misslungen ist` : `after you failed a test${of}`,
);

export const rested = moment('rested', 'after', ownSeat, 'nachdem du dich ausgeruht hast', 'after you rested');
export const trained = moment('trained', 'after', ownSeat, 'nachdem du trainiert hast', 'after you trained');
export const shopped = moment('shopped', 'after', ownSeat, 'nachdem du eingekauft hast', 'after you shopped');
export const traded = moment(
  'traded',
  'after',
  ownSeat,
  'nachdem du mit Waren gehandelt hast',
  'after you traded goods',
);
export const exerted = moment('exerted', 'after', ownSeat, 'nachdem du dich entkräftet hast', 'after you exerted');
export const learned = moment(
  'learned',
  'after',
  ownSeat,
  'nachdem du eine Fertigkeit erlernt hast',
  'after you learned a skill',
);
export const entered = (where?: Where): Moment =>
  moment(
    'entered',
    'after',
    (m, event, card) => ownSeat(m, event, card) && (where === undefined || isWithin(event.hex as number, where)),
    `nachdem du ein Feld${where ? ` ${whereWords(where).de}` : ''} betreten hast`,
    `after you entered a hex${where ? ` ${whereWords(where).en}` : ''}`,
  );
export const adventured = (deck?: Deck): Moment =>
  moment(
    'adventured',
    'after',
    (m, event, card) => ownSeat(m, event, card) && (deck === undefined || event.deck === DECKS.indexOf(deck)),
    `nachdem du eine Abenteuerkarte${deck ? ` (${deckWords[DECKS.indexOf(deck)].de})` : ''} gezogen hast`,
    `after you drew an adventure card${deck ? ` from the ${deckWords[DECKS.indexOf(deck)].en}` : ''}`,
  );
