import type { MessageTable, WordsOf } from '@tafelrunde/words';

/** What the kernel itself says. */
export const kernelMessages = {
  'kernel.ask.target': { de: '{card}: Wähle {what}', en: '{card}: choose {what}' },
  'kernel.ask.may': { de: '{card}: {What}. Möchtest du das?', en: '{card}: {what}. Do you want to?' },
  'kernel.ask.mode': { de: '{card}: Wähle eine Möglichkeit', en: '{card}: choose one' },
  'kernel.option.card': { de: '{card}', en: '{card}', same: true },
  'kernel.option.was': { de: '{more}', en: '{more}', same: true },
  'kernel.option.none': { de: 'Nichts davon', en: 'None of these' },
  'kernel.option.yes': { de: 'Ja', en: 'Yes' },
  'kernel.option.no': { de: 'Nein', en: 'No' },
  'kernel.option.mode': { de: '{More}', en: '{more}' },
  'kernel.refusal.game-over': { de: 'Das Spiel ist vorbei.', en: 'The game is over.' },
  'kernel.refusal.not-an-option': {
    de: 'Diese Antwort ist jetzt nicht möglich: {id}.',
    en: 'This answer is not possible now: {id}.',
  },
  'kernel.refusal.cannot-resign': {
    de: 'Dieser Platz spielt nicht mit oder hat schon aufgegeben.',
    en: 'This seat is not in the game or has given up already.',
  },
  'kernel.end.resigned': { de: 'Das Spiel wurde aufgegeben.', en: 'The game was given up.' },
  'kernel.refusal.nothing-to-undo': { de: 'Es gibt nichts zurückzunehmen.', en: 'There is nothing to take back.' },
  'kernel.refusal.seen': {
    de: 'Das lässt sich nicht zurücknehmen: Danach wurde etwas aufgedeckt, gezogen oder gewürfelt.',
    en: 'This cannot be taken back: something was revealed, drawn or rolled after it.',
  },
  'kernel.refusal.nothing-to-redo': {
    de: 'Es wurde nichts zurückgenommen, das wiederholt werden könnte.',
    en: 'Nothing was taken back that could be done again.',
  },
  'kernel.refusal.chance': {
    de: 'Das lässt sich nicht zurücknehmen: Danach hat der Zufall entschieden.',
    en: 'This cannot be taken back: chance has decided something since.',
  },
  'kernel.refusal.learned': {
    de: 'Das lässt sich nicht zurücknehmen: Danach hast du etwas gesehen, das dir verborgen war.',
    en: 'This cannot be taken back: you have seen something since that was hidden from you.',
  },
  'kernel.refusal.told': {
    de: 'Das lässt sich nicht zurücknehmen: Danach hat jemand anders etwas gesehen, das verborgen war.',
    en: 'This cannot be taken back: somebody else has seen something since that was hidden.',
  },
  'kernel.load.unreadable': {
    de: 'Diese Datei ist kein gespeichertes Spiel oder ist unvollständig.',
    en: 'This file is not a saved game, or part of it is missing.',
  },
  'kernel.load.other-format': {
    de: 'Dieses Spiel wurde in einem anderen Format gespeichert (Version {version}), das hier nicht gelesen werden kann.',
    en: 'This game was saved in another format (version {version}) that cannot be read here.',
  },
  'kernel.load.changed': {
    de: 'Dieses gespeicherte Spiel wurde verändert oder beschädigt und wird nicht geladen.',
    en: 'This saved game was changed or damaged and is not loaded.',
  },
  'kernel.load.other-game': {
    de: 'Dies ist die Aufzeichnung eines anderen Spiels ({game}).',
    en: 'This is the record of another game ({game}).',
  },
  'kernel.load.other-version': {
    de: 'Diese Aufzeichnung stammt aus einer anderen Fassung der Regeln ({version}) und lässt sich nicht nachspielen.',
    en: 'This record comes from another version of the rules ({version}) and cannot be replayed.',
  },
  'kernel.load.older-version': {
    de: 'Dieses Spiel wurde nach einer älteren Fassung der Regeln begonnen ({version}). Antwort {n} ist nach den heutigen Regeln nicht mehr möglich, deshalb kann es nicht weitergehen.',
    en: 'This game was begun by an older version of the rules ({version}). Answer {n} is no longer possible by the rules of today, so it cannot go on.',
  },
  'kernel.load.bad-answer': {
    de: 'Die Aufzeichnung ist beschädigt: Antwort {n} war in dieser Lage nicht möglich.',
    en: 'The record is damaged: answer {n} was not possible in that position.',
  },
} as const satisfies MessageTable;

export type KernelWords = WordsOf<typeof kernelMessages>;
