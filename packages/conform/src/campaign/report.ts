import type { MatchReport } from '@muster/campaign';
import { wholeReport, type WrittenReport } from '@muster/protocol';

/** The report of a case as the campaign takes it: the mercenary is no model of any unit (campaign:K5). */
export const reportOfCase = ({ modelsKilled = {}, ...told }: WrittenReport = {}, rounds?: number): MatchReport =>
  wholeReport({
    ...told,
    modelsKilled: Object.fromEntries(Object.entries(modelsKilled).filter(([unit]) => unit !== 'mercenary')),
    ...(rounds === undefined ? {} : { rounds }),
  });
