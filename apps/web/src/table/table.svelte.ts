import type { Plain, SeenOption } from '@tafelrunde/kernel';
import { type Names, type Part, PERSON, printed, render, renderParts, type Words, YOU } from '@tafelrunde/words';
import { getContext, type Snippet, setContext } from 'svelte';
import type { TableSource } from '../engine/source.ts';
import type { Weighed } from '../engine/weighing.ts';
import type { GameModule, TableGame } from '../games/module.ts';
import { page } from '../page-language.svelte.ts';
import { settings } from '../settings.svelte.ts';
import type { TableCard } from './face.ts';
import { tableWords } from './words.ts';

/** A pile that can be spread out: its name, and how to find its cards in the game's view. */
export interface Pile {
  readonly title: string;
  readonly cards: (view: Plain) => readonly TableCard[];
}

const KEY = Symbol('table');

/** What is being looked at and pointed to on this screen; nothing of it is part of the game. */
export class Table {
  readonly client: TableSource;
  readonly module: GameModule;
  readonly game: TableGame;
  /** The card shown large. */
  zoomed = $state.raw<TableCard | null>(null);
  /** The large card as a sheet over the table, for small screens. */
  sheet = $state(false);
  /** Cards that light up because their name is pointed at. */
  lit = $state.raw<{ readonly ids: readonly string[]; readonly def: string }>({ ids: [], def: '' });
  /** The rule that is being explained. */
  rule = $state('');
  /** A card with several options, and where its menu opens. */
  menu = $state.raw<{ readonly card: TableCard; readonly options: readonly SeenOption[]; readonly at: DOMRect } | null>(
    null,
  );
  /** The seat whose panel lies open over the table; -1 for nobody's. */
  opened = $state(-1);
  /** Where the round is, shown in the bar. */
  track = $state.raw<Snippet | null>(null);
  /** Whether what is said at the table is unfolded. */
  chatting = $state(typeof innerHeight === 'number' && innerHeight >= 900);
  /** A pile that is spread out. */
  pile = $state.raw<Pile | null>(null);

  /** Advice of the first game that was given already; null once nobody wants any. */
  advised = $state.raw<readonly string[] | null>([]);
  /** The advice on the screen, and the question it was given at. */
  advice: { readonly id: string; readonly position: number } = { id: '', position: -1 };

  constructor(client: TableSource, module: GameModule) {
    this.client = client;
    this.module = module;
    this.game = module.game;
  }

  /** The options on each card and place, by its identity in views. */
  readonly options = $derived.by((): ReadonlyMap<string, readonly SeenOption[]> => {
    const found = new Map<string, SeenOption[]>();
    for (const option of this.client.update?.decision?.options ?? []) {
      const place = this.placeOf(option);
      const list = found.get(place);
      if (list) list.push(option);
      else if (place !== '') found.set(place, [option]);
    }
    return found;
  });

  /** Whose deed is being shown just now; -1 where nothing waits to be seen. */
  readonly acting = $derived.by(() => {
    const line = this.client.beat ? this.client.lines.at(-1) : undefined;
    for (const value of Object.values(line?.words[1] ?? {})) {
      const seat = typeof value === 'object' && 'name' in value ? /^seat:(\d+)$/.exec(value.name)?.[1] : undefined;
      if (seat !== undefined) return Number(seat);
    }
    return -1;
  });

  /** The option that is pointed at or under the keyboard; '' for none. */
  pointed = $state('');

  /** The cards that attack at this question. */
  readonly attackers = $derived.by((): ReadonlySet<string> => {
    const { update } = this.client;
    return new Set((update && this.module.attackers?.(update)) ?? []);
  });

  /** The card that stays shown large, whatever is pointed at; null where none was pinned. */
  pinned = $state.raw<TableCard | null>(null);

  /** The cards picked so far in this run of picks. */
  readonly picked = $derived.by(() => new Set((this.client.update?.picks ?? []).flatMap(({ cards }) => cards)));

  /** Where an option is chosen: its card, or a place that the game names; '' if it says what becomes of the card that asks. */
  placeOf(option: SeenOption): string {
    const [card] = option.cards;
    if (card === undefined) return this.module.spot?.(option) ?? '';
    const decision = this.client.update?.decision;
    return decision?.kind === 'mode' && decision.source === card ? '' : card;
  }

  /** An option that loses at once and has to be chosen twice; '' if none. */
  doubted = $state('');
  /** The cards of the last run of picks of each kind, for whoever wants the same again. */
  private readonly picksBefore = new Map<string, readonly string[]>();

  /** What the one who is asked would lose by it at once. */
  private isDangerous(id: string): boolean {
    const { facts = [] } = this.client.update?.preview?.options[id] ?? {};
    return settings.now.confirm === 'danger' && facts.some(({ tone }) => tone === 'danger');
  }

  /** The options that pick what was picked last time, if all of it can be picked again. */
  get sameAgain(): readonly string[] {
    const { decision, picks } = this.client.update ?? {};
    const before = decision?.group && picks?.length === 0 ? this.picksBefore.get(decision.prompt[0]) : undefined;
    if (!before || before.length < 2) return [];
    const ids = before.flatMap((card) => decision?.options.find(({ cards }) => cards[0] === card)?.id ?? []);
    return ids.length === before.length ? ids : [];
  }

  private notePicks(ids: readonly string[]): void {
    const { decision, picks = [] } = this.client.update ?? {};
    if (!decision?.group) return;
    const now = ids.flatMap((id) => decision.options.find((option) => option.id === id)?.cards ?? []);
    this.picksBefore.set(decision.prompt[0], [...picks.flatMap(({ cards }) => cards), ...now]);
  }

  /** What somebody who wants to be warned is told of the option that he doubts; null if it is something else. */
  warned = $state.raw<Weighed | null>(null);
  /** Whether a choice is being weighed. */
  weighing = $state(false);

  /** Weighs a choice for somebody who wants to be warned; true if it has to wait for that. */
  private weighs(id: string): boolean {
    const { client } = this;
    const most = settings.now.warn === 'off' ? 0 : Number(settings.now.warn) / 100;
    if (most === 0 || !client.weigh || client.waiting) return false;
    if (this.weighing) return true;
    const at = client.update?.position;
    this.weighing = true;
    void client.weigh(id).then((weighed) => {
      this.weighing = false;
      if (client.update?.position !== at) return;
      if (weighed && weighed.cost >= most) [this.warned, this.doubted] = [weighed, id];
      else this.take([id]);
    });
    return true;
  }

  answer(...ids: string[]): void {
    const [first = ''] = ids;
    if (ids.length === 1 && this.doubted !== first && this.isDangerous(first)) {
      this.doubted = first;
      return;
    }
    if (ids.length === 1 && this.doubted !== first && this.weighs(first)) return;
    this.take(ids);
  }

  private take(ids: readonly string[]): void {
    this.doubted = '';
    this.warned = null;
    this.notePicks(ids);
    this.menu = null;
    this.sheet = false;
    this.pile = null;
    this.client.answer(...ids);
  }

  say(words: Words): string {
    return render(words, page.language, this.game.catalogue, this.names);
  }

  parts(words: Words): readonly Part[] {
    return renderParts(words, page.language, this.game.catalogue, this.names);
  }

  /** What a seat is called: by the name somebody has chosen, as "you" where one person plays, else by its number. */
  seat(seat: number): string {
    const { client } = this;
    const name = client.nameOf(seat);
    if (name !== '') return name;
    if (this.isYou(seat)) return tableWords().you;
    return printed(this.game.names(`seat:${seat}`, page.language));
  }

  /** Whether that seat is the one person who plays at this screen. */
  private isYou(seat: number): boolean {
    const { viewer, seats } = this.client.update ?? {};
    return !this.client.shared && seat === viewer && seats?.[seat] === 'human';
  }

  /** Names in sentences: people by what they have chosen to be called, and whoever sits here alone as "you". */
  private readonly names: Names = (id, lang) => {
    if (!id.startsWith('seat:')) return this.game.names(id, lang);
    const seat = Number(id.slice(5));
    const name = this.client.nameOf(seat);
    if (name !== '') return { title: name, as: PERSON };
    return this.isYou(seat) ? { title: tableWords().you, as: YOU } : this.game.names(id, lang);
  };

  isLit(card: TableCard): boolean {
    const { ids, def } = this.lit;
    return ids.includes(card.id) || (ids.length === 0 && def !== '' && def === card.def);
  }
}

export function provideTable(table: Table): void {
  setContext(KEY, table);
}

export function useTable(): Table {
  return getContext<Table>(KEY);
}
