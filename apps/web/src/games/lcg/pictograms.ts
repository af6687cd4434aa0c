import angelWings from 'virtual:game-icons/angel-wings';
import anvil from 'virtual:game-icons/anvil';
import archer from 'virtual:game-icons/archer';
import arrowCluster from 'virtual:game-icons/arrow-cluster';
import arrowScope from 'virtual:game-icons/arrow-scope';
import bandageRoll from 'virtual:game-icons/bandage-roll';
import barefoot from 'virtual:game-icons/barefoot';
import bat from 'virtual:game-icons/bat';
import battleAxe from 'virtual:game-icons/battle-axe';
import bearHead from 'virtual:game-icons/bear-head';
import bee from 'virtual:game-icons/bee';
import biceps from 'virtual:game-icons/biceps';
import bootPrints from 'virtual:game-icons/boot-prints';
import bowArrow from 'virtual:game-icons/bow-arrow';
import breakingChain from 'virtual:game-icons/breaking-chain';
import breastplate from 'virtual:game-icons/breastplate';
import candleLight from 'virtual:game-icons/candle-light';
import canoe from 'virtual:game-icons/canoe';
import cardDraw from 'virtual:game-icons/card-draw';
import cavalry from 'virtual:game-icons/cavalry';
import caveEntrance from 'virtual:game-icons/cave-entrance';
import cloakDagger from 'virtual:game-icons/cloak-dagger';
import compass from 'virtual:game-icons/compass';
import crossbow from 'virtual:game-icons/crossbow';
import crossedAxes from 'virtual:game-icons/crossed-axes';
import crowDive from 'virtual:game-icons/crow-dive';
import crown from 'virtual:game-icons/crown';
import crownedSkull from 'virtual:game-icons/crowned-skull';
import daemonSkull from 'virtual:game-icons/daemon-skull';
import desert from 'virtual:game-icons/desert';
import despair from 'virtual:game-icons/despair';
import dungeonGate from 'virtual:game-icons/dungeon-gate';
import dwarfHelmet from 'virtual:game-icons/dwarf-helmet';
import dwarfKing from 'virtual:game-icons/dwarf-king';
import elfHelmet from 'virtual:game-icons/elf-helmet';
import evilBook from 'virtual:game-icons/evil-book';
import evilEyes from 'virtual:game-icons/evil-eyes';
import evilHand from 'virtual:game-icons/evil-hand';
import evilTower from 'virtual:game-icons/evil-tower';
import eyeball from 'virtual:game-icons/eyeball';
import fist from 'virtual:game-icons/fist';
import fog from 'virtual:game-icons/fog';
import forestEntrance from 'virtual:game-icons/forest-entrance';
import gemPendant from 'virtual:game-icons/gem-pendant';
import goblin from 'virtual:game-icons/goblin';
import goblinHead from 'virtual:game-icons/goblin-head';
import grimReaper from 'virtual:game-icons/grim-reaper';
import guardedTower from 'virtual:game-icons/guarded-tower';
import harp from 'virtual:game-icons/harp';
import healing from 'virtual:game-icons/healing';
import heartWings from 'virtual:game-icons/heart-wings';
import hills from 'virtual:game-icons/hills';
import honeyJar from 'virtual:game-icons/honey-jar';
import hood from 'virtual:game-icons/hood';
import horseHead from 'virtual:game-icons/horse-head';
import horseshoe from 'virtual:game-icons/horseshoe';
import huntingHorn from 'virtual:game-icons/hunting-horn';
import lanternFlame from 'virtual:game-icons/lantern-flame';
import lightningStorm from 'virtual:game-icons/lightning-storm';
import lindenLeaf from 'virtual:game-icons/linden-leaf';
import longLeggedSpider from 'virtual:game-icons/long-legged-spider';
import lotusFlower from 'virtual:game-icons/lotus-flower';
import magnifyingGlass from 'virtual:game-icons/magnifying-glass';
import manacles from 'virtual:game-icons/manacles';
import meditation from 'virtual:game-icons/meditation';
import mining from 'virtual:game-icons/mining';
import mountainCave from 'virtual:game-icons/mountain-cave';
import mountainRoad from 'virtual:game-icons/mountain-road';
import mountains from 'virtual:game-icons/mountains';
import mountedKnight from 'virtual:game-icons/mounted-knight';
import nightSky from 'virtual:game-icons/night-sky';
import oakLeaf from 'virtual:game-icons/oak-leaf';
import openBook from 'virtual:game-icons/open-book';
import orcHead from 'virtual:game-icons/orc-head';
import pathDistance from 'virtual:game-icons/path-distance';
import pocketBow from 'virtual:game-icons/pocket-bow';
import prayer from 'virtual:game-icons/prayer';
import prisoner from 'virtual:game-icons/prisoner';
import quickSlash from 'virtual:game-icons/quick-slash';
import rallyTheTroops from 'virtual:game-icons/rally-the-troops';
import raven from 'virtual:game-icons/raven';
import reed from 'virtual:game-icons/reed';
import river from 'virtual:game-icons/river';
import runeSword from 'virtual:game-icons/rune-sword';
import scrollUnfurled from 'virtual:game-icons/scroll-unfurled';
import shadowFollower from 'virtual:game-icons/shadow-follower';
import shadowGrasp from 'virtual:game-icons/shadow-grasp';
import shakingHands from 'virtual:game-icons/shaking-hands';
import sharpAxe from 'virtual:game-icons/sharp-axe';
import shieldBounces from 'virtual:game-icons/shield-bounces';
import shieldEchoes from 'virtual:game-icons/shield-echoes';
import skeletonKey from 'virtual:game-icons/skeleton-key';
import skullCrossedBones from 'virtual:game-icons/skull-crossed-bones';
import snakeBite from 'virtual:game-icons/snake-bite';
import spears from 'virtual:game-icons/spears';
import spiderAlt from 'virtual:game-icons/spider-alt';
import spiderEye from 'virtual:game-icons/spider-eye';
import spiderFace from 'virtual:game-icons/spider-face';
import spiderWeb from 'virtual:game-icons/spider-web';
import spinningWheel from 'virtual:game-icons/spinning-wheel';
import stonePath from 'virtual:game-icons/stone-path';
import stonePile from 'virtual:game-icons/stone-pile';
import stoneSpear from 'virtual:game-icons/stone-spear';
import stoneThrone from 'virtual:game-icons/stone-throne';
import sunrise from 'virtual:game-icons/sunrise';
import swordBreak from 'virtual:game-icons/sword-break';
import swordSlice from 'virtual:game-icons/sword-slice';
import swordsPower from 'virtual:game-icons/swords-power';
import swordwoman from 'virtual:game-icons/swordwoman';
import tombstone from 'virtual:game-icons/tombstone';
import torch from 'virtual:game-icons/torch';
import trail from 'virtual:game-icons/trail';
import treasureMap from 'virtual:game-icons/treasure-map';
import troll from 'virtual:game-icons/troll';
import twoHandedSword from 'virtual:game-icons/two-handed-sword';
import warAxe from 'virtual:game-icons/war-axe';
import webSpit from 'virtual:game-icons/web-spit';
import whip from 'virtual:game-icons/whip';
import whiteTower from 'virtual:game-icons/white-tower';
import windSlap from 'virtual:game-icons/wind-slap';
import wizardFace from 'virtual:game-icons/wizard-face';
import wolfHead from 'virtual:game-icons/wolf-head';
import wolfHowl from 'virtual:game-icons/wolf-howl';
import wolfTrap from 'virtual:game-icons/wolf-trap';

/** The pictogram of each card, by its number in the core set. */
const byNumber: Readonly<Record<number, string>> = {
  1: hood,
  2: cavalry,
  3: dwarfKing,
  4: battleAxe,
  5: bowArrow,
  6: dwarfHelmet,
  7: swordwoman,
  8: prayer,
  9: mountedKnight,
  10: stoneThrone,
  11: elfHelmet,
  12: compass,
  13: guardedTower,
  14: archer,
  15: runeSword,
  16: horseHead,
  17: pocketBow,
  18: warAxe,
  19: fist,
  20: eyeball,
  21: shakingHands,
  22: whiteTower,
  23: cloakDagger,
  24: tombstone,
  25: rallyTheTroops,
  26: crown,
  27: gemPendant,
  28: crossedAxes,
  29: stoneSpear,
  30: horseshoe,
  31: bearHead,
  32: swordsPower,
  33: arrowCluster,
  34: shieldBounces,
  35: swordSlice,
  36: spears,
  37: quickSlash,
  38: shieldEchoes,
  39: twoHandedSword,
  40: breastplate,
  41: sharpAxe,
  42: huntingHorn,
  43: barefoot,
  44: lanternFlame,
  45: bootPrints,
  46: lindenLeaf,
  47: biceps,
  48: swordBreak,
  49: sunrise,
  50: meditation,
  51: angelWings,
  52: candleLight,
  53: tombstone,
  54: spinningWheel,
  55: lotusFlower,
  56: stonePile,
  57: heartWings,
  58: healing,
  59: anvil,
  60: river,
  61: mining,
  62: harp,
  63: openBook,
  64: cardDraw,
  65: raven,
  66: forestEntrance,
  67: magnifyingGlass,
  68: honeyJar,
  69: wolfTrap,
  70: oakLeaf,
  71: evilBook,
  72: bandageRoll,
  73: wizardFace,
  74: spiderAlt,
  75: bee,
  76: spiderFace,
  77: spiderWeb,
  78: mountains,
  79: evilEyes,
  80: webSpit,
  81: wolfHead,
  82: troll,
  83: crossbow,
  84: snakeBite,
  85: wolfHowl,
  86: despair,
  87: desert,
  88: hills,
  89: orcHead,
  90: crownedSkull,
  91: whip,
  92: windSlap,
  93: evilHand,
  94: mountainRoad,
  95: river,
  96: longLeggedSpider,
  97: goblinHead,
  98: bat,
  99: stonePath,
  100: forestEntrance,
  101: prisoner,
  102: grimReaper,
  103: daemonSkull,
  104: shadowFollower,
  105: manacles,
  106: caveEntrance,
  107: dungeonGate,
  108: treasureMap,
  109: torch,
  110: skeletonKey,
  111: goblin,
  112: nightSky,
  113: canoe,
  114: reed,
  115: crowDive,
  116: lightningStorm,
  117: shadowGrasp,
  118: fog,
  119: spiderEye,
  120: pathDistance,
  121: trail,
  122: trail,
  123: evilTower,
  124: mountainCave,
  125: breakingChain,
  126: river,
  127: canoe,
  128: arrowScope,
};

/** For cards that have no pictogram of their own yet. */
const byType: Readonly<Record<string, string>> = { enemy: skullCrossedBones, location: treasureMap, orcGuard: orcHead };

/** The pictogram of a card; there is always one. */
export function pictogram(number: number, type: string): string {
  return byNumber[number] ?? byType[type] ?? scrollUnfurled;
}
