import { NEUTRALS } from '../contract/command.ts';
import type { Campaign, Match, MatchKill, MatchReport } from '../state/campaign.ts';
import { unitOf } from '../state/find.ts';
import type { CommandState } from './command-state.ts';
import { LABEL } from '../contract/labels.ts';

/** Returns a report in which units that lost all their models are destroyed, unless they routed. */
export const withDestroyedUnits = (campaign: Campaign, report: MatchReport): MatchReport => {
  const { destroyed, routed, modelsKilled } = report;
  const losses = Object.entries(modelsKilled);
  const whole = losses.filter(([unit, killed]) => killed === unitOf(campaign, unit)?.models).map(([unit]) => unit);
  return {
    ...report,
    destroyed: [...new Set([...destroyed, ...whole.filter((unit) => !routed.includes(unit))])],
    modelsKilled: Object.fromEntries(losses.filter(([unit]) => !whole.includes(unit))),
  };
};

/**
 * Returns kills with one killer for each victim. A victim in several entries was killed once, unless they are of different
 * rounds (campaign:X10), and only one army can have killed it. If several units may claim the kill, their owner decides
 * if they belong to one army, otherwise the owner of the victim (campaign:X3).
 */
export const settleKillers = (desk: CommandState, match: Match, kills: readonly MatchKill[]): MatchKill[] => {
  const victims = [...new Set(kills.flatMap((kill) => kill.victims))].filter((unit) => !NEUTRALS.includes(unit));
  return victims.reduce<MatchKill[]>(
    (settled, victim) =>
      contestsOf(match, settled, victim).reduce((left, contest) => settle(desk, match, left, victim, contest), settled),
    [...kills],
  );
};

/** Returns the army that brought a unit. */
const broughtBy = ({ armies }: Match, unit: string): string | undefined =>
  armies.find(({ brought }) => Object.hasOwn(brought, unit))?.army;

/** Groups kills that exclude each other: those of one victim at one time, by several entries or armies. */
const contestsOf = (match: Match, kills: readonly MatchKill[], victim: string): MatchKill[][] => {
  const named = kills.filter(({ by, victims }) => by.length > 0 && victims.includes(victim));
  const rounds = new Set(named.map(({ round }) => round));
  const contests = rounds.has(undefined)
    ? [named]
    : [...rounds].map((round) => named.filter((kill) => kill.round === round));
  return contests.filter(
    (contest) =>
      contest.length > 1 || new Set(contest.flatMap(({ by }) => by.map((unit) => broughtBy(match, unit)))).size > 1,
  );
};

/** Returns the kills after a player decided who killed a victim. */
const settle = (
  desk: CommandState,
  match: Match,
  kills: readonly MatchKill[],
  victim: string,
  contest: readonly MatchKill[],
): MatchKill[] => {
  const killers = [...new Set(contest.flatMap(({ by }) => by))];
  const killer =
    killers.length > 1
      ? String(desk.choose(witness(match, victim, killers), LABEL.kill([victim]), killers))
      : killers[0];
  const kept = contest.find(({ by }) => by.includes(killer));
  return kills.flatMap((kill) => {
    if (!contest.includes(kill)) return [kill];
    const others = kill.victims.filter((unit) => unit !== victim);
    return [
      ...(kill === kept ? [{ ...kill, by: [killer], victims: [victim] }] : []),
      ...(others.length > 0 ? [{ ...kill, victims: others }] : []),
    ];
  });
};

/** Returns the army that decides who killed a unit. */
const witness = (match: Match, victim: string, killers: readonly string[]): string => {
  const armies = new Set(killers.map((unit) => broughtBy(match, unit)));
  const [first] = armies;
  return (armies.size === 1 ? first : broughtBy(match, victim)) ?? match.armies[0].army;
};
