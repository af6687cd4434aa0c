import { type CardIx, cardsIn, type EffectVars, type Node, perGame, type Select } from '@tafelrunde/kernel';
import type { Literal, NounPhrase } from '@tafelrunde/words';
import { type CardType, type DbgDef, TYPE } from '../defs.ts';
import type { DbgState, M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { dbg } from './language.ts';

/** Where cards are looked for: your zones, or the Path. */
type Place = 'hand' | 'discard' | 'locations' | 'path';

/** Which cards; what is left out does not matter. */
export interface Filter {
  readonly from: readonly Place[];
  readonly type?: CardType;
  /** A card of the supply by name. */
  readonly named?: 'corruption' | 'courage';
  readonly atMost?: number;
  readonly exactly?: number;
  /** Not a starter. */
  readonly grown?: true;
  readonly archenemy?: true;
}

const ZONES: Record<Place, number> = {
  hand: ZONE.hand,
  discard: ZONE.discard,
  locations: ZONE.locations,
  path: ZONE.path,
};

/** Whether a definition fits, wherever the card lies. */
export function fits(def: DbgDef, f: Filter): boolean {
  if (f.type !== undefined && (def.types & TYPE[f.type]) === 0) return false;
  if (f.named !== undefined && def.group !== f.named) return false;
  if (f.atMost !== undefined && def.cost > f.atMost) return false;
  if (f.exactly !== undefined && def.cost !== f.exactly) return false;
  if (f.grown && (def.types & TYPE.starter) !== 0) return false;
  return !f.archenemy || def.archenemy;
}

/** Whether the filter asks for more than where a card is. */
export function isChoosy(f: Filter): boolean {
  if (f.type !== undefined || f.named !== undefined || f.atMost !== undefined) return true;
  return f.exactly !== undefined || f.grown !== undefined || f.archenemy !== undefined;
}

/** Appends the cards that fit, place by place. */
export type Finder = (m: M, seat: number, out: CardIx[]) => void;

/** Makes a filter ready for use: which definitions fit (and can be destroyed, if they have to be) is found once for a game. */
export function finder(f: Filter, toDestroy = false): Finder {
  const kinds = f.from.map((place) => ZONES[place]);
  const choosy = isChoosy(f);
  const fittingOf = perGame<DbgState, readonly boolean[]>(({ defs }) =>
    (defs as readonly DbgDef[]).map((def) => (!choosy || fits(def, f)) && !(toDestroy && def.indestructible)),
  );
  return (m, seat, out) => {
    const fitting = fittingOf(m);
    const { cards } = m.s;
    for (let p = 0; p < kinds.length; p++) {
      const list = cardsIn(m, kinds[p], seat);
      for (let i = 0; i < list.length; i++) if (fitting[cards[list[i]].def]) out.push(list[i]);
    }
  };
}

const FROM: Record<string, Literal> = {
  hand: { de: 'aus deiner Hand', en: 'from your hand' },
  discard: { de: 'aus deinem Ablagestapel', en: 'from your discard pile' },
  'hand discard': { de: 'aus deiner Hand oder deinem Ablagestapel', en: 'from your hand or discard pile' },
  path: { de: 'aus dem Pfad', en: 'from the Path' },
  locations: { de: 'vor dir', en: 'you control' },
};

/** How such cards read: "1 Artefakt aus dem Pfad". */
export function filterNoun(f: Filter, count: number | 'up to', n: number, det?: 'each'): NounPhrase {
  const { de, en } = FROM[f.from.join(' ')];
  const cost =
    f.atMost !== undefined
      ? { de: `mit Kosten von höchstens ${f.atMost} `, en: `costing ${f.atMost} or less ` }
      : f.exactly !== undefined
        ? { de: `mit Kosten von ${f.exactly} `, en: `costing ${f.exactly} ` }
        : { de: '', en: '' };
  const grown = f.grown ? { de: ', die keine Startkarte ist,', en: ' that is not a starter' } : null;
  const noun = f.archenemy ? 'archenemy' : (f.named ?? f.type ?? (f.from[0] === 'locations' ? 'location' : 'card'));
  return {
    noun,
    ...(det === undefined ? { count: count === 'up to' ? { bound: 'upTo' as const, n } : n } : { det }),
    after: { de: `${cost.de}${de}${grown?.de ?? ''}`, en: `${cost.en}${en}${grown?.en ?? ''}` },
  };
}

const theNode = dbg.select<Node & { name: string }>('the', {
  cards:
    ({ name }) =>
    (_m, v, out) => {
      const card = v[name];
      if (typeof card === 'number' && card >= 0) out.push(card);
    },
  text: () => ({ noun: 'card', det: 'that' }),
});
/** The card bound to a name. */
export const the = (name: string): Select => theNode({ name });

/** The card bound to a name, -1 if there is none. */
export function bound(v: EffectVars, name: string): CardIx {
  const card = v[name];
  return typeof card === 'number' ? card : -1;
}
