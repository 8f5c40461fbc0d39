import type { RuleRef, Ruleset, Spell } from '@muster/engine';
import { counted, toInches } from '@muster/kernel';
import { ruleText } from '../rules.ts';

const LASTS = { round: 'until the end of the round', once: 'once', battle: 'for the rest of the battle' } as const;

/** What happens to targets that fail a morale test: first for one target, then for several. */
const FAILED = {
  fatigued: ['becomes Fatigued if it fails', 'become Fatigued if they fail'],
  shoved: ['is moved by the caster if it fails', 'are moved by the caster if they fail'],
} as const;

/** Returns what a spell does as a sentence. */
export const spellText = (spell: Spell, ruleset: Ruleset): string => {
  const { range, target, targets, hits, rules, grants, marks = [], lasts = 'round', test, endangers, single } = spell;
  const written = (refs: readonly RuleRef[]): string => refs.map((ref) => ruleText(ref, ruleset)).join(', ');
  const kind = `${target === 'enemy' ? 'enemy' : 'friendly'} ${single ? 'model' : 'unit'}`;
  const reached = targets === 1 ? `One ${kind}` : `Up to ${targets} ${kind}s`;
  const [gets, takes, is] = targets === 1 ? ['gets', 'takes', 'is'] : ['get', 'take', 'are'];
  const hit = `${counted(hits, 'hit')}${rules.length === 0 ? '' : ` with ${written(rules)}`}`;
  const does = [
    ...(hits > 0 ? [`${takes} ${hit}${targets === 1 ? '' : ' each'}`] : []),
    ...(grants.length > 0 ? [`${gets} ${written(grants)} ${LASTS[lasts]}`] : []),
    ...(marks.length > 0
      ? [`${is} marked: units that attack ${targets === 1 ? 'it' : 'them'} get ${written(marks)} ${LASTS[lasts]}`]
      : []),
    ...(test ? [`${takes} a morale test and ${FAILED[test][targets === 1 ? 0 : 1]}`] : []),
    ...(endangers ? [`${takes} a dangerous terrain test`] : []),
  ];
  return `${reached} within ${toInches(range)}" ${does.join(', and ')}.`;
};
