import type { Draws } from '../chance/chance.ts';
import type { Command } from './command.ts';
import { apply, NO_CAMPAIGN } from '../state/apply.ts';
import type { Campaign } from '../state/campaign.ts';
import type { CampaignChange } from '../state/change.ts';

/** A command that was carried out, with its dice, random draws, decisions and changes. */
export interface Fact {
  /** The day or minute, as the writer gave it. */
  at: string;
  /** The name of the writer. */
  by: string;
  command: Command;
  draws: Draws;
  changes: readonly CampaignChange[];
  /** The match that it belongs to. */
  match?: string;
}

/** A correction in a campaign file: the facts from one place on are replaced by these. */
export interface Amendment {
  at: string;
  by: string;
  reason: string;
  /** The place of the first fact that is replaced, counted from 0 among the facts that count. */
  from: number;
  facts: readonly Fact[];
}

/** An entry of a campaign file: a fact or a correction. Entries are never changed or removed. */
export type Entry = { fact: Fact } | { amendment: Amendment };

/** Returns the facts that count, after all corrections. */
export const factsOf = (entries: readonly Entry[]): Fact[] => {
  let facts: Fact[] = [];
  for (const entry of entries)
    if ('fact' in entry) facts.push(entry.fact);
    else facts = [...facts.slice(0, entry.amendment.from), ...entry.amendment.facts];
  return facts;
};

/** Returns the campaign that facts make. */
export const evolve = (facts: readonly Fact[], from: Campaign = NO_CAMPAIGN): Campaign => {
  let campaign = from;
  for (const { changes } of facts) for (const change of changes) campaign = apply(campaign, change);
  return campaign;
};
