import type { CampaignEffect } from '@muster/rules';
import type { Match, MatchArmy, MatchEvent, MatchReport } from '../state/campaign.ts';
import { ownerOf, unitOf } from '../state/find.ts';
import { endedBy } from '../standings/status.ts';
import { type Command, NEUTRALS } from '../contract/command.ts';
import type { CommandState } from './command-state.ts';
import { eventKey, nextEventId, applyDueEffects } from './event.ts';
import { departedBy, eventRule } from './event-targets.ts';
import { award } from './experience.ts';
import { settleKillers, withDestroyedUnits } from './kills.ts';
import { LABEL } from '../contract/labels.ts';
import { reachedObjectives } from './objectives.ts';
import { refuse } from '../contract/refusal.ts';
import { demandDay } from './set-up.ts';

/** Ends step 2: checks the report, then resolves rewards, objectives, bounties, ransoms and XP splits, in this order (campaign:P7). */
export const conclude = (desk: CommandState, command: Extract<Command, { type: 'conclude' }>): void => {
  const { match: id, winner, claims = {}, events = [] } = command;
  const match = desk.match(id, 'mission');
  demandDay(desk, command.at);
  demandReport(desk, match, command);
  for (const event of events) {
    const named = { ...event, id: event.id ?? nextEventId(desk.match(id)) };
    desk.change({ type: 'event', match: id, event: named });
    applyDueEffects(desk, id, named.id);
  }
  const report = completed(desk, desk.match(id), command.report);
  const objectives = command.objectives ?? reachedObjectives(desk, desk.match(id), report, claims);
  desk.change({ type: 'match', match: id, set: { report, winner } });
  for (const { army } of match.armies) if (report.conceded.includes(army)) markConceded(desk, id, army, report);
  reward(desk, match.armies, winner);
  for (const army of objectives) payObjective(desk, id, army);
  eachEvent(desk, id, (event, entry) => {
    if (entry.keep === 'bounty') payBounty(desk, desk.match(id), event, entry.points);
  });
  eachEvent(desk, id, (event, entry) => {
    if (entry.keep === 'ransom') offerRansom(desk, id, event, entry);
  });
  eachEvent(desk, id, (event, entry) => {
    if (entry.keep === 'quick-win' && event.round === report.rounds && isFoughtOut(match, winner, report))
      splitXp(desk, id, winner, entry.xp);
  });
  eachEvent(desk, id, (event, entry) => {
    if (entry.keep === 'revenge' && avenged(event, report)) revenge(desk, id, event, entry.xp);
  });
  if (desk.campaign.options.foundWeapon === 'mission') dropFinds(desk, desk.match(id));
  desk.change({ type: 'match-played', match: id });
  desk.change({ type: 'match', match: id, set: { step: 'casualties' } });
  const winners = endedBy(desk.campaign);
  if (winners) desk.change({ type: 'ended', winners });
};

/** Voids a match that is broken off (campaign:P5). */
export const breakOff = (desk: CommandState, { match }: Extract<Command, { type: 'break-off' }>): void => {
  if (desk.match(match).step === 'closed') refuse('wrong-step', { what: match, have: 'closed' });
  desk.change({ type: 'match-void', match });
};

const demandReport = (
  desk: CommandState,
  match: Match,
  { winner, report, claims = {}, objectives = Object.keys(claims) }: Extract<Command, { type: 'conclude' }>,
): void => {
  const part = match.armies.find(({ army }) => army === winner);
  if (!part || part.conceded !== undefined || report.conceded.includes(winner)) refuse('bad-winner', { what: winner });
  const brought = new Set(match.armies.flatMap((army) => Object.keys(army.brought)));
  const demandUnit = (unit: string): void => {
    if (!brought.has(unit)) refuse('bad-report', { what: unit });
  };
  for (const unit of [...report.destroyed, ...report.routed, ...Object.keys(report.left)]) demandUnit(unit);
  for (const [unit, killed] of Object.entries(report.modelsKilled)) {
    demandUnit(unit);
    const { models } = desk.unit(unit);
    if (!Number.isInteger(killed) || killed < 0 || killed > models)
      refuse('bad-report', { what: unit, need: models, have: killed });
  }
  for (const { by, victims } of report.kills) {
    for (const unit of by) demandUnit(unit);
    for (const unit of victims) if (!NEUTRALS.includes(unit)) demandUnit(unit);
  }
  for (const army of [...report.conceded, ...report.order])
    if (!match.armies.some((one) => one.army === army)) refuse('bad-report', { what: army });
  for (const army of objectives)
    if (!match.armies.some((one) => one.army === army && one.objective !== undefined))
      refuse('bad-report', { what: army });
};

/**
 * Completes the report: adds what was reported before it (armies that conceded, units that events took off the table),
 * marks units that lost all their models as destroyed, and settles one killer for each kill.
 */
const completed = (desk: CommandState, match: Match, reported: MatchReport): MatchReport => {
  const conceded = match.armies.filter((one) => one.conceded !== undefined).map(({ army }) => army);
  const report = withDestroyedUnits(desk.campaign, reported);
  return {
    ...report,
    kills: settleKillers(desk, match, report.kills),
    left: { ...departedBy(desk, match), ...report.left },
    conceded: [...new Set([...conceded, ...report.conceded])],
  };
};

/** Marks an army as conceded: its units leave without being casualties, but units lost before stay lost (campaign:P3). */
const markConceded = (desk: CommandState, id: string, army: string, report: MatchReport): void => {
  const { brought, conceded } = desk.matchArmy(id, army);
  if (conceded === undefined)
    desk.change({ type: 'match-army', match: id, army, set: { conceded: report.rounds ?? desk.match(id).round } });
  const fallen = [...report.destroyed, ...report.routed, ...Object.keys(report.left)];
  const leaving = Object.keys(brought).filter((unit) => !fallen.includes(unit));
  const left = {
    ...desk.match(id).report.left,
    ...Object.fromEntries(leaving.map((unit) => [unit, 'conceded' as const])),
  };
  desk.change({ type: 'match', match: id, set: { report: { ...desk.match(id).report, left } } });
};

const reward = (desk: CommandState, armies: readonly MatchArmy[], winner: string): void => {
  for (const { army } of armies) {
    const { vp, points } = army === winner ? desk.rules.winner : desk.rules.loser;
    if (vp !== 0) desk.change({ type: 'vp', army, amount: vp, why: 'reward' });
    desk.change({ type: 'bank', army, amount: points, why: 'reward' });
  }
};

const payObjective = (desk: CommandState, match: string, army: string): void => {
  desk.matchArmy(match, army);
  desk.change({ type: 'bank', army, amount: desk.rules.objectiveBonus, why: 'objective' });
};

const eachEvent = (desk: CommandState, id: string, visit: (event: MatchEvent, entry: CampaignEffect) => void): void => {
  for (const event of desk.match(id).events)
    if (!event.dead) for (const entry of eventRule(desk, event.number).books) visit(event, entry);
};

/** Pays each enemy for the units of an army that it destroyed itself (campaign:E5). */
const payBounty = (desk: CommandState, match: Match, event: MatchEvent, points: number): void => {
  const prey = match.armies.find(({ army }) => army === event.army)?.brought ?? {};
  for (const { by, victims } of match.report.kills) {
    const hunter = by.length > 0 ? hunterOf(match, by[0]) : undefined;
    const killed = victims.filter((unit) => Object.hasOwn(prey, unit)).length;
    if (hunter !== undefined && hunter !== event.army && killed > 0)
      desk.change({ type: 'bank', army: hunter, amount: killed * points, why: 'bounty' });
  }
};

const hunterOf = ({ armies }: Match, unit: string): string | undefined =>
  armies.find(({ brought }) => Object.hasOwn(brought, unit))?.army;

/** Lets an army pay the ransom for a captured unit, which is lost otherwise (campaign:E6, campaign:K16). */
const offerRansom = (
  desk: CommandState,
  match: string,
  { id: event, targets, d3 }: MatchEvent,
  { price }: Extract<CampaignEffect, { keep: 'ransom' }>,
): void => {
  const key = `${eventKey(desk.match(match), event)} ransom`;
  for (const unit of targets.filter((one) => unitOf(desk.campaign, one))) {
    const { id: army } = desk.owner(unit);
    const face = d3 ?? desk.d3(LABEL.ransomD3(event), key);
    const cost = face * (price.times ?? 1) + (price.plus ?? 0);
    desk.change({ type: 'event-changed', match, event, set: { d3: face } });
    if (desk.pays(army, LABEL.ransom(unit), cost)) desk.change({ type: 'bank', army, amount: -cost, why: 'ransom' });
    else desk.change({ type: 'unit-gone', unit, why: 'not-ransomed' });
  }
};

/** Whether a match was won by its mission, and not because all other armies conceded (campaign:E7). */
const isFoughtOut = ({ armies }: Match, winner: string, { conceded }: MatchReport): boolean =>
  armies.some(({ army }) => army !== winner && !conceded.includes(army));

/** Splits XP evenly among the winner's units of this match; the owner chooses who gets the remainder (campaign:E7). */
const splitXp = (desk: CommandState, id: string, winner: string, xp: number): void => {
  const { brought } = desk.matchArmy(id, winner);
  const units = desk
    .army(winner)
    .units.filter((unit) => Object.hasOwn(brought, unit.id) && unit.xp < desk.rules.mostXp)
    .map((unit) => unit.id);
  if (units.length === 0) return;
  const each = Math.floor(xp / units.length);
  const over = xp - each * units.length;
  const lucky = over === 0 ? [] : (desk.choose(winner, LABEL.oddXp, units, over) as readonly string[]);
  for (const unit of units) {
    const amount = each + (lucky.includes(unit) ? 1 : 0);
    if (amount > 0) award(desk, id, unit, amount, 'quick-win');
  }
};

/** Whether the noted unit was destroyed after it was noted (campaign:E9). */
const avenged = ({ noted, done }: MatchEvent, { destroyed, routed }: MatchReport): boolean =>
  done ?? (noted !== undefined && [...destroyed, ...routed].includes(noted));

const revenge = (desk: CommandState, id: string, { army }: MatchEvent, xp: number): void => {
  if (army === undefined) return;
  for (const unit of Object.keys(desk.matchArmy(id, army).brought))
    if (ownerOf(desk.campaign, unit)) award(desk, id, unit, xp, 'revenge');
};

/** Removes found weapons, if the options say that they last only one mission (campaign:E12). */
const dropFinds = (desk: CommandState, { events }: Match): void => {
  for (const { number, targets, dead } of events) {
    const [item] = dead ? [] : eventRule(desk, number).books;
    const unit = targets.length > 0 ? unitOf(desk.campaign, targets[0]) : undefined;
    if (item?.keep === 'item' && unit?.items.includes(item.name))
      desk.change({ type: 'lost', unit: unit.id, list: 'items', name: item.name });
  }
};
