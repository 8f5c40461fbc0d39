import type { Match } from '../state/campaign.ts';
import { openMatchOf } from '../state/find.ts';
import type { Command } from './command.ts';
import type { Desk } from './desk.ts';
import { demandLawful } from './lawful.ts';
import { demandHeroRoom } from './recruit.ts';
import { upgradeOf } from './new-unit.ts';
import { refuse } from './refusal.ts';

/** The match whose upgrade step the army of a unit is in (campaign:B9). */
const upgradeStep = (desk: Desk, unit: string): Match => {
  const army = desk.owner(unit);
  const match = openMatchOf(desk.campaign, army.id);
  if (match?.step !== 'upgrade')
    refuse('wrong-step', { what: army.name, need: 'upgrade', have: match?.step ?? 'none' });
  return match as Match;
};

/** Step 5: an upgrade is paid from the bank; one below zero pays instead. */
export const buy = (desk: Desk, { unit: id, upgrade }: Extract<Command, { type: 'buy' }>): void => {
  const match = upgradeStep(desk, id);
  const unit = desk.unit(id);
  const army = desk.owner(id);
  if (unit.upgrades.some((one) => one.id === upgrade.id)) refuse('id-taken', { what: upgrade.id });
  demandLawful(unit.kit, [...unit.upgrades, upgrade]);
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

/** What an upgrade brings: half of what was paid, in full steps of 5; a price below zero is paid back (campaign:B1, campaign:B3). */
export const saleOf = (cost: number): number => (cost < 0 ? cost : Math.floor(cost / 2 / 5) * 5);

const ONLY = 5;
const SELLS_ON = 4;

/** Step 5: an upgrade is sold; one of 5 points only on a good die, which is thrown once after each mission (campaign:B2). */
export const sell = (desk: Desk, { unit: id, upgrade: wanted }: Extract<Command, { type: 'sell' }>): void => {
  const match = upgradeStep(desk, id);
  const unit = desk.unit(id);
  const army = desk.owner(id);
  if (unit.items.includes(wanted)) refuse('not-for-sale', { what: wanted });
  const upgrade =
    unit.upgrades.find((one) => one.id === wanted) ?? refuse('unknown-upgrade', { what: wanted, have: unit.name });
  demandLawful(
    unit.kit,
    unit.upgrades.filter((one) => one !== upgrade),
  );
  if (upgrade.boughtAfter === match.number) refuse('bought-just-now', { what: upgrade.name });
  if (upgrade.triedAfter === match.number) refuse('tried-already', { what: upgrade.name });
  if (upgrade.cost === ONLY && desk.die(`${id} ${wanted} sale`) < SELLS_ON)
    return desk.change({ type: 'sale-failed', unit: id, upgrade: wanted, match: match.number });
  const amount = upgrade.cost === ONLY ? ONLY : saleOf(upgrade.cost);
  if (army.bank + amount < 0) refuse('too-expensive', { what: upgrade.name, need: -amount, have: army.bank });
  if (amount !== 0) desk.change({ type: 'bank', army: army.id, amount, why: 'sold' });
  desk.change({ type: 'upgrade-sold', unit: id, upgrade: wanted });
};

/** Everybody has upgraded, or recruited: the match goes on to its next step. */
export const endStep = (desk: Desk, { match }: Extract<Command, { type: 'end-step' }>): void => {
  const { step } = desk.match(match, 'upgrade', 'recruit');
  if (step === 'upgrade') desk.change({ type: 'match', match, set: { step: 'recruit' } });
  else desk.change({ type: 'match', match, set: { step: 'closed', before: [] } });
};
