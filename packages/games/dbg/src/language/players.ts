import { did, type Effect, effectVars, type Node, question, type Seat } from '@tafelrunde/kernel';
import { Prompt } from '../prompts.ts';
import { othersOf } from '../rules/assault.ts';
import { draw } from '../rules/piles.ts';
import { say } from '../say.ts';
import { dbg } from './language.ts';
import { mayDestroy } from './pick.ts';
import { seatOptions } from './seat-options.ts';

const PLAYER = new Prompt('dbg.ask.player');

const choosePlayerNode = dbg.effect<Node & { you: boolean }>('choose-player', {
  assemble: ({ you }, a) => {
    a.declare('player');
    a.ask(
      (m, v) => {
        const seats = you ? [v.seat, ...othersOf(m, v.seat)] : othersOf(m, v.seat);
        return question(v.seat, 'target', PLAYER.of(m, v.source), seatOptions(seats), undefined, v.source);
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
  custom: true,
  run: () => (m, v) => did(v, draw(m, v.player as Seat, 1)),
  text: () => ({ de: 'dieser zieht 1 Karte', en: 'that player draws 1 card' }),
})({});

/** Everybody but the chosen player draws a card, clockwise from you. */
export const allButChosenDraw: Effect = dbg.effect('all-but-chosen-draw', {
  custom: true,
  run: () => (m, v) => {
    for (const seat of [v.seat, ...othersOf(m, v.seat)]) if (seat !== v.player) did(v, draw(m, seat, 1));
  },
  text: () => ({ de: 'jeder außer ihm zieht 1 Karte', en: 'everyone else draws 1 card' }),
})({});

/** You, then the chosen player, may destroy a card each. */
export const bothMayDestroy: Effect = dbg.effect('both-may-destroy', {
  custom: true,
  assemble: (_node, a, l) => {
    const { name } = l.compile(`${a.name}>${a.next}`, [mayDestroy()]);
    a.run((m, v) => {
      // Called last, carried out first.
      m.callByName(name, effectVars(v.player as Seat, v.source));
      m.callByName(name, effectVars(v.seat, v.source));
      did(v);
    });
  },
  text: () => ({
    de: 'ihr beide dürft je 1 Karte aus eurer Hand oder eurem Ablagestapel zerstören',
    en: 'each of you two may destroy 1 card from their hand or discard pile',
  }),
})({});
