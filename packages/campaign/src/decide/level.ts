import { SPECIALIST_MODES } from '@muster/rules';
import { rowOf, type SkillSet, type DiceTable } from '../ruleset/index.ts';
import type { CampaignUnit } from '../state/campaign.ts';
import type { GainList } from '../state/change.ts';
import type { CommandState } from './command-state.ts';
import { LABEL } from '../contract/labels.ts';

/**
 * Resolves the new levels of a unit, one after the other (campaign:X7, campaign:L9). The keys of its dice contain its id,
 * or the given replacement.
 */
export const levelUp = (desk: CommandState, id: string, as: string = id): void => {
  const { xpPerLevel } = desk.rules;
  for (;;) {
    const unit = desk.unit(id);
    if (unit.level >= Math.floor(unit.xp / xpPerLevel)) return;
    takeLevel(desk, unit, as);
  }
};

/** Resolves one level: its price, a trait, and for heroes also a skill (campaign:L1). */
const takeLevel = (desk: CommandState, unit: CampaignUnit, as: string): void => {
  const { regular, hero } = desk.rules.levelPrice;
  desk.change({ type: 'price', unit: unit.id, amount: unit.hero ? hero : regular, why: 'level' });
  desk.change({ type: 'levelled', unit: unit.id, level: unit.level + 1 });
  gainTrait(desk, unit, as);
  if (unit.hero) gainSkill(desk, unit);
};

/** Returns the traits that a unit may still gain, Specialist with each mode. */
const openTraits = (desk: CommandState, unit: CampaignUnit): string[] =>
  desk.rules.traits.results.flatMap((trait): string[] => {
    if (trait === 'fast-learner') return [];
    if (trait === 'specialist') return openModes(desk, unit).map((mode) => `specialist:${mode}`);
    return unit.traits.includes(trait) ? [] : [trait];
  });

/** Returns the modes in which a unit may still become a Specialist (campaign:L4). */
const openModes = (desk: CommandState, { traits }: CampaignUnit): string[] => {
  const had = SPECIALIST_MODES.filter((mode) => traits.includes(`specialist:${mode}`));
  if (had.length > 0 && !desk.rules.specialistTwice) return [];
  return SPECIALIST_MODES.filter((mode) => !had.includes(mode));
};

/** Rolls until the unit gains a trait that it lacks; does not roll if it has them all (campaign:G2, campaign:L5). */
const gainTrait = (desk: CommandState, unit: CampaignUnit, as: string): void => {
  const open = openTraits(desk, unit);
  if (open.length === 0) return;
  const army = desk.owner(unit.id).id;
  const modes = openModes(desk, unit);
  const isOpen = (trait: string): boolean =>
    trait === 'specialist' ? modes.length > 0 : trait === 'fast-learner' || open.includes(trait);
  const rolled = rollUntilAvailable(desk, desk.rules.traits, LABEL.trait(unit.id), isOpen, LABEL.trait(as));
  if (rolled === 'fast-learner')
    return gain(desk, unit.id, 'traits', onlyOr(desk, army, LABEL.fastLearner(unit.id), open));
  if (rolled !== 'specialist') return gain(desk, unit.id, 'traits', rolled);
  gain(desk, unit.id, 'traits', `specialist:${onlyOr(desk, army, LABEL.specialistMode(unit.id), modes)}`);
};

/** Rolls a skill from the hero's set, and first a new set if it has none left (campaign:L7, campaign:L8). */
const gainSkill = (desk: CommandState, unit: CampaignUnit): void => {
  const { rules } = desk;
  const unfinished = unit.skillSets.find((set) => openSkills(desk, unit, set).length > 0);
  const set = unfinished ?? (unit.skillSets.length < 2 ? newSkillSet(desk, unit) : undefined);
  if (set === undefined) return;
  const open = openSkills(desk, unit, set);
  const skill = rollUntilAvailable(desk, rules.skills[set as SkillSet], LABEL.skill(unit.id), (one) =>
    open.includes(one),
  );
  gain(desk, unit.id, 'skills', skill);
};

const openSkills = (desk: CommandState, { skills }: CampaignUnit, set: string): string[] =>
  desk.rules.skills[set as SkillSet].results.filter((skill) => !skills.includes(skill));

/** Rolls for a skill set and lets the owner choose one of the two, unless the hero already has one of them. */
const newSkillSet = (desk: CommandState, unit: CampaignUnit): string => {
  const row = rowOf(desk.rules.skillSets, desk.die(LABEL.skillSet(unit.id)));
  const open = row.filter((set) => !unit.skillSets.includes(set));
  const set = onlyOr(desk, desk.owner(unit.id).id, LABEL.skillSet(unit.id), open);
  gain(desk, unit.id, 'skillSets', set);
  return set;
};

/** Rolls on a table until the result is available (campaign:G3). */
export const rollUntilAvailable = <T>(
  desk: CommandState,
  of: DiceTable<T>,
  label: string,
  isOpen: (result: T) => boolean,
  key: string = label,
): T => {
  for (;;) {
    const result = rowOf(of, desk.die(label, key));
    if (isOpen(result)) return result;
  }
};

/** Asks the owner to choose; a single option needs no choice. */
const onlyOr = (desk: CommandState, army: string, label: string, options: readonly string[]): string =>
  options.length === 1 ? options[0] : String(desk.choose(army, label, options));

const gain = (desk: CommandState, unit: string, list: GainList, name: string): void =>
  desk.change({ type: 'gained', unit, list, name });
