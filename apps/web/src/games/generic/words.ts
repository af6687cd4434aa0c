/** Words in both languages, by field. */
export type FieldWords = Readonly<Record<string, readonly [de: string, en: string]>>;

/** Words that views of many games have. */
const common: FieldWords = {
  type: ['Kartenart', 'Card type'],
  table: ['Tisch', 'Table'],
  hand: ['Hand', 'Hand'],
  deck: ['Deck', 'Deck'],
  discard: ['Ablage', 'Discard'],
  play: ['Im Spiel', 'In play'],
  played: ['Gespielt', 'Played'],
  revealed: ['Aufgedeckt', 'Revealed'],
  resolving: ['Wird abgehandelt', 'Resolving'],
  aside: ['Beiseite', 'Set aside'],
  removed: ['Aus dem Spiel', 'Removed'],
  turn: ['Am Zug', 'Turn'],
  round: ['Runde', 'Round'],
  phase: ['Phase', 'Phase'],
  first: ['Startspieler', 'First player'],
  active: ['Am Zug', 'Turn'],
  gold: ['Gold', 'Gold'],
  points: ['Punkte', 'Points'],
  cost: ['Kosten', 'Cost'],
  path: ['Pfad', 'Path'],
  hero: ['Held', 'Hero'],
  wounds: ['Wunden', 'Wounds'],
  damage: ['Schaden', 'Damage'],
  health: ['Gesundheit', 'Health'],
  exhausted: ['erschöpft', 'exhausted'],
  eliminated: ['ausgeschieden', 'eliminated'],
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
export function fieldName(own: FieldWords, key: string, lang: 'de' | 'en'): string {
  const [, name = key, number] = /^(.*?)(?:\.(\d+))?$/.exec(key) ?? [];
  const found =
    own[name] ?? common[name] ?? own[name.split('.').pop() ?? name] ?? common[name.split('.').pop() ?? name];
  const word = found ? found[lang === 'de' ? 0 : 1] : spelled(name);
  return number ? `${word} ${number}` : word;
}
