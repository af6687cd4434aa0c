import { type Assembly, type NameKinds, nameOf as nameIn, nounIn } from '@tafelrunde/kernel';
import type { Lang, Literal, Noun, Title, TitleGrammar } from '@tafelrunde/words';
import { FACES, isCompass } from './content/dice.ts';
import { hexes, regionName, TERRAIN } from './content/map.ts';
import { SYMBOLS } from './content/tokens.ts';
import type { RbDef } from './defs.ts';
import { FACE, isGold, numberOf, symbolOf } from './faces.ts';
import { deckTrophy, deckWords, dieWords, faceWords } from './language/words.ts';
import type { RbState } from './state.ts';
import { statWords } from './stats.ts';

/** What a die face shows: "Wald/Hügel". */
function faceName(face: number): Literal {
  const mask = FACES[face];
  if (isCompass(mask)) return dieWords.compass;
  const names = (Object.keys(TERRAIN) as (keyof typeof TERRAIN)[]).filter((name) => (mask & TERRAIN[name]) !== 0);
  return { de: names.map((n) => dieWords[n].de).join('/'), en: names.map((n) => dieWords[n].en).join('/') };
}

/** How one goes to a terrain: "auf die Ebene", "in den Wald". */
const TERRAIN_GRAMMAR: Readonly<Record<keyof typeof TERRAIN, TitleGrammar>> = {
  plains: { de: 'f auf', en: 'the pl' },
  hills: { de: 'pl in', en: 'the pl' },
  forest: 'm',
  mountain: 'm auf',
  water: 'n an',
};

/** A hex by its region, or by its terrain and place on the board. */
function hexName(hex: number): Title {
  const { region, terrain, row, col } = hexes[hex];
  const at = `${String.fromCharCode(65 + col)}${row + 1}`;
  if (region !== '') {
    const { de, en, as } = regionName(region);
    return { de: `${de} (${at})`, en: `${en} (${at})`, as };
  }
  const name = (Object.keys(TERRAIN) as (keyof typeof TERRAIN)[]).find((n) => (terrain & TERRAIN[n]) !== 0)!;
  return { de: `${dieWords[name].de} (${at})`, en: `${dieWords[name].en} (${at})`, as: TERRAIN_GRAMMAR[name] };
}

/** What one side of a combat token shows: "2 körperlicher Schaden, golden". */
function tokenFace(face: number): Literal {
  const value = FACE[face];
  const { de, en } = faceWords[SYMBOLS[symbolOf(value)]];
  const n = numberOf(value) > 1 ? `${numberOf(value)} ` : '';
  return isGold(value) ? { de: `${n}${de}, golden`, en: `${n}${en}, golden` } : { de: `${n}${de}`, en: `${n}${en}` };
}

const literalOf = (make: (key: number) => Title) => (key: string) => make(Number(key));

/** Names in words (`{ name: id }`) of what is no seat, card or phrase. */
const kinds: NameKinds = {
  hex: literalOf(hexName),
  die: literalOf(faceName),
  dice: (key) => diceName(key),
  face: literalOf(tokenFace),
  symbol: literalOf((symbol) => faceWords[SYMBOLS[symbol]]),
  deck: literalOf((deck) => deckWords[deck]),
  trophy: literalOf(deckTrophy),
  stat: literalOf((stat) => statWords[stat]),
};

/** Several dice: "Ebene, Wald/Hügel". */
function diceName(key: string): Literal {
  if (key === '') return { de: '–', en: '–' };
  const all = key.split('.').map((face) => faceName(Number(face)));
  return { de: all.map(({ de }) => de).join(', '), en: all.map(({ en }) => en).join(', ') };
}

/** A villain goes by its own name and not by its scenario's. */
const villainsOf = ({ cards }: Assembly<RbState, RbDef>): NameKinds => ({
  villain: (key) => cards.find(key)?.boss?.boss.title,
});

/** What an id in words is called. */
export function nameOf(id: string, lang: Lang, assembly: Assembly<RbState, RbDef>): string {
  return nameIn(id, lang, assembly, { ...kinds, ...villainsOf(assembly) });
}

/** The grammar of places and villains; the other names are no nouns of their own. */
export function placeOrVillain(id: string, lang: Lang, assembly: Assembly<RbState, RbDef>): Noun | undefined {
  return nounIn(id, lang, { hex: literalOf(hexName), ...villainsOf(assembly) });
}
