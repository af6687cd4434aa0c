import battleGear from 'virtual:game-icons/battle-gear';
import castle from 'virtual:game-icons/castle';
import crossedSwords from 'virtual:game-icons/crossed-swords';
import gemPendant from 'virtual:game-icons/gem-pendant';
import hearts from 'virtual:game-icons/hearts';
import orcHead from 'virtual:game-icons/orc-head';
import ring from 'virtual:game-icons/ring';
import scrollUnfurled from 'virtual:game-icons/scroll-unfurled';
import swordman from 'virtual:game-icons/swordman';
import swordsEmblem from 'virtual:game-icons/swords-emblem';
import { type CardType, cultureWords, type TcgDef, type TcgState, tcg } from '@tafelrunde/tcg';
import { page } from '../../page-language.svelte.ts';
import type { FaceStat } from '../../table/face.ts';
import { genericTable } from '../generic/table.ts';
import type { GameModule, Named } from '../module.ts';
import { forecast } from './forecast.ts';
import { lessons } from './lessons.ts';
import TcgTable from './TcgTable.svelte';
import { lyingOpen, type TcgView } from './view.ts';
import { tcgWords, tcgWordsIn } from './words.ts';
import '../frames.css';
import './cultures.css';

const pictures: Readonly<Record<CardType, string>> = {
  companion: swordman,
  ally: swordsEmblem,
  minion: orcHead,
  possession: battleGear,
  artifact: gemPendant,
  condition: scrollUnfurled,
  event: crossedSwords,
  site: castle,
  ring,
};

const types: Readonly<Record<CardType, readonly [de: string, en: string]>> = {
  companion: ['Gefährte', 'Companion'],
  ally: ['Verbündeter', 'Ally'],
  minion: ['Diener', 'Minion'],
  possession: ['Ausrüstung', 'Possession'],
  artifact: ['Artefakt', 'Artifact'],
  condition: ['Effektkarte', 'Condition'],
  event: ['Ereignis', 'Event'],
  site: ['Ort', 'Site'],
  ring: ['Der Eine Ring', 'The One Ring'],
};

const phases: Readonly<Record<string, readonly [de: string, en: string]>> = {
  setup: ['Vorbereitung', 'Set-up'],
  fellowship: ['Gemeinschaftsphase', 'Fellowship phase'],
  shadow: ['Schattenphase', 'Shadow phase'],
  maneuver: ['Manöverphase', 'Maneuver phase'],
  archery: ['Fernkampfphase', 'Archery phase'],
  assignment: ['Zuweisungsphase', 'Assignment phase'],
  skirmish: ['Kampfphase', 'Skirmish phase'],
  regroup: ['Sammelphase', 'Regroup phase'],
};

const words = {
  de: { cost: 'Zwielichtkosten', strength: 'Stärke', vitality: 'Vitalität', site: 'Ort', shadow: 'Schattenzahl' },
  en: { cost: 'Twilight cost', strength: 'Strength', vitality: 'Vitality', site: 'Site', shadow: 'Shadow number' },
};

const stat = (icon: string, label: string, value: number | string): FaceStat => ({ icon, label, value, change: 0 });

const listed = (labels: Readonly<Record<string, string>>): Named[] =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));

export const table: GameModule = {
  ...genericTable<TcgState, TcgDef>(tcg, {
    fields: {
      ...types,
      format: ['Regeln', 'Rules'],
      turns: ['Züge', 'Turns'],
      shadow: ['Schattenspieler', 'Shadow player'],
      fierce: ['erbittert', 'fierce'],
      twilight: ['Geisterwelt', 'Twilight'],
      moves: ['Bewegungen', 'Moves'],
      movesAllowed: ['Erlaubte Bewegungen', 'Moves allowed'],
      path: ['Abenteuerpfad', 'Adventure path'],
      'archery.fellowship': ['Fernkampf der Gefährten', 'Fellowship archery'],
      'archery.minions': ['Fernkampf der Diener', 'Minion archery'],
      minions: ['Diener', 'Minions'],
      position: ['Steht auf Ort', 'At site'],
      burdens: ['Lasten', 'Burdens'],
      resistance: ['Resistenz', 'Resistance'],
      wearing: ['trägt den Ring', 'wears the Ring'],
      fellowship: ['Gemeinschaft', 'Fellowship'],
      support: ['Unterstützungsbereich', 'Support area'],
      dead: ['Friedhof', 'Dead pile'],
      adventure: ['Ortsstapel', 'Adventure deck'],
      strength: ['Stärke', 'Strength'],
      vitality: ['Vitalität', 'Vitality'],
      ringBearer: ['Ringträger', 'Ring-bearer'],
      defender: ['Verteidiger', 'Defender'],
      roaming: ['wandernd', 'roaming'],
      shadowNumber: ['Schattenzahl', 'Shadow number'],
      sanctuary: ['Zuflucht', 'Sanctuary'],
      site: ['Ort', 'Site'],
    },
    hidden: [
      'order',
      'acting',
      'type',
      'owner',
      'active',
      'assigned',
      'format',
      'reshuffled',
      'eliminated',
      'shadow',
      'site',
      'shadowNumber',
    ],
    piles: ['discard', 'dead', 'adventure', 'deck'],
    value: (key, value) => (key === 'phase' ? phases[value]?.[page.language === 'de' ? 0 : 1] : undefined),
    seats: ['turn', 'shadow'],
    face(def) {
      const own = words[page.language];
      const fights = def.strength > 0 || def.vitality > 0;
      const type = types[def.type][page.language === 'de' ? 0 : 1];
      return {
        unique: def.unique,
        frame: def.culture === '' ? `card-${def.type}` : `culture-${def.culture}`,
        picture: pictures[def.type],
        kind: def.culture === '' ? type : `${type} · ${cultureWords[def.culture][page.language]}`,
        traits: def.subtitle[page.language],
        text: def.texts.map((text) => text[page.language]),
        corner: def.type === 'site' ? stat('', own.site, def.site) : stat('', own.cost, def.cost),
        stats: [
          ...(fights
            ? [stat(crossedSwords, own.strength, def.strength), stat(hearts, own.vitality, def.vitality)]
            : []),
          ...(def.type === 'site' ? [stat(castle, own.shadow, def.shadowNumber)] : []),
        ],
      };
    },
  }),
  Layout: TcgTable,
  about({ view, viewer }) {
    const { turns, players } = view as unknown as TcgView;
    const site = players[viewer]?.position ?? 1;
    const line = (language: 'de' | 'en'): string =>
      `${tcg.title[language]} · ${tcgWordsIn(language).about(site, turns)}`;
    return { de: line('de'), en: line('en') };
  },
  lying: (view) => lyingOpen(view as unknown as TcgView),
  forecast,
  stops: () => listed(tcgWords().stops),
  untils: () => listed(tcgWords().untils),
  lessons,
};
