import type { LcgQuestion } from '@tafelrunde/lcg';
import { about, type Lesson, type Step } from '../../lesson/lesson.ts';

const asks = (...questions: LcgQuestion[]): readonly string[] => questions;

/** One round through Mirkwood with the leadership deck, in the order in which beginners go wrong. */
const steps: readonly Step[] = [
  {
    id: 'heroes',
    card: 'aragorn',
    words: {
      de: {
        say: 'Das ist Aragorn, einer deiner drei Helden. Helden bezahlen, kämpfen und ziehen aus – aber jeder nur eins davon je Runde. Fällt der letzte, ist das Spiel verloren.',
      },
      en: {
        say: 'This is Aragorn, one of your three heroes. Heroes pay, fight and go questing – but each does only one of the two in a round. If the last one falls, the game is lost.',
      },
    },
  },
  {
    id: 'hand',
    asks: asks('lcg.ask.mulligan'),
    right: ({ id }) => id === 'no',
    words: {
      de: {
        say: 'Das sind deine sechs Karten. Die Zahl links oben ist der Preis. Du bekommst 3 Ressourcen in jeder Runde, eine je Held: Eine Hand mit ein, zwei Karten bis 3 ist gut.',
        try: 'Behalte diese Hand.',
        wrong:
          'Diese Hand hat schon, was du brauchst: einen Verbündeten, den du sofort bezahlen kannst. Getauscht wird nur einmal, und alles auf einmal.',
      },
      en: {
        say: 'These are your six cards. The number at the top left is the price. You get 3 resources in every round, one for each hero: a hand with one or two cards up to 3 is good.',
        try: 'Keep this hand.',
        wrong:
          'This hand already has what you need: an ally that you can pay for at once. You swap only once, and all of it.',
      },
    },
  },
  {
    id: 'quest',
    card: 'flies-and-spiders',
    words: {
      de: {
        say: 'Dein Abenteuer. Unten steht, wie viel Fortschritt dieser Abschnitt verlangt. Nur wer auszieht, macht Fortschritt – kämpfen allein gewinnt nie.',
      },
      en: {
        say: 'Your quest. It says how much progress this stage wants. Only questing makes progress – fighting alone never wins.',
      },
    },
  },
  {
    id: 'ally',
    asks: asks('lcg.ask.plan'),
    right: (option) => about(option, 'silverlode-archer', 'lcg.option.play'),
    words: {
      de: {
        say: 'Die Planungsphase ist die einzige, in der du Verbündete und Verstärkungen ausspielst. Was golden umrandet ist, kannst du bezahlen. Zeig darauf: Im Rahmen darunter steht, was dir bleibt.',
        try: 'Spiele den Silberlauf-Bogenschützen aus.',
        wrong:
          'Auch gut, aber ein Verbündeter hilft jede Runde. Ganz ohne auszuspielen sammelst du nur Ressourcen, während der Wald voller wird.',
      },
      en: {
        say: 'The planning phase is the only one in which you play allies and attachments. What has a golden outline you can pay for. Point at it: the line below tells what is left.',
        try: 'Play the Silverlode Archer.',
        wrong:
          'Fine as well, but an ally helps in every round. Who plays nothing only hoards resources while the forest fills up.',
      },
    },
  },
  {
    id: 'plan-done',
    asks: asks('lcg.ask.plan'),
    right: ({ id }) => id === 'pass',
    words: {
      de: {
        say: 'Die Helden haben mit ihren Ressourcen bezahlt, jede in der Farbe der Karte. Was übrig bleibt, verfällt nicht.',
        try: 'Passe: Die Planung ist fertig.',
        wrong: 'Du darfst weiter ausspielen, solange du bezahlen kannst. Danach passe.',
      },
      en: {
        say: 'The heroes have paid with resources in the colour of the card. What is left over is not lost.',
        try: 'Pass: planning is done.',
        wrong: 'You may go on playing cards as long as you can pay. Pass afterwards.',
      },
    },
  },
  {
    id: 'commit',
    asks: asks('lcg.ask.commit'),
    right: (option) => about(option, 'gloin'),
    words: {
      de: {
        say: 'Wer zieht aus? Die Sonne ist Willenskraft. Über jedem steht, was mit ihm zusammenkommt: Willenskraft gegen Widerstand. Gleich wird noch eine Karte aufgedeckt.',
        try: 'Wähle Glóin.',
        wrong:
          'Wer auszieht, ist erschöpft und kann danach nicht verteidigen. Aragorn ist dein bester Verteidiger: Lass ihn zu Hause.',
      },
      en: {
        say: 'Who goes questing? The sun is willpower. Above everybody stands what it comes to with them: willpower against threat. One more card is about to be revealed.',
        try: 'Choose Glóin.',
        wrong:
          'Whoever quests is exhausted and cannot defend afterwards. Aragorn is your best defender: leave him at home.',
      },
    },
  },
  {
    id: 'commit-more',
    asks: asks('lcg.ask.commit'),
    right: (option) => about(option, 'theodred'),
    words: {
      de: {
        say: 'Eine Zahl allein reicht selten. Plane so, dass du auch nach der nächsten Karte noch vorn liegst.',
        try: 'Wähle Théodred dazu.',
        wrong:
          'Zu wenig Willenskraft kostet: Um so viel, wie fehlt, steigt dein Bedrohungsgrad. Bei 50 bist du ausgeschieden.',
      },
      en: {
        say: 'One number alone is seldom enough. Plan so that you are still ahead after the next card.',
        try: 'Choose Théodred as well.',
        wrong: 'Too little willpower costs: your threat rises by what is missing. At 50 you are out.',
      },
    },
  },
  {
    id: 'commit-done',
    asks: asks('lcg.ask.commit'),
    right: ({ id }) => id === 'done',
    words: {
      de: {
        say: 'Bevor du bestätigst, lies die zweite Zeile: was sicher ist, was noch aufgedeckt wird und wie oft es reicht.',
        try: 'Bestätige: Diese beiden ziehen aus.',
        wrong:
          'Behalte mindestens einen bereiten Verteidiger zurück – jeder Gegner, der dich angreift, trifft sonst ungeschützt.',
      },
      en: {
        say: 'Before you confirm, read the second line: what is certain, what is still revealed, and how often it is enough.',
        try: 'Confirm: these two go.',
        wrong: 'Keep at least one ready defender – otherwise every enemy that attacks you hits unprotected.',
      },
    },
  },
  {
    id: 'travel',
    asks: asks('lcg.ask.travel'),
    right: (option) => about(option, 'old-forest-road'),
    words: {
      de: {
        say: 'Ein Ort in der Aufmarschzone zählt in jeder Runde gegen dich. Reist du hin, tut er das nicht mehr; dafür fängt er den nächsten Fortschritt ab, bis er erkundet ist.',
        try: 'Reise zur Alten Waldstraße.',
        wrong: 'Bleibst du, zählt der Ort nächste Runde wieder gegen dich. Fast immer lohnt die Reise.',
      },
      en: {
        say: 'A location in the staging area counts against you in every round. If you travel there it no longer does; but it takes the next progress until it is explored.',
        try: 'Travel to the Old Forest Road.',
        wrong: 'If you stay, the location counts against you again next round. Travelling nearly always pays.',
      },
    },
  },
  {
    id: 'engage',
    card: 'forest-spider',
    words: {
      de: {
        say: 'Die Spinne hat dich von selbst in einen Kampf verwickelt: Dein Bedrohungsgrad ist mindestens so hoch wie ihre Zahl links oben. Einen Gegner, der noch nicht von selbst kommt, darfst du in dieser Phase freiwillig holen; dann wirst du gefragt.',
      },
      en: {
        say: 'The spider has engaged you by itself: your threat is at least the number at its top left. An enemy that does not come by itself yet may be engaged of your own will in this phase; then you are asked.',
      },
    },
  },
  {
    id: 'defend',
    asks: asks('lcg.ask.defend'),
    right: (option) => about(option, 'aragorn'),
    words: {
      de: {
        say: 'Die Spinne greift an. Über jedem Verteidiger steht, was er abbekommt: Angriff minus Schild. Jeder Angreifer hat eine verdeckte Schattenkarte, die es schlimmer machen kann.',
        try: 'Lass Aragorn verteidigen.',
        wrong:
          'Ohne Verteidiger trifft der ganze Angriff einen Helden, kein Schild zählt. Und wer nur 1 Trefferpunkt hat, fällt meist sofort.',
      },
      en: {
        say: 'The spider attacks. Above every defender stands what he takes: attack minus shield. Every attacker has a hidden shadow card that can make it worse.',
        try: 'Let Aragorn defend.',
        wrong:
          'Without a defender the whole attack hits a hero, and no shield counts. And whoever has only 1 hit point mostly falls at once.',
      },
    },
  },
  {
    id: 'attack',
    asks: asks('lcg.ask.attack'),
    right: (option) => about(option, 'forest-spider'),
    words: {
      de: {
        say: 'Jetzt schlägst du zurück, mit allen, die noch bereit sind. Angriff minus Verteidigung ist der Schaden; er bleibt auf dem Gegner liegen.',
        try: 'Greife die Spinne an.',
        wrong: 'Gegner gehen nicht von selbst: Was du nicht besiegst, greift nächste Runde wieder an.',
      },
      en: {
        say: 'Now you strike back with everybody who is still ready. Attack minus defense is the damage; it stays on the enemy.',
        try: 'Attack the spider.',
        wrong: 'Enemies do not leave by themselves: what you do not defeat attacks again next round.',
      },
    },
  },
  {
    id: 'round',
    asks: asks('lcg.ask.plan'),
    words: {
      de: {
        say: 'Eine Runde ist um: Alle sind wieder bereit, jeder Held hat eine neue Ressource, und dein Bedrohungsgrad stieg um 1. Bei 50 ist Schluss – Trödeln hilft dem Wald.',
      },
      en: {
        say: 'A round is over: everybody is ready again, each hero has a new resource, and your threat rose by 1. At 50 it is over – dawdling helps the forest.',
      },
    },
  },
];

export const lesson: Lesson = {
  setup: { scenario: 'mirkwood', mode: 'easy', players: [{ starter: 'leadership' }] },
  seed: 'a3',
  seats: ['human'],
  title: { de: 'Eine Runde im Düsterwald', en: 'One round in Mirkwood' },
  steps,
  end: {
    de: 'Du kennst jetzt jede Phase: planen, ausziehen, reisen, kämpfen. Im ersten richtigen Spiel sagt dir der Tisch zu jeder neuen Lage einen Satz.',
    en: 'Now you know every phase: plan, quest, travel, fight. In your first real game the table has a word of advice for every new situation.',
  },
};
