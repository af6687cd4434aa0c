import anvil from 'virtual:game-icons/anvil-impact';
import archer from 'virtual:game-icons/archer';
import barbarian from 'virtual:game-icons/barbarian';
import barefoot from 'virtual:game-icons/barefoot';
import axes from 'virtual:game-icons/battered-axe';
import battleGear from 'virtual:game-icons/battle-gear';
import broadsword from 'virtual:game-icons/broadsword';
import burningEye from 'virtual:game-icons/burning-eye';
import castle from 'virtual:game-icons/castle';
import cavalry from 'virtual:game-icons/cavalry';
import chainMail from 'virtual:game-icons/chain-mail';
import cowled from 'virtual:game-icons/cowled';
import crossedSwords from 'virtual:game-icons/crossed-swords';
import dwarfFace from 'virtual:game-icons/dwarf-face';
import elephantHead from 'virtual:game-icons/elephant-head';
import evilHand from 'virtual:game-icons/evil-hand';
import gemPendant from 'virtual:game-icons/gem-pendant';
import hearts from 'virtual:game-icons/hearts';
import hobbitDoor from 'virtual:game-icons/hobbit-door';
import hobbitDwelling from 'virtual:game-icons/hobbit-dwelling';
import hoodedFigure from 'virtual:game-icons/hooded-figure';
import horseHead from 'virtual:game-icons/horse-head';
import knapsack from 'virtual:game-icons/knapsack';
import mineWagon from 'virtual:game-icons/mine-wagon';
import mountedKnight from 'virtual:game-icons/mounted-knight';
import oakLeaf from 'virtual:game-icons/oak-leaf';
import orcHead from 'virtual:game-icons/orc-head';
import plainDagger from 'virtual:game-icons/plain-dagger';
import pointyHat from 'virtual:game-icons/pointy-hat';
import queenCrown from 'virtual:game-icons/queen-crown';
import ring from 'virtual:game-icons/ring';
import samuraiHelmet from 'virtual:game-icons/samurai-helmet';
import scrollUnfurled from 'virtual:game-icons/scroll-unfurled';
import swordman from 'virtual:game-icons/swordman';
import swordsEmblem from 'virtual:game-icons/swords-emblem';
import swordwoman from 'virtual:game-icons/swordwoman';
import treeFace from 'virtual:game-icons/tree-face';
import twoShadows from 'virtual:game-icons/two-shadows';
import warAxe from 'virtual:game-icons/war-axe';
import whiteTower from 'virtual:game-icons/white-tower';
import winged from 'virtual:game-icons/winged-sword';
import wizardFace from 'virtual:game-icons/wizard-face';
import wizardStaff from 'virtual:game-icons/wizard-staff';
import type { IconName } from './faces.ts';

/** The pictogram behind each name of `faces.ts`. */
export const icons: Readonly<Record<IconName, string>> = {
  companion: swordman,
  ally: swordsEmblem,
  minion: orcHead,
  possession: battleGear,
  artifact: gemPendant,
  condition: scrollUnfurled,
  event: crossedSwords,
  site: castle,
  ring,
  archer,
  axe: warAxe,
  crown: queenCrown,
  dagger: plainDagger,
  door: hobbitDoor,
  dwarf: dwarfFace,
  feet: barefoot,
  helmet: samuraiHelmet,
  hood: hoodedFigure,
  horse: horseHead,
  knapsack,
  mail: chainMail,
  rider: cavalry,
  riders: mountedKnight,
  shieldmaiden: swordwoman,
  sword: broadsword,
  wild: barbarian,
  wizard: wizardFace,
  strength: crossedSwords,
  vitality: hearts,
  resistance: ring,
  shadow: twoShadows,
  tower: whiteTower,
  left: 'M224 96 64 256l160 160v-96h224V192H224z',
  right: 'M288 96l160 160-160 160v-96H64V192h224z',
  'culture-dwarven': anvil,
  'culture-elven': oakLeaf,
  'culture-gandalf': wizardStaff,
  'culture-gondor': treeFace,
  'culture-rohan': horseHead,
  'culture-shire': hobbitDwelling,
  'culture-dunland': axes,
  'culture-isengard': evilHand,
  'culture-moria': mineWagon,
  'culture-raider': elephantHead,
  'culture-ringwraith': cowled,
  'culture-sauron': burningEye,
  'signet-aragorn': winged,
  'signet-frodo': ring,
  'signet-gandalf': pointyHat,
  'signet-theoden': queenCrown,
};
