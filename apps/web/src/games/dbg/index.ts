import bookCover from 'virtual:game-icons/book-cover';
import wheel from 'virtual:game-icons/cartwheel';
import crossedSwords from 'virtual:game-icons/crossed-swords';
import evilEyes from 'virtual:game-icons/evil-eyes';
import gemPendant from 'virtual:game-icons/gem-pendant';
import hills from 'virtual:game-icons/hills';
import laurels from 'virtual:game-icons/laurels';
import ring from 'virtual:game-icons/ring';
import swordman from 'virtual:game-icons/swordman';
import { type CardType, type DbgDef, type DbgState, dbg, heroes, typeWords } from '@tafelrunde/dbg';
import { page } from '../../page-language.svelte.ts';
import type { FaceStat } from '../../table/face.ts';
import { genericTable } from '../generic/table.ts';
import { type GameModule, seenBy } from '../module.ts';
import DbgTable from './DbgTable.svelte';
import { forecast } from './forecast.ts';
import { lessons } from './lessons.ts';
import { lyingOpen } from './view.ts';
import { dbgWords } from './words.ts';
import '../frames.css';

const pictures: Readonly<Record<CardType, string>> = {
  starter: bookCover,
  enemy: evilEyes,
  location: hills,
  ally: swordman,
  maneuver: crossedSwords,
  artifact: gemPendant,
  fortune: wheel,
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
  ...genericTable<DbgState, DbgDef>(dbg, {
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
    hidden: ['first', 'mode', 'cost', 'level'],
    piles: ['discard', 'destroyed', 'main'],
    value: (key, value) => (key === 'hero' ? heroes.find(({ id }) => id === value)?.title[page.language] : undefined),
    seats: ['turn', 'first'],
    face(def) {
      const own = words[page.language];
      return {
        frame: `card-${def.archenemy ? 'enemy' : (def.type ?? 'encounter')}`,
        picture: def.type ? pictures[def.type] : ring,
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
  lying: (view) => lyingOpen(seenBy(dbg, view)),
  forecast,
  lessons,
};
