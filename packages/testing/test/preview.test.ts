import { dbg } from '@tafelrunde/dbg';
import { below, type Game, History, previewOf, redeal, type Seat, type State, seedWords } from '@tafelrunde/kernel';
import { lcg } from '@tafelrunde/lcg';
import { runebound } from '@tafelrunde/runebound';
import { tcg } from '@tafelrunde/tcg';
import { describe, expect, it } from 'vitest';
import { comesTrue, type Proofs } from './preview/claims.ts';
import { dbgProofs } from './preview/dbg.ts';
import { lcgProofs } from './preview/lcg.ts';
import { runeboundProofs } from './preview/runebound.ts';
import { tcgProofs } from './preview/tcg.ts';

/** How often each sort of fact was met, so that a test that proves nothing is found out. */
type Count = Record<string, number>;

const GAMES = Number(process.env.GAMES ?? 3);
const FIRST = Number(process.env.FIRST ?? 0);

/** Plays random games; at every question what is previewed is compared with other deals, and what is certain is tried. */
function play<S extends State, V>(
  game: Game<S, V>,
  proofs: Proofs<S>,
  games: number,
  most: number,
): { wrong: string[]; met: Count } {
  const wrong = new Set<string>();
  const met: Count = {};
  for (let n = FIRST; n < FIRST + games; n++) {
    const random = seedWords(`preview ${game.id} ${n}`);
    const started = History.start(
      game as Game<S>,
      game.randomSetup((k) => below(random, k)),
      `deal ${n}`,
    );
    if (!started.ok) throw new Error('a random set-up is refused');
    const { match: m } = started.value;
    for (let at = 0; at < most; at++) {
      const decision = m.decision();
      if (!decision) break;
      const preview = previewOf(m);
      const dealt = redeal(m, decision.seat as Seat, random);
      const there = dealt.decision();
      // In games played together a redealt hand may ask somebody else first.
      const same = there?.seat === decision.seat && there.prompt[0] === decision.prompt[0];
      if (same && JSON.stringify(previewOf(dealt)) !== JSON.stringify(preview)) {
        const [here, other] = [preview, previewOf(dealt)].map(({ options, now }) => JSON.stringify([now, options]));
        wrong.add(`${n}/${at} ${decision.prompt[0]}: another deal has another preview:\n${here}\n${other}`);
      }
      for (const option of decision.options) {
        const prospect = preview.options[option.id];
        for (const fact of prospect?.facts ?? []) {
          met[`${fact.sure} ${fact.words[0]}`] = (met[`${fact.sure} ${fact.words[0]}`] ?? 0) + 1;
          if (fact.sure !== 'certain') continue;
          for (const [where, one] of [
            ['here', m],
            ['elsewhere', dealt],
          ] as const) {
            if (where === 'elsewhere' && !same) continue;
            if (!comesTrue(one, option, fact, proofs))
              wrong.add(`${n}/${at} ${option.key} ${JSON.stringify(fact.words)} ${where}`);
          }
        }
      }
      m.take(decision.options[below(random, decision.options.length)]);
    }
  }
  return { wrong: [...wrong], met };
}

describe('previews: what is certain happens, in this deal and in others; nothing hidden is told', () => {
  const check = ({ wrong, met }: { wrong: string[]; met: Count }): void => {
    if (process.env.MET) console.log(met);
    expect(wrong.slice(0, 20)).toEqual([]);
    // What proves nothing is no proof: each game has several sorts of certain facts in every few games.
    expect(Object.keys(met).filter((fact) => fact.startsWith('certain')).length).toBeGreaterThanOrEqual(3);
  };

  it('living card game', () => {
    check(play(lcg, lcgProofs, GAMES, 250));
  }, 120_000);

  it('trading card game', () => {
    check(play(tcg, tcgProofs, GAMES, 250));
  }, 120_000);

  it('deck-building game', () => {
    check(play(dbg, dbgProofs, GAMES, 250));
  }, 120_000);

  it('Runebound', () => {
    check(play(runebound, runeboundProofs, GAMES, 400));
  }, 120_000);
});
