import type { Lang } from '@tafelrunde/words';

interface ReportWords {
  readonly title: string;
  readonly wins: string;
  readonly winsOfFirst: (bot: string) => string;
  readonly sure: (low: string, high: string) => string;
  readonly games: (count: string) => string;
  readonly bots: string;
  readonly seed: string;
  readonly scenario: string;
  readonly deck: string;
  readonly hero: string;
  readonly seat: string;
  readonly seatName: (n: string) => string;
  readonly rounds: string;
  readonly turns: string;
  readonly score: string;
  readonly ends: string;
  readonly course: string;
  readonly won: string;
  readonly lost: string;
  readonly mean: (mean: string, least: string, most: string) => string;
  readonly whisker: string;
  readonly notice: string;
}

export const reportWords: Readonly<Record<Lang, ReportWords>> = {
  de: {
    title: 'Auswertung',
    wins: 'gewonnen',
    winsOfFirst: (bot) => `gewonnen von „${bot}“`,
    sure: (low, high) => `Der wahre Wert liegt mit 95 % Sicherheit zwischen ${low} und ${high}.`,
    games: (count) => `${count} Partien`,
    bots: 'Mitspieler',
    seed: 'Startwert',
    scenario: 'Szenario',
    deck: 'Deck',
    hero: 'Held',
    seat: 'Platz',
    seatName: (n) => `Platz ${n}`,
    rounds: 'Länge in Runden',
    turns: 'Länge in Zügen',
    score: 'Punkte der Sieger',
    ends: 'Wie die Partien endeten',
    course: 'Wie sich der Wert eingependelt hat',
    won: 'gewonnen',
    lost: 'verloren',
    mean: (mean, least, most) => `im Mittel ${mean}, von ${least} bis ${most}`,
    whisker: 'Die Striche zeigen, worin der wahre Wert mit 95 % Sicherheit liegt; in Klammern die Zahl der Partien.',
    notice: 'Erstellt mit Tafelrunde, einem inoffiziellen Fanprojekt. Gleicher Startwert, gleiche Partien.',
  },
  en: {
    title: 'Report',
    wins: 'won',
    winsOfFirst: (bot) => `won by “${bot}”`,
    sure: (low, high) => `With 95% confidence the true value lies between ${low} and ${high}.`,
    games: (count) => `${count} games`,
    bots: 'Players',
    seed: 'Seed',
    scenario: 'Scenario',
    deck: 'Deck',
    hero: 'Hero',
    seat: 'Seat',
    seatName: (n) => `Seat ${n}`,
    rounds: 'Length in rounds',
    turns: 'Length in turns',
    score: 'Scores of the winners',
    ends: 'How the games ended',
    course: 'How the value settled',
    won: 'won',
    lost: 'lost',
    mean: (mean, least, most) => `${mean} on average, from ${least} to ${most}`,
    whisker: 'The whiskers show where the true value lies with 95% confidence; in brackets the number of games.',
    notice: 'Made with Tafelrunde, an unofficial fan project. Equal seeds give equal games.',
  },
};
