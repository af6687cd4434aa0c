import type { InvariantNumber } from '@tafelrunde/testing';
import type { Bilingual } from './lang.ts';

/** The six invariants of docs/architecture.md, for people. */
export const invariantWords: Bilingual<Readonly<Record<InvariantNumber, string>>> = {
  de: {
    1: 'Speichern, Laden und Kopieren ändern nichts.',
    2: 'Eine Aufzeichnung ergibt beim Nachspielen genau denselben Zustand.',
    3: 'Nichts Verdecktes erreicht jemanden, der es nicht wissen darf.',
    4: 'Jede Karte liegt an genau einem Ort.',
    5: 'Immer kann jemand weiterspielen, jede angebotene Antwort gilt, und das Spiel endet.',
    6: 'Jeder Text erscheint auf Deutsch und auf Englisch.',
  },
  en: {
    1: 'Saving, loading and copying change nothing.',
    2: 'Replaying a record gives exactly the same state.',
    3: 'Nothing hidden reaches anybody who may not know it.',
    4: 'Every card lies in exactly one place.',
    5: 'Somebody can always go on, every option offered is accepted, and the game ends.',
    6: 'Every text appears in German and in English.',
  },
};
