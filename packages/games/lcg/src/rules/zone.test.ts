import '../../test/chronicler.ts';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { table } from '../../test/extra-card.ts';
import { watcher } from '../../test/watcher.ts';
import { inPlay } from '../registry.ts';
import { destroy } from './damage.ts';
import { discardFromPlay, leavePlay } from './leave.ts';

describe('zones', () => {
  const everywhere = {
    players: [
      {
        heroes: [{ card: 'Gimli', attachments: ['Dwarven Axe'] }],
        allies: ['Beorn'],
        engaged: ['Wargs'],
        hand: ['Feint'],
        deck: ['Gandalf'],
        discard: ['Faramir'],
      },
    ],
    staging: ['Hill Troll', 'Gladden Fields'],
    active: 'Forest Gate',
    encounterDeck: ['Despair'],
    encounterDiscard: ['Wolf Rider'],
    victory: ['Hummerhorns'],
    aside: ['Nazgûl of Dol Guldur'],
    step: '4.1',
  };

  rule.each([
    'Gimli',
    'Dwarven Axe',
    'Beorn',
    'Wargs',
    'Hill Troll',
    'Gladden Fields',
    'Forest Gate',
    'Flies and Spiders',
  ])(['LCG-ZONE-01', 'LCG-CF-22'], '%s is in play', (title) => {
    const t = table('lcg', everywhere);
    expect(inPlay(t.m, t.find(title))).toBe(true);
    leavePlay(t.m, t.find(title), 'removed', 'removed');
    expect(t.removed()).toContain(title);
  });

  rule.each(['Feint', 'Gandalf', 'Faramir', 'Despair', 'Wolf Rider', 'Hummerhorns', 'Nazgûl of Dol Guldur'])(
    ['LCG-ZONE-02', 'LCG-CF-22'],
    '%s is out of play, and so cannot leave it',
    (title) => {
      const t = table('lcg', everywhere);
      const card = t.m.s.cards.findLastIndex((_, ix) => t.title(ix) === title);
      const { zone } = t.m.s.cards[card];
      expect(inPlay(t.m, card)).toBe(false);
      leavePlay(t.m, card, 'removed', 'removed');
      expect(t.m.s.cards[card].zone).toBe(zone);
    },
  );

  rule('LCG-ZONE-03', 'a card enters play whether it is played or put there', () => {
    const player = {
      heroes: [{ card: 'Aragorn', resources: 9 }],
      hand: ['Snowbourn Scout', 'Snowbourn Scout', 'Sneak Attack', 'Beorn'],
    };
    const t = table('lcg', { players: [player], staging: ['Gladden Fields'] });
    t.choose('Play Snowbourn Scout', 'Use Snowbourn Scout').choose(
      'Sneak Attack',
      'Snowbourn Scout',
      'Use Snowbourn Scout',
    );
    expect(t.progressOn('Gladden Fields')).toBe(2);
  });

  rule.each([
    { way: 'killed', leave: destroy },
    { way: 'discarded', leave: discardFromPlay },
  ])(['LCG-ZONE-04', 'LCG-EX-40'], 'an ally that is $way has left play', ({ leave }) => {
    const heroes = [{ card: 'Gimli', attachments: ['Horn of Gondor'] }];
    const t = table('lcg', { players: [{ heroes, allies: ['Beorn'] }], encounterDeck: [], step: '4.1' });
    leave(t.m, t.find('Beorn'), -1);
    t.go().choose('Use Horn of Gondor');
    expect(t.resources('Gimli')).toBeGreaterThan(0);
  });

  rule(['LCG-ZONE-04', 'LCG-EX-40'], 'so has one that returns to hand', () => {
    const heroes = [{ card: 'Gimli', attachments: ['Horn of Gondor'] }];
    const t = table('lcg', { players: [{ heroes, allies: ['Beorn'] }], encounterDeck: [], step: '4.1' });
    leavePlay(t.m, t.find('Beorn'), 'returned', 'hand');
    t.go().choose('Use Horn of Gondor');
    expect(t.hand(0)).toEqual(['Beorn']);
  });

  rule('LCG-ZONE-05', 'a card that is removed from the game takes no part in it any more', () => {
    const gandalf = {
      players: [{ heroes: [{ card: 'Gimli', resources: 9 }], allies: ['Gandalf'], hand: ['Gandalf'] }],
    };
    const t = table('lcg', { ...gandalf, encounterDeck: [], step: '1.1' });
    leavePlay(
      t.m,
      t.m.s.cards.findIndex((_, ix) => t.title(ix) === 'Gandalf' && inPlay(t.m, ix)),
      'removed',
      'removed',
    );
    t.playTo('2.2').go();
    expect(t.offers('Play Gandalf')).toBe(true);
    t.playTo('7.5').playTo('2.2');
    expect(t.removed()).toContain('Gandalf');
  });
});

describe('discard piles', () => {
  rule('LCG-ZONE-06', 'each deck has its own', () => {
    const players = [
      { heroes: ['Éowyn'], allies: ['Wandering Took'] },
      { heroes: ['Gimli'], allies: ['Beorn'] },
    ];
    const t = table('lcg', { players, staging: ['Hill Troll'], encounterDeck: [], step: '4.1' });
    for (const title of ['Wandering Took', 'Beorn', 'Hill Troll']) discardFromPlay(t.m, t.find(title));
    expect([t.discard(0), t.discard(1)]).toEqual([['Wandering Took'], ['Beorn']]);
    expect(t.encounterDiscard()).toEqual(['Hill Troll']);
  });

  rule('LCG-ZONE-07', 'are open to everybody, and so is the victory display', () => {
    const players = [{ heroes: ['Éowyn'], hand: ['A Test of Will'], discard: ['Gandalf', 'Wandering Took'] }, watcher];
    const t = table('lcg', { players, encounterDiscard: ['Wolf Rider'], victory: ['Hummerhorns'] });
    const seen = JSON.stringify(t.view(1));
    for (const id of ['gandalf', 'wandering-took', 'wolf-rider', 'hummerhorns']) expect(seen).toContain(`"${id}"`);
    expect(seen).not.toContain('"a-test-of-will"');
  });

  rule('LCG-ZONE-08', 'keep their order, whatever is put on them or taken out', () => {
    const eowyn = { card: 'Éowyn', resources: 1 };
    const discard = ['Gandalf', 'Wandering Took', 'Feint', 'Beorn'];
    const t = table('lcg', { players: [{ heroes: [eowyn], hand: ['Dwarven Tomb'], discard }] }).choose('Dwarven Tomb');
    expect(t.discard(0)).toEqual(['Gandalf', 'Feint', 'Beorn', 'Dwarven Tomb']);
  });

  const gimli = { card: 'Gimli', attachments: ['Dwarven Axe', 'Unexpected Courage'] };

  rule(['LCG-ZONE-09', 'LCG-ATTACH-03'], 'take cards that come together in the order their owner wants', () => {
    const players = [{ heroes: ['Éowyn'] }, { heroes: [gimli, 'Legolas'] }];
    const t = table('lcg', { players, encounterDeck: [], step: '4.1' });
    destroy(t.m, t.find('Gimli'), -1);
    expect(t.go().asked).toBe(1);
    t.choose('Unexpected Courage', 'Gimli');
    expect(t.discard(1)).toEqual(['Unexpected Courage', 'Gimli', 'Dwarven Axe']);
  });

  rule('LCG-ZONE-09', 'are ordered by the owner of the cards, whoever controlled them', () => {
    const players = [{ heroes: ['Éowyn'] }, { heroes: [gimli, 'Legolas'] }];
    const t = table('lcg', { players, encounterDeck: [], step: '4.1' });
    // The first player has attached both to the hero of the second.
    for (const title of ['Unexpected Courage', 'Dwarven Axe']) t.m.s.cards[t.find(title)].owner = 0;
    destroy(t.m, t.find('Gimli'), -1);
    expect([t.go().asked, t.decision.rule]).toEqual([0, 'LCG-ZONE-09']);
    t.choose('Dwarven Axe');
    expect([t.discard(0), t.discard(1)]).toEqual([['Dwarven Axe', 'Unexpected Courage'], ['Gimli']]);
    expect(t.m.decision()?.rule).not.toBe('LCG-ZONE-09');
  });

  rule('LCG-ZONE-09', 'do not ask for the order of two of a kind', () => {
    const axes = { card: 'Gimli', attachments: ['Dwarven Axe', 'Dwarven Axe'] };
    const t = table('lcg', { players: [{ heroes: [axes, 'Éowyn'] }], encounterDeck: [], step: '4.1' });
    leavePlay(t.m, t.find('Gimli'), 'removed', 'removed');
    expect(t.discard(0)).toEqual(['Dwarven Axe', 'Dwarven Axe']);
    expect(t.go().decision.rule).not.toBe('LCG-ZONE-09');
  });
});
