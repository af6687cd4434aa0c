import type { CardType, LcgMark, LcgWindow } from '@tafelrunde/lcg';
import { wordsIn } from '../../words-in.ts';

interface LcgWords {
  readonly types: Readonly<Record<CardType, string>>;
  readonly spheres: Readonly<Record<string, string>>;
  readonly stats: Readonly<Record<string, string>>;
  readonly phases: Readonly<Record<string, string>>;
  readonly steps: Readonly<Record<string, string>>;
  readonly tabs: { readonly middle: string };
  readonly zones: {
    readonly quest: string;
    readonly staging: string;
    readonly active: string;
    readonly noActive: string;
    readonly area: string;
    readonly engaged: string;
    readonly hand: (name: string, n: number) => string;
    readonly ownHand: (n: number) => string;
    readonly handHidden: string;
    readonly now: string;
    readonly captive: string;
    readonly campaign: string;
  };
  readonly counts: {
    readonly piles: string;
    readonly deck: string;
    readonly discard: string;
    readonly discardOf: (name: string) => string;
    readonly encounterDeck: string;
    readonly encounterDiscard: string;
    readonly victory: string;
    readonly goal: (now: number, wanted: number) => string;
    readonly aside: string;
    readonly removed: string;
    readonly threat: string;
    readonly of50: string;
    readonly stages: (n: number) => string;
  };
  readonly tokens: { readonly resource: string; readonly damage: string; readonly progress: string };
  readonly states: {
    readonly exhausted: string;
    readonly committed: string;
    readonly picked: string;
    readonly engaged: string;
    readonly eliminated: string;
    readonly first: string;
    readonly guard: string;
  };
  readonly shadow: string;
  readonly shadowDown: string;
  readonly orcGuard: string;
  readonly facedown: string;
  readonly escape: (strength: number, cards: number, attack: boolean) => string;
  readonly versus: {
    readonly title: string;
    readonly ahead: (n: number) => string;
    readonly behind: (n: number) => string;
    readonly even: string;
    readonly quest: string;
    readonly round: string;
    readonly against: string;
  };
  readonly facets: { readonly type: string; readonly sphere: string; readonly encounter: string; readonly set: string };
  readonly passing: (step: string) => string;
  readonly about: (scenario: string, easy: boolean, round: number, stage: string) => string;
  readonly silent: string;
  readonly silentMeaning: string;
  readonly stops: Readonly<Record<LcgWindow, string>>;
  readonly untils: Readonly<Record<LcgMark, string>>;
  readonly over: {
    readonly campaign: string;
    readonly scenario: string;
    readonly seats: string;
    readonly subtotal: string;
    readonly group: string;
    readonly player: string;
    readonly threat: string;
    readonly dead: string;
    readonly damage: string;
    readonly rounds: (n: number) => string;
    readonly victory: string;
    readonly total: string;
    readonly lower: string;
    readonly noScore: string;
  };
  readonly keywords: Readonly<Record<Keyword, readonly [name: string, meaning: string]>>;
}

export type Keyword =
  | 'ranged'
  | 'sentinel'
  | 'restricted'
  | 'guarded'
  | 'permanent'
  | 'doomed'
  | 'surge'
  | 'victory'
  | 'escape';

const de: LcgWords = {
  types: {
    hero: 'Held',
    ally: 'Verbündeter',
    attachment: 'Verstärkung',
    event: 'Ereignis',
    enemy: 'Gegner',
    location: 'Ort',
    treachery: 'Verrat',
    objective: 'Ziel',
    quest: 'Abenteuer',
    campaign: 'Kampagne',
  },
  spheres: { leadership: 'Führung', tactics: 'Taktik', spirit: 'Geist', lore: 'Wissen', neutral: 'neutral' },
  stats: {
    willpower: 'Willenskraft',
    attack: 'Angriff',
    defense: 'Verteidigung',
    hitPoints: 'Trefferpunkte',
    threat: 'Widerstand',
    engagement: 'Kampfbereitschaft',
    questPoints: 'Abenteuerpunkte',
    cost: 'Kosten',
    threatCost: 'Bedrohungskosten',
  },
  phases: {
    resource: '1. Ressourcen',
    planning: '2. Planung',
    quest: '3. Abenteuer',
    travel: '4. Reise',
    encounter: '5. Begegnung',
    combat: '6. Kampf',
    refresh: '7. Auffrischung',
  },
  steps: {
    '1.2': '1.2 Ressourcen erhalten',
    '1.3': '1.3 Karten ziehen',
    '2.2': '2.2 Karten ausspielen',
    '3.2': '3.2 Charaktere stellen sich',
    '3.3': '3.3 Aufmarsch',
    '3.4': '3.4 Abenteuer abhandeln',
    '4.2': '4.2 Reisen',
    '5.2': '5.2 Gegner herausfordern',
    '5.3': '5.3 Kampfproben',
    '6.2': '6.2 Schattenkarten',
    '6.4': '6.4 Gegner greifen an',
    '6.8': '6.8 Spieler greifen an',
    '7.2': '7.2 Spielbereit machen',
    '7.3': '7.3 Bedrohung steigt',
    '7.4': '7.4 Startspieler wechselt',
  },
  tabs: { middle: 'Kampf' },
  zones: {
    quest: 'Abenteuer',
    staging: 'Aufmarschzone',
    active: 'Aktiver Ort',
    noActive: 'kein aktiver Ort',
    area: 'Helden und Verbündete',
    engaged: 'Im Kampf',
    hand: (name, n) => `Hand von ${name} (${n})`,
    ownHand: (n) => `Deine Hand (${n})`,
    handHidden: 'Hand',
    now: 'Gerade',
    captive: 'Gefangen',
    campaign: 'Kampagne',
  },
  counts: {
    piles: 'Stapel des Szenarios',
    deck: 'Deck',
    discard: 'Ablage',
    discardOf: (name) => `Ablagestapel von ${name}`,
    encounterDeck: 'Begegnungs\u00addeck',
    encounterDiscard: 'Begegnungs\u00adablage',
    victory: 'Siegpunkte\u00adstapel',
    goal: (now, wanted) => `${now} von ${wanted} Siegpunkten`,
    aside: 'Beiseite',
    removed: 'Aus dem Spiel',
    threat: 'Bedrohung',
    of50: 'von 50',
    stages: (n) => (n === 1 ? 'weiterer Abschnitt' : 'weitere Abschnitte'),
  },
  tokens: { resource: 'Ressourcen', damage: 'Schaden', progress: 'Fortschritt' },
  states: {
    exhausted: 'erschöpft',
    committed: 'im Abenteuer',
    picked: 'ausgewählt',
    engaged: 'im Kampf',
    eliminated: 'ausgeschieden',
    first: 'Startspieler',
    guard: 'bewacht Gollum',
  },
  shadow: 'Schatten',
  shadowDown: 'Schatten: ?',
  orcGuard: 'Ork-Wache',
  facedown: 'Verdeckte Karte',
  escape: (strength, cards, attack) =>
    `Fluchtprobe: ${attack ? 'Angriffsstärke' : 'Willenskraft'} ${strength} gegen ${cards === 1 ? '1 Karte' : `${cards} Karten`}`,
  versus: {
    title: 'Willenskraft gegen Widerstand',
    ahead: (n) => `${n} Fortschritt`,
    behind: (n) => `Bedrohung +${n}`,
    even: 'Gleichstand',
    quest: 'Abenteuer',
    round: 'diese Runde',
    against: 'gegen',
  },
  facets: { type: 'Kartenart', sphere: 'Sphäre', encounter: 'Begegnung', set: 'Begegnungsset' },
  passing: (step) => `Wer passt, lässt es weitergehen: ${step}.`,
  about: (scenario, easy, round, stage) =>
    [scenario, easy ? 'leicht' : '', round > 0 ? `Runde ${round}` : 'Vorbereitung', stage].filter(Boolean).join(' · '),
  silent: 'Stille Hand',
  silentMeaning:
    'Redet über alles, aber nennt, zeigt und zitiert keine Handkarten und nichts, was nicht alle gesehen haben.',
  stops: {
    resource: 'Ressourcenphase, nach dem Ziehen',
    planning: 'Planungsphase der anderen',
    quest: 'Abenteuerphase',
    travel: 'Reisephase',
    encounter: 'Begegnungsphase',
    combat: 'Kampfphase, vor den Angriffen',
    defence: 'Wenn Gegner angreifen',
    attack: 'Wenn ihr angreift',
    refresh: 'Auffrischungsphase',
    respond: 'Reaktionen auf Ereignisse',
    pile: 'Reihenfolge auf dem Ablagestapel',
  },
  untils: { phase: 'zum Ende der Phase', attack: 'zum nächsten Angriff', round: 'zum Ende der Runde' },
  over: {
    campaign: 'Zum Logbuch der Kampagne',
    scenario: 'Szenario',
    seats: 'Zahl der Spieler',
    subtotal: 'Zwischensumme',
    group: 'Zwischensumme aller',
    player: 'Platz',
    threat: 'Bedrohung',
    dead: 'Gefallene Helden',
    damage: 'Schaden auf Helden',
    rounds: (n) => `Runden (${n} × 10)`,
    victory: 'Siegpunkte',
    total: 'Wertung',
    lower: 'Weniger ist besser.',
    noScore: 'Nur eine gewonnene Partie wird gewertet.',
  },
  keywords: {
    ranged: ['Fernkampf', 'Darf auch Gegner angreifen, die mit anderen Spielern im Kampf sind.'],
    sentinel: ['Schildwache', 'Darf auch für andere Spieler verteidigen, wenn diese niemanden aufbieten.'],
    restricted: ['Eingeschränkt', 'Ein Charakter trägt höchstens zwei eingeschränkte Verstärkungen.'],
    guarded: [
      'Bewacht',
      'Die nächste aufgedeckte Karte bewacht dieses Ziel; erst ohne Wache kann es beansprucht werden.',
    ],
    permanent: ['Dauerhaft', 'Liegt in der Kampagne von Spielbeginn an bei dem Helden, für den sie notiert ist.'],
    doomed: ['Verflucht', 'Beim Aufdecken steigt die Bedrohung jedes Spielers um diesen Wert.'],
    surge: ['Nachrüsten', 'Nach dem Aufdecken wird eine weitere Begegnungskarte aufgedeckt.'],
    escape: ['Flucht', 'Zählt nur, wenn die Karte für eine Fluchtprobe aufgedeckt wird: So viel ist zu übertreffen.'],
    victory: ['Sieg', 'Bringt am Ende so viele Siegpunkte; sie senken die Wertung.'],
  },
};

const en: LcgWords = {
  types: {
    hero: 'Hero',
    ally: 'Ally',
    attachment: 'Attachment',
    event: 'Event',
    enemy: 'Enemy',
    location: 'Location',
    treachery: 'Treachery',
    objective: 'Objective',
    quest: 'Quest',
    campaign: 'Campaign',
  },
  spheres: { leadership: 'Leadership', tactics: 'Tactics', spirit: 'Spirit', lore: 'Lore', neutral: 'Neutral' },
  stats: {
    willpower: 'Willpower',
    attack: 'Attack',
    defense: 'Defense',
    hitPoints: 'Hit points',
    threat: 'Threat',
    engagement: 'Engagement cost',
    questPoints: 'Quest points',
    cost: 'Cost',
    threatCost: 'Threat cost',
  },
  phases: {
    resource: '1. Resource',
    planning: '2. Planning',
    quest: '3. Quest',
    travel: '4. Travel',
    encounter: '5. Encounter',
    combat: '6. Combat',
    refresh: '7. Refresh',
  },
  steps: {
    '1.2': '1.2 Gain resources',
    '1.3': '1.3 Draw cards',
    '2.2': '2.2 Play cards',
    '3.2': '3.2 Commit characters',
    '3.3': '3.3 Staging',
    '3.4': '3.4 Resolve the quest',
    '4.2': '4.2 Travel',
    '5.2': '5.2 Optional engagement',
    '5.3': '5.3 Engagement checks',
    '6.2': '6.2 Shadow cards',
    '6.4': '6.4 Enemies attack',
    '6.8': '6.8 Players attack',
    '7.2': '7.2 Ready cards',
    '7.3': '7.3 Threat rises',
    '7.4': '7.4 Pass first player',
  },
  tabs: { middle: 'Combat' },
  zones: {
    quest: 'Quest',
    staging: 'Staging area',
    active: 'Active location',
    noActive: 'no active location',
    area: 'Heroes and allies',
    engaged: 'Engaged',
    hand: (name, n) => `Hand of ${name} (${n})`,
    ownHand: (n) => `Your hand (${n})`,
    handHidden: 'Hand',
    now: 'Now',
    captive: 'Captive',
    campaign: 'Campaign',
  },
  counts: {
    piles: 'Piles of the scenario',
    deck: 'Deck',
    discard: 'Discard',
    discardOf: (name) => `Discard pile of ${name}`,
    encounterDeck: 'Encounter deck',
    encounterDiscard: 'Encounter discard',
    victory: 'Victory display',
    goal: (now, wanted) => `${now} of ${wanted} victory points`,
    aside: 'Set aside',
    removed: 'Removed',
    threat: 'Threat',
    of50: 'of 50',
    stages: (n) => (n === 1 ? 'more stage' : 'more stages'),
  },
  tokens: { resource: 'Resources', damage: 'Damage', progress: 'Progress' },
  states: {
    exhausted: 'exhausted',
    committed: 'on the quest',
    picked: 'chosen',
    engaged: 'engaged',
    eliminated: 'eliminated',
    first: 'First player',
    guard: 'guards Gollum',
  },
  shadow: 'Shadow',
  shadowDown: 'Shadow: ?',
  orcGuard: 'Orc Guard',
  facedown: 'Facedown card',
  escape: (strength, cards, attack) =>
    `Escape test: ${attack ? 'attack' : 'willpower'} ${strength} against ${cards === 1 ? '1 card' : `${cards} cards`}`,
  versus: {
    title: 'Willpower against threat',
    ahead: (n) => `${n} progress`,
    behind: (n) => `threat +${n}`,
    even: 'a tie',
    quest: 'Quest result',
    round: 'this round',
    against: 'against',
  },
  facets: { type: 'Card type', sphere: 'Sphere', encounter: 'Encounter', set: 'Encounter set' },
  passing: (step) => `Passing goes on to: ${step}.`,
  about: (scenario, easy, round, stage) =>
    [scenario, easy ? 'easy' : '', round > 0 ? `Round ${round}` : 'Setup', stage].filter(Boolean).join(' · '),
  silent: 'Silent hands',
  silentMeaning: 'Talk about everything, but do not name, show or quote cards in hand or cards that not all have seen.',
  stops: {
    resource: 'Resource phase, after drawing',
    planning: 'Planning phase of the others',
    quest: 'Quest phase',
    travel: 'Travel phase',
    encounter: 'Encounter phase',
    combat: 'Combat phase, before the attacks',
    defence: 'When enemies attack',
    attack: 'When you attack',
    refresh: 'Refresh phase',
    respond: 'Responses to what happens',
    pile: 'Order in the discard pile',
  },
  untils: { phase: 'the end of the phase', attack: 'the next attack', round: 'the end of the round' },
  over: {
    campaign: 'To the log of the campaign',
    scenario: 'Scenario',
    seats: 'Number of players',
    subtotal: 'Subtotal',
    group: 'Subtotal of all',
    player: 'Seat',
    threat: 'Threat',
    dead: 'Fallen heroes',
    damage: 'Damage on heroes',
    rounds: (n) => `Rounds (${n} × 10)`,
    victory: 'Victory points',
    total: 'Score',
    lower: 'Lower is better.',
    noScore: 'Only a game that is won is scored.',
  },
  keywords: {
    ranged: ['Ranged', 'May also attack enemies that are engaged with other players.'],
    sentinel: ['Sentinel', 'May also defend for other players when they put up no defender.'],
    restricted: ['Restricted', 'A character has at most two Restricted attachments.'],
    guarded: ['Guarded', 'The next card revealed guards this objective; it can be claimed once the guard is gone.'],
    permanent: ['Permanent', 'In the campaign it begins the game attached to the hero it is noted for.'],
    doomed: ['Doomed', 'When revealed, the threat of each player rises by this number.'],
    surge: ['Surge', 'After it is revealed, one more encounter card is revealed.'],
    escape: ['Escape', 'Counts only when the card is dealt for an escape test: that much is to be beaten.'],
    victory: ['Victory', 'Worth that many victory points at the end; they lower the score.'],
  },
};

/** The words of this table. */
export const lcgWords = wordsIn<LcgWords>({ de, en });
