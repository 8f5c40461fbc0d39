import type { CampaignRuleset, Objective } from '../ruleset/index.ts';
import type { Campaign, Match, MatchKill, MatchReport } from '../state/campaign.ts';
import { rulesOf, unitOf } from '../state/find.ts';
import { judgeObjective, QUARTERS } from './judge.ts';

/** Why a report shows that an army has not reached its special objective. */
export const MISSED_REASONS = [
  'conceded',
  'too-few-units',
  'no-caster',
  'no-kill',
  'not-first',
  'not-destroyed',
  'taken',
] as const;
export type MissedReason = (typeof MISSED_REASONS)[number];

/** What a report proves about a special objective: reached, or missed and why. */
export type Verdict = { reached: true } | { reached: false; why: MissedReason };

/** What a report of a battle at a table shows about one army. */
interface Evidence {
  rules: CampaignRuleset;
  report: MatchReport;
  army: string;
  /** Units that were on the table at the end, of the army and of its enemies; mercenaries are among them (campaign:E16). */
  own: number;
  enemies: number;
  /** Whether a mercenary played as a separate unit: its kills are not in the report. */
  hired: boolean;
  /** The round in which the last caster (or blocker, if that counts) was destroyed; undefined if one may have survived. */
  lastCaster?: number;
  kills: readonly (MatchKill & { army: string | undefined })[];
  /** Values of all enemy units when the match was set up. */
  enemyUnits: Readonly<Record<string, number>>;
}

const missed = (why: MissedReason): Verdict => ({ reached: false, why });
const REACHED: Verdict = { reached: true };

/** Returns what a report proves about the special objective of an army, or nothing if it proves nothing (campaign:M9 to campaign:M14). */
export const judgeReport = (
  campaign: Campaign,
  match: Match,
  report: MatchReport,
  army: string,
): Verdict | undefined => {
  const objective = match.armies.find((one) => one.army === army)?.objective;
  return objective === undefined ? undefined : JUDGES[objective](evidenceFor(campaign, match, report, army));
};

const JUDGES: Readonly<Record<Objective, (evidence: Evidence) => Verdict | undefined>> = {
  mastery: (evidence) => ofTheEnd(evidence) ?? (evidence.own < QUARTERS ? missed('too-few-units') : undefined),
  honor: (evidence) => ofTheEnd(evidence) ?? (evidence.enemies === 0 ? REACHED : undefined),
  casting: (evidence) => {
    const { lastCaster, report } = evidence;
    const destroyed = lastCaster !== undefined && report.rounds !== undefined && lastCaster < report.rounds;
    return ofTheEnd(evidence) ?? (destroyed ? missed('no-caster') : undefined);
  },
  recovery: () => undefined,
  rage: (evidence) => (evidence.hired ? undefined : judgeRage(evidence)),
  destruction: ({ rules, enemyUnits, report: { destroyed, routed } }) =>
    judgeObjective(rules, 'destruction', { enemyUnits, destroyed: [...destroyed, ...routed] })
      ? REACHED
      : missed('not-destroyed'),
};

/** Returns that an army that conceded missed objectives judged at the end or in every round (campaign:M13). */
const ofTheEnd = ({ report, army }: Evidence): Verdict | undefined =>
  report.conceded.includes(army) ? missed('conceded') : undefined;

/** Judges the first kill by the rounds of kills; within one round, a report does not show the order (campaign:M11). */
const judgeRage = ({ kills, army }: Evidence): Verdict | undefined => {
  const own = kills.filter((kill) => kill.army === army);
  const others = kills.filter((kill) => kill.army !== undefined && kill.army !== army);
  if (own.length === 0) return missed('no-kill');
  if (others.length === 0 || latest(own) < earliest(others)) return REACHED;
  return latest(others) < earliest(own) ? missed('not-first') : undefined;
};

/** The earliest and latest possible rounds of the first of some kills; a kill without a round may have been in any. */
const earliest = (kills: readonly MatchKill[]): number => Math.min(...kills.map(({ round = 1 }) => round));
const latest = (kills: readonly MatchKill[]): number => Math.min(...kills.map(({ round = Infinity }) => round));

const evidenceFor = (campaign: Campaign, match: Match, report: MatchReport, army: string): Evidence => {
  const gone = [...report.destroyed, ...report.routed, ...Object.keys(report.left)];
  const parts = match.armies.map((part) => {
    const left = Object.keys(part.brought).filter((unit) => !gone.includes(unit)).length;
    const hired = mercenariesOf(campaign, match, part.brought);
    return { ...part, hired, onTable: report.conceded.includes(part.army) ? 0 : left + hired };
  });
  const own = parts.filter((part) => part.army === army);
  const enemies = parts.filter((part) => part.army !== army);
  const onTable = (some: typeof parts): number => some.reduce((sum, part) => sum + part.onTable, 0);
  const armyOf = (unit: string): string | undefined =>
    match.armies.find(({ brought }) => Object.hasOwn(brought, unit))?.army;
  const rules = rulesOf(campaign);
  return {
    rules,
    report,
    army,
    own: onTable(own),
    enemies: onTable(enemies),
    hired: parts.some((part) => part.hired > 0),
    lastCaster: lastCaster(campaign, report, Object.keys(own[0]?.brought ?? {})),
    kills: report.kills
      .map((kill) => ({ ...kill, army: armyOf(kill.by[0] ?? '') }))
      .filter((kill) => kill.victims.some((unit) => ![undefined, kill.army].includes(armyOf(unit)))),
    enemyUnits: Object.assign({}, ...enemies.map(({ brought }) => brought)) as Record<string, number>,
  };
};

/** Returns the number of mercenaries that play for an army as separate units (campaign:E16). */
const mercenariesOf = (campaign: Campaign, { events }: Match, brought: Readonly<Record<string, number>>): number =>
  events.filter(
    ({ number, targets, dead }) =>
      !dead &&
      targets.some((unit) => Object.hasOwn(brought, unit)) &&
      rulesOf(campaign).events[number].does.some((effect) => effect.do === 'ally' && !effect.joins),
  ).length;

/** Returns the round in which the last caster (or blocker, if that counts) was destroyed, or nothing if one may have survived. */
const lastCaster = (campaign: Campaign, { kills }: MatchReport, units: readonly string[]): number | undefined => {
  const { blockingCounts } = rulesOf(campaign);
  const casters = units.filter((id) => {
    const unit = unitOf(campaign, id);
    return unit?.casts || (unit?.blocks && blockingCounts);
  });
  const fell = casters.map((unit) =>
    Math.max(0, ...kills.filter(({ victims }) => victims.includes(unit)).map(({ round = 0 }) => round)),
  );
  return casters.length === 0 || fell.includes(0) ? undefined : Math.max(...fell);
};
