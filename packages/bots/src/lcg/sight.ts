import type { CardIx, Seat } from '@tafelrunde/kernel';
import {
  type CardType,
  committedWillpower,
  type EscapeTest,
  enemyAttackOf,
  escapeTestOf,
  guardOf,
  type LcgDef,
  type LcgState,
  PHASE,
  playerAttackOf,
  playerOrder,
  STAT,
  stagingThreat,
  typeOf,
  ZONE,
} from '@tafelrunde/lcg';
import { Sight } from '../sight.ts';

const DOT = '.'.charCodeAt(0);

/** The table of the living card game as one player sees it. */
export class LcgSight extends Sight<LcgState> {
  private setup: LcgState['setup'] | null = null;
  private readonly scenario = new Set<string>();

  override def(card: CardIx): LcgDef {
    return super.def(card) as LcgDef;
  }

  /** What a card on the table counts as; that of a hidden one in a hand or deck is hidden, too. */
  type(card: CardIx): CardType {
    const { form } = this.m.s.cards[card];
    if (form === 0) this.def(card);
    return typeOf(this.m, card);
  }

  get phase(): number {
    return this.m.s.phase;
  }

  get round(): number {
    return this.m.s.round;
  }

  /** Players still in the game, from the first player on. */
  get order(): readonly Seat[] {
    return playerOrder(this.m);
  }

  threat(seat: Seat = this.seat): number {
    return this.m.s.threat[seat];
  }

  /** How far a player is from elimination. */
  margin(seat: Seat = this.seat): number {
    const quest = this.quest;
    return (quest >= 0 ? this.value(quest, STAT.threatLimit) : 50) - this.threat(seat);
  }

  get stagingThreat(): number {
    return stagingThreat(this.m);
  }

  get committedWillpower(): number {
    return committedWillpower(this.m);
  }

  /** The quest card, -1 during set-up. */
  get quest(): CardIx {
    const cards = this.cards(ZONE.quest);
    return cards.length > 0 ? cards[cards.length - 1] : -1;
  }

  /** The number of the stage, 0 during set-up. */
  get stage(): number {
    const { quest } = this;
    return quest < 0 ? 0 : this.def(quest).stage;
  }

  /** The id of the quest card, '' during set-up. */
  get stageId(): string {
    const { quest } = this;
    return quest < 0 ? '' : this.def(quest).id;
  }

  /** What the stage changes about the rules, null if nothing. */
  private get stageRules(): LcgDef['stageRules'] {
    const { quest } = this;
    return quest < 0 ? null : this.def(quest).stageRules;
  }

  /** Encounter cards that are revealed in a quest phase. */
  get reveals(): number {
    const rules = this.stageRules;
    return rules?.noStaging ? 0 : this.order.length + (rules?.extraReveal ?? 0);
  }

  /** Whether enemies in the staging area come to those whose threat calls them. */
  get engagementChecks(): boolean {
    return !this.stageRules?.noEngagementChecks;
  }

  /** Progress that the stage still needs; a stage without quest points needs none. */
  get stageLeft(): number {
    const { quest } = this;
    return quest < 0 ? 0 : Math.max(0, this.value(quest, STAT.questPoints) - this.card(quest).progress);
  }

  /** The active location, -1 if there is none. */
  get location(): CardIx {
    return this.cards(ZONE.active)[0] ?? -1;
  }

  /** Progress that the active location still takes. */
  get locationLeft(): number {
    const { location } = this;
    return location < 0 ? 0 : Math.max(0, this.value(location, STAT.questPoints) - this.card(location).progress);
  }

  isCharacter(card: CardIx): boolean {
    const type = this.type(card);
    return type === 'hero' || type === 'ally';
  }

  isHero(card: CardIx): boolean {
    return this.type(card) === 'hero';
  }

  isEnemy(card: CardIx): boolean {
    return this.type(card) === 'enemy';
  }

  ready(card: CardIx): boolean {
    return this.card(card).exhausted === 0;
  }

  characters(seat: Seat = this.seat): CardIx[] {
    return this.cards(ZONE.play, seat).filter((card) => this.isCharacter(card));
  }

  heroes(seat: Seat = this.seat): CardIx[] {
    return this.cards(ZONE.play, seat).filter((card) => this.isHero(card));
  }

  readyCharacters(seat: Seat = this.seat): CardIx[] {
    return this.cards(ZONE.play, seat).filter((card) => this.isCharacter(card) && this.ready(card));
  }

  engaged(seat: Seat = this.seat): readonly CardIx[] {
    return this.cards(ZONE.engaged, seat);
  }

  staged(type: CardType): CardIx[] {
    return this.cards(ZONE.staging).filter((card) => this.type(card) === type);
  }

  /** Hit points left. */
  life(card: CardIx): number {
    return this.value(card, STAT.hitPoints) - this.card(card).damage;
  }

  attack(card: CardIx): number {
    return this.value(card, STAT.attack);
  }

  defense(card: CardIx): number {
    return this.value(card, STAT.defense);
  }

  willpower(card: CardIx): number {
    return this.value(card, STAT.willpower);
  }

  /** All resources of a player. */
  resources(seat: Seat = this.seat): number {
    let sum = 0;
    for (const card of this.cards(ZONE.play, seat)) sum += this.card(card).resources;
    return sum;
  }

  hand(): readonly CardIx[] {
    return this.cards(ZONE.hand);
  }

  /** Whether the player has a card of that id in hand. */
  holds(id: string): boolean {
    return this.hand().some((card) => this.def(card).id === id);
  }

  /** Whether one of the player's own cards in play has that id. */
  controls(id: string): boolean {
    return this.cards(ZONE.play).some((card) => this.knows(card) && this.def(card).id === id);
  }

  /** Attachments of that id on a card. */
  wears(host: CardIx, id: string): boolean {
    return this.cards(ZONE.play).some(
      (card) => this.card(card).host === host && this.knows(card) && this.def(card).id === id,
    );
  }

  /** The enemy that attacks now, -1 if none does. */
  get attacker(): CardIx {
    return this.ifThere(enemyAttackOf(this.m)?.enemy ?? -1);
  }

  private inZone(card: CardIx, kind: number): boolean {
    return this.m.layout.kindOf[this.m.s.cards[card].zone] === kind;
  }

  /** An enemy that may have been killed meanwhile. */
  private ifThere(enemy: CardIx): CardIx {
    return enemy >= 0 && (this.inZone(enemy, ZONE.engaged) || this.inZone(enemy, ZONE.staging)) ? enemy : -1;
  }

  /** Who defends against it. */
  get defenders(): readonly CardIx[] {
    return (enemyAttackOf(this.m)?.defenders ?? []).filter((card) => this.inZone(card, ZONE.play));
  }

  /** The enemy that is attacked now, -1 if none is. */
  get attacked(): CardIx {
    return this.ifThere(playerAttackOf(this.m)?.enemy ?? -1);
  }

  /** The step that comes next once everybody has passed, as the reference manual numbers it; '' if none is numbered. */
  get nextStep(): string {
    const { frames } = this.m.s;
    for (let i = frames.length - 1; i >= 0; i--) {
      const { step } = frames[i];
      if (step.charCodeAt(1) === DOT) return step;
    }
    return '';
  }

  /** Whose attack is under way, -1 if nobody's. */
  get attackingSeat(): Seat {
    return playerAttackOf(this.m)?.seat ?? -1;
  }

  /** Who takes part in the player attack under way. */
  get attackers(): readonly CardIx[] {
    return (playerAttackOf(this.m)?.attackers ?? []).filter((card) => this.inZone(card, ZONE.play));
  }

  /** How many engaged enemies have still to attack the player. */
  get attackersLeft(): number {
    return this.engaged().filter((card) => !this.hasAttacked(card)).length;
  }

  /** Whether an enemy has attacked in this phase. */
  hasAttacked(enemy: CardIx): boolean {
    // The mark stays on the card until the next combat phase begins.
    return this.phase === PHASE.combat && this.card(enemy).attacked === 1;
  }

  /** The escape test under way, null if there is none. */
  get escapeTest(): EscapeTest | null {
    return escapeTestOf(this.m);
  }

  /** The player who guards Gollum, -1 if nobody does. */
  get guard(): Seat {
    return guardOf(this.m);
  }

  /** Gollum, if the player guards him: he takes what nobody defends against; -1 if not. */
  get prisoner(): CardIx {
    if (this.guard !== this.seat) return -1;
    return this.cards(ZONE.play).find((card) => this.value(card, STAT.takesUndefended) > 0) ?? -1;
  }

  /** Whether a card of that id belongs to the scenario: what is in the box is no secret. */
  met(id: string): boolean {
    const { setup, cards } = this.m.s;
    // All games dealt anew share their set-up, and what belongs to its scenario.
    if (this.setup !== setup) {
      this.setup = setup;
      this.scenario.clear();
      for (const { owner, def } of cards) if (owner < 0) this.scenario.add(this.m.defs[def].id);
    }
    return this.scenario.has(id);
  }

  /** What cards that are dealt for an escape test count on average, and how far they stray; the same as below is known. */
  escapeCards(): { readonly mean: number; readonly spread: number } {
    const { cards } = this.m.s;
    const { defs } = this.m.game;
    const bit = 1 << this.seat;
    const more = this.location >= 0 && this.def(this.location).id === 'the-heart-of-the-marshes' ? 1 : 0;
    let count = 0;
    let sum = 0;
    let squares = 0;
    for (const { owner, seen, def } of cards) {
      if (owner >= 0 || (seen & bit) !== 0) continue;
      const { type, escape: n } = defs[def] as LcgDef;
      if (type === 'quest') continue;
      count++;
      sum += n;
      squares += n * n;
    }
    if (count === 0) return { mean: 1.5 + more, spread: 1.5 };
    const mean = sum / count;
    return { mean: mean + more, spread: Math.sqrt(Math.max(0, squares / count - mean * mean)) };
  }

  /**
   * The threat that an encounter card adds on average when it is revealed. Which cards are still hidden follows from
   * those that are not; how they lie does not matter here, so nothing is learnt that the player could not know.
   */
  revealThreat(): number {
    const { cards } = this.m.s;
    const { defs } = this.m.game;
    const bit = 1 << this.seat;
    let sum = 0;
    let count = 0;
    for (let i = 0; i < cards.length; i++) {
      const { owner, seen, def } = cards[i];
      if (owner >= 0 || (seen & bit) !== 0) continue;
      const { type, threat, surge } = defs[def] as LcgDef;
      if (type === 'quest') continue;
      count++;
      sum += type === 'treachery' ? 0.5 : threat + (surge > 0 ? 1 : 0);
    }
    return count === 0 ? 1.5 : sum / count;
  }
}
