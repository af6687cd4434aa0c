import { cardsIn, cancelEvent, did, type Effect, eventOf, move, moveUnder, NO, type Node, Option, show, YES } from '@tafelrunde/kernel';
import { clear } from '../rules/leave.ts';
import { revealNext } from '../rules/reveal.ts';
import { cardWord } from '../say.ts';
import { ZONE } from '../zones.ts';
import { lcg } from './language.ts';

/** Eleanor: the treachery does nothing, goes away, and the next encounter card is revealed instead. */
export const cancelTreachery: Effect = lcg.effect('cancel treachery', {
  run: () => (m, v) => {
    const card = eventOf(m).card as number;
    cancelEvent(m);
    clear(m, card);
    move(m, card, ZONE.encounterDiscard);
    revealNext(m, 1);
    did(v);
  },
  text: () => ({
    de: 'verhindere die „Wenn aufgedeckt“-Effekte dieses Verrats, lege ihn ab und decke stattdessen die nächste Begegnungskarte auf',
    en: 'cancel the when revealed effects of that treachery, discard it and reveal the next encounter card instead',
  }),
})({});

const lookNode = lcg.effect<Node & { bottom: boolean }>('look at encounter deck', {
  assemble: ({ bottom }, a) => {
    a.run((m, v) => {
      const deck = cardsIn(m, ZONE.encounterDeck);
      if (deck.length > 0) show(m, deck[deck.length - 1], 1 << v.seat);
      did(v);
    });
    a.ask(
      (m, v) => {
        const deck = cardsIn(m, ZONE.encounterDeck);
        if (!bottom || deck.length === 0) return null;
        const options = [new Option(YES, 'lcg.option.bottom'), new Option(NO, 'lcg.option.top')];
        const card = cardWord(m, deck[deck.length - 1]);
        return { seat: v.seat, kind: 'confirm', prompt: ['lcg.ask.bottom', { card }], options, source: v.source };
      },
      (m, _v, answer) => {
        if (answer.id !== YES) return;
        const deck = cardsIn(m, ZONE.encounterDeck);
        moveUnder(m, deck[deck.length - 1], ZONE.encounterDeck);
      },
    );
  },
  could: () => (m) => cardsIn(m, ZONE.encounterDeck).length > 0,
  text: ({ bottom }) => ({
    de: `sieh dir die oberste Karte des Begegnungsdecks an${bottom ? '; du darfst sie unter das Deck legen' : ''}`,
    en: `look at the top card of the encounter deck${bottom ? '; you may move it to the bottom' : ''}`,
  }),
});
/** Looks at the top of the encounter deck, perhaps with the right to put it underneath. */
export const lookAtEncounterDeck = (bottom: boolean): Effect => lookNode({ bottom });
