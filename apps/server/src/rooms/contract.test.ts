import type { Game, Plain } from '@tafelrunde/kernel';
import { Mirror, type ServerMessage } from '@tafelrunde/protocol';
import type { ClientMessage } from '@tafelrunde/protocol/schemas';
import {
  type PlayedTable,
  picksContract,
  playedGames,
  sessionContract,
} from '../../../../packages/session/test/contract.ts';
import { bareDependencies, runningTable } from '../../test/bare-room.ts';
import { testGames } from '../../test/serving.ts';
import { theGames } from '../games.ts';
import { Room } from './room.ts';
import type { Stored } from './tabletop.ts';

type Said = ClientMessage extends infer M ? (M extends { ref: number } ? Omit<M, 'ref'> : never) : never;

/** A room of the server with a person on every seat, as each of them keeps up with it over the wire. */
class InARoom implements PlayedTable {
  private readonly game: Game;
  private readonly room: Room;
  private readonly guests: { readonly guest: ReturnType<Room['join']>; readonly mirror: Mirror }[] = [];
  private replied = '';

  private constructor(game: Game, stored: Stored) {
    this.game = game;
    this.room = new Room(game, bareDependencies, stored);
    for (const { person, name } of stored.table.seats) {
      const mirror = new Mirror();
      const send = (text: string): void => this.hear(mirror, JSON.parse(text) as ServerMessage);
      const guest = this.room.join({ person: person!, name, address: '', send, close() {} });
      this.guests.push({ guest, mirror });
    }
  }

  static async open(game: Game, setup: Plain, seed: string, seats: number): Promise<PlayedTable> {
    const room = new InARoom(game, runningTable({ game, setup, seed, seats }));
    await room.room.settled();
    return room;
  }

  async reopen(): Promise<PlayedTable> {
    const answers = this.room.answers.map((answer, position) => ({ position, answer, seat: 0, took: 0 }));
    const again = new InARoom(this.game, { table: this.room.stored, answers, chat: [] });
    await again.room.settled();
    return again;
  }

  get picture() {
    return this.guests[0].mirror.picture!;
  }

  get lines() {
    return this.guests[0].mirror.lines;
  }

  answer: PlayedTable['answer'] = ({ branch, position }, ids) =>
    this.say(0, { type: 'answer', branch, position, ids: [...ids] });
  unpick: PlayedTable['unpick'] = ({ branch, position }, card) =>
    this.say(0, { type: 'unpick', branch, position, card });

  /** Everybody else agrees. */
  async undo(to?: number): Promise<string> {
    const refused = await this.say(0, { type: 'undo', branch: this.picture.branch, to: to ?? null });
    for (const seat of this.guests[0].mirror.table?.undo?.missing ?? []) {
      await this.say(seat, { type: 'consent', agree: true });
    }
    return refused;
  }

  async letOthersAnswer(): Promise<boolean> {
    const seat = this.guests.findIndex(({ mirror }, at) => at > 0 && mirror.picture?.decision);
    if (seat < 0) return false;
    const { branch, position, decision } = this.guests[seat].mirror.picture!;
    await this.say(seat, { type: 'answer', branch, position, ids: [decision!.options[0].id] });
    return true;
  }

  private async say(seat: number, said: Said): Promise<string> {
    await this.room.hear(this.guests[seat].guest, { ...said, ref: 1 });
    await this.room.settled();
    return this.replied;
  }

  private hear(mirror: Mirror, message: ServerMessage): void {
    mirror.hear(message);
    if (message.type === 'done') this.replied = '';
    if (message.type === 'refused') this.replied = message.code;
  }
}

sessionContract('in a room', InARoom.open, playedGames(Object.values(testGames)));
picksContract('in a room', InARoom.open, theGames.lcg, {
  scenario: 'mirkwood',
  players: [{ starter: 'leadership' }],
});
