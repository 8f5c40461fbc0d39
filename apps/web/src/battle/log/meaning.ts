import { type BattlePlan, findRule, parseRuleRef, type SpellPlan } from '@muster/engine';
import { GLOSSARY, glossaryWord } from '@muster/rules';
import { wordId } from '../../rules/entries.ts';
import { RULE_TEXTS, spellEffectText, spellText } from './texts.ts';

/** The explanation of a term of the game, in our own words. */
export interface TermMeaning {
  /** Its anchor on the rules page. */
  id: string;
  title: string;
  /** Its name in rulings. */
  name: string;
  text: string;
  notes: readonly string[];
  source?: string;
}

/** Looks up a rule, a spell or a term of the game. */
export const meaningOf = (plan: BattlePlan, name: string): TermMeaning => {
  const ref = parseRuleRef(name);
  const rule = ref && findRule(plan.ruleset, ref.id);
  if (rule)
    return {
      id: rule.id,
      title: name,
      name: rule.name,
      text: ref.rating === undefined ? rule.summary : rule.summary.replace(/\bX\b/g, `${ref.rating}`),
      notes: rule.approximates ? [RULE_TEXTS.inMuster(rule.approximates)] : [],
      source: rule.source,
    };
  const word = glossaryWord(name);
  if (word !== undefined) return { id: wordId(word), title: word, name: word, text: GLOSSARY[word], notes: [] };
  const spell = plan.sides.flatMap(({ spells }) => spells).find((known) => known.spell.name === name);
  if (spell) return { id: '', title: name, name, text: spellWords(plan, spell), notes: [] };
  return { id: ref?.id ?? '', title: name, name, text: RULE_TEXTS.unknown, notes: [] };
};

/** Returns what a spell costs, whom it reaches and what it does, in words. */
export const spellWords = (plan: BattlePlan, { spell, targets }: Pick<SpellPlan, 'spell' | 'targets'>): string =>
  spellText({
    cost: spell.value,
    whom: spell.target === 'enemy' ? 'enemy' : 'friend',
    what: spell.single ? 'model' : 'unit',
    targets,
    range: spell.range,
    effect: spellEffect(plan, spell),
  });

/** Returns what a spell does to its targets, in words. */
export const spellEffect = (plan: BattlePlan, spell: SpellPlan['spell']): string => {
  const rules = (refs: readonly { id: string; rating?: number }[]): string =>
    refs
      .map(({ id, rating }) => `${findRule(plan.ruleset, id)?.name ?? id}${rating === undefined ? '' : `(${rating})`}`)
      .join(', ');
  return spellEffectText({
    hits: Math.max(0, spell.hits),
    hitRules: rules(spell.rules),
    grants: rules(spell.grants),
    marks: rules(spell.marks ?? []),
    test: Boolean(spell.test),
    endangers: Boolean(spell.endangers),
  });
};
