import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { extraCard, table } from '../../../test/extra-card.ts';
import { custom } from '../../language/custom.ts';
import { returnToStaging } from '../../language/enemy-effects.ts';
import { attacker } from '../../language/select.ts';
import { engage } from '../encounter.ts';

/** Sends the enemy of that name over to the first seat. */
extraCard('ally', 'Drover', {
  hitPoints: 9,
  abilities: [
    {
      kind: 'action',
      limit: { n: 1, per: 'round' },
      effect: custom('drive', {
        run: (m) => engage(m, m.s.zones[m.layout.zone(1, 1)].at(-1)!, 0),
        could: (m) => m.s.zones[m.layout.zone(1, 1)].length > 1,
        text: { de: 'treibe', en: 'drive' },
      }),
    },
  ],
});
extraCard('ally', 'Warder', {
  hitPoints: 9,
  abilities: [{ kind: 'action', limit: { n: 1, per: 'round' }, effect: returnToStaging(attacker) }],
});

const player = (hero: string, ...engaged: string[]) => ({ threat: 0, heroes: [hero], engaged });

rule(
  ['LCG-READ-12', 'LCG-COMBAT-E-03'],
  'an enemy that changes hands waits for the players after whose turn it came',
  () => {
    const t = table('lcg', {
      players: [
        { ...player('Gimli', 'King Spider'), allies: ['Drover'] },
        player('Glóin', 'East Bight Patrol', 'Black Forest Bats', 'Marsh Adder'),
        player('Beravor', 'Dol Guldur Orcs'),
      ],
      encounterDeck: [],
      shadows: false,
      step: '6.4a',
    });
    const attacks = () => t.log.filter((line) => / attacks? Player/.test(line));
    while (attacks().length < 5) {
      // The first of the second player's enemies is at it when the last goes over to the first player.
      if (attacks().length === 2 && t.offers('Use Drover')) t.choose('Use Drover');
      else if (t.labels().some((label) => /^(?:Pass|No defender)$/.test(label))) t.pass();
      else t.choose(t.labels()[0]);
    }
    expect(attacks().map((line) => line.replace(/ attacks?.*(\d).*/, ' $1'))).toEqual([
      'King Spider 1',
      'East Bight Patrol 2',
      'Black Forest Bats 2',
      'Dol Guldur Orcs 3',
      'Marsh Adder 1',
    ]);
  },
);

const attack = (step: string) =>
  table('lcg', {
    players: [{ ...player('Gimli', 'East Bight Patrol'), allies: ['Warder'] }],
    encounterDeck: [],
    shadows: false,
    step,
  });

rule('LCG-READ-13', 'an enemy sent away before a defender is declared no longer attacks', () => {
  const t = attack('6.4bw').choose('Use Warder').playTo('6.6');
  expect([t.damage('Gimli'), t.exhausted('Gimli'), t.staging()]).toEqual([0, false, ['East Bight Patrol']]);
});

rule('LCG-READ-13', 'sent away after that, it goes on attacking', () => {
  const t = attack('6.4.1').choose('Gimli').choose('Use Warder').playTo('6.6');
  // Attack 3 against defense 2.
  expect([t.damage('Gimli'), t.staging()]).toEqual([1, ['East Bight Patrol']]);
  const undefended = attack('6.4.1').pass().choose('Use Warder').playTo('6.6');
  expect(undefended.damage('Gimli')).toBe(3);
});

rule('LCG-READ-13', 'and its attack ends as an attack that took place', () => {
  const t = table('lcg', {
    players: [{ ...player('Gimli', 'Chieftain Ufthak'), allies: ['Warder'] }],
    encounterDeck: [],
    shadows: false,
    step: '6.4.1',
  });
  t.choose('Gimli').choose('Use Warder').playTo('6.6');
  expect([t.staging(), t.resources('Chieftain Ufthak')]).toEqual([['Chieftain Ufthak'], 1]);
});
