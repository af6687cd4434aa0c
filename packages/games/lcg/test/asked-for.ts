import { type LcgGiven, type LcgTable, table } from '@tafelrunde/testing/lcg';
import type { LcgDef } from '../src/defs.ts';
import { flow } from '../src/flow.ts';
import { lcg } from '../src/game.ts';

const BLANKS = ['Old Forest Road', 'Old Forest Road', 'Old Forest Road', 'Old Forest Road', 'Old Forest Road'];
const rich = (card: string) => ({ card, resources: 6 });

/** A player who has what most cards want, with one of them in hand or in play. */
function player(def: LcgDef): LcgGiven['players'][number] {
  const heroes = [
    rich('Gimli'),
    rich('Aragorn'),
    { ...rich('Éowyn'), damage: 1 },
    { ...rich('Denethor'), exhausted: true },
  ];
  return {
    threat: 35,
    heroes: def.type === 'hero' ? [rich(def.id), ...heroes.slice(0, 3)] : heroes,
    allies: [...(def.type === 'ally' ? [def.id] : []), 'Guard of the Citadel', { card: 'Faramir', exhausted: true }],
    hand: def.type === 'event' ? [def.id, 'Gandalf'] : ['Gandalf'],
    deck: ['Feint', 'Gandalf', 'Faramir', 'Feint', 'Gandalf'],
    discard: ['Guard of the Citadel', 'Feint'],
    engaged: [{ card: 'East Bight Patrol', damage: 1 }, 'Hill Troll'],
  };
}

const POSITIONS: Readonly<Record<string, Partial<LcgGiven>>> = {
  ahead: { step: '3.1', staging: ['Old Forest Road'], progress: 6 },
  behind: { step: '3.1', staging: ['Hill Troll', 'Great Forest Web'] },
  fight: { step: '6.1' },
};

/** In which windows a card is offered, and in which it is worth a question; everybody else does nothing. */
function windowsOf(t: LcgTable, id: string): string {
  const found = new Map<string, boolean>();
  for (let i = 0; i < 30; i++) {
    const decision = t.m.decision();
    if (!decision || t.m.s.round > 1) break;
    const window = flow.windowOf(t.m, decision);
    const own = decision.options.filter(({ card }) => card >= 0 && t.m.defs[t.m.s.cards[card].def].id === id);
    if (window !== '' && own.length > 0) {
      const worth = own.some((option) => flow.isWorth!(t.m, decision, option));
      found.set(window, worth || (found.get(window) ?? false));
    }
    // The first of those who can commit, defend or attack does so.
    const commits = decision.prompt[0] === 'lcg.ask.commit' || decision.prompt[0] === 'lcg.ask.defend';
    const idle = decision.options.find(({ id: one }) => ['pass', 'done', 'no'].includes(one));
    const first = decision.options[0];
    t.m.answer((commits && i % 2 === 0 ? first : (idle ?? first)).id);
  }
  return [...found].map(([window, worth]) => `${window}${worth ? '!' : ''}`).join(' ');
}

/** Of every card with something to do: where it is offered, and with a mark where whoever has it is asked for it. */
export function askedFor(): string {
  const cards = lcg.defs.filter(({ type, set }) => set === '' && ['event', 'ally', 'hero'].includes(type));
  const lines = cards.flatMap((def) => {
    const told = Object.entries(POSITIONS).flatMap(([name, given]) => {
      const t = table('lcg', { players: [player(def)], encounterDeck: BLANKS, ...given });
      const windows = windowsOf(t, def.id);
      return windows === '' ? [] : [`${name}: ${windows}`];
    });
    return told.length === 0 ? [] : [`${def.id} ${told.join(' | ')}`];
  });
  return `${lines.join('\n')}\n`;
}
