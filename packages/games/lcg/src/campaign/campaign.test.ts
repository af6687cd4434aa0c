import { below, cardsIn, type Match, seedWords } from '@tafelrunde/kernel';
import { type LcgTable, table } from '@tafelrunde/testing/lcg';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { begin, choices, newCampaign, ok, prepared, refusal } from '../../test/campaign.ts';
import {
  type CampaignLog,
  finish,
  type LcgState,
  lcg,
  loadCampaign,
  nextScenario,
  prepare,
  saveCampaign,
  verify,
  ZONE,
} from '../index.ts';

/** Between two games the log is all there is. */
const kept = (log: CampaignLog): CampaignLog => ok(loadCampaign(saveCampaign(log)));

/** Plays a real game with random answers to its end, which is a defeat as good as always. */
function playRandomly(m: Match<LcgState>, seed: string): void {
  const luck = seedWords(seed);
  for (let d = m.decision(); d; d = m.decision()) m.take(d.options[below(luck, d.options.length)]);
}

const ids = (m: Match<LcgState>, kind: number, seat = 0): string[] =>
  cardsIn(m, kind, seat).map((card) => lcg.defs[m.s.cards[card].def].id);

function passToTheEnd(t: LcgTable): void {
  while (t.over === null) t.pass();
  expect(t.over?.reason).toBe('lcg.end.won');
}

/** Mirkwood shortly before its end: Théodred dies by a spider, then the way out is found. */
function mirkwood(): LcgTable {
  const t = table('lcg', {
    scenario: 'mirkwood',
    campaign: {},
    quest: 'beorns-path',
    progress: 4,
    encounterDeck: [],
    players: [
      { threat: 32, heroes: ['Aragorn', { card: 'Théodred', damage: 3 }, 'Glóin'], engaged: ['Forest Spider'] },
      { threat: 30, heroes: ['Legolas', 'Gimli', 'Thalin'] },
    ],
    step: '6.4.1',
  });
  t.choose('No defender', 'Théodred');
  t.playTo('3.2').choose('Legolas', 'Gimli', 'Thalin', 'Mendor', 'Aragorn', 'Glóin');
  passToTheEnd(t);
  return t;
}

/** The shore of the Anduin: the troll kills a scout and is killed, then the last spider. */
function anduin(): LcgTable {
  const t = table('lcg', {
    scenario: 'anduin',
    campaign: {},
    quest: 'ambush-on-the-shore',
    encounterDeck: [],
    players: [
      {
        threat: 33,
        heroes: ['Aragorn', 'Éowyn', 'Glóin'],
        allies: ['Snowbourn Scout'],
        engaged: [{ card: 'Hill Troll', damage: 6 }],
      },
      { threat: 31, heroes: ['Legolas', 'Gimli', 'Thalin'], engaged: [{ card: 'Forest Spider', damage: 3 }] },
    ],
    step: '6.4.1',
  });
  t.choose('Snowbourn Scout', 'Aragorn', 'Gimli');
  // Aragorn could stand in as a Sentinel, but does not.
  t.choose('No defender', 'No defender', 'Gimli');
  t.choose('Attack Hill Troll', 'Aragorn', 'Éowyn', 'Glóin', 'Mendor');
  while (!t.offers('Use Journey Along the Anduin')) t.pass();
  t.choose('Use Journey Along the Anduin', 'Glóin', 'Gimli');
  while (!t.offers('Attack Forest Spider')) t.pass();
  t.choose('Attack Forest Spider', 'Thalin', 'Legolas', 'done');
  passToTheEnd(t);
  return t;
}

/** The gate of Dol Guldur. */
function dolGuldur(): LcgTable {
  const t = table('lcg', {
    scenario: 'dol-guldur',
    campaign: { prisoner: 'gimli' },
    quest: 'out-of-the-dungeons',
    progress: 6,
    encounterDeck: [],
    players: [
      { threat: 44, heroes: ['Aragorn', 'Éowyn', 'Glóin'] },
      { threat: 41, heroes: ['Legolas', 'Gimli', 'Thalin'] },
    ],
    step: '3.2',
  });
  t.choose('Aragorn', 'done');
  passToTheEnd(t);
  return t;
}

describe('a whole campaign', () => {
  rule(
    [
      'LCG-CAMPAIGN-01',
      'LCG-CAMPAIGN-02',
      'LCG-CAMPAIGN-03',
      'LCG-CAMPAIGN-06',
      'LCG-CAMPAIGN-09',
      'LCG-CAMPAIGN-10',
      'LCG-CAMPAIGN-16',
      'LCG-CAMPAIGN-17',
      'LCG-CAMPAIGN-22',
      'LCG-CAMPAIGN-23',
      'LCG-CAMPAIGN-26',
      'LCG-CAMPAIGN-27',
      'LCG-CAMPAIGN-37',
      'LCG-CAMPAIGN-39',
    ],
    'from the first scenario to the last, saved and loaded in between, with a fallen hero on the way',
    () => {
      // Mirkwood is lost at first, which changes nothing.
      let log = kept(newCampaign());
      const first = begin(prepared(log).setup);
      playRandomly(first, 'mirkwood');
      expect(first.s.over?.winners).toEqual([]);
      expect(kept(ok(finish(log, first)))).toEqual(log);

      const inMirkwood = mirkwood();
      log = kept(ok(finish(log, inMirkwood.m)));
      expect(log.fallen).toEqual(['theodred']);
      expect(log.pool).toEqual({ boons: ['mendors-support', 'mendors-support'], burdens: ['ungoliants-swarm'] });

      // Somebody must take the place of Théodred, which costs everybody threat.
      expect(refusal(prepare(log, choices(log)))).toMatch(/^Preparation 2, .* Théodred has fallen/);
      const second = prepared(log, { replace: { theodred: 'eowyn' }, boons: ['mendors-support'] });
      expect(verify(second.log, second.setup)).toBeNull();
      log = kept(second.log);
      const river = begin(second.setup);
      expect(river.s.threat).toEqual([12 + 9 + 9 + 1, 9 + 11 + 9 + 1]);
      expect([...ids(river, ZONE.deck), ...ids(river, ZONE.hand)]).toContain('mendors-support');
      expect(river.s.cards.filter((card) => lcg.defs[card.def].id === 'ungoliants-swarm')).toHaveLength(1);
      playRandomly(river, 'anduin');
      expect(ok(finish(log, river))).toEqual(log);

      const onTheRiver = anduin();
      log = kept(ok(finish(log, onTheRiver.m)));
      expect(log.notes.permanents.toSorted((a, b) => (a.card + a.hero < b.card + b.hero ? -1 : 1))).toEqual([
        { card: 'scarred', hero: 'aragorn' },
        { card: 'scarred', hero: 'gimli' },
        { card: 'valor', hero: 'gimli' },
        { card: 'valor', hero: 'gloin' },
      ]);
      expect(log.notes.prisoner).toBe('gimli');

      // Gimli is taken to Dol Guldur, with what hangs on him and Mendor.
      const third = prepared(log);
      log = kept(third.log);
      const tower = begin(third.setup);
      tower.take(tower.decision()!.options[0]);
      while (tower.s.round === 0 && tower.decision()) tower.take(tower.decision()!.options.at(-1)!);
      expect(ids(tower, ZONE.captive).toSorted()).toEqual(['gimli', 'mendor', 'scarred', 'valor']);
      expect(ids(tower, ZONE.play)).toEqual(
        expect.arrayContaining(['aragorn', 'appointed-by-fate', 'scarred', 'valor']),
      );
      playRandomly(tower, 'dol-guldur');
      expect(ok(finish(log, tower))).toEqual(log);

      const atTheGate = dolGuldur();
      log = kept(ok(finish(log, atTheGate.m)));
      expect(nextScenario(log)).toBeNull();
      expect(log.pool.boons).toContain('mendor');
      const scores = [inMirkwood, onTheRiver, atTheGate].map((t) => t.score().total);
      expect(log.completed.map(({ score }) => score)).toEqual(scores);
      expect(log.total).toBe(scores.reduce((sum, score) => sum + score, 0));
    },
  );
});
