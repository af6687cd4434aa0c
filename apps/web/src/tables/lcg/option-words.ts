import { page } from '../../page-language.svelte.ts';

interface OptionWords {
  readonly title: string;
  readonly scenario: string;
  readonly difficulty: string;
  readonly players: string;
  readonly together: string;
  readonly deck: (seat: number) => string;
  readonly clash: string;
  readonly easy: string;
  readonly seed: string;
  readonly seedRandom: string;
  readonly start: string;
}

const all: Readonly<Record<'de' | 'en', OptionWords>> = {
  de: {
    title: 'Neues Spiel',
    scenario: 'Szenario',
    difficulty: 'Schwierigkeit',
    players: 'Spieler',
    together: 'Vorerst spielt ihr alle Plätze gemeinsam an diesem Bildschirm. Bots als Mitspieler kommen später.',
    deck: (seat) => `Starterdeck von Spieler ${seat}`,
    clash: 'Jeder Platz braucht ein anderes Starterdeck: Jeden Helden gibt es nur einmal.',
    easy: 'Leichter Modus: schwere Karten fehlen, jeder Held beginnt mit 1 Ressource',
    seed: 'Startwert (gleicher Wert, gleiche Karten)',
    seedRandom: 'zufällig',
    start: 'Spielen',
  },
  en: {
    title: 'New game',
    scenario: 'Scenario',
    difficulty: 'difficulty',
    players: 'Players',
    together: 'For now, all seats are played together at this screen. Bots as companions come later.',
    deck: (seat) => `Starter deck of player ${seat}`,
    clash: 'Each seat needs a starter deck of its own: there is only one of each hero.',
    easy: 'Easy mode: hard cards are left out, every hero begins with 1 resource',
    seed: 'Seed (same seed, same cards)',
    seedRandom: 'random',
    start: 'Play',
  },
};

export const optionWords = (): OptionWords => all[page.language];
