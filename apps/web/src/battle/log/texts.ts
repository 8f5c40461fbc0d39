import { capital, counted } from '@muster/kernel';
import { inchFigure } from '../../parts/lengths.ts';

/** Texts of the log and of the dialog about a rule. */
export const LOG_TEXTS = {
  title: 'Log',
  whole: 'Whole log',
} as const;

/** Texts of the dialog about a rule. */
export const RULE_TEXTS = {
  inMuster: (difference: string) => `In Muster: ${difference}`,
  unknown: 'Muster does not know this rule. The battle is played without it.',
  rulings: (count: number) => `${counted(count, 'ruling')} about it`,
  allRules: 'Show in the list of all rules',
} as const;

/** What a spell does: the parts of its effect that apply. */
export interface SpellEffect {
  hits: number;
  hitRules: string;
  grants: string;
  marks: string;
  test: boolean;
  endangers: boolean;
}

/** Returns what a spell does to its targets, in words. */
export const spellEffectText = ({ hits, hitRules, grants, marks, test, endangers }: SpellEffect): string =>
  [
    hits === 0 ? '' : hitRules === '' ? counted(hits, 'hit') : `${counted(hits, 'hit')} with ${hitRules}`,
    grants === '' ? '' : `gives ${grants}`,
    marks === '' ? '' : `attackers get ${marks}`,
    test ? 'morale test' : '',
    endangers ? 'dangerous terrain test' : '',
  ]
    .filter((part) => part !== '')
    .join('; ');

const TARGETS = {
  enemy: { unit: ['enemy unit', 'enemy units'], model: ['enemy model', 'enemy models'] },
  friend: { unit: ['friendly unit', 'friendly units'], model: ['friendly model', 'friendly models'] },
} as const;

/** Returns what a spell costs, whom it reaches and what it does, in words. */
export const spellText = ({
  cost,
  whom,
  what,
  targets,
  range,
  effect,
}: {
  cost: number;
  whom: 'enemy' | 'friend';
  what: 'unit' | 'model';
  targets: number;
  range: number;
  effect: string;
}): string => {
  const [one, many] = TARGETS[whom][what];
  const reach = targets > 1 ? `up to ${targets} ${many}` : `one ${one}`;
  return `Costs ${counted(cost, 'token')}. ${capital(reach)} within ${inchFigure(range)}: ${effect}.`;
};

/** Phrases of log lines that the glossary or a rule explains. Words that are in most lines, such as `hit`, are left out. */
export const GLOSSARY_PHRASES: readonly string[] = [
  'to hit',
  'roll to hit',
  'Quality test',
  'to block',
  'Defense roll',
  'morale',
  'morale test',
  'cover',
  'impact',
  'Impact',
  'objective',
  'dangerous ground',
  'dangerous terrain',
  'casting',
  'roll-off',
  'shaken',
  'Shaken',
  'fatigued',
  'Fatigued',
  'Knocked Out',
  'Routed',
];
