import { findCampaignRules } from '../ruleset/index.ts';
import { type Campaign, CAMPAIGN_TYPES, defaultOptions } from '../state/campaign.ts';
import { armyOf, comparableName, rulesOf } from '../state/find.ts';
import type { Command, NewUnit } from '../contract/command.ts';
import type { CommandState } from './command-state.ts';
import { LABEL } from '../contract/labels.ts';
import { addUnitToSheet, isHero, priceOf } from './new-unit.ts';
import { refuse, rulesFault } from '../contract/refusal.ts';

/** Founds a campaign and rolls its limit (campaign:C1). */
export const found = (desk: CommandState, command: Extract<Command, { type: 'found' }>): void => {
  const { name, ruleset, kind, begun, seed } = command;
  if (desk.campaign.name !== '') refuse('already-founded', { what: desk.campaign.name });
  if (name.trim() === '') refuse('no-name');
  const rules = findCampaignRules(ruleset);
  if (!rules.ok) refuse(rules.error.code, rulesFault(rules.error));
  if (!CAMPAIGN_TYPES.includes(kind)) refuse('bad-value', { what: 'kind', have: kind });
  const options = { ...defaultOptions(), ...command.options };
  const limit = kind === 'endless' ? undefined : desk.die(LABEL.length) + 4;
  desk.change({
    type: 'founded',
    name: name.trim(),
    ruleset,
    kind,
    ...(limit === undefined ? {} : { limit }),
    options,
    begun,
    ...(seed === undefined ? {} : { seed }),
  });
};

/** Lets a player join with a first list; after the first match only if the options allow it (campaign:C9). */
export const join = (desk: CommandState, command: Extract<Command, { type: 'join' }>): void => {
  const { army, name, player, units, spells, books } = command;
  const { campaign } = desk;
  if (campaign.name === '') refuse('not-founded');
  const late = campaign.played > 0 || campaign.matches.some((match) => !match.void);
  if (late && !campaign.options.lateJoiners && !campaign.options.parallelPlay) refuse('late-joiners-closed');
  if (armyOf(campaign, army)) refuse('id-taken', { what: army });
  demandArmyName(desk, name);
  desk.change({
    type: 'army-joined',
    army: {
      id: army,
      name: name.trim(),
      player,
      bank: 0,
      vp: 0,
      matches: 0,
      units: [],
      ...(spells ? { spells } : {}),
      ...(books ? { books } : {}),
    },
    late,
  });
  buyFirstList(desk, army, units);
};

/** Refuses the name of an army if it is taken (campaign:C12). */
export const demandArmyName = (desk: CommandState, name: string, except?: string): void => {
  if (name.trim() === '') refuse('no-name');
  const taken = desk.campaign.armies.some(
    (one) => one.id !== except && comparableName(one.name) === comparableName(name),
  );
  if (taken) refuse('name-taken', { what: name });
};

/** Buys the first list within the limits of points and heroes; unspent points are saved up to a limit (campaign:S1, campaign:S3). */
export const buyFirstList = (desk: CommandState, army: string, units: readonly NewUnit[]): void => {
  const { startingPoints, savingLimit, heroesAtStart } = desk.rules;
  const heroes = units.filter(isHero).length;
  if (heroes > heroesAtStart) refuse('too-many-heroes', { need: heroesAtStart, have: heroes });
  const spent = units.reduce((sum, unit) => sum + priceOf(unit), 0);
  if (spent > startingPoints) refuse('too-expensive', { need: spent, have: startingPoints });
  for (const unit of units) addUnitToSheet(desk, army, unit);
  const saved = Math.min(startingPoints - spent, savingLimit);
  desk.change({ type: 'bank', army, amount: saved, why: 'saved' });
};

/** Returns the points of the first list that are lost because they are neither spent nor saved. */
export const lostStartingPoints = (campaign: Campaign, units: readonly NewUnit[]): number => {
  const { startingPoints, savingLimit } = rulesOf(campaign);
  return Math.max(0, startingPoints - units.reduce((sum, unit) => sum + priceOf(unit), 0) - savingLimit);
};
