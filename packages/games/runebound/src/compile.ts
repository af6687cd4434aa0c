import {
  Assembler,
  type CardDef,
  type Compiler,
  effectVars,
  isCustom,
  type Trigger,
  use,
  usesOf,
} from '@tafelrunde/kernel';
import type { Ability, SurgeDef, Usable, UseDef } from './defs.ts';
import { rb } from './language/language.ts';
import { isWithinByHex } from './players.ts';
import { limitKey } from './rules/use.ts';
import { LIMIT, type RbState } from './state.ts';

/** Abilities of a card, compiled: what the engine looks up while somebody plays. */
export function compile(id: string, abilities: readonly Ability[], zones: number, l: Compiler<RbState>) {
  const surges: SurgeDef[] = [];
  const uses: Record<'combat' | 'action' | 'free' | 'dice' | 'test', UseDef[]> = {
    combat: [],
    action: [],
    free: [],
    dice: [],
    test: [],
  };
  const triggers: Trigger<RbState>[] = [];
  const modifiers: CardDef<RbState>['modifiers'][number][] = [];
  abilities.forEach((ability, ix) => {
    const name = `${id}#${ix}`;
    if (ability.kind === 'constant') {
      modifiers.push(...ability.modifiers);
      return;
    }
    const says = l.keepPhrase(name, effectPhrase(ability));
    if (ability.kind === 'surge') {
      l.compile(name, [ability.effect]);
      surges.push({
        cost: ability.cost === 'X' ? -1 : ability.cost,
        ix,
        usable: l.could(ability.effect),
        proc: name,
        says,
      });
    } else if (ability.kind === 'forced' || ability.kind === 'response') {
      triggers.push(triggerOf(name, ability, ix, zones, says, l));
    } else {
      l.compile(name, ability.cost ? [ability.cost, ability.effect] : [ability.effect]);
      const actions = ability.kind === 'action' ? ability.actions : 0;
      const within = 'at' in ability && ability.at ? isWithinByHex(ability.at) : null;
      uses[ability.kind].push({
        ix,
        actions,
        within,
        limit: ability.limit ?? '',
        usable: usableOf(ability, l),
        proc: name,
        says,
      });
    }
  });
  return {
    surges,
    combats: uses.combat,
    actions: uses.action,
    frees: uses.free,
    dice: uses.dice,
    tests: uses.test,
    triggers,
    modifiers,
    custom: abilities.filter(isCustom).length,
    abilities: abilities.length,
  };
}

function effectPhrase(ability: Exclude<Ability, { kind: 'constant' }>) {
  return rb.say(rb.textOf(ability.effect));
}

/** Cost, condition and effect of an ability: whether all of them allow its use. */
function usableOf(ability: Exclude<Ability, { kind: 'constant' | 'surge' }>, l: Compiler<RbState>): Usable {
  const could = l.could(ability.effect);
  const payable = ability.cost ? l.could(ability.cost) : null;
  const holds = ability.condition ? l.test(ability.condition) : null;
  return (m, v) => (holds === null || holds(m, v)) && (payable === null || payable(m, v)) && could(m, v);
}

function triggerOf(
  name: string,
  ability: Extract<Ability, { kind: 'forced' | 'response' }>,
  ix: number,
  zones: number,
  says: string,
  l: Compiler<RbState>,
): Trigger<RbState> {
  const { moment, cost, limit, condition, effect, kind } = ability;
  const scope = limit === undefined ? -1 : LIMIT[limit];
  const a = new Assembler<RbState>(name);
  if (scope >= 0) a.run((m, v) => use(m, scope, limitKey(v.source, ix)));
  if (cost) l.assemble(cost, a);
  l.assemble(effect, a);
  l.keep(a);
  const usable = usableOf(ability, l);
  const holds = condition ? l.test(condition) : null;
  return {
    on: moment.on,
    timing: moment.timing,
    optional: kind === 'response',
    zones,
    matches: (m, event, card) => {
      if (!moment.matches(m, event, card)) return false;
      if (limit === 'turn' && m.s.active !== m.controller(card)) return false;
      if (scope >= 0 && usesOf(m, scope, limitKey(card, ix)) > 0) return false;
      return holds === null || holds(m, effectVars(m.controller(card), card));
    },
    usable: (m, _event, card, seat) => usable(m, effectVars(seat, card)),
    proc: name,
    key: 'rb.option.respond',
    rule: 'RB-SIMULTANEOUS-01',
    does: says,
  };
}
