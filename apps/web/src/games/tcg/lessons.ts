import type { TcgQuestion } from '@tafelrunde/tcg';
import { lessonsIn, type Written } from '../lessons.ts';
import type { Lesson } from '../module.ts';

const written: readonly Written<TcgQuestion>[] = [
  {
    id: 'fellowship',
    rule: 'TCG-TWILIGHT-03',
    asks: ['tcg.ask.fellowship'],
    words: {
      de: [
        'Deine Gemeinschaft',
        'Spiele Gefährten und Ausrüstung. Aber Vorsicht: Was du ausgibst, liegt danach als Zwielicht in der Geisterwelt, und damit bezahlt dein Gegner seine Diener. Danach musst du dich zum nächsten Ort bewegen.',
      ],
      en: [
        'Your fellowship',
        'Play companions and possessions. But beware: what you spend lies in the twilight pool afterwards, and your opponent pays for minions with it. After that you must move to the next site.',
      ],
    },
  },
  {
    id: 'shadow',
    rule: 'TCG-SHADOW-03',
    asks: ['tcg.ask.shadow'],
    words: {
      de: [
        'Jetzt bist du der Schatten',
        'Dein Gegner ist gezogen. Mit dem Zwielicht in der Geisterwelt spielst du Diener gegen seine Gemeinschaft. Was du nicht ausgibst, bleibt bis zum Ende des Zuges liegen.',
      ],
      en: [
        'Now you are the Shadow',
        'Your opponent has moved. With the twilight in the pool you play minions against that fellowship. What you do not spend stays until the end of the turn.',
      ],
    },
  },
  {
    id: 'archery',
    rule: 'TCG-ARCHERY-02',
    asks: ['tcg.ask.archery'],
    words: {
      de: [
        'Fernkampf',
        'Vor den Kämpfen schießen die Bogenschützen: Für jeden wird ein Gegenüber verwundet. Wer getroffen wird, entscheidet die getroffene Seite.',
      ],
      en: [
        'Archery',
        'Before the skirmishes the archers shoot: for each of them somebody on the other side is wounded. The side that is hit chooses who.',
      ],
    },
  },
  {
    id: 'assign',
    rule: 'TCG-ASSIGN-01',
    asks: ['tcg.ask.defender', 'tcg.ask.defended'],
    words: {
      de: [
        'Wer kämpft gegen wen?',
        'Stelle jedem Diener höchstens einen Gefährten entgegen. Diener, die übrig bleiben, verteilt danach der Gegner. Schütze den Ringträger: Stirbt er, hast du verloren.',
      ],
      en: [
        'Who fights whom?',
        'Put at most one companion against each minion. Minions that are left over are then assigned by the opponent. Protect the Ring-bearer: if he dies, you have lost.',
      ],
    },
  },
  {
    id: 'skirmish',
    rule: 'TCG-SKIRMISH-01',
    asks: ['tcg.ask.skirmish', 'tcg.ask.choose-skirmish'],
    words: {
      de: [
        'Der Kampf',
        'Verglichen wird die Stärke beider Seiten. Wer weniger hat, wird verwundet; bei doppelter Stärke ist er sofort besiegt. Bei Gleichstand gewinnt der Schatten. Kampfkarten ändern die Stärke.',
      ],
      en: [
        'The skirmish',
        'The strength of both sides is compared. The weaker one is wounded; with double strength against it, it is killed at once. A tie goes to the Shadow. Skirmish cards change the strength.',
      ],
    },
  },
  {
    id: 'regroup',
    rule: 'TCG-REGROUP-01',
    asks: ['tcg.ask.reconcile', 'tcg.ask.move-again'],
    words: {
      de: [
        'Sammeln',
        'Am Ende bringen alle ihre Hand auf acht Karten. Wer am Zug ist, darf sich noch weiterbewegen, solange er Bewegungen hat: Das bringt ihn dem neunten Ort näher, aber der Schatten schlägt noch einmal zu.',
      ],
      en: [
        'Regroup',
        'At the end everybody brings the hand to eight cards. The moving player may move on while moves are left: that brings the ninth site nearer, but the Shadow strikes again.',
      ],
    },
  },
];

export const lessons = (): readonly Lesson[] => lessonsIn(written);
