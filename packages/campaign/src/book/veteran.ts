import { knownGains, setOfSkill } from './known-gains.ts';
import { type CampaignRuleset, keyOf } from '../ruleset/index.ts';
import type { CampaignUnit } from '../state/campaign.ts';
import { type Gain, GAINS } from '../state/change.ts';

/** What a unit became before it came into the campaign, by names as people write them. */
export interface ServiceRecord {
  xp: number;
  traits: readonly string[];
  skills: readonly string[];
  injuries: readonly string[];
  talents: readonly string[];
  /** Weapons that it found. */
  items: readonly string[];
  sitOut?: number;
}

/** A record in which nothing happened. */
export const NO_RECORD: ServiceRecord = { xp: 0, traits: [], skills: [], injuries: [], talents: [], items: [] };

/**
 * A unit with its record: levels as its XP make them, the skill sets that its skills are from, and the price that all of it
 * comes to (campaign:G1, campaign:L1). Names that the ruleset does not know stay as they are, to be refused.
 */
export const withRecord = (rules: CampaignRuleset, unit: CampaignUnit, record: ServiceRecord): CampaignUnit => {
  const { xp, sitOut = 0, items } = record;
  const lists = {
    traits: record.traits.map(keyOf),
    skills: record.skills.map(keyOf),
    injuries: record.injuries.map(keyOf),
    talents: record.talents.map(keyOf),
  };
  const level = Math.floor(xp / rules.xpPerLevel);
  const sets = lists.skills.map((skill) => setOfSkill(rules, skill)).filter((set) => set !== undefined);
  return {
    ...unit,
    ...lists,
    xp,
    level,
    items: items.map((item) => itemNamed(rules, item)),
    skillSets: [...new Set(sets)],
    sitOut,
    delta:
      level * (unit.hero ? rules.levelPrice.hero : rules.levelPrice.regular) +
      lists.injuries.length * rules.injuryPrice +
      lists.talents.length * rules.talentPrice,
  };
};

const itemNamed = (rules: CampaignRuleset, item: string): string =>
  knownGains(rules, 'items').find((known) => known.toLowerCase() === item.toLowerCase()) ?? item;

/** Sorts the names of a list that keeps traits, skills, injuries and talents in one row; unknown ones stay among the traits. */
export const sortedRecord = (rules: CampaignRuleset, xp: number, names: readonly string[]): ServiceRecord => {
  const listOf = (name: string): Gain => {
    const key = keyOf(name);
    return GAINS.find((list) => list !== 'skillSets' && knownGains(rules, list).includes(key)) ?? 'traits';
  };
  const among = (list: Gain): string[] => [...new Set(names)].filter((name) => listOf(name) === list);
  return {
    ...NO_RECORD,
    xp,
    traits: among('traits'),
    skills: among('skills'),
    injuries: among('injuries'),
    talents: among('talents'),
  };
};
