import { type CardIx, cardsIn, type Match, type Seat, value } from '@tafelrunde/kernel';
import type { RbDef } from '../../defs.ts';
import { nameOf } from '../../names.ts';
import { heroCard } from '../../players.ts';
import { enemyHealth } from '../../rules/combat/damage.ts';
import type { Fight, RbState } from '../../state.ts';
import { STAT } from '../../stats.ts';
import { ZONE } from '../../zones.ts';
import { SYMBOL, tokens } from '../tokens.ts';

/** How a symbol counts for a rough estimate of a pool. */
const SYMBOL_WORTH: number[] = [];
const worths = { dash: 0, physical: 1, magic: 1, enemy: 1, agility: 0.6, double: 0.9, surge: 0.8, shield: 0.8 };
for (const [name, worth] of Object.entries(worths)) SYMBOL_WORTH[SYMBOL[name as keyof typeof SYMBOL]] = worth;

const texts = new Map<string, string>();

/** The table as one player of the balance runs sees it: what lies open, and of hidden zones only its own. */
export class RbSight {
  readonly seat: Seat;
  private readonly m: Match<RbState>;

  constructor(match: Match<RbState>, seat: Seat) {
    this.m = match;
    this.seat = seat;
  }

  get seats(): number {
    return this.m.s.seats;
  }

  def(card: CardIx): RbDef {
    return this.m.game.defs[this.m.s.cards[card].def] as RbDef;
  }

  /** Cards of a zone; of another hero’s hand and trophies nothing. */
  cards(kind: number, seat: Seat = this.seat): readonly CardIx[] {
    if ((kind === ZONE.hand || kind === ZONE.trophies) && seat !== this.seat) return [];
    return cardsIn(this.m, kind, seat);
  }

  count(kind: number, seat: Seat = this.seat): number {
    return cardsIn(this.m, kind, seat).length;
  }

  get actions(): number {
    return this.m.s.actions;
  }

  get act(): number {
    return this.m.s.act;
  }

  get space(): number {
    return this.m.s.space;
  }

  get gems(): number {
    return this.m.s.gems;
  }

  get dice(): readonly number[] {
    return this.m.s.dice;
  }

  get diceSpent(): number {
    return this.m.s.diceSpent;
  }

  get zombies(): readonly number[] {
    return this.m.s.zombies;
  }

  get villain(): number {
    return this.m.s.boss;
  }

  get scenario(): RbDef {
    return this.def(cardsIn(this.m, ZONE.scenario)[0]);
  }

  get isMargath(): boolean {
    return this.scenario.scenario === 'margath' || this.scenario.id === 'margath';
  }

  hex(seat: Seat = this.seat): number {
    return this.m.s.hex[seat];
  }

  gold(seat: Seat = this.seat): number {
    return this.m.s.gold[seat];
  }

  story(seat: Seat = this.seat): number {
    return this.m.s.story[seat];
  }

  damage(seat: Seat = this.seat): number {
    return this.m.s.damage[seat];
  }

  stat(stat: number, seat: Seat = this.seat): number {
    return value(this.m, heroCard(this.m, seat), stat);
  }

  health(seat: Seat = this.seat): number {
    return this.stat(STAT.health, seat);
  }

  life(seat: Seat = this.seat): number {
    return this.health(seat) - this.damage(seat);
  }

  get villainHealth(): number {
    const { boss, perToken, perZombie } = this.scenario.boss!;
    return Math.max(boss.least, boss.health - perToken * this.story() + perZombie * this.zombies.length);
  }

  get fight(): Readonly<Fight> {
    return this.m.s.fight;
  }

  sideLife(side: number): number {
    const { hero, foe, enemy } = this.fight;
    const seat = side === 0 ? hero : foe;
    if (seat >= 0) return this.life(seat);
    return enemyHealth(this.m, enemy) - this.m.s.cards[enemy].damage;
  }

  sideDamage(side: number): number {
    const { hero, foe, enemy } = this.fight;
    const seat = side === 0 ? hero : foe;
    return seat >= 0 ? this.damage(seat) : this.m.s.cards[enemy].damage;
  }

  sideOfSlot(slot: number): number {
    return slot < this.fight.split ? 0 : 1;
  }

  symbol(slot: number): number {
    const { tokens: list, faces } = this.fight;
    return tokens[list[slot]].faces[faces[slot]].symbol;
  }

  tokenWorth(slot: number, turned = false): number {
    const { tokens: list, faces, liesOn } = this.fight;
    const face = tokens[list[slot]].faces[turned ? 1 - faces[slot] : faces[slot]];
    return SYMBOL_WORTH[face.symbol] * face.n * (liesOn[slot] >= 0 ? 2 : 1);
  }

  symbols(side: number, symbol: number): number {
    const { tokens: list, faces, spent, liesOn } = this.fight;
    let sum = 0;
    for (let slot = 0; slot < list.length; slot++) {
      if (spent[slot] !== 0 || this.sideOfSlot(slot) !== side) continue;
      const face = tokens[list[slot]].faces[faces[slot]];
      if (face.symbol === symbol) sum += face.n * (liesOn[slot] >= 0 ? 2 : 1);
    }
    return sum;
  }

  /** The words of an option in English. */
  text(name: string): string {
    let text = texts.get(name);
    if (text === undefined) {
      text = nameOf(name, 'en');
      texts.set(name, text);
    }
    return text;
  }

  private under(proc: string): Readonly<Record<string, unknown>> | null {
    const { frames } = this.m.s;
    for (let i = frames.length - 1; i >= 0; i--) if (frames[i].proc === proc) return frames[i].vars;
    return null;
  }

  get paysForX(): boolean {
    const vars = this.under('surge');
    return vars !== null && this.def(vars.card as number).surges.some(({ ix, cost }) => ix === vars.ix && cost < 0);
  }

  get tried(): CardIx {
    return (this.under('task')?.card as number | undefined) ?? -1;
  }
}
