import drop from 'virtual:game-icons/drop';
import scroll from 'virtual:game-icons/scroll-unfurled';
import type { SeenCard, SeenZone } from '@tafelrunde/kernel';
import {
  DECKS,
  type RbDef,
  runebound,
  type ScenarioId,
  type SeenPlayer,
  type Trait,
  traits,
} from '@tafelrunde/runebound';
import { page } from '../../page-language.svelte.ts';
import { artOf } from '../../pictures/address.ts';
import type { Face, FaceStat, FaceToken, FaceWindow, Keyword, TableCard } from '../../table/face.ts';
import { remembered } from '../remembered.ts';
import { glyphsOf, shortForm } from '../short-form.ts';
import { defOf } from './defs.ts';
import { compassIcon, deckIcons, icons, scenarioIcons, statIcons, symbolIcons, terrainIcons } from './icons.ts';
import { shortSigns } from './short-signs.ts';
import { signsFor } from './signs.ts';
import { rbWords } from './words.ts';

const glyphs = {
  ...statIcons,
  ...terrainIcons,
  surge: symbolIcons[6],
  gold: icons.gold,
  trophy: icons.trophy,
  damage: drop,
  compass: compassIcon,
};

const ATTRIBUTES = ['body', 'mind', 'spirit'] as const;

/** What a combat token shows, in words: "2 physical damage / surge". */
function tokenWords(token: number): string {
  return [0, 1].map((face) => faceWords(token, face)).join(' / ');
}

export function faceWords(token: number, face: number): string {
  return runebound.name(`face:${token * 2 + face}`, page.language);
}

function stat(icon: string, name: string, value: number | string, printed = value): FaceStat {
  const change = typeof value === 'number' && typeof printed === 'number' ? Math.sign(value - printed) : 0;
  return { icon, label: rbWords().stats[name] ?? name, value, change: change as -1 | 0 | 1 };
}

function frameOf({ type, assetKind, attribute, back }: RbDef): string {
  if (type === 'asset') return `rb-asset rb-${assetKind}`;
  if (type === 'skill') return `rb-${ATTRIBUTES[attribute] ?? 'body'}`;
  if (type === 'enemy' || type === 'event' || type === 'quest') return `rb-${DECKS[back] ?? 'combat'}`;
  return `rb-${type}`;
}

const windows: Readonly<Record<RbDef['type'], FaceWindow>> = {
  hero: 'hero',
  asset: 'thing',
  skill: 'deed',
  enemy: 'foe',
  event: 'deed',
  quest: 'place',
  story: 'deed',
  storyQuest: 'place',
  scenario: 'foe',
};

function kindOf(def: RbDef): string {
  const { types, kinds, decks, sets, stats } = rbWords();
  const { type, assetKind, back, set, attribute } = def;
  if (assetKind !== '') return kinds[assetKind];
  if (type === 'skill') return `${stats[ATTRIBUTES[attribute] ?? 'body']} · ${sets[set as keyof typeof sets] ?? ''}`;
  const deck = DECKS[back];
  return deck ? `${types[type]} · ${decks[deck]}` : types[type];
}

/** Orbs of a skill by the deck that pays for them; the last number is that of the grey ones. */
function orbsOf({ orbs }: RbDef): FaceStat[] {
  const { decks, anyTrophy } = rbWords();
  return [...DECKS, 'any' as const].flatMap((orb, at) => {
    const value = orbs.filter((one) => one === orb).length;
    const label = orb === 'any' ? anyTrophy : decks[orb];
    return value > 0 ? [{ icon: deckIcons[at] ?? icons.trophy, label, value, change: 0 as const }] : [];
  });
}

function statsOf(def: RbDef, player?: SeenPlayer): FaceStat[] {
  const { hero, type } = def;
  if (hero) {
    const names = ['body', 'mind', 'spirit', 'health'] as const;
    return names.map((name) => stat(statIcons[name], name, player?.values[name] ?? hero[name], hero[name]));
  }
  if (type === 'skill') {
    const stars = def.stars > 0 ? [stat(icons.star, 'stars', def.stars)] : [];
    return [...orbsOf(def), ...stars];
  }
  if (def.trade) return [stat(icons.gold, 'trade', def.trade.value)];
  const health = def.boss?.boss.health ?? def.health;
  return health > 0 ? [stat(statIcons.health, 'health', health)] : [];
}

function keywordsOf(def: RbDef): Keyword[] {
  const { keywords, starts, orbs, sites, stats } = rbWords();
  const found: Keyword[] = [];
  const [first] = def.tokens;
  if (first !== undefined && def.type !== 'asset') {
    const name = def.tokens.length > 1 ? keywords.tokens : keywords.token;
    found.push({ name, meaning: `${def.tokens.map(tokenWords).join('; ')}.`, rule: 'RB-TOKEN-01' });
  }
  if (def.hero) {
    const { speed, handLimit, gold, start } = def.hero;
    found.push({ name: stats.speed ?? '', meaning: `${speed}.`, rule: 'RB-MOVE-01' });
    found.push({ name: stats.handLimit ?? '', meaning: `${handLimit}.`, rule: 'RB-HAND-02' });
    found.push({ name: keywords.start, meaning: `${starts[start]}, ${gold} ${stats.gold}.`, rule: 'RB-SETUP-16' });
  }
  if (def.trade) found.push({ name: keywords.trade, meaning: `${sites[def.trade.at]}.`, rule: 'RB-GOODS-02' });
  if (def.orbs.length > 0) {
    const list = orbsOf(def).map(({ label, value }) => `${value} × ${label}`);
    found.push({ name: keywords.orbs, meaning: orbs(list.join(', ')), rule: 'RB-SKILL-03' });
  }
  return found;
}

/** The token of an asset is most of what it does: it stands on the card itself. */
function tokenText({ type, tokens }: RbDef): string[] {
  return type === 'asset' ? tokens.map((token) => `${rbWords().keywords.token}: ${tokenWords(token)}.`) : [];
}

/** The cards of a scenario are known by its picture (RB-SCENARIO-02). */
function badgeOf({ type, id, scenario }: RbDef): Pick<Face, 'badge'> {
  const of = type === 'scenario' ? (id as ScenarioId) : scenario;
  return of === '' ? {} : { badge: { icon: scenarioIcons[of], label: rbWords().scenarios[of] } };
}

/** How a card looks; with what has become of it, if it is a hero in play. */
function faceOf(def: RbDef, player?: SeenPlayer): Face {
  const boss = def.boss?.boss;
  // The setup ability counts until the card is turned over (RB-SETUP-17).
  const texts = player && player.side === 1 ? def.texts.slice(1) : def.texts;
  return {
    title: (boss?.title ?? def.title)[page.language],
    unique: false,
    frame: frameOf(def),
    art: artOf('runebound', def.id),
    window: windows[def.type],
    corner: def.price > 0 ? stat('', 'price', def.price) : null,
    stats: statsOf(def, player),
    kind: kindOf(def),
    traits: (boss?.traits ?? def.traits).map((trait) => traits[trait as Trait]?.[page.language] ?? trait).join(', '),
    text: [...tokenText(def), ...texts.map((text) => text[page.language])],
    short: [...tokenText(def), ...shortForm('runebound', def, page.language, shortSigns)],
    glyphs: glyphsOf(shortSigns, glyphs, scroll, page.language),
    keywords: keywordsOf(def),
    signs: signsFor(def.back),
    ...badgeOf(def),
    ...(def.flavor ? { mood: def.flavor[page.language] } : null),
  };
}

/** A card that is only named. */
export const named = remembered((name) => {
  const def = defOf(name);
  return def ? { id: '', def: name, face: faceOf(def), tokens: [], turned: false, states: [] } : null;
});

export function known({ id, def }: SeenCard): TableCard | null {
  const card = named(def);
  return card && { ...card, id };
}

export const allKnown = (zone: SeenZone): TableCard[] => zone.cards.flatMap((card) => (card && known(card)) ?? []);

const damageToken = (count: number, label: string): FaceToken[] =>
  count > 0 ? [{ kind: 'damage', icon: statIcons.health, label, count }] : [];

const DAMAGE = { de: 'Schaden', en: 'Damage' } as const;

/** The card of a hero in play, with its values as they are. */
export function heroCard(player: SeenPlayer): TableCard | null {
  const def = defOf(player.hero);
  if (!def) return null;
  const { sheet } = rbWords();
  const states = [
    player.delayed ? sheet.delayed : '',
    player.defeated ? sheet.defeated : '',
    player.eliminated ? sheet.eliminated : '',
  ].filter(Boolean);
  const lying = damageToken(player.damage, DAMAGE[page.language]);
  return { id: player.card, def: def.id, face: faceOf(def, player), tokens: lying, turned: false, states };
}

/** What the villain of a scenario does in a fight: the back of its card. */
export const villainTexts = ({ texts, boss }: RbDef): string[] =>
  texts.slice(boss?.rules.length ?? 0).map((text) => text[page.language]);

/** An enemy that is fought. */
export function enemyCard(seen: SeenCard & { readonly health: number; readonly damage: number }): TableCard | null {
  const card = known(seen);
  if (!card) return null;
  const def = defOf(seen.def);
  const printed = def?.boss?.boss.health ?? def?.health ?? seen.health;
  const stats = [stat(statIcons.health, 'health', seen.health, printed)];
  const text = def?.boss ? villainTexts(def) : card.face.text;
  return { ...card, face: { ...card.face, stats, text }, tokens: damageToken(seen.damage, DAMAGE[page.language]) };
}

/** Something on the table that is no card but can be pointed at and chosen like one. */
export function placeCard(id: string, face: Pick<Face, 'title' | 'kind' | 'text'> & Partial<Face>): TableCard {
  const empty = {
    unique: false,
    frame: 'rb-place',
    art: '',
    corner: null,
    stats: [],
    traits: '',
    keywords: [],
  };
  return { id, def: '', face: { ...empty, ...face }, tokens: [], turned: false, states: [] };
}
