import { wordsIn } from '../words-in.ts';

interface AdminWords {
  readonly title: string;
  readonly lead: string;
  readonly notYours: string;
  readonly numbers: string;
  readonly open: string;
  readonly running: string;
  readonly over: string;
  readonly people: string;
  readonly here: string;
  readonly connections: string;
  readonly reports: string;
  readonly noReports: string;
  readonly reported: (by: string, name: string) => string;
  readonly somebodyGone: string;
  readonly settle: string;
  readonly settled: string;
  readonly announcements: string;
  readonly german: string;
  readonly english: string;
  readonly days: string;
  readonly forEver: string;
  readonly announce: string;
  readonly takeAway: string;
  readonly until: (date: string) => string;
  readonly tables: string;
  readonly noTables: string;
  readonly limits: string;
  readonly limitsLead: string;
  readonly limitNames: Readonly<Record<string, string>>;
  readonly search: string;
  readonly searchDo: string;
  readonly nobody: string;
  readonly operator: string;
  readonly guest: string;
  readonly refresh: string;
}

export const adminWords = wordsIn<AdminWords>({
  de: {
    title: 'Diesen Server betreuen',
    lead: 'Was hier vorgeht: keine Karten, keine Gespräche, keine Geheimnisse.',
    notYours:
      'Diese Seite ist nicht für dich. Wer den Server betreibt, gibt ein Konto mit „tafelrunde operator <Anmeldename>“ frei.',
    numbers: 'In Zahlen',
    open: 'Tische, die warten',
    running: 'Tische mit laufendem Spiel',
    over: 'Tische mit beendetem Spiel',
    people: 'Leute',
    here: 'gerade da',
    connections: 'Verbindungen',
    reports: 'Meldungen',
    noReports: 'Keine.',
    reported: (by, name) => `${by} über ${name}`,
    somebodyGone: 'jemand, der nicht mehr da ist',
    settle: 'Erledigt',
    settled: 'erledigt',
    announcements: 'Ansagen',
    german: 'Auf Deutsch',
    english: 'Auf Englisch',
    days: 'Für wie viele Tage? (0: bis sie weggenommen wird)',
    forEver: 'bis sie weggenommen wird',
    announce: 'Ansagen',
    takeAway: 'Wegnehmen',
    until: (date) => `bis ${date}`,
    tables: 'Tische im Gedächtnis',
    noTables: 'Gerade keiner.',
    limits: 'Grenzen',
    limitsLead: 'Sie kommen aus der Umgebung des Servers (docs/server.md).',
    limitNames: {
      mostConnections: 'Verbindungen',
      mostConnectionsPerAddress: 'davon aus einem Netz',
      mostRooms: 'Tische im Gedächtnis',
      rates: 'Anteil der üblichen Raten',
      idleMinutes: 'Minuten, bis ein leerer Tisch das Gedächtnis verlässt',
      openDays: 'Tage, bis ein nie begonnener Tisch vergessen wird',
      overDays: 'Tage, bis ein beendeter Tisch vergessen wird',
    },
    search: 'Leute suchen, nach Name oder Anmeldename',
    searchDo: 'Suchen',
    nobody: 'Niemand gefunden.',
    operator: 'betreut den Server',
    guest: 'Gast',
    refresh: 'Neu laden',
  },
  en: {
    title: 'Looking after this server',
    lead: 'What goes on here: no cards, no conversations, no secrets.',
    notYours:
      'This page is not for you. Whoever runs the server opens it to an account with “tafelrunde operator <login>”.',
    numbers: 'In numbers',
    open: 'tables that wait',
    running: 'tables with a game under way',
    over: 'tables whose game is over',
    people: 'people',
    here: 'here now',
    connections: 'connections',
    reports: 'Reports',
    noReports: 'None.',
    reported: (by, name) => `${by} about ${name}`,
    somebodyGone: 'somebody who is gone',
    settle: 'Settled',
    settled: 'settled',
    announcements: 'Announcements',
    german: 'In German',
    english: 'In English',
    days: 'For how many days? (0: until it is taken away)',
    forEver: 'until it is taken away',
    announce: 'Announce',
    takeAway: 'Take away',
    until: (date) => `until ${date}`,
    tables: 'Tables in memory',
    noTables: 'None just now.',
    limits: 'Limits',
    limitsLead: 'They come from the environment of the server (docs/server.md).',
    limitNames: {
      mostConnections: 'connections',
      mostConnectionsPerAddress: 'of them from one network',
      mostRooms: 'tables in memory',
      rates: 'share of the usual rates',
      idleMinutes: 'minutes until an empty table leaves the memory',
      openDays: 'days until a table that was never begun is forgotten',
      overDays: 'days until a finished table is forgotten',
    },
    search: 'Search people by name or login',
    searchDo: 'Search',
    nobody: 'Nobody found.',
    operator: 'looks after the server',
    guest: 'guest',
    refresh: 'Load again',
  },
});
