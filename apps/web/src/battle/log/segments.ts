import type { BattlePlan } from '@muster/engine';
import { GLOSSARY } from './glossary.ts';

/** A piece of a line: plain, or a word that can be looked up. */
export interface Segment {
  text: string;
  rule?: string;
}

const patterns = new WeakMap<BattlePlan, RegExp>();

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds every word of a battle that can be looked up: its rules, its spells and the words of the game. */
const patternOf = (plan: BattlePlan): RegExp => {
  const known = patterns.get(plan);
  if (known) return known;
  const bare = (name: string): string => name.replace(/\(.*\)$/, '');
  const names = new Set([
    ...plan.models.flatMap(({ ruleNames }) => ruleNames.map(bare)),
    ...plan.units.flatMap(({ ruleNames }) => ruleNames.map(bare)),
    ...plan.weapons.flatMap(({ rules }) => rules.map(bare)),
    ...plan.grants.map(({ label }) => bare(label)),
    ...plan.sides.flatMap(({ spells }) => spells.map(({ spell }) => spell.name)),
    ...Object.keys(GLOSSARY),
    'Shaken',
    'Fatigued',
    'Impact',
  ]);
  const longestFirst = [...names].filter((name) => name.length > 1).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\w-])(${longestFirst.map(escaped).join('|')})(\\([^)]*\\))?(?![\\w-])`, 'g');
  patterns.set(plan, pattern);
  return pattern;
};

/** A line in pieces, with everything that can be looked up. */
export const segmentsOf = (plan: BattlePlan, text: string): Segment[] => {
  const segments: Segment[] = [];
  let from = 0;
  for (const match of text.matchAll(patternOf(plan))) {
    if (match.index > from) segments.push({ text: text.slice(from, match.index) });
    segments.push({ text: match[0], rule: match[0] });
    from = match.index + match[0].length;
  }
  if (from < text.length) segments.push({ text: text.slice(from) });
  return segments;
};
