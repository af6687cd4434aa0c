import type { Node, Seat, Who } from '@tafelrunde/kernel';
import type { NounPhrase } from '@tafelrunde/words';
import { nextPlayer, playerOrder } from '../players.ts';
import { reactedTo } from './event.ts';
import { lcg } from './language.ts';
import { CHOSEN_PLAYER } from './select.ts';

/** The player who uses the ability; of a shadow effect, the defending player. */
export const you: Who = lcg.who('you', { seats: () => (_m, v) => [v.seat], text: () => ({ pronoun: 'you' }) })({});

export const chosenPlayer: Who = lcg.who('chosen-player', {
  seats: () => (_m, v) => [v.player as Seat],
  text: () => CHOSEN_PLAYER,
})({});

export const everyPlayer: Who = lcg.who('every-player', {
  seats: () => (m) => playerOrder(m),
  text: () => ({ noun: 'player', det: 'each' }),
})({});

export const firstPlayer: Who = lcg.who('first-player', {
  seats: () => (m) => [m.s.first],
  text: () => ({ noun: 'firstPlayer', det: 'the' }),
})({});

/** The player after the one who uses the ability; alone there is none, and nothing happens (LCG-FIRSTPLAYER-04). */
export const theNextPlayer: Who = lcg.who('next-player', {
  seats: () => (m, v) => {
    const next = nextPlayer(m, v.seat);
    return next < 0 ? [] : [next];
  },
  text: () => ({ noun: 'nextPlayer', det: 'the' }),
})({});

const eventSeatNode = lcg.who<Node & { text: NounPhrase }>('event-seat', {
  seats: () => (m, v) => {
    const { seat } = reactedTo(m, v);
    return typeof seat === 'number' && seat >= 0 ? [seat] : [];
  },
  text: ({ text }) => text,
});
/** The player whom what is reacted to is about. */
export const eventPlayer = (text: NounPhrase): Who => eventSeatNode({ text });
