import { cardsIn, optionWords, PASS, type Seat, value } from '@tafelrunde/kernel';
import {
  committedWillpower,
  FORM,
  type LcgState,
  type LcgView,
  lcg,
  momentOf,
  onDeckOf,
  PHASE_NAMES,
  playerOrder,
  type ScoreSheet,
  STAT,
  type StatName,
  scoreSheet,
  stagingThreat,
  ZONE,
} from '@tafelrunde/lcg';
import { TestTable } from '../table.ts';
import { arrangeLcg, type LcgGame, type LcgGiven } from './arrange.ts';

/** The test table of the living card game. */
export class LcgTable extends TestTable<LcgState, LcgView> {
  constructor(given: LcgGiven, game: LcgGame = lcg) {
    super(game, arrangeLcg(given, game));
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

  /** Labels without what stands behind their colon: what an ability does is printed on its card, and in `options`. */
  override labels(): readonly string[] {
    return super.labels().map((label) => label.replace(/^(Use [^:]+): .*/, '$1'));
  }

  /** Rounds that were played to their end. */
  roundsDone(): number {
    return this.m.s.completed;
  }

  eliminated(seat: Seat): boolean {
    return (this.m.s.eliminated & (1 << seat)) !== 0;
  }

  /** The hero who is held prisoner. */
  prisoner(): string | undefined {
    const { defs, s } = this.m;
    const hero = cardsIn(this.m, ZONE.captive).find((card) => defs[s.cards[card].def].type === 'hero');
    return hero === undefined ? undefined : this.title(hero);
  }

  /** The player cards that are Orc guards in front of a player. */
  guards(seat: Seat): readonly string[] {
    const { cards } = this.m.s;
    return cardsIn(this.m, ZONE.engaged, seat)
      .filter((card) => cards[card].form === FORM.orcGuard)
      .map((card) => this.title(card));
  }

  /** The encounter card that guards an objective. */
  guardOf(title: string): string | undefined {
    const { host } = this.m.s.cards[this.find(title)];
    return host >= 0 ? this.title(host) : undefined;
  }

  /** Objectives that heroes have. */
  claimed(): readonly string[] {
    return this.m.s.cards.flatMap((card, ix) => (card.form === FORM.claimed ? [this.title(ix)] : []));
  }

  /** Conditions on a player's deck. */
  onDeck(seat: Seat): readonly string[] {
    return cardsIn(this.m, ZONE.attached)
      .filter((card) => this.m.s.cards[card].host === onDeckOf(seat))
      .map((card) => this.title(card));
  }

  aside(): readonly string[] {
    return this.titles(ZONE.aside);
  }

  /** Plays on to an action window and stops in it, whether or not anybody can act there: '3.2' is the one behind step 3.2. */
  stopAt(step: string): this {
    const window = step.endsWith('w') || step === '2.2' ? step : `${step}w`;
    this.playTo(window);
    const phase = this.m.top();
    this.m.runTo((frame) => frame.proc === 'window' || (frame === phase && frame.step !== window));
    if (this.m.top().proc !== 'window') throw new Error(`no window opens at ${step}`);
    return this;
  }

  /** What a player could do in the window the game has stopped in. */
  actions(seat: Seat): readonly string[] {
    if (this.m.top().proc !== 'window') throw new Error('there is no window to act in');
    const copy = this.m.clone();
    const order = playerOrder(copy);
    const window = copy.top();
    window.step = 'next';
    Object.assign(window.vars, { turn: order.indexOf(seat), passes: order.length - 1 });
    copy.load(copy.s);
    const decision = copy.decision();
    if (copy.top()?.vars !== window.vars || decision?.seat !== seat) return [];
    return decision.options
      .filter(({ id }) => id !== PASS)
      .map((option) => this.say(optionWords(copy, option)).replace(/^(Use [^:]+): .*/, '$1'));
  }

  protected override round(): number {
    return this.m.s.round;
  }

  /** A step with a smaller number than the present one; but some are repeated within a phase, and may still come. */
  protected override comesNextRound(step: string): boolean {
    if (step === '0.0') return true;
    const [, wanted] = STEP.exec(step) ?? [];
    if (wanted === undefined || this.m.s.round === 0) return false;
    const { frames } = this.m.s;
    // The next round is about to begin.
    if (['0.0', '0.1', 'again'].includes(frames.at(-1)!.step)) return true;
    const phase = frames.map(({ proc }) => PHASE_NAMES.indexOf(proc as never)).find((n) => n > 0) ?? 0;
    if (Number(wanted[0]) !== phase) return Number(wanted[0]) < phase;
    return !REPEATED.test(wanted) && Number(wanted) < Number.parseFloat(momentOf(this.m).step);
  }

  /** The card of that title: in play if there is one, else wherever it lies; `Wargs#2` is the second of several. */
  find(title: string): number {
    return this.numbered(title);
  }

  /** Copies in play come first: readers speak of them. */
  protected override copies(title: string): readonly number[] {
    const all = super.copies(title);
    return [...all.filter((card) => this.isInPlay(card)), ...all.filter((card) => !this.isInPlay(card))];
  }

  private isInPlay(card: number): boolean {
    const kind = this.m.layout.kindOf[this.m.s.cards[card].zone];
    return kind === ZONE.play || kind === ZONE.engaged || (kind >= ZONE.staging && kind <= ZONE.attached);
  }

  private titles(kind: number, seat: Seat = 0): readonly string[] {
    return cardsIn(this.m, kind, seat).map((card) => this.title(card));
  }
}

/** A numbered step, also with the name of its procedure: its phase and its number in it. */
const STEP = /^(?:[\w ]+\/)?([1-7]\.\d)/;
const REPEATED = /^(?:3\.2|5\.[23]|6\.[48])/;
