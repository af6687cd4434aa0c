import type { MessageTable, QuestionKey } from '@tafelrunde/words';
import type { mirkwoodMessages } from './mirkwood-messages.ts';
import { refusalMessages } from './refusal-messages.ts';

/** Prompts, options and log lines of the game, and its refusals. */
export const messages = {
  'lcg.ask.act': { de: 'Führe eine Aktion aus oder passe', en: 'Take an action or pass' },
  'lcg.ask.plan': {
    de: 'Spiele Verbündete und Verstärkungen aus, führe Aktionen aus oder passe',
    en: 'Play allies and attachments, take actions, or pass',
  },
  'lcg.ask.x': {
    de: 'Welchen Wert hat X für {card:acc}?',
    en: 'What is X for {card:acc}?',
  },
  'lcg.ask.host': { de: 'Woran [card: wird|werden] {card:nom} angehängt?', en: 'What do you attach {card:acc} to?' },
  'lcg.ask.pay': {
    de: '{card:acc} bezahlen: noch {n, plural, one {# Ressource} other {# Ressourcen}}',
    en: 'Pay for {card:acc}: {n, plural, one {# resource} other {# resources}} left',
  },
  'lcg.ask.restricted': {
    de: '{card}: zu viele eingeschränkte Verstärkungen. Lege eine ab',
    en: '{card}: too many Restricted attachments. Discard one',
  },
  'lcg.ask.commit': { de: 'Wer stellt sich dem Abenteuer?', en: 'Who commits to the quest?' },
  'lcg.ask.travel': { de: 'Wohin reist ihr?', en: 'Where do you travel?' },
  'lcg.ask.engage': {
    de: 'Möchtest du einen Gegner in einen Kampf verwickeln?',
    en: 'Do you want to engage an enemy?',
  },
  'lcg.ask.check': {
    de: 'Kampfprobe von {seat}: Welcher Gegner verwickelt {seat} in einen Kampf?',
    en: 'Engagement check of {seat}: which enemy engages?',
  },
  'lcg.ask.shadow-order': {
    de: 'Welcher Gegner erhält zuerst eine Schattenkarte?',
    en: 'Which enemy is dealt a shadow card first?',
  },
  'lcg.ask.enemy-order': { de: 'Welcher Gegner greift zuerst an?', en: 'Which enemy attacks first?' },
  'lcg.ask.defend': {
    de: '{card:nom} [greift|greifen] {seat:acc} an: Wer verteidigt?',
    en: '{card:nom} [attacks|attack] {seat:acc}: who defends?',
  },
  'lcg.ask.damage': {
    de: 'Wer nimmt den Schaden {card:gen}?',
    en: 'Who takes the damage of {card:acc}?',
  },
  'lcg.ask.attack': { de: 'Welchen Gegner greifst du an?', en: 'Which enemy do you attack?' },
  'lcg.ask.attackers': {
    de: 'Wer greift {card:acc} an?',
    en: 'Who attacks {card:acc}?',
  },
  'lcg.ask.join': {
    de: 'Wer schließt sich dem Angriff auf {card:acc} an?',
    en: 'Who joins the attack on {card:acc}?',
  },
  'lcg.ask.mulligan': { de: 'Behältst du deine Starthand?', en: 'Do you keep your opening hand?' },
  'lcg.ask.bottom': {
    de: 'Legst du {card:acc} unter das Begegnungsdeck?',
    en: 'Do you move {card:acc} to the bottom of the deck?',
  },
  'lcg.ask.heal': {
    de: 'Wie viel Schaden auf {card:dat} wird geheilt?',
    en: 'How much damage on {card:acc} is healed?',
  },
  'lcg.ask.take': {
    de: 'Welche Karte kommt auf die Hand ihres Besitzers?',
    en: 'Which card goes to its owner’s hand?',
  },
  'lcg.ask.deck-order': {
    de: 'Welche Karte liegt von oben als nächste im Deck?',
    en: 'Which card is next from the top of the deck?',
  },
  'lcg.ask.search': { de: 'Welche Karte nimmst du auf die Hand?', en: 'Which card do you add to your hand?' },
  'lcg.ask.spider': {
    de: 'Welche Spinne kommt in die Aufmarschzone?',
    en: 'Which Spider is added to the staging area?',
  },
  'lcg.ask.player': { de: 'Wähle einen Spieler', en: 'Choose a player' },
  'lcg.ask.pile': {
    de: 'Welche Karte kommt als nächste auf den Ablagestapel?',
    en: 'Which card goes to the discard pile next?',
  },
  'lcg.ask.order': {
    de: 'Was wird zuerst abgehandelt? ({occasion})',
    en: 'What is resolved first? ({occasion})',
  },
  'lcg.ask.respond': {
    de: 'Reaktion auf: {Occasion}',
    en: 'Respond to: {occasion}',
  },

  'lcg.when.damage': { de: '{card:nom} [erleidet|erleiden] {n} Schaden', en: '{card:nom} [takes|take] {n} damage' },
  'lcg.when.killed': { de: '{card:nom} [wird|werden] getötet', en: '{card:nom} [is|are] killed' },
  'lcg.when.killed-by': { de: '{by:nom} [tötet|töten] {card:acc}', en: '{by:nom} [kills|kill] {card:acc}' },
  'lcg.when.defeated': { de: '{card:nom} [wird|werden] besiegt', en: '{card:nom} [is|are] defeated' },
  'lcg.when.leave': { de: '{card:nom} [verlässt|verlassen] das Spiel', en: '{card:nom} [leaves|leave] play' },
  'lcg.when.progress': { de: 'Fortschritt auf {card:acc}', en: 'progress on {card:acc}' },
  'lcg.when.explored': { de: '{card:nom} [ist|sind] erkundet', en: '{card:nom} [is|are] explored' },
  'lcg.when.when-revealed': { de: '„Wenn aufgedeckt“-Effekt: {card}', en: 'when revealed effect: {card}' },
  'lcg.when.shadow': { de: 'Schatteneffekt: {card}', en: 'shadow effect: {card}' },
  'lcg.when.draw': {
    de: '{seat:nom} zieht {n, plural, one {# Karte} other {# Karten}}',
    en: '{seat:nom} draws {n, plural, one {# card} other {# cards}}',
  },
  'lcg.when.engage': { de: '{card:nom} [ist|sind] im Kampf mit {seat}', en: '{card:nom} [is|are] engaged with {seat}' },
  'lcg.when.reveal': { de: '{card:nom} [wird|werden] aufgedeckt', en: '{card:nom} [is|are] revealed' },
  'lcg.when.enter': { de: '{card:nom} [kommt|kommen] ins Spiel', en: '{card:nom} [enters|enter] play' },
  'lcg.when.play': { de: '{seat:nom} spielt {card:acc} aus', en: '{seat:nom} plays {card:acc}' },
  'lcg.when.commit': {
    de: '{card:nom} [stellt|stellen] sich dem Abenteuer',
    en: '{card:nom} [commits|commit] to the quest',
  },
  'lcg.when.travel': { de: 'Ihr reist zu {card:dat}', en: 'you travel to {card:acc}' },
  'lcg.when.attack': { de: '{card:nom} [greift|greifen] {seat:acc} an', en: '{card:nom} [attacks|attack] {seat:acc}' },
  'lcg.when.attack-end': { de: 'Ende des Angriffs {card:gen}', en: 'end of the attack of {card:acc}' },
  'lcg.when.shadow-dealt': { de: 'Schattenkarte für {enemy:acc}', en: 'shadow card for {enemy:acc}' },
  'lcg.when.shadow-done': {
    de: 'Schatteneffekt bei {enemy:dat} abgehandelt',
    en: 'shadow effect of {enemy:acc} resolved',
  },
  'lcg.when.defend': {
    de: '{card:nom} [verteidigt|verteidigen] gegen {enemy:acc}',
    en: '{card:nom} [defends|defend] against {enemy:acc}',
  },
  'lcg.when.player-attack': { de: '{seat:nom} greift {card:acc} an', en: '{seat:nom} attacks {card:acc}' },
  'lcg.when.attacker': {
    de: '{card:nom} [greift|greifen] {enemy:acc} an',
    en: '{card:nom} [attacks|attack] {enemy:acc}',
  },
  'lcg.when.quest-success': { de: 'Abenteuer erfolgreich', en: 'the quest succeeds' },
  'lcg.when.quest-failure': { de: 'Abenteuer gescheitert', en: 'the quest fails' },
  'lcg.when.stage-defeated': { de: 'Abschnitt geschafft: {card}', en: 'stage complete: {card}' },
  'lcg.when.readying': { de: 'Karten werden spielbereit', en: 'cards ready' },
  'lcg.when.exhaust': { de: '{card:nom} [wird|werden] erschöpft', en: '{card:nom} [is|are] exhausted' },
  'lcg.when.spend': { de: '{seat:nom} gibt Ressourcen aus', en: '{seat:nom} spends resources' },
  'lcg.when.claimed': { de: '{seat:nom} beansprucht {card:acc}', en: '{seat:nom} claims {card:acc}' },
  'lcg.when.captured': { de: '{card:nom} [wird|werden] gefangen', en: '{card:nom} [is|are] captured' },
  'lcg.when.rescued': { de: '{card:nom} [wird|werden] befreit', en: '{card:nom} [is|are] rescued' },
  'lcg.when.eliminated': { de: '{seat:nom} scheidet aus', en: '{seat:nom} is eliminated' },
  'lcg.when.round-begin': { de: 'Beginn der Runde', en: 'beginning of the round' },
  'lcg.when.round-end': { de: 'Ende der Runde', en: 'end of the round' },
  'lcg.when.phase-begin': { de: 'Beginn der Phase', en: 'beginning of the phase' },
  'lcg.when.phase-end': { de: 'Ende der Phase', en: 'end of the phase' },

  'lcg.option.pass': { de: 'Passen', en: 'Pass' },
  'lcg.option.play': {
    de: '{card:acc} ausspielen',
    en: 'Play {card:acc}',
  },
  'lcg.option.use': { de: '{card:acc} benutzen: {More}', en: 'Use {card:acc}: {more}' },
  'lcg.option.first': {
    de: '{card:nom} zuerst',
    en: '{card:nom} first',
  },
  'lcg.option.x': { de: 'X = {n}', en: 'X = {n}', same: true },
  'lcg.option.attach': {
    de: 'An {card:acc} anhängen',
    en: 'Attach to {card:acc}',
  },
  'lcg.option.discard': {
    de: '{card:acc} ablegen',
    en: 'Discard {card:acc}',
  },
  'lcg.option.pay': { de: '1 Ressource aus dem Vorrat {card:gen}', en: '1 resource from {card:acc}' },
  'lcg.option.commit': { de: '{card} (Willenskraft {n})', en: '{card} (willpower {n})' },
  'lcg.option.commit-done': {
    de: '{n, plural, =0 {Niemand} other {Fertig ({n} im Abenteuer)}}',
    en: '{n, plural, =0 {Nobody} other {Done ({n} committed)}}',
  },
  'lcg.option.pile': {
    de: 'Als nächste {card:nom}',
    en: '{card:nom} next',
  },
  'lcg.option.pile-done': { de: 'So wie sie liegen', en: 'As they lie' },
  'lcg.option.travel': {
    de: 'Zu {card:dat} reisen',
    en: 'Travel to {card:acc}',
  },
  'lcg.option.stay': { de: 'Nicht reisen', en: 'Do not travel' },
  'lcg.option.engage': {
    de: '{card:acc} in einen Kampf verwickeln',
    en: 'Engage {card:acc}',
  },
  'lcg.option.engages': {
    de: '{card:nom} [verwickelt|verwickeln] {seat:acc} in einen Kampf',
    en: '{card:nom} [engages|engage] {seat:acc}',
  },
  'lcg.option.no-engage': { de: 'Keinen', en: 'None' },
  'lcg.option.shadow-first': {
    de: '{card:nom} zuerst',
    en: '{card:nom} first',
  },
  'lcg.option.attacks': {
    de: '{card:nom} [greift|greifen] an',
    en: '{card:nom} [attacks|attack]',
  },
  'lcg.option.defend': {
    de: '{card:nom} [verteidigt|verteidigen] (Verteidigung {n})',
    en: '{card:nom} [defends|defend] (defense {n})',
  },
  'lcg.option.no-defender': { de: 'Kein Verteidiger', en: 'No defender' },
  'lcg.option.defend-done': { de: 'Keine weiteren Verteidiger', en: 'No more defenders' },
  'lcg.option.take-damage': {
    de: '{card:nom} [nimmt|nehmen] den Schaden',
    en: '{card:nom} [takes|take] the damage',
  },
  'lcg.option.attack': {
    de: '{card:acc} angreifen',
    en: 'Attack {card:acc}',
  },
  'lcg.option.no-attack': { de: 'Nicht (mehr) angreifen', en: 'No (more) attacks' },
  'lcg.option.attacker': { de: '{card} (Angriff {n})', en: '{card} (attack {n})' },
  'lcg.option.attackers-done': { de: 'Angreifen', en: 'Attack' },
  'lcg.option.join': {
    de: '{card:nom} [schließt|schließen] sich an',
    en: '{card:nom} [joins|join]',
  },
  'lcg.option.join-done': { de: 'Niemand (mehr)', en: 'Nobody (else)' },
  'lcg.option.keep': { de: 'Behalten', en: 'Keep it' },
  'lcg.option.mulligan': { de: 'Neue Starthand (Mulligan)', en: 'Take a mulligan' },
  'lcg.option.bottom': { de: 'Unter das Deck', en: 'To the bottom' },
  'lcg.option.top': { de: 'Oben lassen', en: 'Leave it on top' },
  'lcg.option.heal': { de: '{n} Schaden heilen', en: 'Heal {n} damage' },
  'lcg.option.player': { de: '{seat}', en: '{seat}', same: true },

  'lcg.log.use': {
    de: '{seat:nom} benutzt {card:acc}: {what}.',
    en: '{seat:nom} uses {card:acc}: {what}.',
  },
  'lcg.log.play': {
    de: '{seat:nom} spielt {card:acc} aus.',
    en: '{seat:nom} plays {card:acc}.',
  },
  'lcg.log.damage': {
    de: '{card:nom} [erleidet|erleiden] {n} Schaden.',
    en: '{card:nom} [takes|take] {n} damage.',
  },
  'lcg.log.killed': {
    de: '{card:nom} [wird|werden] getötet.',
    en: '{card:nom} [is|are] killed.',
  },
  'lcg.log.defeated': { de: '{card:nom} [wird|werden] besiegt.', en: '{card:nom} [is|are] defeated.' },
  'lcg.log.react': {
    de: '{card}: {What}.',
    en: '{card}: {what}.',
    same: true,
  },
  'lcg.log.heal': {
    de: '{n} Schaden auf {card:dat} geheilt.',
    en: '{n} damage on {card:acc} healed.',
  },
  'lcg.log.threat-up': {
    de: 'Der Bedrohungsgrad {seat:gen} steigt um {n} auf {now}.',
    en: '{seat:poss} threat rises by {n} to {now}.',
  },
  'lcg.log.threat-down': {
    de: 'Der Bedrohungsgrad {seat:gen} sinkt um {n} auf {now}.',
    en: '{seat:poss} threat falls by {n} to {now}.',
  },
  'lcg.log.hero-drawn': {
    de: '{card}: Der Zufall entscheidet für {seat}.',
    en: '{card}: chance decides for {seat}.',
  },
  'lcg.log.eliminated': {
    de: '{seat:nom} scheidet aus.',
    en: '{seat:nom} is eliminated.',
  },
  'lcg.log.progress': {
    de: '{n} Fortschritt auf {card:acc}.',
    en: '{n} progress on {card:acc}.',
  },
  'lcg.log.explored': {
    de: '{card:nom} [ist|sind] erkundet.',
    en: '{card:nom} [is|are] explored.',
  },
  'lcg.log.stage-done': { de: 'Abschnitt geschafft: {card}.', en: 'Stage complete: {card}.' },
  'lcg.log.stage': { de: 'Neuer Abschnitt: {card}.', en: 'New stage: {card}.' },
  'lcg.log.reshuffle': { de: 'Das Begegnungsdeck wird neu gemischt.', en: 'The encounter deck is reshuffled.' },
  'lcg.log.reveal': { de: 'Aufgedeckt: {card}.', en: 'Revealed: {card}.' },
  'lcg.log.draw': {
    de: '{seat:nom} zieht {n, plural, one {# Karte} other {# Karten}}.',
    en: '{seat:nom} draws {n, plural, one {# card} other {# cards}}.',
  },
  'lcg.log.commit': {
    de: '{card:nom} [stellt|stellen] sich dem Abenteuer.',
    en: '{card:nom} [commits|commit] to the quest.',
  },
  'lcg.log.quest': {
    de: 'Willenskraft {willpower} gegen Widerstand {threat}.',
    en: 'Willpower {willpower} against threat {threat}.',
  },
  'lcg.log.to-hand': {
    de: '{card:nom} [kommt|kommen] auf die Hand von {seat}.',
    en: '{card:nom} [goes|go] to the hand of {seat}.',
  },
  'lcg.log.into-play': {
    de: '{card:nom} [kommt|kommen] unter der Kontrolle von {seat} ins Spiel.',
    en: '{card:nom} [enters|enter] play under the control of {seat}.',
  },
  'lcg.log.seen': { de: 'Angesehen: {card}.', en: 'Looked at: {card}.' },
  'lcg.log.staged': {
    de: '{card:nom} [kommt|kommen] in die Aufmarschzone.',
    en: '{card:nom} [is|are] added to the staging area.',
  },
  'lcg.log.captured': {
    de: '{card:nom} [ist|sind] gefangen.',
    en: '{card:nom} [is|are] the prisoner.',
  },
  'lcg.log.rescued': {
    de: '{card:nom} [ist|sind] befreit.',
    en: '{card:nom} [is|are] rescued.',
  },
  'lcg.log.claimed': {
    de: '{seat:nom} beansprucht {card:acc}.',
    en: '{seat:nom} claims {card:acc}.',
  },
  'lcg.log.travel': {
    de: 'Ihr reist zu {card:dat}.',
    en: 'You travel to {card:acc}.',
  },
  'lcg.log.engage': {
    de: '{card:nom} [ist|sind] im Kampf mit {seat}.',
    en: '{card:nom} and {seat} are engaged.',
  },
  'lcg.log.shadow': {
    de: 'Schattenkarte {enemy:gen}: {card}.',
    en: 'Shadow card of {enemy:acc}: {card}.',
  },
  'lcg.log.shadow-none': {
    de: 'Schattenkarte {enemy:gen}: {card}, ohne Schatteneffekt.',
    en: 'Shadow card of {enemy:acc}: {card}, without a shadow effect.',
  },
  'lcg.log.attack': {
    de: '{card:nom} [greift|greifen] {seat:acc} an.',
    en: '{card:nom} [attacks|attack] {seat:acc}.',
  },
  'lcg.log.defend': {
    de: '{card:nom} [verteidigt|verteidigen] gegen {enemy:acc}.',
    en: '{card:nom} [defends|defend] against {enemy:acc}.',
  },
  'lcg.log.player-attack': {
    de: '{seat:nom} greift {card:acc} an.',
    en: '{seat:nom} attacks {card:acc}.',
  },
  'lcg.log.cancelled': { de: '{card}: Effekt verhindert.', en: '{card}: effect cancelled.' },
  'lcg.log.bonus': { de: '{card:nom} [erhält|erhalten] {more}.', en: '{card:nom} [gets|get] {more}.' },
  'lcg.log.called-off': {
    de: '{card:nom} [greift|greifen] nicht mehr an.',
    en: '{card:nom} [attacks|attack] no longer.',
  },
  'lcg.log.not-ready': { de: '{card:nom} [wird|werden] nicht spielbereit.', en: '{card:nom} [does|do] not ready.' },
  'lcg.log.no-deck': { de: '{seat:nom} kann keine Karten ziehen.', en: '{seat:nom} cannot draw cards.' },
  'lcg.log.phase.setup': { de: 'Vorbereitung', en: 'Setup' },
  'lcg.log.phase.resource': { de: 'Ressourcenphase', en: 'Resource phase' },
  'lcg.log.phase.planning': { de: 'Planungsphase', en: 'Planning phase' },
  'lcg.log.phase.quest': { de: 'Abenteuerphase', en: 'Quest phase' },
  'lcg.log.phase.travel': { de: 'Reisephase', en: 'Travel phase' },
  'lcg.log.phase.encounter': { de: 'Begegnungsphase', en: 'Encounter phase' },
  'lcg.log.phase.combat': { de: 'Kampfphase', en: 'Combat phase' },
  'lcg.log.phase.refresh': { de: 'Auffrischungsphase', en: 'Refresh phase' },

  'lcg.ask.escape': {
    de: 'Fluchtprobe: Wer hilft? {n, plural, =0 {Es wird keine Karte aufgedeckt.} one {# Karte wird aufgedeckt.} other {# Karten werden aufgedeckt.}}',
    en: 'Escape test: who helps? {n, plural, =0 {No card is dealt.} one {# card is dealt.} other {# cards are dealt.}}',
  },
  'lcg.log.damage-moved': {
    de: '{n} Schaden von {from:dat} auf {card:acc} verschoben.',
    en: '{n} damage moved from {from:acc} to {card:acc}.',
  },
  'lcg.log.escape-dealt': { de: 'Fluchtprobe: {card}, Flucht {n}.', en: 'Escape test: {card}, escape {n}.' },
  'lcg.log.stage-back': { de: 'Zurück zu Abschnitt: {card}.', en: 'Back to stage: {card}.' },
  'lcg.when.attacked': { de: 'Angriff {card:gen} abgehandelt', en: 'the attack of {card:acc} is resolved' },
  'lcg.when.defended': { de: 'Verteidigung {card:gen}', en: 'defense of {card:acc}' },
  'lcg.when.drawing': { de: 'Karten der Ressourcenphase gezogen', en: 'the cards of the resource phase are drawn' },
  'lcg.when.healed': { de: '{card:nom} [wird|werden] geheilt', en: '{card:nom} [is|are] healed' },
  'lcg.when.quest-done': { de: 'Abenteuer abgehandelt', en: 'the quest is resolved' },
  'lcg.when.readied': { de: '{card:nom} [wird|werden] spielbereit', en: '{card:nom} [readies|ready]' },
  'lcg.when.threatened': { de: 'Der Bedrohungsgrad {seat:gen} steigt', en: '{seat:poss} threat rises' },
  'lcg.when.tokens': { de: 'Ressourcen auf {card:acc} gelegt', en: 'resources are placed on {card:acc}' },

  'lcg.end.won': { de: 'Das Szenario ist gewonnen.', en: 'The scenario is won.' },
  'lcg.end.all-eliminated': { de: 'Alle Spieler sind ausgeschieden.', en: 'All players are eliminated.' },
  'lcg.end.mendor': { de: 'Mendor hat das Spiel verlassen.', en: 'Mendor has left play.' },

  ...refusalMessages,
} as const satisfies MessageTable;

/** The questions of the game. */
export type LcgQuestion = QuestionKey<typeof messages & typeof mirkwoodMessages>;
