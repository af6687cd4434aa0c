import type { Literal } from '@tafelrunde/words';
import type { Spec } from './define.ts';
import type { CardType } from './defs.ts';
import { tcg } from './language/language.ts';
import { filterText } from './language/select.ts';
import { keywordWords } from './names.ts';

/** The lines above a card's abilities: keywords, where it is laid, what it gives to its bearer. */
export function keywordTexts(spec: Spec, type: CardType): Literal[] {
  const words: Literal[] = [];
  const add = (de: string, en: string): void => {
    words.push({ de, en });
  };
  for (const keyword of spec.keywords ?? []) {
    const { de, en } = keywordWords[keyword] ?? { de: keyword, en: keyword };
    add(`${de}.`, `${en}.`);
  }
  if (spec.sanctuary) add('Zuflucht.', 'Sanctuary.');
  if (spec.ringBound) add('Ringverbunden.', 'Ring-bound.');
  if (spec.archer) add('Bogenschütze.', 'Archer.');
  if (spec.fierce) add('Erbittert.', 'Fierce.');
  if (spec.unhasty) add('Unhastig.', 'Unhasty.');
  if (spec.damage) add(`Schaden +${spec.damage}.`, `Damage +${spec.damage}.`);
  if (spec.defender) add(`Verteidiger +${spec.defender}.`, `Defender +${spec.defender}.`);
  if (spec.ambush) add(`Hinterhalt ${spec.ambush}.`, `Ambush ${spec.ambush}.`);
  const lines =
    words.length === 0 ? [] : [{ de: words.map((w) => w.de).join(' '), en: words.map((w) => w.en).join(' ') }];
  if (type === 'possession' || type === 'artifact' || type === 'condition') lines.push(placeText(spec));
  return lines;
}

function placeText({ bearer }: Spec): Literal {
  if (!bearer) {
    return { de: 'Spiele diese Karte in deinen Unterstützungsbereich.', en: 'Play this card to your support area.' };
  }
  const where = tcg.say(raceList(bearer), { case: 'acc' });
  return { de: `Spiele diese Karte auf ${where.de}.`, en: `Play this card on ${where.en}.` };
}

/** "einen Menschen, Elben oder Zauberer": one bearer of several races. */
function raceList(bearer: NonNullable<Spec['bearer']>): Parameters<typeof tcg.say>[0] {
  if (typeof bearer.race !== 'object') return filterText(bearer);
  return { list: bearer.race.map((race) => filterText({ ...bearer, race })), join: 'or' };
}
