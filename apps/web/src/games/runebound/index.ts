import backpack from 'virtual:game-icons/backpack';
import bookCover from 'virtual:game-icons/book-cover';
import campfire from 'virtual:game-icons/campfire';
import crownedSkull from 'virtual:game-icons/crowned-skull';
import evilEyes from 'virtual:game-icons/evil-eyes';
import hearts from 'virtual:game-icons/hearts';
import scrollUnfurled from 'virtual:game-icons/scroll-unfurled';
import swordman from 'virtual:game-icons/swordman';
import trail from 'virtual:game-icons/trail';
import { type CardType, type RbDef, type RbState, runebound } from '@tafelrunde/runebound';
import { page } from '../../page-language.svelte.ts';
import type { FaceStat } from '../../table/face.ts';
import { genericTable } from '../generic/table.ts';
import type { GameModule } from '../module.ts';
import { lessons } from './lessons.ts';
import '../frames.css';

const pictures: Readonly<Record<CardType, string>> = {
  hero: swordman,
  asset: backpack,
  skill: bookCover,
  enemy: evilEyes,
  event: campfire,
  quest: trail,
  story: scrollUnfurled,
  storyQuest: scrollUnfurled,
  scenario: crownedSkull,
};

const scenarioNames: Readonly<Record<string, readonly [de: string, en: string]>> = {
  margath: ['Margath', 'Margath'],
  vorakesh: ['Vorakesh', 'Vorakesh'],
};

const words = {
  de: { price: 'Preis', health: 'Gesundheit' },
  en: { price: 'Price', health: 'Health' },
};

const stat = (icon: string, label: string, value: number | string): FaceStat => ({ icon, label, value, change: 0 });

export const table: GameModule = {
  ...genericTable<RbState, RbDef>(runebound, {
  fields: {
    hero: ['Held', 'Hero'],
    asset: ['Ausrüstung', 'Asset'],
    skill: ['Fertigkeit', 'Skill'],
    enemy: ['Feind', 'Enemy'],
    event: ['Ereignis', 'Event'],
    quest: ['Quest', 'Quest'],
    story: ['Handlung', 'Story'],
    storyQuest: ['Handlungsquest', 'Story quest'],
    scenario: ['Szenario', 'Scenario'],
    act: ['Akt', 'Act'],
    space: ['Zeit', 'Time'],
    actions: ['Aktionen übrig', 'Actions left'],
    gems: ['Abenteuerkristalle', 'Gems'],
    zombies: ['Zombies', 'Zombies'],
    villain: ['Endgegner', 'Villain'],
    dice: ['Würfel', 'Dice'],
    heroes: ['Helden', 'Heroes'],
    markets: ['Markt', 'Market'],
    storyTrack: ['Handlungskarten', 'Story track'],
    adventure: ['Abenteuer', 'Adventure'],
    decks: ['Abenteuerstapel', 'Adventure deck'],
    discards: ['Ablage', 'Discard'],
    skillDeck: ['Fertigkeiten', 'Skill deck'],
    skillDiscard: ['Abgelegte Fertigkeiten', 'Skill discard'],
    assetDeck: ['Ausrüstungsstapel', 'Asset deck'],
    assetDiscard: ['Abgelegte Ausrüstung', 'Asset discard'],
    storyDeck: ['Handlungsstapel', 'Story deck'],
    storyDiscard: ['Abgelegte Handlungskarten', 'Story discard'],
    hex: ['Feld', 'Space'],
    'values.body': ['Körper', 'Body'],
    'values.mind': ['Verstand', 'Mind'],
    'values.spirit': ['Geist', 'Spirit'],
    'values.health': ['Gesundheit', 'Health'],
    'values.speed': ['Geschwindigkeit', 'Speed'],
    'values.handLimit': ['Handkartenlimit', 'Hand limit'],
    assets: ['Ausrüstung', 'Assets'],
    skills: ['Fertigkeiten', 'Skills'],
    trophies: ['Trophäen', 'Trophies'],
    quests: ['Quests', 'Quests'],
    rumors: ['Gerüchte', 'Rumors'],
    delayed: ['aufgehalten', 'delayed'],
    defeated: ['besiegt', 'defeated'],
    'fight.kind': ['Kampf gegen', 'Fight against'],
    'fight.round': ['Kampfrunde', 'Combat round'],
    'fight.enemy': ['Feind', 'Enemy'],
  },
  hidden: [
    'gems',
    'zombies',
    'villain',
    'dice',
    'hex',
    'side',
    'first',
    'playing',
    'diceSpent',
    'card',
    'trophyBacks',
    'fight.turn',
    'eliminated',
  ],
  piles: ['discards', 'decks', 'skillDiscard', 'assetDiscard', 'storyDiscard', 'removed', 'trophies'],
  seats: ['active', 'first'],
  value: (key, value) => (key === 'scenario' ? scenarioNames[value]?.[page.language === 'de' ? 0 : 1] : undefined),
  face(def) {
    const own = words[page.language];
    return {
      frame: `card-${def.type}`,
      picture: pictures[def.type],
      text: def.texts.map((text) => text[page.language]),
      corner: def.price > 0 ? stat('', own.price, def.price) : null,
      stats: def.health > 0 ? [stat(hearts, own.health, def.health)] : [],
      ...(def.flavor ? { mood: def.flavor[page.language] } : null),
    };
  },
}),
  lessons,
};
