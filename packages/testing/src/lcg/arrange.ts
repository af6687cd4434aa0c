import { asPlain, boxKey, deepFreeze, EVERYBODY, Match, type Seat, seedWords } from '@tafelrunde/kernel';
import {
  type CampaignSetup,
  FORM,
  type LcgCard,
  type LcgDef,
  type LcgSetup,
  type LcgState,
  lcg,
  noVariants,
  onDeckOf,
  PHASE,
  type ScenarioId,
  THREAT_LIMIT,
  type Variants,
  ZONE,
} from '@tafelrunde/lcg';

/** A card with what lies on it. */
export interface CardGiven {
  readonly card: string;
  readonly damage?: number;
  readonly resources?: number;
  readonly progress?: number;
  readonly exhausted?: boolean;
  readonly committed?: boolean;
  /** Attachments; also Conditions from the encounter deck and claimed objectives. */
  readonly attachments?: readonly (string | CardGiven)[];
  /** Face-down shadow cards, in the order in which they were dealt. */
  readonly shadows?: readonly string[];
  /** What guards an objective in the staging area; it lies there, too. */
  readonly guardedBy?: string | CardGiven;
}
type Named = string | CardGiven;

export interface LcgPlayerGiven {
  /** Threat; the sum of the heroes' threat costs if left out. */
  readonly threat?: number;
  readonly heroes: readonly Named[];
  readonly allies?: readonly Named[];
  readonly hand?: readonly string[];
  /** Top card first. */
  readonly deck?: readonly string[];
  /** Undermost card first. */
  readonly discard?: readonly string[];
  readonly engaged?: readonly Named[];
  /** Player cards that lie in front of the player as Orc guards. */
  readonly guards?: readonly string[];
  /** A hero of the player who is held prisoner. */
  readonly prisoner?: Named;
  /** Conditions from the encounter deck that hang on the player's deck. */
  readonly onDeck?: readonly string[];
  readonly eliminated?: boolean;
}

/** A position in words. What is left out is empty; the encounter deck is the scenario's unless it is given. */
export interface LcgGiven {
  readonly scenario?: ScenarioId;
  readonly mode?: 'standard' | 'easy';
  readonly shadows?: boolean;
  readonly variants?: Partial<Variants>;
  readonly players: readonly LcgPlayerGiven[];
  readonly first?: Seat;
  readonly round?: number;
  /** Rounds that were played to their end; none if left out. */
  readonly roundsDone?: number;
  /** The step to begin at, by its number in the reference manual, or one of setting up (`setup/mulligan`); the planning window by default. */
  readonly step?: string;
  readonly quest?: string;
  readonly progress?: number;
  readonly staging?: readonly Named[];
  readonly active?: Named;
  /** Top card first; exactly these. */
  readonly encounterDeck?: readonly string[];
  readonly encounterDiscard?: readonly string[];
  readonly victory?: readonly string[];
  readonly aside?: readonly string[];
  readonly removed?: readonly string[];
  /** A game of a campaign: its campaign card lies ready and Mendor is in play; `{}` if nothing was earned before. */
  readonly campaign?: Partial<Pick<CampaignSetup, 'inPlay' | 'encounter' | 'prisoner'>>;
}

const NOTHING_EARNED: CampaignSetup = { permanents: [], inPlay: [], decks: [], encounter: {}, prisoner: '' };

const PHASE_STEPS = [
  '0.0',
  'resource phase',
  'planning phase',
  'quest phase',
  'travel phase',
  'encounter phase',
  'combat phase',
  'refresh phase',
];

/** The step of the whole game in which a numbered step lies. */
function phaseStepOf(step: string): string {
  if (step === '0.0' || step === '0.1') return step;
  if (step.startsWith('setup/')) return 'setup';
  return PHASE_STEPS[Number(step[0])] ?? 'planning phase';
}

/** The game, perhaps with cards of the test's own. */
export type LcgGame = typeof lcg;

/** Sets a position up. Cards that are named are there, whatever the decks of the scenario hold. */
export function arrangeLcg(given: LcgGiven, game: LcgGame = lcg): Match<LcgState> {
  return new LcgArranger(given, game).match;
}

class LcgArranger {
  readonly match: Match<LcgState>;
  private readonly s: LcgState;
  private readonly game: LcgGame;

  constructor(given: LcgGiven, game: LcgGame) {
    this.game = game;
    const setup: LcgSetup = {
      scenario: given.scenario ?? 'mirkwood',
      mode: given.mode ?? 'standard',
      shadows: given.shadows ?? true,
      players: given.players.map(() => ({ heroes: [], deck: {}, extraThreat: 0, damage: {} })),
      first: given.first ?? 0,
      starterDecks: true,
      variants: { ...noVariants, ...given.variants },
      campaign: given.campaign ? { ...NOTHING_EARNED, ...given.campaign } : null,
    };
    this.s = game.create(asPlain(deepFreeze(setup)));
    this.match = new Match(game, this.s);
    if (given.encounterDeck) this.clear(ZONE.encounterDeck);
    this.placeFirstPlayersCards(given.first ?? 0);
    this.placeQuest(given);
    for (const [seat, player] of given.players.entries()) this.placePlayer(player, seat);
    for (const card of given.staging ?? []) this.place(card, ZONE.staging, 0, -1);
    if (given.active) this.place(given.active, ZONE.active, 0, -1);
    for (const card of (given.encounterDeck ?? []).toReversed()) this.add(card, ZONE.encounterDeck, 0, -1);
    for (const card of given.encounterDiscard ?? []) this.add(card, ZONE.encounterDiscard, 0, -1);
    for (const card of given.victory ?? []) this.add(card, ZONE.victory, 0, -1);
    for (const card of given.aside ?? []) this.add(card, ZONE.aside, 0, -1);
    for (const card of given.removed ?? []) this.add(card, ZONE.removed, 0, -1);
    const { s } = this;
    s.first = given.first ?? 0;
    s.active = s.first;
    s.round = given.round ?? 1;
    s.completed = given.roundsDone ?? 0;
    s.phase = PHASE.planning;
    const words = seedWords('table');
    for (let i = 0; i < 4; i++) s.rng[i] = words[i];
    s.box = boxKey(s);
    s.frames.push({ proc: 'game', step: phaseStepOf(given.step ?? '2.2'), vars: {} });
    this.match.load(s);
  }

  /** Takes the scenario's cards of a zone out of the game: tests want exactly what they name. */
  private clear(kind: number): void {
    for (const card of this.s.zones[this.match.layout.zone(kind, 0)].slice()) this.shift(card, ZONE.removed);
  }

  /** Whatever the first player controls (Mendor) is in front of him and not aside. */
  private placeFirstPlayersCards(first: Seat): void {
    for (const card of this.s.zones[this.match.layout.zone(ZONE.aside, 0)].slice()) {
      if (this.defAt(this.s.cards[card].def).followsFirst) this.shift(card, ZONE.play, first);
    }
  }

  /** The named stage (the first one by default) lies in front of the players; what comes before it is behind them. */
  private placeQuest({ quest, progress = 0 }: LcgGiven): void {
    const { s } = this;
    const { layout } = this.match;
    const stages = s.zones[layout.zone(ZONE.stages, 0)];
    const wanted = quest === undefined ? s.cards[stages[0]].def : this.game.cards!.number(this.named(quest).id);
    const { stage } = this.defAt(wanted);
    const card = stages.find((ix) => s.cards[ix].def === wanted) ?? this.add(quest!, ZONE.stages, 0, -1);
    for (const ix of stages.slice()) {
      if (ix === card) this.shift(ix, ZONE.quest);
      else if (this.defAt(s.cards[ix].def).stage <= stage) this.shift(ix, ZONE.removed);
    }
    Object.assign(s.cards[card], { seen: EVERYBODY, alias: ++s.aliases, progress });
  }

  private shift(card: number, kind: number, seat: Seat = 0): void {
    const { s } = this;
    const from = s.zones[s.cards[card].zone];
    from.splice(from.indexOf(card), 1);
    s.cards[card].zone = this.match.layout.zone(kind, seat);
    s.zones[s.cards[card].zone].push(card);
  }

  private placePlayer(player: LcgPlayerGiven, seat: Seat): void {
    const { s } = this;
    let threat = 0;
    for (const hero of player.heroes) {
      const card = this.place(hero, ZONE.play, seat, seat);
      threat += this.defAt(s.cards[card].def).threatCost;
    }
    s.threat[seat] = player.threat ?? threat;
    for (const ally of player.allies ?? []) this.placeAlly(ally, seat);
    for (const enemy of player.engaged ?? []) this.place(enemy, ZONE.engaged, seat, -1);
    for (const guard of player.guards ?? []) this.placeGuard(guard, seat);
    if (player.prisoner) s.cards[this.place(player.prisoner, ZONE.captive, 0, seat)].form = FORM.captive;
    for (const condition of player.onDeck ?? []) this.placeCondition({ card: condition }, onDeckOf(seat));
    if (player.eliminated) {
      s.eliminated |= 1 << seat;
      s.threat[seat] = player.threat ?? THREAT_LIMIT;
    }
    for (const card of player.hand ?? []) this.add(card, ZONE.hand, seat, seat);
    for (const card of (player.deck ?? []).toReversed()) this.add(card, ZONE.deck, seat, seat);
    for (const card of player.discard ?? []) this.add(card, ZONE.discard, seat, seat);
  }

  /** An objective among a player's allies has joined him, and is nobody's card. */
  private placeAlly(named: Named, seat: Seat): void {
    const { joins } = this.named(typeof named === 'string' ? named : named.card);
    const card = this.place(named, ZONE.play, seat, joins ? -1 : seat);
    if (joins) this.s.cards[card].form = FORM.joined;
  }

  private place(named: Named, kind: number, seat: Seat, owner: Seat): number {
    const given: CardGiven = typeof named === 'string' ? { card: named } : named;
    // An objective that lies in front of a player has joined him.
    const joined = kind === ZONE.play && this.named(given.card).joins;
    const card = this.add(given.card, kind, seat, joined ? -1 : owner);
    const c = this.s.cards[card];
    if (joined) c.form = FORM.joined;
    c.damage = given.damage ?? 0;
    c.resources = given.resources ?? 0;
    c.progress = given.progress ?? 0;
    c.exhausted = given.exhausted ? 1 : 0;
    c.committed = given.committed ? 1 : 0;
    for (const attachment of given.attachments ?? []) this.attach(attachment, card, seat, owner);
    if (given.guardedBy) c.host = this.place(given.guardedBy, kind, seat, -1);
    for (const shadow of given.shadows ?? []) {
      const dealt = this.add(shadow, ZONE.shadow, 0, -1);
      this.s.cards[dealt].host = card;
    }
    return card;
  }

  private attach(named: Named, host: number, seat: Seat, owner: Seat): void {
    const given: CardGiven = typeof named === 'string' ? { card: named } : named;
    const { type } = this.named(given.card);
    if (type === 'treachery') {
      this.placeCondition(given, host);
      return;
    }
    const isObjective = type === 'objective';
    const card = this.place(given, ZONE.play, Math.max(0, seat), isObjective ? -1 : Math.max(0, owner));
    this.s.cards[card].host = host;
    if (isObjective) this.s.cards[card].form = FORM.claimed;
  }

  private placeCondition(given: CardGiven, host: number): void {
    const card = this.place(given, ZONE.attached, 0, -1);
    Object.assign(this.s.cards[card], { form: FORM.condition, host });
  }

  /** Nobody knows an Orc guard, but options name it. */
  private placeGuard(name: string, seat: Seat): void {
    const card = this.add(name, ZONE.engaged, seat, seat);
    Object.assign(this.s.cards[card], { form: FORM.orcGuard, seen: 0 });
  }

  private add(name: string, kind: number, seat: Seat, owner: Seat): number {
    const def = this.named(name);
    const { s } = this;
    const zone = this.match.layout.zone(kind, seat);
    const seen = this.match.layout.sightOf[zone];
    const card: LcgCard = {
      def: this.game.cards!.number(def.id),
      zone,
      seen,
      alias: seen === 0 ? 0 : ++s.aliases,
      owner,
      host: -1,
      exhausted: 0,
      damage: 0,
      resources: 0,
      progress: 0,
      committed: 0,
      attacked: 0,
      attackedBy: 0,
      form: 0,
    };
    s.zones[zone].push(s.cards.length);
    return s.cards.push(card) - 1;
  }

  private defAt(ix: number): LcgDef {
    return this.game.defs[ix];
  }

  private named(name: string): LcgDef {
    const { defs } = this.game;
    const def = defs.find((d) => d.id === name) ?? defs.find((d) => d.title.en === name);
    if (!def) throw new Error(`there is no card called '${name}'`);
    return def;
  }
}
