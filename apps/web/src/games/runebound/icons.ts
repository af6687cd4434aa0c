import archBridge from 'virtual:game-icons/arch-bridge';
import aura from 'virtual:game-icons/aura';
import brain from 'virtual:game-icons/brain';
import castle from 'virtual:game-icons/castle';
import shield from 'virtual:game-icons/checked-shield';
import claws from 'virtual:game-icons/claws';
import compass from 'virtual:game-icons/compass';
import conversation from 'virtual:game-icons/conversation';
import crossedSwords from 'virtual:game-icons/crossed-swords';
import crownedSkull from 'virtual:game-icons/crowned-skull';
import doubled from 'virtual:game-icons/doubled';
import dragonHead from 'virtual:game-icons/dragon-head';
import featheredWing from 'virtual:game-icons/feathered-wing';
import flagObjective from 'virtual:game-icons/flag-objective';
import greekTemple from 'virtual:game-icons/greek-temple';
import guardedTower from 'virtual:game-icons/guarded-tower';
import hearts from 'virtual:game-icons/hearts';
import highGrass from 'virtual:game-icons/high-grass';
import hills from 'virtual:game-icons/hills';
import hourglass from 'virtual:game-icons/hourglass';
import huts from 'virtual:game-icons/huts-village';
import lightning from 'virtual:game-icons/lightning-helix';
import magicSwirl from 'virtual:game-icons/magic-swirl';
import biceps from 'virtual:game-icons/muscle-up';
import peaks from 'virtual:game-icons/peaks';
import pineTree from 'virtual:game-icons/pine-tree';
import pokerHand from 'virtual:game-icons/poker-hand';
import roundStar from 'virtual:game-icons/round-star';
import zombie from 'virtual:game-icons/shambling-zombie';
import swordClash from 'virtual:game-icons/sword-clash';
import treasureMap from 'virtual:game-icons/treasure-map';
import trophy from 'virtual:game-icons/trophy';
import twoCoins from 'virtual:game-icons/two-coins';
import walkingBoot from 'virtual:game-icons/walking-boot';
import waves from 'virtual:game-icons/waves';

/** Pictograms of terrains, in the order of their bits. */
export const terrainIcons = { plains: highGrass, forest: pineTree, hills, mountain: peaks, water: waves } as const;
export const compassIcon = compass;

export const siteIcons = { city: castle, town: huts, shrine: greekTemple, fortress: guardedTower } as const;

/** Pictograms of the adventure decks, in the order of their numbers. */
export const deckIcons = [swordClash, treasureMap, conversation] as const;

/** The picture by which cards of a scenario are known: its villain (RB-SCENARIO-02). */
export const scenarioIcons = { margath: dragonHead, vorakesh: crownedSkull } as const;

/** Symbols of combat tokens by their numbers; the dash has none. */
export const symbolIcons = ['', crossedSwords, magicSwirl, claws, featheredWing, doubled, lightning, shield] as const;

export const statIcons = {
  body: biceps,
  mind: brain,
  spirit: aura,
  health: hearts,
  speed: walkingBoot,
  handLimit: pokerHand,
} as const;

export const icons = {
  gold: twoCoins,
  star: roundStar,
  trophy,
  zombie,
  quest: flagObjective,
  time: hourglass,
  bridge: archBridge,
} as const;
