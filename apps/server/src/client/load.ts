import { setTimeout as sleep } from 'node:timers/promises';
import type { Plain } from '@tafelrunde/kernel';
import { Player } from './player.ts';
import { Visitor } from './visitor.ts';

export interface LoadOptions {
  readonly url: string;
  readonly tables: number;
  readonly people: number;
  readonly seconds: number;
  /** Seconds people think about a decision, on average. */
  readonly think: number;
  readonly game: string;
  setup(): Plain;
  progress?(done: number, total: number): void;
}

export interface LoadReport {
  readonly tables: number;
  readonly answersPerSecond: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
  readonly kilobytesPerTable: number;
  readonly errors: number;
}

/** So many tables are opened at the same time. */
const AT_ONCE = 20;

/** How long somebody thinks: mostly a little, sometimes long. */
export function thinkTime(mean: number): number {
  return -Math.log(1 - Math.random()) * mean * 1000;
}

/** A swarm of people who play at many tables over real connections, and how the server bears it. */
export async function load(options: LoadOptions): Promise<LoadReport> {
  const { url, tables: count, seconds, think } = options;
  const players: Player[] = [];
  const times: number[] = [];
  const problems = new Map<string, number>();
  let measuring = false;
  const failed = (what: string): void => {
    problems.set(what, (problems.get(what) ?? 0) + 1);
  };
  const watcher = {
    answered: (_player: Player, _position: number, _id: string, milliseconds: number) => {
      if (measuring) times.push(milliseconds);
    },
    failed,
  };
  const before = await memory(url);
  const sat = async (): Promise<void> => {
    const seated = await seatTable(options);
    players.push(...seated.map(({ visitor, table }) => new Player(visitor, table, () => thinkTime(think), watcher)));
    await Promise.all(players.slice(-seated.length).map((player) => player.connect()));
  };
  let opened = 0;
  const opener = async (): Promise<void> => {
    while (opened < count) {
      opened++;
      await sat().catch((error: unknown) => failed(String(error)));
      options.progress?.(Math.min(opened, count), count + seconds);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, opener));

  measuring = true;
  const began = performance.now();
  const gone = (): number => (performance.now() - began) / 1000;
  // Whoever has finished a game begins another one, so that the number of tables stays the same.
  while (gone() < seconds) {
    await sleep(Math.min(500, (seconds - gone()) * 1000));
    const over = new Set(players.filter((player) => player.over).map(({ table }) => table));
    for (const player of players.filter(({ table }) => over.has(table))) {
      player.stop();
      players.splice(players.indexOf(player), 1);
    }
    await Promise.all([...over].map(() => sat().catch((error: unknown) => failed(String(error)))));
    options.progress?.(count + Math.floor(gone()), count + seconds);
  }
  const lasted = gone();
  measuring = false;
  const after = await memory(url);
  for (const player of players) player.stop();
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    tables: count,
    answersPerSecond: round(times.length / lasted),
    p50Milliseconds: round(at(0.5)),
    p99Milliseconds: round(at(0.99)),
    kilobytesPerTable: round((after - before) / 1024 / count),
    errors: [...problems.values()].reduce((sum, n) => sum + n, 0),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Opens a table, brings its people, and begins. */
export async function seatTable({
  url,
  people,
  game,
  setup,
  from,
}: Pick<LoadOptions, 'url' | 'people' | 'game' | 'setup'> & { readonly from?: string }): Promise<
  { visitor: Visitor; table: string }[]
> {
  const names = Array.from({ length: people }, (_, i) => `Guest ${i + 1}`);
  const visitors = await Promise.all(names.map((name) => Visitor.called(url, name, from)));
  const table = await visitors[0].openTable({
    ...{ game, setup: setup(), access: 'link', spectators: false, clock: null, seats: ['me'] },
  });
  for (const [seat, visitor] of visitors.entries()) {
    if (seat === 0) continue;
    const live = await visitor.sitDown(table);
    await live.say({ type: 'sit', seat });
    await live.say({ type: 'ready', ready: true });
    live.close();
  }
  const host = await visitors[0].sitDown(table);
  const reply = await host.say({ type: 'start' });
  host.close();
  if (reply.type !== 'done') throw new Error(`the game did not start: ${JSON.stringify(reply)}`);
  return visitors.map((visitor) => ({ visitor, table }));
}

async function memory(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1] ?? 0);
}
