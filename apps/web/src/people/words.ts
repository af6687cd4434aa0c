import type { ReportReason } from '@tafelrunde/protocol';
import { wordsIn } from '../words-in.ts';

interface PeopleWords {
  readonly title: string;
  readonly lead: string;
  readonly profileOf: (name: string) => string;
  readonly since: (date: string) => string;
  readonly here: string;
  readonly notHere: string;
  readonly needName: string;
  readonly unknown: string;
  readonly results: string;
  readonly noResults: string;
  readonly game: string;
  readonly scenario: string;
  readonly games: string;
  readonly won: string;
  readonly best: string;
  readonly ratings: string;
  readonly noRatings: string;
  readonly kinds: Readonly<Record<'fast' | 'slow', string>>;
  readonly rating: (value: number, deviation: number) => string;
  readonly provisional: string;
  readonly decks: string;
  readonly times: (n: number) => string;
  readonly ownDeck: string;
  readonly befriend: string;
  readonly unfriend: string;
  readonly block: string;
  readonly unblock: string;
  readonly blocked: string;
  readonly report: string;
  readonly reportLead: string;
  readonly reason: string;
  readonly reasons: Readonly<Record<ReportReason, string>>;
  readonly reportText: string;
  readonly reportSend: string;
  readonly reportSent: string;
  readonly own: string;
  readonly ownLead: string;
  readonly everything: string;
  readonly forget: string;
  readonly forgetAsk: string;
  readonly forgetYes: string;
  readonly forgotten: string;
  readonly cancel: string;
  readonly calls: string;
  readonly admin: string;
  readonly friends: string;
  readonly noFriends: string;
  readonly company: string;
  readonly noCompany: string;
  readonly together: (n: number) => string;
  readonly ladder: string;
  readonly noLadder: string;
  readonly scores: string;
  readonly scoresLead: string;
  readonly noScores: string;
  readonly players: (n: number) => string;
  readonly place: string;
  readonly name: string;
  readonly score: string;
  readonly date: string;
  readonly myProfile: string;
  readonly watch: string;
}

export const peopleWords = wordsIn<PeopleWords>({
  de: {
    title: 'Leute',
    lead: 'Mit wem du spielst, wer gerade da ist, und wer wie gut gespielt hat.',
    profileOf: (name) => name,
    since: (date) => `dabei seit ${date}`,
    here: 'ist da',
    notHere: 'ist gerade nicht da',
    needName: 'Gib dir erst einen Namen, dann siehst du hier deine Leute.',
    unknown: 'So jemanden gibt es hier nicht, oder nicht mehr.',
    results: 'Gespielt',
    noResults: 'Noch kein Spiel zu Ende gespielt.',
    game: 'Spiel',
    scenario: 'Abenteuer',
    games: 'Spiele',
    won: 'gewonnen',
    best: 'beste Wertung',
    ratings: 'Spielstärke',
    noRatings: 'Noch keine gewertete Partie. Gewertet wird, wo Menschen gegeneinander spielen.',
    kinds: { fast: 'schnell', slow: 'langsam' },
    rating: (value, deviation) => `${value} ± ${2 * deviation}`,
    provisional: 'vorläufig: noch wenige Spiele',
    decks: 'Am liebsten gespielt',
    times: (n) => (n === 1 ? 'einmal' : `${n}-mal`),
    ownDeck: 'eigenes Deck',
    befriend: 'Als Freund merken',
    unfriend: 'Nicht mehr als Freund',
    block: 'Blockieren',
    unblock: 'Nicht mehr blockieren',
    blocked: 'Ihr setzt euch nicht mehr an denselben Tisch und könnt euch nicht einladen.',
    report: 'Melden …',
    reportLead: 'Was du schreibst, liest nur, wer diesen Server betreibt.',
    reason: 'Warum?',
    reasons: {
      rude: 'beleidigt oder bedrängt andere',
      name: 'anstößiger Name',
      cheating: 'spielt unehrlich',
      waiting: 'lässt andere mit Absicht warten',
      other: 'etwas anderes',
    },
    reportText: 'Was ist geschehen?',
    reportSend: 'Meldung abschicken',
    reportSent: 'Danke. Die Meldung ist angekommen.',
    own: 'Deine Daten',
    ownLead: 'Alles, was dieser Server über dich weiß, kannst du mitnehmen oder löschen.',
    everything: 'Alles herunterladen',
    forget: 'Mich vergessen …',
    forgetAsk:
      'Name, Konto, Decks, Wertungen, Freunde und alles, was du gesagt hast, werden gelöscht. Laufende Spiele gehen mit einem Bot weiter. Das lässt sich nicht zurücknehmen.',
    forgetYes: 'Ja, alles löschen',
    forgotten: 'Dieser Server weiß nichts mehr von dir.',
    cancel: 'Abbrechen',
    calls: 'Wie du gerufen wirst …',
    admin: 'Diesen Server betreuen …',
    friends: 'Freunde',
    noFriends: 'Noch niemand. Auf dem Profil von jemandem kannst du ihn dir als Freund merken.',
    company: 'Mit ihnen hast du gespielt',
    noCompany: 'Noch mit niemandem. Öffne einen Tisch und lade jemanden ein.',
    together: (n) => (n === 1 ? 'an einem Tisch' : `an ${n} Tischen`),
    ladder: 'Rangliste',
    noLadder: 'Noch hat niemand genug gespielt, um hier zu stehen.',
    scores: 'Beste Wertungen',
    scoresLead: 'Wo alle zusammen gewinnen oder verlieren, zählt die niedrigste Wertung.',
    noScores: 'Dieses Abenteuer hat mit so vielen Spielern noch niemand bestanden.',
    players: (n) => (n === 1 ? 'allein' : `zu ${['', '', 'zweit', 'dritt', 'viert'][n] ?? n}`),
    place: 'Platz',
    name: 'Name',
    score: 'Wertung',
    date: 'am',
    myProfile: 'Dein Profil',
    watch: 'Ansehen',
  },
  en: {
    title: 'People',
    lead: 'Whom you play with, who is here now, and who has played how well.',
    profileOf: (name) => name,
    since: (date) => `here since ${date}`,
    here: 'is here',
    notHere: 'is not here now',
    needName: 'Give yourself a name first, then your people stand here.',
    unknown: 'There is nobody like that here, or not any more.',
    results: 'Played',
    noResults: 'No game finished yet.',
    game: 'Game',
    scenario: 'Scenario',
    games: 'games',
    won: 'won',
    best: 'best score',
    ratings: 'Rating',
    noRatings: 'No rated game yet. Games count where people play against each other.',
    kinds: { fast: 'fast', slow: 'slow' },
    rating: (value, deviation) => `${value} ± ${2 * deviation}`,
    provisional: 'provisional: few games yet',
    decks: 'Played most',
    times: (n) => (n === 1 ? 'once' : `${n} times`),
    ownDeck: 'a deck of one’s own',
    befriend: 'Remember as a friend',
    unfriend: 'No longer a friend',
    block: 'Block',
    unblock: 'No longer block',
    blocked: 'You do not sit down at the same table any more, and cannot invite each other.',
    report: 'Report …',
    reportLead: 'What you write is read only by whoever runs this server.',
    reason: 'Why?',
    reasons: {
      rude: 'insults or harasses others',
      name: 'an offensive name',
      cheating: 'plays dishonestly',
      waiting: 'makes others wait on purpose',
      other: 'something else',
    },
    reportText: 'What has happened?',
    reportSend: 'Send the report',
    reportSent: 'Thank you. The report has arrived.',
    own: 'Your data',
    ownLead: 'All that this server knows about you can be taken along or deleted.',
    everything: 'Download everything',
    forget: 'Forget me …',
    forgetAsk:
      'Name, account, decks, ratings, friends and all that you have said are deleted. Games under way go on with a bot. This cannot be undone.',
    forgetYes: 'Yes, delete everything',
    forgotten: 'This server knows nothing about you any more.',
    cancel: 'Cancel',
    calls: 'How you are called …',
    admin: 'Look after this server …',
    friends: 'Friends',
    noFriends: 'Nobody yet. On somebody’s profile you can remember them as a friend.',
    company: 'You have played with them',
    noCompany: 'With nobody yet. Open a table and invite somebody.',
    together: (n) => (n === 1 ? 'at one table' : `at ${n} tables`),
    ladder: 'Ladder',
    noLadder: 'Nobody has played enough yet to stand here.',
    scores: 'Best scores',
    scoresLead: 'Where all win or lose together, the lowest score counts.',
    noScores: 'Nobody has won this scenario with so many players yet.',
    players: (n) => (n === 1 ? 'alone' : `${n} players`),
    place: 'Place',
    name: 'Name',
    score: 'Score',
    date: 'on',
    myProfile: 'Your profile',
    watch: 'Look',
  },
});
