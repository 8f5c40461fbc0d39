import type { Mismatch } from './match.ts';

/** The outcome of running a case. */
export interface CaseOutcome {
  mismatches: readonly Mismatch[];
  /** The actual results, in the format of the files. */
  actual: Readonly<Record<string, unknown>>;
}

/** A case that is invalid, or that this program cannot run. */
export class UnrunnableCase extends Error {}
