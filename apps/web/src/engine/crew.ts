import { type Crew, type Helper, type HelpTask, help, loadSkill, positionFor, warmUp } from '@tafelrunde/bots';
import { type Game, type Match, type Plain, seedWords } from '@tafelrunde/kernel';

/** What a helper is told, and what it says back. Helpers are workers of the same file as the engine: nothing more is fetched. */
export type Errand =
  | { readonly type: 'help'; readonly number: number; readonly task: HelpTask }
  | { readonly type: 'warm'; readonly game: string; readonly setup: Plain };
export interface Errands {
  readonly number: number;
  readonly rows: readonly (readonly number[])[];
}

/** A worker, as far as it is used here. */
interface Colleague {
  postMessage(errand: Errand): void;
  addEventListener(type: 'message', listen: (event: { readonly data: Errands }) => void): void;
  addEventListener(type: 'error', listen: () => void): void;
}

/** More helpers than this would only heat the room. */
const MOST = 7;

/** How long a core plays itself warm before others get their turn, and how long it stands back after it was asked for help. */
const PIECE = 25;
const STAND_BACK = 250;

/** When this core was last asked to help with a thought. */
let helped = Number.NEGATIVE_INFINITY;

/** Tries deals here, for a thought that somebody waits for. */
export async function helpHere(game: Game, task: HelpTask): Promise<Errands['rows']> {
  const rows = await help(game, task);
  helped = performance.now();
  return rows;
}

/** Hears what was said meanwhile: whoever works without a break hears no message. Timers would wait four milliseconds. */
function drawBreath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** The other cores of this machine, which try deals for a bot that thinks ahead. */
export class Helpers {
  private colleagues: readonly Colleague[] | null = null;
  private readonly waiting = new Map<number, (rows: Errands['rows']) => void>();
  private numbers = 0;
  private readonly hire: () => Colleague;
  private readonly cores: number;

  constructor(hire: () => Colleague, cores: number) {
    this.hire = hire;
    this.cores = cores;
  }

  /** Gets all cores ready for a game that is set up like that. */
  prepare(game: Game, setup: Plain): void {
    this.colleagues ??= this.gather();
    for (const colleague of this.colleagues) colleague.postMessage({ type: 'warm', game: game.id, setup });
    void warmHere(game, setup);
  }

  /** Who tries deals of this position: the others, and last this core itself, which then has nothing else to do. */
  crewFor(match: Match): Crew {
    this.colleagues ??= this.gather();
    const { game } = match;
    const state = positionFor(match, seedWords(`${match.s.answers}`));
    const here: Helper = async (round, milliseconds) => {
      const rows = await helpHere(game, { game: game.id, state: structuredClone(state), round, milliseconds });
      await drawBreath();
      return rows;
    };
    const helpers = this.colleagues.map(
      (colleague): Helper =>
        (round, milliseconds) => {
          const task: HelpTask = { game: game.id, state, round, milliseconds };
          return this.ask(colleague, task);
        },
    );
    return () => [...helpers, here];
  }

  private gather(): readonly Colleague[] {
    const found: Colleague[] = [];
    try {
      for (let i = 1; i < Math.min(this.cores, MOST + 1); i++) found.push(this.engage());
    } catch {
      // A browser without workers of workers thinks with one core.
    }
    return found;
  }

  private engage(): Colleague {
    const colleague = this.hire();
    colleague.addEventListener('message', ({ data: { number, rows } }) => this.finish(number, rows));
    // One that cannot even begin is asked no more, and nobody waits for it.
    colleague.addEventListener('error', () => {
      this.colleagues = (this.colleagues ?? []).filter((one) => one !== colleague);
      for (const number of [...this.waiting.keys()]) this.finish(number, []);
    });
    return colleague;
  }

  private ask(colleague: Colleague, task: HelpTask): Promise<Errands['rows']> {
    return new Promise((resolve) => {
      const number = ++this.numbers;
      this.waiting.set(number, resolve);
      colleague.postMessage({ type: 'help', number, task });
    });
  }

  private finish(number: number, rows: Errands['rows']): void {
    this.waiting.get(number)?.(rows);
    this.waiting.delete(number);
  }
}

/**
 * Plays a game in thought until it gets no faster, a short piece at a time, so that whatever comes meanwhile is served; a thought is what warms
 * best.
 */
export async function warmHere(game: Game, setup: Plain): Promise<void> {
  const games = warmUp(game, await loadSkill(game.id), setup);
  const piece = (): void => {
    const began = performance.now();
    if (began - helped < STAND_BACK) {
      setTimeout(piece, STAND_BACK);
      return;
    }
    while (performance.now() - began < PIECE) if (games.next().done) return;
    setTimeout(piece, 0);
  };
  piece();
}
