import type { Mismatch } from './match.ts';

/** What came of running a case. */
export interface CaseOutcome {
  mismatches: readonly Mismatch[];
  /** Everything that the case came to, in the words of the files. */
  actual: Readonly<Record<string, unknown>>;
}

/** A case that makes no sense, or that this program cannot run. */
export class UnrunnableCase extends Error {}
