import { table } from '@tafelrunde/testing/lcg';

type Given = Parameters<typeof table<'lcg'>>[1];
type PlayerGiven = Given['players'][number];
type Options = Partial<PlayerGiven> & Partial<Given> & { readonly others?: readonly PlayerGiven[] };

/** Somebody who can always act, so that the windows of an attack are there to stop at. */
const WATCHER: PlayerGiven = { heroes: ['Beravor'], deck: ['Gandalf', 'Gandalf', 'Gandalf'] };

/**
 * For tests of shadow effects: a patrol (attack 3, no abilities) attacks and this is its shadow card. Who defends (null:
 * nobody) has been declared, the card is about to be turned up.
 */
export function attacked(
  shadow: string,
  defender: string | null,
  options: Options = {},
): ReturnType<typeof table<'lcg'>> {
  const { others = [WATCHER], heroes = ['Aragorn', 'Gimli', 'Legolas'], ...given } = options;
  const { threat = 20, allies, hand, engaged = ['East Bight Patrol'], ...rest } = given;
  const players = [{ threat, heroes, allies, hand, engaged }, ...others];
  const t = table('lcg', { encounterDeck: [shadow], step: '6.4.1', ...rest, players });
  return (defender === null ? t.pass() : t.choose(defender)).playTo('6.4.2');
}
