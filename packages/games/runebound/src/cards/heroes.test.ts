import { type Match, type Plain, startMatch } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { table } from '@tafelrunde/testing/runebound';
import { describe, expect, it } from 'vitest';
import { distance, hexes, hexesOf } from '../content/map.ts';
import { SYMBOLS, tokens } from '../content/tokens.ts';
import { runebound } from '../game.ts';
import type { RbState } from '../state.ts';

const [FIRMAMENT] = hexesOf('firmament');
const PARTNER = { hero: 'lissa', at: 'forge' } as const;

describe('heroes', () => {
  rule('RB-SILENT-13', 'are the six of the box, with the values on their cards', () => {
    const values = runebound.defs.flatMap(({ id, hero }) =>
      hero === null
        ? []
        : [[id, hero.body, hero.mind, hero.spirit, hero.health, hero.speed, hero.handLimit, hero.gold]],
    );
    expect(values).toEqual([
      ['corbin', 3, 2, 0, 10, 3, 3, 2],
      ['laurel', 2, 2, 1, 8, 3, 4, 2],
      ['lissa', 2, 2, 2, 9, 3, 3, 1],
      ['hawthorne', 3, 1, 1, 9, 3, 3, 3],
      ['mok', 2, 1, 2, 9, 3, 3, 2],
      ['thorn', 0, 3, 2, 8, 3, 4, 2],
    ]);
  });

  rule('RB-SILENT-15', 'begin with the three combat tokens on their cards', () => {
    const faces = (id: string): string =>
      tokens
        .filter((token) => token.id.startsWith(`${id}-`))
        .map((token) => token.faces.map(({ symbol, n, gold }) => `${gold ? '*' : ''}${n}${SYMBOLS[symbol]}`).join('/'))
        .join(' ');
    expect(faces('corbin')).toBe('2physical/1surge *1physical/1shield 1agility/1physical');
    expect(faces('laurel')).toBe('2physical/1surge 1shield/*1physical *1surge/1agility');
    expect(faces('lissa')).toBe('2physical/1shield *1magic/1agility *1agility/*1surge');
    expect(faces('hawthorne')).toBe('2physical/1shield *1physical/1agility *1physical/1dash');
    expect(faces('mok')).toBe('2magic/1double *1agility/1shield *1surge/1physical');
    expect(faces('thorn')).toBe('2surge/1magic 1double/*1magic *1agility/1magic');
  });

  it('Corbin: the opponent may cancel his blow for as much surge', () => {
    const blow = (foe: readonly string[]) => {
      const t = table('runebound', {
        players: [{ hero: 'corbin', at: [8, 5], assets: ['Rune Shard'] }, PARTNER],
        decks: { combat: ['Ettin'] },
        act: 2,
      });
      t.fight('adventure', { own: ['C02 surge'], foe });
      t.choose('Corbin');
      return t;
    };
    expect(blow(['enemy-3 surge', 'enemy-1 enemy']).enemyDamage()).toBe(2);
    const parried = blow(['enemy-3 surge', 'elite surge', 'enemy-1 enemy']);
    expect(parried.asked).toBe(1);
    parried.choose('Cancel it', `t${parried.slot(1, 'enemy-3')}`);
    expect(parried.enemyDamage()).toBe(0);
    expect(parried.pool(1)).toEqual(['enemy-1 enemy']);
    const taken = blow(['enemy-3 surge', 'elite surge', 'enemy-1 enemy']);
    taken.choose('Let it happen');
    expect(taken.enemyDamage()).toBe(2);
  });

  it('Corbin: a won challenge brings 2 gold and a combat trophy, each hero only once', () => {
    const t = table('runebound', {
      players: [
        { hero: 'corbin', at: 'riverlands' },
        { hero: 'lissa', at: 'riverlands', damage: 8 },
      ],
      decks: { combat: ['Kobolds'] },
    });
    t.fight('challenge', { own: ['corbin-1 physical'] }).choose('Attack');
    expect(t.gold(0)).toBe(2);
    expect(t.trophies(0)).toEqual(['Kobolds']);
    expect(t.offers('challenge')).toBe(false);
  });

  rule(['RB-ENERGY-04', 'RB-ENERGY-05', 'RB-READ-02'], 'Laurel may recast the very surge she has paid with', () => {
    const t = table('runebound', {
      players: [{ hero: 'laurel', at: [8, 5] }, PARTNER],
      decks: { combat: ['Kobolds'] },
    });
    t.fight('adventure', { own: ['laurel-3 surge', 'laurel-1 physical'] });
    t.choose('Laurel');
    expect(t.options().map(({ id }) => id)).toContain(`t${t.slot(0, 'laurel-3')}`);
    t.choose(`t${t.slot(0, 'laurel-3')}`);
    expect(t.pool(0).length).toBe(2);
  });

  rule(['RB-ONCE-01', 'RB-ONCE-02'], 'Laurel rolls all her dice anew, once in her own turn', () => {
    const t = table('runebound', { players: [{ hero: 'laurel', at: 'riverlands' }, PARTNER] });
    t.choose('move');
    expect(t.offers('Laurel')).toBe(true);
    t.choose('Laurel');
    t.choose('Stay', 'move');
    expect(t.offers('Laurel')).toBe(false);
  });

  rule(
    ['RB-EX-10', 'RB-SPACE-05', 'RB-EXPLORE-01'],
    'Lissa hits with every matching die, in a city with all of them',
    () => {
      const track = (at: 'tamalir' | readonly [number, number], answer: string, more: object): number => {
        const t = table('runebound', {
          players: [
            { hero: 'lissa', at, hand: ['Smite'], quests: [] },
            { hero: 'corbin', at: 'forge' },
          ],
          ...more,
        });
        t.fight(answer, { own: ['lissa-3 surge'], foe: ['enemy-4 dash'] });
        t.choose('Lissa').setDice('mountain/water', 'forest/hills', 'plains').choose('Keep');
        return t.enemyDamage();
      };
      expect(track([8, 5], 'adventure', { decks: { combat: ['Barrow Wyrm'] } })).toBe(1);
      expect(track('tamalir', 'villain', { act: 2, villain: 'tamalir' })).toBe(3);
    },
  );

  it('Lissa stands up again after a defeat, for an exertion', () => {
    const t = table('runebound', {
      players: [
        { hero: 'lissa', at: [8, 5], hand: ['Smite'], damage: 8 },
        { hero: 'corbin', at: 'forge' },
      ],
      decks: { combat: ['Kobolds'] },
    });
    t.fight('adventure', { foe: ['enemy-1 enemy'], turn: 1 }).choose('Attack', 'Use Lissa');
    expect(t.damage(0)).toBe(0);
    expect(t.hand(0)).toEqual([]);
    expect(t.trophies(0)).toEqual([]);
  });

  it('Hawthorne acts twice in a row once per combat, and recasts what he likes for an exertion', () => {
    const t = table('runebound', {
      players: [{ hero: 'hawthorne', at: [8, 5], hand: ['Smite', 'Zeal'] }, PARTNER],
      decks: { combat: ['Barrow Wyrm'] },
    });
    const own = ['hawthorne-1 physical', 'hawthorne-2 agility', 'hawthorne-3 dash'];
    t.fight('adventure', { own, foe: ['enemy-1 enemy', 'enemy-2 enemy'] });
    t.choose('recast any number', 'Smite', `t${t.slot(0, 'hawthorne-3')}`, 'Enough');
    expect(t.hand(0)).toEqual(['Zeal']);
    t.choose('Use Lord Hawthorne');
    expect(t.turnOf).toBe(0);
    expect(t.offers('recast any number')).toBe(false);
    t.choose('Attack');
    expect(t.turnOf).toBe(1);
  });

  it('Mok exerts to draw, and hits with the successes of a spirit test', () => {
    const t = table('runebound', {
      players: [{ hero: 'mok', at: 'riverlands', hand: ['Smite'] }, PARTNER],
      skillDeck: ['Zeal'],
    });
    t.choose('Elder Mok');
    expect(t.hand(0)).toEqual(['Zeal']);
    expect(t.offers('Elder Mok')).toBe(false);
    const called = table('runebound', {
      players: [{ hero: 'mok', at: [8, 5] }, PARTNER],
      decks: { combat: ['Barrow Wyrm'] },
      skillDeck: ['Pounce', 'Steadfast', 'Mountaineering'],
    });
    called.fight('adventure', { own: ['mok-3 surge'] }).choose('Elder Mok');
    expect(called.enemyDamage()).toBe(2);
  });

  it('Thorn deals back what attacks deal to him, and nothing of what he blocks', () => {
    const t = table('runebound', {
      players: [{ hero: 'thorn', at: [8, 5] }, PARTNER],
      decks: { combat: ['Barrow Wyrm'] },
      act: 2,
    });
    t.fight('adventure', { own: ['thorn-1 surge'], foe: ['enemy-1 enemy', 'elite enemy'] });
    t.choose('Master Thorn', 'Attack: 3');
    expect(t.damage(0)).toBe(3);
    expect(t.enemyDamage()).toBe(3);
  });

  it('Thorn moves after gaining a trophy, for an exertion', () => {
    const t = table('runebound', {
      players: [{ hero: 'thorn', at: [8, 5], hand: ['Smite'] }, PARTNER],
      decks: { combat: ['Kobolds'] },
    });
    t.fight('adventure', { own: ['thorn-1 magic'], enemyDamage: 3 }).choose('Attack', 'Use Master Thorn');
    t.goTo([8, 6]).goTo('market-town');
    expect(t.prompt).toContain('1');
    expect(t.isAt(0, 'market-town')).toBe(true);
    expect(t.actions).toBe(1);
  });
});

describe('setup abilities', () => {
  /** A game in which that hero is set up first, stopped at the question its ability asks. */
  function settingUp(hero: string, prompt: string): Match<RbState> {
    const setup = { players: 2, scenario: 'margath', heroes: [hero, hero === 'mok' ? 'thorn' : 'mok'], first: 0 };
    const started = startMatch(runebound, setup as unknown as Plain, 'setup');
    if (!started.ok) throw new Error('the setup is refused');
    const match = started.value;
    for (let decision = match.decision(); decision !== null; decision = match.decision()) {
      if (decision.seat === 0 && decision.prompt[0] === prompt) return match;
      if (match.s.playing === 1) break;
      // Corbin begins at Firmament, near a combat gem; the others wherever they come first.
      match.take(decision.options.find(({ n }) => n === FIRMAMENT) ?? decision.options[0]);
    }
    throw new Error(`${hero} is not asked ${prompt} in setup`);
  }

  it.each([
    ['corbin', 'rb.ask.goal'],
    ['lissa', 'rb.ask.peek'],
    ['mok', 'rb.ask.hand-limit'],
    ['thorn', 'rb.ask.free-move'],
    ['laurel', 'rb.ask.dice'],
  ])('%s is asked %s before play begins', (hero, prompt) => {
    const match = settingUp(hero, prompt);
    expect(match.s.playing).toBe(0);
    expect(match.decision()?.options.length).toBeGreaterThan(1);
  });

  it('Corbin goes to combat gems at most two hexes away, Mok discards two again, Laurel rolls two dice', () => {
    const corbin = settingUp('corbin', 'rb.ask.goal');
    for (const { id, n } of corbin.decision()?.options ?? []) {
      if (id === 'done') continue;
      expect(hexes[n].gem).toBe(0);
      expect(distance(corbin.s.hex[0], n)).toBeLessThanOrEqual(2);
    }
    expect(settingUp('mok', 'rb.ask.hand-limit').decision()?.options.length).toBe(5);
    expect(settingUp('laurel', 'rb.ask.dice').s.dice.length).toBe(2);
  });
});
