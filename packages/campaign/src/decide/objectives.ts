import { judgeReport, type Verdict } from '../battle/judge-report.ts';
import type { Objective } from '../ruleset/index.ts';
import type { Match, MatchReport } from '../state/campaign.ts';
import type { Claims } from '../contract/command.ts';
import type { CommandState } from './command-state.ts';
import { LABEL } from '../contract/labels.ts';
import { refuse } from '../contract/refusal.ts';

/** Objectives that only the first army reaches (campaign:M11). */
const FIRST_ONLY: readonly Objective[] = ['recovery', 'rage'];

/**
 * Returns the armies that reached their special objectives: by the report, or by the players' claims, which must not
 * contradict it. Asks about objectives that neither decides.
 */
export const reachedObjectives = (desk: CommandState, match: Match, report: MatchReport, claims: Claims): string[] => {
  const parts = match.armies.flatMap(({ army, objective }) => (objective === undefined ? [] : [{ army, objective }]));
  const reached: string[] = [];
  const isTaken = (objective: Objective): boolean =>
    FIRST_ONLY.includes(objective) && parts.some((one) => one.objective === objective && reached.includes(one.army));
  const verdictOn = (army: string, objective: Objective): Verdict | undefined =>
    isTaken(objective) ? { reached: false, why: 'taken' } : judgeReport(desk.campaign, match, report, army);
  for (const { army, objective } of parts) {
    const claim = Object.hasOwn(claims, army) ? claims[army] : undefined;
    const verdict = verdictOn(army, objective);
    if (verdict && claim !== undefined && claim !== verdict.reached)
      refuse('bad-objective', {
        what: desk.army(army).name,
        of: objective,
        have: verdict.reached ? 'reached' : verdict.why,
      });
    if (verdict?.reached ?? claim) reached.push(army);
  }
  for (const { army, objective } of parts) {
    const isKnown = reached.includes(army) || Object.hasOwn(claims, army) || verdictOn(army, objective) !== undefined;
    if (!isKnown && desk.choose(army, LABEL.reached(army), [true, false]) === true) reached.push(army);
  }
  return match.armies.map(({ army }) => army).filter((army) => reached.includes(army));
};
