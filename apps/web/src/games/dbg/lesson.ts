import { type DbgQuestion, dbg } from '@tafelrunde/dbg';
import type { Update } from '../../engine/protocol.ts';
import { about, type Lesson, type Step } from '../../lesson/lesson.ts';
import { seenBy } from '../module.ts';

const ACT: readonly DbgQuestion[] = ['dbg.ask.act'];
const power = ({ view }: Update): number => seenBy(dbg, view).powerLeft;
const buys = ({ label }: { readonly label: readonly [string, ...unknown[]] }): boolean => label[0] === 'dbg.option.buy';
const ends = ({ id }: { readonly id: string }): boolean => id === 'pass';

/** Two turns against a bot: play everything, buy well, and know what is coming. */
const steps: readonly Step[] = [
  {
    id: 'goal',
    asks: ACT,
    card: 'nazgul',
    words: {
      de: {
        say: 'Oben liegt der Erzfeind. Ist der letzte besiegt, endet das Spiel, und die meisten Siegpunkte gewinnen. Noch ist er zu teuer: Erst muss dein Deck besser werden.',
      },
      en: {
        say: 'Above lies the Archenemy. When the last one is defeated the game ends, and most victory points win. It is too dear yet: first your deck has to get better.',
      },
    },
  },
  {
    id: 'courage',
    asks: ACT,
    card: 'courage',
    words: {
      de: {
        say: 'Tapferkeit gibt 1 Macht, wenn du sie ausspielst. Karten auszuspielen kostet nichts: Spiele immer zuerst alles, dann kaufe.',
      },
      en: {
        say: 'Courage gives 1 Power when you play it. Playing cards costs nothing: always play everything first, then buy.',
      },
    },
  },
  {
    id: 'play',
    asks: ACT,
    right: ({ id }) => id === 'all',
    words: {
      de: {
        say: 'Karten, die nur Macht geben, kannst du auf einmal spielen.',
        try: 'Spiele alle einfachen Karten aus.',
        wrong:
          'Wer kauft, bevor alles gespielt ist, sieht die teuren Karten nie. Nichts geht verloren, wenn du vorher spielst.',
      },
      en: {
        say: 'Cards that only give Power can be played all at once.',
        try: 'Play all simple cards.',
        wrong:
          'Whoever buys before everything is played never gets at the dear cards. Nothing is lost by playing first.',
      },
    },
  },
  {
    id: 'despair',
    asks: ACT,
    card: 'despair',
    words: {
      de: {
        say: 'Verzweiflung bringt gar nichts und verstopft deine Hand. Deshalb ist jede gute Karte doppelt wert – und jede, die schlechte zerstört, dreifach.',
      },
      en: {
        say: 'Despair gives nothing at all and clogs your hand. So every good card counts double – and every one that destroys bad ones triple.',
      },
    },
  },
  {
    id: 'buy',
    asks: ACT,
    when: (update) => power(update) > 0,
    right: buys,
    words: {
      de: {
        say: 'Das ist der Pfad. Golden umrandet ist, was du bezahlen kannst; zeig darauf, dann steht unten, was dir bleibt. Gekauftes kommt auf deinen Ablagestapel und beim nächsten Mischen ins Deck.',
        try: 'Kaufe eine Karte.',
        wrong:
          'Übrige Macht verfällt am Ende des Zuges. Kaufe fast immer etwas – am Anfang Karten, die selbst Macht geben.',
      },
      en: {
        say: 'This is the Path. A golden outline means that you can pay for it; point at it and the line below tells what is left. What you buy goes to your discard pile, and into your deck at the next shuffle.',
        try: 'Buy a card.',
        wrong:
          'Power that is left over is lost at the end of the turn. Nearly always buy something – early on, cards that give Power themselves.',
      },
    },
  },
  {
    id: 'end-turn',
    asks: ACT,
    right: ends,
    words: {
      de: {
        say: 'Am Ende des Zuges legst du alles ab, Hand und Gespieltes, und ziehst fünf neue Karten. Aufheben kann man nichts.',
        try: 'Beende deinen Zug.',
        wrong: 'Du darfst weiterspielen, solange Macht da ist. Die Verzweiflung in deiner Hand hilft dir aber nicht.',
      },
      en: {
        say: 'At the end of the turn you discard everything, hand and played cards, and draw five new ones. Nothing can be saved up.',
        try: 'End your turn.',
        wrong: 'You may go on as long as there is Power. But the Despair in your hand does not help you.',
      },
    },
  },
  {
    id: 'other',
    asks: ACT,
    words: {
      de: {
        say: 'Dein Mitspieler hat gespielt und gekauft; was, steht in der Chronik. Was er nimmt, fehlt dir – im Pfad liegt dafür eine neue Karte. Ist es ein Feind, lauert er dem nächsten Spieler auf.',
      },
      en: {
        say: 'The other player has played and bought; the chronicle says what. What they take you cannot have – but a new card lies in the Path. If it is an enemy, it ambushes the next player.',
      },
    },
  },
  {
    id: 'play-again',
    asks: ACT,
    right: ({ id }) => id === 'all',
    words: {
      de: {
        say: 'Neue Hand, neuer Zug. Diesmal hast du mehr Tapferkeit.',
        try: 'Spiele wieder alle einfachen Karten aus.',
        wrong: 'Erst alles spielen, dann kaufen: So siehst du, was du dir wirklich leisten kannst.',
      },
      en: {
        say: 'A new hand, a new turn. This time you have more Courage.',
        try: 'Play all simple cards again.',
        wrong: 'Play everything first, then buy: so you see what you can really afford.',
      },
    },
  },
  {
    id: 'start-card',
    asks: ACT,
    right: (option) => about(option, 'bow-of-the-galadhrim', 'dbg.option.play'),
    words: {
      de: {
        say: 'Die Karte deines Helden. Über ihr steht, wie viel Macht sie gäbe, wenn du sie als nächste spielst.',
        try: 'Spiele den Bogen der Galadhrim.',
        wrong: 'Der Bogen gibt dir Macht für diesen Zug. Kaufst du vorher, entgehen dir die teureren Karten.',
      },
      en: {
        say: 'The card of your hero. Above it stands how much Power it would give if you played it next.',
        try: 'Play the Bow of the Galadhrim.',
        wrong: 'The Bow gives you Power for this turn. If you buy before, the dearer cards are out of reach.',
      },
    },
  },
  {
    id: 'valor',
    asks: ACT,
    right: (option) => about(option, 'valor', 'dbg.option.buy'),
    words: {
      de: {
        say: 'Heldenmut liegt immer bereit: kostet 3, gibt 2 Macht und zählt 1 Siegpunkt. Wenn der Pfad nichts Besseres hat, ist das nie falsch.',
        try: 'Kaufe Heldenmut.',
        wrong:
          'Auch das kann gut sein. Achte darauf, dass deine Karten selbst Macht geben – Siegpunkte allein verstopfen das Deck.',
      },
      en: {
        say: 'Valor is always there: it costs 3, gives 2 Power and counts 1 victory point. If the Path has nothing better, it is never wrong.',
        try: 'Buy Valor.',
        wrong:
          'That can be good as well. See that your cards give Power themselves – victory points alone clog the deck.',
      },
    },
  },
  {
    id: 'defense',
    asks: ACT,
    words: {
      de: {
        say: 'Angriffe und Hinterhalte treffen auch außerhalb deines Zuges. Mit einer Abwehrkarte auf der Hand entgehst du ihnen: Dann fragt dich der Tisch, und du siehst vorher, was dir sonst geschieht.',
      },
      en: {
        say: 'Attacks and ambushes hit outside of your turn, too. With a Defense card in hand you avoid them: the table asks you then, and says before what happens otherwise.',
      },
    },
  },
  {
    id: 'end-turn-again',
    asks: ACT,
    right: ends,
    words: {
      de: {
        say: 'Zeig auf den Knopf: Was verfiele, steht in der zweiten Zeile. Verfällt nichts Wichtiges, ist der Zug gut gespielt.',
        try: 'Beende deinen Zug.',
        wrong: 'Nur zu – aber vergiss nicht, den Zug zu beenden, wenn nichts Sinnvolles mehr bleibt.',
      },
      en: {
        say: 'Point at the button: the second line says what would be lost. If it is nothing that matters, the turn was played well.',
        try: 'End your turn.',
        wrong: 'Go ahead – but do not forget to end the turn once nothing useful is left.',
      },
    },
  },
];

export const lesson: Lesson = {
  setup: { seats: 2, heroes: 'beginner' },
  seed: 'lesson',
  seats: ['human', 'steady'],
  title: { de: 'Zwei Züge auf dem Pfad', en: 'Two turns on the Path' },
  steps,
  end: {
    de: 'Mehr braucht es nicht: alles spielen, gut kaufen, schlechte Karten loswerden – und wenn die Macht reicht, den Erzfeind besiegen. Im ersten richtigen Spiel bekommst du bei jeder neuen Lage einen Rat.',
    en: 'That is all: play everything, buy well, get rid of bad cards – and when there is Power enough, defeat the Archenemy. In your first real game there is advice for every new situation.',
  },
};
