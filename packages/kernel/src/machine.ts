import { Box } from './box.ts';
import { kernelProcedures } from './events.ts';
import type { Game } from './game.ts';
import type { Layout } from './layout.ts';
import { Memo } from './memo.ts';
import type { Procedure } from './procedure.ts';
import type { State } from './state.ts';

/** What is derived from a game once and shared by all its matches; nothing of it is state. */
export interface Machine<S extends State> {
  readonly memo: Memo;
  readonly procs: Map<string, Procedure<S, never>>;
  readonly layouts: (Layout | undefined)[];
  /** What `perGame` has found. */
  readonly found: unknown[];
  readonly boxes: Map<number, Box<S>>;
}

const machines = new WeakMap<object, Machine<State>>();
const MOST_BOXES = 256;

/** The machine of a game, made when it is first needed. */
export function machineOf<S extends State>(game: Game<S>): Machine<S> {
  let machine = machines.get(game) as Machine<S> | undefined;
  if (!machine) {
    const procs = new Map<string, Procedure<S, never>>();
    const known = game.vars?.(0, 0) ?? {};
    for (const proc of [...kernelProcedures<S>(), ...game.procedures]) {
      if (procs.has(proc.name)) throw new Error(`two procedures are called ${proc.name}`);
      procs.set(proc.name, proc);
      if (proc.locals.length > 0) proc.missing = proc.locals.filter((name) => !(name in known));
    }
    machine = { memo: new Memo(), procs, layouts: [], found: [], boxes: new Map() };
    // One list for all games; each finds its own by itself.
    machines.set(game, machine as unknown as Machine<State>);
  }
  return machine;
}

/** What follows from which definition every card has. Few deals are alike, so only some are kept. */
export function boxOf<S extends State>(machine: Machine<S>, game: Game<S>, state: S): Box<S> {
  const { boxes } = machine;
  let box = boxes.get(state.box);
  if (!box) {
    if (boxes.size >= MOST_BOXES) boxes.clear();
    box = new Box(game, state);
    boxes.set(box.key, box);
  }
  return box;
}
