import type { Lang, Literal } from '@tafelrunde/kernel';
import { FACES, isCompass } from './content/dice.ts';
import { hexes, regionName, TERRAIN } from './content/map.ts';
import { SYMBOLS } from './content/tokens.ts';
import { FACE, isGold, numberOf, symbolOf } from './faces.ts';
import { rb } from './language/language.ts';
import { deckTrophy, deckWords, dieWords, faceWords } from './language/words.ts';
import { registry } from './registry.ts';
import { statWords } from './stats.ts';

/** What a die face shows: "Wald/Hügel". */
function faceName(face: number): Literal {
  const mask = FACES[face];
  if (isCompass(mask)) return dieWords.compass;
  const names = (Object.keys(TERRAIN) as (keyof typeof TERRAIN)[]).filter((name) => (mask & TERRAIN[name]) !== 0);
  return { de: names.map((n) => dieWords[n].de).join('/'), en: names.map((n) => dieWords[n].en).join('/') };
}

/** A hex by its region, or by its terrain and place on the board. */
function hexName(hex: number): Literal {
  const { region, terrain, row, col } = hexes[hex];
  const at = `${String.fromCharCode(65 + col)}${row + 1}`;
  if (region !== '') {
    const { de, en } = regionName(region);
    return { de: `${de} (${at})`, en: `${en} (${at})` };
  }
  const name = (Object.keys(TERRAIN) as (keyof typeof TERRAIN)[]).find((n) => (terrain & TERRAIN[n]) !== 0)!;
  return { de: `${dieWords[name].de} (${at})`, en: `${dieWords[name].en} (${at})` };
}

/** What one side of a combat token shows: "2 körperlicher Schaden, golden". */
function tokenFace(face: number): Literal {
  const value = FACE[face];
  const { de, en } = faceWords[SYMBOLS[symbolOf(value)]];
  const n = numberOf(value) > 1 ? `${numberOf(value)} ` : '';
  return isGold(value) ? { de: `${n}${de}, golden`, en: `${n}${en}, golden` } : { de: `${n}${de}`, en: `${n}${en}` };
}

/** Names in words (`{ name: id }`). */
export function nameOf(id: string, lang: Lang): string {
  const at = id.indexOf(':');
  const key = id.slice(at + 1);
  switch (id.slice(0, at)) {
    case 'seat':
      return `${lang === 'de' ? 'Spieler' : 'Player'} ${Number(key) + 1}`;
    case 'card':
      return registry.find((def) => def.id === key)?.title[lang] ?? key;
    case 'villain':
      return registry.find((def) => def.id === key)?.boss?.boss.title[lang] ?? key;
    case 'hex':
      return hexName(Number(key))[lang];
    case 'die':
      return faceName(Number(key))[lang];
    case 'dice':
      return key === ''
        ? '–'
        : key
            .split('.')
            .map((face) => faceName(Number(face))[lang])
            .join(', ');
    case 'face':
      return tokenFace(Number(key))[lang];
    case 'symbol':
      return faceWords[SYMBOLS[Number(key)]][lang];
    case 'deck':
      return deckWords[Number(key)][lang];
    case 'trophy':
      return deckTrophy(Number(key))[lang];
    case 'stat':
      return statWords[Number(key)][lang];
    default:
      return rb.say(rb.phrases.get(key)!, { case: 'acc' })[lang];
  }
}
