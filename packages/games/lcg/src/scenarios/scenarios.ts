import type { Literal } from '@tafelrunde/words';

/** The scenarios of the core set, in the order of the campaign. */
export const campaignScenarios = ['mirkwood', 'anduin', 'dol-guldur'] as const;
export type CampaignScenario = (typeof campaignScenarios)[number];

/** Whether the campaign of the core set has this scenario. */
export function isCampaignScenario(id: string): id is CampaignScenario {
  return (campaignScenarios as readonly string[]).includes(id);
}

/** Those of Shadows of Mirkwood, in the order of the story. */
export const sagaScenarios = [
  'hunt-for-gollum',
  'carrock',
  'rhosgobel',
  'emyn-muil',
  'dead-marshes',
  'return-to-mirkwood',
] as const;
type SagaScenario = (typeof sagaScenarios)[number];

export type ScenarioId = CampaignScenario | SagaScenario;

/** A scenario: its quest cards by number and the encounter sets its deck is made of (LCG-SCEN-02). */
export interface Scenario {
  readonly title: Literal;
  readonly difficulty: number;
  readonly quests: readonly number[];
  readonly sets: readonly string[];
  /** What is special about it, for whoever has not played it yet. */
  readonly note?: Literal;
}

/** LCG-SCEN-03 to -05, in the order of the campaign. */
export const scenarios: Readonly<Record<ScenarioId, Scenario>> = {
  mirkwood: {
    title: { de: 'Weg durch den Düsterwald', en: 'Passage Through Mirkwood' },
    difficulty: 1,
    quests: [119, 120, 121, 122],
    sets: ['Passage Through Mirkwood', 'Spiders of Mirkwood', 'Dol Guldur Orcs'],
  },
  anduin: {
    title: { de: 'Reise den Anduin hinab', en: 'Journey Along the Anduin' },
    difficulty: 4,
    quests: [126, 127, 128],
    sets: ['Journey Along the Anduin', "Sauron's Reach", 'Dol Guldur Orcs', 'Wilderlands'],
  },
  'dol-guldur': {
    title: { de: 'Flucht aus Dol Guldur', en: 'Escape from Dol Guldur' },
    difficulty: 7,
    quests: [123, 124, 125],
    sets: ['Escape from Dol Guldur', 'Spiders of Mirkwood', 'Dol Guldur Orcs'],
  },
  'hunt-for-gollum': {
    title: { de: 'Die Jagd nach Gollum', en: 'The Hunt for Gollum' },
    difficulty: 4,
    quests: [2011, 2012, 2013],
    sets: ['The Hunt for Gollum', 'Journey Along the Anduin', "Sauron's Reach"],
    note: {
      de: 'Wer ein Abenteuer besteht, darf Hinweise an Helden nehmen; im letzten Abschnitt reist nur, wer einen trägt. Verletzte Helden verlieren sie.',
      en: 'Whoever quests successfully may claim Clues for heroes; on the last stage only those who carry one quest. Damaged heroes lose them.',
    },
  },
  carrock: {
    title: { de: 'Der Kampf am Carrock', en: 'Conflict at the Carrock' },
    difficulty: 7,
    quests: [2035, 2036],
    sets: ['Conflict at the Carrock', 'Journey Along the Anduin', 'Wilderlands'],
    note: {
      de: 'Nach Abschnitt 1 kommen vier Trolle auf einmal. Bleibt unter Bedrohung 34, dann kommen sie nur, wenn ihr sie ruft. „Gefangen!“ legt Helden lahm; wer einen Troll besiegt, darf einen befreien. Mit 8 Führung-Ressourcen schließt sich Grimbeorn an.',
      en: 'Behind stage 1 four Trolls come at once. Stay below 34 threat, and they come only when you call them. “Sacked!” binds heroes; whoever defeats a Troll may free one. For 8 Leadership resources Grimbeorn joins you.',
    },
  },
  rhosgobel: {
    title: { de: 'Die Reise nach Rhosgobel', en: 'A Journey to Rhosgobel' },
    difficulty: 6,
    quests: [2060, 2061, 2062],
    sets: ['A Journey to Rhosgobel', 'Spiders of Mirkwood', 'Dol Guldur Orcs'],
    note: {
      de: 'Wilyador ist verwundet und erleidet jede Runde 2 Schaden; mit ihm ist das Spiel verloren. Sammelt Athelas: Jedes heilt am Ende 5. Heilen geht erst, wenn Rhosgobel erkundet ist. Abschnitt 3 entscheidet sofort, geht also nicht zu früh weiter.',
      en: 'Wilyador is wounded and takes 2 damage each round; with him the game is lost. Gather Athelas: each heals 5 in the end. Nothing heals him before Rhosgobel is explored. Stage 3 decides at once, so do not go on too early.',
    },
  },
  'emyn-muil': {
    title: { de: 'Die Hügel von Emyn Muil', en: 'The Hills of Emyn Muil' },
    difficulty: 4,
    quests: [2082],
    sets: ['The Hills of Emyn Muil', "Sauron's Reach", 'Dol Guldur Orcs'],
    note: {
      de: 'Das Ziel sind 20 Siegpunkte: Sie liegen auf den Orten, die ihr erkundet. Am Ende darf kein Ort von Emyn Muil im Spiel sein.',
      en: 'The goal is 20 victory points: they lie on the locations that you explore. In the end no Emyn Muil location may be in play.',
    },
  },
  'dead-marshes': {
    title: { de: 'Die Totensümpfe', en: 'The Dead Marshes' },
    difficulty: 5,
    quests: [2105, 2106],
    sets: ['The Dead Marshes', "Sauron's Reach", 'Wilderlands'],
    note: {
      de: 'Am Ende jeder Abenteuerphase legt die Gruppe eine Fluchtprobe ab: Spielbereite Charaktere messen ihre Willenskraft mit den Fluchtwerten aufgedeckter Karten. Misslingt sie, entfernt sich Gollum; bei 8 Ressourcen ist er fort.',
      en: 'At the end of each quest phase the party makes an escape test: ready characters pit their willpower against the escape values of dealt cards. If it fails Gollum gets away further; with 8 resources he is gone.',
    },
  },
  'return-to-mirkwood': {
    title: { de: 'Die Rückkehr zum Düsterwald', en: 'Return to Mirkwood' },
    difficulty: 7,
    quests: [2126, 2127, 2128, 2129],
    sets: ['Return to Mirkwood', 'Spiders of Mirkwood', 'Wilderlands'],
    note: {
      de: 'Ein Spieler bewacht Gollum: Jede Runde kostet ihn das 3 Bedrohung, und unverteidigte Angriffe treffen Gollum. Verlässt Gollum das Spiel oder scheidet sein Wächter aus, ist das Spiel verloren.',
      en: 'One player guards Gollum: it costs 3 threat a round, and undefended attacks hit Gollum. If Gollum leaves play or his guard is eliminated, the game is lost.',
    },
  },
};

export const scenarioIds = Object.keys(scenarios) as ScenarioId[];

/** What encounter sets are called (LCG-SCEN-02). */
export const setTitles: Readonly<Record<string, Literal>> = {
  'Spiders of Mirkwood': { de: 'Spinnen des Düsterwalds', en: 'Spiders of Mirkwood' },
  Wilderlands: { de: 'Wilderland', en: 'Wilderlands' },
  'Dol Guldur Orcs': { de: 'Orks von Dol Guldur', en: 'Dol Guldur Orcs' },
  'Passage Through Mirkwood': { de: 'Weg durch den Düsterwald', en: 'Passage Through Mirkwood' },
  'Escape from Dol Guldur': { de: 'Flucht aus Dol Guldur', en: 'Escape from Dol Guldur' },
  'Journey Along the Anduin': { de: 'Reise den Anduin hinab', en: 'Journey Along the Anduin' },
  "Sauron's Reach": { de: 'Saurons Einfluss', en: "Sauron's Reach" },
  'The Hunt for Gollum': { de: 'Die Jagd nach Gollum', en: 'The Hunt for Gollum' },
  'Conflict at the Carrock': { de: 'Der Kampf am Carrock', en: 'Conflict at the Carrock' },
  'A Journey to Rhosgobel': { de: 'Die Reise nach Rhosgobel', en: 'A Journey to Rhosgobel' },
  'The Hills of Emyn Muil': { de: 'Die Hügel von Emyn Muil', en: 'The Hills of Emyn Muil' },
  'The Dead Marshes': { de: 'Die Totensümpfe', en: 'The Dead Marshes' },
  'Return to Mirkwood': { de: 'Die Rückkehr zum Düsterwald', en: 'Return to Mirkwood' },
};
