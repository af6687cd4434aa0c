import { rule } from '@tafelrunde/testing/rule';
import { expect } from 'vitest';
import { folk } from '../../test/folk.ts';
import { workshop } from '../../test/workshop.ts';
import { several } from '../language/choices.ts';
import { exert, exhaust, preventWound, wound } from '../language/effects.ts';
import { target } from '../language/language.ts';
import type { Moment } from '../language/moments.ts';
import { cards, the } from '../language/select.ts';

const { extraCard, table } = workshop(...folk);

const events = {
  'Rain of Arrows': wound(cards({ type: 'companion', det: 'each' })),
  'Three Arrows': several('wound', 3, { type: 'companion' }),
  'Long March': exert(cards({ type: 'companion', det: 'each' })),
  Collapse: target(cards({ type: 'companion' }), 'it', exhaust(the('it'))),
};
for (const [id, effect] of Object.entries(events)) {
  extraCard('event', id, { culture: 'gondor', cost: 0, abilities: [{ kind: 'action', phase: 'fellowship', effect }] });
}

/** Somebody who may step in before every wound and every exertion, so that none of them happens by itself. */
const any = (on: string): Moment => ({ on, timing: 'when', matches: () => true, says: { de: on, en: on } });
extraCard('ally', 'Healer', {
  culture: 'rohan',
  race: 'man',
  cost: 0,
  vitality: 2,
  abilities: (['wound', 'exert'] as const).map((on) => ({ kind: 'response', moment: any(on), effect: preventWound })),
});

const mine = (card: string, support: readonly string[] = []) =>
  table('tcg', { players: [{ fellowship: ['Frodo', 'Frail', 'Guard', 'Gimli'], hand: [card], support }, {}] }).choose(
    card,
  );
type Table = ReturnType<typeof mine>;
const told = (t: Table, what: string): readonly string[] =>
  t.log.filter((line) => line.includes(what)).map((line) => line.split(' ')[0]);

rule(['TCG-SILENT-35', 'TCG-WOUND-03'], 'wounds of one effect on all come in the order that is chosen', () => {
  const t = mine('Rain of Arrows', ['Healer']);
  expect(t.prompt).toBe('Who is wounded next?');
  t.choose('Wound Gimli', 'Wound Frail', 'Wound Guard');
  t.pass();
  expect([t.wounds('Gimli'), t.wounds('Frail'), t.wounds('Guard'), t.wounds('Frodo')]).toEqual([1, 0, 0, 0]);
  // The second one dies before the third is wounded.
  t.pass();
  expect([t.dead(0), t.wounds('Guard')]).toEqual([['Frail'], 0]);
  t.pass().pass();
  expect(told(t, 'is wounded')).toEqual(['Gimli', 'Frail', 'Guard', 'Frodo']);
  expect(told(mine('Rain of Arrows').choose('In the order in which they lie'), 'is wounded')).toEqual([
    'Frodo',
    'Frail',
    'Guard',
    'Gimli',
  ]);
});

rule(['TCG-SILENT-35', 'TCG-WOUND-02'], 'who is chosen first is wounded first, once all have been chosen', () => {
  const t = mine('Three Arrows', ['Healer']).choose('Guard', 'Frodo');
  expect(told(t, 'is wounded')).toEqual([]);
  t.choose('Gimli').pass().pass().pass();
  expect(told(t, 'is wounded')).toEqual(['Guard', 'Frodo', 'Gimli']);
});

rule('TCG-EXERT-01', 'exertions of one effect come one after another as the cards lie, without a question', () => {
  const t = mine('Long March', ['Healer']);
  for (let i = 0; i < 3; i++) {
    expect(t.labels()).toEqual(['Use Healer: Prevent that wound', 'Pass']);
    t.pass();
  }
  expect(told(t, 'exerts')).toEqual(['Frodo', 'Guard', 'Gimli']);
});

rule('TCG-EXERT-04', 'to exhaust is to exert until one vitality is left, also where each time may be answered', () => {
  const t = mine('Collapse', ['Healer']).choose('Gimli').choose('Use Healer').pass().pass();
  expect(told(t, 'exerts')).toEqual(['Gimli', 'Gimli']);
  expect(t.phase).toBe('fellowship');
  expect(t.wounds('Gimli')).toBe(2);
});
