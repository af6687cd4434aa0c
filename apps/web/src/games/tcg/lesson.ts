import type { TcgQuestion } from '@tafelrunde/tcg';
import { about, type Lesson, type Step } from '../../lesson/lesson.ts';

const asks = (...questions: TcgQuestion[]): readonly string[] => questions;
const plays = ({ label }: { readonly label: readonly [string, ...unknown[]] }): boolean =>
  label[0] === 'tcg.option.play';
const idle = ({ id }: { readonly id: string }): boolean => id === 'pass' || id === 'done';

/** A turn as the Shadow, and one with the own fellowship. */
const steps: readonly Step[] = [
  {
    id: 'frodo',
    asks: asks('tcg.ask.shadow', 'tcg.ask.fellowship'),
    card: '4C302',
    words: {
      de: {
        say: 'Frodo, dein Ringträger. Wird er überwältigt oder erliegt er der Versuchung, hast du verloren. Wer zuerst Ort 9 übersteht, gewinnt – alle haben dasselbe Ziel.',
      },
      en: {
        say: 'Frodo, your Ring-bearer. If he is overwhelmed or corrupted, you have lost. Whoever is first to survive at site 9 wins – everybody has the same goal.',
      },
    },
  },
  {
    id: 'shadow',
    asks: asks('tcg.ask.shadow'),
    words: {
      de: {
        say: 'Dein Gegner hat seine Gemeinschaft bewegt. Alles Zwielicht, das er dabei und mit seinen Karten in die Geisterwelt legte, gibst jetzt du aus: Du spielst den Schatten gegen ihn.',
      },
      en: {
        say: 'Your opponent has moved the fellowship. All the twilight that went into the pool by that and by the cards played is yours to spend: now you play the Shadow.',
      },
    },
  },
  {
    id: 'minion',
    asks: asks('tcg.ask.shadow'),
    right: (option) => about(option, '4C13', 'tcg.option.play'),
    words: {
      de: {
        say: 'Diener kosten Zwielicht; über jeder Karte steht, was danach übrig ist. Wer an einem Ort spielt, dessen Zahl kleiner ist als die des Dieners, zahlt 2 mehr: Er streift umher.',
        try: 'Spiele diesen Diener.',
        wrong: 'Das Zwielicht verfällt, wenn du es nicht ausgibst. Ein Diener mehr heißt ein Kampf mehr.',
      },
      en: {
        say: 'Minions cost twilight; above each card stands what is left then. At a site with a smaller number than the minion’s it costs 2 more: it is roaming.',
        try: 'Play this minion.',
        wrong: 'Twilight is lost if you do not spend it. One more minion means one more skirmish.',
      },
    },
  },
  {
    id: 'minion-more',
    asks: asks('tcg.ask.shadow'),
    right: (option) => about(option, '4C16', 'tcg.option.play'),
    words: {
      de: {
        say: 'Es ist noch Zwielicht da. Zwei Diener zwingen die Gemeinschaft, sich aufzuteilen – einer allein trifft nur ihren Stärksten.',
        try: 'Spiele auch den Räuber. Ist nichts mehr zu bezahlen, geht es von selbst weiter.',
        wrong: 'Waffen und Ereignisse sind gut, wenn schon Diener da sind. Zuerst kommt die Zahl.',
      },
      en: {
        say: 'There is twilight left. Two minions force the fellowship to split up – one alone only meets its strongest.',
        try: 'Play the Robber as well. When nothing more can be paid for, it goes on by itself.',
        wrong: 'Weapons and events are good once there are minions. Numbers come first.',
      },
    },
  },
  {
    id: 'skirmish',
    asks: asks('tcg.ask.skirmish'),
    words: {
      de: {
        say: 'Ein Kampf: Stärke gegen Stärke. Wer weniger hat, wird verwundet – bei Gleichstand verliert die Gemeinschaft. Doppelt so viel Stärke überwältigt. Die zweite Zeile sagt, wie es gerade steht.',
      },
      en: {
        say: 'A skirmish: strength against strength. Whoever has less is wounded – a tie is lost by the fellowship. Twice as much overwhelms. The second line says how it stands.',
      },
    },
  },
  {
    id: 'event',
    asks: asks('tcg.ask.skirmish'),
    right: (option) => about(option, '4C7', 'tcg.option.play'),
    words: {
      de: {
        say: 'In Kämpfen werden Ereignisse gespielt. Zeig auf eines: Steht der Kampf danach anders, lohnt es sich.',
        try: 'Spiele „Finsterer Zorn“.',
        wrong:
          'Du darfst es aufheben. Hier aber macht es aus einer Wunde mehr – und Handkarten füllst du am Zugende ohnehin auf.',
      },
      en: {
        say: 'Events are played in skirmishes. Point at one: if the skirmish stands differently then, it pays.',
        try: 'Play “Dark Fury”.',
        wrong:
          'You may keep it. But here it makes more of a wound – and your hand is filled up at the end of the turn anyway.',
      },
    },
  },
  {
    id: 'reconcile',
    asks: asks('tcg.ask.reconcile'),
    right: ({ label }) => label[0] === 'tcg.option.discard',
    words: {
      de: {
        say: 'Am Ende jedes Zuges füllst du deine Hand auf acht Karten auf. Vorher darfst du eine abwerfen: So kommst du schneller durch dein Deck.',
        try: 'Wirf die Karte im Ring ab.',
        wrong:
          'Wer nichts abwirft, zieht eine Karte weniger. Eine Karte, die gerade niemand braucht, findet sich fast immer.',
      },
      en: {
        say: 'At the end of every turn you fill your hand up to eight cards. Before that you may discard one: so you get through your deck faster.',
        try: 'Discard the card in the ring.',
        wrong: 'Whoever discards nothing draws a card less. There is nearly always one that nobody needs just now.',
      },
    },
  },
  {
    id: 'fellowship',
    asks: asks('tcg.ask.fellowship'),
    right: plays,
    words: {
      de: {
        say: 'Dein Zug. Karten der Freien Völker kosten dich nichts – sie legen Zwielicht in die Geisterwelt, und das gibt der Gegner gegen dich aus. Also nicht alles auf einmal.',
        try: 'Spiele diese Karte.',
        wrong: 'Ohne Gefährten wird es einsam: Jeder Diener, dem du niemanden zuweist, darf sich sein Opfer suchen.',
      },
      en: {
        say: 'Your turn. Free Peoples cards cost you nothing – they put twilight into the pool, and your opponent spends it against you. So not everything at once.',
        try: 'Play this card.',
        wrong: 'Without companions it gets lonely: every minion that you assign nobody to may choose its victim.',
      },
    },
  },
  {
    id: 'assign',
    asks: asks('tcg.ask.defender'),
    right: (option) => about(option, '4P364'),
    words: {
      de: {
        say: 'Du hast dich bewegt: Ort und Gefährten legten Zwielicht dazu, und der Schatten greift an. Du bestimmst zuerst, wer sich stellt; über jedem steht, wie sein Kampf ausginge. Achte vor allem auf Frodo.',
        try: 'Lass Aragorn kämpfen.',
        wrong:
          'Ein schwacher Gefährte wird überwältigt und ist tot. Weist du niemanden zu, sucht sich der Schatten sein Opfer – gern den Ringträger.',
      },
      en: {
        say: 'You have moved: site and companions added twilight, and the Shadow attacks. You say first who faces it; above everybody stands how his skirmish would end. Mind Frodo above all.',
        try: 'Let Aragorn fight.',
        wrong:
          'A weak companion is overwhelmed and dead. If you assign nobody, the Shadow chooses its victim – the Ring-bearer, if it can.',
      },
    },
  },
  {
    id: 'own-skirmish',
    asks: asks('tcg.ask.skirmish'),
    right: idle,
    words: {
      de: {
        say: 'Jetzt bist du die Gemeinschaft. Eine Wunde ist kein Unglück: Gefallen ist, wer so viele Wunden wie Vitalität hat. An Zufluchten wird geheilt.',
        try: 'Passe: Hier ändert keine Karte etwas.',
        wrong: 'Steht „ändert jetzt nichts“ dabei, verschenkst du die Karte.',
      },
      en: {
        say: 'Now you are the fellowship. A wound is no disaster: fallen is who has as many wounds as vitality. Sanctuaries heal.',
        try: 'Pass: no card changes anything here.',
        wrong: 'Where it says “changes nothing now” you give the card away.',
      },
    },
  },
  {
    id: 'again',
    asks: asks('tcg.ask.move-again'),
    right: idle,
    words: {
      de: {
        say: 'Du dürftest noch einmal weiter. Doch die Diener bleiben liegen, und neues Zwielicht kommt dazu. Wer verwundet ist, bleibt besser stehen.',
        try: 'Beende den Zug.',
        wrong: 'Zwei Schritte sind verlockend – und der häufigste Grund, warum Anfänger verlieren.',
      },
      en: {
        say: 'You could move once more. But the minions stay, and new twilight comes on top. Who is wounded had better stay.',
        try: 'End the turn.',
        wrong: 'Two steps are tempting – and the most frequent reason why beginners lose.',
      },
    },
  },
];

export const lesson: Lesson = {
  setup: { format: 'starter', players: [{ starter: 'aragorn' }, { starter: 'theoden' }] },
  seed: 'lesson',
  seats: ['human', 'steady'],
  title: { de: 'Schatten und Gemeinschaft', en: 'Shadow and fellowship' },
  steps,
  end: {
    de: 'So geht es reihum: Einer wandert, die anderen sind der Schatten. Im ersten richtigen Spiel bekommst du zu jeder neuen Lage einen Rat.',
    en: 'So it goes round: one travels, the others are the Shadow. In your first real game there is advice for every new situation.',
  },
};
