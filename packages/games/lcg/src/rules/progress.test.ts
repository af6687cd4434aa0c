import '../../test/chronicler.ts';
import { cardsIn, move } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { afterEach, describe, expect, vi } from 'vitest';
import { change } from '../../test/change.ts';
import { table } from '../../test/extra-card.ts';
import { herald } from '../../test/herald.ts';
import { watched } from '../../test/watchman.ts';
import { isLocation } from '../registry.ts';
import { PHASE } from '../state.ts';
import { ZONE } from '../zones.ts';
import { discardFromPlay } from './leave.ts';
import { turnStage } from './progress.ts';
import { travelTo } from './travel.ts';

/** Beravor could draw in every window, so that the game stops there. */
const waiting = { deck: ['Gandalf', 'Gandalf', 'Gandalf'] };

/** Legolas is about to destroy Orcs, which is worth 2 progress; Beravor is left over. */
const hunt = (progress: number, given: { quest?: string; active?: { card: string; progress: number } } = {}) =>
  table('lcg', {
    players: [
      {
        ...waiting,
        threat: 20,
        heroes: ['Legolas', { card: 'Thalin', attachments: ['Blade of Gondolin'] }, { card: 'Beravor', resources: 3 }],
        engaged: ['Dol Guldur Orcs', { card: 'Wolf Rider', attachments: ['Forest Snare'] }],
      },
    ],
    staging: ['Forest Spider'],
    encounterDeck: ['Old Forest Road', 'Old Forest Road', 'Old Forest Road', 'Wargs'],
    progress,
    ...given,
    step: '6.8a',
  }).choose('Dol Guldur Orcs', 'Legolas', 'done');

const shoot = (t: ReturnType<typeof hunt>) => t.playTo('6.8.3').choose('Use Legolas');

herald('Arsonist', (m) => {
  for (const card of cardsIn(m, ZONE.staging).slice()) if (isLocation(m, card)) discardFromPlay(m, card);
});

describe('advancing', () => {
  rule('LCG-PROGRESS-01', 'happens at once, also in the combat phase, when the quest points are reached', () => {
    const t = shoot(hunt(6));
    expect([t.quest(), t.phase]).toEqual(['A Fork in the Road', 6]);
    const short = shoot(hunt(5));
    expect([short.quest(), short.progress()]).toEqual(['Flies and Spiders', 7]);
  });

  rule(['LCG-PROGRESS-02', 'LCG-PROGRESS-03'], 'takes no progress along; that of the old stage is gone', () => {
    const t = shoot(hunt(7));
    expect([t.quest(), t.progress()]).toEqual(['A Fork in the Road', 0]);
    expect(t.progressOn('Flies and Spiders')).toBe(0);
  });

  rule('LCG-PROGRESS-05', 'changes nothing else, and the round goes on where it was', () => {
    const t = shoot(hunt(6));
    expect([t.staging(), t.engaged(0), t.threat(0)]).toEqual([['Forest Spider'], ['Wolf Rider'], 20]);
    expect([t.exhausted('Legolas'), t.damage('Legolas'), t.resources('Beravor')]).toEqual([true, 2, 3]);
    t.playTo('6.8a');
    expect(t.offers('Wolf Rider')).toBe(true);
  });

  rule('LCG-PROGRESS-06', 'later progress goes to the stage the players are on now', () => {
    const t = shoot(hunt(6)).playTo('6.8a').choose('Wolf Rider', 'Thalin', 'done').playTo('6.8.3');
    t.choose('Use Blade of Gondolin');
    expect([t.quest(), t.progress()]).toEqual(['A Fork in the Road', 1]);
  });

  rule('LCG-PROGRESS-04', 'side A of the new card is followed first, then side B', () => {
    const t = table('lcg', {
      scenario: 'anduin',
      players: [{ heroes: ['Gimli'] }],
      encounterDeck: ['Hill Troll', 'Hill Troll', 'Wargs'],
    });
    // A reveals a card; B looks for a Hill Troll unless there is one.
    t.m.call(turnStage, { card: cardsIn(t.m, ZONE.quest)[0] });
    t.go();
    expect(t.staging()).toEqual(['Hill Troll']);
  });
});

describe("Don't Leave the Path!", () => {
  const last = () => {
    const t = table('lcg', {
      players: [
        { ...waiting, threat: 20, heroes: ['Legolas', 'Beravor'], engaged: ['Dol Guldur Orcs'] },
        { threat: 20, heroes: ['Gimli'] },
      ],
      quest: 'A Fork in the Road',
      encounterDeck: ['Old Forest Road', 'Forest Spider', "Ungoliant's Spawn", 'Wargs'],
      encounterDiscard: ['King Spider'],
      step: '6.8a',
    });
    move(t.m, t.find("Beorn's Path"), ZONE.removed);
    return t.choose('Dol Guldur Orcs', 'Legolas', 'done').playTo('6.8.3').choose('Use Legolas');
  };

  rule(['LCG-EX-38', 'LCG-PROGRESS-04'], 'each player finds a Spider in the deck or its discard pile', () => {
    const t = last();
    expect(t.asked).toBe(0);
    t.choose("Ungoliant's Spawn");
    expect(t.asked).toBe(1);
    t.choose('King Spider');
    expect(t.staging()).toEqual(["Ungoliant's Spawn", 'King Spider']);
    expect(t.log).toContain("New stage: Don't Leave the Path!.");
  });

  rule('LCG-EX-38', 'is won by defeating Ungoliant’s Spawn, not by progress', () => {
    const spawn = (damage: number) =>
      table('lcg', {
        players: [
          {
            ...waiting,
            heroes: ['Legolas', { card: 'Beravor', exhausted: true }],
            engaged: [{ card: "Ungoliant's Spawn", damage, attachments: ['Forest Snare'] }],
          },
        ],
        quest: "Don't Leave the Path!",
        progress: 30,
        encounterDeck: ['Old Forest Road', 'Old Forest Road'],
        step: '6.8a',
      });
    expect(spawn(7).choose("Ungoliant's Spawn").over).toBeNull();
    expect(spawn(8).choose("Ungoliant's Spawn").over?.winners).toEqual([0]);
  });
});

describe('the active location', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const quest = (active: string | { card: string; progress: number }) =>
    table('lcg', {
      players: [{ heroes: [{ card: 'Éowyn', committed: true, exhausted: true }] }],
      staging: ['Eastern Crows'],
      active,
      encounterDeck: ['Wargs', 'Wargs'],
      step: '3.4',
    });

  rule('LCG-LOC-02', 'there is only one: another one cannot join it', () => {
    const t = table('lcg', { players: [{ heroes: ['Éowyn'] }], active: 'Forest Gate', staging: ['Old Forest Road'] });
    travelTo(t.m, t.find('Old Forest Road'));
    expect([t.activeLocation(), t.staging()]).toEqual(['Forest Gate', ['Old Forest Road']]);
    expect(cardsIn(t.m, ZONE.active).length).toBe(1);
  });

  rule(
    ['LCG-EX-04', 'LCG-LOC-04', 'LCG-LOC-05', 'LCG-LOC-06'],
    'takes progress up to its points, the quest the rest',
    () => {
      const t = table('lcg', {
        players: [{ heroes: [{ card: 'Glorfindel', committed: true, exhausted: true }] }],
        active: 'Enchanted Stream',
        encounterDeck: [],
        step: '3.4',
      }).playTo('3.4w');
      expect([t.activeLocation(), t.progress()]).toEqual([undefined, 1]);
      expect(t.playTo('3.4w').encounterDiscard().length + t.encounterDeck().length).toBe(1);
    },
  );

  rule('LCG-LOC-04', 'takes all if that does not explore it', () => {
    const t = quest('The East Bight').playTo('4.1');
    expect([t.progressOn('The East Bight'), t.progress()]).toEqual([1, 0]);
  });

  rule('LCG-LOC-05', 'leaves the rest to the quest also when a card gives progress', () => {
    const t = shoot(hunt(0, { active: { card: 'Endless Caverns', progress: 2 } }));
    expect([t.activeLocation(), t.progress()]).toEqual([undefined, 1]);
  });

  rule(['LCG-LOC-06', 'LCG-LOC-07'], 'explored, it goes to the discard pile without being discarded', () => {
    const noted = (allies: readonly string[]) =>
      table('lcg', {
        players: [{ heroes: [{ card: 'Éowyn', committed: true, exhausted: true }], allies, deck: ['Beorn', 'Beorn'] }],
        active: { card: 'Forest Gate', progress: 3 },
        staging: ['Old Forest Road'],
        encounterDeck: ['Wargs', 'Wargs', 'Wargs'],
        step: '3.4',
      });
    // The Chronicler draws whenever a card is discarded.
    const t = noted(['Chronicler', 'Arsonist']);
    for (t.go(); t.phase === PHASE.quest; t.pass()) expect(t.offers('Use Chronicler')).toBe(false);
    expect([t.activeLocation(), t.encounterDiscard()]).toEqual([undefined, ['Forest Gate']]);
    t.playTo('4.2w').choose('Use Arsonist');
    expect([t.encounterDiscard(), t.labels()]).toEqual([
      ['Forest Gate', 'Old Forest Road'],
      ['Use Chronicler', 'Pass'],
    ]);
  });

  rule('LCG-LOC-06', 'is explored at once when its quest points come down to its progress', () => {
    for (const where of ['active', 'staging'] as const) {
      const gate = { card: 'Forest Gate', progress: 3 };
      const t = table('lcg', {
        players: [{ ...watched, heroes: ['Éowyn'] }],
        ...(where === 'active' ? { active: gate } : { staging: [gate] }),
        encounterDeck: [],
      });
      change(t, 'Forest Gate', 'questPoints', -1, 'round');
      t.choose('Use Watchman');
      expect([t.encounterDiscard(), t.staging(), t.activeLocation()]).toEqual([['Forest Gate'], [], undefined]);
    }
  });

  rule('LCG-LOC-06', 'also when what has raised them is over', () => {
    const t = table('lcg', {
      players: [{ ...watched, heroes: ['Éowyn'] }],
      active: { card: 'Forest Gate', progress: 4 },
      encounterDeck: [],
      step: '1.1',
    });
    change(t, 'Forest Gate', 'questPoints', 2, 'phase');
    expect(t.playTo('1.4').activeLocation()).toBe('Forest Gate');
    expect(t.playTo('2.1').activeLocation()).toBeUndefined();
  });

  rule('LCG-LOC-06', 'with Victory it goes to the victory display', () => {
    const t = quest({ card: 'Gladden Fields', progress: 2 }).playTo('4.1');
    expect([t.victory(), t.encounterDiscard()]).toEqual([['Gladden Fields'], []]);
  });
});
