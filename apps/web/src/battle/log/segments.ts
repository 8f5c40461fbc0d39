import type { BattlePlan } from '@muster/engine';
import { GLOSSARY_PHRASES } from './texts.ts';

/** A piece of a line: plain text, or a term that can be looked up. */
export interface LogSegment {
  text: string;
  rule?: string;
}

/** The names in the lines of a battle, and those of them that can be looked up. */
interface Words {
  pattern: RegExp;
  rules: ReadonlySet<string>;
}

const wordsByPlan = new WeakMap<BattlePlan, Words>();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const bare = (name: string): string => name.replace(/\(.*\)$/, '');

/** Returns the rules, spells and terms of a battle. Inside the name of a unit or a weapon they are not rules. */
const wordsOf = (plan: BattlePlan): Words => {
  const known = wordsByPlan.get(plan);
  if (known) return known;
  const rules = new Set([
    ...plan.models.flatMap(({ ruleNames }) => ruleNames.map(bare)),
    ...plan.units.flatMap(({ ruleNames }) => ruleNames.map(bare)),
    ...plan.weapons.flatMap(({ rules: names }) => names.map(bare)),
    ...plan.grants.map(({ label }) => bare(label)),
    ...plan.sides.flatMap(({ spells }) => spells.map(({ spell }) => spell.name)),
    ...GLOSSARY_PHRASES,
  ]);
  const names = [...plan.units, ...plan.models, ...plan.weapons, ...plan.armies].map(({ name }) => name);
  const longestFirst = [...new Set([...rules, ...names])]
    .filter((name) => name.length > 1)
    .sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\w-])(${longestFirst.map(escaped).join('|')})(\\([^)]*\\))?(?![\\w-])`, 'g');
  const words = { pattern, rules };
  wordsByPlan.set(plan, words);
  return words;
};

/** Splits a line into pieces, so that terms in it can be looked up. */
export const segmentsOf = (plan: BattlePlan, text: string): LogSegment[] => {
  const { pattern, rules } = wordsOf(plan);
  const segments: LogSegment[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (!rules.has(match[1])) continue;
    if (match.index > from) segments.push({ text: text.slice(from, match.index) });
    segments.push({ text: match[0], rule: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) segments.push({ text: text.slice(from) });
  return segments;
};
