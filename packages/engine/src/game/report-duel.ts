import type { BattleReport } from '@muster/kernel';

/** Returns the report of a match with the outcome of the duel that one of its events called for (campaign:E14). */
export const withDuel = (report: BattleReport, row: number, won: boolean): BattleReport => ({
  ...report,
  events: report.events.map((event, i) => (i === row ? { ...event, done: won } : event)),
});
