import type { RbQuestion, RbView, RbWords } from '@tafelrunde/runebound';
import type { Lang } from '@tafelrunde/words';
import type { Update } from '../../engine/protocol.ts';

/** A piece of advice and the moment it is for. */
export interface WrittenLesson {
  readonly id: string;
  readonly rule: string;
  fits(update: Update, view: RbView): boolean;
  readonly words: Readonly<Record<Lang, readonly [title: string, text: string]>>;
}

/** What is asked and offered, without what stands before it in every key. */
type Asked = RbQuestion extends infer Key ? (Key extends `rb.ask.${infer Name}` ? Name : never) : never;
type Offered = RbWords[0] extends infer Key ? (Key extends `rb.option.${infer Name}` ? Name : never) : never;

const asks = (update: Update, ...keys: Asked[]): boolean =>
  keys.some((key) => update.decision?.prompt[0] === `rb.ask.${key}`);
const offers = (update: Update, key: Offered): boolean =>
  update.decision?.options.some(({ label }) => label[0] === `rb.option.${key}`) ?? false;

/** The first rounds, one piece of advice at a time, in the order in which their moments usually come. */
export const writtenLessons: readonly WrittenLesson[] = [
  {
    id: 'hero',
    rule: 'RB-SETUP-11',
    fits: (update) => asks(update, 'hero'),
    words: {
      de: [
        'Dein Held',
        'Körper, Verstand und Geist sagen, wie viele Fertigkeiten du erlernen kannst und wie gut du Proben bestehst. Corbin und Lord Hawthorne kämpfen am besten – für den Anfang eine gute Wahl.',
      ],
      en: [
        'Your hero',
        'Body, mind and spirit say how many skills you can learn and how well you pass tests. Corbin and Lord Hawthorne fight best – a good choice to begin with.',
      ],
    },
  },
  {
    id: 'start',
    rule: 'RB-SETUP-16',
    fits: (update) => asks(update, 'start'),
    words: {
      de: [
        'Wo es losgeht',
        'Wähle auf der Karte ein umrandetes Feld. Gut ist ein Ort, in dessen Nähe mehrere Abenteuerkristalle (die Rauten) liegen: rot für Kämpfe, grün zum Erkunden, violett für Begegnungen.',
      ],
      en: [
        'Where it begins',
        'Choose an outlined hex on the map. A good one has several adventure gems (the diamonds) nearby: red for fights, green for exploring, purple for meeting people.',
      ],
    },
  },
  {
    id: 'turn',
    rule: 'RB-ACTION-01',
    fits: (update) => asks(update, 'turn'),
    words: {
      de: [
        'Drei Aktionen',
        'Dein Zug hat drei Aktionen. Ein umrandetes Nachbarfeld kostet eine; mit den Geländewürfeln kommst du für eine Aktion weiter. Ein Abenteuer kostet zwei. Geh also zuerst zu einem Kristall.',
      ],
      en: [
        'Three actions',
        'Your turn has three actions. An outlined neighbouring hex costs one; the terrain dice take you farther for one action. An adventure costs two. So move to a gem first.',
      ],
    },
  },
  {
    id: 'dice',
    rule: 'RB-EXHAUST-03',
    fits: (update) => asks(update, 'dice'),
    words: {
      de: [
        'Der Wurf',
        'Jeder Würfel zeigt, welches Gelände er dich betreten lässt; der Kompass passt überall. Wenn dir ein Würfel nicht gefällt, kannst du eine Handkarte ablegen und ihn neu werfen: Klicke ihn an.',
      ],
      en: [
        'The roll',
        'Each die shows which terrain it lets you enter; the compass fits everywhere. If you dislike a die, you may discard a card from your hand and roll it again: click it.',
      ],
    },
  },
  {
    id: 'move',
    rule: 'RB-MOVE-03',
    fits: (update) => asks(update, 'move'),
    words: {
      de: [
        'Feld für Feld',
        'Gold umrandet sind die Felder, die ein Würfel erreicht; helle Felder mit einer Zahl erreichst du mit mehreren Würfeln auf einen Klick. Auf Straßen zählt jeder Würfel, über einen Fluss nur Wasser.',
      ],
      en: [
        'Hex by hex',
        'Hexes with a golden outline take one die; bright hexes with a number are reached with several dice in one click. On roads any die will do, across a river only water.',
      ],
    },
  },
  {
    id: 'adventure',
    rule: 'RB-ADVENTURE-01',
    fits: (update) => asks(update, 'turn') && offers(update, 'adventure'),
    words: {
      de: [
        'Ein Abenteuer wartet',
        'Du stehst auf einem Kristall. Für zwei Aktionen ziehst du die oberste Karte seines Stapels. Was du bestehst, wird zur Trophäe – und mit Trophäen erlernst du Fertigkeiten.',
      ],
      en: [
        'An adventure waits',
        'You stand on a gem. For two actions you draw the top card of its deck. What you overcome becomes a trophy – and trophies pay for skills.',
      ],
    },
  },
  {
    id: 'event',
    rule: 'RB-EVENT-01',
    fits: (update) => asks(update, 'event'),
    words: {
      de: [
        'Zwei Wege',
        'Bei einem Ereignis hast du die Wahl. Steht da „Probe“, deckst du so viele Karten auf, wie dein Attribut zählt, und brauchst Sterne. Ein Gerücht behältst du und löst es später woanders ein.',
      ],
      en: [
        'Two ways',
        'An event gives you a choice. Where it says “test”, you reveal as many cards as your attribute counts and need stars. A rumor you keep, to be settled somewhere else later.',
      ],
    },
  },
  {
    id: 'test',
    rule: 'RB-TEST-05',
    fits: (update) => asks(update, 'test'),
    words: {
      de: [
        'Die Probe',
        'Die Sterne auf den aufgedeckten Karten sind Erfolge. Reicht es nicht, kannst du Handkarten ablegen und für jede eine weitere Karte aufdecken.',
      ],
      en: [
        'The test',
        'The stars on the revealed cards are successes. If they are not enough, you may discard cards from your hand and reveal one more for each.',
      ],
    },
  },
  {
    id: 'combat',
    rule: 'RB-COMBAT-09',
    fits: (update) => asks(update, 'combat'),
    words: {
      de: [
        'Im Kampf',
        'Alle Marker sind geworfen. Abwechselnd gibt jede Seite welche aus: Schwerter und Magie treffen, Energie löst Fähigkeiten auf deinen Karten aus, Flügel drehen einen Marker um. Unter jedem Marker siehst du seine Rückseite.',
      ],
      en: [
        'In combat',
        'All tokens are cast. The sides take turns spending them: swords and magic hit, surge fuels abilities on your cards, wings flip a token. Below each token you see its other side.',
      ],
    },
  },
  {
    id: 'enemy',
    rule: 'RB-COMBAT-02',
    fits: (update) => asks(update, 'enemy'),
    words: {
      de: [
        'Du spielst den Feind',
        'Kämpft dein Nachbar, führst du seinen Gegner. Mach es ihm schwer: Greif an, solange er keine Schilde hat, und nutze die Fähigkeiten auf der Feindkarte.',
      ],
      en: [
        'You play the enemy',
        'When your neighbour fights, you lead the enemy. Make it hard: attack while there are no shields, and use the abilities on the enemy card.',
      ],
    },
  },
  {
    id: 'shield',
    rule: 'RB-SHIELD-01',
    fits: (update) => asks(update, 'shield'),
    words: {
      de: [
        'Schilde',
        'Jeder Schild wehrt 1 Schaden ab. Du darfst sie auch aufheben – vielleicht kommt es noch dicker.',
      ],
      en: ['Shields', 'Each shield blocks 1 damage. You may also keep them – worse may come.'],
    },
  },
  {
    id: 'retreat',
    rule: 'RB-RETREAT-01',
    fits: (update) => asks(update, 'retreat'),
    words: {
      de: [
        'Weiterkämpfen?',
        'Nach jeder Kampfrunde darfst du fliehen: Du wirfst einen Würfel und brauchst ein Feld, auf das er passt. Die Aussicht oben rechnet ohne Fähigkeiten.',
      ],
      en: [
        'Fight on?',
        'After each combat round you may flee: you roll one die and need a hex that it fits. The odds above leave abilities out.',
      ],
    },
  },
  {
    id: 'shop',
    rule: 'RB-SHOP-02',
    fits: (update) => asks(update, 'buy', 'sell') || (asks(update, 'turn') && offers(update, 'shop')),
    words: {
      de: [
        'Auf dem Markt',
        'In einer Stadt kostet Einkaufen eine Aktion. Waffen und Rüstungen bringen eigene Kampfmarker mit: Eine gute Waffe früh im Spiel entscheidet viel.',
      ],
      en: [
        'At the market',
        'In a city shopping costs one action. Weapons and armour bring combat tokens of their own: a good weapon early in the game decides a lot.',
      ],
    },
  },
  {
    id: 'learn',
    rule: 'RB-SKILL-03',
    fits: (update) => asks(update, 'turn') && offers(update, 'learn'),
    words: {
      de: [
        'Etwas lernen',
        'Deine Trophäen reichen für eine Handkarte: Sie ist umrandet. Erlernen kostet keine Aktion, und eine erlernte Fertigkeit wirkt bis zum Ende des Spiels.',
      ],
      en: [
        'Learn something',
        'Your trophies pay for a card in your hand: it is outlined. Learning takes no action, and a learned skill works until the end of the game.',
      ],
    },
  },
  {
    id: 'time',
    rule: 'RB-ROUND-02',
    fits: (update, view) => asks(update, 'turn') && view.round >= 2,
    words: {
      de: [
        'Die Zeit läuft',
        'Nach jeder Runde rückt der Zeitmarker vor. Bei ❧ kommt eine Handlungskarte, bei ◆ werden die Kristalle auf allen Feldern wieder aktiv, auf denen kein Held steht. Nach zwölf Feldern erscheint der Endgegner: Bis dahin musst du stark genug sein.',
      ],
      en: [
        'Time runs',
        'After each round the time token moves on. At ❧ a story card is drawn, at ◆ the gems become active again on every hex without a hero. After twelve spaces the villain appears: by then you have to be strong enough.',
      ],
    },
  },
];
