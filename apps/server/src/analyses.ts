import { type Analysis, analyse, courseOf, type Sample } from '@tafelrunde/analysis';
import { asPlain, type GameRecord } from '@tafelrunde/kernel';
import type { ServerAnalysis } from '@tafelrunde/protocol';
import { FairQueue } from './bots/fair-queue.ts';
import type { GamesById } from './games.ts';
import type { Log } from './log.ts';
import type { AnalysisStore } from './store/parts/analyses.ts';
import type { Workshop } from './work/workshop.ts';

/** The quick pass of the page, and half of its deeper one. */
const QUICK = 8;
const DEEP = 24;
/** So many analyses wait or are under way here, in all and of one person. */
const MOST = 20;
const MOST_OF_ONE = 2;
/** How far one has come is written down so often. One that nothing was heard of for long was left behind by a node that is gone. */
const NOTED = 1000;
const FORSAKEN = 60_000;

interface Wish {
  readonly table: string;
  readonly person: string;
  readonly record: GameRecord;
  /** Whose decisions are judged. */
  readonly seats: readonly number[];
}

interface AnalysisDependencies {
  readonly store: AnalysisStore;
  readonly workshop: Workshop;
  readonly games: GamesById;
  readonly log: Log;
  readonly now: () => number;
}

/**
 * Analyses finished games, one after the other by turns of those who ask. Every decision is a piece of work of its own, judged by
 * what its seat knew. How far it has come stands in the store, where any node finds it.
 */
export class AnalysisDesk {
  private readonly deps: AnalysisDependencies;
  private readonly waiting = new FairQueue<Wish>();
  /** How many each person has asked for that are not done, and all of them together. */
  private readonly open = new Map<string, number>();
  private all = 0;
  private running = '';
  /** Tables whose analysis was ended here. */
  private readonly ended = new Set<string>();
  private closed = false;

  constructor(deps: AnalysisDependencies) {
    this.deps = deps;
  }

  /** What there is of a game. */
  async of(table: string): Promise<ServerAnalysis> {
    const { store, now } = this.deps;
    const kept = await store.of(table);
    if (!kept || (!kept.finished && kept.at <= now() - FORSAKEN)) return { state: 'none' };
    return JSON.parse(kept.text) as ServerAnalysis;
  }

  /** Begins one, unless there is one; 'busy' if too many wait. */
  async ask(wish: Wish): Promise<ServerAnalysis | 'busy'> {
    const { store, now } = this.deps;
    const there = await this.of(wish.table);
    if (there.state !== 'none') return there;
    const own = this.open.get(wish.person) ?? 0;
    if (this.closed || this.all >= MOST || own >= MOST_OF_ONE) return 'busy';
    this.count(wish.person, 1);
    const text = JSON.stringify({ state: 'running', done: 0, total: 0 } satisfies ServerAnalysis);
    const begun = await store.begin(wish.table, text, now(), now() - FORSAKEN).catch((error: unknown) => {
      this.count(wish.person, -1);
      throw error;
    });
    if (begun) {
      this.waiting.push(wish.person, wish);
      void this.pump();
    } else this.count(wish.person, -1);
    return this.of(wish.table);
  }

  /** Ends one that is under way. Another node that does it hears of that when it next writes down how far it has come. */
  stop(table: string): Promise<void> {
    if (this.running === table) this.ended.add(table);
    return this.deps.store.drop(table);
  }

  private count(person: string, more: number): void {
    this.all += more;
    const own = (this.open.get(person) ?? 0) + more;
    if (own > 0) this.open.set(person, own);
    else this.open.delete(person);
  }

  private async pump(): Promise<void> {
    if (this.running !== '') return;
    for (let wish = this.waiting.next(); wish; wish = this.waiting.next()) {
      this.running = wish.table;
      try {
        await this.run(wish);
      } catch (error) {
        if (!this.closed) this.deps.log.error('a game could not be analysed', { game: wish.record.game, error });
        await this.deps.store.drop(wish.table).catch(() => {});
      }
      this.ended.delete(wish.table);
      this.count(wish.person, -1);
    }
    this.running = '';
  }

  private async run({ table, record, seats }: Wish): Promise<void> {
    const { store, workshop, games, now } = this.deps;
    const course = await courseOf(games[record.game], record);
    if (!course.ok) throw new Error(`the record does not fit: ${course.problem[0]}`);
    let [done, total] = [0, 0];
    let noted = performance.now();
    let wanted = true;
    const note = async (said: ServerAnalysis): Promise<void> => {
      const finished = said.state === 'finished';
      const kept = await store.note(table, { text: JSON.stringify(said, rounded), finished, at: now() });
      if (!kept) wanted = false;
    };
    const stopped = (): boolean => !wanted || this.closed || this.ended.has(table);
    // Somebody may have ended it while it waited.
    await note({ state: 'running', done, total });
    const analysis: Analysis = await analyse(
      course.value,
      {
        hands: workshop.hands,
        judge: async (job) => {
          if (performance.now() - noted > NOTED) {
            noted = performance.now();
            await note({ state: 'running', done, total });
          }
          const work = { kind: 'judge', judging: { record, toEnd: false }, job } as const;
          return (await workshop.perform(work)) as Sample;
        },
      },
      {
        ...{ seats, quick: QUICK, deep: DEEP },
        stopped,
        progress: (judged, all) => {
          [done, total] = [judged, all];
        },
      },
    );
    if (this.closed) await store.drop(table);
    else if (!stopped()) await note({ state: 'finished', analysis: asPlain(analysis) });
  }

  close(): void {
    this.closed = true;
  }
}

/** Four digits say all there is to say. */
function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value;
}
