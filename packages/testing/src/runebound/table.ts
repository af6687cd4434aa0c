import { below, cardsIn, type Seat, seedWords, type viewOf } from '@tafelrunde/kernel';
import {
  DECKS,
  deckZone,
  discardZone,
  enemyHealth,
  gemOn,
  heroValue,
  isDefeated,
  isDelayed,
  type RbState,
  type RbView,
  runebound,
  STAT,
  type StatName,
  SYMBOLS,
  tokenNumber,
  tokens,
  ZONE,
} from '@tafelrunde/runebound';
import { TestTable } from '../table.ts';
import {
  arrangeRunebound,
  faceName,
  faceNumber,
  type HexGiven,
  hexNumber,
  type RbGame,
  type RbGiven,
} from './arrange.ts';

type DeckName = (typeof DECKS)[number];

/** How the tokens of a combat lie: those that are not named are spent. */
export interface FightLayout {
  readonly own?: readonly string[];
  readonly foe?: readonly string[];
  /** The side to act; 0 is the hero who attacks. */
  readonly turn?: 0 | 1;
  readonly enemyDamage?: number;
}

/** The test table of Runebound. */
export class RbTable extends TestTable<RbState> {
  /** `game` may have more cards than the box: `runebound.with(…)`. */
  constructor(given: RbGiven, game: RbGame = runebound) {
    super(game, arrangeRunebound(given, game));
    if (given.step) this.playTo(given.step);
    else this.go();
  }

  /** What a seat may know. */
  override view(seat: Seat): ReturnType<typeof viewOf> & { readonly view: RbView } {
    return { ...super.view(seat), view: runebound.view(this.m, seat) };
  }

  gold(seat: Seat): number {
    return this.m.s.gold[seat];
  }

  damage(seat: Seat): number {
    return this.m.s.damage[seat];
  }

  /** Lore or companions. */
  story(seat: Seat): number {
    return this.m.s.story[seat];
  }

  /** Actions the active hero has left. */
  get actions(): number {
    return this.m.s.actions;
  }

  /** Whether a hero stands there. */
  isAt(seat: Seat, hex: HexGiven): boolean {
    return this.m.s.hex[seat] === hexNumber(hex);
  }

  stat(seat: Seat, name: StatName): number {
    return heroValue(this.m, seat, STAT[name]);
  }

  defeated(seat: Seat): boolean {
    return isDefeated(this.m, seat);
  }

  delayed(seat: Seat): boolean {
    return isDelayed(this.m, seat);
  }

  eliminated(seat: Seat): boolean {
    return (this.m.s.eliminated & (1 << seat)) !== 0;
  }

  hand(seat: Seat): readonly string[] {
    return this.titles(ZONE.hand, seat);
  }

  assets(seat: Seat): readonly string[] {
    return this.titles(ZONE.assets, seat);
  }

  skills(seat: Seat): readonly string[] {
    return this.titles(ZONE.skills, seat);
  }

  trophies(seat: Seat): readonly string[] {
    return this.titles(ZONE.trophies, seat);
  }

  quests(seat: Seat): readonly string[] {
    return this.titles(ZONE.quests, seat);
  }

  rumors(seat: Seat): readonly string[] {
    return this.titles(ZONE.rumors, seat);
  }

  market(city: number): readonly string[] {
    return this.titles(ZONE.market0 + city);
  }

  /** Zombies on a hex. */
  zombies(hex: HexGiven): number {
    return this.m.s.zombies.filter((one) => one === hexNumber(hex)).length;
  }

  /** Whether a hero has been challenged in this game. */
  challenged(seat: Seat): boolean {
    return (this.m.s.challenged & (1 << seat)) !== 0;
  }

  /** An adventure deck, top card first. */
  deck(name: DeckName): readonly string[] {
    return this.titles(deckZone(DECKS.indexOf(name))).toReversed();
  }

  discard(name: DeckName): readonly string[] {
    return this.titles(discardZone(DECKS.indexOf(name)));
  }

  /** Any zone by its name in ZONE. */
  zone(name: keyof typeof ZONE, seat: Seat = 0): readonly string[] {
    return this.titles(ZONE[name], seat);
  }

  /** Whether the gem on that hex is active. */
  gem(hex: HexGiven): boolean {
    return (this.m.s.gems & (1 << gemOn[hexNumber(hex)])) !== 0;
  }

  /** The label of the option to go to a hex (without dice). */
  hexId(hex: HexGiven): string {
    return `h${hexNumber(hex)}`;
  }

  /** Goes to an adjacent hex without dice. */
  goTo(hex: HexGiven): this {
    return this.choose(this.hexId(hex));
  }

  /** The hexes to which the die of that number may be spent now. */
  reach(die: number): readonly number[] {
    return this.decision.options.flatMap(({ id }) => (id.startsWith(`d${die}.`) ? [Number(id.split('.')[1])] : []));
  }

  /** Whether the die of that number may be spent to go there. */
  canSpend(die: number, hex: HexGiven): boolean {
    return this.decision.options.some(({ id }) => id === `d${die}.${hexNumber(hex)}`);
  }

  spendDie(die: number, hex: HexGiven): this {
    return this.choose(`d${die}.${hexNumber(hex)}`);
  }

  /** Lays the dice on the table as named, 'compass' or 'mountain/water', whatever was rolled. Only while they are asked about. */
  setDice(...faces: readonly string[]): this {
    const { dice } = this.m.s;
    dice.splice(0, dice.length, ...faces.map(faceNumber));
    return this.again();
  }

  get dice(): readonly number[] {
    return this.m.s.dice;
  }

  /** What the dice on the table show, 'compass' or 'mountain/water'. */
  get rolled(): readonly string[] {
    return this.dice.map(faceName);
  }

  /** The next dice that are rolled show this, one after another. */
  willRoll(...faces: readonly string[]): this {
    return this.willFall(6, faces.map(faceNumber));
  }

  /** The next tokens that are cast or recast, one after another, fall like this: 'corbin-1 physical'. */
  willCast(...names: readonly string[]): this {
    return this.willFall(
      2,
      names.map((name) => faceOf(name).face),
    );
  }

  /** Chooses the luck to come such that the next draws among so many sides are these. */
  private willFall(sides: number, wanted: readonly number[]): this {
    for (let i = 0; i < 200_000; i++) {
      const words = seedWords(`luck ${i}`);
      const tried = words.slice() as typeof words;
      if (!wanted.every((side) => below(tried, sides) === side)) continue;
      for (let w = 0; w < words.length; w++) this.m.s.rng[w] = words[w];
      return this.again();
    }
    throw new Error(`so much luck (${wanted.length} draws of ${sides}) is not to be found`);
  }

  /**
   * Answers (an adventure, a challenge …) and plays on to the first combat action of the fight that comes of it; there the
   * pools lie as wanted.
   */
  fight(answer: string, layout: FightLayout = {}): this {
    return this.until('fight/act', answer).lay(layout);
  }

  /** Answers, and plays on until the named step is about to be taken; nobody may be asked before. */
  until(place: string, answer: string): this {
    const option = this.options().find(({ id, label }) => id === answer || label.includes(answer));
    if (!option) throw new Error(`'${answer}' is not offered; there is: ${this.labels().join(' | ')}`);
    const there = this.m.runTo(({ proc, step }) => `${proc}/${step}` === place, option.id);
    if (!there) throw new Error(`somebody is asked before ${place}: ${this.prompt}`);
    return this;
  }

  /** Lays the combat pools out, whatever was cast. Tokens are named by code and the symbol that lies up: 'corbin-1 physical'. */
  lay({ own = [], foe = [], turn = 0, enemyDamage }: FightLayout): this {
    const { fight } = this.m.s;
    this.layPool(0, own);
    this.layPool(1, foe);
    fight.turn = turn;
    fight.passed = 0;
    if (enemyDamage !== undefined) this.m.s.cards[fight.enemy].damage = enemyDamage;
    return this.again();
  }

  private layPool(side: 0 | 1, wanted: readonly string[]): void {
    const { fight } = this.m.s;
    const from = side === 0 ? 0 : fight.split;
    const to = side === 0 ? fight.split : fight.tokens.length;
    const faces = wanted.map(faceOf);
    for (let slot = from; slot < to; slot++) {
      const at = faces.findIndex((f) => f.token === fight.tokens[slot]);
      // What is not named lies spent, and is no use to anybody.
      fight.spent[slot] = at < 0 ? 1 : 0;
      fight.liesOn[slot] = -1;
      if (at >= 0) fight.faces[slot] = faces.splice(at, 1)[0].face;
    }
    if (faces.length > 0) throw new Error(`side ${side} does not own ${tokens[faces[0].token].id}`);
  }

  /** The tokens of a side that lie in its pool, as 'code symbol'. */
  pool(side: 0 | 1): readonly string[] {
    return this.slots(side, 0);
  }

  /** The spent tokens of a side. */
  spent(side: 0 | 1): readonly string[] {
    return this.slots(side, 1);
  }

  private slots(side: 0 | 1, spent: number): readonly string[] {
    const { fight } = this.m.s;
    const from = side === 0 ? 0 : fight.split;
    const to = side === 0 ? fight.split : fight.tokens.length;
    const found: string[] = [];
    for (let slot = from; slot < to; slot++) {
      if (fight.spent[slot] !== spent) continue;
      const { id, faces } = tokens[fight.tokens[slot]];
      found.push(`${id} ${SYMBOLS[faces[fight.faces[slot]].symbol]}`);
    }
    return found;
  }

  /** The slot of a token, for options such as `a3` (agility), `d3` (doubler), `t3`, `f3`, `r3`. */
  slot(side: 0 | 1, code: string): number {
    const { fight } = this.m.s;
    const from = side === 0 ? 0 : fight.split;
    const to = side === 0 ? fight.split : fight.tokens.length;
    for (let slot = from; slot < to; slot++) if (tokens[fight.tokens[slot]].id === code) return slot;
    throw new Error(`side ${side} has no token ${code}`);
  }

  /** Whether anybody fights, and who has the next combat action: side 0 is the attacking hero. */
  get fighting(): boolean {
    this.m.decision();
    return this.m.s.fight.on !== 0;
  }

  get turnOf(): number {
    return this.m.s.fight.turn;
  }

  enemyDamage(): number {
    return this.m.s.cards[this.m.s.fight.enemy].damage;
  }

  enemyHealth(): number {
    return enemyHealth(this.m, this.m.s.fight.enemy);
  }

  /** The card of that title or id, or its second, third … copy. */
  find(title: string, copy = 1): number {
    const found = this.m.s.cards.flatMap(({ def }, card) => {
      const { id, title: titles } = this.m.game.defs[def];
      return titles.en === title || id === title ? [card] : [];
    });
    const card = found[copy - 1];
    if (card === undefined)
      throw new Error(`there is no ${copy > 1 ? `copy ${copy} of a ` : ''}card called '${title}' at this table`);
    return card;
  }

  /** The options about a card, or about one of its copies: their ids, for `choose`. */
  idsOf(title: string, copy = 1): readonly string[] {
    const card = this.find(title, copy);
    return this.decision.options.flatMap((option) => (option.card === card ? [option.id] : []));
  }

  /** The question is asked anew, because the position was changed by hand. */
  private again(): this {
    this.m.load(this.m.s);
    this.m.decision();
    return this;
  }

  private titles(kind: number, seat: Seat = 0): readonly string[] {
    return cardsIn(this.m, kind, seat).map((card) => this.title(card));
  }
}

/** A token and the number of the side that shows a symbol: 'corbin-1 physical'. */
function faceOf(name: string): { readonly token: number; readonly face: number } {
  const [code, symbol] = name.split(' ');
  const token = tokenNumber(code);
  const face = tokens[token].faces.findIndex((f) => SYMBOLS[f.symbol] === symbol);
  if (face < 0) throw new Error(`${code} does not show ${symbol}`);
  return { token, face };
}
