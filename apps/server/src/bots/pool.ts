import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { levelsOf, loadPlayer } from '@tafelrunde/bots';
import { encodeState, type Match, PASS, type RandomWords, redeal } from '@tafelrunde/kernel';
import type { BotPace } from '@tafelrunde/protocol';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import type { Bots, Choice, Question } from './bots.ts';
import { FairQueue } from './fair-queue.ts';
import { KeenSeats } from './keen-seats.ts';
import type { Threads } from './threads.ts';
import type { BotTask } from './worker.ts';

interface PoolOptions {
  readonly threads: Threads;
  /** Milliseconds a bot takes for each answer at least, so that its pace tells nothing of its hand. */
  readonly pace: number;
  /** Milliseconds a keen bot may think when there is time. */
  readonly budget: number;
  /** Seats on which keen bots think at the same time. */
  readonly keenPerPerson: number;
  readonly keenPerAddress: number;
  readonly log: Log;
}

/** With less time than this there is nothing to think ahead about. */
const LEAST_BUDGET = 60;
/** So much later than its budget nobody waits for a thread any longer. */
const PATIENCE = 4000;

type Level = 'steady' | 'keen';

/** A thought that waits for a thread. */
interface Waiting {
  readonly who: string;
  readonly task: Omit<BotTask, 'level' | 'budget'>;
  level: Level;
  done(thought: Thought): void;
  failed(error: unknown): void;
}

interface Thought {
  readonly id: string;
  readonly level: Level;
  /** The time it was given. */
  readonly milliseconds: number;
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
  /** Short thoughts come first: nobody notices them. */
  private readonly queues = { steady: new FairQueue<Waiting>(), keen: new FairQueue<Waiting>() };
  private running = 0;

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
    const { served, level, match, seat, signal } = question;
    const { pace, budget, log } = this.options;
    const began = performance.now();
    const { options } = match.decision()!;
    const rest = (milliseconds: number): Promise<void> =>
      sleep(Math.max(0, milliseconds - (performance.now() - began)), undefined, { signal });
    if (level === 'random' || !this.levels(served.game.id).includes('steady')) {
      const { id } = options[randomInt(options.length)];
      await rest(pace);
      return { id, pace: 'full' };
    }
    const dealt = redeal(match, seat, luckOf());
    const wanted: Level = level === 'keen' ? 'keen' : 'steady';
    const first = wanted === 'keen' && !this.mayThinkAhead(question) ? 'steady' : wanted;
    const task = { game: served.game.id, state: encodeState(served.game, dealt.s), luck: luckOf() };
    // Somebody has to answer, whatever happens in the threads; but nobody plays at random who was not asked to.
    for (const attempt of first === 'keen' ? (['keen', 'steady'] as const) : (['steady'] as const)) {
      try {
        const thought = await this.think(question.asker.person, task, attempt, signal);
        if (!options.some(({ id }) => id === thought.id)) throw new Error(`it chose ${thought.id}`);
        // All bots of one level take the same time, however little there is to think about.
        await rest(Math.max(pace, thought.milliseconds));
        return { id: thought.id, pace: paceOf(wanted, thought, budget) };
      } catch (error) {
        signal.throwIfAborted();
        log.error('a bot could not think', { game: served.game.id, bot: attempt, error });
      }
    }
    const id = await rulesOfThumb(dealt, log);
    await rest(pace);
    const offered = options.find((one) => one.id === id) ?? options.find((one) => one.id === PASS) ?? options[0];
    return { id: offered.id, pace: wanted === 'keen' ? 'steady' : 'full' };
  }

  private mayThinkAhead({ asker: { person, address, table }, seat }: Question): boolean {
    const one = `${table}/${seat}`;
    return this.persons.allows(person, one) && this.addresses.allows(address, one);
  }

  /** Waits for a thread, and for what it finds. Who waits for a thread as long as he may think gets a short answer instead. */
  private think(who: string, task: Waiting['task'], level: Level, signal: AbortSignal): Promise<Thought> {
    return new Promise<Thought>((resolve, reject) => {
      const end = (): void => {
        clearTimeout(hurry);
        signal.removeEventListener('abort', abort);
      };
      const waiting: Waiting = {
        ...{ who, task, level },
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
        this.queues[waiting.level].remove(who, waiting);
        waiting.failed(signal.reason);
      };
      const hurry = setTimeout(() => {
        if (waiting.level !== 'keen' || !this.queues.keen.remove(who, waiting)) return;
        waiting.level = 'steady';
        this.queues.steady.push(who, waiting);
        this.pump();
      }, this.options.budget);
      if (signal.aborted) return abort();
      signal.addEventListener('abort', abort, { once: true });
      this.queues[level].push(who, waiting);
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

  private async run({ task, level, done, failed }: Waiting): Promise<void> {
    const milliseconds = level === 'keen' ? this.share() : 0;
    const how: Level = milliseconds >= LEAST_BUDGET ? 'keen' : 'steady';
    const late = setTimeout(() => failed(new Error('the bot took too long')), milliseconds + PATIENCE);
    try {
      const id = await this.options.threads.think({ ...task, level: how, budget: { milliseconds } });
      done({ id, level: how, milliseconds: how === 'keen' ? milliseconds : 0 });
    } catch (error) {
      failed(error);
    } finally {
      clearTimeout(late);
    }
  }

  /** The time for one keen thought, halved as often as more of them want a thread than there are; few sizes, few players. */
  private share(): number {
    const { threads, budget } = this.options;
    const load = (this.queues.keen.size + this.running) / threads.count;
    return Math.floor(budget / 2 ** Math.ceil(Math.log2(Math.max(1, load))));
  }

  async close(): Promise<void> {
    await this.options.threads.close();
  }
}

/** Bots as the configuration wants them. */
export function botPool(config: Config, threads: Threads, log: Log): BotPool {
  const { botPace: pace, botBudget: budget, keenPerPerson, keenPerAddress } = config;
  return new BotPool({ threads, pace, budget, keenPerPerson, keenPerAddress, log });
}

function paceOf(wanted: Level, { level, milliseconds }: Thought, budget: number): BotPace {
  if (wanted === 'steady') return 'full';
  return level === 'steady' ? 'steady' : milliseconds < budget ? 'short' : 'full';
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
