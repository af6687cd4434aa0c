import { type Game, startMatch } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { onGain, opening } from '../test/doctored.ts';
import { sample } from './sample/index.ts';
import type { HoardState } from './sample/state.ts';
import { HoardTable } from './sample/table.ts';
import { TestTable } from './table.ts';

/** A table at which whoever begins has drawn a Feast. */
const table = (...players: ConstructorParameters<typeof HoardTable>[0]['players']): HoardTable =>
  new HoardTable({ players, deck: ['Feast'] });

/** A table at a changed game, at its beginning. */
function tableOf(game: Game<HoardState>): TestTable<HoardState> {
  const started = startMatch(game, { seats: 2 }, 'table');
  if (!started.ok) throw new Error('the set-up is refused');
  return new TestTable(game, started.value);
}

describe('what is offered', () => {
  const t = table({ hand: ['Coin', 'Coin', 'Song'], camp: ['Dwarf'] }, { hand: ['Rumour'] });

  it('is read with its label, the card and the seat it is about', () => {
    expect(t.options().map(({ label, cards, seats }) => [label, cards, seats])).toEqual([
      ['Play Coin', ['Coin'], []],
      ['Play Coin', ['Coin'], []],
      ['Play Song', ['Song'], []],
      ['Play Feast', ['Feast'], []],
      ['End your turn', [], []],
    ]);
    expect(t.labels()).toEqual(t.options().map(({ label }) => label));
    expect([t.asked, t.prompt, t.over]).toEqual([0, 'Play a card or end your turn', null]);
  });

  it.each([
    ['Play Coin', true],
    ['Coin', true],
    ['coin', true],
    ['Coin#1', true],
    ['Coin#2', true],
    ['Coin#9', false],
    ['Play', true],
    ['End your', true],
    ['your turn', true],
    ['turn', true],
    ['ur turn', false],
    ['End yo', false],
    ['Dwarf', false],
    ['Rumour', false],
    ['nd', false],
    ['play Coin', false],
  ])('%s: %s', (what, offered) => expect(t.offers(what)).toBe(offered));

  it('is named where something else is chosen', () => {
    expect(() => t.choose('Dwarf')).toThrow(
      "'Dwarf' is not offered; there is: Play Coin | Play Coin | Play Song | Play Feast | End your turn",
    );
    const ids = t.options().map(({ id }) => id);
    expect(() => t.choose('Play')).toThrow(`'Play' may be ${ids.slice(0, 4).join(', ')}: name one of them`);
  });
});

describe('choosing', () => {
  it('takes any copy of a card, or the one that is numbered', () => {
    const any = table({ hand: ['Coin', 'Coin'] }, {}).choose('Coin');
    expect([any.hand(0), any.gold(0)]).toEqual([['Coin', 'Feast'], 1]);
    const t = table({ hand: ['Coin', 'Coin'] }, {});
    const [, second] = t.m.decision()!.options;
    const left = t.choose('Coin#2').m.s.cards[second.card].zone;
    expect(left).not.toBe(t.m.s.cards.find((_, card) => t.title(card) === 'Coin')!.zone);
  });

  it('goes on through several answers, by label, title or id', () => {
    const t = table({ hand: ['Coin', 'Song'], camp: ['Dwarf'] }, {});
    const [{ id }] = t.options();
    expect(t.choose(id, 'Song').gold(0)).toBe(2);
  });

  it('is told in the log, in English', () => {
    const t = table({ hand: ['Coin'] }, {});
    expect(t.log).toEqual([]);
    t.choose('Coin');
    expect(t.log[0]).toBe('Player 1 plays Coin.');
  });
});

describe('passing', () => {
  it('does what changes least, and fails where everything does something', () => {
    const t = table({ hand: ['Coin'] }, { hand: ['Rumour'] }).choose('Coin');
    expect([t.asked, t.labels()]).toEqual([1, ['Use Rumour', 'Pass']]);
    expect(t.pass().gold(0)).toBe(1);
    const must = table({ hand: ['Trade', 'Coin', 'Dwarf'] }, {}).choose('Trade');
    expect(() => must.pass()).toThrow('nobody can pass here; there is: Coin | Dwarf');
    expect(must.least().hand(0)).not.toContain('Coin');
  });

  it('goes on until something else is asked', () => {
    const t = table({ gold: 1, hand: ['Thief'] }, { gold: 5, camp: ['Guard', 'Helm'] });
    t.choose('Thief');
    expect([t.asked, t.prompt]).toEqual([1, 'What happens first?']);
    expect(t.passAll().prompt).toBe('What happens first?');
    // Two are asked about a coin, one after the other; the turn goes on behind them.
    const coin = new HoardTable({
      players: [{ hand: ['Coin'] }, { hand: ['Rumour'] }, { hand: ['Rumour'] }],
      deck: ['Feast'],
    });
    expect(coin.choose('Coin').asked).toBe(1);
    expect([coin.passAll().asked, coin.prompt]).toEqual([0, 'Play a card or end your turn']);
  });
});

describe('playing on', () => {
  it('stops before a step, by its name or with its procedure, and takes it with the next look', () => {
    for (const step of ['end', 'turn/end']) {
      const t = table({ hand: ['Coin'] }, {}).playTo(step);
      expect([t.m.s.frames.at(-1)?.step, t.m.s.turn]).toEqual(['end', 0]);
      expect(t.go().m.s.turn).toBe(1);
    }
  });

  it('fails where the step never comes', () => {
    for (const step of ['game/end', 'never']) {
      expect(() => table({ gold: 13, hand: ['Coin'] }, {}).playTo(step)).toThrow(
        `the game ended before ${step}: {"winners"`,
      );
    }
  });
});

describe('a game that is over', () => {
  const t = table({ gold: 14, hand: ['Coin'] }, {});
  t.choose('Coin');
  while (t.asked >= 0) t.least();

  it('has no question, and an outcome', () => {
    expect(t.over).toMatchObject({ winners: [0] });
    expect([t.asked, t.offers('Coin'), t.offers('Pass')]).toEqual([-1, false, false]);
    expect(() => t.decision).toThrow(`the game is over: ${JSON.stringify(t.over)}`);
    expect(() => t.prompt).toThrow('the game is over');
  });
});

describe('a saved copy of the game', () => {
  it('has to go on like the game itself', () => {
    let gains = 0;
    const t = tableOf(
      onGain((m) => {
        m.s.gold[1] += gains++;
      }),
    );
    expect(() => {
      for (let i = 0; i < 60; i++) t.choose(t.decision.options[0].id);
    }).toThrow(/^a loaded game goes on differently after /);
  });

  it('has to allow what the game allows', () => {
    let asked = 0;
    const game = opening({
      choose: {
        ask: (m: { s: HoardState }) => ({
          seat: 0,
          kind: 'mode',
          prompt: sample.policy.orderPrompt,
          // What may be chosen depends on how often it was asked.
          options: sample.defs.length > 0 && m.s ? offered(asked++) : [],
        }),
        then: () => {},
      } as never,
    });
    const t = tableOf(game);
    expect(() => t.choose(t.decision.options[0].id)).toThrow(/^a loaded game refuses /);
  });
});

const offered = (n: number) => ['one', 'two'].map((id) => ({ ...optionOf(`${id}${n}`) }));
const optionOf = (id: string) => ({ id, key: 'kernel.option.yes', card: -1, seat: -1, n: 0, more: '', rule: '' });
