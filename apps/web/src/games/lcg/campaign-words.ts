import { wordsIn } from '../../words-in.ts';

interface CampaignWords {
  readonly new: string;
  readonly players: string;
  readonly player: (n: number) => string;
  readonly name: string;
  readonly deck: string;
  readonly expert: string;
  readonly begin: string;
  readonly log: (names: string) => string;
  readonly scenarios: string;
  readonly done: (score: number) => string;
  readonly next: string;
  readonly later: string;
  readonly total: (n: number) => string;
  readonly heroes: string;
  readonly penalty: (n: number) => string;
  readonly fallen: string;
  readonly none: string;
  readonly boons: string;
  readonly burdens: string;
  readonly permanents: string;
  readonly on: (card: string, hero: string) => string;
  readonly prisoner: string;
  readonly damage: string;
  readonly prepare: string;
  readonly replace: (hero: string) => string;
  readonly choose: string;
  readonly change: string;
  readonly changeTo: string;
  readonly keep: string;
  readonly boonsFor: (card: string) => string;
  readonly heal: string;
  readonly nobody: string;
  readonly play: (scenario: string) => string;
  readonly goOn: string;
  readonly write: string;
  readonly lost: string;
  readonly over: string;
  readonly download: string;
  readonly load: string;
  readonly remove: string;
  readonly removeAsk: string;
  readonly broken: (n: number) => string;
}

export const campaignWords = wordsIn<CampaignWords>({
  de: {
    new: 'Neue Kampagne',
    players: 'Spieler',
    player: (n) => `Spieler ${n}`,
    name: 'Name',
    deck: 'Deck',
    expert: 'Expertenkampagne: Schaden auf Helden bleibt bis ins nächste Szenario',
    begin: 'Kampagne beginnen',
    log: (names) => `Logbuch von ${names}`,
    scenarios: 'Szenarien',
    done: (score) => `geschafft, ${score} Punkte`,
    next: 'als Nächstes',
    later: 'später',
    total: (n) => `Zusammen ${n} Punkte (weniger ist besser)`,
    heroes: 'Helden',
    penalty: (n) => `Bedrohung zu Beginn +${n}`,
    fallen: 'Gefallene Helden',
    none: 'keine',
    boons: 'Gunst',
    burdens: 'Bürde',
    permanents: 'Dauerhaft an Helden',
    on: (card, hero) => `${card} an ${hero}`,
    prisoner: 'Wird in Dol Guldur gefangen gehalten',
    damage: 'Schaden zu Beginn',
    prepare: 'Das nächste Szenario vorbereiten',
    replace: (hero) => `Für ${hero} kommt`,
    choose: 'bitte wählen',
    change: 'Einen Helden freiwillig tauschen (+1 Bedrohung für alle)',
    changeTo: 'gegen',
    keep: 'niemanden',
    boonsFor: (card) => `„${card}“ kommt in das Deck von`,
    heal: 'Schaden heilen (+1 Bedrohung)',
    nobody: 'bei niemandem',
    play: (scenario) => `„${scenario}“ spielen`,
    goOn: 'Zum Tisch des laufenden Szenarios',
    write: 'Ergebnis ins Logbuch eintragen',
    lost: 'Das Szenario ging verloren. Das Logbuch bleibt, wie es ist: Versucht es noch einmal.',
    over: 'Die Kampagne ist geschafft!',
    download: 'Logbuch herunterladen',
    load: 'Logbuch laden',
    remove: 'Kampagne löschen',
    removeAsk: 'Diese Kampagne mit ihrem Logbuch löschen?',
    broken: (n) =>
      n === 1
        ? 'Ein Logbuch ließ sich nicht lesen. Es wurde nicht gelöscht.'
        : `${n} Logbücher ließen sich nicht lesen. Sie wurden nicht gelöscht.`,
  },
  en: {
    new: 'New campaign',
    players: 'Players',
    player: (n) => `Player ${n}`,
    name: 'Name',
    deck: 'Deck',
    expert: 'Expert campaign: damage on heroes stays for the next scenario',
    begin: 'Begin the campaign',
    log: (names) => `Log of ${names}`,
    scenarios: 'Scenarios',
    done: (score) => `completed, ${score} points`,
    next: 'next',
    later: 'later',
    total: (n) => `Together ${n} points (lower is better)`,
    heroes: 'Heroes',
    penalty: (n) => `Starting threat +${n}`,
    fallen: 'Fallen heroes',
    none: 'none',
    boons: 'Boons',
    burdens: 'Burdens',
    permanents: 'Permanent on heroes',
    on: (card, hero) => `${card} on ${hero}`,
    prisoner: 'Held captive in Dol Guldur',
    damage: 'Starting damage',
    prepare: 'Prepare the next scenario',
    replace: (hero) => `In place of ${hero} comes`,
    choose: 'please choose',
    change: 'Change a hero of your own accord (+1 threat for all)',
    changeTo: 'for',
    keep: 'nobody',
    boonsFor: (card) => `“${card}” goes into the deck of`,
    heal: 'Heal damage (+1 threat)',
    nobody: 'on nobody',
    play: (scenario) => `Play “${scenario}”`,
    goOn: 'To the table of the scenario under way',
    write: 'Write the result into the log',
    lost: 'The scenario was lost. The log stays as it is: try again.',
    over: 'The campaign is complete!',
    download: 'Download the log',
    load: 'Load a log',
    remove: 'Delete the campaign',
    removeAsk: 'Delete this campaign and its log?',
    broken: (n) =>
      n === 1 ? 'A log could not be read. It was not deleted.' : `${n} logs could not be read. They were not deleted.`,
  },
});
