import { loadGame, manifests } from '@tafelrunde/games';
import { namesOf, type Plain, redeal, SPECTATOR, seedWords, startMatch } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { cardsShown, type Drawn, positionPicture } from './position-picture.ts';

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

describe('scenes of cards', () => {
  const scene = (colour: string, more = ''): string =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><linearGradient id="s"><stop stop-color="${colour}"/></linearGradient><path id="f" fill="url(#s)"/><use href="#f"/>${more}</svg>`;
  const view: Plain = {
    table: [
      { id: 'k1', def: 'sword', on: [{ id: 'k4', def: 'rune' }] },
      { id: 'k2', def: 'sword' },
      { id: 'k3', def: 'shield' },
    ],
    players: [{ hand: { count: 2, cards: [] } }],
  };

  it('are in it once each, with names of their own, and only of what is seen', () => {
    expect(cardsShown(view)).toEqual(['sword', 'rune', 'shield']);
    const asked: string[] = [];
    const picture = positionPicture(
      drawn({
        view,
        sceneOf: (def) => {
          asked.push(def);
          return def === 'rune' ? null : scene(def === 'sword' ? 'red' : 'blue');
        },
      }),
    );
    expect(asked.toSorted()).toEqual(['rune', 'shield', 'sword']);
    expect(picture.match(/<symbol /g)).toHaveLength(2);
    expect(picture.match(/<use href="#c\d" /g)).toHaveLength(3);
    const ids = [...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, id] of picture.matchAll(/(?:href="|url\()#([\w-]+)/g)) expect(ids).toContain(id);
    expect(picture).toContain('rune');
  });

  it('keep the picture small: the shortest are shown where not all have room', () => {
    const cards = Array.from({ length: 60 }, (_, i) => ({ id: `k${i}`, def: `d${i}` }));
    const rows = Array.from({ length: 10 }, (_, i) => cards.slice(6 * i, 6 * i + 6));
    const picture = positionPicture(
      drawn({
        view: Object.fromEntries(rows.map((row, i) => [`zone${i}`, row])),
        sceneOf: (def) => scene('red', '<path/>'.repeat(100 * Number(def.slice(1)))),
      }),
    );
    expect(picture.length).toBeLessThan(150_000);
    expect(picture).toContain('href="#c0"');
    expect(picture).not.toContain('href="#c59"');
  });

  it('are left out where they are no pictures', () => {
    expect(positionPicture(drawn({ view, sceneOf: () => 'not found' }))).toBe(positionPicture(drawn({ view })));
  });
});
