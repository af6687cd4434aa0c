import type { Literal } from '@tafelrunde/words';
import type { DeckList } from './decks.ts';
import type { ScenarioId } from './scenarios/scenarios.ts';

/** A deck that is ready to be played, made for a scenario of an adventure pack. */
export interface ReadyDeck extends DeckList {
  readonly scenario: ScenarioId;
  readonly name: Literal;
  /** How many core sets it is built of; one, unless it says so. */
  readonly cores?: number;
  /** Why it does well there, in a sentence or two. */
  readonly about: Literal;
}

/** Good company for every quest: the cards that all of these decks of Leadership and Spirit share. */
const captains = {
  'guard-of-the-citadel': 3,
  faramir: 2,
  'snowbourn-scout': 3,
  'silverlode-archer': 2,
  'longbeard-orc-slayer': 2,
  'sneak-attack': 2,
  'steward-of-gondor': 2,
  'celebrians-stone': 1,
  gandalf: 3,
  'northern-tracker': 2,
  'lorien-guide': 3,
  'a-test-of-will': 2,
  'unexpected-courage': 1,
} as const;

/**
 * Decks for each scenario. Those of Leadership and Spirit can be built from one core set and the packs up to theirs; those for the
 * Carrock are a pair that is made to be played together.
 */
export const readyDecks = {
  trackers: {
    scenario: 'hunt-for-gollum',
    name: { de: 'Fährtenleser', en: 'Trackers' },
    about: {
      de: 'Viel Willenskraft von Anfang an, denn Hinweise gibt es nur nach bestandenem Abenteuer; die Fährtenleser des Nordens erkunden nebenbei die Flussufer.',
      en: 'Much willpower from the start, since Clues are only won by questing successfully; the Northern Trackers explore the river banks on the side.',
    },
    heroes: ['aragorn', 'theodred', 'eowyn'],
    deck: {
      ...captains,
      'wandering-took': 2,
      'son-of-arnor': 2,
      'hasty-stroke': 2,
      'the-galadhrims-greeting': 2,
      'ever-vigilant': 2,
      'for-gondor': 2,
      'westfold-horse-breaker': 3,
      'campfire-tales': 3,
      'the-favor-of-the-lady': 2,
      'dunedain-mark': 2,
    },
  },
  'carrock-quiet': {
    cores: 3,
    scenario: 'carrock',
    name: { de: 'Leise am Carrock', en: 'Quiet at the Carrock' },
    about: {
      de: 'Beginnt mit Bedrohung 24 und bleibt lange unter 34: Die Trolle kommen dann nur einzeln, wenn ihr sie ruft. Théodred und der Truchsess zahlen für Grimbeorn, Éowyn trägt das Abenteuer.',
      en: 'Starts at 24 threat and stays below 34 for long, so that Trolls come one at a time, when you call them. Théodred and the Steward pay for Grimbeorn, Éowyn carries the quest.',
    },
    heroes: ['theodred', 'eowyn', 'frodo-baggins'],
    deck: {
      'steward-of-gondor': 3,
      'sneak-attack': 3,
      gandalf: 3,
      faramir: 2,
      'guard-of-the-citadel': 3,
      'silverlode-archer': 3,
      'son-of-arnor': 3,
      'brok-ironfist': 2,
      'snowbourn-scout': 3,
      'unexpected-courage': 3,
      'a-test-of-will': 3,
      'the-galadhrims-greeting': 3,
      'northern-tracker': 3,
      'westfold-horse-breaker': 3,
      'wandering-took': 3,
      'hasty-stroke': 3,
      'celebrians-stone': 2,
      'dunedain-mark': 2,
    },
  },
  'carrock-axes': {
    cores: 3,
    scenario: 'carrock',
    name: { de: 'Äxte gegen Trolle', en: 'Axes Against Trolls' },
    about: {
      de: 'Der Partner dazu: Drei Kämpfer mit Äxten, Panzern und Adlern, die einen Troll nach dem anderen fällen. Allein schafft dieses Deck das Abenteuer nicht.',
      en: 'Its partner: three fighters with axes, armor and Eagles who fell one Troll after another. Alone this deck does not get through the quest.',
    },
    heroes: ['gimli', 'legolas', 'thalin'],
    deck: {
      beorn: 3,
      'gondorian-spearman': 3,
      'veteran-axehand': 3,
      'winged-guardian': 3,
      'stand-together': 3,
      'rain-of-arrows': 3,
      feint: 3,
      'quick-strike': 3,
      'dwarven-axe': 3,
      'citadel-plate': 3,
      'blade-of-gondolin': 3,
      gandalf: 3,
      'horseback-archer': 3,
      'beorning-beekeeper': 3,
      'blade-mastery': 3,
      'swift-strike': 3,
      'thicket-of-spears': 3,
    },
  },
  'rhosgobel-healers': {
    cores: 3,
    scenario: 'rhosgobel',
    name: { de: 'Heiler für Wilyador', en: 'Healers for Wilyador' },
    about: {
      de: 'Éowyn und Beravor bringen die Gruppe schnell zu Abschnitt 2, Legolas und Haldir treffen, was fliegt. Heilt Wilyador erst, wenn Rhosgobel erkundet ist, und geht erst weiter, wenn die Athelas reichen.',
      en: 'Éowyn and Beravor get the group to stage 2 fast, Legolas and Haldir hit what flies. Heal Wilyador once Rhosgobel is explored, and go on only when there is Athelas enough.',
    },
    heroes: ['eowyn', 'beravor', 'legolas'],
    deck: {
      'lore-of-imladris': 3,
      'daughter-of-the-nimrodel': 3,
      gandalf: 3,
      'haldir-of-lorien': 3,
      gleowine: 3,
      'henamarth-riversong': 3,
      'erebor-hammersmith': 3,
      'rivendell-minstrel': 3,
      'self-preservation': 3,
      'northern-tracker': 3,
      'wandering-took': 3,
      'escort-from-edoras': 3,
      'a-test-of-will': 3,
      'the-galadhrims-greeting': 3,
      'unexpected-courage': 3,
      'the-favor-of-the-lady': 2,
      'winged-guardian': 3,
      radagast: 3,
    },
  },
  climbers: {
    scenario: 'emyn-muil',
    name: { de: 'Bergsteiger', en: 'Climbers' },
    about: {
      de: 'Die Punkte liegen auf den Orten: Späher, Fährtenleser und die Edelsten der Riddermark erkunden sie in der Aufmarschzone, während die Helden sich dem Abenteuer stellen.',
      en: "The points lie on the locations: scouts, trackers and The Riddermark's Finest explore them in the staging area while the heroes quest.",
    },
    heroes: ['aragorn', 'theodred', 'eowyn'],
    deck: {
      ...captains,
      'the-riddermarks-finest': 3,
      'ride-to-ruin': 2,
      'westfold-horse-breaker': 3,
      'wandering-took': 2,
      'son-of-arnor': 2,
      'hasty-stroke': 2,
      'the-galadhrims-greeting': 2,
      'the-favor-of-the-lady': 2,
      'campfire-tales': 2,
      'strength-of-will': 2,
    },
  },
  'marsh-walkers': {
    scenario: 'dead-marshes',
    name: { de: 'Sumpfgänger', en: 'Marsh Walkers' },
    about: {
      de: 'Fluchtproben brauchen Willenskraft, die nach dem Abenteuer noch spielbereit ist: viele günstige Verbündete, Mut und Wachsamkeit für die Helden, und Elfhelm gegen die steigende Bedrohung.',
      en: 'Escape tests need willpower that is still ready after the quest: many cheap allies, courage and vigilance for the heroes, and Elfhelm against rising threat.',
    },
    heroes: ['aragorn', 'theodred', 'eowyn'],
    deck: {
      ...captains,
      elfhelm: 2,
      'wandering-took': 2,
      'westfold-horse-breaker': 3,
      'the-riddermarks-finest': 3,
      'ever-vigilant': 2,
      'dunedain-watcher': 2,
      'the-favor-of-the-lady': 2,
      'the-galadhrims-greeting': 2,
      'son-of-arnor': 2,
      'campfire-tales': 2,
    },
  },
  wardens: {
    scenario: 'return-to-mirkwood',
    name: { de: 'Gollums Hüter', en: 'Wardens' },
    about: {
      de: 'Gollum kostet jede Runde 3 Bedrohung: Das Deck eilt mit der Willenskraft Rohans durch den Wald, senkt die Bedrohung und lässt keinen Angriff unverteidigt.',
      en: 'Gollum costs 3 threat a round: the deck hurries through the forest with the willpower of Rohan, lowers threat and leaves no attack undefended.',
    },
    heroes: ['aragorn', 'theodred', 'eowyn'],
    deck: {
      ...captains,
      'west-road-traveller': 3,
      'the-galadhrims-greeting': 2,
      'wandering-took': 2,
      'westfold-horse-breaker': 3,
      'the-riddermarks-finest': 3,
      'hasty-stroke': 2,
      'the-favor-of-the-lady': 2,
      'astonishing-speed': 2,
      'dunedain-watcher': 3,
    },
  },
} as const satisfies Readonly<Record<string, ReadyDeck>>;

export type ReadyDeckId = keyof typeof readyDecks;

/** A ready deck by its name, undefined if there is none. */
export function readyDeck(id: string): ReadyDeck | undefined {
  return Object.hasOwn(readyDecks, id) ? readyDecks[id as ReadyDeckId] : undefined;
}
