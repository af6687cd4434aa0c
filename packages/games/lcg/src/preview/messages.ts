import type { MessageTable } from '@tafelrunde/words';

/** What is said of the outcome of options before they are taken. */
export const previewMessages = {
  'lcg.see.quest': {
    de: 'Willenskraft {willpower} gegen Widerstand {threat}',
    en: 'willpower {willpower} against threat {threat}',
  },
  'lcg.see.progress-so': { de: 'so wären es {n} Fortschritt', en: 'as it stands {n} progress' },
  'lcg.see.threat-so': {
    de: 'so stiege der Bedrohungsgrad um {n} auf {now}',
    en: 'as it stands threat rises by {n} to {now}',
  },
  'lcg.see.even-so': { de: 'so geschähe nichts', en: 'as it stands nothing happens' },
  'lcg.see.reveals': {
    de: '{n, plural, one {# Karte wird} other {# Karten werden}} noch aufgedeckt',
    en: '{n, plural, one {# card is} other {# cards are}} still revealed',
  },
  'lcg.see.enough': {
    de: 'nach dem Widerstand der Karten reicht es in {n} von 100 Fällen',
    en: 'by the threat of the cards it is enough in {n} of 100 cases',
  },
  'lcg.see.test-willpower': {
    de: 'Willenskraft {n} gegen {cards, plural, one {den Fluchtwert von # Karte} other {die Fluchtwerte von # Karten}}',
    en: 'willpower {n} against the escape {cards, plural, one {value of # card} other {values of # cards}}',
  },
  'lcg.see.test-attack': {
    de: 'Angriffsstärke {n} gegen {cards, plural, one {den Fluchtwert von # Karte} other {die Fluchtwerte von # Karten}}',
    en: 'attack {n} against the escape {cards, plural, one {value of # card} other {values of # cards}}',
  },
  'lcg.see.test-passed': { de: 'gelingt in {n} von 100 Fällen', en: 'passed in {n} of 100 cases' },
  'lcg.see.hit': { de: '{attack} − {defense} = {n} Schaden', en: '{attack} − {defense} = {n} damage' },
  'lcg.see.keeps': {
    de: '{card:nom} [behält|behalten] {left} von {of} Trefferpunkten',
    en: '{card:nom} [keeps|keep] {left} of {of} hit points',
  },
  'lcg.see.falls': { de: '{card:nom} [fällt|fallen]', en: '{card:nom} [falls|fall]' },
  'lcg.see.undefended': {
    de: '{n} Schaden für einen Helden von {seat}',
    en: '{n} damage to a hero of {seat}',
  },
  'lcg.see.undefended-on': {
    de: 'unverteidigt {n} Schaden für {card:acc}, {left} von {of} Trefferpunkten bleiben',
    en: 'undefended {n} damage to {card:acc}, {left} of {of} hit points are left',
  },
  'lcg.see.undefended-gone': {
    de: 'unverteidigt {n} Schaden für {card:acc}: Damit ist das Spiel verloren',
    en: 'undefended {n} damage to {card:acc}: this loses the game',
  },
  'lcg.see.others-defend': {
    de: 'andere mit Schildwache dürfen noch verteidigen',
    en: 'others with Sentinel may still defend',
  },
  'lcg.see.shadow': {
    de: 'verdeckter Schatten: {n} von {of} Karten haben einen Effekt',
    en: 'hidden shadow: {n} of {of} cards have an effect',
  },
  'lcg.see.strike': {
    de: 'Angriff {attack} − {defense} = {n} Schaden',
    en: 'attack {attack} − {defense} = {n} damage',
  },
  'lcg.see.slain': { de: '{card:nom} [wird|werden] besiegt', en: '{card:nom} [is|are] defeated' },
  'lcg.see.all-out': {
    de: 'alle Bereiten zusammen: Angriff {attack} gegen {defense} und {left} Trefferpunkte',
    en: 'everybody ready together: attack {attack} against {defense} and {left} hit points',
  },
  'lcg.see.costs': {
    de: 'kostet {n}, dann {left, plural, one {bleibt # Ressource} other {bleiben # Ressourcen}}',
    en: 'costs {n}, then {left, plural, one {# resource is} other {# resources are}} left',
  },
  'lcg.see.pool': {
    de: '{card:nom} [behält|behalten] {left, plural, one {# Ressource} other {# Ressourcen}}',
    en: '{card:nom} [keeps|keep] {left, plural, one {# resource} other {# resources}}',
  },
  'lcg.see.less': {
    de: 'Widerstand in der Aufmarschzone {threat} statt {now}',
    en: 'threat in the staging area {threat} instead of {now}',
  },
  'lcg.see.points': {
    de: 'zu erkunden mit {n, plural, one {# Abenteuerpunkt} other {# Abenteuerpunkten}}',
    en: 'explored with {n, plural, one {# quest point} other {# quest points}}',
  },
  'lcg.see.foe': {
    de: 'Angriff {attack}, Verteidigung {defense}, {left} Trefferpunkte',
    en: 'attack {attack}, defense {defense}, {left} hit points',
  },
  'lcg.see.damaged': { de: '{card}: {n} Schaden', en: '{card}: {n} damage' },
  'lcg.see.healed': { de: '{card}: {n} geheilt', en: '{card}: {n} healed' },
  'lcg.see.gone': { de: '{card:nom} [verlässt|verlassen] das Spiel', en: '{card:nom} [leaves|leave] play' },
  'lcg.see.readied': { de: '{card:nom} [wird|werden] spielbereit', en: '{card:nom} [readies|ready]' },
  'lcg.see.spent': { de: '{card:nom} [wird|werden] erschöpft', en: '{card:nom} [is|are] exhausted' },
  'lcg.see.gets': { de: '{card:nom} [erhält|erhalten] {more}', en: '{card:nom} [gets|get] {more}' },
  'lcg.see.threat': { de: 'Bedrohungsgrad {seat:gen}: {now}', en: '{seat:poss} threat: {now}' },
  'lcg.see.progress': { de: '{card}: {n} Fortschritt', en: '{card}: {n} progress' },
  'lcg.see.last-hero': {
    de: 'der letzte Held fällt: {seat:nom} scheidet aus',
    en: 'the last hero falls: {seat:nom} is eliminated',
  },
  'lcg.see.out': { de: 'Bedrohungsgrad {now}: {seat:nom} scheidet aus', en: 'threat {now}: {seat:nom} is eliminated' },
  'lcg.see.won': { de: 'damit ist das Szenario gewonnen', en: 'this wins the scenario' },
  'lcg.see.lost': { de: 'damit ist das Spiel verloren', en: 'this loses the game' },

  'lcg.badge.quest': { de: '{willpower} : {threat}', en: '{willpower} : {threat}', same: true },
  'lcg.badge.hit': { de: '{attack} − {defense} = {n}', en: '{attack} − {defense} = {n}', same: true },
  'lcg.badge.falls': { de: '{attack} − {defense}: fällt', en: '{attack} − {defense}: falls' },
  'lcg.badge.undefended': { de: '{n} Schaden für einen Helden', en: '{n} damage to a hero' },
  'lcg.badge.undefended-on': { de: '{n} Schaden für {card:acc}', en: '{n} damage to {card:acc}' },
  'lcg.badge.test': { de: '{n} von 100', en: '{n} of 100' },
  'lcg.badge.slain': { de: '{attack} − {defense}: besiegt', en: '{attack} − {defense}: defeated' },
  'lcg.badge.left': { de: 'noch {left}', en: '{left} left' },
  'lcg.badge.less': { de: 'Widerstand −{n}', en: 'threat −{n}' },
  'lcg.badge.foe': { de: 'Angriff {attack}', en: 'attack {attack}' },
} as const satisfies MessageTable;
