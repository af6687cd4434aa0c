import { DECKS, faceWords, SYMBOLS, TERRAIN } from '@tafelrunde/runebound';
import { page } from '../../page-language.svelte.ts';
import {
  compassIcon,
  deckIcons,
  icons,
  scenarioIcons,
  siteIcons,
  statIcons,
  symbolIcons,
  terrainIcons,
} from './icons.ts';
import { rbWords } from './words.ts';

/** A sign with its name; `icon` is '' for the two that are written: the dash and the arrow of an action. */
interface LegendSign {
  readonly icon: string;
  readonly written: string;
  readonly name: string;
}

export interface LegendGroup {
  readonly title: string;
  readonly signs: readonly LegendSign[];
}

const drawn = (icon: string, name: string): LegendSign => ({ icon, written: '', name });
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const written = (sign: string, name: string): LegendSign => ({ icon: '', written: sign, name });

/** All signs of the game (RB-ICON-01). */
export function legend(): readonly LegendGroup[] {
  const { legend: words, stats, terrain, decks, sites, scenarios } = rbWords();
  const named = (icon: string, name: keyof typeof statIcons): LegendSign => drawn(icon, stats[name] ?? name);
  return [
    {
      title: words.combat,
      signs: SYMBOLS.map((symbol, at) => {
        const name = upper(faceWords[symbol][page.language]);
        return symbol === 'dash' ? written('–', name) : drawn(symbolIcons[at]!, name);
      }),
    },
    {
      title: words.terrain,
      signs: [
        ...(Object.keys(TERRAIN) as (keyof typeof TERRAIN)[]).map((name) => drawn(terrainIcons[name], terrain[name])),
        drawn(compassIcon, words.compass),
      ],
    },
    {
      title: words.hero,
      signs: [
        ...(['body', 'mind', 'spirit', 'speed', 'health', 'handLimit'] as const).map((name) =>
          named(statIcons[name], name),
        ),
        drawn(icons.star, words.success),
        written('➔', words.action),
        drawn(icons.gold, words.gold),
      ],
    },
    { title: words.decks, signs: DECKS.map((deck, at) => drawn(deckIcons[at]!, decks[deck])) },
    {
      title: words.scenarios,
      signs: (Object.keys(scenarioIcons) as (keyof typeof scenarioIcons)[]).map((id) =>
        drawn(scenarioIcons[id], scenarios[id]),
      ),
    },
    {
      title: words.sites,
      signs: (Object.keys(siteIcons) as (keyof typeof siteIcons)[]).map((site) => drawn(siteIcons[site], sites[site])),
    },
  ];
}

/** A topic of the help: what it is about, in a few words, and the rule that says it exactly. */
export interface Topic {
  readonly id: string;
  readonly rule: string;
  readonly title: string;
  readonly text: string;
}

/** What is easily missed comes first, in the order of the manual (RB-HELP-01). */
const MISSED = [
  ['limits', 'RB-LIMITS-01'],
  ['once', 'RB-ONCE-01'],
  ['simultaneous', 'RB-SIMULTANEOUS-01'],
  ['fair', 'RB-FAIR-01'],
  ['x', 'RB-X-01'],
] as const;

export function easilyMissed(): readonly Topic[] {
  const { help } = rbWords();
  return MISSED.map(([id, rule]) => ({ id, rule, title: help.topics[id][0], text: help.topics[id][1] }));
}
