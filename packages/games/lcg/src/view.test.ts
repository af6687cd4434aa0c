import {
  aliasId,
  type Frame,
  type Match,
  type Plain,
  redeal,
  SPECTATOR,
  seedWords,
  startMatch,
} from '@tafelrunde/kernel';
import { table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect, it } from 'vitest';
import { lcg } from './game.ts';
import { momentOf } from './moment.ts';
import type { LcgState } from './state.ts';
import type { LcgView } from './view.ts';

const look = (m: Match<LcgState>, seat = 0): LcgView => lcg.view(m, seat);
const picks = (m: Match<LcgState>): readonly string[] =>
  look(m).players.flatMap(({ play }) => play.filter(({ picked }) => picked).map(({ id }) => id));

/** What is really being carried out: the last numbered step that the innermost frame with one has taken. */
function spyOn(m: Match<LcgState>): { stop: (frame: Frame) => boolean; step: () => string } {
  const taken: { frame: Frame; step: string }[] = [];
  return {
    stop(frame) {
      const depth = m.s.frames.length - 1;
      taken.length = Math.min(taken.length, depth + 1);
      if (taken[depth]?.frame !== frame) taken[depth] = { frame, step: '' };
      if (/^\d\.\d/.test(frame.step)) taken[depth].step = frame.step;
      return false;
    },
    step: () => taken.findLast((entry) => (entry?.step ?? '') !== '')?.step ?? '',
  };
}

describe('where the round stands', () => {
  it('is named by the step that is being carried out, at every question of random games', () => {
    let luck = 4711;
    const pick = (n: number): number => {
      luck = (Math.imul(luck, 1103515245) + 12345) & 0x7fffffff;
      return Math.floor((luck / 0x80000000) * n);
    };
    const met = new Set<string>();
    for (let game = 0; game < 40; game++) {
      const started = startMatch(lcg, lcg.randomSetup(pick) as Plain, `moments ${game}`);
      if (!started.ok) throw new Error('a random set-up is refused');
      const m = started.value;
      const spy = spyOn(m);
      m.runTo(spy.stop);
      for (let i = 0; i < 300; i++) {
        const decision = m.decision();
        if (!decision) break;
        const real = spy.step();
        met.add(real);
        expect(momentOf(m)).toEqual({ step: real.replace(/w$/, ''), window: real.endsWith('w') });
        m.runTo(spy.stop, decision.options[pick(decision.options.length)].id);
      }
    }
    for (const step of ['2.2', '3.1w', '3.2', '3.3', '5.2', '6.4.1', '6.4.3w', '6.8a', '6.8b', '7.4w']) {
      expect(met).toContain(step);
    }
  }, 60_000);

  rule('LCG-TIMING-09', 'the active player is the one whose turn it is in the step', () => {
    const players = [
      { heroes: ['Legolas', 'Dúnhere', 'Thalin'], threat: 10, engaged: ['Dol Guldur Orcs', 'Black Forest Bats'] },
      { heroes: ['Aragorn', 'Gimli', 'Beravor'], threat: 10, engaged: ['King Spider', 'Black Forest Bats'] },
    ];
    for (const step of ['3.2', '5.2', '6.4a', '6.8a']) {
      const t = table('lcg', { players, staging: ['Hill Troll', 'Hill Troll'], step, shadows: false });
      const asked: number[] = [];
      // In each of these steps first the one player is asked, then the other.
      for (let i = 0; i < 40 && look(t.m).moment.step.startsWith(step.slice(0, 3)); i++) {
        if (t.decision.kind !== 'act' && look(t.m).moment.step === step) {
          expect(look(t.m).active).toBe(t.asked);
          if (asked.at(-1) !== t.asked) asked.push(t.asked);
        }
        t.least();
      }
      expect(asked).toEqual([0, 1]);
    }
  });
});

describe('values', () => {
  it.each([
    { hero: 'Legolas', attachments: ['Blade of Gondolin'], where: 'engaged' },
    { hero: 'Dúnhere', attachments: ['Blade of Gondolin'], where: 'staging' },
  ])('of $hero do not depend on an attacked enemy that lies hidden in a deck', ({ hero, attachments, where }) => {
    const crows = ['Eastern Crows'];
    const t = table('lcg', {
      players: [{ heroes: [{ card: hero, attachments }], engaged: where === 'engaged' ? crows : [] }],
      staging: where === 'staging' ? crows : [],
      encounterDeck: ['Dol Guldur Orcs', 'Chieftain Ufthak', 'Old Forest Road', 'Goblin Sniper'],
      shadows: false,
      step: '6.8a',
    });
    t.choose('Eastern Crows');
    if (t.offers(hero)) t.choose(hero);
    expect([t.encounterDeck().includes('Eastern Crows'), t.offers('Use Blade of Gondolin')]).toEqual([true, true]);
    for (const viewer of [0, SPECTATOR]) {
      const seen = JSON.stringify(lcg.view(t.m, viewer));
      for (let i = 0; i < 20; i++) {
        const dealt = redeal(t.m, viewer, seedWords(`deal ${i}`));
        expect(JSON.stringify(lcg.view(dealt, viewer))).toBe(seen);
      }
    }
  });
});

describe('picks', () => {
  it('are seen before they are declared, and gone afterwards', () => {
    const t = table('lcg', { players: [{ heroes: ['Aragorn', 'Gimli'] }], step: '3.2' });
    const id = (title: string): string => aliasId(t.m.s.cards[t.find(title)].alias);
    t.choose('Gimli');
    expect(picks(t.m)).toEqual([id('Gimli')]);
    expect(t.exhausted('Gimli')).toBe(false);
    t.choose('done');
    expect(picks(t.m)).toEqual([]);
  });

  it('of an attack are seen as well', () => {
    const t = table('lcg', {
      players: [{ heroes: ['Aragorn', 'Gimli'], engaged: ['Dol Guldur Orcs'] }],
      step: '6.8a',
    });
    t.choose('Dol Guldur Orcs', 'Gimli');
    expect(picks(t.m)).toEqual([aliasId(t.m.s.cards[t.find('Gimli')].alias)]);
  });
});

describe('a deck', () => {
  it('shows what was looked at to whom looked, and to nobody else', () => {
    const deck = ['Gandalf', 'Feint', 'Quick Strike', 'Rain of Arrows'];
    const t = table('lcg', {
      players: [
        { heroes: [{ card: 'Denethor', resources: 3 }], hand: ["Gandalf's Search"] },
        { heroes: ['Aragorn'], deck },
      ],
    });
    expect(look(t.m).players[1].deck).toEqual({ count: 4, cards: [] });
    t.choose("Gandalf's Search", 'X = 3', 'Gandalf', 'Quick Strike');
    const seen = (seat: number) => look(t.m, seat).players[1].deck.cards.map((card) => card?.def ?? null);
    // The undermost card first, which nobody has looked at.
    expect(seen(0)).toEqual([null, 'feint', 'quick-strike']);
    expect(seen(1)).toEqual([]);
    expect(t.hand(1)).toEqual(['Gandalf']);
  });
});

describe('what the packs of Shadows of Mirkwood bring', () => {
  it('an escape test: who helps, how strong they are and how many cards come', () => {
    const t = table('lcg', {
      scenario: 'dead-marshes',
      players: [{ heroes: ['Éowyn', 'Gimli', 'Legolas'] }],
      staging: ['gollum-of-the-marshes'],
      encounterDeck: ['Old Forest Road', 'Wargs', 'Wargs'],
      step: '3.5',
    });
    expect(look(t.go().m).escape).toEqual({ strength: 0, cards: 1, stat: 'willpower' });
    t.choose('Éowyn');
    expect([look(t.m).escape?.strength, picks(t.m).length]).toEqual([4, 1]);
  });

  it('who guards Gollum; -1 where nobody does', () => {
    const players = [{ heroes: ['Gimli'] }, { heroes: ['Éowyn'], allies: ['gollum-the-prisoner'] }];
    expect(look(table('lcg', { players, encounterDeck: [] }).m).guard).toBe(1);
    expect(look(table('lcg', { players: players.slice(0, 1), encounterDeck: [] }).m)).toMatchObject({
      guard: -1,
      escape: null,
    });
  });
});
