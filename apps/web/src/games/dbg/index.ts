import cardDraw from 'virtual:game-icons/card-draw';
import shield from 'virtual:game-icons/checked-shield';
import crossedSwords from 'virtual:game-icons/crossed-swords';
import evilEyes from 'virtual:game-icons/evil-eyes';
import evilHand from 'virtual:game-icons/evil-hand';
import laurels from 'virtual:game-icons/laurels';
import scroll from 'virtual:game-icons/scroll-unfurled';
import { type CardType, type DbgDef, type DbgState, dbg, heroes, typeWords } from '@tafelrunde/dbg';
import { page } from '../../page-language.svelte.ts';
import { artOf } from '../../pictures/address.ts';
import type { FaceStat, FaceWindow } from '../../table/face.ts';
import { genericParts } from '../generic/table.ts';
import { type GameModule, seenBy } from '../module.ts';
import { glyphsOf, shortForm } from '../short-form.ts';
import DbgTable from './DbgTable.svelte';
import { shortSigns } from './short-signs.ts';
import { lyingOpen } from './view.ts';
import { dbgWords } from './words.ts';
import '../frames.css';
import { attackerIn } from '../question.ts';
import { questions } from './questions.ts';

const windows: Readonly<Record<CardType, FaceWindow>> = {
  starter: 'thing',
  enemy: 'foe',
  location: 'place',
  ally: 'hero',
  maneuver: 'deed',
  artifact: 'thing',
  fortune: 'deed',
};

const glyphs = {
  power: crossedSwords,
  points: laurels,
  ambush: evilEyes,
  defense: shield,
  corruption: evilHand,
  card: cardDraw,
};

const words = {
  de: { cost: 'Kosten', points: 'Siegpunkte', power: 'Macht', corruption: 'Korruption', archenemy: 'Erzfeind' },
  en: { cost: 'Cost', points: 'Victory points', power: 'Power', corruption: 'Corruption', archenemy: 'Archenemy' },
};

const stat = (icon: string, label: string, value: number | string): FaceStat => ({ icon, label, value, change: 0 });

function kindOf(def: DbgDef): string {
  const own = words[page.language];
  const type = def.type ? typeWords[def.type][page.language] : own.corruption;
  return def.archenemy ? `${own.archenemy} ${def.level}` : type;
}

export const table: GameModule = {
  ...genericParts<DbgState, DbgDef>(dbg, {
    fields: {
      mode: { de: 'Modus', en: 'Mode' },
      turns: { de: 'Züge', en: 'Turns' },
      power: { de: 'Macht', en: 'Power' },
      powerLeft: { de: 'Macht übrig', en: 'Power left' },
      path: { de: 'Pfad', en: 'Path' },
      archenemy: { de: 'Erzfeind', en: 'Archenemy' },
      stack: { de: 'Erzfeinde im Stapel', en: 'Archenemies in the stack' },
      main: { de: 'Hauptdeck', en: 'Main deck' },
      valor: { de: 'Heldenmut', en: 'Valor' },
      corruption: { de: 'Korruption', en: 'Corruption' },
      destroyed: { de: 'Zerstört', en: 'Destroyed' },
      defeated: { de: 'Besiegte Erzfeinde', en: 'Archenemies defeated' },
      locations: { de: 'Orte', en: 'Locations' },
      ambush: { de: 'Hinterhalt', en: 'Ambush' },
      level: { de: 'Stufe', en: 'Level' },
      starter: { de: 'Startkarte', en: 'Starter' },
      courage: { de: 'Tapferkeit', en: 'Courage' },
      despair: { de: 'Verzweiflung', en: 'Despair' },
      'hero start': { de: 'Startkarte eines Helden', en: 'Hero starter' },
      impossible: { de: 'Erzfeind des Albtraum-Modus', en: 'Impossible archenemy' },
      stop: { de: 'Stoppkarte', en: 'Stop card' },
      'main: enemy': { de: 'Feind', en: 'Enemy' },
      'main: location': { de: 'Ort', en: 'Location' },
      'main: ally': { de: 'Verbündeter', en: 'Ally' },
      'main: maneuver': { de: 'Manöver', en: 'Maneuver' },
      'main: artifact': { de: 'Artefakt', en: 'Artifact' },
      'main: fortune': { de: 'Wendepunkt', en: 'Fortune' },
      'main: starter': { de: 'Startkarte', en: 'Starter' },
    },
    hidden: ['first', 'mode', 'cost', 'level', 'powerHeld', 'beaten'],
    piles: ['discard', 'destroyed', 'main'],
    value: (key, value) => (key === 'hero' ? heroes.find(({ id }) => id === value)?.title[page.language] : undefined),
    seats: ['turn', 'first'],
    face(def) {
      const own = words[page.language];
      return {
        frame: `card-${def.archenemy ? 'enemy' : (def.type ?? 'encounter')}`,
        art: artOf('dbg', def.id),
        short: shortForm('dbg', def, page.language, shortSigns),
        glyphs: glyphsOf(shortSigns, glyphs, scroll, page.language),
        window: def.archenemy ? 'foe' : windows[def.type ?? 'fortune'],
        kind: kindOf(def),
        corner: stat('', own.cost, def.cost),
        stats: [
          ...(def.power > 0 ? [stat(crossedSwords, own.power, def.power)] : []),
          ...(def.points !== 0 ? [stat(laurels, own.points, def.points)] : []),
        ],
      };
    },
  }),
  Layout: DbgTable,
  about({ view }) {
    const { turns, stack } = seenBy(dbg, view);
    const line = (language: 'de' | 'en'): string =>
      `${dbg.title[language]} · ${dbgWords(language).about(turns, stack)}`;
    return { de: line('de'), en: line('en') };
  },
  attackers: ({ decision }) => attackerIn(questions, decision),
  lying: (view) => lyingOpen(seenBy(dbg, view)),
  lessons: async () => (await import('./lessons.ts')).lessons,
};
