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

const words = {
  de: { price: 'Preis', health: 'Lebenspunkte' },
  en: { price: 'Price', health: 'Health' },
};

const stat = (icon: string, label: string, value: number | string): FaceStat => ({ icon, label, value, change: 0 });

export const table = genericTable<RbState, RbDef>(runebound, {
  fields: {
    hero: ['Held', 'Hero'],
    asset: ['Besitz', 'Asset'],
    skill: ['Fertigkeit', 'Skill'],
    enemy: ['Gegner', 'Enemy'],
    event: ['Ereignis', 'Event'],
    quest: ['Quest', 'Quest'],
    story: ['Geschichte', 'Story'],
    storyQuest: ['Geschichtsquest', 'Story quest'],
    scenario: ['Szenario', 'Scenario'],
    act: ['Akt', 'Act'],
    space: ['Zeit', 'Time'],
    actions: ['Aktionen übrig', 'Actions left'],
    gems: ['Edelsteine', 'Gems'],
    zombies: ['Zombies', 'Zombies'],
    villain: ['Schurke', 'Villain'],
    dice: ['Würfel', 'Dice'],
    heroes: ['Helden', 'Heroes'],
    markets: ['Markt', 'Market'],
    storyTrack: ['Geschichtsleiste', 'Story track'],
    adventure: ['Abenteuer', 'Adventure'],
    decks: ['Abenteuerstapel', 'Adventure deck'],
    discards: ['Ablage', 'Discard'],
    skillDeck: ['Fertigkeiten', 'Skill deck'],
    skillDiscard: ['Abgelegte Fertigkeiten', 'Skill discard'],
    assetDeck: ['Besitzstapel', 'Asset deck'],
    assetDiscard: ['Abgelegter Besitz', 'Asset discard'],
    storyDeck: ['Geschichtsstapel', 'Story deck'],
    storyDiscard: ['Abgelegte Geschichten', 'Story discard'],
    hex: ['Feld', 'Space'],
    'values.body': ['Körper', 'Body'],
    'values.mind': ['Geist', 'Mind'],
    'values.spirit': ['Seele', 'Spirit'],
    'values.health': ['Lebenspunkte', 'Health'],
    'values.speed': ['Tempo', 'Speed'],
    'values.handLimit': ['Handlimit', 'Hand limit'],
    assets: ['Besitz', 'Assets'],
    skills: ['Fertigkeiten', 'Skills'],
    trophies: ['Trophäen', 'Trophies'],
    quests: ['Quests', 'Quests'],
    rumors: ['Gerüchte', 'Rumors'],
    delayed: ['verzögert', 'delayed'],
    defeated: ['besiegt', 'defeated'],
    'fight.kind': ['Kampf gegen', 'Fight against'],
    'fight.round': ['Kampfrunde', 'Combat round'],
    'fight.enemy': ['Gegner', 'Enemy'],
  },
  hidden: ['side', 'first', 'playing', 'diceSpent', 'card', 'trophyBacks', 'fight.turn', 'eliminated'],
  seats: ['active', 'first'],
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
});
