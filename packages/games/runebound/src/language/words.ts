import type { Literal } from '@tafelrunde/words';
import { DECKS, type Deck, type RegionId, regionName, type Terrain } from '../content/map.ts';
import type { SymbolName } from '../content/tokens.ts';
import type { AssetKind, DieSymbol, SiteKind, Where } from '../defs.ts';
import type { Attribute } from '../stats.ts';

export const attributeWords: Readonly<Record<Attribute, Literal>> = {
  body: { de: 'Körper', en: 'body' },
  mind: { de: 'Verstand', en: 'mind' },
  spirit: { de: 'Geist', en: 'spirit' },
};

export const dieWords: Readonly<Record<DieSymbol, Literal>> = {
  plains: { de: 'Ebene', en: 'plains' },
  forest: { de: 'Wald', en: 'forest' },
  hills: { de: 'Hügel', en: 'hills' },
  mountain: { de: 'Berg', en: 'mountain' },
  water: { de: 'Wasser', en: 'water' },
  compass: { de: 'Kompass', en: 'compass' },
};

export const symbolWords: Readonly<Record<SymbolName, Literal>> = {
  dash: { de: 'Strich', en: 'dash' },
  physical: { de: 'körperlichem Schaden', en: 'physical damage' },
  magic: { de: 'magischem Schaden', en: 'magic damage' },
  enemy: { de: 'feindlichem Schaden', en: 'enemy damage' },
  agility: { de: 'Flinkheit', en: 'agility' },
  double: { de: 'Doppel-Symbol', en: 'doubler' },
  surge: { de: 'Energie', en: 'surge' },
  shield: { de: 'Schild', en: 'shield' },
};

/** Symbols by themselves, as on a token. */
export const faceWords: Readonly<Record<SymbolName, Literal>> = {
  ...symbolWords,
  physical: { de: 'körperlicher Schaden', en: 'physical damage' },
  magic: { de: 'magischer Schaden', en: 'magic damage' },
  enemy: { de: 'feindlicher Schaden', en: 'enemy damage' },
};

export const deckWords: readonly Literal[] = DECKS.map(
  (deck) =>
    ({
      combat: { de: 'Kampfstapel', en: 'combat deck' },
      exploration: { de: 'Erkundungsstapel', en: 'exploration deck' },
      social: { de: 'Sozialstapel', en: 'social deck' },
    })[deck],
);

/** One trophy and several, by deck. */
const trophyWords: Readonly<Record<Deck, readonly [Literal, Literal]>> = {
  combat: [
    { de: 'Kampftrophäe', en: 'combat trophy' },
    { de: 'Kampftrophäen', en: 'combat trophies' },
  ],
  exploration: [
    { de: 'Erkundungstrophäe', en: 'exploration trophy' },
    { de: 'Erkundungstrophäen', en: 'exploration trophies' },
  ],
  social: [
    { de: 'Sozialtrophäe', en: 'social trophy' },
    { de: 'Sozialtrophäen', en: 'social trophies' },
  ],
};

export const deckTrophy = (deck: number): Literal =>
  deck < 0 ? { de: 'Trophäe', en: 'trophy' } : trophyWords[DECKS[deck]][0];
export const deckTrophies = (deck: number): Literal =>
  deck < 0 ? { de: 'Trophäen', en: 'trophies' } : trophyWords[DECKS[deck]][1];

export const assetKindWords: Readonly<Record<AssetKind, Literal>> = {
  weapon: { de: 'Waffe', en: 'weapon' },
  apparel: { de: 'Kleidung', en: 'apparel' },
  gear: { de: 'Ausstattung', en: 'gear' },
  movement: { de: 'Bewegung', en: 'movement' },
  goods: { de: 'Waren', en: 'goods' },
};

const siteWords: Readonly<Record<SiteKind, Literal>> = {
  city: { de: 'in einer Stadt', en: 'in a city' },
  town: { de: 'in einer Ortschaft', en: 'in a town' },
  shrine: { de: 'an einem Schrein', en: 'at a shrine' },
  fortress: { de: 'in einer Festung', en: 'in a fortress' },
};

const wildWords: Readonly<Record<Terrain, Literal>> = {
  plains: { de: 'mit Ebene in der Wildnis', en: 'of plains in the wilderness' },
  forest: { de: 'mit Wald in der Wildnis', en: 'of forest in the wilderness' },
  hills: { de: 'mit Hügeln in der Wildnis', en: 'of hills in the wilderness' },
  mountain: { de: 'mit Bergen in der Wildnis', en: 'of mountains in the wilderness' },
  water: { de: 'mit Wasser in der Wildnis', en: 'of water in the wilderness' },
};

/** Places in words: "in einer Stadt oder bei Tränensee". */
export function whereWords({ places = [], sites = [], terrain = [] }: Where): Literal {
  const all = [
    ...sites.map((site) => siteWords[site]),
    ...terrain.map((name) => wildWords[name]),
    ...places.map((id) => placeWords(id)),
  ];
  return { de: all.map(({ de }) => de).join(' oder '), en: all.map(({ en }) => en).join(' or ') };
}

function placeWords(id: RegionId): Literal {
  const { de, en } = regionName(id);
  return { de: `bei „${de}“`, en: `at ${en}` };
}
