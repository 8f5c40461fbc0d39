import { buffOf, debuffOf, markOf } from './ability.ts';
import type { Rule } from './rule.ts';
import type { Ruleset } from './ruleset.ts';

/** A rule that gives another one to the unit of its bearer. */
export const auraOf = (base: Rule): Rule => ({
  id: `${base.id}-aura`,
  name: `${base.name} Aura`,
  source: base.source,
  summary: `The whole unit has ${base.name} as long as this model lives. ${base.summary}`,
  ...(base.rated ? { rated: true } : {}),
  aura: base,
});

/** What an ending makes of the rule in front of it. */
type Ending = (base: Rule) => Rule;

const narrowed =
  (only: 'shooting' | 'melee', words: string): Ending =>
  (base) => ({ ...base, only, name: `${base.name} ${words}`, summary: `${base.summary} Only ${words}.` });

/** Endings of names, those that hold another one first. */
const ENDINGS: readonly (readonly [string, Ending])[] = [
  ['-aura', auraOf],
  ['-when-shooting', narrowed('shooting', 'when shooting')],
  ['-in-melee', narrowed('melee', 'in melee')],
  ['-when-attacking', (base) => base],
  // So that "Rending Shooting Mark" is a mark of Rending when shooting.
  ['-shooting', narrowed('shooting', 'when shooting')],
  ['-fighting', narrowed('melee', 'in melee')],
  ['-buff', (base) => buffOf(base)],
  ['-debuff', (base) => debuffOf(base)],
  ['-mark', (base) => markOf(base)],
];

/** Names that are remembered at once, more than any battle holds, and the longest that is looked for. */
const MOST = 5000;
const LONGEST = 200;

/** Names that were looked up: lately, and before that. */
interface Names {
  late: Map<string, Rule | undefined>;
  early: Map<string, Rule | undefined>;
}

const known = new WeakMap<Ruleset, Names>();

/**
 * The rule that an id stands for in a game: one with a file, one under the name that an army has for it, or one that is
 * made of another by the ending of its name; nothing when nobody knows it.
 */
export const findRule = (ruleset: Ruleset, id: string): Rule | undefined => {
  if (id.length > LONGEST) return undefined;
  const names = known.get(ruleset) ?? { late: new Map(), early: new Map() };
  known.set(ruleset, names);
  if (names.late.has(id)) return names.late.get(id);
  const rule = names.early.has(id) ? names.early.get(id) : lookUp(ruleset, id);
  // Whatever is still in use moves along, so that a name stands for the same rule as long as anybody needs it.
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

/** A better version under the name that an army has for the rule. */
const boostOf = (ruleset: Ruleset, id: string): Rule | undefined => {
  const base = findRule(ruleset, id);
  const boost = base && base.id !== id ? findRule(ruleset, `${base.id}-boost`) : undefined;
  return boost && { ...boost, name: `${base?.name} Boost` };
};
