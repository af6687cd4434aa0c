import { Box } from './box.ts';
import { Option, PASS } from './decision.ts';
import { kernelProcedures } from './events.ts';
import type { Game } from './game.ts';
import type { Layout } from './layout.ts';
import { Listening } from './listening.ts';
import { Memo } from './memo.ts';
import type { Procedure } from './procedure.ts';
import type { State } from './state.ts';

/** What is derived from a game once and shared by all its matches; nothing of it is state. */
export interface Machine<S extends State> {
  readonly memo: Memo;
  readonly procs: Map<string, Procedure<S, never>>;
  readonly layouts: (Layout | undefined)[];
  readonly boxes: Map<number, Box>;
  readonly listening: Listening<S>;
  /** Passing, which is most often all that somebody can do. Not frozen: frozen lists are slow to read. */
  readonly pass: readonly Option[];
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
    machine = {
      memo: new Memo(),
      procs,
      layouts: [],
      boxes: new Map(),
      listening: new Listening(game),
      pass: [new Option(PASS, game.policy.passKey)],
    };
    // One list for all games; each finds its own by itself.
    machines.set(game, machine as unknown as Machine<State>);
  }
  return machine;
}

/** What follows from which definition every card has. Few deals are alike, so only some are kept. */
export function boxOf<S extends State>({ boxes }: Machine<S>, key: number): Box {
  let box = boxes.get(key);
  if (!box) {
    if (boxes.size >= MOST_BOXES) boxes.clear();
    box = new Box(key);
    boxes.set(key, box);
  }
  return box;
}
