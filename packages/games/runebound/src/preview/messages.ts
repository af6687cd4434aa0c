import type { MessageTable } from '@tafelrunde/words';

/** What is said of the outcome of options before they are taken. */
export const previewMessages = {
  'rb.see.actions': {
    de: 'dann {left, plural, =0 {bleibt keine Aktion} one {bleibt # Aktion} other {bleiben # Aktionen}}',
    en: '{left, plural, =0 {no action} one {# action} other {# actions}} left then',
  },
  'rb.see.gem': { de: 'dort wartet ein Abenteuer: {more}', en: 'an adventure waits there: {more}' },
  'rb.see.gem-late': {
    de: 'dort wartet ein Abenteuer ({more}), doch es braucht zwei Aktionen',
    en: 'an adventure waits there ({more}), but it takes two actions',
  },
  'rb.see.zombie': { de: 'dort lauert ein Zombie', en: 'a zombie lurks there' },
  'rb.see.city': { de: 'dort ist ein Markt', en: 'a market is there' },
  'rb.see.rolls': {
    de: '{n, plural, one {# Würfel wird} other {# Würfel werden}} geworfen; jeder passende führt ein Feld weiter',
    en: '{n, plural, one {# die is} other {# dice are}} rolled; each that fits leads one hex farther',
  },
  'rb.see.heals': { de: '{n} Schaden wird geheilt', en: '{n} damage is healed' },
  'rb.see.heals-some': {
    de: 'jeder von 5 Würfeln, der zum Gelände passt, heilt 1 von {of} Schaden: im Mittel {n}',
    en: 'each of 5 dice that fits the terrain heals 1 of {of} damage: {n} on average',
  },
  'rb.see.trains': {
    de: '{n, plural, one {# Karte} other {# Karten}} ziehen; {of} bleiben',
    en: 'draw {n, plural, one {# card} other {# cards}}; {of} stay',
  },
  'rb.see.odds': {
    de: 'Kampf: in {n} von 100 Fällen gewonnen, ohne Fähigkeiten gerechnet',
    en: 'fight: won in {n} of 100 cases, abilities not counted',
  },
  'rb.see.odds-mean': {
    de: 'kommt ein Feind, wird er im Mittel in {n} von 100 Fällen besiegt, ohne Fähigkeiten gerechnet',
    en: 'if an enemy comes, it is beaten in {n} of 100 cases on average, abilities not counted',
  },
  'rb.see.test': {
    de: 'Probe mit {of, plural, =0 {keiner Karte} one {# Karte} other {# Karten}}: in {n} von 100 Fällen ein Erfolg',
    en: 'test with {of, plural, =0 {no card} one {# card} other {# cards}}: a success in {n} of 100 cases',
  },
  'rb.see.next-card': {
    de: 'die nächste Karte bringt in {n} von 100 Fällen einen Erfolg',
    en: 'the next card brings a success in {n} of 100 cases',
  },
  'rb.see.strike': { de: '{who:nom} [nimmt|nehmen] {n} Schaden', en: '{who:nom} [takes|take] {n} damage' },
  'rb.see.strike-shields': {
    de: '{who:nom} [nimmt|nehmen] {least} bis {n} Schaden, je nach Schilden',
    en: '{who:nom} [takes|take] {least} to {n} damage, depending on shields',
  },
  'rb.see.keeps': {
    de: '{who:nom} [behält|behalten] {left} von {of} Gesundheit',
    en: '{who:nom} [keeps|keep] {left} of {of} health',
  },
  'rb.see.beats': { de: '{who:nom} [ist|sind] besiegt', en: '{who:nom} [is|are] defeated' },
  'rb.see.beats-maybe': {
    de: '{who:nom} [ist|sind] besiegt, wenn kein Schild abwehrt',
    en: '{who:nom} [is|are] defeated unless a shield blocks it',
  },
  'rb.see.gold': { de: 'dann {left} Gold', en: '{left} gold then' },
  'rb.see.dice': {
    de: 'dann {left, plural, =0 {ist kein Würfel mehr übrig} one {ist # Würfel übrig} other {sind # Würfel übrig}}',
    en: '{left, plural, =0 {no die} one {# die} other {# dice}} left then',
  },

  'rb.badge.gold': { de: 'dann {left}', en: '{left} then' },
} as const satisfies MessageTable;
