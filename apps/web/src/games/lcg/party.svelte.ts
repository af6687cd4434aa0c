import type { DeckList } from '@tafelrunde/lcg';
import type { SeatKind } from '../../engine/protocol.ts';
import { settings } from '../../settings.svelte.ts';
import { campaignWords } from './campaign-words.ts';
import { deckChoices } from './deck-choice.ts';

interface Member {
  readonly name: string;
  /** The deck by its id among those that can be chosen. */
  readonly deck: string;
  readonly list: DeckList;
  readonly kind: SeatKind;
}

/** Who sets out on several scenarios together, as it is filled in: names, decks, people and bots. */
export class Party {
  count = $state(1);
  names = $state(['', '', '', '']);
  kinds = $state<SeatKind[]>(['human', settings.now.bots, settings.now.bots, settings.now.bots]);
  decks = $state<string[]>([]);
  readonly choices = deckChoices();

  /** With the decks that four players have if nobody says otherwise. */
  constructor(decks: readonly [string, string, string, string]) {
    this.decks = [...decks];
  }

  get members(): readonly Member[] {
    return this.decks.slice(0, this.count).map((deck, at) => ({
      name: this.names[at]?.trim() || campaignWords().player(at + 1),
      deck,
      list: this.choices.find(({ id }) => id === deck)?.list ?? { heroes: [], deck: {} },
      kind: this.kinds[at] ?? 'human',
    }));
  }
}
