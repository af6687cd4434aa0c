import type { Phrase } from '@tafelrunde/protocol';
import { wordsIn } from '../words-in.ts';

/** What is said at a table of those who sit around it: who is here, what can be done, what to say. */
interface GatheringWords {
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly sayShort: string;
  readonly mute: (name: string) => string;
  readonly unmute: (name: string) => string;
  readonly muteShort: string;
  readonly unmuteShort: string;
  readonly muted: string;
  readonly chatOff: string;
  readonly chatOn: string;
  readonly chatIsOff: string;
  readonly chat: string;
  readonly foldChat: string;
  readonly openChat: string;
  readonly watchersCannotTalk: string;
  readonly people: string;
  readonly you: string;
  readonly states: Readonly<Record<PersonState, string>>;
  readonly devices: (n: number) => string;
  readonly ownDevices: (n: number) => string;
  readonly watch: (n: number) => string;
  readonly left: (time: string) => string;
  readonly due: (when: string) => string;
  readonly profile: string;
  readonly callMe: string;
  readonly callWishes: string;
  readonly lineGone: string;
  readonly lineFull: string;
  readonly tryNow: string;
  readonly kept: string;
  readonly lost: string;
  readonly gotIt: string;
  readonly broken: (name: string, seconds: number) => string;
  readonly gone: (name: string) => string;
  readonly watching: string;
  readonly from: string;
  readonly eyes: (name: string, minutes: number) => string;
  readonly eyesOff: string;
  readonly eyesNow: (name: string, minutes: number) => string;
  readonly eyesAfter: string;
  readonly next: (n: number) => string;
  readonly withdraw: string;
  readonly yourTurn: string;
  readonly titleCalls: (n: number) => string;
  readonly followChoice: string;
  readonly followMinutes: (minutes: number) => string;
}

/** How somebody at a table is: to be seen in one look. */
export type PersonState = 'thinks' | 'here' | 'away' | 'broken' | 'gone' | 'bot' | 'free';

export const gatheringWords = wordsIn<GatheringWords>({
  de: {
    phrases: {
      hello: 'Hallo zusammen!',
      'good-luck': 'Viel Glück!',
      'well-played': 'Gut gespielt!',
      thanks: 'Danke!',
      sorry: 'Tut mir leid!',
      'your-turn': 'Du bist dran.',
      'one-moment': 'Einen Augenblick, bitte.',
      careful: 'Vorsicht!',
      'help-me': 'Ich brauche Hilfe.',
      'i-take-it': 'Das übernehme ich.',
      again: 'Noch ein Spiel?',
      bye: 'Bis bald!',
    },
    sayShort: 'Kurz sagen',
    mute: (name) => `${name} stumm schalten`,
    unmute: (name) => `${name} wieder hören`,
    muteShort: 'Stumm schalten',
    unmuteShort: 'Wieder hören',
    muted: 'Stumm:',
    chatOff: 'Chat ausschalten',
    chatOn: 'Chat einschalten',
    chatIsOff: 'Der Chat dieses Tisches ist für dich ausgeschaltet.',
    chat: 'Chat',
    foldChat: 'Chat einklappen',
    openChat: 'Chat öffnen',
    watchersCannotTalk: 'Wer zuschaut, schweigt, solange gespielt wird.',
    people: 'Am Tisch',
    you: 'du',
    states: {
      thinks: 'überlegt',
      here: 'ist da',
      away: 'schaut gerade woandershin',
      broken: 'Verbindung unterbrochen',
      gone: 'ist weg',
      bot: 'Bot',
      free: 'frei',
    },
    devices: (n) => `auf ${n} Geräten`,
    ownDevices: (n) => `Du bist auf ${n} Geräten oder in ${n} Fenstern hier.`,
    watch: (n) => (n === 1 ? 'Eine Person schaut zu' : `${n} schauen zu`),
    left: (time) => `noch ${time}`,
    due: (when) => `bis ${when}`,
    profile: 'Profil',
    callMe: 'Ruf mich an diesen Tisch, wenn ich weg bin',
    callWishes: 'Wie du gerufen wirst …',
    lineGone: 'Die Verbindung ist weg. Sie wird von selbst wieder aufgebaut.',
    lineFull: 'Der Server ist voll. Es geht von selbst weiter, sobald Platz ist.',
    tryNow: 'Jetzt versuchen',
    kept: 'Deine Entscheidung ist gemerkt und wird geschickt, sobald die Verbindung steht.',
    lost: 'Deine Entscheidung kam nicht mehr an: Das Spiel war schon weiter. Sie zählt nicht.',
    gotIt: 'Verstanden',
    broken: (name, seconds) => `Die Verbindung zu ${name} ist unterbrochen. Der Platz wartet noch ${seconds} s.`,
    gone: (name) => `${name} ist weg.`,
    watching: 'Du schaust zu.',
    from: 'Von der Seite von',
    eyes: (name, minutes) => `Mit den Augen von ${name} (${minutes} min später)`,
    eyesOff: 'Zurück zu dem, was alle sehen',
    eyesNow: (name, minutes) => `Du siehst, was ${name} vor ${minutes} min gesehen hat.`,
    eyesAfter: 'Mit den Augen der Spieler siehst du es nach dem Ende.',
    next: (n) => (n === 1 ? 'Nächstes Spiel' : `Nächstes Spiel (${n})`),
    withdraw: 'Doch nicht',
    yourTurn: 'Du bist dran',
    titleCalls: (n) => (n === 1 ? 'Du bist dran' : `Du bist dran (${n})`),
    followChoice: 'Mit den Augen eines Spielers zuschauen',
    followMinutes: (minutes) => (minutes === 0 ? 'erst nach dem Ende' : `${minutes} min später`),
  },
  en: {
    phrases: {
      hello: 'Hello everybody!',
      'good-luck': 'Good luck!',
      'well-played': 'Well played!',
      thanks: 'Thank you!',
      sorry: 'Sorry!',
      'your-turn': 'It is your turn.',
      'one-moment': 'One moment, please.',
      careful: 'Careful!',
      'help-me': 'I need help.',
      'i-take-it': 'I will take care of it.',
      again: 'Another game?',
      bye: 'See you soon!',
    },
    sayShort: 'Say it short',
    mute: (name) => `Mute ${name}`,
    unmute: (name) => `Hear ${name} again`,
    muteShort: 'Mute',
    unmuteShort: 'Hear again',
    muted: 'Muted:',
    chatOff: 'Switch the chat off',
    chatOn: 'Switch the chat on',
    chatIsOff: 'You have switched the chat of this table off.',
    chat: 'Chat',
    foldChat: 'Fold the chat',
    openChat: 'Open the chat',
    watchersCannotTalk: 'Who watches keeps silent while the game is on.',
    people: 'At the table',
    you: 'you',
    states: {
      thinks: 'is thinking',
      here: 'is here',
      away: 'looks elsewhere just now',
      broken: 'connection broken',
      gone: 'is gone',
      bot: 'bot',
      free: 'free',
    },
    devices: (n) => `on ${n} devices`,
    ownDevices: (n) => `You are here on ${n} devices or in ${n} windows.`,
    watch: (n) => (n === 1 ? 'One person is watching' : `${n} are watching`),
    left: (time) => `${time} left`,
    due: (when) => `until ${when}`,
    profile: 'Profile',
    callMe: 'Call me to this table when I am away',
    callWishes: 'How you are called …',
    lineGone: 'The connection is gone. It is made again by itself.',
    lineFull: 'The server is full. It goes on by itself as soon as there is room.',
    tryNow: 'Try now',
    kept: 'Your decision is kept and will be sent as soon as the connection is there.',
    lost: 'Your decision did not arrive in time: the game had gone on. It does not count.',
    gotIt: 'I see',
    broken: (name, seconds) => `The connection to ${name} is broken. The seat waits for another ${seconds} s.`,
    gone: (name) => `${name} is gone.`,
    watching: 'You are watching.',
    from: 'From the side of',
    eyes: (name, minutes) => `Through the eyes of ${name} (${minutes} min later)`,
    eyesOff: 'Back to what everybody sees',
    eyesNow: (name, minutes) => `You see what ${name} saw ${minutes} min ago.`,
    eyesAfter: 'Through the eyes of the players you can look after the end.',
    next: (n) => (n === 1 ? 'Next game' : `Next game (${n})`),
    withdraw: 'Never mind',
    yourTurn: 'Your turn',
    titleCalls: (n) => (n === 1 ? 'Your turn' : `Your turn (${n})`),
    followChoice: 'Watching through the eyes of a player',
    followMinutes: (minutes) => (minutes === 0 ? 'only after the end' : `${minutes} min later`),
  },
});
