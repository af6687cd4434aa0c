import { Option, PASS } from './decision.ts';
import type { EventRules, Trigger } from './event-rules.ts';
import type { Game } from './game.ts';
import type { Match } from './match.ts';
import type { CardIx, State } from './state.ts';
import type { Modifier } from './values.ts';

/** A trigger or modifier together with the card that has it. */
export interface Heard<T> {
  readonly card: CardIx;
  readonly ix: number;
  readonly what: T;
}

/** All there is to know when an event of one type happens, so that it is looked up once. */
export interface Hearing<S extends State> {
  readonly rules: EventRules<S>;
  /** Whether a seat may be asked for its hidden cards' sake. */
  readonly blind: boolean;
  readonly when: Listeners<S>;
  readonly after: Listeners<S>;
}

/** Abilities that wait for an event: those that start by themselves, and those that may be used. */
export interface Listeners<S extends State> {
  readonly forced: Heard<Trigger<S>>[];
  readonly optional: Heard<Trigger<S>>[];
}

/** Which cards of one box listen to which events and change which values: found once, since definitions do not change. */
export class Box<S extends State> {
  readonly key: number;
  readonly modifiers: Heard<Modifier<S>>[][] = [];
  /** Passing, which is most often all that somebody can do. Not frozen: frozen lists are slow to read. */
  readonly pass: readonly Option[];
  /** What `perBox` has found for this box. */
  readonly found: unknown[] = [];
  private readonly hearings = new Map<string, Hearing<S>>();
  private lastType = '';
  private last: Hearing<S> | null = null;

  constructor(game: Game<S>, state: S) {
    this.key = state.box;
    this.pass = [new Option(PASS, game.policy.passKey)];
    for (const [type, rules] of Object.entries(game.events)) {
      const listeners = () => ({ forced: [], optional: [] });
      this.hearings.set(type, { rules, blind: game.policy.blind.has(type), when: listeners(), after: listeners() });
    }
    for (let i = 0; i < game.stats.names.length; i++) this.modifiers.push([]);
    state.cards.forEach((card, ix) => {
      const def = game.defs[card.def];
      // What waits for an event that the game does not have waits for ever.
      def.triggers.forEach((what, n) => {
        const listeners = this.hearings.get(what.on)?.[what.timing];
        listeners?.[what.optional ? 'optional' : 'forced'].push({ card: ix, ix: n, what });
      });
      def.modifiers.forEach((what, n) => {
        this.modifiers[what.stat].push({ card: ix, ix: n, what });
      });
    });
  }

  /** What there is to know of a type of event; most questions are about the same one as the last. */
  hearing(type: string): Hearing<S> {
    if (this.last !== null && this.lastType === type) return this.last;
    const hearing = this.hearings.get(type);
    if (hearing === undefined) throw new Error(`there is no event ${type}`);
    this.lastType = type;
    this.last = hearing;
    return hearing;
  }
}

let finders = 0;

/**
 * Something that depends only on which cards there are (which of them have actions, share a title …): found once for all
 * matches with the same box.
 */
export function perBox<S extends State, T>(find: (m: Match<S>) => T): (m: Match<S>) => T {
  const at = finders++;
  return (m) => {
    const { found } = m.box;
    if (found[at] === undefined) found[at] = find(m);
    return found[at] as T;
  };
}

/** Something that depends only on the definitions (lists of their costs, say): found once for a game. */
export function perGame<S extends State, T>(find: (game: Game<S>) => T): (m: Match<S>) => T {
  const at = finders++;
  return (m) => {
    const { found } = m;
    if (found[at] === undefined) found[at] = find(m.game);
    return found[at] as T;
  };
}
