import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { folk } from '../../test/folk.ts';
import { workshop } from '../../test/workshop.ts';

const { table } = workshop(...folk);

const USE_RING =
  'Use The One Ring: Your Ring-bearer puts on The One Ring until the regroup phase. Add 1 burden instead of that wound';

type Given = Parameters<typeof table>[1];
type Player = Given['players'][0];
const mine = (player: Player, given: Partial<Given> = {}) => table('tcg', { players: [player, {}], ...given });
const fight = (player: Player, shadow: Player = { hand: ['Merry'] }) =>
  table('tcg', {
    players: [{ at: 2, fellowship: ['Frodo'], ...player }, shadow],
    step: 'skirmish phases',
    minions: [{ card: 'Strong Orc', assigned: 'Frodo' }],
  });

rule('TCG-SILENT-41', 'an event may be played although its effect can do nothing', () => {
  const unhurt = mine({ fellowship: ['Gandalf', 'Frodo'], hand: ['Have Patience'] });
  unhurt.choose('Play Have Patience (changes nothing now)');
  expect([unhurt.twilight, unhurt.discard(0), unhurt.phase]).toEqual([3, ['Have Patience'], 'fellowship']);
  const noElf = fight({ hand: ['Valor'] }).choose('Play Valor (changes nothing now)');
  expect([noElf.twilight, noElf.discard(0)]).toEqual([1, ['Valor']]);
  const noRider = fight({ fellowship: ['Frodo', 'Gimli'], hand: ['An Honorable Charge'] });
  noRider.choose('Play An Honorable Charge (changes nothing now)');
  expect([noRider.strength('Gimli'), noRider.discard(0)]).toEqual([6, ['An Honorable Charge']]);
  const empty = mine(
    { at: 2, hand: ['Knocked on the Head'], deck: ['Merry'] },
    { format: 'deluxe', step: 'regroup phase' },
  );
  empty.choose('Play Knocked on the Head (changes nothing now)');
  expect(empty.discard(0)).toEqual(['Knocked on the Head']);
});

rule('TCG-SILENT-41', 'an ability may be used although its effect can do nothing, and its cost is paid', () => {
  const legolas = fight({ fellowship: ['Frodo', 'Legolas'], hand: ['Merry'] });
  legolas.choose('Use Legolas (changes nothing now)');
  expect([legolas.wounds('Legolas'), legolas.strength('Strong Orc')]).toEqual([1, 4]);
  const guma = mine({ support: ['Guma'], at: 4 }, { format: 'deluxe' });
  // He may then heal himself of having exerted.
  guma.choose('Use Guma (changes nothing now)');
  expect(guma.wounds('Guma')).toBe(0);
});

rule('TCG-SILENT-41', 'what must be spotted and what it costs is demanded in full', () => {
  const alone = mine({ fellowship: ['Frodo'], hand: ['Have Patience'] });
  expect(alone.offers('Have Patience')).toBe(false);
  const tired = fight({ fellowship: ['Frodo', { card: 'Legolas', wounds: 2 }], hand: ['Merry'] });
  expect(tired.offers('Legolas')).toBe(false);
});

rule('TCG-SILENT-41', 'nobody is asked where no answer could change anything', () => {
  // Without a hand and with nothing but Legolas, who cannot help Frodo, the skirmish is fought at once.
  const t = fight({ fellowship: ['Frodo', 'Legolas'] }, {});
  expect(t.prompt).toBe('Respond to: Frodo is about to be wounded');
  expect(t.labels()).toEqual([USE_RING, 'Pass']);
  // Éomer's text heals a Rohan ally: without one there is no question, with a wounded one there is.
  expect(mine({ fellowship: ['Frodo', 'Éomer'] }, { step: 'start of turn' }).phase).toBe('fellowship');
  const ally = { card: 'Guma', wounds: 1 };
  const eomer = mine({ fellowship: ['Frodo', 'Éomer'], support: [ally] }, { step: 'start of turn' });
  expect(eomer.labels()).toEqual(['Use Éomer: Heal a Rohan ally', 'Pass']);
});
