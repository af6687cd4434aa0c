import { cardsIn, did, type Effect, move, type Node, type Select, shuffle, value, type Who } from '@tafelrunde/kernel';
import type { Literal, NounPhrase } from '@tafelrunde/words';
import { activeLocation, attachmentsOn, escortedCard, guardOf, playerOrder } from '../players.ts';
import { isEnemy, kindOf, seatOf, typeOf } from '../registry.ts';
import { engage } from '../rules/encounter.ts';
import { entered } from '../rules/enter.ts';
import { cardWord, seatWord } from '../say.ts';
import { FORM, type M } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { type CardsNode, listOf, object } from './effect-parts.ts';
import { lcg } from './language.ts';
import { asPlayer, chooseAnotherPlayer } from './players.ts';
import { chosenPlayer } from './who.ts';

const GOLLUM: NounPhrase = { de: 'Gollum', en: 'Gollum' };
const GUARD: NounPhrase = {
  noun: 'player',
  det: 'the',
  relative: { verb: 'watchOver', subject: { gap: true }, object: GOLLUM },
};

function guards(m: M): readonly number[] {
  const seat = guardOf(m);
  return seat < 0 ? [] : [seat];
}

/** The player in front of whom Gollum lies (LCG-SOM-33). */
export const guard: Who = lcg.who('guard', { seats: () => guards, text: () => GUARD })({});

/** Whom a treachery that is aimed at the guard hits: also everybody else while a location says so (LCG-SOM-57). */
export const struckGuard: Who = lcg.who('struck guard', {
  seats: () => (m, v) => {
    const [seat] = guards(m);
    if (seat === undefined) return [];
    const location = activeLocation(m);
    const shared = location >= 0 && value(m, location, STAT.guardShared) > 0 && typeOf(m, v.source) === 'treachery';
    return shared ? [seat, ...playerOrder(m).filter((other) => other !== seat)] : [seat];
  },
  text: () => GUARD,
})({});

/** Everybody but the guard. */
export const otherThanGuard: Who = lcg.who('other than guard', {
  seats: () => (m) => playerOrder(m).filter((seat) => seat !== guardOf(m)),
  text: () => ({
    noun: 'player',
    det: 'each',
    relative: { verb: 'watchOver', subject: { gap: true }, object: GOLLUM, negative: true },
  }),
})({});

/** Whether the guard can change now: somebody else must be there, and nothing may forbid it. */
function mayChange(m: M): boolean {
  if (escortedCard(m) < 0 || playerOrder(m).length < 2) return false;
  const location = activeLocation(m);
  return location < 0 || value(m, location, STAT.guardStays) === 0;
}

const handOverNode = lcg.effect<Node & { to: Who }>('hand over', {
  run: ({ to }) => {
    const seats = lcg.seats(to);
    return (m, v) => {
      const [seat] = seats(m, v);
      const card = escortedCard(m);
      if (seat === undefined || seat === guardOf(m) || !mayChange(m)) return;
      const worn = attachmentsOn(m, card).filter((on) => kindOf(m, on) === ZONE.play);
      for (const each of [card, ...worn]) move(m, each, ZONE.play, seat);
      if (m.log) m.say(['lcg.log.guard', { card: cardWord(m, card), seat: seatWord(seat) }], [card], 'LCG-SOM-33');
      m.unsettle();
      did(v);
    };
  },
  could: () => mayChange,
  text: () => ({
    verb: 'watchOver',
    subject: lcg.textOf(chosenPlayer) as NounPhrase,
    object: GOLLUM,
    mood: 'declarative',
  }),
});

/** The guard picks another player as guard, if he can; he does it himself, whoever uses the ability. */
export const changeGuard: Effect = asPlayer(guard, chooseAnotherPlayer(handOverNode({ to: chosenPlayer })), {
  de: 'der Spieler, der Gollum bewacht, muss nach Möglichkeit einen anderen Spieler als Wächter wählen',
  en: 'the player guarding Gollum must choose another player to guard him, if able',
});

/** The same of his own will. */
export const mayChangeGuard = (may: (effect: Effect) => Effect): Effect =>
  asPlayer(guard, may(chooseAnotherPlayer(handOverNode({ to: chosenPlayer }))), {
    de: 'der Spieler, der Gollum bewacht, darf einen anderen Spieler als Wächter wählen',
    en: 'the player guarding Gollum may choose another player to guard him',
  });

const joinNode = lcg.effect<Node & { id: string; to: Who; text: Literal }>('joins', {
  custom: true,
  run: ({ id, to }) => {
    const seats = lcg.seats(to);
    return (m, v) => {
      const [seat] = seats(m, v);
      const card = cardsIn(m, ZONE.encounterDeck).find((ix) => m.defs[m.s.cards[ix].def].id === id);
      if (card === undefined || seat === undefined) return;
      move(m, card, ZONE.play, seat);
      m.s.cards[card].form = FORM.joined;
      if (m.log) m.say(['lcg.log.guard', { card: cardWord(m, card), seat: seatWord(seat) }], [card], 'LCG-SOM-33');
      entered(m, card, seat);
      shuffle(m, ZONE.encounterDeck);
      did(v);
    };
  },
  text: ({ text }) => text,
});
/** An objective of the encounter deck becomes the ally of a player (LCG-SOM-14); then the deck is shuffled. */
export const joinsPlayer = (id: string, to: Who, text: Literal): Effect => joinNode({ id, to, text });

const engageGuardNode = lcg.effect<CardsNode>('engage guard', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      const seat = guardOf(m);
      if (seat < 0) return;
      for (const enemy of list(m, v)) {
        if (!isEnemy(m, enemy) || (kindOf(m, enemy) === ZONE.engaged && seatOf(m, enemy) === seat)) continue;
        engage(m, enemy, seat);
        did(v);
      }
    };
  },
  text: ({ what }) => ({
    verb: 'engage',
    subject: object(what),
    object: GUARD,
    adverbs: [{ de: 'in einen Kampf', en: '' }],
    mood: 'declarative',
  }),
});
/** Enemies come to the guard, whatever his threat, also from other players (LCG-SOM-34). */
export const engagesGuard = (what: Select): Effect => engageGuardNode({ what });
