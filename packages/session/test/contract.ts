import { below, type Game, type Plain, type RandomWords, type Seat, seedWords } from '@tafelrunde/kernel';
import type { Picture, SeenLine } from '@tafelrunde/protocol';
import { describe, expect, it } from 'vitest';
import { readable } from '../src/lines.ts';
import { type Place, Session, type SessionOptions } from '../src/session.ts';

/** A table as one person uses it; the other seats are played by somebody who always takes the first option. */
export interface PlayedTable {
  /** What seat 0 is shown, and what it may read. */
  readonly picture: Picture<unknown>;
  readonly lines: readonly SeenLine[];
  /** Seat 0 does something: '' if it was taken, or the code of the refusal. */
  answer(place: Place, ids: readonly string[]): Promise<string>;
  unpick(place: Place, card: string): Promise<string>;
  /** Goes back to that position, or to before what it last decided. */
  undo(to?: number): Promise<string>;
  /** The first other seat that is asked answers; false if seat 0 is asked, or nobody. */
  letOthersAnswer(): Promise<boolean>;
  /** The same game again, from what is kept of it. */
  reopen(): Promise<PlayedTable>;
}

export type Opening = (game: Game, setup: Plain, seed: string, seats: number) => Promise<PlayedTable>;

interface Played {
  readonly game: Game;
  readonly setup: Plain;
  readonly seats: number;
}

/** A game with a set-up by chance, and how many play it. */
export function playedGames(games: readonly Game[], luck = seedWords('contract')): Played[] {
  return games.map((game) => {
    const setup = game.randomSetup((n) => below(luck, n));
    const begun = Session.begin(game, { setup, seed: 'contract', answers: [] });
    if (!begun.ok) throw new Error(begun.problem[0]);
    return { game, setup, seats: begun.value.match.s.seats };
  });
}

const ANSWERS = 60;

/** A picture without what depends on how somebody came here: what was taken back on the way. */
const shown = (picture: Picture<unknown>) => ({ ...picture, branch: 0, canRedo: false });

/**
 * What everybody who lets people play a session promises, wherever they sit: the page's worker and the server's room. A
 * session beside the table takes the same answers, and both must always be the same.
 */
export function sessionContract(
  where: string,
  open: Opening,
  games: readonly Played[],
  options: SessionOptions = {},
): void {
  describe.each(games.map((played) => ({ ...played, id: played.game.id })))(`${where}: $id`, (played) => {
    const begin = () => Beside.open(open, played, options);

    it('shows and tells what the session does, after every answer', async () => {
      const beside = await begin();
      for (let i = 0; i < ANSWERS && (await beside.goOn()); i++) beside.compare();
      beside.compare();
    });

    it('is the same game with the same lines when it is opened again', async () => {
      const beside = await begin();
      for (let i = 0; i < ANSWERS / 2 && (await beside.goOn()); i++);
      const again = await beside.table.reopen();
      // How often something was taken back is not part of a saved game.
      expect(shown(again.picture)).toEqual(shown(beside.table.picture));
      expect(again.lines).toEqual(beside.table.lines);
    });

    it('refuses what is late, not offered or not its own to answer, and nothing changes', async () => {
      const beside = await begin();
      await beside.toOwnQuestion();
      const { branch, position, decision } = beside.table.picture;
      const { id } = decision!.options[0];
      expect(await beside.table.answer({ branch, position: position + 1 }, [id])).toBe('late');
      expect(await beside.table.answer({ branch: branch + 1, position }, [id])).toBe('late');
      expect(await beside.table.answer({ branch, position }, ['nonsense'])).toBe('not-an-option');
      expect(await beside.table.unpick({ branch, position }, 'nonsense')).toBe('not-an-option');
      beside.compare();
    });

    it('takes answers to questions one after the other as far as they go', async () => {
      const beside = await begin();
      await beside.toOwnQuestion(({ group }) => group === undefined);
      const place = beside.table.picture;
      const { id } = place.decision!.options[0];
      expect(await beside.answer(place, [id, 'nonsense', 'nonsense'])).toBe('');
      expect(beside.table.picture.position).toBe(place.position + 1);
      beside.compare();
    });

    it('takes back what its seat last decided, with all that was said since', async () => {
      const beside = await begin();
      let found = false;
      for (let i = 0; i < 4 * ANSWERS && !found; i++) {
        await beside.toOwnQuestion();
        const before = { picture: beside.table.picture, lines: beside.table.lines };
        if (!(await beside.goOn())) break;
        const { undos, branch } = beside.table.picture;
        found = undos[0]?.to === before.picture.position;
        if (!found) continue;
        expect(await beside.undo()).toBe('');
        const { picture, lines } = beside.table;
        expect(picture.branch).toBe(branch + 1);
        expect(shown(picture)).toEqual(shown(before.picture));
        expect(lines).toEqual(before.lines);
        beside.compare();
      }
      expect(found).toBe(true);
    });

    it('calls off every choice that somebody is in the middle of, and stands where it began', async () => {
      const beside = await begin();
      const began = new Map<number, unknown>();
      let called = 0;
      const tried = new Set<string>();
      for (let i = 0; i < 20 * ANSWERS && called < 3; i++) {
        const { decision, cancelTo, position } = beside.table.picture;
        if (decision) began.set(position, shown(beside.table.picture));
        const here = `${position} ${decision?.prompt[0]}`;
        // The second time it goes on, and not round in circles.
        if (decision && cancelTo >= 0 && !tried.has(here)) {
          called++;
          tried.add(here);
          expect(await beside.undo(cancelTo)).toBe('');
          expect(shown(beside.table.picture)).toEqual(began.get(cancelTo));
          beside.compare();
        } else if (!(await beside.goOn())) break;
      }
      expect(called, 'choices called off').toBeGreaterThan(0);
    });
  });
}

/** What is only where there are runs of picks: the living card game asks who is committed to the quest. */
export function picksContract(
  where: string,
  open: Opening,
  game: Game,
  setup: Plain,
  options: SessionOptions = {},
): void {
  describe(`${where}: a run of picks`, () => {
    const begin = async () => {
      const beside = await Beside.open(open, { game, setup, seats: 1 }, options);
      await beside.toOwnQuestion(({ group }) => (group?.max ?? 0) > 2, true);
      const { decision } = beside.table.picture;
      const picks = decision!.options.filter(({ cards }) => cards.length > 0);
      expect(picks.length).toBeGreaterThan(2);
      return { beside, first: picks[0], second: picks[1] };
    };

    it('is answered as one: all of it or nothing', async () => {
      const { beside, first, second } = await begin();
      const place = beside.table.picture;
      expect(await beside.table.answer(place, [first.id, second.id, 'nonsense'])).toBe('not-an-option');
      beside.compare();
      expect(await beside.answer(place, [first.id, second.id])).toBe('');
      expect(beside.table.picture.picks.map(({ id }) => id)).toEqual([first.id, second.id]);
      beside.compare();
    });

    it('lets one card out of it and keeps the others', async () => {
      const { beside, first, second } = await begin();
      await beside.answer(beside.table.picture, [first.id, second.id]);
      const place = beside.table.picture;
      expect(await beside.unpick(place, first.cards[0])).toBe('');
      expect(beside.table.picture.picks.map(({ id }) => id)).toEqual([second.id]);
      expect(await beside.table.unpick(place, second.cards[0])).toBe('late');
      expect(await beside.table.unpick(beside.table.picture, first.cards[0])).toBe('not-an-option');
      beside.compare();
    });

    it('is taken back pick by pick, and needs nobody for that', async () => {
      const { beside, first, second } = await begin();
      const before = beside.table.picture;
      await beside.answer(before, [first.id]);
      await beside.answer(beside.table.picture, [second.id]);
      expect(await beside.undo()).toBe('');
      expect(beside.table.picture.picks.map(({ id }) => id)).toEqual([first.id]);
      expect(await beside.undo()).toBe('');
      expect(shown(beside.table.picture)).toEqual(shown(before));
      beside.compare();
    });
  });
}

/** A table and a session beside it that does the same. */
class Beside {
  readonly table: PlayedTable;
  private readonly session: Session;
  private readonly luck: RandomWords = seedWords('answers');

  private constructor(table: PlayedTable, session: Session) {
    this.table = table;
    this.session = session;
  }

  static async open(open: Opening, { game, setup, seats }: Played, options: SessionOptions): Promise<Beside> {
    const begun = Session.begin(game, { setup, seed: 'contract', answers: [] }, options);
    if (!begun.ok) throw new Error(begun.problem[0]);
    return new Beside(await open(game, setup, 'contract', seats), begun.value);
  }

  compare(): void {
    const { branch } = this.table.picture;
    expect(this.table.picture).toEqual({ ...this.session.picture(0), branch });
    expect(this.table.lines).toEqual(readable(this.session.lines, 1));
  }

  async answer(place: Place, ids: readonly string[]): Promise<string> {
    const refused = this.session.answer(0, this.session, ids)?.code ?? '';
    expect(await this.table.answer(place, ids)).toBe(refused);
    return refused;
  }

  async unpick(place: Place, card: string): Promise<string> {
    const refused = this.session.unpick(0, this.session, card)?.code ?? '';
    expect(await this.table.unpick(place, card)).toBe(refused);
    return refused;
  }

  async undo(to?: number): Promise<string> {
    const refused = this.session.takeBack(to ?? this.session.lastBy([0]), [0])?.code ?? '';
    expect(await this.table.undo(to)).toBe(refused);
    return refused;
  }

  /** Gives one answer, by chance if it is seat 0's; false when the game is over. */
  async goOn(): Promise<boolean> {
    const { decision } = this.session;
    if (!decision) return false;
    const { seat, options } = decision;
    if (seat === 0) await this.answer(this.table.picture, [options[below(this.luck, options.length)].id]);
    else {
      this.session.answer(seat, this.session, [options[0].id], false);
      expect(await this.table.letOthersAnswer()).toBe(true);
    }
    return true;
  }

  /** Goes on until seat 0 is asked something like that; does as little as possible if told so. */
  async toOwnQuestion(fits: (asked: Asked) => boolean = () => true, idle = false): Promise<void> {
    for (let i = 0; i < 20 * ANSWERS; i++) {
      const { decision } = this.session;
      if (!decision || (decision.seat === 0 && fits(decision))) break;
      const pass = decision.options.find(({ id }) => ['pass', 'done', 'no'].includes(id));
      if (idle && decision.seat === 0 && pass) await this.answer(this.table.picture, [pass.id]);
      else await this.goOn();
    }
    expect(this.table.picture.decision).not.toBe(null);
  }
}

type Asked = NonNullable<Session['decision']>;

/** The seat that is asked, if it is not seat 0; -1 otherwise. */
export function otherSeat(session: { readonly decision: { readonly seat: Seat } | null }): Seat {
  return session.decision && session.decision.seat !== 0 ? session.decision.seat : -1;
}
