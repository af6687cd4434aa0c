import { describe, expect, it } from 'vitest';
import { isGameId, loadGame, loadGames, manifests } from './index.ts';

describe.each(manifests.map((manifest) => ({ id: manifest.id, manifest })))(
  'the manifest of $id',
  ({ id, manifest }) => {
    it('says what the game says', async () => {
      const game = await loadGame(id);
      expect(game.id).toBe(id);
      expect(manifest.title).toEqual(game.title);
      expect(manifest.cooperative).toBe(game.cooperative ?? false);
      expect(manifest.players.least).toBe(game.minSeats);
      if (manifest.players.most !== undefined) expect(manifest.players.most).toBe(game.maxSeats);
    });

    it('starts a game that can be played', async () => {
      const game = await loadGame(id);
      const { setup, seats, people } = manifest.start;
      const checked = game.checkSetup(setup);
      expect(checked.ok).toBe(true);
      expect(checked.ok && game.create(checked.setup).seats).toBe(seats);
      expect(people).toBeLessThanOrEqual(seats);
    });

    it('has something to say in both languages', () => {
      const { primer, title, heading, subtitle, short, kind, about } = manifest;
      for (const text of [title, heading, subtitle, short, kind, about]) {
        expect(text.de).not.toBe('');
        expect(text.en).not.toBe('');
      }
      expect(primer.de.length).toBe(primer.en.length);
      expect(primer.de.length).toBeGreaterThan(2);
    });
  },
);

it('games are listed once, by ids that fit into an address', async () => {
  const ids = manifests.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9]*$/);
  expect((await loadGames()).map((game) => game.id)).toEqual(ids);
  expect([isGameId('lcg'), isGameId('chess')]).toEqual([true, false]);
});
