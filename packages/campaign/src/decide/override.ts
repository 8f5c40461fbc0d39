import { isInMatch } from '../state/find.ts';
import type { Approval, CampaignUnit } from '../state/campaign.ts';
import type { Override } from '../state/change.ts';
import { unitFaults } from './check-unit.ts';
import type { Command } from '../contract/command.ts';
import type { CommandState } from './command-state.ts';
import { demandArmyName } from './found.ts';
import { demandUnitName } from './new-unit.ts';
import { refuse, RefusalSignal } from '../contract/refusal.ts';

/** Lets the organiser set any value that the ruleset allows, with a name and a reason. */
export const override = (
  desk: CommandState,
  { by, reason, override: wanted }: Extract<Command, { type: 'override' }>,
): void => {
  const approval = demandApproval('override', { by, reason });
  demandKnown(desk, wanted);
  const before = wanted.of === 'unit' ? desk.unit(wanted.id) : undefined;
  desk.change({ type: 'overridden', ...approval, override: wanted });
  if (wanted.of === 'unit' && before && wanted.set.delta === undefined) priceLevels(desk, before);
};

/** Returns an approval, or refuses one without a name or a reason. */
export const demandApproval = (what: 'override' | 'approval', { by, reason }: Approval): Approval => {
  if (by.trim() === '' || reason.trim() === '') refuse('no-name', { what });
  return { by: by.trim(), reason: reason.trim() };
};

/** Changes the price of a unit for levels that the organiser sets, unless the price was set too (campaign:L1, campaign:L2). */
const priceLevels = (desk: CommandState, { id, level }: CampaignUnit): void => {
  const now = desk.unit(id);
  const { regular, hero } = desk.rules.levelPrice;
  const amount = (now.level - level) * (now.hero ? hero : regular);
  if (amount !== 0) desk.change({ type: 'price', unit: id, amount, why: 'level' });
};

const demandKnown = (desk: CommandState, wanted: Override): void => {
  switch (wanted.of) {
    case 'unit':
      return demandUnit(desk, wanted);
    case 'army':
      return demandArmy(desk, wanted);
    case 'match':
      return demandMatch(desk, wanted);
    case 'campaign':
      return demandCampaign(desk, wanted);
  }
};

/** Refuses an unknown unit, a taken name (campaign:C12), and values that the ruleset does not allow. */
const demandUnit = (desk: CommandState, { id, set }: Extract<Override, { of: 'unit' }>): void => {
  const army = desk.owner(id);
  if (set.name !== undefined) demandUnitName(army, id, set.name);
  const fault = unitFaults(desk.rules, { ...desk.unit(id), ...set }).find(({ fields }) =>
    fields.some((field) => Object.hasOwn(set, field)),
  );
  if (fault) throw new RefusalSignal(fault.refusal);
};

const demandArmy = (desk: CommandState, { id, set }: Extract<Override, { of: 'army' }>): void => {
  desk.army(id);
  if (set.name !== undefined) demandArmyName(desk, set.name, id);
  demandCounts({ points: set.bank, VP: set.vp, matches: set.matches });
};

/** Refuses a winner that was not in the match or conceded, and casualties that were not in the match. */
const demandMatch = (desk: CommandState, { id, set }: Extract<Override, { of: 'match' }>): void => {
  const match = desk.match(id);
  const winner = match.armies.find(({ army }) => army === set.winner);
  if (set.winner !== undefined && (!winner || winner.conceded !== undefined))
    refuse('bad-winner', { what: set.winner });
  for (const unit of [...(set.casualties ?? []), ...(set.dead ?? [])])
    if (!isInMatch(match, unit)) refuse('bad-report', { what: unit });
  demandCounts({ round: set.round });
};

/** Refuses a limited campaign without a limit. */
const demandCampaign = ({ campaign }: CommandState, { set }: Extract<Override, { of: 'campaign' }>): void => {
  if (set.name?.trim() === '') refuse('no-name');
  const { type, limit } = { ...campaign, ...set };
  if (type !== 'endless' && (limit === undefined || limit < 1))
    refuse('bad-value', { what: 'limit', have: limit ?? 'none' });
  demandCounts({ played: set.played });
};

const demandCounts = (counts: Readonly<Record<string, number | undefined>>): void => {
  for (const [what, have] of Object.entries(counts))
    if (have !== undefined && (!Number.isInteger(have) || have < 0)) refuse('bad-value', { what, have });
};
