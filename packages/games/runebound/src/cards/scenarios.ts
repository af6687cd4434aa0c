import { type RbCard, scenario } from '../define.ts';
import { all, borrowSurge, damage, double, flip, heal, surge } from '../language/index.ts';

/** The two scenarios. */
export const scenarios: readonly RbCard[] = [
  scenario({
    id: 'margath',
    title: { de: 'Der Aufstieg Margaths', en: 'The Ascendance of Margath', as: 'quoted' },
    boss: {
      title: { de: 'Hochlord Margath', en: 'High Lord Margath', as: 'name m' },
      traits: ['warrior', 'villain', 'dragon'],
      health: 15,
      least: 8,
      token: 'margath',
      at: 'firmament',
      abilities: [surge(1, flip(1, 'foe')), surge(2, heal(3)), surge(3, double('enemy'))],
    },
    storyToken: { one: { de: 'Wissen', en: 'lore' }, many: { de: 'Wissen', en: 'lore' } },
    perToken: 1,
    perZombie: 0,
    startTokens: 0,
    zombiesWithBoss: 0,
    afterAct2: { marchTo: 'tamalir' },
    rules: [
      {
        de: 'Am Ende von Akt 1 erscheint Margath in der Festung Firmament.',
        en: 'At the end of act 1 Margath appears at the fortress Firmament.',
      },
      {
        de: 'Ein Held auf Margaths Feld kann 1 Aktion ausgeben, um gegen ihn zu kämpfen.',
        en: 'A hero in Margath’s hex may spend 1 action to fight him.',
      },
      {
        de: 'Margath hat für jedes Wissen seines Gegners 1 Gesundheit weniger, mindestens aber 8.',
        en: 'Margath has 1 health less for each lore of his opponent, but at least 8.',
      },
      {
        de: 'Würde sich der Zeitmarker nach Akt 2 bewegen, wirft der Startspieler stattdessen 5 Geländewürfel. Margath bewegt sich für jeden Kompass 1 Feld auf Tamalir zu.',
        en: 'Whenever the time token would move after act 2, the start player rolls 5 terrain dice instead. For each compass Margath moves 1 hex toward Tamalir.',
      },
      {
        de: 'Erreicht Margath Tamalir, verlieren alle Helden. Wer Margath besiegt, gewinnt.',
        en: 'If Margath reaches Tamalir, all heroes lose. The hero who defeats Margath wins.',
      },
    ],
  }),

  scenario({
    id: 'vorakesh',
    title: { de: 'Der Untote König', en: 'The Corpse King', as: 'quoted' },
    boss: {
      title: { de: 'Vorakesh', en: 'Vorakesh', as: 'name m' },
      traits: ['mystic', 'villain', 'humanoid'],
      health: 10,
      least: 8,
      token: 'vorakesh',
      at: 'cursed-ruins',
      abilities: [surge(1, borrowSurge), surge(1, all(damage(1), heal(1))), surge(2, flip('all', 'foe'))],
    },
    storyToken: { one: { de: 'Gefährte', en: 'companion' }, many: { de: 'Gefährten', en: 'companions' } },
    perToken: 2,
    perZombie: 1,
    startTokens: 1,
    zombiesWithBoss: 1,
    afterAct2: 'lost',
    rules: [
      {
        de: 'Zu Beginn des Spiels erhält jeder Held 1 Gefährten.',
        en: 'At the start of the game each hero gains 1 companion.',
      },
      {
        de: 'Betritt ein Held ein Feld mit einem Zombie, erleidet er 2 Schaden. Auf diesem Feld kann er 1 Aktion ausgeben, um den Zombie zu töten; dann erhält er 1 Gold.',
        en: 'A hero who enters a hex with a zombie takes 2 damage. In that hex a hero may spend 1 action to kill the zombie and gain 1 gold.',
      },
      {
        de: 'Am Ende von Akt 1 erscheinen Vorakesh und 1 Zombie bei den Verfluchten Ruinen.',
        en: 'At the end of act 1 Vorakesh and 1 zombie appear at the Cursed Ruins.',
      },
      {
        de: 'Ein Held auf Vorakeshs Feld kann 1 Aktion ausgeben, um gegen ihn zu kämpfen.',
        en: 'A hero in Vorakesh’s hex may spend 1 action to fight him.',
      },
      {
        de: 'Vorakesh hat für jeden Zombie auf dem Spielbrett 1 Gesundheit mehr und für jeden Gefährten seines Gegners 2 weniger, mindestens aber 8.',
        en: 'Vorakesh has 1 health more for each zombie on the board and 2 less for each companion of his opponent, but at least 8.',
      },
      {
        de: 'Am Ende von Akt 2 verlieren alle Helden. Wer Vorakesh besiegt, gewinnt.',
        en: 'At the end of act 2 all heroes lose. The hero who defeats Vorakesh wins.',
      },
    ],
  }),
];
