// The same games as in play.mjs without a page: what it offers to click is reckoned. It takes seconds, so that many deals can be counted.
import { loadPlayer, luckAt } from '@tafelrunde/bots';
import { leadOf, Passing } from '@tafelrunde/session';
import { Policy } from './policy.mjs';
import { roundsOf, startOf, Tally } from './tally.mjs';

/** @typedef {import('@tafelrunde/kernel').SeenDecision} SeenDecision */
/** @typedef {{ took: number, ids: readonly string[] }} Deed clicks, and what they answer */

/**
 * Plays a game with one person as it starts with one click, for so many rounds or to its end. `watch` is told of every question that
 * somebody is asked, before it is answered.
 * @param {string} game @param {string} seed @param {number} [most] @param {(policy: Policy, first: string) => void} [watch]
 * @returns {Promise<import('./tally.mjs').Count>}
 */
export async function reckonClicks(game, seed, most = Number.POSITIVE_INFINITY, watch = () => {}) {
  const { setup, people } = startOf(game);
  const policy = await Policy.begin(game, setup, seed);
  const { session } = policy;
  const bot = await loadPlayer(session.game, 'steady');
  const passing = new Passing();
  const hand = new Hand();
  const tally = new Tally();
  for (let { decision } = session; decision !== null && roundsOf(session) <= most; { decision } = session) {
    const { seat } = decision;
    const ahead = seat < people ? passing.answerTo(session.course) : botAnswer();
    if (ahead !== '') {
      if (seat < people) tally.goBy(session.course, ahead, () => policy.plan()[0] ?? '');
      answer(seat, [ahead], false);
      continue;
    }
    const asked = session.picture(seat);
    const ids = policy.plan();
    const [first = ''] = ids;
    watch(policy, first);
    const deed = hand.deed(policy, ids);
    tally.add(asked, first, deed.took);
    const { course } = session;
    answer(seat, deed.ids, true);
    passing.release(course, deed.ids[0]);
  }
  return tally.of(session, most);

  function botAnswer() {
    const { match, history, decision } = session;
    return decision ? bot.choose(match, luckAt(history.seed, decision.seat, match.s.answers)).id : '';
  }

  /** @param {number} seat @param {readonly string[]} ids @param {boolean} byHand */
  function answer(seat, ids, byHand) {
    const refusal = session.answer(seat, session, ids, byHand);
    if (refusal) throw new Error(`${ids.join(', ')} was refused at ${session.decision?.prompt[0]}: ${refusal.code}`);
  }
}

/** Somebody's hand on the mouse: what can be done with one click. */
class Hand {
  /** The cards that were picked last, by question. @type {Map<string, readonly string[]>} */
  before = new Map();

  /** Does what was planned, or the beginning of it, as the page offers it. @param {Policy} policy @param {readonly string[]} ids @returns {Deed} */
  deed({ session }, ids) {
    const { decision, picks } = session.picture(session.decision?.seat ?? -1);
    if (!decision) throw new Error('nobody is asked');
    const deed = this.together(decision, picks.length, ids) ?? travel(ids) ?? choose(session, decision, ids);
    if (decision.group) {
      const now = deed.ids.flatMap((id) => decision.options.find((option) => option.id === id)?.cards ?? []);
      this.before.set(decision.prompt[0], [...picks.flatMap(({ cards }) => cards), ...now]);
    }
    return deed;
  }

  /** A whole run of picks by one button, where there is one for just these. @param {SeenDecision} decision @param {number} picked @param {readonly string[]} ids @returns {Deed | null} */
  together(decision, picked, ids) {
    const { options, group, kind, prompt } = decision;
    const picks = ids.filter((id) => id !== 'done');
    if (kind !== 'pick' || !group || picks.length < 2) return null;
    const cards = options.filter((option) => option.cards.length > 0).map(({ id }) => id);
    const all = cards.length > 1 && cards.length <= group.max - group.picked ? cards : [];
    const last = picked === 0 ? (this.before.get(prompt[0]) ?? []) : [];
    const same = last.flatMap((card) => options.find((option) => option.cards[0] === card)?.id ?? []);
    const offered = [
      all,
      ...(same.length === last.length && same.length > 1 && same.length < all.length ? [same] : []),
    ];
    const fits = offered.find((one) => one.length === picks.length && picks.every((id) => one.includes(id)));
    const finish = options.some(({ id }) => id === 'done') ? ['done'] : [];
    return fits ? { took: 1, ids: [...fits, ...finish] } : null;
  }
}

/** A whole way across the map by its last hex. @param {readonly string[]} ids @returns {Deed | null} */
function travel(ids) {
  const steps = ids.filter((id) => /^(d\d+\.|h)\d+$/.test(id));
  return steps.length < 2 ? null : { took: 1, ids: steps };
}

/** One answer; if a question leads on, what it leads to. A card that several answers are about opens a menu. @param {import('@tafelrunde/session').Session} session @param {SeenDecision} decision @param {readonly string[]} ids @returns {Deed} */
function choose({ match }, { options, kind, source }, [first = '', second = '']) {
  const leads = leadOf(match)?.id === first;
  const listed = (/** @type {string} */ id) => options.find((option) => option.id === id);
  const option = (leads && listed(second)) || listed(first);
  if (!option) throw new Error(`${first} is not offered`);
  const [card] = option.cards;
  // Ways of doing what a card does are buttons.
  const isOnCard = card !== undefined && !(kind === 'mode' && card === source);
  const isMenu = isOnCard && options.filter(({ cards }) => cards[0] === card).length > 1;
  return { took: isMenu ? 2 : 1, ids: [option.id] };
}
