import { setTimeout as sleep } from 'node:timers/promises';
import type { Plain } from '@tafelrunde/kernel';
import { Player } from './player.ts';
import { Visitor } from './visitor.ts';

export interface LoadOptions {
  readonly url: string;
  /** More nodes of the same cluster: the people of a table are spread over all of them. */
  readonly others?: readonly string[];
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
  /** What went wrong, and how often; the most frequent first. */
  readonly problems: readonly { readonly what: string; readonly times: number }[];
  /** Of all nodes together. */
  readonly answersPerCpuSecond: number;
  /** Where there are several nodes: the same times for people at the owner of their table, and for those at other nodes. */
  readonly here?: Times;
  readonly elsewhere?: Times;
}

interface Times {
  readonly answers: number;
  readonly p50Milliseconds: number;
  readonly p99Milliseconds: number;
}

/** So many tables are opened at the same time. */
const AT_ONCE = 20;

/** How long somebody thinks: mostly a little, sometimes long. */
export function thinkTime(mean: number): number {
  return -Math.log(1 - Math.random()) * mean * 1000;
}

/** A swarm of people who play at many tables over real connections, and how the server bears it. */
export async function load(options: LoadOptions): Promise<LoadReport> {
  const { tables: count, seconds, think } = options;
  const urls = [options.url, ...(options.others ?? [])];
  const players: Player[] = [];
  const times = { here: [] as number[], elsewhere: [] as number[] };
  const problems = new Map<string, number>();
  let measuring = false;
  const failed = (what: string): void => {
    problems.set(what, (problems.get(what) ?? 0) + 1);
  };
  const watcher = {
    answered: ({ visitor, table }: Player, _position: number, _id: string, milliseconds: number) => {
      if (measuring) times[owners.get(table) === visitor.url ? 'here' : 'elsewhere'].push(milliseconds);
    },
    failed,
  };
  const before = await usage(urls);
  /** At which node a table was wanted first: that one holds it. */
  const owners = new Map<string, string>();
  let begun = 0;
  const sat = async (): Promise<void> => {
    const first = begun++;
    const spread = Array.from({ length: options.people }, (_, i) => urls[(first + i) % urls.length]);
    const seated = await seatTable({ ...options, urls: spread });
    owners.set(seated[0].table, (seated[1] ?? seated[0]).visitor.url);
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

  const seatedBy = await usage(urls);
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
  const after = await usage(urls);
  for (const player of players) player.stop();
  const all = timesOf([...times.here, ...times.elsewhere]);
  return {
    tables: count,
    answersPerSecond: round(all.answers / lasted),
    p50Milliseconds: all.p50Milliseconds,
    p99Milliseconds: all.p99Milliseconds,
    kilobytesPerTable: round((after.bytes - before.bytes) / 1024 / count),
    errors: [...problems.values()].reduce((sum, n) => sum + n, 0),
    problems: [...problems].map(([what, times]) => ({ what, times })).sort((a, b) => b.times - a.times),
    answersPerCpuSecond: round(all.answers / Math.max(1e-3, after.cpu - seatedBy.cpu)),
    ...(urls.length > 1 && { here: timesOf(times.here), elsewhere: timesOf(times.elsewhere) }),
  };
}

function timesOf(milliseconds: readonly number[]): Times {
  const times = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { answers: times.length, p50Milliseconds: round(at(0.5)), p99Milliseconds: round(at(0.99)) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Opens a table, brings its people, and begins. */
export async function seatTable({
  url,
  urls = [],
  people,
  game,
  setup,
  from,
}: Pick<LoadOptions, 'url' | 'people' | 'game' | 'setup'> & {
  readonly from?: string;
  /** Where each of them comes in, if not at the one address. */
  readonly urls?: readonly string[];
}): Promise<{ visitor: Visitor; table: string }[]> {
  const names = Array.from({ length: people }, (_, i) => `Guest ${i + 1}`);
  const visitors = await Promise.all(names.map((name, i) => Visitor.called(urls[i] ?? url, name, from)));
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

/** Memory and CPU time of all nodes together. */
async function usage(urls: readonly string[]): Promise<{ readonly bytes: number; readonly cpu: number }> {
  let [bytes, cpu] = [0, 0];
  for (const url of urls) {
    const text = await (await fetch(`${url}/metrics`)).text();
    const number = (name: string): number => Number(new RegExp(`^${name} ([\\d.]+)`, 'm').exec(text)?.[1] ?? 0);
    bytes += number('process_resident_memory_bytes');
    cpu += number('process_cpu_seconds');
  }
  return { bytes, cpu };
}
