import { type TcgDef, type TcgState, tcg } from '@tafelrunde/tcg';
import { page } from '../../page-language.svelte.ts';
import { genericTable } from '../generic/table.ts';
import type { GameModule, Named } from '../module.ts';
import { cards, facets } from './catalogue.ts';
import { faceOf, typeWords } from './faces.ts';
import { forecast } from './forecast.ts';
import { icons } from './icons.ts';
import { lessons } from './lessons.ts';
import TcgTable from './TcgTable.svelte';
import { lyingOpen, tcgView } from './view.ts';
import { tcgWords } from './words.ts';
import '../frames.css';
import './cultures.css';

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

const listed = (labels: Readonly<Record<string, string>>): Named[] =>
  Object.entries(labels).map(([id, label]) => ({ id, label }));

const generic = genericTable<TcgState, TcgDef>(tcg, {
  fields: {
    ...Object.fromEntries(Object.entries(typeWords).map(([type, { de, en }]) => [type, [de, en] as const])),
    turns: ['Züge', 'Turns'],
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
    adventure: ['Abenteuerdeck', 'Adventure deck'],
    strength: ['Stärke', 'Strength'],
    vitality: ['Vitalität', 'Vitality'],
    ringBearer: ['Ringträger', 'Ring-bearer'],
    defender: ['Verteidiger', 'Defender'],
    roaming: ['wandernd', 'roaming'],
    shadowNumber: ['Schattenzahl', 'Shadow number'],
    sanctuary: ['Zuflucht', 'Sanctuary'],
    site: ['Ort', 'Site'],
  },
  hidden: ['type', 'owner', 'active', 'assigned', 'eliminated', 'site', 'shadowNumber'],
  piles: ['discard', 'dead', 'adventure', 'deck'],
  value: (key, value) => (key === 'phase' ? phases[value]?.[page.language === 'de' ? 0 : 1] : undefined),
  seats: ['turn'],
  face: (def) => faceOf(def, page.language, (name) => icons[name]),
});

export const table: GameModule = {
  ...generic,
  Layout: TcgTable,
  about({ view, viewer }) {
    const { turns, players } = tcgView(view);
    const site = players[viewer]?.position ?? 1;
    const line = (language: 'de' | 'en'): string => `${tcg.title[language]} · ${tcgWords(language).about(site, turns)}`;
    return { de: line('de'), en: line('en') };
  },
  lying: (view) => lyingOpen(tcgView(view)),
  forecast,
  stops: () => listed(tcgWords().stops),
  untils: () => listed(tcgWords().untils),
  cards: () => cards(generic.game),
  facets,
  lessons,
};
