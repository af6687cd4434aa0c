import {
  type Decision,
  flowOf,
  type Game,
  idleOption,
  type Match,
  previewOf,
  type Seat,
  type SeenDecision,
  type State,
  seeDecision,
} from '@tafelrunde/kernel';
import type { AskedWindow, Picked, Picture } from '@tafelrunde/protocol';
import { reckonings } from './reckonings.ts';

/** What is around a position: nothing of it stands in the state. */
export interface Surroundings
  extends Pick<Picture, 'branch' | 'undoLimit' | 'undos' | 'cancelTo' | 'undoBar' | 'canRedo'> {
  /** The picks of the run under way; shown only to the one who makes them. */
  readonly picks: readonly Picked[];
}

/** The window that is asked; null for a question that is always asked, and for one that cannot be passed. */
export function windowOf<S extends State>(m: Match<S>): AskedWindow | null {
  const decision = m.decision();
  const id = decision ? flowOf(m.game).windowOf(m, decision) : '';
  const flow = flowOf(m.game);
  const pass = decision && id !== '' ? flow.standInFor?.(m, decision) || idleOption(m.game, decision) : '';
  if (!decision || pass === '') return null;
  const worth = decision.options.filter(
    (option) => option.id !== pass && (flow.isWorth?.(m, decision, option) ?? true),
  );
  return {
    ...{ id, pass, worth: worth.map((option) => option.id) },
    situation: flow.situationOf?.(m) ?? '',
    company: flow.company?.includes(id) ?? false,
  };
}

/** The answer that needs no thought: the only one there is, or one that the game knows to be as good as any. */
export function obviousIn<S extends State>(m: Match<S>): string {
  const decision = m.decision();
  if (!decision) return '';
  const [only] = decision.options;
  return decision.options.length === 1 && only ? only.id : (flowOf(m.game).obviousIn?.(m, decision) ?? '');
}

interface Lead<S extends State> {
  readonly id: string;
  readonly next: Match<S>;
}

/** The question that this one leads on to, with the answer that does; null if it stands alone. */
export function leadOf<S extends State>(m: Match<S>): Lead<S> | null {
  const decision = m.decision();
  const id = decision && flowOf(m.game).leadIn?.(m, decision);
  if (!decision || !id) return null;
  const next = m.clone();
  const { news } = next.s;
  if (next.answer(id) || next.s.news !== news || next.decision()?.seat !== decision.seat) return null;
  return { id, next };
}

/**
 * Both questions as one: everything that can be answered now, and what can be answered once it has led on. What leads on by
 * the name that declines the second declines it: to keep the dice and stay is one answer.
 */
function askedTogether<S extends State>(m: Match<S>, decision: Decision, lead: Lead<S> | null): SeenDecision {
  const now = seeDecision(m, decision);
  const then = lead?.next.decision();
  if (!lead || !then) return now;
  const further = new Map(seeDecision(lead.next, then).options.map((option) => [option.id, option]));
  const listed = now.options.map((option) => (option.id === lead.id && further.get(option.id)) || option);
  for (const { id } of listed) further.delete(id);
  return { ...now, options: [...listed, ...further.values()] };
}

/** What that viewer sees now. */
export function pictureOf<S extends State, V>(
  game: Game<S, V>,
  m: Match<S>,
  viewer: Seat,
  { picks, ...around }: Surroundings,
): Picture<V> {
  const { over } = m.s;
  const flow = flowOf(game);
  const decision = m.decision();
  const own = decision?.seat === viewer ? decision : null;
  const lead = own && leadOf(m);
  return {
    viewer,
    view: game.view(lead?.next ?? m, viewer),
    decision: own && askedTogether(m, own, lead),
    preview: own && previewOf(m),
    asked: decision?.seat ?? -1,
    window: own && windowOf(m),
    obvious: own ? obviousIn(m) : '',
    marks: flow.marksOf(m),
    position: m.s.answers,
    ...around,
    picks: own ? picks : NONE,
    reckonings: reckonings(m, viewer),
    over,
    results: over ? Array.from({ length: m.s.seats }, (_, seat) => flow.resultOf(m, seat)) : NONE,
    result: over ? (flow.sheet?.(m) ?? null) : null,
  };
}

const NONE: readonly never[] = [];
