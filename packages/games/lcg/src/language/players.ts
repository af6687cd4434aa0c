import { clausesOf, type Effect, inARow, type Node, option, question, type Seat, type Who } from '@tafelrunde/kernel';
import { type Clause, describe, type Literal, type NounPhrase, type Phrase } from '@tafelrunde/words';
import { isEliminated, playerOrder } from '../players.ts';
import type { LcgOption, LcgWords } from '../state.ts';
import { lcg } from './language.ts';
import { lcgLexicon } from './lexicon.ts';
import { CHOSEN_PLAYER } from './select.ts';

interface Then extends Node {
  readonly then: Effect;
}

const seatIds = ['p0', 'p1', 'p2', 'p3'];

const chooseNode = lcg.effect<Then & { other: boolean }>('choose player', {
  assemble: ({ then, other }, a, l) => {
    const could = lcg.could(then);
    const prompt: LcgWords = ['lcg.ask.player'];
    a.declare('player');
    a.ask(
      (m, v) => {
        const held = v.player;
        const options: LcgOption[] = [];
        for (const seat of playerOrder(m)) {
          v.player = seat;
          if ((!other || seat !== v.seat) && could(m, v))
            options.push(option(seatIds[seat], 'lcg.option.player', { seat }));
        }
        v.player = held;
        // Whoever is out by what he paid is asked nothing any more: the first player chooses for him.
        const seat = isEliminated(m, v.seat) ? m.s.first : v.seat;
        return options.length === 0 ? null : question(seat, 'target', prompt, options, undefined, v.source);
      },
      (_m, v, answer) => {
        v.player = answer.seat;
      },
    );
    const end = a.label();
    a.jumpIf(end, (_m, v) => v.player === -1);
    l.assemble(then, a);
    a.place(end);
  },
  could: ({ then, other }) => {
    const could = lcg.could(then);
    return (m, v) => {
      const held = v.player;
      const order = playerOrder(m);
      let any = false;
      for (let i = 0; i < order.length && !any; i++) {
        v.player = order[i];
        any = (!other || order[i] !== v.seat) && could(m, v);
      }
      v.player = held ?? -1;
      return any;
    };
  },
  text: ({ then, other }) => chosenText(lcg.textOf(then), other),
});
/** What only the chosen player does reads "a player of your choice …"; all else begins with choosing him. */
function chosenText(effect: Phrase, other: boolean): Phrase {
  const player: NounPhrase = { noun: 'player', det: other ? 'another' : 'a' };
  const clauses = clausesOf(effect);
  if (!clauses.every((clause) => 'verb' in clause && clause.subject === CHOSEN_PLAYER)) {
    return inARow([{ verb: 'choose', object: player }, effect]);
  }
  const subject: NounPhrase = { ...player, after: { de: 'deiner Wahl', en: 'of your choice' } };
  if (clauses.length === 1) return { ...(clauses[0] as Clause), subject };
  const rest = (clauses as readonly Clause[]).map(({ subject: _, mood: __, ...clause }: Clause) => clause);
  const list: Phrase = { subject, clauses: rest, mood: 'declarative' };
  return { de: describe(list, 'de', lcgLexicon), en: describe(list, 'en', lcgLexicon) };
}

/** "Choose a player": bound as the chosen player. */
export const choosePlayer = (effect: Effect): Effect => chooseNode({ then: effect, other: false });
export const chooseAnotherPlayer = (effect: Effect): Effect => chooseNode({ then: effect, other: true });

const asNode = lcg.effect<Then & { who: Who; says: Phrase | null }>('as player', {
  assemble: ({ then, who }, a, l) => {
    const seats = lcg.seats(who);
    const list = a.local<Seat[]>('seats');
    const self = a.local<Seat>('self');
    const loop = a.label();
    const end = a.label();
    a.run((m, v) => {
      self.set(v, v.seat);
      list.set(v, seats(m, v).toReversed());
    });
    a.place(loop);
    a.run((m, v) => {
      const next = list.of(v).pop();
      if (next === undefined) {
        v.seat = self.of(v);
        m.jump(end.step);
      } else if (isEliminated(m, next)) {
        m.jump(loop.step);
      } else {
        v.seat = next;
      }
    });
    l.assemble(then, a);
    a.jump(loop);
    a.place(end);
  },
  could: ({ then, who }) => {
    const seats = lcg.seats(who);
    const could = lcg.could(then);
    return (m, v) => {
      const self = v.seat;
      const list = seats(m, v);
      let any = false;
      for (let i = 0; i < list.length && !any; i++) {
        v.seat = list[i];
        any = could(m, v);
      }
      v.seat = self;
      return any;
    };
  },
  text: ({ then, who, says }) => says ?? withSubject(lcg.textOf(then), lcg.textOf(who) as Clause['subject']),
});

/** A player, or each in player order, does something himself: "you" means him. */
export const asPlayer = (who: Who, effect: Effect, says: Literal | null = null): Effect =>
  asNode({ who, then: effect, says });

/** Commands become statements about somebody. */
export function withSubject(phrase: Phrase, subject: Clause['subject']): Phrase {
  const put = (clause: Clause | Literal): Clause | Literal =>
    'verb' in clause && clause.subject === undefined ? { ...clause, subject, mood: 'declarative' } : clause;
  if ('clauses' in phrase) return { ...phrase, clauses: phrase.clauses.map(put) };
  return 'verb' in phrase ? put(phrase) : phrase;
}
