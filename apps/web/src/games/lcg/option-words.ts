import type { Variants } from '@tafelrunde/lcg';
import { wordsIn } from '../../words-in.ts';

interface OptionWords {
  readonly scenario: string;
  readonly difficulty: string;
  readonly deck: (seat: number) => string;
  readonly clash: string;
  readonly notOwned: (scenario: string) => string;
  readonly deckNotOwned: (deck: string) => string;
  readonly draw: (heroes: string) => string;
  readonly noOwnHero: (seat: number) => string;
  readonly first: string;
  readonly firstHint: string;
  readonly vote: (seat: number) => string;
  readonly anybody: string;
  readonly player: (seat: number) => string;
  readonly more: string;
  readonly easy: string;
  readonly shadows: string;
  readonly variantsHint: string;
  readonly variants: Readonly<Record<keyof Variants, string>>;
}

export const optionWords = wordsIn<OptionWords>({
  de: {
    scenario: 'Szenario',
    difficulty: 'Schwierigkeit',
    deck: (seat) => `Deck von Spieler ${seat}`,
    clash: 'Jeden Helden gibt es nur einmal: Jeder Platz braucht ein Deck mit anderen Helden.',
    notOwned: (scenario) => `„${scenario}“ fehlt in deiner Sammlung.`,
    deckNotOwned: (deck) => `Für dieses Deck fehlen Karten in deiner Sammlung: ${deck}.`,
    draw: (heroes) => `Das Los entscheidet, wer mit diesen Helden spielt: ${heroes}. Die anderen spielen ohne sie.`,
    noOwnHero: (seat) => `Für das Los braucht Spieler ${seat} einen Helden, den sonst niemand hat.`,
    first: 'Startspieler: Mehrheit oder Los',
    firstHint: 'Wer mehr als die Hälfte der Stimmen bekommt, beginnt. Seid ihr euch nicht einig, entscheidet das Los.',
    vote: (seat) => `Stimme von Spieler ${seat}`,
    anybody: 'egal',
    player: (seat) => `Spieler ${seat}`,
    more: 'Modus und Varianten',
    easy: 'Leichter Modus: schwere Karten fehlen, jeder Held beginnt mit 1 Ressource',
    shadows: 'Mit Schattenkarten (ohne sie ist es das Grundspiel für die erste Partie)',
    variantsHint: 'Varianten aus der ursprünglichen Spielregel, alle normalerweise aus:',
    variants: {
      silentHands: 'Stille Hand: Handkarten werden weder genannt noch gezeigt',
      classicDoomed: 'Klassisches Verflucht: wirkt nur im Aufmarsch',
      classicSurge: 'Klassisches Nachrüsten: wirkt nur im Aufmarsch',
      classicVictory: 'Klassische Siegpunkte: die Karten liegen bei einzelnen Spielern',
      classicWindows: 'Klassische Aktionsfenster: zusätzliche Fenster in jeder Phase',
      classicRestricted: 'Klassisches Eingeschränkt: Überzähliges legt ab, wem der Charakter gehört',
    },
  },
  en: {
    scenario: 'Scenario',
    difficulty: 'difficulty',
    deck: (seat) => `Deck of player ${seat}`,
    clash: 'There is only one of each hero: each seat needs a deck with other heroes.',
    notOwned: (scenario) => `“${scenario}” is not in your collection.`,
    deckNotOwned: (deck) => `Your collection lacks cards of this deck: ${deck}.`,
    draw: (heroes) => `Chance decides who plays with these heroes: ${heroes}. The others play without them.`,
    noOwnHero: (seat) => `To let chance decide, player ${seat} needs a hero whom nobody else has.`,
    first: 'First player: majority or chance',
    firstHint: 'Whoever gets more than half of the votes begins. If you do not agree, chance decides.',
    vote: (seat) => `Vote of player ${seat}`,
    anybody: 'anybody',
    player: (seat) => `Player ${seat}`,
    more: 'Mode and variants',
    easy: 'Easy mode: hard cards are left out, every hero begins with 1 resource',
    shadows: 'With shadow cards (without them it is the basic game for a first try)',
    variantsHint: 'Variants of the original rules, all off as a rule:',
    variants: {
      silentHands: 'Silent hands: cards in hand are neither named nor shown',
      classicDoomed: 'Classic Doomed: works in the staging step only',
      classicSurge: 'Classic Surge: works in the staging step only',
      classicVictory: 'Classic victory: the cards lie with single players',
      classicWindows: 'Classic action windows: more windows in each phase',
      classicRestricted: 'Classic Restricted: the surplus goes to the pile of the owner of the character',
    },
  },
});
