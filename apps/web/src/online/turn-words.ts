import { wordsIn } from '../words-in.ts';

interface TurnWords {
  readonly yourTables: string;
  readonly more: (n: number) => string;
  readonly play: string;
  readonly look: string;
  readonly with: (names: string) => string;
  readonly alone: string;
  readonly waits: (time: string) => string;
  readonly until: (when: string) => string;
  readonly isOn: (name: string) => string;
  readonly goesOn: string;
  readonly notBegun: string;
  readonly friendsHere: (n: number) => string;
}

/** What the start page says of the tables of whoever has a name. */
export const turnWords = wordsIn<TurnWords>({
  de: {
    yourTables: 'Deine Tische',
    more: (n) => (n === 1 ? 'ein weiterer Tisch' : `${n} weitere Tische`),
    play: 'Spielen',
    look: 'Ansehen',
    with: (names) => `Mit ${names}`,
    alone: 'Mit Bots',
    waits: (time) => `wartet auf dich ${time}`,
    until: (when) => `bis ${when}`,
    isOn: (name) => `${name} ist dran`,
    goesOn: 'es wird gespielt',
    notBegun: 'noch nicht begonnen',
    friendsHere: (n) => (n === 1 ? 'Ein Freund ist da' : `${n} Freunde sind da`),
  },
  en: {
    yourTables: 'Your tables',
    more: (n) => (n === 1 ? '1 more table' : `${n} more tables`),
    play: 'Play',
    look: 'Look',
    with: (names) => `With ${names}`,
    alone: 'With bots',
    waits: (time) => `waiting for you ${time}`,
    until: (when) => `until ${when}`,
    isOn: (name) => `${name} is on turn`,
    goesOn: 'being played',
    notBegun: 'not begun yet',
    friendsHere: (n) => (n === 1 ? '1 friend is here' : `${n} friends are here`),
  },
});
