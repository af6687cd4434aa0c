import { dbg } from '@tafelrunde/dbg';
import { type Game, type Positions, replayed, Snapshots } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { runebound } from '@tafelrunde/runebound';
import { tcg } from '@tafelrunde/tcg';
import { sample } from '@tafelrunde/testing';
import {
  type Opening,
  otherSeat,
  type PlayedTable,
  picksContract,
  playedGames,
  sessionContract,
} from '../test/contract.ts';
import { readable } from './lines.ts';
import { Session } from './session.ts';

/** A bare session, as it is. */
class Bare implements PlayedTable {
  private readonly session: Session;
  private readonly positions: (game: Game) => Positions;

  constructor(session: Session, positions: (game: Game) => Positions) {
    this.session = session;
    this.positions = positions;
  }

  static opening(positions: (game: Game) => Positions): Opening {
    return async (game, setup, seed) => Bare.begin(game, { setup, seed, answers: [] }, positions);
  }

  private static begin(
    game: Game,
    beginning: Parameters<typeof Session.begin>[1],
    positions: (game: Game) => Positions,
  ) {
    const begun = Session.begin(game, beginning, { positions: positions(game) });
    if (!begun.ok) throw new Error(begun.problem[0]);
    return new Bare(begun.value, positions);
  }

  get picture() {
    return this.session.picture(0);
  }

  get lines() {
    return readable(this.session.lines, 1);
  }

  answer: PlayedTable['answer'] = async (place, ids) => this.session.answer(0, place, ids)?.code ?? '';
  unpick: PlayedTable['unpick'] = async (place, card) => this.session.unpick(0, place, card)?.code ?? '';
  undo: PlayedTable['undo'] = async (to = this.session.lastBy([0])) => this.session.takeBack(to, [0])?.code ?? '';

  async letOthersAnswer(): Promise<boolean> {
    const seat = otherSeat(this.session);
    if (seat >= 0) this.session.answer(seat, this.session, [this.session.decision!.options[0].id], false);
    return seat >= 0;
  }

  async reopen(): Promise<PlayedTable> {
    const { setup, seed, answers } = this.session.history.record;
    return Bare.begin(this.session.game, { setup, seed, answers }, this.positions);
  }
}

const games = playedGames([sample, lcg, tcg, dbg, runebound]);
const solo = { scenario: 'mirkwood', players: [{ starter: 'leadership' }] };

for (const [store, positions] of [
  ['with copies', (game: Game) => new Snapshots(game)],
  ['without copies', () => replayed],
] as const) {
  sessionContract(store, Bare.opening(positions), games);
  picksContract(store, Bare.opening(positions), lcg, solo);
}
