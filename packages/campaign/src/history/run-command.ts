import { firstOf, type DrawNeed, type DrawSource } from '../chance/chance.ts';
import { keyedSource, seedOf } from '../chance/keyed.ts';
import { policySource } from '../decide/policy.ts';
import type { Command } from '../contract/command.ts';
import { decideCommand } from '../decide/decide.ts';
import { matchOfCommand } from '../decide/match-of-command.ts';
import type { CampaignRefusal } from '../contract/refusal.ts';
import { NO_CAMPAIGN } from '../state/apply.ts';
import type { Campaign } from '../state/campaign.ts';
import type { Fact } from '../contract/fact.ts';

/** A campaign with the facts that made it. */
export interface CampaignWithFacts {
  facts: readonly Fact[];
  campaign: Campaign;
}

/** A campaign without any facts: its first command founds it. */
export const NEW_CAMPAIGN: CampaignWithFacts = { facts: [], campaign: NO_CAMPAIGN };

/** The writer and day of a command, and the source of its dice and decisions. */
export interface CommandContext {
  /** The day, as `2026-05-30`. */
  at: string;
  by: string;
  /** By default Muster rolls the dice from the campaign's seed and decides for the players. */
  source?: DrawSource;
}

/** The result of a command: the campaign after it, what must be rolled or decided first, or a refusal. */
export type CommandResult =
  | { status: 'done'; kept: CampaignWithFacts; fact: Fact }
  | { status: 'needs'; need: DrawNeed }
  | { status: 'refused'; refusal: CampaignRefusal };

/** Decides a command by the rules and adds it to the facts of a campaign; the given campaign does not change. */
export const runCommand = (
  { facts, campaign }: CampaignWithFacts,
  command: Command,
  { at, by, source = ownSource(campaign, command) }: CommandContext,
): CommandResult => {
  const decision = decideCommand(campaign, command, source);
  if (decision.status !== 'done') return decision;
  const { changes, draws } = decision;
  const match = matchOfCommand(campaign, command);
  const fact: Fact = { at, by, command, draws, changes, ...(match === undefined ? {} : { match }) };
  return { status: 'done', kept: { facts: [...facts, fact], campaign: decision.campaign }, fact };
};

const ownSource = (campaign: Campaign, command: Command): DrawSource => {
  const seed = command.type === 'found' ? (command.seed ?? '') : seedOf(campaign);
  return firstOf(policySource(campaign), keyedSource(seed));
};
