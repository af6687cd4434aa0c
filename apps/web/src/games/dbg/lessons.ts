import { type DbgQuestion, dbg } from '@tafelrunde/dbg';
import { lessonsIn, type Written } from '../lessons.ts';
import { type Lesson, seenBy } from '../module.ts';

const ACT: DbgQuestion = 'dbg.ask.act';

const written: readonly Written<DbgQuestion>[] = [
  {
    id: 'turn',
    rule: 'DBG-PLAY-01',
    asks: ['dbg.ask.act'],
    words: {
      de: [
        'Dein Zug',
        'Spiele zuerst alle Karten deiner Hand: Es kostet nichts, und jede Tapferkeit bringt 1 Macht. Was golden umrandet ist, kannst du jetzt tun.',
      ],
      en: [
        'Your turn',
        'Play all cards of your hand first: it costs nothing, and each Courage gives 1 Power. What has a golden outline you can do now.',
      ],
    },
  },
  {
    id: 'buy',
    rule: 'DBG-BUY-01',
    fits: ({ decision, view }) => decision?.prompt[0] === ACT && seenBy(dbg, view).powerLeft >= 2,
    words: {
      de: [
        'Kaufen',
        'Mit deiner Macht kaufst du Karten aus dem Pfad, auch mehrere. Sie landen auf deinem Ablagestapel und kommen später ins Deck. Karten, die selbst Macht geben, sind am Anfang die besten. Übrige Macht verfällt.',
      ],
      en: [
        'Buying',
        'With your Power you buy cards from the Path, as many as you can pay for. They go to your discard pile and later into your deck. Early on, cards that give Power themselves are best. Unused Power is lost.',
      ],
    },
  },
  {
    id: 'ambush',
    rule: 'DBG-AMBUSH-02',
    asks: ['dbg.ask.defend-ambush', 'dbg.ask.defend-group', 'dbg.ask.ambush-order'],
    words: {
      de: [
        'Ein Hinterhalt',
        'Ein Feind, der neu in den Pfad kam, trifft dich zu Beginn deines Zuges. Mit einer Karte mit Abwehr entgehst du ihm. Kaufst du Feinde rechtzeitig weg, treffen sie niemanden mehr.',
      ],
      en: [
        'An Ambush',
        'An enemy that has just entered the Path hits you at the start of your turn. With a Defense card you avoid it. Enemies bought in time hit nobody any more.',
      ],
    },
  },
  {
    id: 'attack',
    rule: 'DBG-TURN-02',
    asks: ['dbg.ask.defend-attack'],
    words: {
      de: [
        'Ein Angriff',
        'Ein Mitspieler greift alle anderen an. Mit Abwehr entgehst du ihm, sonst nimmst du ihn hin.',
      ],
      en: ['An Attack', 'Another player attacks everybody else. With Defense you avoid it, otherwise you suffer it.'],
    },
  },
  {
    id: 'archenemy',
    rule: 'DBG-ARCHENEMY-01',
    fits: ({ decision, view }) => decision?.prompt[0] === ACT && seenBy(dbg, view).powerLeft >= 8,
    words: {
      de: [
        'Der Erzfeind',
        'Mit so viel Macht kannst du den Erzfeind besiegen, einen je Zug. Erzfeinde bringen viele Siegpunkte. Ist der letzte besiegt, endet das Spiel, und die meisten Siegpunkte gewinnen.',
      ],
      en: [
        'The Archenemy',
        'With this much Power you can defeat the Archenemy, one in a turn. Archenemies are worth many victory points. When the last one is defeated the game ends, and most victory points win.',
      ],
    },
  },
];

export const lessons = (): readonly Lesson[] => lessonsIn(written);
