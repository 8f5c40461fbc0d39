import { capital, counted } from '@muster/kernel';
import { type BattlePlan, findRule, parseRuleRef, type SpellPlan, inch } from '@muster/engine';
import { GLOSSARY, glossaryWord } from '@muster/rules';
import { wordId } from '../../rules/entries.ts';

/** What a word of the game means, in our own words. */
export interface Meaning {
  /** What it is found by among the rules. */
  id: string;
  title: string;
  /** What rulings call it. */
  name: string;
  text: string;
  notes: readonly string[];
  source?: string;
}

/** Looks a rule, a spell or a word of the game up. */
export const meaningOf = (plan: BattlePlan, name: string): Meaning => {
  const ref = parseRuleRef(name);
  const rule = ref && findRule(plan.ruleset, ref.id);
  if (rule)
    return {
      id: rule.id,
      title: name,
      name: rule.name,
      text: ref.rating === undefined ? rule.summary : rule.summary.replace(/\bX\b/g, `${ref.rating}`),
      notes: rule.approximates ? [`In Muster: ${rule.approximates}`] : [],
      source: rule.source,
    };
  const word = glossaryWord(name);
  if (word !== undefined) return { id: wordId(word), title: word, name: word, text: GLOSSARY[word], notes: [] };
  const spell = plan.sides.flatMap(({ spells }) => spells).find((known) => known.spell.name === name);
  if (spell) return { id: '', title: name, name, text: spellWords(plan, spell), notes: [] };
  const unknown = 'Muster does not know this rule; the battle plays on without it.';
  return { id: ref?.id ?? '', title: name, name, text: unknown, notes: [] };
};

/** What a spell costs, whom it reaches and what it does to them, in words. */
export const spellWords = (plan: BattlePlan, { spell, targets }: Pick<SpellPlan, 'spell' | 'targets'>): string => {
  const whom = spell.target === 'enemy' ? 'enemy' : 'friendly';
  const what = spell.single ? 'model' : 'unit';
  const reach = targets > 1 ? `up to ${targets} ${whom} ${what}s` : `one ${whom} ${what}`;
  const cost = counted(spell.value, 'token');
  return `Costs ${cost}. ${capital(reach)} within ${inch(spell.range)}: ${spellEffect(plan, spell)}.`;
};

/** What a spell does to those whom it reaches, in words. */
export const spellEffect = (plan: BattlePlan, spell: SpellPlan['spell']): string => {
  const rules = (refs: readonly { id: string; rating?: number }[]): string =>
    refs
      .map(({ id, rating }) => `${findRule(plan.ruleset, id)?.name ?? id}${rating === undefined ? '' : `(${rating})`}`)
      .join(', ');
  const parts = [
    ...(spell.hits > 0
      ? [`${counted(spell.hits, 'hit')}${spell.rules.length > 0 ? ` with ${rules(spell.rules)}` : ''}`]
      : []),
    ...(spell.grants.length > 0 ? [`gives ${rules(spell.grants)}`] : []),
    ...(spell.marks && spell.marks.length > 0 ? [`marks: attackers have ${rules(spell.marks)}`] : []),
    ...(spell.test ? ['they test morale'] : []),
    ...(spell.endangers ? ['they test for dangerous ground'] : []),
  ];
  return parts.join('; ');
};
