import { cardName, cardOption, type Effect, EVERYBODY, question, type Seat, show } from '@tafelrunde/kernel';
import { TYPE } from '../defs.ts';
import { Prompt } from '../prompts.ts';
import { isType } from '../registry.ts';
import { assaultUnderWay, KIND, othersOf } from '../rules/assault.ts';
import { gain, gainCorruption } from '../rules/gain.ts';
import { discard, revealMain, underMain } from '../rules/piles.ts';
import { say } from '../say.ts';
import type { M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { NOTHING } from './answers.ts';
import { dbg } from './language.ts';
import { seatOptions } from './seat-options.ts';

/** The Defense card in play or hand goes to the discard pile. */
export const discardThis: Effect = dbg.effect('discard-this', {
  run: () => (m, v) => discard(m, v.source),
  text: () => ({
    de: 'lege diese Karte ab, um einem Angriff oder Hinterhalt zu entgehen',
    en: 'discard this card to avoid an Attack or Ambush',
  }),
})({});

/** The Defense card is shown and stays in the hand. */
export const revealThis: Effect = dbg.effect('reveal-this', {
  custom: true,
  run: () => (m, v) => show(m, v.source, EVERYBODY),
  text: () => ({
    de: 'decke diese Karte aus deiner Hand auf, um einem Angriff oder Hinterhalt zu entgehen',
    en: 'reveal this card from your hand to avoid an Attack or Ambush',
  }),
})({});

/** The top card of the main deck decides whether the bearer is tempted. */
export const temptation: Effect = dbg.effect('temptation', {
  custom: true,
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

const CAPTURE = new Prompt('dbg.ask.capture');
const REDIRECT = new Prompt('dbg.ask.redirect');

/** Whoever avoided an ambush of the Path may take the enemy. */
export const captureAmbusher: Effect = dbg.effect('capture', {
  custom: true,
  assemble: (_node, a) => {
    // The card that asks was discarded, and what was drawn for it may have shuffled it into the deck.
    const [card] = a.name.split('#');
    a.ask(
      (m, v) => {
        const { kind, source } = assaultUnderWay(m);
        if (kind !== KIND.ambush || m.layout.kindOf[m.s.cards[source].zone] !== ZONE.path) return null;
        const options = [cardOption(m, source, 'dbg.option.gain'), NOTHING];
        return question(
          v.seat,
          'target',
          CAPTURE.by(card, { enemy: cardName(m, source) }),
          options,
          undefined,
          v.source,
        );
      },
      (m, v, answer) => {
        if (answer.card >= 0) gain(m, v.seat, answer.card, 'hand');
      },
    );
  },
  text: () => ({
    de: 'bist du so dem Hinterhalt einer Karte im Pfad entgangen, darfst du sie erhalten und auf die Hand nehmen',
    en: 'if you avoided the Ambush of a card in the Path, you may gain that card and put it into your hand',
  }),
})({});

/** Whom an attack or ambush could be turned upon: somebody it does not concern yet, be it the one who attacks. */
function newVictims(m: M, seat: Seat): Seat[] {
  const { victims } = assaultUnderWay(m);
  return othersOf(m, seat).filter((other) => !victims.includes(other));
}

/** Turns the attack or ambush upon somebody else; draws for everybody who avoids it. */
export const redirect: Effect = dbg.effect('redirect', {
  custom: true,
  assemble: (_node, a) => {
    a.ask(
      (m, v) => {
        const seats = newVictims(m, v.seat);
        if (seats.length === 0) return null;
        return question(v.seat, 'target', REDIRECT.of(m, v.source), seatOptions(seats), undefined, v.source);
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
    de: 'lenke den Angriff oder Hinterhalt auf einen anderen Spieler um, den er noch nicht betrifft (auch auf den Angreifer); auch dieser kann ihm entgehen. Ziehe dann 1 Karte für jeden Spieler, der ihm entgangen ist',
    en: 'turn the Attack or Ambush upon another player whom it does not concern yet (the attacker, too), who may avoid it as well. Then draw 1 card for each player who avoided it',
  }),
})({});
