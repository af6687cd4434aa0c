import { type Analysis, analyse, type Course, courseOf } from '@tafelrunde/analysis';
import { isGameId, loadGame } from '@tafelrunde/games';
import { type GameRecord, hashText, type Seat } from '@tafelrunde/kernel';
import { Judges } from './judges.ts';
import { ServerAnalyst } from './server-analysis.ts';

/** How often each option is tried: at once, and where somebody wants to know more. */
const QUICK = 8;
const DEEP = 48;
const MORE = 100;

const KEPT = 'tafelrunde.analysis.';
const MOST_KEPT = 6;

/** Analyses a game in workers of this browser: quickly, then deeper; it can be ended at any time, and is kept. */
export class Analyst {
  analysis = $state.raw<Analysis | null>(null);
  /** How the game went, once that is known. */
  course = $state.raw<Course | null>(null);
  running = $state(false);
  done = $state(0);
  total = $state(0);
  /** What our own mistake says. */
  broken = $state('');
  /** What the server has refused. */
  problem = $state.raw<unknown>(null);
  /** Whether a server could do it, too, because the game was played there. */
  readonly elsewhere: boolean;
  private readonly server: ServerAnalyst | null;
  private atServer = false;
  private readonly record: GameRecord;
  private readonly key: string;
  private judges: Judges | null = null;
  private stopped = false;
  private closed = false;

  /** Of a game at the table of a server, what was found out there is looked at first. */
  constructor(record: GameRecord, table = '') {
    this.record = record;
    this.key = KEPT + hashText(JSON.stringify(record)).toString(36);
    this.analysis = keptAnalysis(this.key, record);
    this.elsewhere = table !== '';
    this.server = table === '' ? null : new ServerAnalyst(table);
    if (!this.analysis) void this.server?.kept().then((found) => found && this.take(found));
  }

  private take(found: Analysis): void {
    if (this.closed || this.running || this.analysis) return;
    this.analysis = found;
    keepAnalysis(this.key, found);
  }

  /** Lets the server do it. */
  async ask(): Promise<void> {
    if (this.running || !this.server) return;
    this.running = true;
    this.atServer = true;
    this.problem = null;
    [this.done, this.total] = [0, 0];
    let found: Analysis | null = null;
    try {
      found = await this.server.run((done, total) => {
        [this.done, this.total] = [done, total];
      });
    } catch (error) {
      this.problem = error;
    } finally {
      this.running = false;
      this.atServer = false;
    }
    if (found) this.take(found);
  }

  /** Judges the decisions of these seats; without any, of all. */
  async run(seats?: readonly Seat[], deeper = false): Promise<void> {
    if (this.running || !isGameId(this.record.game)) return;
    this.running = true;
    this.stopped = false;
    this.broken = '';
    const judges = new Judges(this.record);
    this.judges = judges;
    try {
      const course = await courseOf(await loadGame(this.record.game), this.record);
      if (!course.ok) return;
      this.course = course.value;
      let shown = 0;
      const found = await analyse(course.value, judges, {
        ...(seats ? { seats } : null),
        ...{ quick: deeper ? MORE : QUICK, deep: deeper ? MORE : DEEP },
        stopped: () => this.stopped,
        progress: (done, total, soFar) => {
          this.done = done;
          this.total = total;
          // The curve grows, but not at every step: that would cost more than the games.
          if (deeper || (done < total && done - shown < Math.max(4, total / 20))) return;
          shown = done;
          this.analysis = soFar();
        },
      });
      if (this.closed) return;
      if (!this.stopped || !deeper) this.analysis = found;
      if (!this.stopped) keepAnalysis(this.key, found);
    } catch (error) {
      if (!this.closed) this.broken = error instanceof Error ? error.message : String(error);
    } finally {
      judges.leave();
      this.running = false;
    }
  }

  stop(): void {
    this.stopped = true;
    if (!this.atServer) return;
    this.server?.stop().catch((error: unknown) => {
      this.problem = error;
    });
  }

  close(): void {
    this.closed = true;
    this.stopped = true;
    this.judges?.leave();
    this.server?.leave();
  }
}

function keptAnalysis(key: string, { game, answers }: GameRecord): Analysis | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Analysis | null;
    const fits = kept?.format === 'tafelrunde-analysis' && kept.game === game && kept.answers === answers.length;
    return fits ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps an analysis, and the last few besides; a browser without room keeps none. */
function keepAnalysis(key: string, analysis: Analysis): void {
  try {
    const others = Object.keys(localStorage).filter((name) => name.startsWith(KEPT) && name !== key);
    for (const name of others.slice(0, Math.max(0, others.length - MOST_KEPT + 1))) localStorage.removeItem(name);
    const rounded = (_: string, value: unknown): unknown =>
      typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value;
    localStorage.setItem(key, JSON.stringify(analysis, rounded));
  } catch {
    // Then it is reckoned again.
  }
}
