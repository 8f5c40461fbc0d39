import type { RuleRef, Ruleset, Spell } from '@muster/engine';
import { counted, toInches } from '@muster/kernel';
import { ruleText } from '../rules.ts';

const LASTS = { round: 'until the end of the round', once: 'once', battle: 'for the rest of the battle' } as const;

const FATES = { fatigued: 'becomes Fatigued', shoved: 'is moved by its caster' } as const;

/** What a spell does, in a sentence. */
export const spellText = (spell: Spell, ruleset: Ruleset): string => {
  const { range, target, targets, hits, rules, grants, marks = [], lasts = 'round', test, endangers, single } = spell;
  const written = (refs: readonly RuleRef[]): string => refs.map((ref) => ruleText(ref, ruleset)).join(', ');
  const kind = `${target === 'enemy' ? 'enemy' : 'friendly'} ${single ? 'model' : 'unit'}`;
  const whom = targets === 1 ? `One ${kind}` : `Up to ${targets} ${kind}s`;
  const [gets, tests, takes] = targets === 1 ? ['gets', 'tests', 'takes'] : ['get', 'test', 'take'];
  const hit = `${counted(hits, 'hit')}${rules.length === 0 ? '' : ` with ${written(rules)}`}`;
  const does = [
    ...(hits > 0 ? [`${takes} ${hit}${targets === 1 ? '' : ' each'}`] : []),
    ...(grants.length > 0 ? [`${gets} ${written(grants)} ${LASTS[lasts]}`] : []),
    ...(marks.length > 0 ? [`${gets} marked: who attacks has ${written(marks)} ${LASTS[lasts]}`] : []),
    ...(test ? [`${tests} morale, and who fails ${FATES[test]}`] : []),
    ...(endangers ? [`${takes} a dangerous terrain test`] : []),
  ];
  return `${whom} within ${toInches(range)}" ${does.join(', and ')}.`;
};
