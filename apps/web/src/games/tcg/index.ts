import { type TcgDef, type TcgState, tcg } from '@tafelrunde/tcg';
import { page } from '../../page-language.svelte.ts';
import { artOf } from '../../pictures/address.ts';
import { genericParts } from '../generic/table.ts';
import type { GameModule, Named } from '../module.ts';
import { cards, facets } from './catalogue.ts';
import { ended } from './ended.ts';
import { faceOf, typeWords } from './faces.ts';
import { forecast } from './forecast.ts';
import { icons } from './icons.ts';
import TcgTable from './TcgTable.svelte';
import { lyingOpen, tcgView } from './view.ts';
import { tcgWords } from './words.ts';
import '../frames.css';
import { attackerIn } from '../question.ts';
import { questions } from './questions.ts';
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

const generic = genericParts<TcgState, TcgDef>(tcg, {
  fields: {
    ...typeWords,
    turns: { de: 'Züge', en: 'Turns' },
    fierce: { de: 'erbittert', en: 'fierce' },
    twilight: { de: 'Geisterwelt', en: 'Twilight' },
    moves: { de: 'Bewegungen', en: 'Moves' },
    movesAllowed: { de: 'Erlaubte Bewegungen', en: 'Moves allowed' },
    path: { de: 'Abenteuerpfad', en: 'Adventure path' },
    'archery.fellowship': { de: 'Fernkampf der Gefährten', en: 'Fellowship archery' },
    'archery.minions': { de: 'Fernkampf der Diener', en: 'Minion archery' },
    minions: { de: 'Diener', en: 'Minions' },
    position: { de: 'Steht auf Ort', en: 'At site' },
    burdens: { de: 'Lasten', en: 'Burdens' },
    resistance: { de: 'Resistenz', en: 'Resistance' },
    wearing: { de: 'trägt den Ring', en: 'wears the Ring' },
    fellowship: { de: 'Gemeinschaft', en: 'Fellowship' },
    support: { de: 'Unterstützungsbereich', en: 'Support area' },
    dead: { de: 'Friedhof', en: 'Dead pile' },
    adventure: { de: 'Abenteuerdeck', en: 'Adventure deck' },
    strength: { de: 'Stärke', en: 'Strength' },
    vitality: { de: 'Vitalität', en: 'Vitality' },
    ringBearer: { de: 'Ringträger', en: 'Ring-bearer' },
    defender: { de: 'Verteidiger', en: 'Defender' },
    roaming: { de: 'wandernd', en: 'roaming' },
    shadowNumber: { de: 'Schattenzahl', en: 'Shadow number' },
    sanctuary: { de: 'Zuflucht', en: 'Sanctuary' },
    site: { de: 'Ort', en: 'Site' },
  },
  hidden: ['type', 'owner', 'active', 'assigned', 'eliminated', 'site', 'shadowNumber'],
  piles: ['discard', 'dead', 'adventure', 'deck'],
  value: (key, value) => (key === 'phase' ? phases[value]?.[page.language === 'de' ? 0 : 1] : undefined),
  seats: ['turn'],
  face: (def) => ({ ...faceOf(def, page.language, (name) => icons[name]), art: artOf('tcg', def.id) }),
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
  ended,
  lying: (view) => lyingOpen(tcgView(view)),
  forecast,
  // Whoever fights now, and the minion that is being assigned.
  attackers: ({ view, decision }) => [
    ...tcgView(view).skirmishes.flatMap(({ fought, minions }) => (fought ? minions : [])),
    ...attackerIn(questions, decision),
  ],
  stops: () => listed(tcgWords().stops),
  untils: () => listed(tcgWords().untils),
  cards: () => cards(generic.game),
  facets,
  lessons: async () => (await import('./lessons.ts')).lessons,
};
