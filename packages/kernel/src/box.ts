import type { Trigger } from './events.ts';
import type { Game } from './game.ts';
import type { CardIx, State } from './state.ts';
import type { Modifier } from './values.ts';

/** A trigger or modifier together with the card that has it. */
export interface Heard<T> {
  readonly card: CardIx;
  readonly ix: number;
  readonly what: T;
}

/** Which cards of one box listen to which events and change which values: found once, since definitions do not change. */
export class Box<S extends State> {
  readonly key: number;
  readonly when = new Map<string, Heard<Trigger<S>>[]>();
  readonly after = new Map<string, Heard<Trigger<S>>[]>();
  readonly modifiers: Heard<Modifier<S>>[][] = [];

  constructor(game: Game<S>, state: S) {
    this.key = state.box;
    for (let i = 0; i < game.stats.names.length; i++) this.modifiers.push([]);
    state.cards.forEach((card, ix) => {
      const def = game.defs[card.def];
      def.triggers.forEach((what, n) => {
        const table = what.timing === 'when' ? this.when : this.after;
        let list = table.get(what.on);
        if (!list) table.set(what.on, (list = []));
        list.push({ card: ix, ix: n, what });
      });
      def.modifiers.forEach((what, n) => this.modifiers[what.stat].push({ card: ix, ix: n, what }));
    });
  }
}
