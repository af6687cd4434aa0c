import { wordsIn } from '../words-in.ts';

interface CallsWords {
  readonly title: string;
  readonly lead: string;
  readonly needName: string;
  readonly push: string;
  readonly pushLead: string;
  readonly pushOn: string;
  readonly pushOff: string;
  readonly pushNone: string;
  readonly pushDenied: string;
  readonly pushIsOn: string;
  readonly pushWish: string;
  readonly mail: string;
  readonly mailLead: string;
  readonly mailNone: string;
  readonly address: string;
  readonly sendCode: string;
  readonly code: (address: string) => string;
  readonly confirm: string;
  readonly mailTo: (address: string) => string;
  readonly mailWish: string;
  readonly forgetMail: string;
  readonly quiet: string;
  readonly quietLead: (zone: string) => string;
  readonly quietOn: string;
  readonly from: string;
  readonly to: string;
  readonly tables: string;
  readonly tablesLead: string;
  readonly noTables: string;
  readonly vacation: string;
  readonly vacationLead: (left: number) => string;
  readonly vacationUntil: (date: string) => string;
  readonly days: string;
  readonly vacationStart: string;
  readonly vacationEnd: string;
  readonly here: string;
  readonly hereLead: string;
  readonly sound: string;
  readonly saved: string;
}

export const callsWords = wordsIn<CallsWords>({
  de: {
    title: 'Wie du gerufen wirst',
    lead: 'Wenn du dran bist und nicht hinsiehst, ruft dich der Tisch. Wie, bestimmst du; einzelne Tische kannst du stumm schalten.',
    needName: 'Gib dir erst einen Namen.',
    push: 'Mitteilungen dieses Browsers',
    pushLead: 'Sie kommen auch, wenn die Seite geschlossen ist. Der Browser fragt dich einmal um Erlaubnis.',
    pushOn: 'Mitteilungen erlauben',
    pushOff: 'Diesen Browser nicht mehr rufen',
    pushNone: 'Dieser Browser kann keine Mitteilungen zeigen, oder die Seite wird nicht über HTTPS besucht.',
    pushDenied:
      'Du hast Mitteilungen dieser Seite verboten. In den Einstellungen des Browsers kannst du sie wieder erlauben.',
    pushIsOn: 'Dieser Browser wird gerufen.',
    pushWish: 'Mitteilungen auf allen meinen Geräten',
    mail: 'Briefe',
    mailLead:
      'Ein Brief, wenn du eine Minute lang weg bist und jemand auf dich wartet. In jedem steht ein Link, der sie abbestellt.',
    mailNone: 'Dieser Server verschickt keine Briefe.',
    address: 'Deine E-Mail-Adresse',
    sendCode: 'Code schicken',
    code: (address) => `Der Code, der an ${address} ging`,
    confirm: 'Bestätigen',
    mailTo: (address) => `Briefe gehen an ${address}.`,
    mailWish: 'Briefe schicken',
    forgetMail: 'Adresse vergessen',
    quiet: 'Ruhezeit',
    quietLead: (zone) => `In dieser Zeit (${zone}) wird niemand gerufen; danach alles, was noch gilt.`,
    quietOn: 'Ruhezeit einhalten',
    from: 'von',
    to: 'bis',
    tables: 'Deine Tische',
    tablesLead: 'Nimm den Haken weg, wenn ein Tisch dich nicht rufen soll.',
    noTables: 'Du sitzt gerade an keinem Tisch.',
    vacation: 'Urlaub',
    vacationLead: (left) => `Uhren, die Tage zählen, stehen für dich still. In diesem Jahr hast du noch ${left} Tage.`,
    vacationUntil: (date) => `Du bist im Urlaub bis ${date}.`,
    days: 'Tage',
    vacationStart: 'In den Urlaub gehen',
    vacationEnd: 'Ich bin zurück',
    here: 'Auf dieser Seite',
    hereLead: 'Der Reiter, sein Zeichen und die Zahl an der eingerichteten Seite sagen immer, wenn du dran bist.',
    sound: 'Ein Ton, wenn du dran bist',
    saved: 'Gemerkt.',
  },
  en: {
    title: 'How you are called',
    lead: 'When it is your turn and you do not look, the table calls you. How is up to you; single tables can be muted.',
    needName: 'Give yourself a name first.',
    push: 'Notifications of this browser',
    pushLead: 'They come even when the page is closed. The browser asks you for permission once.',
    pushOn: 'Allow notifications',
    pushOff: 'No longer call this browser',
    pushNone: 'This browser cannot show notifications, or the page is not visited by HTTPS.',
    pushDenied: 'You have forbidden notifications of this page. The settings of the browser can allow them again.',
    pushIsOn: 'This browser is called.',
    pushWish: 'Notifications on all my devices',
    mail: 'Letters',
    mailLead:
      'A letter when you have been away for a minute and somebody waits for you. Each has a link that ends them.',
    mailNone: 'This server sends no letters.',
    address: 'Your e-mail address',
    sendCode: 'Send a code',
    code: (address) => `The code that went to ${address}`,
    confirm: 'Confirm',
    mailTo: (address) => `Letters go to ${address}.`,
    mailWish: 'Send letters',
    forgetMail: 'Forget the address',
    quiet: 'Quiet hours',
    quietLead: (zone) => `In this time (${zone}) nobody is called; after it, for whatever still holds.`,
    quietOn: 'Keep quiet hours',
    from: 'from',
    to: 'to',
    tables: 'Your tables',
    tablesLead: 'Take the tick away if a table shall not call you.',
    noTables: 'You sit at no table now.',
    vacation: 'Vacation',
    vacationLead: (left) => `Clocks that count days stand still for you. You have ${left} days left this year.`,
    vacationUntil: (date) => `You are on vacation until ${date}.`,
    days: 'days',
    vacationStart: 'Go on vacation',
    vacationEnd: 'I am back',
    here: 'On this page',
    hereLead: 'The tab, its icon and the number on the installed page always say when it is your turn.',
    sound: 'A sound when it is your turn',
    saved: 'Kept.',
  },
});
