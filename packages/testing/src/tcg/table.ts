import { cardsIn, Match, type Seat, value } from '@tafelrunde/kernel';
import { PHASE_NAMES, STAT, type StatName, type TcgState, type TcgView, tcg, ZONE } from '@tafelrunde/tcg';
import { TestTable } from '../table.ts';
import { arrangeTcg, type TcgGiven } from './arrange.ts';

/** The test table of the trading card game. */
export class TcgTable extends TestTable<TcgState, TcgView> {
  /** A position in words, or a match that was started as any other; also of the game with further cards. */
  constructor(given: TcgGiven | Match<TcgState>, game: typeof tcg = tcg) {
    super(game, given instanceof Match ? given : arrangeTcg(given, game));
    if (!(given instanceof Match)) this.go();
  }

  get phase(): string {
    return PHASE_NAMES[this.m.s.phase];
  }

  /** Whose turn it is. */
  get turn(): Seat {
    return this.m.s.turn;
  }

  get twilight(): number {
    return this.m.s.twilight;
  }

  get wearing(): boolean {
    return this.m.s.wearing === 1;
  }

  position(seat: Seat): number {
    return this.m.s.position[seat];
  }

  burdens(seat: Seat): number {
    return this.m.s.burdens[seat];
  }

  /** Moves made in this turn. */
  get moves(): number {
    return this.m.s.moves;
  }

  eliminated(seat: Seat): boolean {
    return (this.m.s.eliminated & (1 << seat)) !== 0;
  }

  /** Whether a player has used the one reshuffle. */
  reshuffled(seat: Seat): boolean {
    return (this.m.s.reshuffled & (1 << seat)) !== 0;
  }

  /** The Ring-bearer's title; undefined if a player has none. */
  ringBearer(seat: Seat): string | undefined {
    const card = this.m.s.ringBearer[seat];
    return card >= 0 ? this.title(card) : undefined;
  }

  hand(seat: Seat): readonly string[] {
    return this.titles(ZONE.hand, seat);
  }

  /** Top card first. */
  deck(seat: Seat): readonly string[] {
    return this.titles(ZONE.deck, seat).toReversed();
  }

  discard(seat: Seat): readonly string[] {
    return this.titles(ZONE.discard, seat);
  }

  dead(seat: Seat): readonly string[] {
    return this.titles(ZONE.dead, seat);
  }

  adventure(seat: Seat): readonly string[] {
    return this.titles(ZONE.adventure, seat);
  }

  fellowship(seat: Seat): readonly string[] {
    return this.titles(ZONE.fellowship, seat);
  }

  support(seat: Seat): readonly string[] {
    return this.titles(ZONE.support, seat);
  }

  /** Minions in play, of all players or of one. */
  minions(owner?: Seat): readonly string[] {
    const all = cardsIn(this.m, ZONE.minions);
    return all
      .filter((card) => owner === undefined || this.m.s.cards[card].owner === owner)
      .map((card) => this.title(card));
  }

  path(): readonly string[] {
    return this.titles(ZONE.path);
  }

  /** Cards that are out of the game. */
  removed(): readonly string[] {
    return this.titles(ZONE.removed);
  }

  wounds(title: string): number {
    return this.m.s.cards[this.find(title)].wounds;
  }

  /** A value as it is now. */
  stat(title: string, stat: StatName): number {
    return value(this.m, this.find(title), STAT[stat]);
  }

  strength(title: string): number {
    return this.stat(title, 'strength');
  }

  /** What lies on a card. */
  on(title: string): readonly string[] {
    const host = this.find(title);
    return cardsIn(this.m, ZONE.attached)
      .filter((card) => this.m.s.cards[card].host === host)
      .map((card) => this.title(card));
  }

  /** Whom a minion is assigned to. */
  assigned(title: string): string | undefined {
    const { assigned } = this.m.s.cards[this.find(title)];
    return assigned >= 0 ? this.title(assigned) : undefined;
  }

  /** The card of that title or id; of several the active ones in play come first, and `Orc#2` is the second of them. */
  find(title: string): number {
    return this.numbered(title);
  }

  /** Active copies come first, then others in play: readers speak of them. */
  protected override copies(title: string): readonly number[] {
    const rank = (card: number): number => (this.isActive(card) ? 0 : this.isInPlay(card) ? 1 : 2);
    return super.copies(title).toSorted((a, b) => rank(a) - rank(b) || a - b);
  }

  protected override round(): number {
    return this.m.s.turns;
  }

  protected override comesNextRound(step: string): boolean {
    const frame = this.m.s.frames.find(({ proc }) => proc === 'turn');
    const wanted = TURN.indexOf(step.replace(/^turn\//, ''));
    return frame !== undefined && wanted >= 0 && wanted < TURN.indexOf(frame.step);
  }

  private isInPlay(card: number): boolean {
    const kind = this.m.layout.kindOf[this.m.s.cards[card].zone];
    return kind <= ZONE.support || kind === ZONE.minions || kind === ZONE.attached || kind === ZONE.path;
  }

  private isActive(card: number): boolean {
    if (!this.isInPlay(card)) return false;
    const { owner, host } = this.m.s.cards[card];
    if (host >= 0) return this.isActive(host);
    const kind = this.m.layout.kindOf[this.m.s.cards[card].zone];
    return kind === ZONE.minions || kind === ZONE.path || owner === this.m.s.turn;
  }

  private titles(kind: number, seat: Seat = 0): readonly string[] {
    return cardsIn(this.m, kind, seat).map((card) => this.title(card));
  }
}

/** The steps of a turn in their order. */
const TURN = [
  'empty pool',
  'sanctuary',
  'start of turn',
  'fellowship phase',
  'move',
  'shadow phases',
  'maneuver phase',
  'archery phase',
  'assignment phase',
  'skirmish phases',
  'fierce assignment',
  'fierce skirmishes',
  'victory',
  'regroup phase',
  'move again',
  'end of turn',
];
