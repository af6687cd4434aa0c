import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Plain } from '@tafelrunde/kernel';
import { WebSocket } from 'ws';
import { ask } from './ask.ts';
import { Visitor } from './visitor.ts';

/** What an attacker needs: the server, games to open, somebody to guess at, and when to stop. */
interface Target {
  readonly port: number;
  readonly game: string;
  readonly setups: readonly Plain[];
  readonly login: string;
  readonly stopped: () => boolean;
  /** Counts an attempt. */
  readonly tried: () => void;
}

const LARGE = 60_000;
const deep = `${'['.repeat(LARGE / 2)}${']'.repeat(LARGE / 2)}`;

/** Does something again and again, in so many rows side by side, whatever comes of it. */
async function without(end: () => boolean, pause: number, rows: number, work: (row: number) => Promise<unknown>) {
  const row = async (n: number): Promise<void> => {
    while (!end()) {
      await work(n).catch(() => {});
      await sleep(pause);
    }
  };
  await Promise.all(Array.from({ length: rows }, (_, n) => row(n)));
}

const url = ({ port }: Target): string => `http://localhost:${port}`;

/** An address of ours for each kind of attack and row; they are all of this machine. */
const addressOf = (kind: number, row: number): string => `127.0.${kind}.${row + 1}`;

/** A table of the attacker's own, with bots of a level on all other seats, begun. */
async function ownTable(target: Target, from: string, level: 'random' | 'keen', row = 0) {
  const visitor = await Visitor.called(url(target), 'Mallory', from);
  const setup = target.setups[row % target.setups.length];
  const table = await visitor.openTable({
    ...{ game: target.game, setup, access: 'link', spectators: true, clock: null },
    seats: ['me', level],
  });
  return { visitor, table };
}

/** Messages without end on a live connection. */
async function flood(target: Target): Promise<void> {
  await without(target.stopped, 200, 3, async (row) => {
    const { visitor, table } = await ownTable(target, addressOf(1, row), 'random', row);
    while (!target.stopped()) {
      const live = await visitor.sitDown(table);
      while (live.closed < 0 && !target.stopped()) {
        for (let i = 0; i < 10; i++) live.sendRaw(`{"type":"chat","text":"${'la '.repeat(100)}","ref":${i}}`);
        target.tried();
        await sleep(20);
      }
      live.breakOff();
      await sleep(500);
    }
  });
}

/** Nested without end, on the line and in requests. */
async function nesting(target: Target): Promise<void> {
  await without(target.stopped, 50, 2, async (row) => {
    target.tried();
    await ask(target.port, { method: 'POST', path: '/api/me', from: addressOf(2, row), body: `{"name":${deep}}` });
  });
}

/** Requests without end. */
async function requests(target: Target): Promise<void> {
  const paths = ['/', '/api/tables', '/healthz', '/metrics', `/api/tables/${'A'.repeat(22)}/record`];
  await without(target.stopped, 25, 4, async (row) => {
    target.tried();
    await ask(target.port, { path: paths[Math.floor(Math.random() * paths.length)], from: addressOf(3, row) });
  });
}

/** Sockets that say nothing, never finish, or are refused and stay. */
async function halfOpen(target: Target): Promise<void> {
  const open = new Set<Socket>();
  const openings = [
    '',
    'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
    `GET /live/nothing HTTP/1.1\r\nHost: localhost:${target.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
  ];
  await without(target.stopped, 20, 2, async (row) => {
    if (open.size >= 400) return;
    target.tried();
    const localAddress = addressOf(4, row + Math.floor(Math.random() * 4));
    const socket = connect({ port: target.port, host: '127.0.0.1', localAddress, allowHalfOpen: true });
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    socket.write(openings[Math.floor(Math.random() * openings.length)]);
  });
  for (const socket of open) socket.destroy();
}

/** Documents, as large as they may be, as many as there is room for. */
async function documents(target: Target): Promise<void> {
  const visitor = await Visitor.called(url(target), 'Mallory', addressOf(5, 0));
  await visitor.ask('POST', '/account', { login: 'mallory', password: 'a long enough password' });
  let n = 0;
  await without(target.stopped, 50, 2, async () => {
    target.tried();
    await visitor.ask('PUT', `/documents/deck/d${n++ % 600}`, { value: 'x'.repeat(LARGE) });
  });
}

/** Decks for the library, searches through it, and copies without end. */
async function library(target: Target): Promise<void> {
  const visitor = await Visitor.called(url(target), 'Mallory', addressOf(9, 0));
  await visitor.ask('POST', '/account', { login: 'mallory-decks', password: 'a long enough password' });
  const strangers = Array.from({ length: 300 }, (_, i) => ({ name: `Nobody ${i}`, count: 1 }));
  const text = JSON.stringify({ 'tafelrunde-deck': 1, game: 'lcg', list: { heroes: ['aragorn'] }, outside: strangers });
  let n = 0;
  await without(target.stopped, 50, 2, async (row) => {
    target.tried();
    if (row === 0) await visitor.ask('POST', '/library', { game: 'lcg', name: `Deck ${n++}`, text, lab: null });
    else await visitor.ask('GET', `/library/lcg?order=played&search=${'%25'.repeat(20)}&from=${(n * 7919) % 10_000}`);
  });
}

/** Tables at which bots have to think hard. */
async function keenTables(target: Target): Promise<void> {
  await without(target.stopped, 200, 6, async (row) => {
    const { visitor, table } = await ownTable(target, addressOf(6, row % 2), 'keen', row);
    const live = await visitor.sitDown(table);
    await live.say({ type: 'start' });
    while (live.closed < 0 && !target.stopped() && !live.picture?.over) {
      const decision = live.picture?.decision;
      if (decision) {
        target.tried();
        await live.answer(decision.options[0].id);
      }
      await sleep(100);
    }
    live.breakOff();
  });
}

/** Whoever never reads what he is sent. */
async function slowReaders(target: Target): Promise<void> {
  await without(target.stopped, 500, 3, async (row) => {
    const from = addressOf(7, row);
    const { visitor, table } = await ownTable(target, from, 'random', row);
    const sockets = Array.from({ length: 5 }, () => {
      target.tried();
      const headers = { Origin: url(target), Host: `localhost:${target.port}`, Cookie: visitor.cookie };
      const ws = new WebSocket(`ws://127.0.0.1:${target.port}/live/${table}`, { headers, localAddress: from });
      ws.on('error', () => {}).on('open', () => ws.pause());
      return ws;
    });
    while (!target.stopped() && sockets.some(({ readyState }) => readyState <= WebSocket.OPEN)) {
      for (const ws of sockets) if (ws.readyState === WebSocket.OPEN) ws.send('{"type":"stand","ref":1}');
      await sleep(100);
    }
    for (const ws of sockets) ws.terminate();
  });
}

/** Passwords for somebody else's account, from several addresses. */
async function guessing(target: Target): Promise<void> {
  let n = 0;
  await without(target.stopped, 100, 5, async (row) => {
    target.tried();
    const body = { login: target.login, password: `password ${n++}` };
    await ask(target.port, { method: 'POST', path: '/api/login', from: addressOf(8, row), body });
  });
}

/** All attacks by name. */
const attacks: Readonly<Record<string, (target: Target) => Promise<void>>> = {
  flood,
  nesting,
  requests,
  halfOpen,
  documents,
  library,
  keenTables,
  slowReaders,
  guessing,
};

/** Whom to attack, and with what: all of it, or only what is named. */
export interface AttackPlan extends Pick<Target, 'port' | 'game' | 'setups' | 'login'> {
  readonly only: readonly string[] | null;
}

/** Attacks in all these ways at once, until it is stopped: tells when each has been tried, and in the end how often. */
export async function attackAll(
  { only, ...given }: AttackPlan,
  stopped: () => boolean,
  begun: () => void,
): Promise<Record<string, number>> {
  const tries: Record<string, number> = {};
  let isBegun = false;
  const wanted = Object.entries(attacks).filter(([name]) => only === null || only.includes(name));
  for (const [name] of wanted) tries[name] = 0;
  await Promise.all(
    wanted.map(([name, attack]) => {
      const tried = (): void => {
        tries[name]++;
        if (isBegun || Object.values(tries).includes(0)) return;
        isBegun = true;
        begun();
      };
      return attack({ ...given, stopped, tried }).catch(() => {});
    }),
  );
  return tries;
}
