import { type RbCard, story } from '../../define.ts';
import {
  all,
  beDelayed,
  drawSkills,
  eachHero,
  loseGold,
  oneOf,
  payGold,
  place,
  site,
  suffer,
  test,
  trophy,
} from '../../language/index.ts';
import { lore } from '../../language/more-story.ts';

/** The Ascendance of Margath: seven story quests, three cards that are resolved at once. */
export const margathStory: readonly RbCard[] = [
  story({
    id: 'visions-of-dawn',
    scenario: 'margath',
    title: { de: 'Visionen der Dämmerung', en: 'Visions of Dawn', as: 'quoted' },
    flavor: {
      de: 'Wer am Ufer wacht, sieht den Morgen zweimal.',
      en: 'Whoever keeps watch on the shore sees the morning twice.',
    },
    task: {
      at: place('echo-lake'),
      by: 'explore',
      outcomes: [
        { need: ['water'], effect: lore(1) },
        { need: ['water', 'compass'], effect: lore(2) },
      ],
    },
  }),

  story({
    id: 'depths-of-the-lake-of-tears',
    scenario: 'margath',
    title: { de: 'In den Tiefen des Tränensees', en: 'In the Depths of the Lake of Tears', as: 'quoted' },
    flavor: {
      de: 'Auf dem Grund steht ein Turm, und in ihm brennt Licht.',
      en: 'A tower stands on the lake bed, and a light burns in it.',
    },
    task: {
      at: place('lake-of-tears'),
      by: 'explore',
      outcomes: [
        { need: ['water'], effect: lore(1) },
        { need: ['water', 'water'], effect: lore(2) },
      ],
    },
  }),

  story({
    id: 'the-old-lair',
    scenario: 'margath',
    title: { de: 'Der alte Hort', en: 'The Old Lair', as: 'quoted' },
    flavor: { de: 'Gold hat er keins gelassen, nur seine Träume.', en: 'He left no gold behind, only his dreams.' },
    task: {
      at: place('fangs-of-mennara'),
      by: 'explore',
      outcomes: [
        { need: ['mountain'], effect: lore(1) },
        { need: ['mountain', 'mountain'], effect: all(lore(2), suffer(2)) },
      ],
    },
  }),

  story({
    id: 'the-smith-who-knew',
    scenario: 'margath',
    title: { de: 'Der Schmied, der es wusste', en: 'The Smith Who Knew', as: 'quoted' },
    flavor: {
      de: 'Die Klinge liegt noch im Feuer, seit drei Generationen.',
      en: 'The blade still lies in the fire, for three generations.',
    },
    task: { at: place('yrthwrights-forge'), cost: payGold(2), by: 'simply', outcomes: [{ effect: lore(2) }] },
  }),

  story({
    id: 'bones-beneath-the-hedge',
    scenario: 'margath',
    title: { de: 'Knochen unter der Hecke', en: 'Bones beneath the Hedge', as: 'quoted' },
    flavor: { de: 'Die Wurzeln haben sich um einen Schädel geschlossen.', en: 'The roots have closed around a skull.' },
    task: {
      at: place('hedge'),
      by: 'explore',
      outcomes: [
        { need: ['forest'], effect: lore(1) },
        { need: ['forest', 'forest'], effect: all(lore(2), beDelayed) },
      ],
    },
  }),

  story({
    id: 'songs-of-the-elders',
    scenario: 'margath',
    title: { de: 'Lieder der Alten', en: 'Songs of the Elders', as: 'quoted' },
    flavor: { de: 'In jedem Ort singt man eine andere Strophe.', en: 'Every place sings a different verse.' },
    task: {
      at: site('town', 'shrine'),
      by: { test: 'mind' },
      outcomes: [
        { need: 1, effect: lore(1) },
        { need: 2, effect: lore(2) },
      ],
    },
  }),

  story({
    id: 'the-watch-on-the-wall',
    scenario: 'margath',
    title: { de: 'Die Wacht auf der Mauer', en: 'The Watch on the Wall', as: 'quoted' },
    flavor: { de: 'Von hier sah man ihn zum ersten Mal.', en: 'From here they saw him first.' },
    task: {
      at: site('fortress'),
      by: { test: 'body' },
      outcomes: [
        { need: 1, effect: lore(1) },
        { need: 2, effect: all(lore(1), trophy('combat')) },
      ],
    },
  }),

  story({
    id: 'fire-in-the-sky',
    scenario: 'margath',
    title: { de: 'Feuer am Himmel', en: 'Fire in the Sky', as: 'quoted' },
    flavor: { de: 'Eine Nacht lang braucht niemand eine Laterne.', en: 'For one night nobody needs a lantern.' },
    effect: eachHero(oneOf(loseGold(1), suffer(2))),
  }),

  story({
    id: 'tidings-from-tamalir',
    scenario: 'margath',
    title: { de: 'Kunde aus Tamalir', en: 'Tidings from Tamalir', as: 'quoted' },
    flavor: {
      de: 'Die Herolde reiten in alle Richtungen zugleich.',
      en: 'The heralds ride in every direction at once.',
    },
    effect: eachHero(drawSkills(1)),
  }),

  story({
    id: 'dragon-hunt',
    scenario: 'margath',
    title: { de: 'Drachenjagd', en: 'Dragon Hunt', as: 'quoted' },
    flavor: {
      de: 'Auf jeden Kopf ein Preis, auf einen Kopf ein Königreich.',
      en: 'A price on every head, a kingdom on one.',
    },
    effect: eachHero(test('mind', 0, lore(1))),
  }),
];
