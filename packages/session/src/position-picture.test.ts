import { loadGame, manifests } from '@tafelrunde/games';
import { namesOf, type Plain, redeal, SPECTATOR, seedWords, startMatch } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { type Drawn, positionPicture } from './position-picture.ts';

const drawn = (given: Partial<Drawn>): Drawn => ({
  ...{ view: {}, title: 'A game', caption: 'What now?', colour: '#44703d', viewer: 0 },
  names: (id) => ({ title: id.replace('card:', '') }),
  lang: 'en',
  nameOfSeat: (seat) => `Seat ${seat}`,
  ...given,
});

describe.each(manifests.map((manifest) => ({ id: manifest.id, manifest })))('a picture of $id', ({ id, manifest }) => {
  it('shows what a seat sees and nothing else: deals that it cannot tell apart look the same', async () => {
    const game = await loadGame(id);
    const started = startMatch(game, manifest.start.setup, 'picture');
    if (!started.ok) throw new Error('the game cannot be played');
    const match = started.value;
    for (let i = 0; i < 25; i++) match.answer(match.decision()!.options[0].id);
    const names = namesOf(game);
    match.decision();
    for (const viewer of [0, SPECTATOR]) {
      const of = (m: typeof match) => positionPicture(drawn({ view: game.view(m, viewer) as Plain, viewer, names }));
      const picture = of(match);
      expect(of(redeal(match, viewer, seedWords('other')))).toBe(picture);
      expect(picture).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"/);
      expect(picture.match(/<text/g)?.length).toBeGreaterThan(4);
    }
  });
});

it('counts what lies face down, and who looks sits nearest', () => {
  const view = {
    deck: { count: 12, cards: [] },
    players: [
      {
        hand: {
          count: 2,
          cards: [
            { id: 'k1', def: 'sword' },
            { id: 'k2', def: 'shield' },
          ],
        },
      },
      { hand: { count: 3, cards: [] } },
    ],
  };
  const picture = positionPicture(drawn({ view }));
  expect(picture).toContain('>12<');
  expect(picture).toContain('>3<');
  expect(picture.indexOf('Seat 1')).toBeLessThan(picture.indexOf('Seat 0'));
  expect(picture).toContain('sword');
});

it('is one piece of XML, whatever things are called', () => {
  const view = { table: [{ id: 'k1', def: '</svg><script>alert("&")</script>' }] };
  const picture = positionPicture(
    drawn({ view, title: '<b>', caption: 'it\'s \u0000 \u202E & "that"', colour: '"/><x' }),
  );
  for (const bad of ['<script', '<b>', '<x', '\u0000', '\u202E']) expect(picture).not.toContain(bad);
  expect(picture).toContain('&lt;/svg');
  expect(picture).toContain('it&#39;s');
});

it('is drawn of anything, also of much too much', () => {
  const cards = Array.from({ length: 500 }, (_, i) => ({ id: `k${i}`, def: 'a card with a very long name indeed' }));
  const players = Array.from({ length: 7 }, () => ({ play: cards }));
  expect(positionPicture(drawn({ view: { players, more: cards } })).length).toBeLessThan(100_000);
  for (const view of [null, 7, [], {}]) expect(positionPicture(drawn({ view }))).toContain('</svg>');
});
