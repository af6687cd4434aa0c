import { rule } from '@tafelrunde/testing/rule';
import { table } from '@tafelrunde/testing/runebound';
import { describe, expect, it } from 'vitest';
import { COMBAT_GEM, fightTable, turnTable } from '../../test/tables.ts';

const NO_DECKS = ['combat', 'exploration', 'social'] as const;

describe('questions name their cause', () => {
  it('a roll says what it is for', () => {
    const move = turnTable({ hero: 'corbin', at: [9, 9], hand: ['smite'] }).choose('Move: roll');
    expect(move.prompt).toBe('Move: do you keep this roll?');
    move.choose(move.options().find(({ id }) => id.startsWith('r'))!.id);
    const rest = turnTable({ hero: 'corbin', at: [9, 9], hand: ['smite'], damage: 3 }).choose('Rest');
    expect(rest.prompt).toBe('Rest: do you keep this roll?');
    const quest = turnTable({ hero: 'corbin', at: 'howling-valley', hand: ['smite'], quests: ['goblin-raids'] });
    expect(quest.choose('Attempt Goblin Raids').prompt).toBe('Goblin Raids: do you keep this roll?');
    const flight = fightTable('ettin', { hero: 'corbin', hand: ['smite'] }, { own: ['corbin-2 shield'] });
    flight.playTo('retreat/choose').go();
    expect(flight.prompt).toBe('Opponent: Ettin. Do you try to retreat?');
    expect(flight.choose('Try to retreat').prompt).toBe('Retreat: do you keep this roll?');
  });

  it('an exertion says what for', () => {
    const hand = ['smite', 'zeal'];
    const die = turnTable({ hero: 'corbin', at: [9, 9], hand })
      .choose('Move: roll')
      .setDice('plains', 'plains');
    expect(die.choose('Exert and reroll plains').prompt).toContain('One die is rerolled: which skill card');
    const mok = turnTable({ hero: 'mok', at: [9, 9], hand }).choose('Elder Mok');
    expect(mok.prompt).toBe('Elder Mok: which skill card do you discard to exert?');
  });

  it('a test says of what and what for', () => {
    const t = table('runebound', {
      players: [
        { hero: 'mok', at: [9, 8], hand: ['smite'] },
        { hero: 'laurel', at: 'forge' },
      ],
      decks: { social: ['ancient-burials'] },
      skillDeck: ['tireless', 'steadfast', 'tireless'],
    });
    t.choose('adventure', 'Make out');
    expect(t.prompt).toBe('Ancient Burials, mind test: no success yet. Do you exert for another card?');
    t.choose('Exert');
    expect(t.log).toContain('Player 1 exerts and discards Smite.');
  });

  it('tokens are spent on something, and so far and at least so many', () => {
    const t = fightTable(
      'barrow-wyrm',
      { hero: 'mok', skills: ['smite'], assets: ['rune-shard'] },
      { own: ['mok-3 surge', 'C02 surge'], foe: ['enemy-1 shield'] },
    );
    t.choose('Smite');
    expect(t.prompt).toBe('Smite: which tokens do you spend? (0 so far, at least 1)');
    t.choose(`t${t.slot(0, 'mok-3')}`, 'Enough');
    expect(t.prompt).toBe('Attack of Player 1: 2 damage is coming. Do you spend shields?');
  });

  it('an answer to an attack, a surge ability, a cast or a defeat says so, and what the card does', () => {
    const attack = fightTable(
      'barrow-wyrm',
      { hero: 'mok', skills: ['blessing'], hand: ['smite'] },
      { foe: ['enemy-1 enemy'], turn: 1 },
    ).choose('Attack: 1');
    expect(attack.prompt).toBe('1 damage is coming. Do you want to respond?');
    expect(attack.labels()).toEqual(['Use Blessing: block 1 of it', 'Do not respond']);
    attack.choose('Use Blessing');
    const used = attack.log.findIndex((line) => line.includes('Blessing'));
    expect(attack.log.slice(used, used + 3)).toEqual([
      'Player 1 uses Blessing: block 1 of it.',
      'Player 1 exerts and discards Smite.',
      'Blessing blocks 1 damage.',
    ]);
    const surge = fightTable(
      'barrow-wyrm',
      { hero: 'mok', skills: ['counterspell'], hand: ['smite'] },
      { own: ['mok-3 physical'], foe: ['enemy-3 surge'], turn: 1 },
    ).choose('remove one');
    expect(surge.prompt).toBe(
      'Surge ability of Barrow Wyrm: remove one physical damage token of your opponent. Do you want to respond?',
    );
    surge.choose('Counterspell');
    expect(surge.log).toContain('Counterspell cancels the ability.');
    const lissa = table('runebound', {
      players: [
        { hero: 'lissa', at: COMBAT_GEM, hand: ['smite'], damage: 8 },
        { hero: 'corbin', at: 'forge' },
      ],
      decks: { combat: ['kobolds'] },
    });
    lissa.fight('adventure', { foe: ['enemy-1 enemy'], turn: 1 }).choose('Attack');
    expect(lissa.prompt).toBe('Your hero is defeated. Do you want to respond?');
    const thorn = fightTable(
      'kobolds',
      { hero: 'thorn', hand: ['smite'] },
      { own: ['thorn-1 magic'], enemyDamage: 3 },
    ).choose('Attack');
    expect(thorn.prompt).toBe('You have gained 1 combat trophy. Do you want to respond?');
    const prey = fightTable(
      'kobolds',
      { hero: 'corbin', hand: ['smite'], skills: ['taxidermist'] },
      { own: ['corbin-1 physical'], enemyDamage: 3 },
    ).choose('Attack');
    expect(prey.prompt).toBe('You have defeated Kobolds. Do you want to respond?');
  });
});

describe('the log tells', () => {
  it('what becomes of tokens, and who has the initiative', () => {
    const t = fightTable(
      'barrow-wyrm',
      { hero: 'mok', skills: ['weapon-drill'] },
      { own: ['mok-3 surge', 'mok-1 double'], foe: ['enemy-1 enemy', 'enemy-2 agility'] },
    );
    t.choose('Weapon Drill');
    expect(t.log).toContain('A token of Player 1 now shows: 2 magic damage.');
    const wyrm = fightTable(
      'barrow-wyrm',
      { hero: 'mok' },
      { own: ['mok-3 physical'], foe: ['enemy-3 surge'], turn: 1 },
    ).choose('remove one');
    expect(wyrm.log).toContain('A token of Player 1 is removed: physical damage.');
    const sand = fightTable(
      'barrow-wyrm',
      { hero: 'mok', skills: ['sidestep'] },
      { own: ['mok-3 surge'], foe: ['enemy-1 enemy'] },
    ).choose('Sidestep');
    const recast = /^A token of Barrow Wyrm is recast: (enemy damage|shield)\.$/;
    expect(sand.log.some((line) => recast.test(line))).toBe(true);
    const cast = turnTable({ hero: 'corbin', at: COMBAT_GEM }, { decks: { combat: ['kobolds'] } }).choose('Adventure');
    expect(cast.log.some((line) => / (?:has|have) the initiative\.$/.test(line))).toBe(true);
  });

  it('what heals an enemy, and what blocks by itself', () => {
    const rebels = fightTable(
      'rebels',
      { hero: 'corbin' },
      { foe: ['enemy-3 surge', 'elite surge'], own: ['corbin-2 shield'], turn: 1, enemyDamage: 2 },
      { act: 2 },
    ).choose('heal 2 damage');
    expect(rebels.log).toContain('Rebels heal 2 damage.');
    const golem = fightTable('stone-golem', { hero: 'corbin' }, { own: ['corbin-1 physical'] }).choose('Attack');
    expect(golem.log).toContain('Stone Golem: block 1 of it.');
    expect(golem.log).toContain('Stone Golem blocks 1 damage.');
  });

  rule(['RB-READ-07', 'RB-STORY-05'], 'lore and companions by their names', () => {
    const gained = (scenario: 'margath' | 'vorakesh', at: 'echo-lake' | 'stump-wood', card: string): string => {
      const t = turnTable({ hero: 'corbin', at, hand: ['smite'] }, { scenario, storyTrack: [card] });
      t.choose('Attempt');
      t.setDice('compass', 'compass', 'compass').choose('Keep', 'n0');
      return t.log.find((line) => line.includes('gains'))!;
    };
    expect(gained('margath', 'echo-lake', 'visions-of-dawn')).toBe('Player 1 gains 1 lore.');
    expect(gained('vorakesh', 'stump-wood', 'the-warden-of-the-stumps')).toBe('Player 1 gains 1 companion.');
  });

  it('why something does not happen', () => {
    const poor = table('runebound', {
      players: [
        { hero: 'mok', at: [9, 8], gold: 0 },
        { hero: 'laurel', at: 'forge' },
      ],
      decks: { social: ['wandering-trader'] },
    });
    poor.choose('adventure').choose('n0');
    expect(poor.log).toContain('Player 1 cannot pay the 2 gold.');
    const none = fightTable(
      'highwaymen',
      { hero: 'corbin' },
      { own: ['corbin-1 physical'], enemyDamage: 3 },
      { emptyDecks: NO_DECKS },
    ).choose('Attack');
    none.choose('bonus trophy');
    expect(none.log).toContain('There is no combat trophy left.');
  });

  it('that a hero is delayed', () => {
    const t = turnTable(
      { hero: 'corbin', at: 'blackwing-swamp', quests: ['swamp-tales'], hand: ['smite', 'zeal'] },
      {},
    );
    t.choose('Attempt').setDice('mountain/water', 'compass', 'plains').choose('Keep', 'n2');
    expect(t.log).toContain('Player 1 becomes delayed.');
  });
});
