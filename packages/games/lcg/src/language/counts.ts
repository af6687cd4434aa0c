import type { CountNode, Node } from '@tafelrunde/kernel';
import { playerOrder } from '../players.ts';
import { reactedTo } from './event.ts';
import { lcg } from './language.ts';

/** As many as players are in the game. */
export const playerCount: CountNode = lcg.count('player-count', {
  count: () => (m) => playerOrder(m).length,
  text: () => ({ de: 'die Anzahl der Spieler', en: 'the number of players' }),
})({});

const eventNumberNode = lcg.count<Node & { field: string }>('event-number', {
  count:
    ({ field }) =>
    (m, v) =>
      reactedTo(m, v)[field] as number,
  text: () => ({ de: 'so viel', en: 'that much' }),
});
/** A number of what is reacted to, for example the damage just taken. */
export const eventNumber = (field: string): CountNode => eventNumberNode({ field });

/** The X that was paid for. */
export const x: CountNode = lcg.count('x', {
  count: () => (_m, v) => (typeof v.x === 'number' ? v.x : 0),
  text: () => ({ de: 'X', en: 'X' }),
})({});
