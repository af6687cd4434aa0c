import {
  type Among,
  cardsIn,
  did,
  type Effect,
  modify,
  move,
  type Node,
  nounOf,
  type Select,
} from '@tafelrunde/kernel';
import { activeLocation } from '../players.ts';
import { inPlay, kindOf } from '../registry.ts';
import { attackingEnemy, untilAttackIsOver } from '../rules/combat/attack-info.ts';
import { entered, toStaging } from '../rules/enter.ts';
import { clear } from '../rules/left.ts';
import { mayBeReached, travelNow } from '../rules/travel.ts';
import { cardWord } from '../say.ts';
import type { LcgState, M } from '../state.ts';
import { STAT } from '../stats.ts';
import { ZONE } from '../zones.ts';
import { type CardsNode, listOf, object } from './effect-parts.ts';
import { lcg } from './language.ts';

const travelNode = lcg.effect<CardsNode>('travel now', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) {
        if (kindOf(m, card) !== ZONE.staging || !mayBeReached(m, card)) continue;
        did(v);
        travelNow(m, card);
      }
    };
  },
  could: ({ what }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, _v, card) => kindOf(m, card) === ZONE.staging && mayBeReached(m, card);
    return (m, v) => some(m, v, fits);
  },
  text: ({ what }) => ({
    clauses: [
      {
        verb: 'travel',
        prep: [{ prep: 'toPlace', np: object(what) }],
        adverbs: ['immediately', { de: 'ohne Reisekosten', en: 'without paying its travel cost' }],
      },
      {
        verb: 'return',
        object: { noun: 'location', det: 'the', adj: ['active'] },
        prep: [{ prep: 'into', np: { noun: 'stagingArea', det: 'the' } }],
      },
    ],
  }),
});
/** The players travel at once and for nothing (LCG-SOM-12). */
export const travelAtOnce = (what: Select): Effect => travelNode({ what });

const EVERYTHING = 99;

const loseNode = lcg.effect<CardsNode & { n: number }>('lose progress on', {
  run: ({ what, n }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) {
        const taken = Math.min(n, m.s.cards[card].progress);
        m.s.cards[card].progress -= taken;
        did(v, taken);
      }
    };
  },
  could: ({ what }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, _v, card) => m.s.cards[card].progress > 0;
    return (m, v) => some(m, v, fits);
  },
  text: ({ what, n }) => ({
    verb: 'remove',
    object: n === EVERYTHING ? { noun: 'progress', det: 'all' } : { noun: 'progress', count: n },
    prep: [{ prep: 'from', np: object(what) }],
  }),
});
/** Progress is taken from locations. */
export const loseProgressOn = (n: number | 'all', what: Select): Effect =>
  loseNode({ n: n === 'all' ? EVERYTHING : n, what });

/** The attacking enemy goes back to the staging area, once its attack is over (LCG-SOM-26). */
export const sendAttackerBack: Effect = lcg.effect<Node>('send attacker back', {
  run: () => (m, v) => {
    const enemy = attackingEnemy(m);
    if (enemy < 0 || !inPlay(m, enemy)) return;
    const { source, seat } = v;
    modify(m, { stat: STAT.sentBack, amount: 1, cards: [enemy], source, seat, until: untilAttackIsOver(enemy) });
    did(v);
  },
  text: () => ({
    de: 'der angreifende Gegner kommt nach diesem Angriff in die Aufmarschzone zurück',
    en: 'the attacking enemy returns to the staging area after this attack',
  }),
})({});

const switchNode = lcg.effect<CardsNode>('switch with active', {
  custom: true,
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) {
        const before = activeLocation(m);
        if (before < 0 || kindOf(m, card) !== ZONE.staging) continue;
        toStaging(m, before);
        move(m, card, ZONE.active);
        m.unsettle();
        tellActive(m, card);
        did(v);
      }
    };
  },
  could: ({ what }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, _v, card) => kindOf(m, card) === ZONE.staging;
    return (m, v) => activeLocation(m) >= 0 && some(m, v, fits);
  },
  text: ({ what }) => {
    const { de, en } = lcg.say(nounOf(lcg.textOf(what)), { case: 'acc' });
    return { de: `tausche ${de} mit dem aktiven Ort`, en: `switch ${en} with the active location` };
  },
});
/** A staged location changes places with the active one; that is no travelling (LCG-SOM-12). */
export const switchWithActive = (what: Select): Effect => switchNode({ what });

const activeNode = lcg.effect<CardsNode>('make active', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      for (const card of list(m, v)) {
        const before = activeLocation(m);
        if (before >= 0) toStaging(m, before);
        const wasInPlay = inPlay(m, card);
        if (!wasInPlay) clear(m, card);
        move(m, card, ZONE.active);
        tellActive(m, card);
        if (wasInPlay) m.unsettle();
        else entered(m, card, -1);
        did(v);
      }
    };
  },
  text: ({ what }) => {
    const { de, en } = lcg.say(nounOf(lcg.textOf(what)));
    return {
      de: `der aktive Ort kommt in die Aufmarschzone zurück, und ${de} wird der aktive Ort`,
      en: `the active location returns to the staging area, and ${en} becomes the active location`,
    };
  },
});
/** A card becomes the active location without travelling, wherever it comes from (LCG-SOM-12). */
export const makeActive = (what: Select): Effect => activeNode({ what });

function tellActive(m: M, card: number): void {
  if (m.log) m.say(['lcg.log.active', { card: cardWord(m, card) }], [card], 'LCG-SOM-12');
}

/** The uppermost card of the encounter discard pile. */
export const topDiscarded: Select = lcg.select('top discarded', {
  cards: () => (m, _v, out) => {
    const card = cardsIn(m, ZONE.encounterDiscard).at(-1);
    if (card !== undefined) out.push(card);
  },
  text: () => ({
    noun: 'card',
    det: 'the',
    adj: ['top'],
    of: { noun: 'discardPile', det: 'the', of: { noun: 'encounterCard', det: 'the', number: 'pl' } },
  }),
})({});
