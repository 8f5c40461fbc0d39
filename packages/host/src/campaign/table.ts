import { battleRulesOf, type Campaign, rulesOf } from '@muster/campaign';
import type { Table } from '@muster/engine';
import { tableFor } from '@muster/rules';

/** Generates a table of the usual size for a campaign match. */
export const seasonTable = (campaign: Campaign, seed: string, players: number): Table =>
  tableFor(battleRulesOf(rulesOf(campaign)), seed, players);
