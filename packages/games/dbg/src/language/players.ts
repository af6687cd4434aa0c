import { did, type Effect, effectVars, type Node, type Seat } from '@tafelrunde/kernel';
import { othersOf } from '../rules/assault.ts';
import { draw } from '../rules/piles.ts';
import { say } from '../say.ts';
import { dbg } from './language.ts';
import { seatOptions } from './seat-options.ts';

const choosePlayerNode = dbg.effect<Node & { you: boolean }>('choose-player', {
  assemble: ({ you }, a) => {
    a.declare('player');
    a.ask(
      (m, v) => {
        const seats = you ? [v.seat, ...othersOf(m, v.seat)] : othersOf(m, v.seat);
        return {
          seat: v.seat,
          kind: 'target',
          prompt: ['dbg.ask.player'],
          options: seatOptions(seats),
          source: v.source,
        };
      },
      (m, v, answer) => {
        v.player = answer.seat;
        if (m.log) say(m, 'dbg.log.choose-player', { seat: v.seat, other: answer.seat });
      },
    );
  },
  text: ({ you }) =>
    you
      ? { de: 'wähle einen Spieler', en: 'choose a player' }
      : { de: 'wähle einen anderen Spieler', en: 'choose another player' },
});
export const chooseAnother: Effect = choosePlayerNode({ you: false });
export const chooseAnyPlayer: Effect = choosePlayerNode({ you: true });

/** The chosen player draws a card. */
export const chosenDraws: Effect = dbg.effect('chosen-draws', {
  run: () => (m, v) => did(v, draw(m, v.player as Seat, 1)),
  text: () => ({ de: 'dieser zieht 1 Karte', en: 'that player draws 1 card' }),
})({});

/** Everybody but the chosen player draws a card, clockwise from you. */
export const allButChosenDraw: Effect = dbg.effect('all-but-chosen-draw', {
  run: () => (m, v) => {
    for (const seat of [v.seat, ...othersOf(m, v.seat)]) if (seat !== v.player) did(v, draw(m, seat, 1));
  },
  text: () => ({ de: 'jeder außer ihm zieht 1 Karte', en: 'everyone else draws 1 card' }),
})({});

const bothNode = dbg.effect<Node & { effect: Effect }>('both', {
  assemble: ({ effect }, a, l) => {
    const { name } = l.compile(`${a.name}>${a.next}`, [effect]);
    a.run((m, v) => {
      // Called last, carried out first.
      m.callByName(name, effectVars(v.player as Seat, v.source));
      m.callByName(name, effectVars(v.seat, v.source));
      did(v);
    });
  },
  text: ({ effect }, l) => {
    const { de, en } = l.say(l.textOf(effect));
    return { de: `für euch beide gilt: ${de}`, en: `for both of you: ${en}` };
  },
});
/** You, then the chosen player. */
export const bothOfYou = (effect: Effect): Effect => bothNode({ effect });
