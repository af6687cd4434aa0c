import type { Literal } from '@tafelrunde/words';
import type { DeckList } from './decks.ts';
import { retiredDecks } from './retired-decks.ts';
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

/** What each of the three decks for Rhosgobel brings: cures, herbs' carriers and willpower. */
const healers = {
  'lore-of-imladris': 3,
  gandalf: 3,
  'haldir-of-lorien': 3,
  gleowine: 3,
  'erebor-hammersmith': 3,
  'escort-from-edoras': 3,
  'a-test-of-will': 3,
  'wandering-took': 2,
} as const;

/** Leadership for two of them. */
const captainsAtRhosgobel = {
  'steward-of-gondor': 3,
  faramir: 2,
  'snowbourn-scout': 3,
  'guard-of-the-citadel': 3,
  'sneak-attack': 3,
} as const;

/**
 * Decks for each scenario. Those that do not name their core sets can be built from one and the packs up to theirs, the others from more;
 * those for Rhosgobel are made to be played together by three.
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
    cores: 2,
    scenario: 'carrock',
    name: { de: 'Leise am Carrock', en: 'Quiet at the Carrock' },
    about: {
      de: 'Beginnt mit Bedrohung 23 und bleibt lange unter 34, wo die Trolle von selbst kommen. Wartet mit dem ersten Abschnitt, bis Verbündete und Waldschlingen bereit sind; wer in der Schlinge liegt, greift nicht mehr an.',
      en: 'Starts at 23 threat and stays below 34 for long, where the Trolls come by themselves. Wait with the first stage until allies and Forest Snares are ready; whoever lies in a snare attacks no more.',
    },
    heroes: ['theodred', 'frodo-baggins', 'denethor'],
    deck: {
      'steward-of-gondor': 3,
      'forest-snare': 3,
      gandalf: 3,
      'sneak-attack': 2,
      'snowbourn-scout': 3,
      'guard-of-the-citadel': 2,
      'erebor-hammersmith': 3,
      gleowine: 3,
      'the-galadhrims-greeting': 3,
      'unexpected-courage': 2,
      'a-test-of-will': 3,
      'northern-tracker': 3,
      'silverlode-archer': 2,
      'wandering-took': 3,
      eomund: 3,
      'self-preservation': 2,
      'rivendell-minstrel': 3,
      'henamarth-riversong': 2,
      'song-of-kings': 2,
    },
  },
  'rhosgobel-healers': {
    cores: 2,
    scenario: 'rhosgobel',
    name: { de: 'Heiler für Wilyador', en: 'Healers for Wilyador' },
    about: {
      de: 'Das erste von dreien, die zusammen spielen: Je mehr mitreisen, desto früher finden sie Athelas, und der Adler verliert nicht mehr. Éowyn trägt das Abenteuer, der Truchsess zahlt; schließt Abschnitt 2 erst ab, wenn Wilyador geheilt werden kann.',
      en: 'The first of three that play together: the more travel along, the sooner they find Athelas, and the eagle loses no more for it. Éowyn carries the quest, the Steward pays; finish stage 2 only when Wilyador can be healed.',
    },
    heroes: ['eowyn', 'theodred', 'beravor'],
    deck: {
      ...healers,
      ...captainsAtRhosgobel,
      'celebrians-stone': 1,
      'silverlode-archer': 2,
      'henamarth-riversong': 1,
      'unexpected-courage': 2,
      'northern-tracker': 3,
      'campfire-tales': 3,
      'dunedain-quest': 1,
    },
  },
  'rhosgobel-riders': {
    cores: 3,
    scenario: 'rhosgobel',
    name: { de: 'Eilige Hilfe', en: 'Swift Help' },
    about: {
      de: 'Das zweite der drei: Aragorn und Glorfindel bringen Willenskraft für einen schnellen ersten Abschnitt, damit Rhosgobel früh erkundet ist und die Kunde von Imladris wirkt.',
      en: 'The second of the three: Aragorn and Glorfindel bring willpower for a fast first stage, so that Rhosgobel is explored early and the Lore of Imladris helps.',
    },
    heroes: ['aragorn', 'glorfindel', 'frodo-baggins'],
    deck: {
      ...healers,
      ...captainsAtRhosgobel,
      'celebrians-stone': 2,
      'silverlode-archer': 2,
      'unexpected-courage': 3,
      'northern-tracker': 2,
      'campfire-tales': 2,
      eomund: 2,
    },
  },
  'rhosgobel-archers': {
    cores: 2,
    scenario: 'rhosgobel',
    name: { de: 'Bogen und Wacht', en: 'Bow and Watch' },
    about: {
      de: 'Das dritte: Legolas, Haldir und die Reiter treffen, was fliegt, Denethor sieht voraus, und Speere und Adler halten Angriffe von den anderen fern.',
      en: 'The third: Legolas, Haldir and the riders hit what flies, Denethor looks ahead, and spears and Eagles keep attacks away from the others.',
    },
    heroes: ['denethor', 'legolas', 'eleanor'],
    deck: {
      ...healers,
      'winged-guardian': 3,
      'gondorian-spearman': 3,
      feint: 3,
      'horseback-archer': 2,
      'forest-snare': 2,
      'daughter-of-the-nimrodel': 3,
      'northern-tracker': 2,
      eomund: 3,
      'veteran-axehand': 3,
      'blade-of-gondolin': 2,
      'rivendell-minstrel': 1,
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
    cores: 2,
    scenario: 'return-to-mirkwood',
    name: { de: 'Gollums Hüter', en: 'Wardens' },
    about: {
      de: 'Gollum kostet jede Runde 3 Bedrohung: Das Deck beginnt mit 24 und eilt mit der Willenskraft Rohans durch den Wald. Ein günstiger Verbündeter bleibt zurück, damit kein Angriff Gollum trifft, und am Ende darf kein Gegner mehr da sein.',
      en: 'Gollum costs 3 threat a round: the deck starts at 24 and hurries through the forest with the willpower of Rohan. A cheap ally stays behind so that no attack hits Gollum, and in the end no enemy may be left.',
    },
    heroes: ['theodred', 'eowyn', 'frodo-baggins'],
    deck: {
      'steward-of-gondor': 3,
      'snowbourn-scout': 3,
      'guard-of-the-citadel': 3,
      faramir: 2,
      'sneak-attack': 3,
      'celebrians-stone': 1,
      gandalf: 3,
      'west-road-traveller': 3,
      'escort-from-edoras': 3,
      eomund: 3,
      'westfold-horse-breaker': 3,
      'wandering-took': 3,
      'northern-tracker': 3,
      elfhelm: 2,
      'the-galadhrims-greeting': 3,
      'a-test-of-will': 3,
      'hasty-stroke': 2,
      'the-favor-of-the-lady': 2,
      'unexpected-courage': 2,
    },
  },
} as const satisfies Readonly<Record<string, ReadyDeck>>;

export type ReadyDeckId = keyof typeof readyDecks;

const known: Readonly<Record<string, ReadyDeck>> = { ...retiredDecks, ...readyDecks };

/** A ready deck by its name, also one that is offered no more; undefined if there is none. */
export function readyDeck(id: string): ReadyDeck | undefined {
  return Object.hasOwn(known, id) ? known[id] : undefined;
}
