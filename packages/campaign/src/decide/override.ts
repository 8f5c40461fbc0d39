import { isInMatch } from '../state/find.ts';
import type { Approval, CampaignUnit } from '../state/campaign.ts';
import type { Override } from '../state/change.ts';
import { unitFaults } from './check-unit.ts';
import type { Command } from '../contract/command.ts';
import type { Desk } from './desk.ts';
import { demandArmyName } from './found.ts';
import { demandUnitName } from './new-unit.ts';
import { refuse, Refused } from '../contract/refusal.ts';

/** The organiser's word: any figure, any unit, with a name and a reason, as far as the ruleset knows it. */
export const override = (desk: Desk, { by, reason, override: word }: Extract<Command, { type: 'override' }>): void => {
  const approval = demandApproval('override', { by, reason });
  demandKnown(desk, word);
  const before = word.of === 'unit' ? desk.unit(word.id) : undefined;
  desk.change({ type: 'overridden', ...approval, override: word });
  if (word.of === 'unit' && before && word.set.delta === undefined) priceLevels(desk, before);
};

/** The organiser's word must have a name and a reason. */
export const demandApproval = (what: 'override' | 'approval', { by, reason }: Approval): Approval => {
  if (by.trim() === '' || reason.trim() === '') refuse('no-name', { what });
  return { by: by.trim(), reason: reason.trim() };
};

/** A level has its price also where the organiser grants it; a change of price that was set as well counts instead (campaign:L1, campaign:L2). */
const priceLevels = (desk: Desk, { id, level }: CampaignUnit): void => {
  const now = desk.unit(id);
  const { regular, hero } = desk.rules.levelPrice;
  const amount = (now.level - level) * (now.hero ? hero : regular);
  if (amount !== 0) desk.change({ type: 'price', unit: id, amount, why: 'level' });
};

const demandKnown = (desk: Desk, word: Override): void => {
  switch (word.of) {
    case 'unit':
      return demandUnit(desk, word);
    case 'army':
      return demandArmy(desk, word);
    case 'match':
      return demandMatch(desk, word);
    case 'campaign':
      return demandCampaign(desk, word);
  }
};

/** The unit must be there, a new name must be free (campaign:C12), and what is set must be in the ruleset. */
const demandUnit = (desk: Desk, { id, set }: Extract<Override, { of: 'unit' }>): void => {
  const army = desk.owner(id);
  if (set.name !== undefined) demandUnitName(army, id, set.name);
  const fault = unitFaults(desk.rules, { ...desk.unit(id), ...set }).find(({ fields }) =>
    fields.some((field) => Object.hasOwn(set, field)),
  );
  if (fault) throw new Refused(fault.refusal);
};

const demandArmy = (desk: Desk, { id, set }: Extract<Override, { of: 'army' }>): void => {
  desk.army(id);
  if (set.name !== undefined) demandArmyName(desk, set.name, id);
  demandCounts({ points: set.bank, VP: set.vp, matches: set.matches });
};

/** A winner has taken part and has not conceded, and only units that were brought can fall. */
const demandMatch = (desk: Desk, { id, set }: Extract<Override, { of: 'match' }>): void => {
  const match = desk.match(id);
  const winner = match.armies.find(({ army }) => army === set.winner);
  if (set.winner !== undefined && (!winner || winner.conceded !== undefined))
    refuse('bad-winner', { what: set.winner });
  for (const unit of [...(set.casualties ?? []), ...(set.dead ?? [])])
    if (!isInMatch(match, unit)) refuse('bad-report', { what: unit });
  demandCounts({ round: set.round });
};

/** A campaign that has an end must say when. */
const demandCampaign = ({ campaign }: Desk, { set }: Extract<Override, { of: 'campaign' }>): void => {
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
