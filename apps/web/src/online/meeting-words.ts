import { wordsIn } from '../words-in.ts';

/** Every word of inviting, being invited, and the lobby. */
interface MeetingWords {
  readonly withFriends: string;
  readonly hostName: string;
  readonly invites: (name: string) => string;
  readonly invitesNobody: string;
  readonly about: (game: string, kind: string, minutes: readonly [number, number]) => string;
  readonly noRules: string;
  readonly yourName: string;
  readonly playToo: string;
  readonly sitBeside: (name: string) => string;
  readonly sitDown: string;
  readonly promise: string;
  readonly noSeat: string;
  readonly you: string;
  readonly youFree: string;
  readonly here: string;
  readonly away: string;
  readonly tableOpen: string;
  readonly sendLink: string;
  readonly linkCopied: string;
  readonly share: string;
  readonly shareText: (game: string) => string;
  readonly copyLink: string;
  readonly start: string;
  readonly startWithBots: (n: number) => string;
  readonly allHere: string;
  readonly waiting: (n: number) => string;
  readonly optionsChanged: string;
  readonly fine: string;
  readonly openSeat: string;
  readonly inviteByName: string;
  readonly invited: string;
  readonly invite: string;
  readonly change: string;
  readonly yourTurn: string;
  readonly invitations: string;
  readonly accept: string;
  readonly decline: string;
  readonly invitedTo: (name: string, game: string) => string;
  readonly quick: string;
  readonly quickLead: string;
  readonly whoIsHere: (n: number) => string;
  readonly nobodyHere: string;
  readonly plays: (game: string) => string;
  readonly isFree: string;
  readonly openTables: string;
  readonly runningTables: string;
  readonly noRunning: string;
  readonly sitHere: string;
  readonly watch: string;
  readonly live: string;
  readonly notLive: string;
  readonly people: string;
  readonly calls: string;
  readonly clockDays: (days: number) => string;
}

const days = (n: number): string => (n === 1 ? '1 Tag' : `${n} Tage`);

export const meetingWords = wordsIn<MeetingWords>({
  de: {
    withFriends: 'Mit Freunden',
    hostName: 'Gast',
    invites: (name) => `${name} lädt dich ein:`,
    invitesNobody: 'Du bist eingeladen:',
    about: (game, kind, [from, to]) => `${game}. ${kind}, etwa ${from} bis ${to} Minuten.`,
    noRules: 'Du brauchst die Regeln nicht zu kennen: Der Tisch zeigt, was du tun darfst, und sagt, warum.',
    yourName: 'Dein Name',
    playToo: 'Mitspielen',
    sitBeside: (name) => `Neben ${name} Platz nehmen`,
    sitDown: 'Platz nehmen',
    promise: 'Kein Konto, nichts zu installieren. Musst du weg, spielt ein Bot für dich, bis du zurück bist.',
    noSeat: 'Alle Plätze sind besetzt. Wird einer frei, kannst du dich hier setzen.',
    you: 'Du',
    youFree: 'dieser Platz ist frei',
    here: 'ist da',
    away: 'ist unterwegs',
    tableOpen: 'Dein Tisch ist offen',
    sendLink: 'Schick diesen Link deinen Freunden. Wer ihn öffnet, setzt sich mit einem Klick dazu.',
    linkCopied: 'Der Link ist kopiert.',
    share: 'Link teilen',
    shareText: (game) => `Spielst du mit? ${game} auf Tafelrunde:`,
    copyLink: 'Link kopieren',
    start: 'Spiel beginnen',
    startWithBots: (n) =>
      n === 1 ? 'Beginnen, mit einem Bot auf dem freien Platz' : `Beginnen, mit ${n} Bots auf den freien Plätzen`,
    allHere: 'Alle Plätze sind besetzt. Es kann losgehen.',
    waiting: (n) => (n === 1 ? 'Noch ein Platz ist frei für einen Freund.' : `Noch ${n} Plätze sind frei für Freunde.`),
    optionsChanged: 'Das Spiel wurde angepasst. Bist du einverstanden?',
    fine: 'Einverstanden',
    openSeat: 'frei für einen Freund',
    inviteByName: 'Jemanden einladen, mit dem du schon gespielt hast',
    invited: 'eingeladen',
    invite: 'Einladen',
    change: 'Spiel anpassen …',
    yourTurn: 'Du bist dran',
    invitations: 'Einladungen',
    accept: 'Ansehen',
    decline: 'Nein danke',
    invitedTo: (name, game) => `${name} lädt dich ein: ${game}`,
    quick: 'Sofort spielen',
    quickLead: 'Mit wem auch immer: Du kommst an einen offenen Tisch, oder es wird einer für dich geöffnet.',
    whoIsHere: (n) => (n === 1 ? 'Wer da ist: nur du' : `Wer da ist: ${n}`),
    nobodyHere: 'Niemand sonst ist gerade da.',
    plays: (game) => `spielt ${game}`,
    isFree: 'ist frei',
    openTables: 'Offene Tische',
    runningTables: 'Zum Zuschauen',
    noRunning: 'Gerade läuft kein öffentliches Spiel.',
    sitHere: 'Dazusetzen',
    watch: 'Zuschauen',
    live: 'Diese Listen ändern sich von selbst.',
    notLive: 'Die Verbindung ist weg; gleich geht es von selbst weiter.',
    people: 'Freunde, Ranglisten, Wertungen …',
    calls: 'Wie du gerufen wirst …',
    clockDays: (n) => `${days(n)} je Entscheidung`,
  },
  en: {
    withFriends: 'With friends',
    hostName: 'Guest',
    invites: (name) => `${name} invites you to`,
    invitesNobody: 'You are invited to',
    about: (game, kind, [from, to]) => `${game}. ${kind}, about ${from} to ${to} minutes.`,
    noRules: 'You need not know the rules: the table shows what you may do, and why.',
    yourName: 'Your name',
    playToo: 'Play, too',
    sitBeside: (name) => `Sit down beside ${name}`,
    sitDown: 'Sit down',
    promise: 'No account, nothing to install. If you must leave, a bot plays on for you until you are back.',
    noSeat: 'All seats are taken. If one gets free, you can sit down here.',
    you: 'You',
    youFree: 'this seat is free',
    here: 'is here',
    away: 'on the way',
    tableOpen: 'Your table is open',
    sendLink: 'Send this link to your friends. Whoever opens it sits down with one click.',
    linkCopied: 'The link is copied.',
    share: 'Share the link',
    shareText: (game) => `Will you play? ${game} on Tafelrunde:`,
    copyLink: 'Copy the link',
    start: 'Begin the game',
    startWithBots: (n) => (n === 1 ? 'Begin with a bot on the free seat' : `Begin with ${n} bots on the free seats`),
    allHere: 'All seats are taken. It can begin.',
    waiting: (n) => (n === 1 ? 'One more seat is open for a friend.' : `${n} more seats are open for friends.`),
    optionsChanged: 'The game was changed. Is that fine with you?',
    fine: 'That is fine',
    openSeat: 'open for a friend',
    inviteByName: 'Invite somebody you have played with',
    invited: 'invited',
    invite: 'Invite',
    change: 'Change the game …',
    yourTurn: 'Your turn',
    invitations: 'Invitations',
    accept: 'Have a look',
    decline: 'No, thanks',
    invitedTo: (name, game) => `${name} invites you to ${game}`,
    quick: 'Play at once',
    quickLead: 'With whoever wants to: you get to an open table, or one is opened for you.',
    whoIsHere: (n) => (n === 1 ? 'Who is here: only you' : `Who is here: ${n}`),
    nobodyHere: 'Nobody else is here now.',
    plays: (game) => `plays ${game}`,
    isFree: 'is free',
    openTables: 'Open tables',
    runningTables: 'To watch',
    noRunning: 'No public game is running now.',
    sitHere: 'Join',
    watch: 'Watch',
    live: 'These lists change by themselves.',
    notLive: 'The connection is lost; it goes on by itself in a moment.',
    people: 'Friends, ladders, scores …',
    calls: 'How you are called …',
    clockDays: (n) => (n === 1 ? '1 day per decision' : `${n} days per decision`),
  },
});
