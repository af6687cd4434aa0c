import { type CardType, CULTURES, cultureWords, type TcgDef, tcg } from '@tafelrunde/tcg';
import type { Lang } from '@tafelrunde/words';
import { page } from '../../page-language.svelte.ts';
import type { Facet, ListedCard, Named, TableGame } from '../module.ts';
import { typeWords } from './faces.ts';

const all = tcg.defs;
const quantities = new Map(tcg.listCards().map(({ id, quantity }) => [id, quantity]));

const words: Readonly<Record<Lang, Readonly<Record<'type' | 'culture' | 'side' | 'cost' | 'noCulture', string>>>> = {
  de: { type: 'Kartenart', culture: 'Kultur', side: 'Seite', cost: 'Zwielichtkosten', noCulture: 'ohne Kultur' },
  en: { type: 'Card type', culture: 'Culture', side: 'Side', cost: 'Twilight cost', noCulture: 'no culture' },
};

const sideWords: Readonly<Record<TcgDef['side'], Readonly<Record<Lang, string>>>> = {
  free: { de: 'Freie Völker', en: 'Free Peoples' },
  shadow: { de: 'Schatten', en: 'Shadow' },
  none: { de: 'keine Seite', en: 'neither side' },
};

/** Sites and The One Ring are never paid for. */
const costOf = ({ side, cost }: TcgDef): string => (side === 'none' ? '' : String(cost));

/** What a card can be filtered by. */
export function facetsOf(def: TcgDef): Readonly<Record<string, string>> {
  return { type: def.type, culture: def.culture || 'none', side: def.side, cost: costOf(def) };
}

/** The cards of the pool, for the cards page. */
export function cards(game: TableGame): readonly ListedCard[] {
  return all.flatMap((def) => {
    const card = game.named(def.id);
    return card ? [{ card, quantity: quantities.get(def.id) ?? 0, facets: facetsOf(def) }] : [];
  });
}

export function facets(): readonly Facet[] {
  const lang = page.language;
  const names = words[lang];
  const cultures = CULTURES.filter((culture) => all.some((def) => def.culture === culture));
  const costs = [...new Set(all.map(costOf))].filter((cost) => cost !== '').sort((a, b) => Number(a) - Number(b));
  const listed = <K extends string>(ids: readonly K[], label: (id: K) => string): Named[] =>
    ids.map((id) => ({ id, label: label(id) }));
  return [
    {
      id: 'type',
      label: names.type,
      values: listed([...new Set(all.map(({ type }) => type))], (type: CardType) => typeWords[type][lang]),
    },
    {
      id: 'culture',
      label: names.culture,
      values: [...listed(cultures, (culture) => cultureWords[culture][lang]), { id: 'none', label: names.noCulture }],
    },
    { id: 'side', label: names.side, values: listed(['free', 'shadow', 'none'], (side) => sideWords[side][lang]) },
    { id: 'cost', label: names.cost, values: listed(costs, (cost) => cost) },
  ];
}
