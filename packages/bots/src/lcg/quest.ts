import { type CardIx, DONE, PASS } from '@tafelrunde/kernel';
import { type LcgDecision, type LcgOption, STAT } from '@tafelrunde/lcg';
import type { Thought } from '../bot.ts';
import { Battle, foes } from './battle.ts';
import { packStageDone } from './carrock.ts';
import { inDungeons } from './dol-guldur.ts';
import { Fork } from './fork.ts';
import { lacksClue } from './hunt.ts';
import { hurryOf, packTrouble } from './mirkwood.ts';
import { cardParam } from './say.ts';
import type { LcgSight } from './sight.ts';
import { weights } from './weights.ts';
import { lossOf, Menace } from './worth.ts';

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
    const card = cardParam(sight, next);
    thought.words = inDungeons(sight)
      ? ['bots.lcg.why.commit-hurry', { card }]
      : ['bots.lcg.why.commit', { ...plan.numbers(), card }];
  }
  return options.find(({ card }) => card === next)!;
}

/** Somebody who may commit, with all that counts however many others do. */
interface Quester {
  readonly card: CardIx;
  readonly willpower: number;
  readonly staysReady: boolean;
  /** What it costs that he is tired, or his resource if he pays to be ready again. */
  readonly tires: number;
  readonly isTheodred: boolean;
  /** Some cards hurt whoever is exhausted. */
  readonly isDying: boolean;
  readonly isPrecious: boolean;
  /** What he is good for if something unforeseen is revealed. */
  readonly spare: number;
}

function questerOf(sight: LcgSight, card: CardIx): Quester {
  const ready = staysReady(sight, card);
  const isHero = sight.isHero(card);
  return {
    card,
    willpower: sight.willpower(card),
    staysReady: ready,
    tires: ready ? 0.8 : isHero ? weights.heroTired : 0.1,
    isTheodred: sight.def(card).id === 'theodred',
    isDying: isHero && sight.life(card) === 1,
    isPrecious: lossOf(sight, card) >= weights.elimination,
    spare: Math.min(2, sight.defense(card) + sight.attack(card) * 0.5),
  };
}

/** What is weighed when somebody may commit. All that does not depend on who does is read once, and not for each line-up. */
class CommitPlan {
  private readonly sight: LcgSight;
  /** Those who have been picked, then those who may be. */
  private readonly all: readonly Quester[];
  private readonly picked: number;
  /** By their places in the list above. */
  private readonly chosen: boolean[];
  private readonly committed: number;
  private readonly others: number;
  private readonly threat: number;
  private readonly staged: number;
  private readonly stray: number;
  private readonly results: QuestResults;
  private readonly battle: Battle;
  private readonly fork: Fork;
  private readonly caution: number;
  /** Somebody who helps all others by staying behind; -1 if there is nobody. */
  private readonly captain: CardIx;
  /** What it costs that the stage may be completed too early, if hardly any threat is revealed. */
  private readonly mishap: number;

  constructor(sight: LcgSight, picked: readonly CardIx[], open: readonly CardIx[]) {
    this.sight = sight;
    const { reveals } = sight;
    this.stray = Math.sqrt(reveals);
    this.captain = open.find((card) => sight.def(card).id === 'faramir') ?? -1;
    this.others = otherWillpower(sight);
    this.results = new QuestResults(sight);
    this.mishap = this.results.stageLeft > 0 ? Math.min(0, this.results.finished) * weights.mishap : 0;
    this.staged = sight.stagingThreat;
    this.threat = this.staged + (sight.revealThreat() + weights.revealMore) * reveals;
    this.committed = sight.committedWillpower;
    this.caution = sight.guard >= 0 ? weights.guardCaution : weights.caution;
    // Those who are better at questing than at fighting go first.
    const leanings = new Map(open.map((card) => [card, this.leaning(card)]));
    const row = open.slice().sort((a, b) => leanings.get(b)! - leanings.get(a)!);
    const all = [...picked, ...row];
    this.picked = picked.length;
    this.chosen = all.map((_, i) => i < picked.length);
    this.all = all.map((card) => questerOf(sight, card));
    this.fork = new Fork(sight, all);
    this.battle = new Battle(sight, all, foes(sight, sight.threat() + 1));
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
    const { all, chosen, picked } = this;
    let best = this.value();
    let upTo = picked;
    // A row of those who lean to it, cut where it is best …
    for (let i = picked; i < all.length; i++) {
      chosen[i] = true;
      const value = this.value();
      if (value > best) {
        best = value;
        upTo = i + 1;
      }
    }
    for (let i = upTo; i < all.length; i++) chosen[i] = false;
    if (upTo > picked) return all[picked].card;
    // … or anybody for whom it is worth by himself.
    for (let i = picked; i < all.length; i++) {
      if (all[i].willpower === 0) continue;
      chosen[i] = true;
      const value = this.value();
      chosen[i] = false;
      if (value > best) return all[i].card;
    }
    return -1;
  }

  numbers(): { readonly willpower: number; readonly threat: number } {
    let willpower = this.sight.committedWillpower;
    this.all.forEach((quester, i) => {
      if (this.chosen[i]) willpower += quester.willpower;
    });
    return { willpower, threat: Math.round(this.threat) };
  }

  /** What comes of committing the chosen ones. */
  private value(): number {
    const { all, chosen, results } = this;
    let willpower = this.committed + this.others;
    let spent = 0;
    let going = 0;
    // Nobody knows yet what will be revealed: somebody should be ready for it.
    let spare = 0;
    let captainStays = false;
    const back: number[] = [];
    for (let i = 0; i < all.length; i++) {
      const one = all[i];
      if (!chosen[i]) {
        back.push(i);
        spare += one.spare;
        if (one.card === this.captain) captainStays = true;
        continue;
      }
      going++;
      willpower += one.willpower;
      if (one.staysReady) {
        back.push(i);
        spare += one.spare;
      }
      spent += one.tires;
      if (one.isTheodred) spent -= weights.theodred;
      if (one.isDying) spent += weights.lastLife;
      if (one.isPrecious) spent += weights.precious;
    }
    if (captainStays) {
      willpower += going;
      spent += 0.1;
    }
    let quest = 0;
    const dread = this.fork.cost(back);
    for (const stray of SPREAD) {
      const result = willpower - this.threat - stray * this.stray;
      quest += results.worth(result);
      if (results.finishes(result)) quest -= dread;
    }
    const caution = Math.min(weights.cautionMost, spare * this.caution);
    quest /= SPREAD.length;
    if (willpower - this.staged >= results.locationLeft + results.stageLeft) quest += this.mishap;
    return quest + this.battle.outcome(back) + caution - spent;
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

/** What results of the quest are worth, as things stand. */
class QuestResults {
  readonly locationLeft: number;
  readonly stageLeft: number;
  /** What it is worth to complete the stage. */
  readonly finished: number;
  private readonly hurry: number;
  private readonly endsGame: boolean;
  private readonly menace: Menace;

  constructor(sight: LcgSight) {
    this.locationLeft = sight.locationLeft;
    this.stageLeft = sight.stageLeft;
    this.finished = this.stageLeft > 0 ? stageDone(sight) : 0;
    this.hurry = hurryOf(sight);
    this.endsGame = sight.stageId === 'escape-attempt';
    this.menace = new Menace(sight);
  }

  /** Whether that completes the stage. */
  finishes(result: number): boolean {
    return this.stageLeft > 0 && result >= this.locationLeft + this.stageLeft;
  }

  worth(result: number): number {
    if (result < 0) return this.endsGame ? -weights.elimination : -this.menace.cost(-result);
    const location = Math.min(result, this.locationLeft);
    const { stageLeft } = this;
    const here = Math.min(result - location, stageLeft);
    const finished = this.finishes(result) ? this.finished : 0;
    return location * weights.locationProgress + here * weights.stageProgress * this.hurry + finished;
  }
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
