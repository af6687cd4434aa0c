import {
  below,
  type Game,
  type Plain,
  type RandomWords,
  redeal,
  SPECTATOR,
  seedWords,
  startMatch,
} from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { bareDependencies, runningTable } from '../test/bare-room.ts';
import { testGames } from '../test/serving.ts';
import { Room } from './rooms/room.ts';
import type { Stored } from './rooms/tabletop.ts';

/**
 * Every byte that goes to a seat must be the same in two games that differ only in what that seat may not know. Real rooms
 * run here: one with the real game, and one for each viewer with a game in which everything hidden from him is dealt
 * anew. All take the same answers, and what is sent to the viewer is compared byte for byte, until he is shown something
 * new: from there on the two may differ, and the other game is dealt anew.
 */
class Wire {
  readonly room: Room;
  private readonly guests: { guest: ReturnType<Room['join']>; sent: string[] }[] = [];

  constructor(game: Game, stored: Stored, seats: number) {
    this.room = new Room(game, bareDependencies, stored);
    for (let viewer = 0; viewer <= seats; viewer++) {
      const sent: string[] = [];
      const person = viewer < seats ? `person-${viewer}` : 'watcher';
      const guest = this.room.join({
        person,
        name: person,
        address: '',
        send: (said) => void sent.push(said),
        close() {},
      });
      this.guests.push({ guest, sent });
    }
  }

  async say(seat: number, ids: string[], position: number): Promise<void> {
    await this.room.hear(this.guests[seat].guest, { type: 'answer', ref: position, branch: 0, position, ids });
  }

  /** What was sent to a viewer since the last time; the log's times are those of the test. */
  take(viewer: number): string {
    return this.guests[viewer].sent.splice(0).join('\n');
  }

  async settled(): Promise<void> {
    await this.room.settled();
  }
}

const stored = (game: Game, setup: Plain, seats: number, answers: readonly string[]): Stored =>
  runningTable({ game, setup, seed: 'leak', seats, answers });

/** What each viewer knows: he is shown something new when this changes. */
function knowledge(room: Room, viewer: number): string {
  const { s } = matchOf(room);
  return `${s.news}/${s.cards.map(({ seen }) => (seen >> viewer) & 1).join('')}`;
}

const answersOf = (room: Room) =>
  (room as unknown as { top: { session: { answers: readonly string[] } } }).top.session.answers;

const matchOf = (room: Room) =>
  (room as unknown as { top: { session: { match: ReturnType<typeof redeal> } } }).top.session.match;

/** Where a game stands and who is asked; hands may decide that where all play together (as in the kernel's own check). */
function place(room: Room): string {
  const match = matchOf(room);
  return JSON.stringify([match.decision()?.seat, match.s.frames]);
}

async function compareGame(game: Game, random: RandomWords, most: number): Promise<number> {
  const setup = game.randomSetup((n) => below(random, n));
  const started = startMatch(game, setup, 'leak');
  if (!started.ok) throw new Error(started.problem[0]);
  const { seats } = started.value.s;
  const answers: string[] = [];
  const real = new Wire(game, stored(game, setup, seats, []), seats);
  await real.settled();
  let compared = 0;
  for (let viewer = 0; viewer <= seats; viewer++) real.take(viewer);

  while (answers.length < most) {
    const match = matchOf(real.room);
    const decision = match.decision();
    if (!decision) break;
    const { options, seat } = decision;
    const id = options[below(random, options.length)].id;
    const position = answers.length;
    // A game for each viewer that he cannot tell from the real one, at the same table.
    const others: (Wire | null)[] = [];
    const known: string[] = [];
    for (let i = 0; i <= seats; i++) {
      const viewer = i < seats ? i : SPECTATOR;
      const other = new Wire(game, stored(game, setup, seats, answers), seats);
      const dealt = redeal(match, viewer, random);
      matchOf(other.room).load(dealt.s);
      await other.settled();
      const asks = matchOf(other.room).decision();
      // In games that are played together, who is asked may depend on hands: then the other game has gone on, and is
      // another one. Everywhere else only the answer may be one that the other hand does not allow.
      const same = !game.cooperative || place(other.room) === place(real.room);
      others.push(same && (asks?.seat !== seat || asks.options.some((option) => option.id === id)) ? other : null);
      known.push(knowledge(real.room, viewer));
    }
    // What each is sent on coming to the table: all of it.
    const fresh = new Wire(game, stored(game, setup, seats, answers), seats);
    await fresh.settled();
    for (let i = 0; i <= seats; i++) {
      const other = others[i];
      if (!other) continue;
      expect(other.take(i), `what viewer ${i} is sent on arrival`).toBe(fresh.take(i));
      compared++;
    }
    await real.say(seat, [id], position);
    answers.splice(0, Infinity, ...answersOf(real.room));
    for (let i = 0; i <= seats; i++) {
      const said = real.take(i);
      const other = others[i];
      if (!other) continue;
      const viewer = i < seats ? i : SPECTATOR;
      const before = knowledge(other.room, viewer);
      await other.say(seat, [id], position);
      const toldNothing = knowledge(real.room, viewer) === known[i] && knowledge(other.room, viewer) === before;
      const samePlace = place(real.room) === place(other.room);
      if (!toldNothing || (game.cooperative && !samePlace)) continue;
      expect(other.take(i), `what viewer ${i} is sent after ${id}`).toBe(said);
      compared++;
    }
  }
  return compared;
}

describe('on the wire, nothing tells two games apart that differ only in what a viewer may not know', () => {
  it.each(Object.entries(testGames))('%s', { timeout: 60_000 }, async (id, game) => {
    const random = seedWords(`leak/${id}`);
    let compared = 0;
    for (let games = 0; games < 2; games++) compared += await compareGame(game, random, 30);
    expect(compared).toBeGreaterThan(100);
  });
});
