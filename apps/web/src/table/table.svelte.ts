import { type Part, type Plain, printed, render, renderParts, type SeenOption, type Words } from '@tafelrunde/kernel';
import { getContext, setContext } from 'svelte';
import type { TableSource } from '../engine/source.ts';
import type { GameModule, TableGame } from '../games/module.ts';
import { page } from '../page-language.svelte.ts';
import type { TableCard } from './face.ts';

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

  /** The cards picked so far in this run of picks. */
  readonly picked = $derived.by(() => new Set((this.client.update?.picks ?? []).flatMap(({ cards }) => cards)));

  /** Where an option is chosen: its card, or a place that the game names; '' if it says what becomes of the card that asks. */
  placeOf(option: SeenOption): string {
    const [card] = option.cards;
    if (card === undefined) return this.module.spot?.(option) ?? '';
    const decision = this.client.update?.decision;
    return decision?.kind === 'mode' && decision.source === card ? '' : card;
  }

  answer(...ids: string[]): void {
    this.menu = null;
    this.sheet = false;
    this.pile = null;
    this.client.answer(...ids);
  }

  say(words: Words): string {
    return render(words, page.language, this.game.catalogue, this.game.names);
  }

  parts(words: Words): readonly Part[] {
    return renderParts(words, page.language, this.game.catalogue, this.game.names);
  }

  seat(seat: number): string {
    return printed(this.game.names(`seat:${seat}`, page.language));
  }

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
