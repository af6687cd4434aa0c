import type { MessageTable } from '@tafelrunde/words';

/** What is said of the outcome of options before they are taken. */
export const previewMessages = {
  'tcg.see.versus': {
    de: '{card}: Stärke {own} gegen {other}',
    en: '{card}: strength {own} against {other}',
  },
  'tcg.see.wins': {
    de: '{card:nom} [siegt|siegen], {n, plural, one {# Wunde} other {je # Wunden}} für den Schatten',
    en: '{card:nom} [wins|win], {n, plural, one {# wound} other {# wounds each}} for the Shadow',
  },
  'tcg.see.overwhelms': {
    de: '{card:nom} [überwältigt|überwältigen] den Schatten',
    en: '{card:nom} [overwhelms|overwhelm] the Shadow',
  },
  'tcg.see.loses': {
    de: '{card:nom} [verliert|verlieren]: {n, plural, one {# Wunde} other {# Wunden}}, {left} Vitalität {left, plural, one {bleibt} other {bleiben}}',
    en: '{card:nom} [loses|lose]: {n, plural, one {# wound} other {# wounds}}, {left} vitality left',
  },
  'tcg.see.falls': { de: '{card:nom} [fällt|fallen]', en: '{card:nom} [falls|fall]' },
  'tcg.see.overwhelmed': { de: '{card:nom} [wird|werden] überwältigt', en: '{card:nom} [is|are] overwhelmed' },
  'tcg.see.tie': { de: 'Gleichstand verliert', en: 'a tie is lost' },
  'tcg.see.shadow-assigns': {
    de: '{n, plural, one {# freier Diener greift an} other {# freie Diener greifen an}}, wen der Schatten will',
    en: '{n, plural, one {# free minion attacks} other {# free minions attack}} whomever the Shadow wants',
  },
  'tcg.see.ring-bearer': {
    de: 'der Ringträger fällt: {seat:nom} verliert das Spiel',
    en: 'the Ring-bearer falls: {seat:nom} loses the game',
  },
  'tcg.see.wounded': {
    de: '{card:nom} [behält|behalten] {left} von {of} Vitalität',
    en: '{card:nom} [keeps|keep] {left} of {of} vitality',
  },
  'tcg.see.twilight': { de: 'Zwielicht: {now}', en: 'twilight: {now}' },
  'tcg.see.move': {
    de: 'Zwielicht {n} + {shadow} (Ort) + {own} (Gefährten) = {now}',
    en: 'twilight {n} + {shadow} (site) + {own} (companions) = {now}',
  },
  'tcg.see.move-blind': {
    de: 'Zwielicht mindestens {now}; der Ort, den der Schatten legt, ist noch unbekannt',
    en: 'twilight at least {now}; the site that the Shadow lays is not known yet',
  },
  'tcg.see.minions-stay': {
    de: '{n, plural, one {# Diener bleibt} other {# Diener bleiben}} im Spiel',
    en: '{n, plural, one {# minion stays} other {# minions stay}} in play',
  },
  'tcg.see.gets': {
    de: '{card}: Stärke {now} statt {n}',
    en: '{card}: strength {now} instead of {n}',
  },
  'tcg.see.hurt': {
    de: '{card}: {n, plural, one {# Wunde} other {# Wunden}} mehr',
    en: '{card}: {n, plural, one {# wound} other {# wounds}} more',
  },
  'tcg.see.healed': {
    de: '{card}: {n, plural, one {# Wunde} other {# Wunden}} weniger',
    en: '{card}: {n, plural, one {# wound} other {# wounds}} fewer',
  },
  'tcg.see.gone': { de: '{card:nom} [verlässt|verlassen] das Spiel', en: '{card:nom} [leaves|leave] play' },
  'tcg.see.burdens': { de: 'Lasten {seat:gen}: {n} von {of}', en: '{seat:poss} burdens: {n} of {of}' },
  'tcg.see.won': { de: 'damit ist das Spiel gewonnen', en: 'this wins the game' },
  'tcg.see.lost': { de: 'damit ist das Spiel verloren', en: 'this loses the game' },

  'tcg.badge.versus': { de: '{own} : {other}', en: '{own} : {other}', same: true },
  'tcg.badge.wounds': {
    de: '{own} : {other}, {n, plural, one {# Wunde} other {# Wunden}}',
    en: '{own} : {other}, {n, plural, one {# wound} other {# wounds}}',
  },
  'tcg.badge.overwhelmed': { de: '{own} : {other}, überwältigt', en: '{own} : {other}, overwhelmed' },
  'tcg.badge.falls': { de: '{own} : {other}, fällt', en: '{own} : {other}, falls' },
  'tcg.badge.shadow-assigns': { de: 'der Schatten wählt', en: 'the Shadow chooses' },
  'tcg.badge.left': { de: 'noch {left}', en: '{left} left' },
  'tcg.badge.dies': { de: 'fällt', en: 'falls' },
  'tcg.badge.twilight': { de: 'Zwielicht {now}', en: 'twilight {now}' },
} as const satisfies MessageTable;
