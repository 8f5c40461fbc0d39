import type { MatchReport } from '@muster/campaign';
import { wholeReport, type WrittenReport } from '@muster/protocol';

/** Returns the report of a case for the campaign: the mercenary is not a model of any unit (campaign:K5). */
export const reportOfCase = ({ modelsKilled = {}, ...report }: WrittenReport = {}, rounds?: number): MatchReport =>
  wholeReport({
    ...report,
    modelsKilled: Object.fromEntries(Object.entries(modelsKilled).filter(([unit]) => unit !== 'mercenary')),
    ...(rounds === undefined ? {} : { rounds }),
  });
