import { lessonsIn, type Written } from '../lessons.ts';
import type { Lesson } from '../module.ts';

const written: readonly Written[] = [
  {
    id: 'hero',
    rule: 'RB-SETUP-01',
    asks: ['rb.ask.hero'],
    words: {
      de: ['Dein Held', 'Jeder Held ist anders stark in Körper, Verstand und Geist. Für die erste Partie ist jeder gut: Nimm den, dessen Fähigkeit dir gefällt.'],
      en: ['Your hero', 'Each hero is strong in body, mind or spirit in another way. Any of them is fine for a first game: take the one whose ability you like.'],
    },
  },
  {
    id: 'turn',
    rule: 'RB-ACTION-02',
    asks: ['rb.ask.turn'],
    words: {
      de: [
        'Drei Aktionen',
        'Ein Zug hat drei Aktionen. Ziehe zu einem Feld mit farbigem Abenteuerkristall und bestehe dort ein Abenteuer (zwei Aktionen): Das bringt Trophäen und Gold. In einer Stadt kannst du einkaufen.',
      ],
      en: [
        'Three actions',
        'A turn has three actions. Move to a space with a coloured adventure gem and meet an adventure there (two actions): that brings trophies and gold. In a city you can shop.',
      ],
    },
  },
  {
    id: 'move',
    rule: 'RB-MOVE-03',
    asks: ['rb.ask.move', 'rb.ask.dice'],
    words: {
      de: [
        'Geländewürfel',
        'Jeder Würfel bringt dich auf ein Nachbarfeld mit demselben Gelände; der Kompass passt überall. Auf Straßen kommst du mit fast jedem Würfel weiter.',
      ],
      en: [
        'Terrain dice',
        'Each die takes you to a neighbouring space of the same terrain; the compass fits everywhere. On roads nearly every die gets you on.',
      ],
    },
  },
  {
    id: 'test',
    rule: 'RB-TEST-01',
    asks: ['rb.ask.test', 'rb.ask.exert'],
    words: {
      de: [
        'Eine Probe',
        'Für eine Probe werden so viele Karten vom Fertigkeitenstapel aufgedeckt, wie dein Attribut hoch ist. Reichen die Erfolge nicht, kannst du dich entkräften: Lege Handkarten ab und decke weitere auf.',
      ],
      en: [
        'A test',
        'For a test as many cards are revealed from the skill deck as your attribute says. If there are too few successes, you can exert: discard cards from your hand and reveal more.',
      ],
    },
  },
  {
    id: 'combat',
    rule: 'RB-COMBAT-04',
    asks: ['rb.ask.combat', 'rb.ask.spend'],
    words: {
      de: [
        'Der Kampf',
        'Beide haben ihre Kampfmarker geworfen. Abwechselnd gebt ihr sie aus: Schwerter machen Schaden, Schilde halten welchen auf, Energie bezahlt besondere Fähigkeiten. Danach kannst du dich zurückziehen oder weiterkämpfen.',
      ],
      en: [
        'Combat',
        'Both have cast their combat tokens. You spend them in turn: swords deal damage, shields stop some, surges pay for special abilities. Afterwards you may retreat or fight on.',
      ],
    },
  },
  {
    id: 'shop',
    rule: 'RB-SHOP-02',
    asks: ['rb.ask.buy', 'rb.ask.sell'],
    words: {
      de: ['Einkaufen', 'Erst verkaufen, dann kaufen. Eine Waffe bringt einen Kampfmarker mehr, und das ist am Anfang fast immer das Beste.'],
      en: ['Shopping', 'First sell, then buy. A weapon brings one more combat token, and early on that is nearly always best.'],
    },
  },
];

export const lessons = (): readonly Lesson[] => lessonsIn(written);
