import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Thought as BotThought,
  budgetOf,
  type Helper,
  type HelpTask,
  levelsOf,
  loadPlayer,
  thinksAhead,
} from '@tafelrunde/bots';
import {
  decodeState,
  encodeState,
  type Game,
  Match,
  PASS,
  type Plain,
  type RandomWords,
  redeal,
} from '@tafelrunde/kernel';
import type { BotPace } from '@tafelrunde/protocol';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Bots, Choice, Question } from './bots.ts';
import { FairQueue } from './fair-queue.ts';
import { KeenSeats } from './keen-seats.ts';
import { SeatNotes } from './seat-notes.ts';
import type { Threads } from './threads.ts';
import type { BotTask } from './worker.ts';

interface PoolOptions {
  readonly threads: Threads;
  /** Milliseconds a bot takes for each answer at least, so that its pace tells nothing of its hand. */
  readonly pace: number;
  /** Milliseconds a keen bot may think when there is time. */
  readonly budget: number;
  /** So many times as long it may think about a weighty decision if it has saved as much; 1 for never longer. */
  readonly stretch: number;
  /** Seats on which keen bots think at the same time. */
  readonly keenPerPerson: number;
  readonly keenPerAddress: number;
  readonly log: Log;
}

/** With less time than this there is nothing to think ahead about. */
const LEAST_BUDGET = 60;
/** So much later than its budget nobody waits for a thread any longer. */
const PATIENCE = 4000;

type Level = 'steady' | 'keen' | 'master';

/** A thought within its budget takes a tenth more at most; one that took longer was prolonged. */
const IN_TIME = 1.1;

/** Threads are warmed in pieces of so many milliseconds, as long as it helps: a question that comes meanwhile hardly waits. */
const WARM_PIECE = 150;

/** How many times as long as a keen bot this one may think. */
function patienceOf(level: Level): number {
  return level === 'master' ? budgetOf('master').milliseconds! / budgetOf('keen').milliseconds! : 1;
}

/** A thought that waits for a thread. */
interface Waiting {
  readonly who: string;
  readonly address: string;
  /** For which seat, at which table. */
  readonly seat: string;
  readonly game: Game;
  readonly task: Omit<BotTask, 'level' | 'budget' | 'saved'>;
  /** Whether there is anything to choose: where there is not, nothing is saved by being quick. */
  readonly choice: boolean;
  level: Level;
  done(thought: Thought): void;
  failed(error: unknown): void;
}

interface Thought {
  readonly id: string;
  /** The answers to the picks that follow, if they were decided together. */
  readonly picks: readonly string[];
  readonly level: Level;
  /** The time it was given: its budget or, if it took more than that, the second bound. */
  readonly milliseconds: number;
  readonly budget: number;
}

const word = (): number => randomInt(2 ** 32) | 0;
const luckOf = (): RandomWords => [word(), word(), word(), word()];

/**
 * Bots that think in threads. When more is asked than there are threads, everybody gets his share: questions take turns by
 * person and, for each person, by table; the more wait, the shorter a keen bot thinks; one that has waited for too long plays
 * by rules of thumb, which takes no time. Nothing is thought about that nobody waits for.
 */
export class BotPool implements Bots {
  private readonly options: PoolOptions;
  private readonly persons: KeenSeats;
  private readonly addresses: KeenSeats;
  private readonly notes = new SeatNotes();
  /** Short thoughts come first: nobody notices them. */
  private readonly queues = { steady: new FairQueue<Waiting>(), keen: new FairQueue<Waiting>() };
  private running = 0;
  private closed = false;
  /** Games that the threads play in thought. */
  private readonly warming = new Set<string>();

  constructor(options: PoolOptions) {
    this.options = options;
    this.persons = new KeenSeats(options.keenPerPerson);
    this.addresses = new KeenSeats(options.keenPerAddress);
  }

  levels(game: string): readonly string[] {
    return levelsOf(game);
  }

  get waiting(): number {
    return this.queues.steady.size + this.queues.keen.size;
  }

  async choose(question: Question): Promise<Choice> {
    const { game, level, match, seat, signal } = question;
    const { pace, budget, log } = this.options;
    const began = performance.now();
    const decision = match.decision()!;
    const { options } = decision;
    const { answers } = match.s;
    const rest = (milliseconds: number): Promise<void> =>
      sleep(Math.max(0, milliseconds - (performance.now() - began)), undefined, { signal });
    if (level === 'random' || !this.levels(game.id).includes('steady')) {
      const { id } = options[randomInt(options.length)];
      await rest(pace);
      return { id, pace: 'full' };
    }
    const wanted: Level = thinksAhead(level) ? level : 'steady';
    const noted = `${question.asker.table}/${seat}`;
    const pick = wanted === 'steady' ? null : this.notes.nextPick(noted, answers, decision);
    if (pick !== null) {
      const milliseconds = this.share() * patienceOf(wanted);
      await rest(Math.max(pace, milliseconds));
      return { id: pick, pace: milliseconds < budget * patienceOf(wanted) ? 'short' : 'full' };
    }
    const dealt = redeal(match, seat, luckOf());
    const first = thinksAhead(wanted) && !this.mayThinkAhead(question) ? 'steady' : wanted;
    const task = { game: game.id, state: encodeState(game, dealt.s), luck: luckOf() };
    // Somebody has to answer, whatever happens in the threads; but nobody plays at random who was not asked to.
    for (const attempt of new Set<Level>([first, 'steady'])) {
      try {
        const thought = await this.think(question, task, options.length > 1, attempt);
        if (!options.some(({ id }) => id === thought.id)) throw new Error(`it chose ${thought.id}`);
        if (thinksAhead(thought.level)) this.notes.decided(noted, answers, decision, thought.picks);
        // All bots of one level take the same time, however little there is to think about, or as much longer as they ever may.
        await rest(Math.max(pace, thought.milliseconds));
        return { id: thought.id, pace: paceOf(wanted, thought, budget * patienceOf(wanted)) };
      } catch (error) {
        signal.throwIfAborted();
        log.error('a bot could not think', { game: game.id, bot: attempt, error });
      }
    }
    const id = await rulesOfThumb(dealt, log);
    await rest(pace);
    const offered = options.find((one) => one.id === id) ?? options.find((one) => one.id === PASS) ?? options[0];
    return { id: offered.id, pace: thinksAhead(wanted) ? 'steady' : 'full' };
  }

  private mayThinkAhead({ asker: { person, address, table }, seat }: Question): boolean {
    const one = `${table}/${seat}`;
    return this.persons.allows(person, one) && this.addresses.allows(address, one);
  }

  /** Counts a thought that may take longer than usual against the limits of its person and address; null if it may not. */
  private prolong({ who, address }: Waiting): (() => void) | null {
    const more = this.options.stretch - 1;
    const person = this.persons.prolong(who, more);
    const line = person && this.addresses.prolong(address, more);
    if (!line) {
      person?.();
      return null;
    }
    return () => {
      person();
      line();
    };
  }

  /** Waits for a thread, and for what it finds. Who waits for a thread as long as he may think gets a short answer instead. */
  private think(question: Question, task: Waiting['task'], choice: boolean, level: Level): Promise<Thought> {
    const { game, seat, asker, signal } = question;
    const { person: who, address, table } = asker;
    return new Promise<Thought>((resolve, reject) => {
      const end = (): void => {
        clearTimeout(hurry);
        signal.removeEventListener('abort', abort);
      };
      const waiting: Waiting = {
        ...{ who, address, seat: `${table}/${seat}`, game, task, choice, level },
        done: (thought) => {
          end();
          resolve(thought);
        },
        failed: (error) => {
          end();
          reject(error);
        },
      };
      const abort = (): void => {
        this.queues[thinksAhead(waiting.level) ? 'keen' : 'steady'].remove(who, waiting);
        waiting.failed(signal.reason);
      };
      const hurry = setTimeout(() => {
        if (!thinksAhead(waiting.level) || !this.queues.keen.remove(who, waiting)) return;
        waiting.level = 'steady';
        this.queues.steady.push(who, waiting);
        this.pump();
      }, this.options.budget);
      if (signal.aborted) return abort();
      signal.addEventListener('abort', abort, { once: true });
      this.queues[thinksAhead(level) ? 'keen' : 'steady'].push(who, waiting);
      this.pump();
    });
  }

  private pump(): void {
    while (this.running < this.options.threads.count) {
      const waiting = this.queues.steady.next() ?? this.queues.keen.next();
      if (!waiting) return;
      this.running++;
      void this.run(waiting).finally(() => {
        this.running--;
        this.pump();
      });
    }
  }

  private async run(waiting: Waiting): Promise<void> {
    const { seat, game, task, choice, level, done, failed } = waiting;
    const share = this.share();
    const milliseconds = thinksAhead(level) ? share * patienceOf(level) : 0;
    const how: Level = milliseconds >= LEAST_BUDGET ? level : 'steady';
    const ahead = thinksAhead(how);
    // Where time is short nobody takes more of it than his share, and nobody saves any.
    const whole = ahead && choice && share === this.options.budget;
    const saved = whole ? this.notes.saved(seat) : 0;
    const shorter = saved > 0 ? this.prolong(waiting) : null;
    const stretch = shorter ? this.options.stretch : 1;
    const late = setTimeout(() => failed(new Error('the bot took too long')), milliseconds * stretch + PATIENCE);
    const began = performance.now();
    try {
      const asked = { ...task, level: how, budget: { milliseconds, stretch }, saved };
      const { threads } = this.options;
      const [id, ...picks] =
        ahead && threads.count > 1 && threads.help ? await this.thinkTogether(game, asked) : await threads.think(asked);
      const took = (performance.now() - began) / milliseconds;
      if (whole) this.notes.spent(seat, took);
      const given = took > IN_TIME ? milliseconds * stretch : milliseconds;
      done({ id, picks, level: how, budget: ahead ? milliseconds : 0, milliseconds: ahead ? given : 0 });
    } catch (error) {
      failed(error);
    } finally {
      clearTimeout(late);
      shorter?.();
    }
  }

  /**
   * One thought in several threads: this one only says which deals are tried and puts the results together. A thread that somebody
   * else wants is not asked again.
   */
  private async thinkTogether(
    game: Game,
    { level, state, luck, budget, saved = 0 }: BotTask,
  ): Promise<readonly string[]> {
    const { threads } = this.options;
    const helper: Helper = (round, milliseconds) => {
      const task: HelpTask = { game: game.id, state, round, milliseconds };
      return threads.help!(task);
    };
    const crew = (): readonly Helper[] => {
      const free = threads.count - this.running - this.waiting;
      return Array.from({ length: Math.max(1, 1 + free) }, () => helper);
    };
    const player = await loadPlayer(game, level, budget);
    const decoded = decodeState(game, structuredClone(state), true);
    if (!decoded) throw new Error(`a state of ${game.id} cannot be read`);
    const thought: BotThought = { words: null, saved };
    const { id } = await player.think(new Match(game, decoded), luck, crew, thought);
    return [id, ...(thought.rest ?? [])];
  }

  /** Lets the threads play this game in thought while nobody wants them: the first thought is then as quick as the tenth. */
  prepare(game: string, setup: Plain): void {
    const { threads, log } = this.options;
    if (!threads.warm || this.warming.has(game) || !this.levels(game).includes('keen')) return;
    this.warming.add(game);
    const warmUp = async (): Promise<void> => {
      for (let warm = false; !warm && !this.closed; ) {
        warm = await threads.warm!({ game, setup, milliseconds: WARM_PIECE });
        while (this.running + this.waiting > 0) await sleep(WARM_PIECE);
      }
    };
    // Threads that have nothing to do for long are ended, so whoever asks again may find others.
    warmUp()
      .catch((error: unknown) => {
        if (!this.closed) log.error('threads could not be warmed', { game, error });
      })
      .finally(() => this.warming.delete(game));
  }

  /** The time for one keen thought, halved as often as more of them want a thread than there are; few sizes, few players. */
  private share(): number {
    const { threads, budget } = this.options;
    const load = (this.queues.keen.size + this.running) / threads.count;
    return Math.floor(budget / 2 ** Math.ceil(Math.log2(Math.max(1, load))));
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.options.threads.close();
  }
}

/** Bots as the configuration wants them. */
export function botPool(config: Config, threads: Threads, log: Log): BotPool {
  const { botPace: pace, botBudget: budget, botStretch: stretch, keenPerPerson, keenPerAddress } = config;
  return new BotPool({ threads, pace, budget, stretch, keenPerPerson, keenPerAddress, log });
}

function paceOf(wanted: Level, { level, budget: given }: Thought, budget: number): BotPace {
  if (wanted === 'steady') return 'full';
  return level === 'steady' ? 'steady' : given < budget ? 'short' : 'full';
}

/** The last resort, in this thread: still what a steady bot would do. */
async function rulesOfThumb(dealt: Match, log: Log): Promise<string> {
  try {
    return (await loadPlayer(dealt.game, 'steady')).choose(dealt, luckOf()).id;
  } catch (error) {
    log.error('a bot has no rule of thumb', { game: dealt.game.id, error });
    return '';
  }
}
