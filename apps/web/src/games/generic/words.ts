import { type Catalogue, type Lang, render } from '@tafelrunde/kernel';

/** Words that views of many games have. */
const common: Readonly<Record<string, readonly [de: string, en: string]>> = {
  hand: ['Hand', 'Hand'],
  deck: ['Deck', 'Deck'],
  discard: ['Ablage', 'Discard'],
  play: ['Im Spiel', 'In play'],
  played: ['Gespielt', 'Played'],
  revealed: ['Aufgedeckt', 'Revealed'],
  aside: ['Beiseite', 'Set aside'],
  removed: ['Aus dem Spiel', 'Removed'],
  destroyed: ['Zerstört', 'Destroyed'],
  turn: ['Am Zug', 'Turn'],
  round: ['Runde', 'Round'],
  phase: ['Phase', 'Phase'],
  step: ['Schritt', 'Step'],
  first: ['Startspieler', 'First player'],
  active: ['Aktiv', 'Active'],
  gold: ['Gold', 'Gold'],
  power: ['Stärke', 'Power'],
  points: ['Punkte', 'Points'],
  cost: ['Kosten', 'Cost'],
  path: ['Pfad', 'Path'],
  hero: ['Held', 'Hero'],
  locations: ['Orte', 'Locations'],
  wounds: ['Wunden', 'Wounds'],
  damage: ['Schaden', 'Damage'],
  exhausted: ['erschöpft', 'exhausted'],
};

/** "powerLeft" as "Power left", for words that nobody has written yet. */
function spelled(key: string): string {
  const words = key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._-]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a field of a view is called: the game's own word (`<game>.view.<field>`), else a common one. */
export function fieldName(game: string, key: string, from: Catalogue, lang: Lang): string {
  const own = `${game}.view.${key}`;
  if (from.entries.has(own)) return render([own], lang, from, (id) => id);
  const found = common[key.split('.').pop() ?? key];
  return found ? found[lang === 'de' ? 0 : 1] : spelled(key);
}
