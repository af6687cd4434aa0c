import {
  cardOptions,
  cardsIn,
  did,
  type Effect,
  move,
  type Node,
  question,
  type Seat,
  seatName,
} from '@tafelrunde/kernel';
import { Prompt } from '../prompts.ts';
import { assail, assaultUnderWay, KIND, othersOf } from '../rules/assault.ts';
import { say } from '../say.ts';
import { ZONE } from '../zones.ts';
import { NOTHING } from './answers.ts';
import { dbg } from './language.ts';
import { seatOptions } from './seat-options.ts';

const attackNode = dbg.effect<Node & { effect: Effect }>('attack', {
  assemble: ({ effect }, a, l) => {
    const { name } = l.compile(`${a.name}>${a.next}`, [effect]);
    a.run((m, v) => {
      assail(m, { kind: KIND.attack, source: v.source, by: v.seat, victims: othersOf(m, v.seat), proc: name });
      did(v);
    });
  },
  text: ({ effect }, l) => l.textOf(effect),
});
/** Every other player who does not avoid it suffers this (DBG-ATTACK-01). */
export const attack = (effect: Effect): Effect => attackNode({ effect });

/** The gift of an attack changes hands. */
const receive = dbg.effect('receive', {
  run: () => (m, v) => {
    const under = assaultUnderWay(m);
    const { gift } = under;
    if (gift < 0) return;
    under.gift = -1;
    move(m, gift, ZONE.discard, v.seat);
    m.s.cards[gift].owner = v.seat;
    if (m.log) say(m, 'dbg.log.receive', { seat: v.seat, card: gift });
  },
  text: () => ({ de: 'er erhält sie', en: 'that player receives it' }),
})({});

const PLAYER = new Prompt('dbg.ask.player');
const GIFT = new Prompt('dbg.ask.gift');

/** Attacks one player with a card of your own discard pile. */
export const giftAttack: Effect = dbg.effect('gift-attack', {
  custom: true,
  assemble: (_node, a, l) => {
    const { name } = l.compile(`${a.name}>${a.next}`, [receive]);
    a.declare('player');
    a.declare('gift');
    a.ask(
      (m, v) => {
        const options = seatOptions(othersOf(m, v.seat));
        return question(v.seat, 'target', PLAYER.of(m, v.source), options, undefined, v.source);
      },
      (_m, v, answer) => {
        v.player = answer.seat;
      },
    );
    a.ask(
      (m, v) => {
        const pile = cardsIn(m, ZONE.discard, v.seat);
        if (pile.length === 0) return null;
        const options = cardOptions(m, pile, 'dbg.option.give');
        options.push(NOTHING);
        return question(
          v.seat,
          'target',
          GIFT.with(m, v.source, { seat: seatName(v.player as Seat) }),
          options,
          undefined,
          v.source,
        );
      },
      (_m, v, answer) => {
        v.gift = answer.card;
      },
    );
    a.run((m, v) => {
      const victims = [v.player as Seat];
      const gift = v.gift as number;
      if (gift >= 0) did(v);
      assail(m, { kind: KIND.attack, source: v.source, by: v.seat, victims, proc: name, gift });
    });
  },
  text: () => ({
    de: 'wähle einen anderen Spieler; du darfst eine Karte aus deinem Ablagestapel auf seinen legen. Entgeht er dem Angriff, wird sie zerstört',
    en: 'choose another player; you may put a card from your discard pile into theirs. If they avoid the attack, it is destroyed',
  }),
})({});
