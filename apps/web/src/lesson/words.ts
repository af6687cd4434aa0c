import { wordsIn } from '../words-in.ts';

const de = {
  title: (what: string) => `Erste Schritte: ${what}`,
  step: (n: number, of: number) => `Schritt ${n} von ${of}`,
  tryIt: 'Probier es:',
  next: 'Weiter',
  back: 'Zurück',
  leave: 'Verlassen',
  wrong: 'Das darfst du, doch:',
  again: 'Noch einmal versuchen',
  goOn: 'So weiterspielen',
  wait: 'Die anderen sind am Zug …',
  done: 'Geschafft',
  play: 'Erstes Spiel mit Ratschlägen',
  over: 'Von vorn',
  arrow: 'Gemeint ist, was der Ring umschließt.',
};

const en: typeof de = {
  title: (what) => `First steps: ${what}`,
  step: (n, of) => `Step ${n} of ${of}`,
  tryIt: 'Try it:',
  next: 'Next',
  back: 'Back',
  leave: 'Leave',
  wrong: 'You may, but:',
  again: 'Try again',
  goOn: 'Play on like this',
  wait: 'The others are playing …',
  done: 'Well done',
  play: 'First game with advice',
  over: 'From the beginning',
  arrow: 'What is meant is inside the ring.',
};

/** The words around a lesson; its steps have their own. */
export const lessonWords = wordsIn<typeof de>({ de, en });
