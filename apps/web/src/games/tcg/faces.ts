import {
  type CardType,
  type Culture,
  cultureWords,
  itemClassWords,
  phaseWords,
  raceWords,
  responseWord,
  type SIGNETS,
  signetWords,
  type TcgDef,
} from '@tafelrunde/tcg';
import type { Lang } from '@tafelrunde/words';
import type { Face, FaceStat, FaceWindow } from '../../table/face.ts';
import { glyphsOf, shortForm } from '../short-form.ts';
import { shortSigns } from './short-signs.ts';

export type IconName =
  | 'site'
  | 'ring'
  | 'card'
  | 'burden'
  | 'twilight'
  | 'more'
  | 'strength'
  | 'vitality'
  | 'resistance'
  | 'shadow'
  | 'tower'
  | 'left'
  | 'right'
  | `culture-${Culture}`
  | `signet-${(typeof SIGNETS)[number]}`;

/** Gives the path of a pictogram. */
type Icons = (name: IconName) => string;

export const typeWords: Readonly<Record<CardType, Readonly<Record<Lang, string>>>> = {
  companion: { de: 'Gefährte', en: 'Companion' },
  ally: { de: 'Verbündeter', en: 'Ally' },
  minion: { de: 'Diener', en: 'Minion' },
  possession: { de: 'Ausrüstung', en: 'Possession' },
  artifact: { de: 'Artefakt', en: 'Artifact' },
  condition: { de: 'Effektkarte', en: 'Condition' },
  event: { de: 'Ereignis', en: 'Event' },
  site: { de: 'Ort', en: 'Site' },
  ring: { de: 'Der Eine Ring', en: 'The One Ring' },
};

const words = {
  de: {
    cost: 'Zwielichtkosten',
    strength: 'Stärke',
    vitality: 'Vitalität',
    resistance: 'Resistenz',
    site: 'Ortskennzahl',
    shadow: 'Schattenzahl',
    towers: 'Die zwei Türme',
    left: 'Den nächsten Ort legt der Schattenspieler zur Linken',
    right: 'Den nächsten Ort legt der Schattenspieler zur Rechten',
  },
  en: {
    cost: 'Twilight cost',
    strength: 'Strength',
    vitality: 'Vitality',
    resistance: 'Resistance',
    site: 'Site number',
    shadow: 'Shadow number',
    towers: 'The Two Towers',
    left: 'The Shadow player to the left lays the next site',
    right: 'The Shadow player to the right lays the next site',
  },
} as const;

/** Everything on the face of a card beside its title, and where it stands (TCG-CARD). */
export function faceOf(def: TcgDef, lang: Lang, icon: Icons): Partial<Face> {
  return {
    unique: def.unique,
    // TCG-UNIQUE-01.
    uniqueSign: '•',
    frame: frameOf(def),
    window: windows[def.type],
    ...linesOf(def, lang),
    text: def.texts.map((text) => text[lang]),
    short: shortForm('tcg', def, lang, shortSigns),
    glyphs: glyphsOf(shortSigns, glyphIcons(icon), icon('more'), lang),
    // TCG-PHASE-ACTION-02.
    heads: [...Object.values(phaseWords).map((phase) => `${phase[lang]}:`), responseWord[lang]],
    corner: cornerOf(def, lang),
    stats: statsOf(def, lang, icon),
    ...signsOf(def, lang, icon),
    print: printOf(def),
  };
}

const windows: Readonly<Record<CardType, FaceWindow>> = {
  companion: 'hero',
  ally: 'hero',
  minion: 'foe',
  possession: 'thing',
  artifact: 'thing',
  ring: 'thing',
  condition: 'deed',
  event: 'deed',
  site: 'place',
};

const glyphIcons = (icon: Icons): Readonly<Record<keyof typeof shortSigns, string>> => ({
  strength: icon('strength'),
  twilight: icon('twilight'),
  burden: icon('burden'),
  card: icon('card'),
});

/** Colour and ground; sanctuaries differ from other sites (TCG-SITE-06). */
export function frameOf({ type, culture, sanctuary }: TcgDef): string {
  if (culture !== '') return `culture-${culture}`;
  return sanctuary ? 'card-sanctuary' : `card-${type}`;
}

/** The lines of type and subtitle; where others show their type, The One Ring shows its subtitle (TCG-CARD-03). */
function linesOf({ type, race, itemClass, subtitle }: TcgDef, lang: Lang): Pick<Face, 'kind' | 'traits'> {
  if (type === 'ring') return { kind: subtitle[lang], traits: '' };
  const kind = [typeWords[type][lang]];
  if (race !== '') kind.push(raceWords[race][lang]);
  if (itemClass !== '') kind.push(itemClassWords[itemClass][lang]);
  return { kind: kind.join(' · '), traits: subtitle[lang] };
}

/** A grey disc for the Free Peoples, a dark diamond for the Shadow (TCG-CARD-04, -05); sites have their number there. */
function cornerOf({ type, side, cost, site }: TcgDef, lang: Lang): FaceStat | null {
  if (type === 'ring') return null;
  if (type === 'site') return stat('', words[lang].site, site);
  return { ...stat('', words[lang].cost, cost), form: side === 'shadow' ? 'diamond' : 'disc' };
}

function statsOf(def: TcgDef, lang: Lang, icon: Icons): FaceStat[] {
  const own = words[lang];
  switch (def.type) {
    // Characters are all laid out alike (TCG-CARD-09).
    case 'companion':
    case 'ally':
    case 'minion': {
      const stats = [
        stat(icon('strength'), own.strength, def.strength),
        stat(icon('vitality'), own.vitality, def.vitality),
      ];
      if (def.site > 0) stats.push(stat(icon('site'), own.site, def.site));
      if (def.resistance > 0) stats.push(stat(icon('resistance'), own.resistance, def.resistance));
      return stats;
    }
    case 'site':
      return [stat(icon('shadow'), own.shadow, def.shadowNumber)];
    default: {
      const bonus = (name: 'strength' | 'vitality', n: number): FaceStat[] =>
        n === 0 ? [] : [stat(icon(name), own[name], n > 0 ? `+${n}` : `−${-n}`)];
      return [...bonus('strength', def.strengthBonus), ...bonus('vitality', def.vitalityBonus)];
    }
  }
}

/** Culture or series at the top right, signet at the lower left, the arrow at the bottom (TCG-CULTURE-01, -CARD-08, …). */
function signsOf(def: TcgDef, lang: Lang, icon: Icons): Pick<Face, 'emblem' | 'badge' | 'pointer'> {
  const { culture, signet, arrow, towers } = def;
  return {
    ...(culture !== '' ? { emblem: { icon: icon(`culture-${culture}`), label: cultureWords[culture][lang] } } : null),
    ...(towers ? { emblem: { icon: icon('tower'), label: words[lang].towers } } : null),
    ...(signet !== '' ? { badge: { icon: icon(`signet-${signet}`), label: signetWords[signet][lang] } } : null),
    ...(arrow !== '' ? { pointer: { icon: icon(arrow), label: words[lang][arrow] } } : null),
  };
}

/** "4 C 49": set, rarity and number (TCG-CARD-16). */
function printOf({ id, rarity }: TcgDef): string {
  const [set, number] = id.split(rarity);
  return `${set} ${rarity} ${number}`;
}

const stat = (icon: string, label: string, value: number | string): FaceStat => ({ icon, label, value, change: 0 });
