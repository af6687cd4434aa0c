import type { Language } from '../../language.ts';

/** Words in both languages, by field of a view. Nobody lists the fields of all games, so one without a word is spelled out. */
export type FieldWords = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** Words that views of many games have. */
const common: FieldWords = {
  type: { de: 'Kartenart', en: 'Card type' },
  table: { de: 'Tisch', en: 'Table' },
  hand: { de: 'Hand', en: 'Hand' },
  deck: { de: 'Deck', en: 'Deck' },
  discard: { de: 'Ablage', en: 'Discard' },
  play: { de: 'Im Spiel', en: 'In play' },
  played: { de: 'Gespielt', en: 'Played' },
  revealed: { de: 'Aufgedeckt', en: 'Revealed' },
  resolving: { de: 'Wird abgehandelt', en: 'Resolving' },
  aside: { de: 'Beiseite', en: 'Set aside' },
  removed: { de: 'Aus dem Spiel', en: 'Removed' },
  turn: { de: 'Am Zug', en: 'Turn' },
  round: { de: 'Runde', en: 'Round' },
  phase: { de: 'Phase', en: 'Phase' },
  first: { de: 'Startspieler', en: 'First player' },
  active: { de: 'Am Zug', en: 'Turn' },
  gold: { de: 'Gold', en: 'Gold' },
  points: { de: 'Punkte', en: 'Points' },
  cost: { de: 'Kosten', en: 'Cost' },
  path: { de: 'Pfad', en: 'Path' },
  hero: { de: 'Held', en: 'Hero' },
  wounds: { de: 'Wunden', en: 'Wounds' },
  damage: { de: 'Schaden', en: 'Damage' },
  health: { de: 'Gesundheit', en: 'Health' },
  exhausted: { de: 'erschöpft', en: 'exhausted' },
  eliminated: { de: 'ausgeschieden', en: 'eliminated' },
};

/** "powerLeft" as "Power left", for words that nobody has written yet. */
function spelled(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a field of a view is called: the game's own word, else a common one. "markets.2" is the second of several. */
export function fieldName(own: FieldWords, key: string, language: Language): string {
  const [, name = key, number] = /^(.*?)(?:\.(\d+))?$/.exec(key) ?? [];
  const found =
    own[name] ?? common[name] ?? own[name.split('.').pop() ?? name] ?? common[name.split('.').pop() ?? name];
  const word = found ? found[language] : spelled(name);
  return number ? `${word} ${number}` : word;
}
