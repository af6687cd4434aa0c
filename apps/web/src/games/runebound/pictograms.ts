import anvil from 'virtual:game-icons/anvil';
import axe from 'virtual:game-icons/battered-axe';
import tavern from 'virtual:game-icons/beer-stein';
import bowArrow from 'virtual:game-icons/bow-arrow';
import plateArmor from 'virtual:game-icons/breastplate';
import broadsword from 'virtual:game-icons/broadsword';
import campfire from 'virtual:game-icons/campfire';
import castleRuins from 'virtual:game-icons/castle-ruins';
import caveEntrance from 'virtual:game-icons/cave-entrance';
import cloak from 'virtual:game-icons/cloak';
import crossedSwords from 'virtual:game-icons/crossed-swords';
import daggers from 'virtual:game-icons/daggers';
import devilMask from 'virtual:game-icons/devil-mask';
import discussion from 'virtual:game-icons/discussion';
import dragonHead from 'virtual:game-icons/dragon-head';
import fizzingFlask from 'virtual:game-icons/fizzing-flask';
import footprint from 'virtual:game-icons/footprint';
import footsteps from 'virtual:game-icons/footsteps';
import gems from 'virtual:game-icons/gems';
import giant from 'virtual:game-icons/giant';
import goat from 'virtual:game-icons/goat';
import golemHead from 'virtual:game-icons/golem-head';
import grapple from 'virtual:game-icons/grapple';
import holySymbol from 'virtual:game-icons/holy-symbol';
import hood from 'virtual:game-icons/hood';
import horseHead from 'virtual:game-icons/horse-head';
import knapsack from 'virtual:game-icons/knapsack';
import knightBanner from 'virtual:game-icons/knight-banner';
import lantern from 'virtual:game-icons/lantern-flame';
import leafSwirl from 'virtual:game-icons/leaf-swirl';
import leatherArmor from 'virtual:game-icons/leather-armor';
import oakLeaf from 'virtual:game-icons/oak-leaf';
import orcHead from 'virtual:game-icons/orc-head';
import pawPrint from 'virtual:game-icons/paw-print';
import raft from 'virtual:game-icons/raft';
import ring from 'virtual:game-icons/ring';
import robe from 'virtual:game-icons/robe';
import runeStone from 'virtual:game-icons/rune-stone';
import runeSword from 'virtual:game-icons/rune-sword';
import scroll from 'virtual:game-icons/scroll-unfurled';
import skeleton from 'virtual:game-icons/skeleton';
import spear from 'virtual:game-icons/spear-hook';
import swapBag from 'virtual:game-icons/swap-bag';
import swordman from 'virtual:game-icons/swordman';
import trail from 'virtual:game-icons/trail';
import treasureMap from 'virtual:game-icons/treasure-map';
import visoredHelm from 'virtual:game-icons/visored-helm';
import wheat from 'virtual:game-icons/wheat';
import wingfoot from 'virtual:game-icons/wingfoot';
import wizardFace from 'virtual:game-icons/wizard-face';
import wizardStaff from 'virtual:game-icons/wizard-staff';
import wolfHead from 'virtual:game-icons/wolf-head';
import type { RbDef, ScenarioId } from '@tafelrunde/runebound';
import { scenarioIcons } from './icons.ts';

const heroes: Readonly<Record<string, string>> = {
  corbin: orcHead,
  laurel: bowArrow,
  lissa: wolfHead,
  hawthorne: visoredHelm,
  mok: wizardStaff,
  thorn: wizardFace,
};

/** The pictogram of a hero, also on the map. */
export const heroPicture = (id: string): string => heroes[id] ?? swordman;

/** Pictograms by a word in the English title; the first that fits is taken. */
const byTitle: readonly (readonly [RegExp, string])[] = [
  [/axe/i, axe],
  [/bow|marksman/i, bowArrow],
  [/dagger|kniv|backstab|rapier/i, daggers],
  [/staff|scepter|wand/i, wizardStaff],
  [/runeblade/i, runeSword],
  [/spear/i, spear],
  [/sword|blade/i, broadsword],
  [/plate|chain mail|elven armor|spiked/i, plateArmor],
  [/robe|habit|silks|mantle/i, robe],
  [/cloak|coat|doublet/i, cloak],
  [/lantern/i, lantern],
  [/ring of|coin/i, ring],
  [/map case|cartograph|star chart/i, treasureMap],
  [/hook/i, grapple],
  [/belt|potion|kit/i, fizzingFlask],
  [/tools|smith/i, anvil],
  [/crystal|shard|rune|blood stone/i, runeStone],
  [/horse|thoroughbred|rider/i, horseHead],
  [/barge|water/i, raft],
  [/goat|mule/i, goat],
  [/boots|fleet|wind/i, wingfoot],
  [/provisions|harvest|bread|festival/i, wheat],
  [/valuables|artifacts|relics/i, gems],
  [/tavern|brawl|card table/i, tavern],
  [/ruin|mill|watchtower|gate|shrine/i, castleRuins],
  [/cave|lair|depths|barrow|grave|crypt|burial/i, caveEntrance],
  [/dragon|wyrm|drake|wyvern|scale/i, dragonHead],
  [/spider|hound|cat|wing|bats|kitten/i, pawPrint],
  [/orc|goblin/i, orcHead],
];

const byKind = {
  weapon: broadsword,
  apparel: leatherArmor,
  gear: knapsack,
  movement: footsteps,
  goods: swapBag,
} as const;

const bySet: Readonly<Record<string, string>> = {
  wild: oakLeaf,
  military: knightBanner,
  wanderlust: footprint,
  lowFriends: hood,
  gods: holySymbol,
  runes: runeStone,
};

const byTrait: Readonly<Record<string, string>> = {
  dragon: dragonHead,
  undead: skeleton,
  demon: devilMask,
  giant,
  construct: golemHead,
  beast: wolfHead,
  mystic: wizardFace,
  warrior: crossedSwords,
};

const events: readonly string[] = [campfire, leafSwirl, discussion];
const quests: readonly string[] = [crossedSwords, trail, scroll];

/** The pictogram of a card, by what it is. */
export function pictogram(def: RbDef): string {
  const { type, title, assetKind, set, traits, back } = def;
  if (type === 'hero') return heroPicture(def.id);
  if (type === 'scenario') return scenarioIcons[def.id as ScenarioId];
  if (type === 'enemy') {
    const trait = Object.keys(byTrait).find((name) => traits.includes(name));
    return trait ? byTrait[trait]! : swordman;
  }
  const named = byTitle.find(([word]) => word.test(title.en));
  if (named) return named[1];
  if (assetKind !== '') return byKind[assetKind];
  if (type === 'skill') return bySet[set] ?? oakLeaf;
  if (type === 'event') return events[back] ?? campfire;
  return quests[back] ?? scroll;
}
