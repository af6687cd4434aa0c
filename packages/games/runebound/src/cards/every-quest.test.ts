import { type HexGiven, table } from '@tafelrunde/testing/runebound';
import { describe, expect, it } from 'vitest';
import { settle, titleOf, watch } from '../../test/watch.ts';
import { runebound } from '../game.ts';

/** Where each quest is tried, and what each of its outcomes needs and brings beside the quest itself. Trophies of any type are social ones. */
const quests = `
smoke-in-the-distance @ash-hills | H: gold+2 | HF: combat+1 | HHC: gold+3 social+1
hunting-party @hunting-circle | P: gold+2 | PF: gold+3 damage-2 | FFC: assets+1
dragon-trail @sharp-cliffs | M: gold+2 | MH: story+1 | MMH: story+2
mass-grave @stump-wood | F: gold+2 | FP: combat+1 | FFC: story+1
goblin-raids @howling-valley | H: gold+2 | HM: damage-2 combat+1 | HHW: gold+2 social+1
lovers-errand @telis-castle | F: gold+2 | FW: gold+2 hand+1 | FC: hand-1 skills+1
magic-storm @fangs-of-mennara | F: damage+2 | FW: social+1 | FMW: gold+3 social+1
wondrous-folk @moonlight-swamp | F: damage-5 | FF: social+1 | FFC: social+2
moonlight @moonlight-swamp | W: gold+2 | WP: gold+2 hand+2 | WC: hand-1 skills+1
my-kitten @yrthwrights-forge | P: gold+2 | FM: gold+2 damage-3 | WMF: gold+2 social+1
narrow-ledge @madness-pass | M: gold+2 | HM: social+1 | PMM: gold+3 social+1
orc-renegades @fort-rodric | H: gold+2 | HF: social+1 | HC: combat+2
prince-of-thieves @robbers-freehold | F: gold+2 | FW: gold+2 hand+1 | FMW: assets+1
dwarven-craft @valley-of-souls | H: gold+2 | HH: social+1 | HMC: gold-3 assets+1
swamp-tales @blackwing-swamp | W: nothing | WC: gold+3 | WWP: hand-1 skills+1
spring-festival @brightdale | P: nothing | PH: social+1 | PPW: damage-6 social+1
winding-path @green-forest | F: gold+2 | FW: exploration+1 | WWF: gold+2 social+1
shrine-of-pollux @aris-sanctuary | P: damage-3 | PW: exploration+1 | PC: hand-1 skills+1
calm-lake @lake-kernan | W: damage-6 | WH: social+1 | WWP: social+2
blood-stone @suvars-rest | W: nothing | WW: story+1 | WWW: story+2
dragon-bones @cursed-ruins | H: gold+2 | HH: story+1 | HHW: story+2
forgotten-library @caer-loek | P: hand+2 | PF: story+1 | FC: story+1 hand-1 skills+1
star-chart @starfall-forest | F: gold+2 | FF: story+1 | FFC: story+2
scale-of-the-ancient @rogue-peak | M: gold+3 | MP: story+1 | MMP: story+1 assets+1
voice-in-the-mist @misty-plains | P: damage-3 | PP: story+1 | PPC: story+2
dragon-shrine @mountains-of-despair | M: gold+2 | MH: story+1 | MC: story+1 combat+1
hidden-hatchery @bluehaze-hills | H: damage+1 | HF: story+1 | HHF: story+2
lost-patrol @southern-plains | P: gold+2 | PH: story+1 | PPC: gold+2 story+1
exiled-knight @hedge | F: gold+2 | FF: social+1 | FC: gold+2 story+1
healer-in-the-snow @sharp-cliffs | M: damage-6 | MP: damage-6 hand+1 | MC: story+1
silent-watchtower @zadrics-crossing | P: gold+2 | PW: social+1 | PWC: gold+2 story+1
barrow-key @valley-of-souls | H: gold+2 | HM: assets+1 | HHC: gold+3 story+1
haunted-mill @kellos-breath | P: nothing | PH: social+1 | PHC: story+1 zombies-1
village-without-sound @telsvan-plains | P: gold+2 | PF: gold+2 social+1 | PPC: gold+2 story+1
last-paladin @lake-of-tears | W: damage-4 | WP: social+1 | WC: story+1
desperate-merchant @riverlands | P: gold+2 | PF: social+1 | PFC: assets+1
`;

const DICE: Readonly<Record<string, string>> = {
  ...{ P: 'plains', F: 'plains/forest', H: 'plains/hills', M: 'mountain/water', W: 'mountain/water', C: 'compass' },
};
/** A face that shows nothing of what is still needed. */
const other = (need: string): string => (/[MW]/.test(need) ? 'plains' : 'mountain/water');

const outcomes = quests
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [head, ...ends] = line.split(' | ');
    const [id, at] = head.split(' @');
    return ends.map((end, i) => {
      const [need, brings] = end.split(': ');
      return { id, at: at as HexGiven, need, brings, i };
    });
  });

/** Corbin tries a quest with these dice. */
function attempt(id: string, at: HexGiven, dice: readonly string[]) {
  const scenario = runebound.defs.find((def) => def.id === id)?.scenario === 'vorakesh' ? 'vorakesh' : 'margath';
  const corbin = { hero: 'corbin', at, quests: [id], gold: 3, damage: 6, hand: ['Steadfast'] };
  const t = table('runebound', {
    scenario,
    players: [corbin, { hero: 'laurel', at: 'forge' }],
    zombies: scenario === 'vorakesh' ? [[8, 5]] : [],
  });
  const changed = watch(t, id);
  t.choose(`Attempt ${titleOf(id)}`)
    .setDice(...dice)
    .choose('Keep');
  return { t, changed };
}

describe('every quest', () => {
  it.each(outcomes)('$id with $need: $brings', ({ id, at, need, brings, i }) => {
    const dice = [...need].map((symbol) => DICE[symbol]);
    const { t, changed } = attempt(id, at, [...dice, ...Array(3).fill(other(need))].slice(0, 3));
    t.choose(`n${i}`);
    settle(t, 'social trophy', 'Buy Broadsword for 3 gold');
    expect(changed() || 'nothing').toBe(brings);
    expect(t.quests(0)).toEqual([]);
  });

  it.each(outcomes.filter(({ need }) => !need.includes('C')))('$id needs every one of $need', ({ id, at, need, i }) => {
    for (let missing = 0; missing < need.length; missing++) {
      const left = [...need].filter((_, symbol) => symbol !== missing);
      const { t } = attempt(id, at, [...left.map((symbol) => DICE[symbol]), other(need[missing])]);
      expect(t.offers(`n${i}`)).toBe(false);
    }
  });

  it('is in the list', () => {
    const listed = new Set(outcomes.map(({ id }) => id));
    expect([...listed].sort()).toEqual(
      runebound.defs
        .filter(({ type }) => type === 'quest')
        .map(({ id }) => id)
        .sort(),
    );
  });
});
