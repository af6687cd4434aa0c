import {
  type DeckFormat,
  type DeckSheet,
  differencesOf,
  type ImportProblem,
  type Outside,
  readSheet,
  writeSheet,
} from '@tafelrunde/decks';
import type { LabSaid } from '../online/api.svelte.ts';
import { page } from '../page-language.svelte.ts';
import { newId } from '../route.svelte.ts';
import { type DeckVersion, type KeptDeck, keepDeck, versionsWith } from './decks.ts';
import type { AnyDeckKit } from './kit.ts';

/** So many changes can be taken back. */
const MOST_STEPS = 200;

interface Step {
  readonly list: unknown;
  readonly outside: readonly Outside[];
}

/** A win rate of the lab, with the list it belongs to. */
interface LabNote {
  readonly list: unknown;
  readonly said: LabSaid;
}

/** The deck that is being built: what is in it, what it was before, and what belongs to it. */
export class Desk {
  readonly kit: AnyDeckKit;
  id = $state(newId());
  name = $state('');
  list = $state.raw<unknown>(null);
  outside = $state.raw<readonly Outside[]>([]);
  side = $state.raw<Readonly<Record<string, number>>>({});
  notes = $state('');
  folder = $state('');
  tags = $state('');
  versions = $state.raw<readonly DeckVersion[]>([]);
  /** What the lab has said of the list it was asked about. */
  lab = $state.raw<LabNote | null>(null);
  /** Games of somebody else's lab that are to be played again. */
  repeat = $state.raw<LabSaid | null>(null);
  /** What was there when it was opened or saved. */
  private kept = $state.raw<KeptDeck | undefined>(undefined);
  private back = $state.raw<readonly Step[]>([]);
  private forth = $state.raw<readonly Step[]>([]);

  constructor(kit: AnyDeckKit) {
    this.kit = kit;
    this.list = kit.begin();
  }

  get canUndo(): boolean {
    return this.back.length > 0;
  }

  get canRedo(): boolean {
    return this.forth.length > 0;
  }

  /** Whether something would be lost by opening another deck. */
  get changed(): boolean {
    return this.back.length > 0;
  }

  /** How it differs from what was saved last. */
  get sinceSaved(): readonly { readonly id: string; readonly by: number }[] {
    return this.kept ? differencesOf(this.kit.all(this.kept.list), this.kit.all(this.list)) : [];
  }

  /** The deck before the last change; null if nothing has changed. */
  get before(): unknown {
    return this.back.at(-1)?.list ?? null;
  }

  set(list: unknown, outside = this.outside): void {
    if (list === this.list && outside === this.outside) return;
    this.back = [...this.back, { list: this.list, outside: this.outside }].slice(-MOST_STEPS);
    this.forth = [];
    this.list = list;
    this.outside = outside;
  }

  undo(): void {
    const last = this.back.at(-1);
    if (!last) return;
    this.forth = [...this.forth, { list: this.list, outside: this.outside }];
    this.back = this.back.slice(0, -1);
    ({ list: this.list, outside: this.outside } = last);
  }

  redo(): void {
    const next = this.forth.at(-1);
    if (!next) return;
    this.back = [...this.back, { list: this.list, outside: this.outside }];
    this.forth = this.forth.slice(0, -1);
    ({ list: this.list, outside: this.outside } = next);
  }

  change(card: string, by: 1 | -1): void {
    if (by > 0 && !this.kit.hasRoom(this.list, card)) return;
    this.set(this.kit.change(this.list, card, by));
  }

  /** So many of a card, as far as there is room. */
  setCount(card: string, wanted: number): void {
    let list = this.list;
    for (let n = this.kit.countOf(list, card); n > wanted; n--) list = this.kit.change(list, card, -1);
    for (let n = this.kit.countOf(list, card); n < wanted && this.kit.hasRoom(list, card); n++)
      list = this.kit.change(list, card, 1);
    this.set(list);
  }

  /** Puts one of our cards in the place of one we have not got. */
  replace(stranger: Outside, card: string): void {
    let { list } = this;
    for (let i = 0; i < stranger.count && this.kit.hasRoom(list, card); i++) list = this.kit.change(list, card, 1);
    this.set(
      list,
      this.outside.filter((one) => one !== stranger),
    );
  }

  forget(stranger: Outside): void {
    this.set(
      this.list,
      this.outside.filter((one) => one !== stranger),
    );
  }

  /** A deck to begin with. */
  begin(starter?: string): void {
    this.open({ id: newId(), game: this.kit.game, name: '', list: this.kit.begin(starter) });
    this.kept = undefined;
  }

  open(deck: KeptDeck): void {
    ({ id: this.id, name: this.name, list: this.list } = deck);
    this.outside = deck.outside ?? [];
    this.side = deck.side ?? {};
    this.notes = deck.notes ?? '';
    this.folder = deck.folder ?? '';
    this.tags = (deck.tags ?? []).join(', ');
    this.versions = deck.versions ?? [];
    this.kept = deck;
    this.back = [];
    this.forth = [];
  }

  /** Saves it; false if the browser would not. */
  save(unnamed: string): boolean {
    this.name = this.name.trim() || unnamed;
    this.versions = versionsWith(this.kept, this.list, Date.now());
    const deck: KeptDeck = {
      ...{ id: this.id, game: this.kit.game, name: this.name, list: this.list },
      ...(this.outside.length > 0 && { outside: this.outside }),
      ...(Object.keys(this.side).length > 0 && { side: this.side }),
      ...(this.notes !== '' && { notes: this.notes }),
      ...(this.folder.trim() !== '' && { folder: this.folder.trim() }),
      ...(this.tagList.length > 0 && { tags: this.tagList }),
      ...(this.versions.length > 0 && { versions: this.versions }),
    };
    const done = keepDeck(deck);
    if (done) this.kept = deck;
    return done;
  }

  get tagList(): readonly string[] {
    return this.tags
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '');
  }

  get sheet(): DeckSheet<unknown> {
    return { name: this.name, list: this.list, side: this.side, outside: this.outside, notes: this.notes };
  }

  /** Reads a list in any format as a new deck; says why, if it cannot. */
  read(text: string): { readonly format: DeckFormat; readonly remarks: readonly string[] } | ImportProblem {
    const read = readSheet(this.kit.decks, text);
    if (!read.ok) return read.problem;
    const { sheet, format, remarks } = read.value;
    const before = { list: this.list, outside: this.outside };
    this.open({ id: newId(), game: this.kit.game, ...sheet });
    this.kept = undefined;
    this.back = [before];
    return { format, remarks };
  }

  write(format: DeckFormat): string {
    return writeSheet(this.kit.decks, this.sheet, format, page.language);
  }

  /** The cards that are called most like one that we have not got. */
  nearest(stranger: Outside): readonly string[] {
    return this.kit.decks.pool.nearest(stranger.name);
  }
}
