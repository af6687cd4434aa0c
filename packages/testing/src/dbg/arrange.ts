import { type DbgDef, type DbgSetup, type DbgState, dbg, heroes, MARK, ZONE } from '@tafelrunde/dbg';
import { boxKey, deepFreeze, EVERYBODY, Match, type Plain, type Seat, seedWords } from '@tafelrunde/kernel';

export interface DbgPlayerGiven {
  /** A hero by id; it matters only for the view. */
  readonly hero?: string;
  readonly hand?: readonly string[];
  /** Top card first; ten Despair if left out. */
  readonly deck?: readonly string[];
  /** Undermost card first. */
  readonly discard?: readonly string[];
  /** Cards played in this turn; what they did is over. */
  readonly played?: readonly string[];
  readonly locations?: readonly string[];
  readonly defeated?: number;
}

/** A position in words. What is left out is empty; the main deck and the stack of archenemies are full unless given. */
export interface DbgGiven {
  readonly mode?: DbgSetup['mode'];
  readonly players: readonly DbgPlayerGiven[];
  readonly turn?: Seat;
  /** The step of the turn to begin at; the player's actions by default. */
  readonly step?: string;
  readonly power?: number;
  /** Cards that the player of the turn has already bought or gained in it. */
  readonly gained?: number;
  readonly path?: readonly string[];
  /** Cards of the Path, by title, whose ambush is still to come. */
  readonly ambushes?: readonly string[];
  /** Top card first; exactly these. */
  readonly main?: readonly string[];
  /** The archenemy on top; '' if he was defeated in this turn. */
  readonly archenemy?: string;
  /** The archenemies that lie face down, top card first; exactly these. */
  readonly stack?: readonly string[];
  /** How many cards lie on these stacks. */
  readonly valor?: number;
  readonly corruption?: number;
  readonly destroyed?: readonly string[];
  /** Cards of the main deck that lie turned up beside it. */
  readonly revealed?: readonly string[];
  readonly seed?: string;
}

const STACK = ['moria-horde', 'cave-troll', 'watcher-in-the-water', 'ulaire-nelya', 'witch-king', 'balrog', 'lurtz'];
const DESPAIR = new Array<string>(10).fill('despair');
const ACTING = ['start of turn', 'ambush', 'act'];

/** Sets a position up. Cards that are named are there, however many the box has. */
export function arrangeDbg(given: DbgGiven, game: typeof dbg = dbg): Match<DbgState> {
  const mode = given.mode ?? 'normal';
  const seats = given.players.length;
  const setup: DbgSetup = { seats, heroes: 'random', archenemies: 8, mode, compensation: 'none' };
  const state = game.create(deepFreeze<Plain>(setup));
  new Placer(state, game).place(given);
  const { step = 'act', turn = 0 } = given;
  const words = seedWords(given.seed ?? 'table');
  for (let i = 0; i < 4; i++) state.rng[i] = words[i];
  state.turn = turn;
  state.first = turn;
  state.turns = 1;
  state.acting = ACTING.includes(step) ? 1 : 0;
  state.power = given.power ?? 0;
  state.gained = given.gained ?? 0;
  state.frames.push({ proc: 'game', step, vars: {} });
  state.box = boxKey(state);
  return new Match(game, state);
}

class Placer {
  private readonly s: DbgState;
  private readonly layout: Match<DbgState>['layout'];
  private readonly defs: readonly DbgDef[];

  constructor(state: DbgState, game: typeof dbg) {
    this.s = state;
    this.defs = game.defs;
    this.layout = new Match(game, state).layout;
    for (const zone of state.zones) zone.length = 0;
    state.cards.length = 0;
  }

  place(given: DbgGiven): void {
    const { players, path = [], ambushes = [], archenemy, stack, mode = 'normal' } = given;
    players.forEach((player, seat) => {
      this.s.heroes[seat] = heroes.findIndex((hero) => hero.id === player.hero);
      this.s.defeated[seat] = player.defeated ?? 0;
      this.all(player.hand ?? [], ZONE.hand, seat, 1 << seat);
      this.all((player.deck ?? DESPAIR).toReversed(), ZONE.deck, seat, 0);
      this.all(player.discard ?? [], ZONE.discard, seat, EVERYBODY);
      this.all(player.played ?? [], ZONE.played, seat, EVERYBODY);
      this.all(player.locations ?? [], ZONE.locations, seat, EVERYBODY);
    });
    for (const name of path) this.add(name, ZONE.path, -1, EVERYBODY, ambushes.includes(name) ? MARK.ambush : 0);
    this.all((given.main ?? this.restOfMain()).toReversed(), ZONE.main, -1, 0);
    const [top, ...rest] = mode === 'normal' ? ['nazgul', ...STACK] : this.impossibleIds();
    const shown = archenemy ?? top;
    if (shown !== '') this.add(shown, ZONE.archenemy, -1, EVERYBODY);
    this.all((stack ?? rest).toReversed(), ZONE.stack, -1, 0);
    this.all(new Array<string>(given.valor ?? 14).fill('valor'), ZONE.valor, -1, EVERYBODY);
    this.all(new Array<string>(given.corruption ?? 20).fill('corruption'), ZONE.corruption, -1, EVERYBODY);
    this.all(given.destroyed ?? [], ZONE.destroyed, -1, EVERYBODY);
    this.all(given.revealed ?? [], ZONE.revealed, -1, EVERYBODY);
  }

  private all(names: readonly string[], kind: number, seat: Seat, seen: number): void {
    for (const name of names) this.add(name, kind, seat, seen);
  }

  private add(name: string, kind: number, owner: Seat, seen: number, marks = 0): void {
    const zone = this.layout.zone(kind, Math.max(0, owner));
    const { cards, zones } = this.s;
    zones[zone].push(cards.length);
    cards.push({ def: this.find(name), zone, seen, alias: seen === 0 ? 0 : ++this.s.aliases, owner, marks });
  }

  /** The main deck without what lies elsewhere, the peaceful cards on top. */
  private restOfMain(): string[] {
    const out: string[] = [];
    this.defs.forEach(({ id, group, quantity }, def) => {
      if (group !== 'main') return;
      const used = this.s.cards.filter((card) => card.def === def).length;
      for (let i = used; i < quantity; i++) out.push(id);
    });
    return out;
  }

  private impossibleIds(): string[] {
    return this.defs.filter(({ group }) => group === 'impossible').map(({ id }) => id);
  }

  /** The definition of that id or English title. */
  private find(name: string): number {
    const byId = this.defs.findIndex(({ id }) => id === name);
    const at = byId >= 0 ? byId : this.defs.findIndex(({ title }) => title.en === name);
    if (at < 0) throw new Error(`there is no card called '${name}'`);
    return at;
  }
}
