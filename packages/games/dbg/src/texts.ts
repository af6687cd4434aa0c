import type { Effect } from '@tafelrunde/kernel';
import type { Literal } from '@tafelrunde/words';
import type { Ongoing, Quest, Spec } from './define.ts';
import { dbg } from './language/language.ts';

const sentence = (effect: Effect): Literal => dbg.sentence(dbg.textOf(effect));

/** What an assault does, as part of a sentence. */
export const threat = (effect: Effect | undefined): Literal =>
  effect === undefined ? { de: '', en: '' } : dbg.say(dbg.textOf(effect));

const LABELS = {
  attack: { de: 'Angriff gegen jeden anderen Spieler', en: 'Attack on each other player' },
  ownAttack: { de: 'Angriff', en: 'Attack' },
  ambush: { de: 'Hinterhalt', en: 'Ambush' },
  onGroup: { de: 'Hinterhalt (Gruppe)', en: 'Group Ambush' },
  defense: { de: 'Abwehr', en: 'Defense' },
  defenseInPlay: { de: 'Abwehr, solange dieser Ort vor dir liegt', en: 'Defense while this location is in play' },
} as const;

function labelled(label: Literal, text: Literal): Literal {
  return { de: `${label.de}: ${text.de}`, en: `${label.en}: ${text.en}` };
}

/** The abilities of a card, each in both languages, as they stand on it. */
export function abilityTexts(spec: Spec): Literal[] {
  const texts: Literal[] = [];
  if (spec.power) texts.push({ de: `+${spec.power} Macht.`, en: `+${spec.power} Power.` });
  if (spec.growing) texts.push(dbg.sentence(dbg.textOf(spec.growing)));
  if (spec.play) texts.push(sentence(spec.play));
  if (spec.indestructible) texts.push({ de: 'Kann nicht zerstört werden.', en: 'Cannot be destroyed.' });
  if (spec.attack) texts.push(labelled(LABELS.attack, sentence(spec.attack)));
  if (spec.ownAttack) texts.push(labelled(LABELS.ownAttack, sentence(spec.ownAttack)));
  if (spec.ambush) texts.push(labelled(LABELS.ambush, sentence(spec.ambush)));
  if (spec.onGroup) texts.push(labelled(LABELS.onGroup, groupText(spec.onGroup, spec)));
  if (spec.defense) {
    const label = spec.defendsFromPlay ? LABELS.defenseInPlay : LABELS.defense;
    texts.push(labelled(label, sentence(spec.defense)));
  }
  if (spec.ongoing) texts.push(ongoingText(spec.ongoing));
  if (spec.quest) texts.push(questText(spec.quest));
  return texts;
}

/** The same in few words. */
export const briefTexts = (spec: Spec): readonly Literal[] => dbg.briefly(() => abilityTexts(spec));

function groupText(effect: Effect, { unavoidable, fromTurn }: Spec): Literal {
  const { de, en } = sentence(effect);
  if (unavoidable) return { de: `Dem kann niemand entgehen. ${de}`, en: `This cannot be avoided. ${en}` };
  if (!fromTurn) return { de, en };
  return {
    de: `Beginnend mit dem Spieler am Zug, reihum: ${de}`,
    en: `Starting with the player whose turn it is: ${en}`,
  };
}

const noun = (type: string, plural = false): Literal =>
  dbg.say({ noun: type, det: 'none', number: plural ? 'pl' : 'sg' });

function ongoingText(ongoing: Ongoing): Literal {
  const begin = (de: string, en: string): Literal => ({ de: `Dauerhaft: ${de}`, en: `Ongoing: ${en}` });
  switch (ongoing.kind) {
    case 'cheaper': {
      const list = ongoing.types.map((type) => noun(type, true));
      const de = list.map((word) => word.de).join(' und ');
      const en = list.map((word) => word.en).join(' and ');
      return begin(
        `${de} aus dem Pfad kosten dich ${ongoing.n} weniger.`,
        `You pay ${ongoing.n} less for ${en} from the Path.`,
      );
    }
    case 'use': {
      const { de, en } = sentence(ongoing.effect);
      return begin(`Einmal in jedem deiner Züge: ${de}`, `Once in each of your turns: ${en}`);
    }
    case 'when played': {
      const { de, en } = sentence(ongoing.effect);
      const one = dbg.say(
        { noun: ongoing.type, det: ongoing.first ? 'the' : 'a', adj: ongoing.first ? ['first'] : [] },
        { case: 'acc' },
      );
      return ongoing.first
        ? begin(`Wenn du ${one.de} deines Zuges spielst: ${de}`, `When you play ${one.en} of your turn: ${en}`)
        : begin(`Wenn du ${one.de} spielst: ${de}`, `When you play ${one.en}: ${en}`);
    }
    case 'extra card':
      return begin(
        `Ziehe am Ende deines Zuges ${ongoing.n} Karte mehr.`,
        `Draw ${ongoing.n} more card at the end of your turn.`,
      );
    case 'first ambush': {
      const { de, en } = sentence(ongoing.effect);
      return begin(
        `Wenn dich der erste Hinterhalt eines Zuges trifft: ${de}`,
        `When the first Ambush of a turn hits you: ${en}`,
      );
    }
    case 'end of turn': {
      const { de, en } = sentence(ongoing.effect);
      return begin(
        `Am Ende jedes Zuges: ${de} Ist das Hauptdeck leer, haben sofort alle verloren.`,
        `At the end of each turn: ${en} If the main deck is empty, all players lose at once.`,
      );
    }
  }
}

function questText({ points, least, type, others, called }: Quest): Literal {
  const what = called ?? noun(type!, true);
  const more = others ? { de: 'andere ', en: 'other ' } : { de: '', en: '' };
  return {
    de: `Am Spielende ${points} Siegpunkte, falls dein Deck mindestens ${least} ${more.de}${what.de} enthält.`,
    en: `At the end of the game, ${points} victory points if your deck has ${least} or more ${more.en}${what.en}.`,
  };
}

/** All abilities in a row. */
export function joined(texts: readonly Literal[]): Literal {
  return { de: texts.map(({ de }) => de).join(' '), en: texts.map(({ en }) => en).join(' ') };
}
