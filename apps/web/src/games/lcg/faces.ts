import bootPrints from 'virtual:game-icons/boot-prints';
import burningEye from 'virtual:game-icons/burning-eye';
import cardDraw from 'virtual:game-icons/card-draw';
import shield from 'virtual:game-icons/checked-shield';
import crossedSwords from 'virtual:game-icons/crossed-swords';
import drop from 'virtual:game-icons/drop';
import hearts from 'virtual:game-icons/hearts';
import playButton from 'virtual:game-icons/play-button';
import returnArrow from 'virtual:game-icons/return-arrow';
import run from 'virtual:game-icons/run';
import scroll from 'virtual:game-icons/scroll-unfurled';
import sun from 'virtual:game-icons/sun';
import twoCoins from 'virtual:game-icons/two-coins';
import twoShadows from 'virtual:game-icons/two-shadows';
import type { SeenCard, SeenZone } from '@tafelrunde/kernel';
import type { SeenInPlay } from '@tafelrunde/lcg';
import { type LcgDef, setTitles, traitWord } from '@tafelrunde/lcg';
import { page } from '../../page-language.svelte.ts';
import { artOf } from '../../pictures/address.ts';
import type { HandOrder } from '../../settings.ts';
import type { Face, Keyword as FaceKeyword, FaceStat, FaceToken, FaceWindow, TableCard } from '../../table/face.ts';
import { remembered } from '../remembered.ts';
import { glyphsOf, shortForm } from '../short-form.ts';
import { defOf } from './box.ts';
import { moods } from './moods.ts';
import { shortSigns } from './short-signs.ts';
import { type Keyword, lcgWords } from './words.ts';

const icons = {
  willpower: sun,
  attack: crossedSwords,
  defense: shield,
  hitPoints: hearts,
  threat: burningEye,
  questPoints: bootPrints,
  resource: twoCoins,
  damage: drop,
  progress: bootPrints,
} as const;

const glyphs = { ...icons, action: playButton, exhaust: returnArrow, shadow: twoShadows, card: cardDraw };

type Shown = 'willpower' | 'attack' | 'defense' | 'hitPoints' | 'threat' | 'questPoints';

const shownStats: Readonly<Record<string, readonly Shown[]>> = {
  hero: ['willpower', 'attack', 'defense', 'hitPoints'],
  ally: ['willpower', 'attack', 'defense', 'hitPoints'],
  enemy: ['threat', 'attack', 'defense', 'hitPoints'],
  location: ['threat', 'questPoints'],
  quest: ['questPoints'],
};

/** How a card looks; with what has become of it, if it is in play. */
function faceOf(def: LcgDef, seen?: SeenInPlay): Face {
  const words = lcgWords();
  const type = seen?.type ?? def.type;
  const stat = (name: Shown): FaceStat => {
    const printed = def[name];
    const value = seen?.[name] ?? printed;
    return {
      icon: icons[name],
      label: words.stats[name] ?? name,
      value,
      change: Math.sign(value - printed) as -1 | 0 | 1,
      ...leftOf(name, value, seen),
    };
  };
  return {
    title: def.title[page.language],
    unique: def.unique,
    frame: frameOf(def, type),
    art: artOf('lcg', def.id),
    window: windows[type] ?? 'deed',
    corner: cornerOf(def, seen),
    stats: [
      ...(shownStats[type] ?? []).filter((name) => name !== 'questPoints' || def.questPoints > 0).map(stat),
      ...escapeOf(def),
    ],
    kind: kindOf(def, type),
    traits: def.traits.map((trait) => traitWord(trait)[page.language]).join(', '),
    text: def.texts.map((text) => text[page.language]),
    short: shortForm('lcg', def, page.language, shortSigns),
    glyphs: glyphsOf(shortSigns, glyphs, scroll, page.language),
    keywords: keywordsOf(def),
    ...(moods[def.number] ? { mood: moods[def.number]![page.language] } : null),
  };
}

/** What it counts for an escape test; like the printed values, since it is read as one of them. */
function escapeOf({ escape: value }: LcgDef): FaceStat[] {
  return value > 0 ? [{ icon: run, label: lcgWords().keywords.escape[0], value, change: 0 }] : [];
}

const windows: Readonly<Record<string, FaceWindow>> = {
  hero: 'hero',
  ally: 'thing',
  attachment: 'thing',
  objective: 'thing',
  enemy: 'foe',
  location: 'place',
  quest: 'place',
};

/** Hit points are what stands on a tile, and they say what is left of them. */
function leftOf(name: Shown, value: number, seen?: SeenInPlay): Pick<FaceStat, 'left' | 'main'> {
  if (name !== 'hitPoints') return {};
  return { main: true, ...(seen && seen.damage > 0 ? { left: Math.max(0, value - seen.damage) } : null) };
}

function frameOf(def: LcgDef, type: string): string {
  if (def.sphere !== '') return `lcg-${def.sphere}`;
  return `lcg-${type === 'enemy' || type === 'location' || type === 'quest' ? type : 'encounter'}`;
}

function kindOf(def: LcgDef, type: keyof ReturnType<typeof lcgWords>['types']): string {
  const { types, spheres } = lcgWords();
  const name = def.type === 'quest' ? `${types.quest} ${def.stage}` : types[type];
  const home = def.sphere === '' ? (setTitles[def.set]?.[page.language] ?? '') : (spheres[def.sphere] ?? '');
  return home === '' ? name : `${name} · ${home}`;
}

function cornerOf(def: LcgDef, seen?: SeenInPlay): FaceStat | null {
  const { stats } = lcgWords();
  const corner = (name: string, value: number | string, change: -1 | 0 | 1 = 0): FaceStat => ({
    icon: '',
    label: stats[name] ?? name,
    value,
    change,
  });
  if (def.type === 'enemy') {
    const value = seen?.engagement ?? def.engagement;
    return { ...corner('engagement', value, Math.sign(value - def.engagement) as -1 | 0 | 1), form: 'shield' };
  }
  if (def.type === 'hero') return seen ? null : corner('threatCost', def.threatCost);
  if (def.sphere === '') return null;
  return corner('cost', def.cost < 0 ? 'X' : def.cost);
}

const keywordRules: Readonly<Record<Keyword, string>> = {
  ranged: 'LCG-KEYWORD-04',
  sentinel: 'LCG-KEYWORD-06',
  restricted: 'LCG-KEYWORD-09',
  guarded: 'LCG-GUARD-01',
  permanent: 'LCG-CAMPAIGN-26',
  doomed: 'LCG-KEYWORD-12',
  surge: 'LCG-KEYWORD-14',
  victory: 'LCG-KEYWORD-18',
  escape: 'LCG-SOM-02',
};

function keywordsOf(def: LcgDef): FaceKeyword[] {
  const { keywords } = lcgWords();
  return (Object.keys(keywordRules) as Keyword[])
    .filter((keyword) => Number(def[keyword]) > 0)
    .map((keyword) => {
      const [name, meaning] = keywords[keyword];
      const number = keyword === 'doomed' || keyword === 'victory' || keyword === 'escape' ? ` ${def[keyword]}` : '';
      return { name: `${name}${number}`, meaning, rule: keywordRules[keyword] };
    });
}

function tokensOf(seen: SeenInPlay): FaceToken[] {
  const { tokens } = lcgWords();
  const kinds = [
    ['resource', seen.resources, icons.resource],
    ['damage', seen.damage, icons.damage],
    ['progress', seen.progress, icons.progress],
  ] as const;
  return kinds
    .filter(([, count]) => count > 0)
    .map(([kind, count, icon]) => ({ kind, icon, label: tokens[kind], count }));
}

/** A card in play. */
export function inPlay(seen: SeenInPlay): TableCard {
  const { states } = lcgWords();
  const def = defOf(seen.def);
  return {
    id: seen.id,
    def: seen.def,
    face: def ? faceOf(def, seen) : guardFace(seen),
    tokens: tokensOf(seen),
    turned: seen.exhausted,
    states: [
      ...(seen.exhausted ? [states.exhausted] : []),
      ...(seen.committed ? [states.committed] : []),
      ...(seen.picked ? [states.picked] : []),
    ],
  };
}

/** A face-down player card: an Orc guard, or an attachment without a text. */
function guardFace(seen: SeenInPlay): Face {
  const { types, stats, orcGuard, facedown } = lcgWords();
  const stat = (name: 'attack' | 'defense' | 'hitPoints'): FaceStat => ({
    icon: icons[name],
    label: stats[name] ?? name,
    value: seen[name] ?? 0,
    change: 0,
  });
  return {
    title: seen.type === 'attachment' ? facedown : orcGuard,
    unique: false,
    frame: 'lcg-enemy',
    art: artOf('lcg', 'orc-guard'),
    window: 'foe',
    corner: null,
    stats: seen.type === 'enemy' ? [stat('attack'), stat('defense'), stat('hitPoints')] : [],
    kind: types[seen.type],
    traits: '',
    text: [],
    keywords: [],
  };
}

/** A card that is only named. */
export const named = remembered((id) => {
  const def = defOf(id);
  return def ? { id: '', def: def.id, face: faceOf(def), tokens: [], turned: false, states: [] } : null;
});

/** A card in a hand or a pile. */
export function known({ id, def }: SeenCard): TableCard | null {
  const card = named(def);
  return card && { ...card, id };
}

const kinds: readonly string[] = ['ally', 'attachment', 'event'];

/** A hand in the order its owner likes. */
export function sortHand(hand: readonly TableCard[], order: HandOrder, language: 'de' | 'en'): readonly TableCard[] {
  if (order === 'drawn') return hand;
  const titles = new Intl.Collator(language);
  const rank = ({ def: id }: TableCard): number => {
    const def = defOf(id);
    if (!def || order === 'title') return 0;
    // X costs what one likes: behind the others.
    return order === 'cost' ? (def.cost < 0 ? 99 : def.cost) : kinds.indexOf(def.type);
  };
  return hand.toSorted((a, b) => rank(a) - rank(b) || titles.compare(a.face.title, b.face.title));
}

/** The known cards of a pile, the top one first. */
export function pileOf(zone: SeenZone | undefined): TableCard[] {
  return (zone?.cards ?? []).flatMap((card) => (card && known(card)) ?? []).reverse();
}
