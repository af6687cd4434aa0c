import {
  type CardIx,
  type Fact,
  idleOption,
  type Match,
  type Option,
  type Seat,
  type State,
  seenAs,
} from '@tafelrunde/kernel';

/** What a certain fact claims of the positions between an answer and the next question. */
export interface Claim<S extends State> {
  readonly before: Match<S>;
  readonly now: Match<S>;
  readonly seat: Seat;
  readonly option: Option;
  readonly card: CardIx;
  /** The numbers that it says. */
  number(name: string): number;
  /** The names that it says. */
  name(name: string): string;
}

/** How the facts of a game are proven: by message key, whether what is said is so in a position. */
export interface Proofs<S extends State> {
  readonly holds: Readonly<Record<string, (claim: Claim<S>) => boolean>>;
  /** Answers that complete an option, such as the end of a run of picks; null once it is complete. */
  goesOn(m: Match<S>, first: Option): string | null;
}

/** Nothing takes more answers to be complete. */
const MOST = 30;

/** Whether what is said comes true somewhere on the way from an answer to the next question. */
export function comesTrue<S extends State>(m: Match<S>, option: Option, fact: Fact, proofs: Proofs<S>): boolean {
  const [key, params = {}] = fact.words;
  const holds = proofs.holds[key];
  if (!holds) throw new Error(`nothing proves ${key}`);
  const before = m.clone();
  const now = m.clone();
  const seat = now.decision()!.seat;
  const card = fact.about.length > 0 ? before.s.cards.findIndex((_, ix) => seenAs(before, ix) === fact.about[0]) : -1;
  const number = (name: string): number => params[name] as number;
  const name = (of: string): string => (params[of] as { readonly name: string }).name;
  const claim: Claim<S> = { before, now, seat, option, card, number, name };
  let so = false;
  const look = (): boolean => {
    so ||= holds(claim);
    return false;
  };
  let id: string | null = option.id;
  for (let answers = 0; id !== null && answers < MOST; answers++) {
    now.runTo(look, id);
    now.decision();
    look();
    if (so) break;
    id = othersPass(now, seat) ?? proofs.goesOn(now, option);
  }
  return so;
}

/** What another player answers who does not step in; null if it is not another's turn, or he has to do something. */
function othersPass<S extends State>(m: Match<S>, seat: Seat): string | null {
  const asked = m.decision();
  if (!asked || asked.seat === seat) return null;
  const idle = idleOption(m.game, asked);
  return idle === '' ? null : idle;
}
