import type { Section } from './draft.ts';
import { titleKey } from './title-key.ts';

/** What a heading begins: a part of the list, the cards beside the deck, or nothing that matters. */
export interface Heading {
  readonly section?: Section;
  readonly side: boolean;
  /** What stands behind the heading in its line, if that is a card. */
  readonly rest: string;
}

const parts: Readonly<Record<Section, readonly string[]>> = {
  hero: ['hero', 'heroes', 'held', 'helden'],
  ally: ['ally', 'allies', 'verbundeter', 'verbundete'],
  attachment: ['attachment', 'attachments', 'verstarkung', 'verstarkungen'],
  event: ['event', 'events', 'ereignis', 'ereignisse', 'ereigniskarten'],
  'ring-bearer': ['ring bearer', 'ringbearer', 'ringtrager'],
  ring: ['ring', 'the ring', 'the one ring', 'der ring', 'der eine ring'],
  site: ['site', 'sites', 'adventure deck', 'adventure path', 'orte', 'ort', 'abenteuerdeck', 'abenteuerpfad'],
  start: ['starting fellowship', 'starting companions', 'anfangsgemeinschaft', 'startgemeinschaft'],
  draw: [
    ...['draw deck', 'spieldeck', 'companions', 'companion', 'gefahrten', 'minions', 'minion', 'diener', 'possessions'],
    ...[
      'possession',
      'ausrustung',
      'artifacts',
      'artifact',
      'artefakte',
      'conditions',
      'condition',
      'effekt',
      'effektkarten',
    ],
  ],
  free: [
    'free peoples',
    'free peoples draw deck',
    'free peoples deck',
    'free peoples cards',
    'freie volker',
    'free people',
  ],
  shadow: ['shadow', 'shadow draw deck', 'shadow deck', 'shadow cards', 'schatten', 'schattendeck'],
};
const beside = ['sideboard', 'side board', 'side deck', 'reserve', 'nebendeck', 'maybe', 'maybeboard', 'beiseite'];
const plain = [
  ...[
    'main deck',
    'main',
    'deck',
    'hauptdeck',
    'cards',
    'karten',
    'other',
    'sonstige',
    'player side quests',
    'side quest',
  ],
  ...[
    'side quests',
    'player side quest',
    'contract',
    'contracts',
    'leadership',
    'tactics',
    'spirit',
    'lore',
    'neutral',
  ],
  ...['fuhrung', 'taktik', 'geist', 'wissen', 'total cards', 'decklist', 'deckliste', 'karten insgesamt', 'quest'],
];

const known = new Map<string, Omit<Heading, 'rest'>>([
  ...Object.entries(parts).flatMap(([section, names]) =>
    names.map((name) => [name, { section: section as Section, side: false }] as const),
  ),
  ...beside.map((name) => [name, { side: true }] as const),
  ...plain.map((name) => [name, { side: false }] as const),
]);

const WITH_COLON = /^([^:()[\]\d]+?)\s*(?:[([]\s*\d+[^)\]]*[)\]])?\s*:\s*(.*)$/;
const BARE = /^([^:()[\]\d]+?)\s*(?:[([]?\s*\d+\s*(?:cards?|karten)?\s*[)\]]?)?$/i;
const SUM = /^[([]?\s*\d+\s*(?:cards?|karten)?\s*[)\]]?$/i;

/** "Allies (18)", "Ereignisse:", "## Sideboard", "Ring-bearer: Frodo, Tired Traveller"; null if it is no heading. */
export function headingOf(line: string): Heading | null {
  const text = line.replace(/^[#=\-_*\s]+|[#=\-_*\s]+$/g, '');
  const [, head = '', tail = ''] = WITH_COLON.exec(text) ?? BARE.exec(text) ?? [];
  const found = known.get(titleKey(head));
  return found ? { ...found, rest: SUM.test(tail) ? '' : tail } : null;
}

/** The section that a word names, as other formats have it. */
export function sectionOf(word: string): Omit<Heading, 'rest'> {
  return known.get(titleKey(word)) ?? { side: false };
}
