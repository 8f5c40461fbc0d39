import { buffOf, debuffOf, markOf } from './ability.ts';
import type { Rule } from './rule.ts';
import type { Ruleset } from './ruleset.ts';

/** Returns the rule "X Aura", which gives X to the unit of its bearer. */
export const auraOf = (base: Rule): Rule => ({
  id: `${base.id}-aura`,
  name: `${base.name} Aura`,
  source: base.source,
  summary: `The whole unit has ${base.name} while this model lives. ${base.summary}`,
  ...(base.rated ? { rated: true } : {}),
  aura: base,
});

/** Makes the rule for a name with an ending from the rule without the ending. */
type Ending = (base: Rule) => Rule;

const narrowed =
  (only: 'shooting' | 'melee', words: string): Ending =>
  (base) => ({ ...base, only, name: `${base.name} ${words}`, summary: `${base.summary} Only ${words}.` });

/** Endings of names. An ending that contains another one comes before it. */
const ENDINGS: readonly (readonly [string, Ending])[] = [
  ['-aura', auraOf],
  ['-when-shooting', narrowed('shooting', 'when shooting')],
  ['-in-melee', narrowed('melee', 'in melee')],
  ['-when-attacking', (base) => base],
  // These make "Rending Shooting Mark" a mark of Rending when shooting.
  ['-shooting', narrowed('shooting', 'when shooting')],
  ['-fighting', narrowed('melee', 'in melee')],
  ['-buff', (base) => buffOf(base)],
  ['-debuff', (base) => debuffOf(base)],
  ['-mark', (base) => markOf(base)],
];

/** Names that are cached at once: more than any battle needs. */
const MOST = 5000;
/** Longer names are never looked up. */
const LONGEST = 200;

/** A cache of names: those looked up recently, and those before. */
interface Names {
  late: Map<string, Rule | undefined>;
  early: Map<string, Rule | undefined>;
}

const known = new WeakMap<Ruleset, Names>();

/**
 * Returns the rule of an id in a game: a rule with a file, a rule under an army's own name for it, or a rule made from
 * another by the ending of its name. Returns `undefined` for an unknown rule.
 */
export const findRule = (ruleset: Ruleset, id: string): Rule | undefined => {
  if (id.length > LONGEST) return undefined;
  const names = known.get(ruleset) ?? { late: new Map(), early: new Map() };
  known.set(ruleset, names);
  if (names.late.has(id)) return names.late.get(id);
  const rule = names.early.has(id) ? names.early.get(id) : lookUp(ruleset, id);
  // Rules in use stay cached, so that a name gives the same object as long as it is needed.
  if (names.late.size >= MOST) [names.early, names.late] = [names.late, new Map()];
  names.late.set(id, rule);
  return rule;
};

const lookUp = (ruleset: Ruleset, id: string): Rule | undefined => {
  if (Object.hasOwn(ruleset.rules, id)) return ruleset.rules[id];
  if (Object.hasOwn(ruleset.aliases, id)) {
    const { name, rule } = ruleset.aliases[id];
    const meant = findRule(ruleset, rule);
    return meant && { ...meant, name };
  }
  for (const [ending, make] of ENDINGS) {
    const base = id.endsWith(ending) ? findRule(ruleset, id.slice(0, -ending.length)) : undefined;
    if (base) return make(base);
  }
  return id.endsWith('-boost') ? boostOf(ruleset, id.slice(0, -'-boost'.length)) : undefined;
};

/** Returns the better version of a rule that has another name in an army. */
const boostOf = (ruleset: Ruleset, id: string): Rule | undefined => {
  const base = findRule(ruleset, id);
  const boost = base && base.id !== id ? findRule(ruleset, `${base.id}-boost`) : undefined;
  return boost && { ...boost, name: `${base?.name} Boost` };
};
