import {
  cloneState,
  type Decision,
  Match,
  type Quick,
  type RandomWords,
  type State,
  seedWords,
} from '@tafelrunde/kernel';
import type { Scene, Skill } from './bot.ts';
import type { Plan } from './race.ts';
import type { Sight } from './sight.ts';

/** Looking at the clock costs time, so only after so many decisions. */
const DECISIONS_BETWEEN_LOOKS = 4;
/** A game in thought that has not ended by then is valued as it stands. */
const MOST_DECISIONS = 4000;
/** How many deals are tried until one asks what is really asked. */
const TRIES = 20;

/**
 * A deal in which the same seat is asked the same. Where a game asks only those who can do something, this also rules out
 * hands of others that they would have been asked for. Null if none is found in time.
 */
export function dealAlike<S extends State>(
  sight: Sight<S>,
  { seat, options }: Decision,
  random: RandomWords,
  late: () => boolean,
): Match<S> | null {
  for (let i = 0; i < TRIES && !late(); i++) {
    const dealt = sight.redeal(random);
    const decision = dealt.decision();
    if (decision?.seat === seat && decision.options.length === options.length) return dealt;
  }
  return null;
}

/**
 * Plays plans on in thought, deal by deal. What comes of a deal follows from its number and the luck of the search alone: so deals can be
 * shared out, and whoever tries them finds the same.
 */
export class Playouts<S extends State> {
  private readonly skill: Skill<S>;
  private readonly sight: Sight<S>;
  private readonly decision: Decision;
  private readonly luck: string;
  private readonly isLate: () => boolean;
  private match: Match<S> | null = null;
  private sights: Sight<S>[] = [];
  private quick: Quick<S> | null = null;
  /** The moment at which a game is broken off. */
  private end = Number.POSITIVE_INFINITY;
  /** What ends it sooner: that the scene is over in which something is asked. */
  private scene: Scene<S> | null = null;

  constructor(skill: Skill<S>, sight: Sight<S>, decision: Decision, luck: RandomWords, isLate: () => boolean) {
    this.skill = skill;
    this.sight = sight;
    this.decision = decision;
    this.luck = luck.join();
    this.isLate = isLate;
  }

  /** The values of these plans in a deal; null if time ran out, or if no such deal is found. */
  tryOn(deal: number, plans: readonly Plan[]): number[] | null {
    const random = seedWords(`${this.luck}/${deal}`);
    const dealt = this.dealAlike(random);
    if (dealt === null) return null;
    const values: number[] = [];
    for (const plan of plans) {
      const value = this.run(dealt, plan, random.slice() as RandomWords);
      // A deal that not all options could be tried on compares nothing.
      if (Number.isNaN(value)) return null;
      values.push(value);
    }
    return values;
  }

  /** All that can be done of some deals in time: a row of values for each. */
  tryAll(deals: readonly number[], plans: readonly Plan[]): number[][] {
    const rows: number[][] = [];
    for (const deal of deals) {
      if (this.isLate()) break;
      const row = this.tryOn(deal, plans);
      if (row === null) break;
      rows.push(row);
    }
    return rows;
  }

  /** The answers of the rules of thumb in the run of picks that is asked for, beginning with this option. */
  restOfRun(first: string): Plan {
    const random = seedWords(`${this.luck}/run`);
    const dealt = this.dealAlike(random);
    if (dealt === null) return [first];
    const match = this.load(dealt);
    const plan: string[] = [];
    const { group, seat } = this.decision;
    for (let asked = match.decision(); asked; asked = match.decision()) {
      if (asked.seat !== seat || asked.group?.id !== group?.id) break;
      const option =
        plan.length === 0
          ? asked.options.find(({ id }) => id === first)!
          : this.skill.steady(this.sights[seat], asked, random, null);
      plan.push(option.id);
      match.take(option);
    }
    return plan;
  }

  private dealAlike(random: RandomWords): Match<S> | null {
    return dealAlike(this.sight, this.decision, random, this.isLate);
  }

  /** The value for the seat of following that plan in that deal; NaN if time ran out. */
  run(dealt: Match<S>, plan: Plan, random: RandomWords): number {
    const { skill } = this;
    const { seat, group } = this.decision;
    const match = this.load(dealt);
    const own = match.decision()!.options.find(({ id }) => id === plan[0]);
    if (!own) throw new Error(`a redealt game does not offer ${plan[0]}`);
    this.end = this.momentOf(dealt) + (skill.horizon ?? Number.POSITIVE_INFINITY);
    this.scene = skill.horizon !== undefined && skill.scene?.isOn(dealt) ? skill.scene : null;
    let planned = 1;
    // What is planned is answered here; everything behind it may be answered without a list.
    if (planned === plan.length) match.quick = this.quick;
    match.take(own);
    for (let asked = 0; asked < MOST_DECISIONS; asked++) {
      const decision = match.decision();
      if (!decision || this.isOver(match)) break;
      if (asked % DECISIONS_BETWEEN_LOOKS === 0 && this.isLate()) return Number.NaN;
      const { options } = decision;
      if (planned < plan.length) {
        const isPart = decision.seat === seat && decision.group?.id === group?.id;
        const next = isPart ? options.find(({ id }) => id === plan[planned]) : undefined;
        planned = next ? planned + 1 : plan.length;
        if (planned === plan.length) match.quick = this.quick;
        if (next) {
          match.take(next);
          continue;
        }
      }
      match.take(options.length === 1 ? options[0] : skill.steady(this.sights[decision.seat], decision, random, null));
    }
    return skill.value(match, seat);
  }

  private isOver(match: Match<S>): boolean {
    return this.momentOf(match) >= this.end || this.scene?.isOver(match) === true;
  }

  private momentOf(match: Match<S>): number {
    return this.skill.moment?.(match) ?? 0;
  }

  /** Where a game is broken off, it is at a question: nothing must be answered beyond it. */
  private untilOver(quick: Quick<S> | null): Quick<S> | null {
    if (quick === null) return null;
    const { answer, ahead, wants, best } = quick;
    return {
      ahead,
      answer: answer && ((m, ask) => (this.isOver(m) ? null : answer(m, ask))),
      wants: wants && ((m, seat, card, isPlayed) => this.isOver(m) || wants(m, seat, card, isPlayed)),
      best: best && ((m, seat, key, cards, orNone) => (this.isOver(m) ? null : best(m, seat, key, cards, orNone))),
    };
  }

  private load(dealt: Match<S>): Match<S> {
    const state = cloneState(dealt.game, dealt.s);
    if (this.match) {
      this.match.load(state);
      this.match.quick = null;
    } else {
      this.match = new Match(dealt.game, state);
      const { match } = this;
      this.sights = Array.from({ length: state.seats }, (_, seat) => this.skill.look(match, seat));
      this.quick = this.untilOver(this.skill.quick?.(this.sights) ?? null);
    }
    return this.match;
  }
}
