import {
  aliasId,
  cardsIn,
  DONE,
  delay,
  did,
  type Effect,
  EVERYBODY,
  effectVars,
  move,
  type Node,
  Option,
  type Seat,
  show,
} from '@tafelrunde/kernel';
import { TYPE } from '../defs.ts';
import { isType } from '../registry.ts';
import { assail, assaultUnderWay, KIND, othersOf } from '../rules/assault.ts';
import { gain, gainCorruption } from '../rules/gain.ts';
import { destroy, discard, draw, revealMain, underMain } from '../rules/piles.ts';
import { say } from '../say.ts';
import type { M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { playedAnother } from './conditions.ts';
import { dbg } from './language.ts';

const SEAT_OPTIONS: Option[] = [];

function seatOption(seat: Seat): Option {
  SEAT_OPTIONS[seat] ??= new Option(`seat${seat}`, 'dbg.option.seat', -1, seat);
  return SEAT_OPTIONS[seat];
}

function seatOptions(seats: readonly Seat[]): Option[] {
  return seats.map(seatOption);
}

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
    const { gift } = assaultUnderWay(m);
    if (gift < 0) return;
    move(m, gift, ZONE.discard, v.seat);
    m.s.cards[gift].owner = v.seat;
    if (m.log) say(m, 'dbg.log.receive', { seat: v.seat, card: gift });
  },
  text: () => ({ de: 'er erhält sie', en: 'that player receives it' }),
})({});

const NOTHING = new Option(DONE, 'dbg.option.none');

/** Attacks one player with a card of your own discard pile. */
export const giftAttack: Effect = dbg.effect('gift-attack', {
  assemble: (_node, a, l) => {
    const { name } = l.compile(`${a.name}>${a.next}`, [receive]);
    a.declare('player');
    a.declare('gift');
    a.ask(
      (m, v) => {
        const options = seatOptions(othersOf(m, v.seat));
        return { seat: v.seat, kind: 'target', prompt: ['dbg.ask.player'], options, source: v.source };
      },
      (_m, v, answer) => {
        v.player = answer.seat;
      },
    );
    a.ask(
      (m, v) => {
        const pile = cardsIn(m, ZONE.discard, v.seat);
        if (pile.length === 0) return null;
        const options = pile.map((card) => new Option(aliasId(m.s.cards[card].alias), 'dbg.option.give', card));
        options.push(NOTHING);
        return { seat: v.seat, kind: 'target', prompt: ['dbg.ask.gift'], options, source: v.source };
      },
      (_m, v, answer) => {
        v.gift = answer.card;
      },
    );
    a.run((m, v) => {
      const victims = [v.player as Seat];
      assail(m, { kind: KIND.attack, source: v.source, by: v.seat, victims, proc: name, gift: v.gift as number });
    });
    a.run((m, v) => {
      const gift = v.gift as number;
      if (gift < 0) return;
      did(v);
      if (m.s.cards[gift].owner === v.seat) destroy(m, gift);
    });
  },
  text: () => ({
    de: 'wähle einen anderen Spieler; du darfst eine Karte aus deinem Ablagestapel auf seinen legen. Entgeht er dem Angriff, wird sie zerstört',
    en: 'choose another player; you may put a card from your discard pile into theirs. If they avoid the attack, it is destroyed',
  }),
})({});

/** The Defense card in play or hand goes to the discard pile. */
export const discardThis: Effect = dbg.effect('discard-this', {
  run: () => (m, v) => discard(m, v.source),
  text: () => ({ de: 'lege diese Karte ab, um zu entgehen', en: 'discard this card to avoid' }),
})({});

/** The Defense card is shown and stays in the hand. */
export const revealThis: Effect = dbg.effect('reveal-this', {
  run: () => (m, v) => show(m, v.source, EVERYBODY),
  text: () => ({
    de: 'decke diese Karte aus deiner Hand auf, um zu entgehen',
    en: 'reveal this card from your hand to avoid',
  }),
})({});

/** The top card of the main deck decides whether the bearer is tempted. */
export const temptation: Effect = dbg.effect('temptation', {
  run: () => (m, v) => {
    const card = revealMain(m);
    if (card < 0) return;
    underMain(m, card);
    if (isType(m, card, TYPE.enemy)) gainCorruption(m, v.seat, 1);
  },
  text: () => ({
    de: 'decke die oberste Karte des Hauptdecks auf und lege sie darunter. Ist sie ein Feind, erhalte 1 Karte Korruption',
    en: 'reveal the top card of the main deck and put it on the bottom. If it is an enemy, gain 1 Corruption',
  }),
})({});

/** Whoever avoided an ambush of the Path may take the enemy. */
export const captureAmbusher: Effect = dbg.effect('capture', {
  assemble: (_node, a) => {
    a.ask(
      (m, v) => {
        const { kind, source } = assaultUnderWay(m);
        if (kind !== KIND.ambush || m.layout.kindOf[m.s.cards[source].zone] !== ZONE.path) return null;
        const options = [new Option(aliasId(m.s.cards[source].alias), 'dbg.option.gain', source), NOTHING];
        return { seat: v.seat, kind: 'target', prompt: ['dbg.ask.capture'], options, source: v.source };
      },
      (m, v, answer) => {
        if (answer.card >= 0) gain(m, v.seat, answer.card, 'hand');
      },
    );
  },
  text: () => ({
    de: 'bist du so dem Hinterhalt einer Karte im Pfad entgangen, darfst du sie auf deine Hand erhalten',
    en: 'if you avoided the Ambush of a card in the Path, you may gain that card into your hand',
  }),
})({});

/** Whom an attack or ambush could be turned upon: somebody it does not concern yet, never its own player. */
function newVictims(m: M, seat: Seat): Seat[] {
  const { by, victims } = assaultUnderWay(m);
  return othersOf(m, seat).filter((other) => other !== by && !victims.includes(other));
}

/** Turns the attack or ambush upon somebody else; draws for everybody who avoids it. */
export const redirect: Effect = dbg.effect('redirect', {
  assemble: (_node, a) => {
    a.ask(
      (m, v) => {
        const seats = newVictims(m, v.seat);
        if (seats.length === 0) return null;
        return {
          seat: v.seat,
          kind: 'target',
          prompt: ['dbg.ask.redirect'],
          options: seatOptions(seats),
          source: v.source,
        };
      },
      (m, v, answer) => {
        assaultUnderWay(m).victims.push(answer.seat);
        if (m.log) say(m, 'dbg.log.redirect', { seat: v.seat, other: answer.seat });
      },
    );
    a.run((m, v) => {
      assaultUnderWay(m).close.push(v.seat);
    });
  },
  text: () => ({
    de: 'lenke den Angriff oder Hinterhalt auf einen anderen Spieler um, den er noch nicht betrifft; auch dieser kann ihm entgehen. Ziehe dann 1 Karte für jeden Spieler, der ihm entgangen ist',
    en: 'turn the Attack or Ambush upon another player whom it does not concern yet, who may avoid it too. Then draw 1 card for each player who avoided it',
  }),
})({});

const ANOTHER_ALLY = 'play-ally';

const withAnotherNode = dbg.effect<Node & { effect: Effect }>('with-another-ally', {
  assemble: ({ effect }, a, l) => {
    const { name } = l.compile(`${a.name}>${a.next}`, [effect]);
    a.run((m, v) => {
      const vars = effectVars(v.seat, v.source);
      if (playedAnother(m, TYPE.ally)) m.callByName(name, vars);
      else delay(m, ANOTHER_ALLY, name, vars);
    });
  },
  text: ({ effect }, l) => {
    const { de, en } = l.say(l.textOf(effect));
    return {
      de: `falls du in diesem Zug davor oder danach einen weiteren Verbündeten spielst: ${de}`,
      en: `if you play another ally this turn, before or after this one: ${en}`,
    };
  },
});
/** Once, as soon as another ally is played in the turn, too. */
export const withAnotherAlly = (effect: Effect): Effect => withAnotherNode({ effect });

const replaceNode = dbg.effect('replace-path-card', {
  assemble: (_node, a) => {
    a.ask(
      (m, v) => {
        const path = cardsIn(m, ZONE.path);
        if (path.length === 0) return null;
        const options = path.map((card) => new Option(aliasId(m.s.cards[card].alias), 'dbg.option.destroy', card));
        options.push(NOTHING);
        return { seat: v.seat, kind: 'target', prompt: ['dbg.ask.replace'], options, source: v.source };
      },
      (m, v, answer) => {
        if (answer.card < 0) return;
        destroy(m, answer.card);
        replacePathCard(m);
        did(v);
      },
    );
  },
  text: () => ({
    de: 'du darfst eine Karte im Pfad zerstören und durch die oberste des Hauptdecks ersetzen, deren Hinterhalt entfällt',
    en: 'you may destroy a card in the Path and replace it with the top card of the main deck, ignoring its Ambush',
  }),
});
export const replaceInPath: Effect = replaceNode({});

function replacePathCard(m: M): void {
  const main = cardsIn(m, ZONE.main);
  if (main.length === 0) return;
  const card = main[main.length - 1];
  move(m, card, ZONE.path);
  if (m.log) say(m, 'dbg.log.refill', { card }, 'DBG-AMBUSH-04');
  if (main.length === 0) m.unsettle();
}
