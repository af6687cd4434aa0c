import { type CardIx, DONE, PASS } from '@tafelrunde/kernel';
import { type LcgDecision, type LcgOption, STAT } from '@tafelrunde/lcg';
import type { Thought } from '../bot.ts';
import { battle, foes } from './battle.ts';
import { packStageDone } from './carrock.ts';
import { lacksClue } from './hunt.ts';
import { hurryOf, packTrouble } from './mirkwood.ts';
import { cardParam } from './say.ts';
import type { LcgSight } from './sight.ts';
import { weights } from './weights.ts';
import { lossOf, threatCost } from './worth.ts';

/** How far the threat of revealed cards strays from its mean, and how likely. */
const SPREAD = [-1.5, 0, 1.5] as const;

/** Who commits: enough willpower to make progress, as long as enough stay back to fight. */
export function commit(sight: LcgSight, decision: LcgDecision, thought: Thought | null): LcgOption {
  const { options } = decision;
  const done = options.find(({ id }) => id === DONE);
  const open: CardIx[] = [];
  for (const { card } of options) if (card >= 0) open.push(card);
  const picked = sight
    .readyCharacters()
    .filter((card) => !open.includes(card) && sight.value(card, STAT.cannotCommit) === 0);
  const plan = new CommitPlan(sight, picked, open);
  // Where all must go there is nothing to weigh.
  const next = done ? plan.next() : open[0];
  if (done && next < 0) {
    if (thought) thought.words = ['bots.lcg.why.commit-done', plan.numbers()];
    return done;
  }
  if (thought) {
    thought.words = ['bots.lcg.why.commit', { ...plan.numbers(), card: cardParam(sight, next) }];
  }
  return options.find(({ card }) => card === next)!;
}

class CommitPlan {
  private readonly sight: LcgSight;
  private readonly open: CardIx[];
  private readonly chosen: Set<CardIx>;
  private readonly all: CardIx[];
  private readonly others: number;
  private readonly threat: number;
  private readonly enemies: readonly CardIx[];
  private readonly reveals: number;
  /** Somebody who helps all others by staying behind; -1 if there is nobody. */
  private readonly captain: CardIx;
  /** What it costs that the stage may be completed too early, if hardly any threat is revealed. */
  private readonly mishap: number;

  constructor(sight: LcgSight, picked: readonly CardIx[], open: readonly CardIx[]) {
    this.sight = sight;
    this.chosen = new Set(picked);
    this.reveals = sight.reveals;
    this.captain = open.find((card) => sight.def(card).id === 'faramir') ?? -1;
    this.others = otherWillpower(sight);
    this.mishap = sight.stageLeft > 0 ? Math.min(0, stageDone(sight)) * weights.mishap : 0;
    this.threat = sight.stagingThreat + (sight.revealThreat() + weights.revealMore) * sight.reveals;
    this.enemies = foes(sight, sight.threat() + 1);
    // Those who are better at questing than at fighting go first.
    this.open = open.slice().sort((a, b) => this.leaning(b) - this.leaning(a));
    this.all = [...picked, ...open];
  }

  private leaning(card: CardIx): number {
    const { sight } = this;
    if (staysReady(sight, card)) return 9;
    if (card === this.captain) return 0;
    const fights = Math.max(sight.attack(card), sight.defense(card) + sight.life(card) * 0.2);
    return (sight.willpower(card) + 0.1) / (1 + fights);
  }

  /** The next one to commit; -1 if that is all. */
  next(): CardIx {
    const { open, chosen } = this;
    let best = this.value();
    let upTo = 0;
    // A row of those who lean to it, cut where it is best …
    for (let i = 0; i < open.length; i++) {
      chosen.add(open[i]);
      const value = this.value();
      if (value > best) {
        best = value;
        upTo = i + 1;
      }
    }
    for (let i = upTo; i < open.length; i++) chosen.delete(open[i]);
    if (upTo > 0) return open[0];
    // … or anybody for whom it is worth by himself.
    for (const card of open) {
      if (this.sight.willpower(card) === 0) continue;
      chosen.add(card);
      const value = this.value();
      chosen.delete(card);
      if (value > best) return card;
    }
    return -1;
  }

  numbers(): { readonly willpower: number; readonly threat: number } {
    let willpower = this.sight.committedWillpower;
    for (const card of this.chosen) willpower += this.sight.willpower(card);
    return { willpower, threat: Math.round(this.threat) };
  }

  /** What comes of committing the chosen ones. */
  private value(): number {
    const { sight } = this;
    let willpower = sight.committedWillpower + this.others;
    let spent = 0;
    const back: CardIx[] = [];
    for (const card of this.all) {
      if (!this.chosen.has(card)) {
        back.push(card);
        continue;
      }
      willpower += sight.willpower(card);
      if (staysReady(sight, card)) {
        back.push(card);
        spent += 0.8;
      } else spent += sight.isHero(card) ? weights.heroTired : 0.1;
      if (sight.def(card).id === 'theodred') spent -= weights.theodred;
      // Some cards hurt whoever is exhausted.
      if (sight.life(card) === 1 && sight.isHero(card)) spent += weights.lastLife;
      if (lossOf(sight, card) >= weights.elimination) spent += weights.precious;
    }
    if (this.captain >= 0 && !this.chosen.has(this.captain)) {
      willpower += this.chosen.size;
      spent += 0.1;
    }
    let quest = 0;
    for (const stray of SPREAD) quest += questWorth(sight, willpower - this.threat - stray * Math.sqrt(this.reveals));
    // Nobody knows yet what will be revealed: somebody should be ready for it.
    let spare = 0;
    for (const card of back) spare += Math.min(2, sight.defense(card) + sight.attack(card) * 0.5);
    const each = sight.guard >= 0 ? weights.guardCaution : weights.caution;
    const caution = Math.min(weights.cautionMost, spare * each);
    quest /= SPREAD.length;
    if (willpower - sight.stagingThreat >= sight.locationLeft + sight.stageLeft) quest += this.mishap;
    return quest + battle(sight, back, this.enemies) + caution - spent;
  }
}

/** Aragorn can pay to be ready again. */
function staysReady(sight: LcgSight, card: CardIx): boolean {
  return sight.def(card).id === 'aragorn' && sight.card(card).resources > 0;
}

/** What players who have not been asked yet will add. */
function otherWillpower(sight: LcgSight): number {
  const { order } = sight;
  let sum = 0;
  for (let i = order.indexOf(sight.seat) + 1; i < order.length; i++) {
    for (const card of sight.readyCharacters(order[i])) sum += sight.willpower(card);
  }
  return sum * 0.6;
}

/** What a result of the quest is worth. */
function questWorth(sight: LcgSight, result: number): number {
  if (result < 0) return sight.stageId === 'escape-attempt' ? -weights.elimination : -threatCost(sight, -result);
  const location = Math.min(result, sight.locationLeft);
  const rest = result - location;
  const { stageLeft } = sight;
  const here = Math.min(rest, stageLeft);
  const finished = stageLeft > 0 && here >= stageLeft ? stageDone(sight) : 0;
  const hurry = hurryOf(sight);
  return location * weights.locationProgress + here * weights.stageProgress * hurry + finished;
}

/** What it is worth to complete the stage: all on the last one; before, less while the players are weak. */
function stageDone(sight: LcgSight): number {
  const known = packStageDone(sight);
  if (known !== null) return known;
  if (lacksClue(sight)) return -weights.stageDone;
  if (sight.stage >= 3) return weights.finalStageDone;
  let strength = 0;
  for (const card of sight.characters()) strength += sight.attack(card);
  return weights.stageDone - weights.unready * Math.max(0, 10 - strength);
}

/** What speaks against a location beyond what it asks for. */
const TROUBLE: Readonly<Record<string, number>> = {
  'great-forest-web': 2,
  'mountains-of-mirkwood': 2.5,
  'necromancers-pass': 2,
  'enchanted-stream': 1.5,
  'old-forest-road': -1.5,
  'forest-gate': -3,
  'gladden-fields': 1.5,
  'tower-gate': 1.5,
  'banks-of-the-anduin': 0.5,
  ...packTrouble,
};

/** How little players want to come to a location; below 0 if they would like to. */
export const troubleOf = (id: string): number => TROUBLE[id] ?? 0;

/** Where to travel: where the most threat leaves the staging area for the least progress. */
export function travel(sight: LcgSight, decision: LcgDecision, thought: Thought | null): LcgOption {
  const { options } = decision;
  let best = options.find(({ id }) => id === PASS) ?? options[0];
  let most = best.id === PASS ? 0 : Number.NEGATIVE_INFINITY;
  for (const option of options) {
    if (option.card < 0) continue;
    const worth = travelWorth(sight, option.card);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  if (thought) {
    thought.words =
      best.card < 0
        ? ['bots.lcg.why.stay']
        : ['bots.lcg.why.travel', { card: cardParam(sight, best.card), n: sight.value(best.card, STAT.threat) }];
  }
  return best;
}

function travelWorth(sight: LcgSight, card: CardIx): number {
  const left = sight.value(card, STAT.questPoints) - sight.card(card).progress;
  const threat = sight.value(card, STAT.threat);
  return threat * weights.travelThreat - left * weights.travelWay + 1 - troubleOf(sight.def(card).id);
}
