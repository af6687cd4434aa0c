import {
  type Effect,
  type EffectVars,
  type Node,
  nounOf,
  option,
  question,
  type Seat,
  type Select,
  type Who,
} from '@tafelrunde/kernel';
import type { Clause, NounPhrase } from '@tafelrunde/words';
import { charactersOf, playerOrder } from '../players.ts';
import { seatOf } from '../registry.ts';
import type { M } from '../state.ts';
import { lcg } from './language.ts';
import { asPlayer, withSubject } from './players.ts';
import { everyPlayer } from './who.ts';

const DEFENDING: NounPhrase = { noun: 'player', det: 'the', adj: ['defending'] };

/** "You" of a shadow effect. */
export const defendingPlayer: Who = lcg.who('defending-player', {
  seats: () => (_m, v) => [v.seat],
  text: () => DEFENDING,
})({});

/** "You" of an engaged enemy. */
export const engagedPlayer: Who = lcg.who('engaged-player', {
  seats: () => (_m, v) => [v.seat],
  text: () => ({ noun: 'player', det: 'the', relative: ENGAGED }),
})({});

const ENGAGED: Clause = {
  verb: 'be',
  subject: { gap: true },
  predicate: { de: 'im Kampf mit diesem Gegner', en: 'engaged with this enemy' },
};

/** Who controls what this card is attached to. */
export const hostController: Who = lcg.who('host-controller', {
  seats: () => (m, v) => {
    const { host } = m.s.cards[v.source];
    return host >= 0 ? [seatOf(m, host)] : [];
  },
  text: () => ({ noun: 'player', det: 'the', relative: { verb: 'control', subject: { gap: true }, object: HOST } }),
})({});

const HOST: NounPhrase = { noun: 'hero', det: 'the', adj: ['attached'] };

const threatenedNode = lcg.who<Node & { n: number }>('players at threat', {
  seats:
    ({ n }) =>
    (m) =>
      playerOrder(m).filter((seat) => m.s.threat[seat] >= n),
  text: ({ n }) => ({
    noun: 'player',
    det: 'each',
    with: { de: `einem Bedrohungsgrad von mindestens ${n}`, en: `a threat of ${n} or higher` },
  }),
});
/** Each player whose threat is this or higher. */
export const playersAtThreat = (n: number): Who => threatenedNode({ n });

const theirCharactersNode = lcg.select<Node & { who: Who }>('characters of', {
  cards: ({ who }) => {
    const seats = lcg.seats(who);
    return (m, v, out) => {
      for (const seat of seats(m, v)) out.push(...charactersOf(m, seat));
    };
  },
  text: ({ who }) => ({ noun: 'character', det: 'each', of: nounOf(lcg.textOf(who)) }),
});
/** Each character of these players. */
export const charactersControlledBy = (who: Who): Select => theirCharactersNode({ who });

interface ThenNode extends Node {
  readonly then: Effect;
}

const allPayNode = lcg.effect<ThenNode>('every player pays', {
  assemble: ({ then: cost }, a, l) => l.assemble(asPlayer(everyPlayer, cost), a),
  could: ({ then: cost }) => {
    const could = lcg.could(cost);
    return (m, v) => {
      const self = v.seat;
      const all = playerOrder(m).every((seat) => {
        v.seat = seat;
        return could(m, v);
      });
      v.seat = self;
      return all;
    };
  },
  text: ({ then: cost }) => lcg.textOf(asPlayer(everyPlayer, cost)),
});
/** A cost that every single player has to pay (LCG-TRAVEL-07, -08). */
export const everyPlayerPays = (cost: Effect): Effect => allPayNode({ then: cost });

const HIGHEST: NounPhrase = {
  noun: 'player',
  det: 'the',
  with: { de: 'dem höchsten Bedrohungsgrad', en: 'the highest threat' },
};

function highest(m: M): readonly Seat[] {
  const seats = playerOrder(m);
  const most = Math.max(...seats.map((seat) => m.s.threat[seat]));
  return seats.filter((seat) => m.s.threat[seat] === most);
}

const highestNode = lcg.effect<ThenNode>('highest threat', {
  assemble: ({ then: effect }, a, l) => {
    const self = a.local<Seat>('self');
    a.ask(
      (m, v) => {
        const options = highest(m).map((seat) => option(`p${seat}`, 'lcg.option.player', { seat }));
        return question(m.s.first, 'target', ['lcg.ask.player'], options, undefined, v.source);
      },
      (_m, v, answer) => {
        self.set(v, v.seat);
        v.seat = answer.seat;
      },
    );
    l.assemble(effect, a);
    a.run((_m, v) => {
      v.seat = self.of(v);
    });
  },
  could: ({ then: effect }) => {
    const could = lcg.could(effect);
    return (m, v) => highest(m).some((seat) => could(m, { ...v, seat } as EffectVars));
  },
  text: ({ then: effect }) => withSubject(lcg.textOf(effect), HIGHEST),
});
/** The player with the highest threat does something; the first player picks one of several (LCG-FIRSTPLAYER-05). */
export const asHighestThreat = (effect: Effect): Effect => highestNode({ then: effect });
