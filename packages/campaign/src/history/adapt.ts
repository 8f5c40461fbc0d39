import { type Command, NEUTRALS } from '../contract/command.ts';
import type { Campaign, MatchKill, MatchReport } from '../state/campaign.ts';
import { matchOf, ownerOf } from '../state/find.ts';

/**
 * Returns a command adapted to a correction of earlier facts: a match that was played stays played, with the units that
 * still exist. Returns nothing for other commands.
 */
export const adaptedCommand = (campaign: Campaign, command: Command, isFought: boolean): Command | undefined => {
  if (command.type === 'set-up' && isFought) {
    const bring = Object.entries(command.bring).map(([army, units]) => [
      army,
      units === 'all' ? units : units.filter((unit) => ownerOf(campaign, unit)?.id === army),
    ]);
    return { ...command, bring: Object.fromEntries(bring), fought: true };
  }
  if (command.type !== 'conclude') return undefined;
  const units = (matchOf(campaign, command.match)?.armies ?? []).flatMap(({ brought }) => Object.keys(brought));
  const there = (unit: string): boolean => units.includes(unit);
  return { ...command, report: reportWith(command.report, there) };
};

/** Returns a report with only the units that exist. */
const reportWith = (report: MatchReport, there: (unit: string) => boolean): MatchReport => {
  const only = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).filter(([unit]) => there(unit)));
  const isVictim = (unit: string): boolean => there(unit) || NEUTRALS.some((neutral) => neutral === unit);
  const kills = report.kills
    .map((kill): MatchKill => ({ ...kill, by: kill.by.filter(there), victims: kill.victims.filter(isVictim) }))
    .filter(({ victims }) => victims.length > 0);
  return {
    ...report,
    destroyed: report.destroyed.filter(there),
    routed: report.routed.filter(there),
    modelsKilled: only(report.modelsKilled),
    left: only(report.left),
    kills,
  };
};
