import { namesOf, type Plain } from '@tafelrunde/kernel';
import { type Lang, render, type Words } from '@tafelrunde/words';
import { describe, expect, test } from 'vitest';
import { choices, logWith, newCampaign, prepared } from '../test/campaign.ts';
import { lcg, loadCampaign, prepare, saveCampaign, starterDecks } from './index.ts';

const say = (words: Words, lang: Lang): string => render(words, lang, lcg.catalogue, namesOf(lcg));

/** Why something was refused, in German and in English. */
function why(result: { readonly ok: boolean; readonly problem?: Words }): readonly [string, string] {
  if (result.ok || !result.problem) throw new Error('it was not refused');
  return [say(result.problem, 'de'), say(result.problem, 'en')];
}

const { heroes, deck } = starterDecks.leadership;
const setUp = (changes: Readonly<Record<string, unknown>>) =>
  lcg.checkSetup({ players: [{ heroes, deck }], ...changes } as unknown as Plain);

describe('a set-up', () => {
  test('with an illegal deck is refused with what is wrong with it', () => {
    expect(why(setUp({ players: [{ heroes, deck: { ...deck, gandalf: 4 } }] }))).toEqual([
      'Gandalf: 4 Exemplare im Deck, erlaubt sind 3.',
      'Gandalf: 4 copies in the deck, 3 are allowed.',
    ]);
    expect(why(setUp({ players: [{ heroes, deck: { gandalf: 3 } }] }))).toEqual([
      'Ein Deck hat mindestens 50 Karten, dieses 3.',
      'A deck has at least 50 cards, this one 3.',
    ]);
    expect(why(setUp({ players: [{ heroes: ['gandalf'], deck }] }))).toEqual([
      'Gandalf ist kein Held.',
      'Gandalf is not a hero.',
    ]);
  });

  test('with an unknown card is refused with its name', () => {
    expect(why(setUp({ players: [{ heroes, deck: { ...deck, 'tom-bombadil': 1 } }] }))).toEqual([
      'Es gibt keine Karte „tom-bombadil“.',
      'There is no card “tom-bombadil”.',
    ]);
  });

  test('with a scenario that does not exist or does not fit is refused', () => {
    expect(why(setUp({ scenario: 'mount-doom' }))).toEqual([
      'Es gibt kein Szenario „mount-doom“.',
      'There is no scenario “mount-doom”.',
    ]);
    const log = newCampaign();
    expect(why(prepare(log, { ...choices(log), scenario: 'dol-guldur' }))[1]).toBe(
      '“Escape from Dol Guldur” cannot be played now: you have to beat “Passage Through Mirkwood” first.',
    );
    expect(why(prepare(log, { ...choices(log), scenario: 'dol-guldur' }))[0]).toContain('Flucht aus Dol Guldur');
  });
});

describe('a campaign log', () => {
  const log = logWith({ penalty: 1 });
  const text = saveCampaign(log);

  test('that was damaged is refused, and the log in hand is still good', () => {
    expect(why(loadCampaign(text.replace('"penalty": 1', '"penalty": 0')))).toEqual([
      'Dieses Logbuch wurde verändert oder beschädigt und wird nicht geladen.',
      'This log was changed or damaged and is not loaded.',
    ]);
    expect(why(loadCampaign(text.slice(0, -30)))[1]).toBe('This text is not a log, or part of it is missing.');
    // Nothing is lost: what was written down can be read and played on.
    expect(loadCampaign(text)).toEqual({ ok: true, value: log });
    expect(prepared(log).setup.players[0].extraThreat).toBe(1);
  });
});
