import { knownGains, setOfSkill } from '../book/known-gains.ts';
import { type CampaignRuleset, titleOf } from '../ruleset/index.ts';
import type { CampaignUnit } from '../state/campaign.ts';
import { type GainList, GAIN_LISTS } from '../state/change.ts';
import type { CampaignRefusal } from '../contract/refusal.ts';

/** An error of a unit by its ruleset, and the fields that it is about. */
export interface UnitFault {
  fields: readonly (keyof CampaignUnit)[];
  refusal: CampaignRefusal;
}

/** The most skill sets of a hero (campaign:L8). */
const MOST_SETS = 2;
/** The most matches that a unit sits out (campaign:K14). */
const MOST_SIT_OUT = 3;

/** Returns all errors of a unit: XP and levels beyond the limits, unknown gains, skills of other sets. */
export const unitFaults = (rules: CampaignRuleset, unit: CampaignUnit): UnitFault[] => [
  ...numberFaults(unit),
  ...levelFaults(rules, unit),
  ...listFaults(rules, unit),
  ...skillFaults(rules, unit),
];

/** Returns the highest level of a ruleset. */
const mostLevels = ({ mostXp, xpPerLevel }: CampaignRuleset): number => Math.floor(mostXp / xpPerLevel);

const numberFaults = ({ name, models, base, sitOut }: CampaignUnit): UnitFault[] => {
  const bounds: [keyof CampaignUnit, number, number, number][] = [
    ['models', models, 1, 100],
    ['base', base, 0, Number.MAX_SAFE_INTEGER],
    ['sitOut', sitOut, 0, MOST_SIT_OUT],
  ];
  return bounds
    .filter(([, value, least, most]) => !Number.isInteger(value) || value < least || value > most)
    .map(([field, have]) => ({ fields: [field], refusal: { code: 'bad-value', what: `${name}: ${field}`, have } }));
};

const levelFaults = (rules: CampaignRuleset, { name, xp, level }: CampaignUnit): UnitFault[] => {
  if (!Number.isInteger(xp) || xp < 0 || xp > rules.mostXp)
    return [{ fields: ['xp'], refusal: { code: 'bad-xp', what: name, need: rules.mostXp, have: xp } }];
  const earned = Math.min(mostLevels(rules), Math.floor(xp / rules.xpPerLevel));
  if (Number.isInteger(level) && level >= 0 && level <= earned) return [];
  return [{ fields: ['xp', 'level'], refusal: { code: 'bad-level', what: name, need: earned, have: level } }];
};

const OF_HEROES: readonly GainList[] = ['injuries', 'talents', 'skillSets', 'skills'];

const listFaults = (rules: CampaignRuleset, unit: CampaignUnit): UnitFault[] =>
  GAIN_LISTS.flatMap((list): UnitFault[] => {
    const names = unit[list];
    const known = knownGains(rules, list);
    const strange = names.find((name) => !known.includes(name));
    if (strange !== undefined)
      return [
        { fields: [list], refusal: { code: 'unknown-gain', what: strange, need: known.map(titleOf).join(', ') } },
      ];
    const twice = names.find((name, i) => list !== 'items' && names.indexOf(name) < i);
    if (twice !== undefined)
      return [{ fields: [list], refusal: { code: 'gain-twice', what: unit.name, have: titleOf(twice) } }];
    if (names.length > 0 && !unit.hero && OF_HEROES.includes(list))
      return [{ fields: [list, 'hero'], refusal: { code: 'heroes-only', what: unit.name, have: titleOf(names[0]) } }];
    return [];
  });

const skillFaults = (rules: CampaignRuleset, { name, traits, skillSets, skills }: CampaignUnit): UnitFault[] => {
  const faults: UnitFault[] = [];
  const modes = traits.filter((trait) => trait.startsWith('specialist:')).length;
  if (modes > 1 && !rules.specialistTwice)
    faults.push({ fields: ['traits'], refusal: { code: 'gain-twice', what: name, have: titleOf('specialist') } });
  if (skillSets.length > MOST_SETS)
    faults.push({
      fields: ['skillSets'],
      refusal: { code: 'too-many-gains', what: name, need: MOST_SETS, have: skillSets.length },
    });
  for (const skill of skills) {
    const set = setOfSkill(rules, skill);
    if (set !== undefined && !skillSets.includes(set))
      faults.push({
        fields: ['skills', 'skillSets'],
        refusal: {
          code: 'skill-without-set',
          what: titleOf(skill),
          of: name,
          need: titleOf(set),
          have: skillSets.map(titleOf).join(', ') || 'none',
        },
      });
  }
  return faults;
};

/** Returns errors of a unit from paper that has more traits or skills than levels (campaign:L1, campaign:L5). */
export const levelGainFaults = ({ name, level, traits, skills }: CampaignUnit): UnitFault[] =>
  (['traits', 'skills'] as const)
    .map((list) => ({ list, have: { traits, skills }[list].length }))
    .filter(({ have }) => have > level)
    .map(({ list, have }) => ({
      fields: [list, 'level'],
      refusal: { code: 'too-many-gains', what: name, need: level, have },
    }));
