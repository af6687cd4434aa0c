import type { QuestFault, QuestResult } from '@tafelrunde/analysis';
import { dailyQuest, isGameId, manifestOf } from '@tafelrunde/games';
import type { QuestBoard } from '@tafelrunde/protocol';
import type { QuestRecord } from '@tafelrunde/protocol/schemas';
import type { BoardRow, QuestStore } from './store/parts/quests.ts';
import { Turns } from './turns.ts';
import type { Workshop } from './work/workshop.ts';

const DAY = 24 * 3600 * 1000;
/** Who was offline brings his result later: so many days. */
const LATE = 7;
/** So many stand on a board. */
const SHOWN = 50;

/** Why a result is not taken. */
type Refusal = 'quest-day' | 'quest-unfit' | 'busy';

interface Sender {
  readonly person: string;
  readonly network: string;
}

/** The boards of the quests of the day: nothing stands on them that was not played again here. */
export class QuestDesk {
  private readonly store: QuestStore;
  private readonly workshop: Workshop;
  private readonly now: () => number;
  private readonly turns = new Turns({ atOnce: 2, mostOfOne: 4, mostWaiting: 100 });

  constructor(store: QuestStore, workshop: Workshop, now: () => number) {
    this.store = store;
    this.workshop = workshop;
    this.now = now;
  }

  async board(game: string, day: number, person: string | null): Promise<QuestBoard> {
    const [rows, players, place] = await Promise.all([
      this.store.board(game, day, SHOWN),
      this.store.count(game, day),
      person === null ? null : this.store.place(game, day, person),
    ]);
    return { game, day, players, place, rows: rows.map((row) => shown(row)) };
  }

  /** Plays a record again and keeps its result, if it is the best that this person has for that day. */
  async take({ day, record }: QuestRecord, { person, network }: Sender): Promise<QuestBoard | Refusal> {
    const { game } = record;
    if (!isGameId(game)) return 'quest-unfit';
    if (!this.isOpen(day)) return 'quest-day';
    // A quest is looked at before the record is: of any other game nothing is played again.
    const { seed } = dailyQuest(manifestOf(game), day);
    if (record.seed !== seed) return 'quest-unfit';
    const work = { kind: 'quest', game, day, record } as const;
    const result = (await this.turns.run(network, () => this.workshop.perform(work))) as
      | QuestResult
      | QuestFault
      | 'busy';
    if (result === 'busy') return 'busy';
    if (typeof result === 'string') return 'quest-unfit';
    const { won, points, rounds, score } = result;
    const pace = won ? -rounds : rounds;
    await this.store.keep({ game, day, person, won, points, pace, score, at: this.now() });
    return this.board(game, day, person);
  }

  /** Whether somebody may still, or already, live on that day. */
  private isOpen(day: number): boolean {
    const today = Math.floor(this.now() / DAY);
    return day >= today - LATE && day <= today + 1;
  }
}

function shown({ person, name, won, points, pace, score }: BoardRow): QuestBoard['rows'][number] {
  return { who: person, name, won, points, score, rounds: Math.abs(pace) };
}
