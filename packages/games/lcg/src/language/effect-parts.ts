import {
  type Among,
  type CardIx,
  type Count,
  did,
  type Effect,
  type Node,
  nounOf,
  type Select,
  type Who,
} from '@tafelrunde/kernel';
import type { Clause, NounPhrase } from '@tafelrunde/words';
import type { LcgState, M } from '../state.ts';
import { lcg } from './language.ts';
import { you } from './who.ts';

type Found = (m: M, v: Parameters<ReturnType<typeof lcg.cards>>[1]) => CardIx[];

/** The cards of a selector as a list. */
export function listOf(select: Select): Found {
  const cards = lcg.cards(select);
  return (m, v) => {
    const out: CardIx[] = [];
    cards(m, v, out);
    return out;
  };
}

export const object = (select: Select): NounPhrase => nounOf(lcg.textOf(select));
const subject = (who: Who): NounPhrase => nounOf(lcg.textOf(who));

/** The player as subject of a clause; "you" is a command. */
export function byPlayer(who: Who, clause: Clause): Clause {
  return who === you ? clause : { ...clause, subject: subject(who), mood: 'declarative' };
}

export interface CardsNode extends Node {
  readonly what: Select;
}

/** An effect on each card of a selector, which could do something if it could on any of them. */
export function onCards(
  k: string,
  act: (m: M, card: CardIx) => boolean,
  could: (m: M, card: CardIx) => boolean,
  text: (what: NounPhrase) => Clause,
): (what: Select) => Effect {
  const node = lcg.effect<CardsNode>(k, {
    run: ({ what }) => {
      const list = listOf(what);
      return (m, v) => {
        for (const card of list(m, v)) if (act(m, card)) did(v);
      };
    },
    could: ({ what }) => {
      const some = lcg.some(what);
      const fits: Among<LcgState> = (m, _v, card) => could(m, card);
      return (m, v) => some(m, v, fits);
    },
    text: ({ what }) => text(object(what)),
  });
  return (what) => node({ what });
}

/** "its owner", in the gender of the card. */
export function ownerOf(card: NounPhrase): NounPhrase {
  return { noun: 'owner', det: { poss: { noun: 'noun' in card ? card.noun : 'card' } } };
}

export interface PlayersNode extends Node {
  readonly who: Who;
  readonly n: Count;
}
