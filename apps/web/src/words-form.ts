/** Every word of the page. A language that lacks one does not compile. */
export interface PageWords {
  readonly pageTitle: string;
  readonly pageDescription: string;
  readonly skipToContent: string;
  readonly language: string;
  readonly loading: string;
  readonly navigation: {
    readonly label: string;
    readonly games: string;
    readonly cards: string;
    readonly rules: string;
    readonly decks: string;
    readonly lab: string;
    readonly campaign: string;
    readonly online: string;
    readonly puzzles: string;
    readonly replay: string;
    readonly profile: string;
  };
  readonly hero: {
    readonly title: string;
    readonly lead: string;
    /** Above the question of a game that waits. */
    readonly yours: string;
    readonly goOn: string;
    readonly learn: string;
    readonly lessons: string;
  };
  readonly games: {
    readonly title: string;
    readonly players: (least: number, most: number | undefined) => string;
    readonly play: string;
    readonly options: string;
    readonly learn: string;
    readonly together: string;
    readonly opening: Readonly<Record<'opening' | 'failed', string>>;
  };
  readonly puzzle: {
    readonly title: string;
    readonly lead: string;
    readonly days: (n: number) => string;
    readonly row: (n: number) => string;
    readonly solve: string;
  };
  readonly daily: {
    readonly title: string;
    readonly lead: string;
  };
  readonly saved: {
    readonly title: string;
    readonly resume: string;
    readonly look: string;
    readonly remove: string;
    readonly statistics: string;
    readonly removeAsk: string;
    readonly download: string;
    readonly finished: (n: number) => string;
    readonly broken: (n: number) => string;
    readonly states: Readonly<Record<'running' | 'won' | 'lost' | 'resigned', string>>;
    /** Who played with or against you: so many people besides, so many bots. */
    readonly company: (people: number, bots: number) => string;
    readonly score: (n: number) => string;
    readonly peeked: string;
  };
  readonly about: {
    readonly title: string;
    readonly fanProject: { readonly title: string; readonly text: string };
    readonly privacy: { readonly title: string; readonly text: string };
    readonly licences: {
      readonly title: string;
      readonly text: string;
      readonly icons: string;
      readonly fonts: string;
      readonly docs: string;
    };
  };
}
