import { modify } from '@tafelrunde/kernel';
import { rule } from '@tafelrunde/testing/rule';
import { describe, expect } from 'vitest';
import { change } from '../../test/change.ts';
import { table } from '../../test/extra-card.ts';
import { printed } from '../../test/printed.ts';
import { watcher } from '../../test/watcher.ts';
import { hasTrait, isHero } from '../registry.ts';
import { STAT } from '../stats.ts';
import { traitNumber } from '../traits.ts';
import { destroy } from './damage.ts';

const rich = (card: string) => ({ card, resources: 3 });

describe('an attachment', () => {
  rule('LCG-ATTACH-01', 'is not played without something to attach it to, and goes under it if there is', () => {
    const player = { heroes: [rich('Beravor')], hand: ['Forest Snare', 'Self Preservation'] };
    const t = table('lcg', { players: [player], staging: ['Forest Spider'] });
    expect([t.offers('Forest Snare'), t.offers('Self Preservation')]).toEqual([false, true]);
    t.choose('Self Preservation');
    expect(t.attachments('Beravor')).toEqual(['Self Preservation']);
  });

  rule('LCG-ATTACH-02', 'joins any number of others', () => {
    const eowyn = { ...rich('Éowyn'), attachments: ['Unexpected Courage', 'Unexpected Courage', 'Dark Knowledge'] };
    const t = table('lcg', { players: [{ heroes: [eowyn], hand: ['Unexpected Courage'] }] });
    t.choose('Play Unexpected Courage');
    expect(t.attachments('Éowyn')).toHaveLength(4);
    expect(t.discard(0)).toEqual([]);
  });

  rule('LCG-ATTACH-03', 'is discarded with its host', () => {
    const gimli = { card: 'Gimli', attachments: ['Unexpected Courage', 'Dwarven Axe'] };
    const t = table('lcg', { players: [{ heroes: ['Éowyn', gimli] }], step: '3.1' });
    destroy(t.m, t.find('Gimli'), -1);
    expect(t.discard(0).toSorted()).toEqual(['Dwarven Axe', 'Gimli', 'Unexpected Courage']);
    expect(t.characters(0)).toEqual(['Éowyn']);
  });

  rule(['LCG-ATTACH-04', 'LCG-GAP-14', 'LCG-EX-17', 'LCG-ABILITY-20'], 'stays when its host no longer fits', () => {
    printed('dark-knowledge', {
      attach: { allows: (m, host) => isHero(m, host) && hasTrait(m, host, 'Noble'), text: { de: '', en: '' } },
    });
    const beravor = { ...rich('Beravor'), attachments: [] };
    const gimli = { card: 'Gimli', attachments: ['Dark Knowledge'] };
    const t = table('lcg', { players: [{ heroes: [beravor, gimli, 'Aragorn'], hand: ['Dark Knowledge'] }] });
    change(t, 'Gimli', 'blank');
    t.choose('Play Dark Knowledge');
    expect(t.attachments('Gimli')).toEqual(['Dark Knowledge']);
    expect(t.attachments('Aragorn')).toEqual(['Dark Knowledge']);
  });

  rule(['LCG-ATTACH-05', 'LCG-CONTROL-01'], 'on another player’s character is controlled by that player', () => {
    const t = table('lcg', {
      players: [{ heroes: [rich('Éowyn')], hand: ['Unexpected Courage'] }, { heroes: ['Gimli'] }],
    });
    t.choose('Unexpected Courage', 'Gimli');
    const card = t.find('Unexpected Courage');
    expect(t.m.controller(card)).toBe(1);
    expect(t.m.s.cards[card].owner).toBe(0);
    t.playTo('5.2');
    t.m.s.cards[t.find('Gimli')].exhausted = 1;
    t.playTo('5.2w').go();
    expect(t.asked).toBe(1);
    expect(t.offers('Use Unexpected Courage')).toBe(true);
  });
});

describe('a character that cannot have attachments', () => {
  const given = {
    players: [{ heroes: [rich('Éowyn'), 'Gimli'], hand: ['Unexpected Courage', 'The Favor of the Lady'] }],
  };

  rule('LCG-ATTACH-08', 'is no host for any', () => {
    const t = table('lcg', given);
    change(t, 'Gimli', 'cannotHaveAttachments');
    t.choose('Unexpected Courage');
    expect(t.attachments('Éowyn')).toEqual(['Unexpected Courage']);
    expect(t.attachments('Gimli')).toEqual([]);
  });

  rule('LCG-ATTACH-08', 'is no host for encounter cards either', () => {
    const t = table('lcg', { players: [{ heroes: ['Éowyn'] }], encounterDeck: ['Caught in a Web'], step: '3.3' });
    change(t, 'Éowyn', 'cannotHaveAttachments');
    t.playTo('3.3w');
    expect(t.attachments('Éowyn')).toEqual([]);
    expect(t.encounterDiscard()).toEqual(['Caught in a Web']);
  });

  rule('LCG-ATTACH-09', 'of a trait refuses those alone', () => {
    const hand = ['Blade of Gondolin', 'Dwarven Axe', 'Unexpected Courage'];
    const t = table('lcg', { players: [{ heroes: [rich('Éowyn'), rich('Gimli')], hand }] });
    const cards = [t.find('Gimli')];
    const amount = traitNumber('Weapon');
    modify(t.m, { stat: STAT.refusedTrait, amount, cards, source: cards[0], seat: 0, until: 'game' });
    t.choose('Blade of Gondolin');
    expect(t.attachments('Éowyn')).toEqual(['Blade of Gondolin']);
    t.choose('Unexpected Courage', 'Gimli');
    expect(t.attachments('Gimli')).toEqual(['Unexpected Courage']);
  });

  rule('LCG-ATTACH-10', 'loses at once what it has', () => {
    const gimli = { card: 'Gimli', attachments: ['Dwarven Axe', 'Unexpected Courage'] };
    const t = table('lcg', { players: [{ heroes: [gimli, 'Éowyn'] }], step: '3.1' });
    change(t, 'Gimli', 'cannotHaveAttachments');
    expect(t.go().attachments('Gimli')).toEqual([]);
    expect(t.discard(0).toSorted()).toEqual(['Dwarven Axe', 'Unexpected Courage']);
  });
});

rule(['LCG-ATTACH-06', 'LCG-EX-26'], 'an encounter card that became an attachment stays the scenario’s', () => {
  const aragorn = { card: 'Aragorn', attachments: ['Unexpected Courage'] };
  const players = [{ threat: 40, heroes: [aragorn], engaged: ['East Bight Patrol'] }, watcher];
  const t = table('lcg', {
    players,
    encounterDeck: ['Caught in a Web', 'Gladden Fields', 'Driven by Shadow'],
    step: '3.3',
  });
  t.playTo('6.4.1');
  expect(t.attachments('Aragorn').toSorted()).toEqual(['Caught in a Web', 'Unexpected Courage']);
  // Undefended: the defending player discards all attachments he controls.
  t.pass().playTo('6.4.2w');
  expect(t.attachments('Aragorn')).toEqual(['Caught in a Web']);
  expect(t.discard(0)).toEqual(['Unexpected Courage']);
});

rule('LCG-ATTACH-07', 'attachments change control with their host', () => {
  const took = { card: 'Wandering Took', attachments: ['Self Preservation'] };
  const t = table('lcg', { players: [{ threat: 20, heroes: ['Éowyn'], allies: [took] }, { heroes: ['Gimli'] }] });
  expect(t.m.controller(t.find('Self Preservation'))).toBe(0);
  t.choose('Use Wandering Took');
  expect(t.m.controller(t.find('Self Preservation'))).toBe(1);
});
