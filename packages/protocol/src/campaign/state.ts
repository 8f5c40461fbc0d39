import {
  type Approval,
  type Campaign,
  CAMPAIGN_TYPES,
  type CampaignArmy,
  type CampaignUnit,
  type DueEvent,
  type Match,
  type MatchArmy,
  type MatchEvent,
  type MatchKill,
  type MatchReport,
  type NewUnit,
  type NewUpgrade,
  OBJECTIVES,
  OPTIONS,
  STEPS,
  type Upgrade,
} from '@muster/campaign';
import { DEPARTURES } from '@muster/kernel';
import { spell } from '../record/army.ts';
import { rulesetRef } from '../record/ruleset.ts';
import { type Check, listOf, optional, shape, text, truth, whole, word } from '../record/shape.ts';
import { books, kit, purchase } from './kit.ts';
import { amount, byId, count, day, type FieldsOf, id, ids, name, onlyTrue, words } from './shapes.ts';

export const kind: Check = word(...CAMPAIGN_TYPES);
export const objective: Check = word(...OBJECTIVES);

const among =
  (values: readonly (string | boolean)[]): Check =>
  (reader) => {
    if (!values.includes(reader.value as string | boolean)) reader.complain(`must be one of ${values.join(', ')}`);
  };

/** The checks of a campaign's options, by name. */
export const optionFields: Readonly<Record<string, Check>> = Object.fromEntries(
  Object.entries(OPTIONS).map(([option, values]) => [option, among(values)]),
);

const upgradeFields: FieldsOf<Upgrade> = {
  id,
  name,
  cost: amount,
  purchase: optional(purchase),
  boughtAfter: optional(count),
  triedAfter: optional(count),
};
export const upgrade: Check = shape(upgradeFields);

const newUpgradeFields: FieldsOf<NewUpgrade> = {
  id,
  name: optional(name),
  cost: amount,
  purchase: optional(purchase),
  hero: optional(onlyTrue),
};
export const newUpgrade: Check = shape(newUpgradeFields);

const newUnitFields: FieldsOf<NewUnit> = {
  id,
  name: optional(name),
  base: amount,
  hero: optional(truth),
  models: optional(whole(1, 100)),
  casts: optional(truth),
  blocks: optional(truth),
  upgrades: optional(listOf(newUpgrade, 60)),
  kit: optional(kit),
};
export const newUnit: Check = shape(newUnitFields);
export const newUnits: Check = listOf(newUnit, 100);

const names: Check = listOf(name, 100);

/** Checks the players' notes about an army or a unit. */
export const notes: Check = listOf(words, 100);
/** Checks the kind of thing that has a name and notes. */
export const named: Check = word('army', 'unit');

export const unitFields: FieldsOf<CampaignUnit> = {
  id,
  name,
  hero: truth,
  models: whole(1, 100),
  casts: truth,
  blocks: truth,
  base: amount,
  upgrades: listOf(upgrade, 100),
  delta: amount,
  xp: amount,
  level: count,
  traits: names,
  injuries: names,
  talents: names,
  skillSets: names,
  skills: names,
  items: names,
  sitOut: count,
  kit: optional(kit),
  notes: optional(notes),
};
export const unit: Check = shape(unitFields);

/** Checks the spells of an army's casters. */
export const spells: Check = listOf(spell, 60);

export const armyFields: FieldsOf<CampaignArmy> = {
  id,
  name,
  player: name,
  bank: amount,
  vp: amount,
  matches: count,
  units: listOf(unit, 200),
  spells: optional(spells),
  notes: optional(notes),
  books: optional(books),
};
export const army: Check = shape(armyFields);

export const matchArmyFields: FieldsOf<MatchArmy> = {
  army: id,
  brought: byId(amount),
  value: amount,
  underdog: count,
  objective: optional(objective),
  conceded: optional(count),
  heroes: count,
  veterans: count,
  medics: optional(onlyTrue),
};

const approvalFields: FieldsOf<Approval> = { by: name, reason: name };
/** Checks the organiser's approval, with a name and a reason. */
export const approval: Check = shape(approvalFields);

const dueFields: FieldsOf<DueEvent> = { number: whole(11, 66), round: count };

export const eventFields: FieldsOf<MatchEvent> = {
  id,
  number: whole(11, 66),
  round: count,
  approved: optional(approval),
  army: optional(id),
  targets: ids,
  quarter: optional(whole(0, 4)),
  d3: optional(whole(1, 3)),
  noted: optional(name),
  seal: optional(text(128)),
  done: optional(truth),
  by: optional(id),
  dead: optional(onlyTrue),
  settled: optional(onlyTrue),
};
export const event: Check = shape(eventFields);

const killFields: FieldsOf<MatchKill> = {
  by: ids,
  victims: ids,
  round: optional(count),
  melee: optional(truth),
  shaken: optional(truth),
};

const reportFields: FieldsOf<MatchReport> = {
  destroyed: ids,
  routed: ids,
  modelsKilled: byId(count),
  kills: listOf(shape(killFields), 1000),
  left: byId(word(...DEPARTURES)),
  conceded: ids,
  order: ids,
  rounds: optional(count),
};
export const report: Check = shape(reportFields);

export const matchFields: FieldsOf<Match> = {
  id,
  number: count,
  ordinal: optional(count),
  step: word(...STEPS),
  armies: listOf(shape(matchArmyFields), 20),
  round: count,
  due: listOf(shape(dueFields), 100),
  events: listOf(event, 200),
  report,
  rolls: listOf(name, 1000),
  winner: optional(id),
  xp: byId(amount),
  casualties: ids,
  dead: ids,
  before: listOf(army, 20),
  void: optional(onlyTrue),
};

export const campaignFields: FieldsOf<Campaign> = {
  name,
  seed: optional(name),
  ruleset: rulesetRef,
  type: kind,
  limit: optional(count),
  options: shape(optionFields),
  begun: day,
  armies: listOf(army, 200),
  matches: listOf(shape(matchFields), 2000),
  played: count,
  averaged: truth,
  winners: optional(ids),
};
