import { cardsIn, type Seat, value } from '@tafelrunde/kernel';
import {
  committedWillpower,
  type LcgState,
  lcg,
  type ScoreSheet,
  STAT,
  type StatName,
  scoreSheet,
  stagingThreat,
  ZONE,
} from '@tafelrunde/lcg';
import { TestTable } from '../table.ts';
import { arrangeLcg, type LcgGiven } from './arrange.ts';

/** The test table of the living card game. */
export class LcgTable extends TestTable<LcgState> {
  constructor(given: LcgGiven) {
    super(lcg, arrangeLcg(given));
    this.playTo(given.step ?? '2.2');
  }

  threat(seat: Seat): number {
    return this.m.s.threat[seat];
  }

  hand(seat: Seat): readonly string[] {
    return this.titles(ZONE.hand, seat);
  }

  deck(seat: Seat): readonly string[] {
    return this.titles(ZONE.deck, seat).toReversed();
  }

  discard(seat: Seat): readonly string[] {
    return this.titles(ZONE.discard, seat);
  }

  /** Heroes and allies of a player. */
  characters(seat: Seat): readonly string[] {
    return cardsIn(this.m, ZONE.play, seat)
      .filter((card) => this.m.s.cards[card].host < 0)
      .map((card) => this.title(card));
  }

  engaged(seat: Seat): readonly string[] {
    return this.titles(ZONE.engaged, seat);
  }

  staging(): readonly string[] {
    return this.titles(ZONE.staging);
  }

  activeLocation(): string | undefined {
    return this.titles(ZONE.active)[0];
  }

  encounterDeck(): readonly string[] {
    return this.titles(ZONE.encounterDeck).toReversed();
  }

  encounterDiscard(): readonly string[] {
    return this.titles(ZONE.encounterDiscard);
  }

  victory(): readonly string[] {
    return this.titles(ZONE.victory);
  }

  removed(): readonly string[] {
    return this.titles(ZONE.removed);
  }

  /** The stage the players are on, by title. */
  quest(): string {
    return this.titles(ZONE.quest)[0];
  }

  /** Progress on the quest card. */
  progress(): number {
    return this.m.s.cards[cardsIn(this.m, ZONE.quest)[0]].progress;
  }

  progressOn(title: string): number {
    return this.m.s.cards[this.find(title)].progress;
  }

  resources(title: string): number {
    return this.m.s.cards[this.find(title)].resources;
  }

  damage(title: string): number {
    return this.m.s.cards[this.find(title)].damage;
  }

  exhausted(title: string): boolean {
    return this.m.s.cards[this.find(title)].exhausted === 1;
  }

  committed(title: string): boolean {
    return this.m.s.cards[this.find(title)].committed === 1;
  }

  /** A value as it is now. */
  stat(title: string, stat: StatName): number {
    return value(this.m, this.find(title), STAT[stat]);
  }

  attachments(title: string): readonly string[] {
    const host = this.find(title);
    return this.m.s.cards.flatMap((card, ix) => {
      const kind = this.m.layout.kindOf[card.zone];
      return card.host === host && (kind === ZONE.play || kind === ZONE.attached) ? [this.title(ix)] : [];
    });
  }

  /** Shadow cards of an enemy. */
  shadows(title: string): readonly string[] {
    const host = this.find(title);
    return cardsIn(this.m, ZONE.shadow)
      .filter((card) => this.m.s.cards[card].host === host)
      .map((card) => this.title(card));
  }

  stagingThreat(): number {
    return stagingThreat(this.m);
  }

  willpower(): number {
    return committedWillpower(this.m);
  }

  score(): ScoreSheet {
    return scoreSheet(this.m);
  }

  get phase(): number {
    return this.m.s.phase;
  }

  /** The card of that title: in play if there is one, else wherever it lies. */
  find(title: string): number {
    const all = this.m.s.cards.flatMap((_, card) => {
      const def = this.m.game.defs[this.m.s.cards[card].def];
      return def.title.en === title || def.id === title ? [card] : [];
    });
    const inPlay = all.find(
      (card) => this.m.layout.kindOf[this.m.s.cards[card].zone] <= ZONE.attached && this.isInPlay(card),
    );
    const found = inPlay ?? all[0];
    if (found === undefined) throw new Error(`there is no card called '${title}' at this table`);
    return found;
  }

  private isInPlay(card: number): boolean {
    const kind = this.m.layout.kindOf[this.m.s.cards[card].zone];
    return kind === ZONE.play || kind === ZONE.engaged || (kind >= ZONE.staging && kind <= ZONE.attached);
  }

  private titles(kind: number, seat: Seat = 0): readonly string[] {
    return cardsIn(this.m, kind, seat).map((card) => this.title(card));
  }
}
