import { MODES } from '@muster/rules';
import { rowOf, type SkillSet, type Table } from '../ruleset/index.ts';
import type { CampaignUnit } from '../state/campaign.ts';
import type { Gain } from '../state/change.ts';
import type { Desk } from './desk.ts';
import { LABEL } from '../contract/labels.ts';

/**
 * Resolves the levels that a unit has earned and not had yet, one after the other (campaign:X7, campaign:L9). Its dice
 * are keyed by its id, or by what takes its place.
 */
export const levelUp = (desk: Desk, id: string, as: string = id): void => {
  const { xpPerLevel } = desk.rules;
  for (;;) {
    const unit = desk.unit(id);
    if (unit.level >= Math.floor(unit.xp / xpPerLevel)) return;
    takeLevel(desk, unit, as);
  }
};

/** One level: its price, a trait, and for heroes a skill as well (campaign:L1). */
const takeLevel = (desk: Desk, unit: CampaignUnit, as: string): void => {
  const { regular, hero } = desk.rules.levelPrice;
  desk.change({ type: 'price', unit: unit.id, amount: unit.hero ? hero : regular, why: 'level' });
  desk.change({ type: 'levelled', unit: unit.id, level: unit.level + 1 });
  gainTrait(desk, unit, as);
  if (unit.hero) gainSkill(desk, unit);
};

/** The traits that are still open to a unit, Specialist with each mode that it may still have. */
const openTraits = (desk: Desk, unit: CampaignUnit): string[] =>
  desk.rules.traits.results.flatMap((trait): string[] => {
    if (trait === 'fast-learner') return [];
    if (trait === 'specialist') return openModes(desk, unit).map((mode) => `specialist:${mode}`);
    return unit.traits.includes(trait) ? [] : [trait];
  });

/** Modes in which a unit may still become a Specialist (campaign:L4). */
const openModes = (desk: Desk, { traits }: CampaignUnit): string[] => {
  const had = MODES.filter((mode) => traits.includes(`specialist:${mode}`));
  if (had.length > 0 && !desk.rules.specialistTwice) return [];
  return MODES.filter((mode) => !had.includes(mode));
};

/** Rolls until a trait shows that the unit lacks; when it has them all, none is rolled (campaign:G2, campaign:L5). */
const gainTrait = (desk: Desk, unit: CampaignUnit, as: string): void => {
  const open = openTraits(desk, unit);
  if (open.length === 0) return;
  const army = desk.owner(unit.id).id;
  const modes = openModes(desk, unit);
  const isOpen = (trait: string): boolean =>
    trait === 'specialist' ? modes.length > 0 : trait === 'fast-learner' || open.includes(trait);
  const rolled = rollOpen(desk, desk.rules.traits, LABEL.trait(unit.id), isOpen, LABEL.trait(as));
  if (rolled === 'fast-learner')
    return gain(desk, unit.id, 'traits', onlyOr(desk, army, LABEL.fastLearner(unit.id), open));
  if (rolled !== 'specialist') return gain(desk, unit.id, 'traits', rolled);
  gain(desk, unit.id, 'traits', `specialist:${onlyOr(desk, army, LABEL.specialistMode(unit.id), modes)}`);
};

/** A skill from the set of the hero; a new set first when it has none, or has all of its last one (campaign:L7, campaign:L8). */
const gainSkill = (desk: Desk, unit: CampaignUnit): void => {
  const { rules } = desk;
  const unfinished = unit.skillSets.find((set) => openSkills(desk, unit, set).length > 0);
  const set = unfinished ?? (unit.skillSets.length < 2 ? newSkillSet(desk, unit) : undefined);
  if (set === undefined) return;
  const open = openSkills(desk, unit, set);
  const skill = rollOpen(desk, rules.skills[set as SkillSet], LABEL.skill(unit.id), (one) => open.includes(one));
  gain(desk, unit.id, 'skills', skill);
};

const openSkills = (desk: Desk, { skills }: CampaignUnit, set: string): string[] =>
  desk.rules.skills[set as SkillSet].results.filter((skill) => !skills.includes(skill));

/** Rolls for a set and lets the owner pick one of the two; one that the hero has leaves the other. */
const newSkillSet = (desk: Desk, unit: CampaignUnit): string => {
  const row = rowOf(desk.rules.skillSets, desk.die(LABEL.skillSet(unit.id)));
  const open = row.filter((set) => !unit.skillSets.includes(set));
  const set = onlyOr(desk, desk.owner(unit.id).id, LABEL.skillSet(unit.id), open);
  gain(desk, unit.id, 'skillSets', set);
  return set;
};

/** Rolls on a table until a row shows that is open; however often that takes (campaign:G3). */
export const rollOpen = <T>(
  desk: Desk,
  of: Table<T>,
  label: string,
  isOpen: (result: T) => boolean,
  key: string = label,
): T => {
  for (;;) {
    const result = rowOf(of, desk.die(label, key));
    if (isOpen(result)) return result;
  }
};

/** What an owner picks; a single option needs no picking. */
const onlyOr = (desk: Desk, army: string, label: string, options: readonly string[]): string =>
  options.length === 1 ? options[0] : String(desk.choose(army, label, options));

const gain = (desk: Desk, unit: string, list: Gain, name: string): void =>
  desk.change({ type: 'gained', unit, list, name });
