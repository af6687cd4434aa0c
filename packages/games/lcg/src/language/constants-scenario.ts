import { currentQuest } from '../players.ts';
import { hasTrait, isEnemy, isHero, kindOf } from '../registry.ts';
import { attackedEnemy, attackingEnemy, isAttacking } from '../rules/combat/attack-info.ts';
import type { Ability } from '../spec.ts';
import type { M } from '../state.ts';
import { SPHERES, type Sphere, sphereWords } from '../stats.ts';
import { traitNumber, traitWord } from '../traits.ts';
import { ZONE } from '../zones.ts';
import { onHost, onItself } from './constants.ts';
import { countInPlay, type Per, plain, type While, type Whom, whileActive } from './constants-gained.ts';
import { isNamed } from './named.ts';

export const whileStaged: While = {
  holds: (m, source) => kindOf(m, source) === ZONE.staging,
  says: { de: 'Solange diese Karte in der Aufmarschzone ist, ', en: 'While this card is in the staging area, ' },
  it: { de: 'sie', en: 'it' },
};
export const whileEngaged: While = {
  holds: (m, source) => kindOf(m, source) === ZONE.engaged,
  says: {
    de: 'Solange dieser Gegner im Kampf mit einem Spieler ist, ',
    en: 'While this enemy is engaged with a player, ',
  },
};
export const whileCommitted: While = {
  holds: (m, source) => m.s.cards[source].committed === 1,
  says: { de: 'Solange diese Karte im Abenteuer ist, ', en: 'While this card is committed to the quest, ' },
  it: { de: 'sie', en: 'it' },
};

export const everyEnemyOf = (trait: string): Whom => ({
  applies: (m, _source, target) => isEnemy(m, target) && hasTrait(m, target, trait),
  de: `jeder Gegner mit dem Merkmal ${traitWord(trait).de}`,
  en: `each ${traitWord(trait).en} enemy`,
  one: true,
});
export const attachedHero: Whom = {
  applies: onHost,
  de: 'der verstärkte Held',
  en: 'the attached hero',
  one: true,
  same: true,
};

export const attachedEnemy: Whom = {
  applies: onHost,
  de: 'der verstärkte Gegner',
  en: 'the attached enemy',
  one: true,
};
export const attachedHeroOf = (trait: string): Whom => ({
  applies: (m, source, target) => onHost(m, source, target) && hasTrait(m, target, trait),
  de: `ein verstärkter Held mit dem Merkmal ${traitWord(trait).de}`,
  en: `an attached ${traitWord(trait).en} hero`,
  one: true,
});

/** The enemy that a character attacks now; -1 if it attacks none. */
function preyOf(m: M, card: number): number {
  return isAttacking(m, card) ? attackedEnemy(m) : -1;
}
export const whileHostAttacks = (trait: string): While => ({
  holds: (m, source) => {
    const enemy = preyOf(m, m.s.cards[source].host);
    return enemy >= 0 && hasTrait(m, enemy, trait);
  },
  says: {
    de: `Während der verstärkte Held einen Gegner mit dem Merkmal ${traitWord(trait).de} angreift, `,
    en: `While the attached hero attacks ${article(traitWord(trait).en)} enemy, `,
  },
  it: { de: 'er', en: 'it' },
});
export const whileAttackingStaged: While = {
  holds: (m, source) => {
    const enemy = preyOf(m, source);
    return enemy >= 0 && kindOf(m, enemy) === ZONE.staging;
  },
  says: {
    de: 'Während diese Karte einen Gegner in der Aufmarschzone angreift, ',
    en: 'While this card attacks an enemy in the staging area, ',
  },
  it: { de: 'sie', en: 'it' },
};

/** The English word with its article. */
const article = (word: string): string => `${/^[AEIOU]/.test(word) ? 'an' : 'a'} ${word}`;

export const perEnemyOf = (trait: string): Per => ({
  count: (m) => countInPlay(m, (card) => isEnemy(m, card) && hasTrait(m, card, trait)),
  says: {
    de: `jeden Gegner mit dem Merkmal ${traitWord(trait).de} im Spiel`,
    en: `each ${traitWord(trait).en} enemy in play`,
  },
});

/** "The attached character gains the Rohan trait." */
export function hostGainsTrait(trait: string, noun: 'hero' | 'character' = 'character'): Ability {
  const { de, en } = traitWord(trait);
  return {
    kind: 'constant',
    modifiers: [plain('trait', onHost, traitNumber(trait))],
    text: {
      de: `Der verstärkte ${noun === 'hero' ? 'Held' : 'Charakter'} erhält das Merkmal ${de}.`,
      en: `The attached ${noun} gains the ${en} trait.`,
    },
  };
}

/** Defending against such enemies does not exhaust it (LCG-SOM-43). */
export function defendsReadyAgainst(trait: string): Ability {
  const { de, en } = traitWord(trait);
  return {
    kind: 'constant',
    modifiers: [
      plain('defendsReady', (m, source, target) => {
        if (source !== target) return false;
        const enemy = attackingEnemy(m);
        return enemy >= 0 && hasTrait(m, enemy, trait);
      }),
    ],
    text: {
      de: `Diese Karte wird nicht erschöpft, um gegen Gegner mit dem Merkmal ${de} zu verteidigen.`,
      en: `This card does not exhaust to defend against ${en} enemies.`,
    },
  };
}

/** While the location is active, resources of all spheres may be spent as those of one (LCG-SOM-16). */
export function spendAs(sphere: Sphere): Ability {
  const { de, en } = sphereWords[sphere];
  return {
    kind: 'constant',
    modifiers: [
      plain(
        'spendAs',
        (m, source, target) => kindOf(m, source) === ZONE.active && isHero(m, target),
        SPHERES.indexOf(sphere),
      ),
    ],
    text: {
      de: `${whileActive.says.de}können Ressourcen aller Sphären als Ressourcen der Sphäre ${de} ausgegeben werden.`,
      en: `${whileActive.says.en}resources of all spheres may be spent as ${en} resources.`,
    },
  };
}

/** A card with a pool of its own, which pays for cards of one trait (LCG-SOM-38). */
export function collectsFor(trait: string): Ability {
  const { de, en } = traitWord(trait);
  return {
    kind: 'constant',
    modifiers: [plain('income', onItself), plain('paysFor', onItself, traitNumber(trait))],
    text: {
      de: `Diese Karte erhält in jeder Ressourcenphase 1 Ressource. Damit kannst du Karten mit dem Merkmal ${de} von deiner Hand bezahlen, gleich welcher Sphäre.`,
      en: `This card collects 1 resource in each resource phase. It can be used to pay for ${en} cards from your hand, of any sphere.`,
    },
  };
}

/** Only characters of a trait, or with Ranged, may attack this enemy or defend against it (LCG-SOM-23). */
export function onlyFoughtBy(trait: string): Ability {
  const { de, en } = traitWord(trait);
  return {
    kind: 'constant',
    modifiers: [plain('foughtBy', onItself, traitNumber(trait) + 1)],
    text: {
      de: `Nur Charaktere mit dem Merkmal ${de} oder mit Fernkampf können diesen Gegner angreifen oder gegen ihn verteidigen.`,
      en: `Only characters with the ${en} trait or Ranged can attack this enemy or defend against it.`,
    },
  };
}

/** At most so much damage is healed by one effect (LCG-SOM-20). */
export function healedAtMost(n: number): Ability {
  return {
    kind: 'constant',
    modifiers: [plain('healLimit', onItself, n)],
    text: {
      de: `Ein einzelner Effekt heilt höchstens ${n} Schaden auf dieser Karte.`,
      en: `A single effect heals at most ${n} damage on this card.`,
    },
  };
}

/** While it is in the staging area, another card cannot be healed (LCG-SOM-20). */
export function keepsFromHealing(id: string, name: string): Ability {
  return {
    kind: 'constant',
    modifiers: [plain('cannotBeHealed', (m, source, target) => whileStaged.holds(m, source) && isNamed(m, target, id))],
    text: {
      de: `${whileStaged.says.de}kann Schaden auf ${name} nicht geheilt werden.`,
      en: `${whileStaged.says.en}damage on ${name} cannot be healed.`,
    },
  };
}

/** Players may only travel there once they have come to a stage of that number. */
export function reachedFromStage(n: number): Ability {
  return {
    kind: 'constant',
    modifiers: [
      plain('cannotTravelTo', (m, source, target) => {
        const quest = currentQuest(m);
        return source === target && quest >= 0 && m.defs[m.s.cards[quest].def].stage < n;
      }),
    ],
    text: {
      de: `Die Spieler können erst ab Abschnitt ${n} hierher reisen.`,
      en: `The players can only travel here from stage ${n} on.`,
    },
  };
}
