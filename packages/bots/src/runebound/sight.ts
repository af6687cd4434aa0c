import type { CardIx, Seat } from '@tafelrunde/kernel';
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

  get act(): number {
    return this.m.s.act;
  }

  /** The space of the time token, from 1. */
  get space(): number {
    return this.m.s.space;
  }

  /** Where the villain stands; -1 before it appears. */
  get boss(): number {
    return this.m.s.boss;
  }

  /** Whether the gem of that number may be taken. */
  isActive(gem: number): boolean {
    return (this.m.s.gems & (1 << gem)) !== 0;
  }

  hasZombie(hex: number): boolean {
    return this.m.s.zombies.includes(hex);
  }

  get zombies(): number {
    return this.m.s.zombies.length;
  }

  isOut(seat: Seat): boolean {
    return (this.m.s.eliminated & (1 << seat)) !== 0;
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
}
