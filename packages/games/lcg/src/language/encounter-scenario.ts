import {
  type Among,
  cardOption,
  cardsIn,
  did,
  type Effect,
  emit,
  move,
  moveUnseen,
  type Node,
  nounOf,
  question,
  roll,
  type Seat,
  type Select,
  show,
  shuffle,
} from '@tafelrunde/kernel';
import type { Literal } from '@tafelrunde/words';
import { captureAttachments, notedPrisoner, releaseAttachments } from '../campaign/prisoner.ts';
import { heroesOf, isEliminated, playerOrder, takesAttachment } from '../players.ts';
import { hasTrait, isEnemy, kindOf, typeOf } from '../registry.ts';
import { engage } from '../rules/encounter.ts';
import { entered, toStaging } from '../rules/enter.ts';
import { put } from '../rules/left.ts';
import { attachTo } from '../rules/play.ts';
import { win } from '../rules/progress.ts';
import { reveal } from '../rules/reveal.ts';
import { cardWord, seatWord } from '../say.ts';
import { FORM, type LcgState, type M } from '../state.ts';
import { ZONE } from '../zones.ts';
import { listOf } from './effect-parts.ts';
import { lcg } from './language.ts';

/** A card of that id in the encounter deck, -1 if there is none. */
function inDeck(m: M, id: string): number {
  return cardsIn(m, ZONE.encounterDeck).find((card) => m.defs[m.s.cards[card].def].id === id) ?? -1;
}

const fetchNode = lcg.effect<Node & { ids: readonly string[]; text: Literal }>('fetch', {
  run:
    ({ ids }) =>
    (m, v) => {
      const found = ids.map((id) => inDeck(m, id)).filter((card) => card >= 0);
      for (const card of found) {
        toStaging(m, card);
        if (m.log) m.say(['lcg.log.staged', { card: cardWord(m, card) }], [card], 'LCG-STAGING-03');
        did(v);
      }
      shuffle(m, ZONE.encounterDeck);
    },
  text: ({ text }) => text,
});
/** Cards are searched for in the encounter deck and added, not revealed, to the staging area; then it is shuffled. */
export const fetchToStaging = (ids: readonly string[], text: Literal): Effect => fetchNode({ ids, text });

/** Each Spider enemy once that lies in the encounter deck or its discard pile. */
function spiders(m: M): number[] {
  const found: number[] = [];
  for (const zone of [ZONE.encounterDiscard, ZONE.encounterDeck]) {
    for (const card of cardsIn(m, zone)) {
      if (!isEnemy(m, card) || !hasTrait(m, card, 'Spider')) continue;
      if (!found.some((other) => m.s.cards[other].def === m.s.cards[card].def)) found.push(card);
    }
  }
  return found;
}

/** Each player picks a Spider enemy; searching, he sees the deck, which is shuffled in the end (LCG-SEARCH-01). */
export const fetchSpider: Effect = lcg.effect('fetch spider', {
  assemble: (_node, a) => {
    a.run((m, v) => {
      for (const card of cardsIn(m, ZONE.encounterDeck)) show(m, card, 1 << v.seat);
    });
    a.ask(
      (m, v) => {
        const options = spiders(m).map((card) => cardOption(m, card, 'kernel.option.card'));
        if (options.length === 0) return null;
        return question(v.seat, 'target', ['lcg.ask.spider'], options, undefined, v.source);
      },
      (m, v, answer) => {
        toStaging(m, answer.card);
        if (m.log) m.say(['lcg.log.staged', { card: cardWord(m, answer.card) }], [answer.card], 'LCG-STAGING-03');
        did(v);
      },
    );
  },
  text: () => ({
    verb: 'search',
    object: { noun: 'encounterDeck', det: 'the' },
    adverbs: [
      {
        de: 'und dessen Ablagestapel nach 1 beliebigen Spinne-Gegner, der in die Aufmarschzone gelegt wird',
        en: 'and its discard pile for 1 Spider enemy of choice, which is added to the staging area',
      },
    ],
  }),
})({});

export const shuffleEncounterDeck: Effect = lcg.effect('shuffle encounter deck', {
  run: () => (m) => shuffle(m, ZONE.encounterDeck),
  text: () => ({ verb: 'shuffle', object: { noun: 'encounterDeck', det: 'the' } }),
})({});

/** All objectives are taken out of the deck, which is shuffled; then they are revealed, so that each gets its guard. */
export const revealObjectives: Effect = lcg.effect('reveal objectives', {
  custom: true,
  assemble: (_node, a) => {
    const waiting = a.local<number[]>('waiting');
    const loop = a.label();
    const end = a.label();
    a.run((m, v) => {
      const found = cardsIn(m, ZONE.encounterDeck).filter((card) => typeOf(m, card) === 'objective');
      found.sort((x, y) => m.defs[m.s.cards[x].def].number - m.defs[m.s.cards[y].def].number);
      for (const card of found) move(m, card, ZONE.revealed);
      shuffle(m, ZONE.encounterDeck);
      waiting.set(v, found.reverse());
    });
    a.place(loop);
    a.run((m, v) => {
      const card = waiting.of(v).pop();
      if (card === undefined) return m.jump(end.step);
      did(v);
      m.call(reveal, { card, guarded: -1, staging: 0, surges: 0 });
    });
    a.jump(loop);
    a.place(end);
    a.run(() => {});
  },
  text: () => ({
    de: 'sucht die 3 Ziele aus dem Begegnungsdeck heraus, mischt es und deckt die Ziele in die Aufmarschzone auf',
    en: 'find the 3 objectives in the encounter deck, shuffle it and reveal the objectives into the staging area',
  }),
})({});

/** A random hero of all players is held prisoner: out of play, though not dead, until he is rescued. */
export const takePrisoner: Effect = lcg.effect('take prisoner', {
  custom: true,
  run: () => (m, v) => {
    const heroes = playerOrder(m).flatMap((seat) => heroesOf(m, seat));
    if (heroes.length === 0) return;
    const noted = notedPrisoner(m);
    const hero = noted >= 0 ? noted : heroes[roll(m, heroes.length)];
    if (m.log) m.say(['lcg.log.captured', { card: cardWord(m, hero) }], [hero], 'LCG-SCEN-08');
    m.s.cards[hero].committed = 0;
    move(m, hero, ZONE.captive);
    m.s.cards[hero].form = FORM.captive;
    did(v);
    m.unsettle();
    captureAttachments(m, hero);
    emit(m, { type: 'captured', card: hero });
  },
  text: () => ({
    de: 'bestimmt 1 zufälligen Helden aller Spieler: Er wird umgedreht und ist der Gefangene. Er kann nicht benutzt werden, keinen Schaden erleiden und keine Ressourcen sammeln, bis er befreit ist',
    en: 'randomly select 1 hero among all players: it is turned facedown and is the prisoner. It cannot be used, cannot be damaged and collects no resources until it is rescued',
  }),
})({});

function prisoner(m: M): number {
  return cardsIn(m, ZONE.captive).find((card) => m.defs[m.s.cards[card].def].type === 'hero') ?? -1;
}

/** Whether somebody is still held prisoner. */
export function hasPrisoner(m: M): boolean {
  return prisoner(m) >= 0;
}

/** The prisoner comes back to his player, with 1 damage. */
export const rescue: Effect = lcg.effect('rescue', {
  custom: true,
  run: () => (m, v) => {
    const hero = prisoner(m);
    if (hero < 0) return;
    const { owner } = m.s.cards[hero];
    const c = m.s.cards[hero];
    c.form = FORM.printed;
    if (isEliminated(m, owner)) {
      releaseAttachments(m, hero, -1);
      put(m, hero, 'discard');
    } else {
      c.damage += 1;
      move(m, hero, ZONE.play, owner);
      entered(m, hero, owner);
      releaseAttachments(m, hero, owner);
    }
    if (m.log) m.say(['lcg.log.rescued', { card: cardWord(m, hero) }], [hero], 'LCG-SCEN-08');
    did(v);
    m.unsettle();
    emit(m, { type: 'rescued', card: hero, seat: owner });
  },
  could: () => hasPrisoner,
  text: () => ({
    de: 'drehe den Gefangenen mit 1 Schaden auf die offene Seite; er ist befreit',
    en: 'turn the prisoner faceup with 1 damage on it; it is rescued',
  }),
})({});

/** The top card of the player's deck engages him face down, whatever it is. */
export const orcGuard: Effect = lcg.effect('orc guard', {
  run: () => (m, v) => {
    const deck = cardsIn(m, ZONE.deck, v.seat);
    if (deck.length === 0) return;
    const card = deck[deck.length - 1];
    moveUnseen(m, card, ZONE.engaged, v.seat);
    m.s.cards[card].form = FORM.orcGuard;
    // Options name it although nobody knows it.
    m.s.cards[card].alias = ++m.s.aliases;
    did(v);
    entered(m, card, v.seat);
    engage(m, card, v.seat);
  },
  could: () => (m, v) => cardsIn(m, ZONE.deck, v.seat).length > 0,
  text: () => ({
    verb: 'put',
    object: { noun: 'card', det: 'the', adj: ['top'], of: { noun: 'deck', det: { poss: 'subject' } } },
    adverbs: [
      'faceDown',
      {
        de: 'als „Ork-Wache“ in einen Kampf mit sich (1 Trefferpunkt, 1 Angriffsstärke, 1 Verteidigungsstärke)',
        en: 'into play engaged with them as an “Orc Guard” (1 hit point, 1 attack, 1 defense)',
      },
    ],
  }),
})({});

const claimNode = lcg.effect<Node & { what: Select }>('claim', {
  run: ({ what }) => {
    const list = listOf(what);
    return (m, v) => {
      const [hero] = list(m, v);
      if (hero === undefined || !canBeClaimed(m, v.source) || !takesAttachment(m, hero, v.source)) return;
      m.s.cards[v.source].form = FORM.claimed;
      if (m.log)
        m.say(['lcg.log.claimed', { card: cardWord(m, v.source), seat: seatWord(v.seat) }], [v.source], 'LCG-GUARD-11');
      did(v);
      emit(m, { type: 'claimed', card: v.source, seat: v.seat });
      attachTo(m, v.source, hero, v.seat as Seat, 0);
    };
  },
  could: ({ what }) => {
    const some = lcg.some(what);
    const fits: Among<LcgState> = (m, v, hero) => takesAttachment(m, hero, v.source);
    return (m, v) => canBeClaimed(m, v.source) && some(m, v, fits);
  },
  needs: () => (m, v) => canBeClaimed(m, v.source),
  text: ({ what }) => ({
    verb: 'hangOn',
    object: { noun: 'objective', det: 'this', adj: ['unclaimed'] },
    prep: [{ prep: 'ontoHost', np: nounOf(lcg.textOf(what)) }],
    adverbs: [{ de: '(es zählt dann auch als Verstärkung)', en: '(it then counts as an attachment, too)' }],
  }),
});

/** An objective without an encounter card attached, which nobody has (LCG-GUARD-05, -09). */
function canBeClaimed(m: M, card: number): boolean {
  return kindOf(m, card) === ZONE.staging && m.s.cards[card].host === -1;
}

/** Claims this objective for a hero. */
export const claimFor = (what: Select): Effect => claimNode({ what });

/** The players win at once. */
export const winGame: Effect = lcg.effect('win', {
  run: () => (m) => win(m),
  text: () => ({ de: 'die Spieler gewinnen das Spiel', en: 'the players win the game' }),
})({});
