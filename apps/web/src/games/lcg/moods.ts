import type { Lang } from '@tafelrunde/words';

/** A line for the mood of some cards, our own and without any effect, by number of the card. */
export const moods: Readonly<Record<number, Readonly<Record<Lang, string>>>> = {
  1: {
    de: 'Wer lange genug wandert, kennt auch die Wege, die keiner mehr geht.',
    en: 'Whoever wanders long enough knows the paths that nobody walks any more.',
  },
  2: { de: 'Er ritt voran, damit andere folgen konnten.', en: 'He rode ahead so that others could follow.' },
  3: {
    de: 'Jede Schramme, sagt er, ist eine Münze im Beutel der Erinnerung.',
    en: 'Every scratch, he says, is a coin in the purse of memory.',
  },
  4: { de: 'Je müder die Axt, desto lauter sein Lachen.', en: 'The wearier the axe, the louder his laugh.' },
  5: { de: 'Ein Pfeil, ein Atemzug, Stille.', en: 'One arrow, one breath, silence.' },
  6: {
    de: 'Er steht dort, wo der Gang am engsten ist.',
    en: 'He stands where the passage is narrowest.',
  },
  7: { de: 'Mut fragt nicht, wer ihn trägt.', en: 'Courage does not ask who carries it.' },
  8: {
    de: 'Sie liest, was zwischen den Zeilen des Unheils steht.',
    en: 'She reads what stands between the lines of misfortune.',
  },
  9: { de: 'Er wartet nicht, bis die Gefahr anklopft.', en: 'He does not wait for danger to knock.' },
  10: {
    de: 'Wissen ist ein Turm, von dem man tief fallen kann.',
    en: 'Knowledge is a tower from which one can fall far.',
  },
  11: {
    de: 'Wo er geht, erinnert sich das Land an bessere Tage.',
    en: 'Where he walks, the land remembers better days.',
  },
  12: { de: 'Sie findet Spuren, wo der Regen längst war.', en: 'She finds tracks where the rain has long been.' },
};
