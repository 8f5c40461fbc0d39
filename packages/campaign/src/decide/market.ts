import type { Match } from '../state/campaign.ts';
import { openMatchOf } from '../state/find.ts';
import type { Command } from '../contract/command.ts';
import type { CommandState } from './command-state.ts';
import { LABEL } from '../contract/labels.ts';
import { demandLawful, upgradeOf } from './new-unit.ts';
import { demandHeroRoom } from './recruit.ts';
import { refuse } from '../contract/refusal.ts';

/** Returns the match whose upgrade step the army of a unit is in, or refuses (campaign:B9). */
const upgradeStep = (desk: CommandState, unit: string): Match => {
  const army = desk.owner(unit);
  const match = openMatchOf(desk.campaign, army.id);
  if (match?.step !== 'upgrade')
    refuse('wrong-step', { what: army.name, need: 'upgrade', have: match?.step ?? 'none' });
  return match as Match;
};

/** Step 5: buys an upgrade from the bank; one with a negative price adds points. */
export const buy = (desk: CommandState, { unit: id, upgrade }: Extract<Command, { type: 'buy' }>): void => {
  const match = upgradeStep(desk, id);
  const unit = desk.unit(id);
  const army = desk.owner(id);
  if (unit.upgrades.some((one) => one.id === upgrade.id)) refuse('id-taken', { what: upgrade.id });
  demandLawful(unit, [...unit.upgrades, upgrade]);
  if (upgrade.hero && !unit.hero) demandHeroRoom(desk, match, army);
  if (upgrade.cost > army.bank)
    refuse('too-expensive', { what: upgrade.name ?? upgrade.id, need: upgrade.cost, have: army.bank });
  desk.change({ type: 'bank', army: army.id, amount: -upgrade.cost, why: 'bought' });
  desk.change({ type: 'upgrade-bought', unit: id, upgrade: upgradeOf(upgrade, match.number) });
  if (!upgrade.hero || unit.hero) return;
  const { heroes } = desk.matchArmy(match.id, army.id);
  desk.change({ type: 'match-army', match: match.id, army: army.id, set: { heroes: heroes + 1 } });
  desk.change({ type: 'promoted', unit: id });
};

/** What an upgrade sells for, and the die result that is needed if a die decides. */
export interface Sale {
  points: number;
  on?: number;
}

const STEP = 5;
const SELLS_ON = 4;

/**
 * Returns what an upgrade sells for: half of its price, rounded down to 5; a negative price is paid back (campaign:B1,
 * campaign:B3). An upgrade for 5 points sells for 5, but only if a die succeeds (campaign:B2).
 */
export const salePriceOf = (cost: number): Sale => {
  if (cost === STEP) return { points: STEP, on: SELLS_ON };
  return { points: cost < 0 ? cost : Math.floor(cost / 2 / STEP) * STEP };
};

/** Step 5: sells an upgrade; if a die decides, it is rolled once after each mission (campaign:B2). */
export const sell = (desk: CommandState, { unit: id, upgrade: wanted }: Extract<Command, { type: 'sell' }>): void => {
  const match = upgradeStep(desk, id);
  const unit = desk.unit(id);
  const army = desk.owner(id);
  if (unit.items.includes(wanted)) refuse('not-for-sale', { what: wanted });
  const upgrade =
    unit.upgrades.find((one) => one.id === wanted) ?? refuse('unknown-upgrade', { what: wanted, of: unit.name });
  demandLawful(
    unit,
    unit.upgrades.filter((one) => one !== upgrade),
  );
  if (upgrade.boughtAfter === match.number) refuse('bought-just-now', { what: upgrade.name });
  if (upgrade.triedAfter === match.number) refuse('tried-already', { what: upgrade.name });
  const { points: amount, on } = salePriceOf(upgrade.cost);
  if (on !== undefined && desk.die(LABEL.sale(id, wanted)) < on)
    return desk.change({ type: 'sale-failed', unit: id, upgrade: wanted, match: match.number });
  if (army.bank + amount < 0) refuse('too-expensive', { what: upgrade.name, need: -amount, have: army.bank });
  if (amount !== 0) desk.change({ type: 'bank', army: army.id, amount, why: 'sold' });
  desk.change({ type: 'upgrade-sold', unit: id, upgrade: wanted });
};

/** Ends the upgrade or recruit step of a match. */
export const endStep = (desk: CommandState, { match }: Extract<Command, { type: 'end-step' }>): void => {
  const { step } = desk.match(match, 'upgrade', 'recruit');
  if (step === 'upgrade') desk.change({ type: 'match', match, set: { step: 'recruit' } });
  else desk.change({ type: 'match', match, set: { step: 'closed', before: [] } });
};
