import type { EventRules } from './event-rules.ts';
import type { Game } from './game.ts';
import type { State } from './state.ts';

/** All there is to know when an event of one type happens, so that it is looked up once. */
export interface Hearing<S extends State> {
  readonly rules: EventRules<S>;
  /** Whether a seat may be asked for its hidden cards' sake. */
  readonly blind: boolean;
  /** Its number among the types of events. */
  readonly number: number;
  readonly when: Listeners;
  readonly after: Listeners;
}

/** The lists of abilities that wait for an event: those that start by themselves, and those that may be used. */
interface Listeners {
  readonly forced: number;
  readonly optional: number;
}

/** What cards of one definition listen to. */
export interface Interest {
  /** The list of each of its triggers; -1 for one that waits for an event that the game does not have. */
  readonly lists: readonly number[];
  /** Numbers of the events that its triggers wait for until they have happened. */
  readonly heeds: readonly number[];
}

/** Which definitions of a game listen to which events and change which values: found once, since they do not change. */
export class Listening<S extends State> {
  /** How many lists of triggers there are. */
  readonly lists: number;
  /** Where something on cards of a definition works, as a set of kinds of zones; 0 if there is nothing of the kind. */
  readonly zones: readonly number[];
  readonly interests: readonly Interest[];
  private readonly hearings = new Map<string, Hearing<S>>();
  /** The two types that were asked for last. */
  private lastType = '';
  private last: Hearing<S> | null = null;
  private typeBefore = '';
  private before: Hearing<S> | null = null;

  constructor(game: Game<S>) {
    let lists = 0;
    for (const [type, rules] of Object.entries(game.events)) {
      const listeners = (): Listeners => ({ forced: lists++, optional: lists++ });
      const blind = game.policy.blind.has(type);
      this.hearings.set(type, { rules, blind, number: this.hearings.size, when: listeners(), after: listeners() });
    }
    this.lists = lists;
    this.zones = game.defs.map(({ triggers, modifiers }) => {
      return [...triggers, ...modifiers].reduce((set, { zones }) => set | zones, 0);
    });
    this.interests = game.defs.map(({ triggers }) => ({
      lists: triggers.map(({ on, timing, optional }) => {
        return this.hearings.get(on)?.[timing][optional ? 'optional' : 'forced'] ?? -1;
      }),
      heeds: triggers.flatMap(({ on, timing }) => (timing === 'after' ? (this.hearings.get(on)?.number ?? []) : [])),
    }));
  }

  /** How many types of events there are. */
  get types(): number {
    return this.hearings.size;
  }

  /** What there is to know of a type of event; most questions are about the same one as the last, or the one before. */
  hearing(type: string): Hearing<S> {
    if (this.last !== null && this.lastType === type) return this.last;
    const hearing = this.before !== null && this.typeBefore === type ? this.before : this.find(type);
    this.typeBefore = this.lastType;
    this.before = this.last;
    this.lastType = type;
    this.last = hearing;
    return hearing;
  }

  private find(type: string): Hearing<S> {
    const hearing = this.hearings.get(type);
    if (hearing === undefined) throw new Error(`there is no event ${type}`);
    return hearing;
  }
}
