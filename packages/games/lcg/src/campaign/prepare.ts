import { asPlain, type Result } from '@tafelrunde/kernel';
import { namedList, type Words } from '@tafelrunde/words';
import { cards } from '../box.ts';
import type { CampaignScenario } from '../scenarios/scenarios.ts';
import { checkSetup, type LcgSetup, readSetup, type Variants } from '../setup.ts';
import { shareOut } from './decks.ts';
import { type CampaignLog, freeHeroes, type LoggedPlayer, nextScenario, penaltyOf } from './log.ts';
import { poolCard } from './pool.ts';
import type { CampaignSetup } from './setup.ts';

/** What a player brings and decides before a scenario. */
export interface PlayerChoices {
  /** The heroes the player comes with: those of the log. */
  readonly heroes: readonly string[];
  readonly deck: Readonly<Record<string, number>>;
  /** A new hero for each fallen one. */
  readonly replace?: Readonly<Record<string, string>>;
  /** A hero changed of one's own accord. */
  readonly change?: { readonly from: string; readonly to: string };
  /** The hero whose starting damage is healed, in an expert campaign. */
  readonly heal?: string;
  /** Boons of the pool that go into this deck. */
  readonly boons?: readonly string[];
}

export interface Choices {
  /** The scenario to play; the next one if left out. */
  readonly scenario?: CampaignScenario;
  readonly players: readonly PlayerChoices[];
  readonly mode?: LcgSetup['mode'];
  readonly shadows?: boolean;
  readonly first?: number;
  readonly starterDecks?: boolean;
  readonly variants?: Partial<Variants>;
}

/** The log with what the preparation has changed in it, and the game that it leads to. */
export interface Prepared {
  readonly log: CampaignLog;
  readonly setup: LcgSetup;
}

/** Works through the eight items of the preparation in order (LCG-CAMPAIGN-38); a violated one is named in a sentence. */
export function prepare(log: CampaignLog, choices: Choices): Result<Prepared> {
  const draft = new Draft(log, choices);
  const items = [
    () => draft.scenario(),
    () => draft.heroes(),
    () => draft.fallenHeroes(),
    () => draft.voluntaryChanges(),
    () => draft.startingThreat(),
    () => draft.playerDecks(),
  ];
  for (const item of items) {
    const problem = item();
    if (problem) return { ok: false, problem };
  }
  return draft.finished();
}

type Open<T> = { -readonly [K in keyof T]: T[K] };

class Draft {
  private log: CampaignLog;
  private readonly choices: Choices;
  private readonly players: Open<LoggedPlayer>[];
  private decks: CampaignSetup['decks'] = [];

  constructor(log: CampaignLog, choices: Choices) {
    this.log = log;
    this.choices = choices;
    this.players = log.players.map((player) => ({ ...player }));
  }

  /** Only the next scenario can be played, by all players (LCG-CAMPAIGN-01). */
  scenario(): Words | null {
    const next = nextScenario(this.log);
    if (next === null) return ['lcg.campaign.finished'];
    const { scenario = next, players } = this.choices;
    if (scenario !== next) return ['lcg.campaign.locked', { scenario: title(scenario), next: title(next) }];
    return players.length === this.players.length ? null : ['lcg.campaign.players', { n: this.players.length }];
  }

  /** Item 1 (LCG-CAMPAIGN-32). */
  heroes(): Words | null {
    const seat = this.players.findIndex(({ heroes }, i) => !sameIds(heroes, this.choices.players[i].heroes));
    if (seat < 0) return null;
    const { name, heroes } = this.players[seat];
    return ['lcg.prepare.1', { player: name, heroes: namedList(heroes.map((id) => `card:${id}`)) }];
  }

  /** Item 2 (LCG-CAMPAIGN-09, -10, -13, -33). */
  fallenHeroes(): Words | null {
    for (const [seat, player] of this.players.entries()) {
      const { replace = {} } = this.choices.players[seat];
      const odd = Object.keys(replace).find((id) => !player.heroes.includes(id) || !this.log.fallen.includes(id));
      if (odd !== undefined) return ['lcg.prepare.2.not-fallen', { player: player.name, hero: card(odd) }];
      for (const fallen of player.heroes.filter((id) => this.log.fallen.includes(id))) {
        const problem = this.replaceFallen(player, fallen, replace[fallen]);
        if (problem) return problem;
      }
    }
    return null;
  }

  private replaceFallen(player: Open<LoggedPlayer>, fallen: string, by: string | undefined): Words | null {
    const free = this.free();
    if (by !== undefined && !free.includes(by)) return ['lcg.prepare.2.not-free', { hero: card(by) }];
    if (by === undefined && free.length > 0) {
      return ['lcg.prepare.2.must-choose', { player: player.name, hero: card(fallen) }];
    }
    if (by === undefined) {
      // Nobody is left to choose: the hero plays on, for a penalty of this player alone.
      player.penalty += 1;
      this.write({ fallen: this.log.fallen.filter((id) => id !== fallen) });
      return null;
    }
    player.heroes = player.heroes.map((id) => (id === fallen ? by : id));
    this.write({ penalty: this.log.penalty + 1 });
    return null;
  }

  /** Item 3 (LCG-CAMPAIGN-11, -12, -34). */
  voluntaryChanges(): Words | null {
    for (const [seat, player] of this.players.entries()) {
      const { change } = this.choices.players[seat];
      if (!change) continue;
      const { from, to } = change;
      if (this.log.completed.length === 0) return ['lcg.prepare.3.too-early'];
      if (player.changed) return ['lcg.prepare.3.once', { player: player.name }];
      if (!player.heroes.includes(from)) return ['lcg.prepare.3.not-own', { player: player.name, hero: card(from) }];
      if (from === this.log.notes.prisoner) return ['lcg.prepare.3.prisoner', { hero: card(from) }];
      if (!this.free().includes(to)) return ['lcg.prepare.3.not-free', { hero: card(to) }];
      player.heroes = player.heroes.map((id) => (id === from ? to : id));
      player.changed = true;
      this.write({ penalty: this.log.penalty + 1 });
    }
    return null;
  }

  /** Item 4: damage healed for a penalty comes before the sum is read (LCG-CAMPAIGN-31, -35). */
  startingThreat(): Words | null {
    for (const [seat, player] of this.players.entries()) {
      const { heal } = this.choices.players[seat];
      if (heal === undefined) continue;
      const { damage, penalties } = this.log.notes;
      const hurt = this.log.expert && player.heroes.includes(heal) && (damage[heal] ?? 0) > 0;
      if (!hurt) return ['lcg.prepare.4.heal', { player: player.name, hero: card(heal) }];
      const notes = {
        ...this.log.notes,
        damage: { ...damage, [heal]: 0 },
        penalties: { ...penalties, [heal]: (penalties[heal] ?? 0) + 1 },
      };
      this.write({ notes });
    }
    return null;
  }

  /** Item 7 (LCG-CAMPAIGN-24, -25, -37). */
  playerDecks(): Words | null {
    const wanted = this.choices.players.map(({ boons = [] }) => boons);
    const shared = shareOut(this.log.pool, wanted);
    if (!shared.ok) return shared.problem;
    this.decks = shared.value;
    return null;
  }

  /** Everything put together; items 5, 6 and 8 follow from the log alone. */
  finished(): Result<Prepared> {
    this.write({ players: this.players });
    const { log, choices } = this;
    const raw = {
      scenario: nextScenario(log)!,
      mode: choices.mode ?? 'standard',
      shadows: choices.shadows ?? true,
      first: choices.first ?? -1,
      starterDecks: choices.starterDecks ?? true,
      variants: { ...choices.variants },
      players: log.players.map(({ heroes }, seat) => ({
        heroes,
        deck: choices.players[seat].deck,
        extraThreat: penaltyOf(log, seat),
        damage: startingDamage(log, heroes),
      })),
      campaign: campaignSetup(log, this.decks),
    };
    const checked = checkSetup(asPlain(raw), cards);
    if (!checked.ok) return checked;
    return { ok: true, value: { log, setup: readSetup(checked.setup) } };
  }

  private free(): readonly string[] {
    return freeHeroes({ players: this.players, fallen: this.log.fallen });
  }

  private write(changes: Partial<CampaignLog>): void {
    this.log = { ...this.log, ...changes };
  }
}

/** Items 5, 6 and 8: Permanent cards on their heroes, Setup cards in play, the rest in the encounter deck. */
export function campaignSetup(log: CampaignLog, decks: CampaignSetup['decks']): CampaignSetup {
  const heroes = log.players.flatMap((player) => player.heroes);
  const { permanents, prisoner } = log.notes;
  const encounter: Record<string, number> = {};
  const inPlay: string[] = [];
  for (const id of [...log.pool.boons, ...log.pool.burdens]) {
    const { back, permanent, setup } = poolCard(id)!;
    if (setup) inPlay.push(id);
    else if (back === 'encounter' && !permanent) encounter[id] = (encounter[id] ?? 0) + 1;
  }
  return {
    permanents: permanents.filter(({ hero }) => heroes.includes(hero)),
    inPlay,
    decks,
    encounter,
    prisoner: nextScenario(log) === 'dol-guldur' && heroes.includes(prisoner) ? prisoner : '',
  };
}

/** Damage that the heroes of a player begin with (LCG-CAMPAIGN-30). */
export function startingDamage({ expert, notes }: CampaignLog, heroes: readonly string[]): Record<string, number> {
  if (!expert) return {};
  return Object.fromEntries(heroes.flatMap((id) => (notes.damage[id] > 0 ? [[id, notes.damage[id]]] : [])));
}

export function sameIds(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.toSorted().join() === b.toSorted().join();
}

const card = (id: string): { name: string } => ({ name: `card:${id}` });
const title = (scenario: string): { name: string } => ({ name: `scenario:${scenario}` });
