import { EMPTY_REPORT, type MatchReport, NEUTRALS } from '@muster/campaign';

/** A report as a case writes it. */
export interface CaseReport {
  destroyed?: readonly string[];
  routed?: readonly string[];
  modelsKilled?: Readonly<Record<string, number>>;
  kills?: readonly CaseKill[];
  conceded?: readonly string[];
}

interface CaseKill {
  by: string | readonly string[];
  victim?: string;
  victims?: readonly string[];
  round?: number;
  melee?: boolean;
  victimShaken?: boolean;
  /** The victim is in no army. */
  neutral?: boolean;
}

/** The report as the campaign takes it. */
export const reportOfCase = (report: CaseReport = {}, rounds?: number): MatchReport => ({
  ...EMPTY_REPORT,
  destroyed: report.destroyed ?? [],
  routed: report.routed ?? [],
  // The mercenary is no model of any unit (campaign:K5).
  modelsKilled: Object.fromEntries(Object.entries(report.modelsKilled ?? {}).filter(([unit]) => unit !== 'mercenary')),
  kills: (report.kills ?? []).map(({ by, victim, victims = [], round, melee, victimShaken, neutral }) => ({
    by: typeof by === 'string' ? [by] : by,
    victims: neutral ? [NEUTRALS[0]] : victim === undefined ? victims : [victim],
    ...(round === undefined ? {} : { round }),
    ...(melee === undefined ? {} : { melee }),
    ...(victimShaken === undefined ? {} : { shaken: victimShaken }),
  })),
  conceded: report.conceded ?? [],
  ...(rounds === undefined ? {} : { rounds }),
});
