import { type CardIx, effectVars, type Seat } from '@tafelrunde/kernel';
import { type Fight, heroCard, type RbDef, type RbState, STAT, ZONE } from '@tafelrunde/runebound';
import { Sight } from '../sight.ts';

/** The table of Runebound as one player sees it. */
export class RbSight extends Sight<RbState> {
  override def(card: CardIx): RbDef {
    return super.def(card) as RbDef;
  }

  get hex(): number {
    return this.m.s.hex[this.seat];
  }

  get gold(): number {
    return this.m.s.gold[this.seat];
  }

  /** Actions left in the turn. */
  get actions(): number {
    return this.m.s.actions;
  }

  /** Lore or companions, which weaken the villain. */
  story(seat: Seat = this.seat): number {
    return this.m.s.story[seat];
  }

  get round(): number {
    return this.m.s.round;
  }

  get act(): number {
    return this.m.s.act;
  }

  /** Where the villain stands; -1 before it appears. */
  get boss(): number {
    return this.m.s.boss;
  }

  /** Whether the gem of that number may be taken. */
  isActive(gem: number): boolean {
    return (this.m.s.gems & (1 << gem)) !== 0;
  }

  /** Faces of the dice on the table, and which of them are spent, as a set. */
  get dice(): readonly number[] {
    return this.m.s.dice;
  }

  get diceSpent(): number {
    return this.m.s.diceSpent;
  }

  /** Whether the dice on the table were rolled for a move. */
  get isMoving(): boolean {
    return this.under('move') !== null;
  }

  get speed(): number {
    return this.heroValue(STAT.speed);
  }

  /** Where another hero stands, -1 if nowhere. */
  hexOf(seat: Seat): number {
    return this.m.s.hex[seat];
  }

  hasZombie(hex: number): boolean {
    return this.m.s.zombies.includes(hex);
  }

  get zombieHexes(): readonly number[] {
    return this.m.s.zombies;
  }

  get zombies(): number {
    return this.m.s.zombies.length;
  }

  isOut(seat: Seat): boolean {
    return (this.m.s.eliminated & (1 << seat)) !== 0;
  }

  hero(seat: Seat): RbDef {
    return this.def(heroCard(this.m, seat));
  }

  heroValue(stat: number, seat: Seat = this.seat): number {
    const card = heroCard(this.m, seat);
    return card < 0 ? 0 : this.value(card, stat);
  }

  /** Damage that a hero can still take. */
  life(seat: Seat = this.seat): number {
    return Math.max(1, this.heroValue(STAT.health, seat)) - this.m.s.damage[seat];
  }

  hurt(seat: Seat = this.seat): number {
    return this.m.s.damage[seat];
  }

  get fight(): Readonly<Fight> {
    return this.m.s.fight;
  }

  /** Damage that the enemy or hero on side 1 can still take. */
  foeLife(): number {
    const { foe, enemy } = this.fight;
    if (foe >= 0) return this.life(foe);
    return enemy < 0 ? 0 : Math.max(1, this.value(enemy, STAT.health)) - this.card(enemy).damage;
  }

  hand(): readonly CardIx[] {
    return this.cards(ZONE.hand);
  }

  assets(seat: Seat = this.seat): readonly CardIx[] {
    return this.cards(ZONE.assets, seat);
  }

  skills(seat: Seat = this.seat): readonly CardIx[] {
    return this.cards(ZONE.skills, seat);
  }

  trophies(seat: Seat = this.seat): number {
    return this.count(ZONE.trophies, seat);
  }

  /** Numbers of the combat tokens a hero fights with. */
  tokens(seat: Seat = this.seat): number[] {
    const found: number[] = [];
    const hero = heroCard(this.m, seat);
    if (hero >= 0) found.push(...this.def(hero).tokens);
    for (const card of this.assets(seat)) found.push(...this.def(card).tokens);
    return found;
  }

  /** Health of the villain against this player. */
  bossLife(seat: Seat = this.seat): number {
    const [card] = this.cards(ZONE.scenario);
    if (card === undefined) return 99;
    const { boss } = this.def(card);
    if (!boss) return 99;
    return Math.max(
      boss.boss.least,
      boss.boss.health - this.story(seat) * boss.perToken + this.zombies * boss.perZombie,
    );
  }

  get scenario(): RbDef {
    return this.def(this.cards(ZONE.scenario)[0]);
  }

  /** Whether what stands on side 1 is the villain. */
  get againstVillain(): boolean {
    return this.fight.enemy >= 0 && this.def(this.fight.enemy).type === 'scenario';
  }

  /** What lies on the table under that name: the variables of a procedure under way, the innermost one. */
  private under(proc: string): Readonly<Record<string, unknown>> | null {
    const { frames } = this.m.s;
    for (let i = frames.length - 1; i >= 0; i--) if (frames[i].proc === proc) return frames[i].vars;
    return null;
  }

  /** Whether the hero can pay what a task costs. */
  canPay(card: CardIx, task: NonNullable<RbDef['task']>): boolean {
    return task.payable(this.m, effectVars(this.seat, card));
  }

  /** The quest, rumor or story quest that is being tried; -1 if there is none. */
  get tried(): CardIx {
    return (this.under('task')?.card as number | undefined) ?? -1;
  }

  /** Whether surge is being spent on an ability that costs X. */
  get paysForX(): boolean {
    const vars = this.under('surge');
    return vars !== null && this.def(vars.card as number).surges.some(({ ix, cost }) => ix === vars.ix && cost < 0);
  }
}

/** The last round of act 2. */
const LAST = 24;

/** Rounds until the end of act 2, this one included; 0 once it is over. */
export function roundsLeft(s: RbSight): number {
  return Math.max(0, LAST + 1 - s.round);
}
