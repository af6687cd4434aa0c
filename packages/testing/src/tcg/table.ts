import { cardsIn, Match, type Seat, value } from '@tafelrunde/kernel';
import { PHASE_NAMES, STAT, type StatName, type TcgState, tcg, ZONE } from '@tafelrunde/tcg';
import { TestTable } from '../table.ts';
import { arrangeTcg, type TcgGiven } from './arrange.ts';

/** The test table of the trading card game. */
export class TcgTable extends TestTable<TcgState> {
  /** A position in words, or a match that was started as any other. */
  constructor(given: TcgGiven | Match<TcgState>) {
    super(tcg, given instanceof Match ? given : arrangeTcg(given));
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

  /** The card of that title or id: of the active ones in play if there is one, else wherever it lies. */
  find(title: string): number {
    const all = this.m.s.cards.flatMap((card, ix) => {
      const def = this.m.game.defs[card.def];
      return def.title.en === title || def.id === title ? [ix] : [];
    });
    const found = all.find((card) => this.isActive(card)) ?? all.find((card) => this.isInPlay(card)) ?? all[0];
    if (found === undefined) throw new Error(`there is no card called '${title}' at this table`);
    return found;
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
