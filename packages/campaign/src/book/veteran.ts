import { knownGains, setOfSkill } from './known-gains.ts';
import { type CampaignRuleset, keyOf } from '../ruleset/index.ts';
import type { CampaignUnit } from '../state/campaign.ts';
import { type GainList, GAIN_LISTS } from '../state/change.ts';

/** The experience of a unit before it came into the campaign, by names as people write them. */
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

/** An empty record. */
export const NO_RECORD: ServiceRecord = { xp: 0, traits: [], skills: [], injuries: [], talents: [], items: [] };

/**
 * Returns a unit with its record: the level of its XP, the sets of its skills, and the price of all of it (campaign:G1,
 * campaign:L1). Unknown names stay as they are, and are refused later.
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

/** Sorts the names of a list that has traits, skills, injuries and talents together; unknown names go to the traits. */
export const sortedRecord = (rules: CampaignRuleset, xp: number, names: readonly string[]): ServiceRecord => {
  const listOf = (name: string): GainList => {
    const key = keyOf(name);
    return GAIN_LISTS.find((list) => list !== 'skillSets' && knownGains(rules, list).includes(key)) ?? 'traits';
  };
  const among = (list: GainList): string[] => [...new Set(names)].filter((name) => listOf(name) === list);
  return {
    ...NO_RECORD,
    xp,
    traits: among('traits'),
    skills: among('skills'),
    injuries: among('injuries'),
    talents: among('talents'),
  };
};
