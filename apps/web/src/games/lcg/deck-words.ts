import { wordsIn } from '../../words-in.ts';

interface DeckWords {
  readonly heroes: (n: number) => string;
  readonly noHero: string;
  readonly part: (title: string, n: number) => string;
  readonly fine: (cards: number, heroes: number, threat: number) => string;
  readonly traits: string;
  readonly flow: string;
  readonly flowNote: string;
  readonly type: string;
  readonly unique: string;
  readonly yes: string;
  readonly no: string;
  readonly heroTwice: (title: string) => string;
  readonly uniqueTwice: (title: string) => string;
  readonly hint: string;
  readonly letters: Readonly<Record<string, string>>;
  readonly unplayable: (titles: string) => string;
  readonly spheres: string;
  readonly sphere: string;
  readonly play: string;
  readonly threat: (n: number) => string;
}

/** What the decks of the living card game have beside those of others. */
export const deckWords = wordsIn<DeckWords>({
  de: {
    heroes: (n) => `Helden (${n} von 3)`,
    noHero: 'Wähle 1 bis 3 Helden.',
    part: (title, n) => `${title} (${n})`,
    fine: (cards, heroes, threat) =>
      `Spielbar: ${cards} Karten, ${heroes} ${heroes === 1 ? 'Held' : 'Helden'}, Bedrohung ${threat}.`,
    traits: 'Merkmale',
    flow: 'Ressourcen nach Runden',
    flowNote:
      'Ressourcen bis zu dieser Runde, weniger, was die Karten kosten, die man bis dahin im Mittel gesehen hat: Was übrig bleibt oder fehlt.',
    type: 'Kartenart',
    unique: 'Einzigartig',
    yes: 'ja',
    no: 'nein',
    heroTwice: (title) => `Held in zwei Decks: ${title}. Nur einer kann ihn spielen.`,
    uniqueTwice: (title) => `Einzigartig und in mehreren Decks: ${title}. Nur einmal kann die Karte im Spiel sein.`,
    hint: 's:wissen t:verbündeter o<3 x:ziehe',
    letters: {
      s: 'Sphäre',
      t: 'Kartenart',
      o: 'Kosten',
      k: 'Merkmal',
      x: 'Text',
      w: 'Willenskraft',
      a: 'Angriff',
      d: 'Verteidigung',
      h: 'Trefferpunkte',
      b: 'Bedrohungskosten',
      u: 'einzigartig (ja, nein)',
    },
    unplayable: (titles) => `Kein Held kann bezahlen: ${titles}.`,
    spheres: 'Karten nach Sphären',
    sphere: 'Sphäre',
    play: 'Damit allein durch den Düsterwald',
    threat: (n) => `Bedrohung zu Beginn: ${n}`,
  },
  en: {
    heroes: (n) => `Heroes (${n} of 3)`,
    noHero: 'Choose 1 to 3 heroes.',
    part: (title, n) => `${title} (${n})`,
    fine: (cards, heroes, threat) =>
      `Can be played: ${cards} cards, ${heroes} ${heroes === 1 ? 'hero' : 'heroes'}, threat ${threat}.`,
    traits: 'Traits',
    flow: 'Resources by round',
    flowNote:
      'Resources up to that round, less what the cards cost that one has seen by then on average: what is left over, or missing.',
    type: 'Card type',
    unique: 'Unique',
    yes: 'yes',
    no: 'no',
    heroTwice: (title) => `Hero in two decks: ${title}. Only one can play with them.`,
    uniqueTwice: (title) => `Unique and in several decks: ${title}. Only one copy can be in play.`,
    hint: 's:lore t:ally o<3 x:draw',
    letters: {
      s: 'sphere',
      t: 'card type',
      o: 'cost',
      k: 'trait',
      x: 'text',
      w: 'willpower',
      a: 'attack',
      d: 'defence',
      h: 'hit points',
      b: 'threat cost',
      u: 'unique (yes, no)',
    },
    unplayable: (titles) => `No hero can pay for: ${titles}.`,
    spheres: 'Cards by sphere',
    sphere: 'Sphere',
    play: 'Take it through Mirkwood alone',
    threat: (n) => `Starting threat: ${n}`,
  },
});
