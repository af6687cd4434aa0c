import { dbg } from '@tafelrunde/dbg';
import type { Game, Plain } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import type { Picture, SeenLine } from '@tafelrunde/protocol';
import { runebound } from '@tafelrunde/runebound';
import { tcg } from '@tafelrunde/tcg';
import {
  type PlayedTable,
  picksContract,
  playedGames,
  sessionContract,
} from '../../../../packages/session/test/contract.ts';
import { type Manner, Screen } from './screen.ts';

/** The worker's session with one person in front of the screen, as the page keeps up with it. */
class AtThisScreen implements PlayedTable {
  private readonly screen: Screen;
  private readonly manner: Manner;
  picture!: Picture;
  lines: readonly SeenLine[] = [];
  private save = '';

  private constructor(screen: Screen, manner: Manner) {
    this.screen = screen;
    this.manner = manner;
    this.hear('');
  }

  static async open(game: Game, setup: Plain, seed: string, count: number): Promise<PlayedTable> {
    const seats = Array.from({ length: count }, (_, seat) => (seat === 0 ? 'human' : 'steady'));
    const manner = { seats, wishes: { pace: 'none', stops: { windows: {}, cards: {} }, curtain: false } } as Manner;
    const started = Screen.start(game, setup, seed, manner);
    if (!started.ok) throw new Error(started.problem[0]);
    return new AtThisScreen(started.value, manner);
  }

  async reopen(): Promise<PlayedTable> {
    const loaded = Screen.load(this.screen.session.game, this.save, this.manner);
    if (!loaded.ok) throw new Error(loaded.problem[0]);
    return new AtThisScreen(loaded.value, this.manner);
  }

  answer: PlayedTable['answer'] = async (place, ids) => this.hear(this.screen.answer(place, ids)?.code ?? '');
  unpick: PlayedTable['unpick'] = async (place, card) => this.hear(this.screen.unpick(place, card)?.code ?? '');
  undo: PlayedTable['undo'] = async (to) => this.hear(this.screen.undo(to)?.code ?? '');

  async letOthersAnswer(): Promise<boolean> {
    const others = this.screen.botToMove >= 0;
    if (others) this.screen.moveBot({ choose: (match) => match.decision()!.options[0]!.id });
    this.hear('');
    return others;
  }

  private hear(code: string): string {
    const {
      seats: _seats,
      thinking: _thinking,
      beats: _beats,
      peeked: _peeked,
      decided: _decided,
      taken: _taken,
      kept,
      lines,
      save,
      ...picture
    } = this.screen.update();
    this.picture = picture;
    this.lines = [...this.lines.slice(0, kept), ...lines];
    this.save = save;
    return code;
  }
}

/** One person with bots takes back whatever he likes. */
const alone = { free: true, people: () => 1 };

sessionContract('at this screen', AtThisScreen.open, playedGames([lcg, tcg, dbg, runebound]), alone);
picksContract(
  'at this screen',
  AtThisScreen.open,
  lcg,
  { scenario: 'mirkwood', players: [{ starter: 'leadership' }] },
  alone,
);
