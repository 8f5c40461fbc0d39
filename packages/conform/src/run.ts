import { type Finding, ok, type Result } from '@muster/kernel';
import { runBattleCase } from './battle/battle-case.ts';
import { runCampaignCase } from './campaign/campaign-case.ts';
import { type ConformanceCase, parseConformance } from './case/file.ts';
import type { Mismatch } from './case/match.ts';
import type { CaseOutcome } from './case/outcome.ts';
import { runOddsCase } from './odds/odds-case.ts';

export interface ConformanceOptions {
  /** Only cases of this game. */
  system?: string;
}

/** The result of one case. */
export interface CaseResult {
  id: string;
  title: string;
  system: string;
  passed: boolean;
  /** Why it could not be run. */
  problem?: string;
  /** The differences between the expected and the actual results. */
  mismatches: readonly Mismatch[];
  actual?: CaseOutcome['actual'];
}

/** The results of a whole file. */
export interface ConformanceReport {
  kind: string;
  cases: readonly CaseResult[];
  passed: number;
  failed: number;
  /** Cases of other games than the one asked for. */
  leftOut: number;
}

const RUNNERS: Readonly<Record<string, (one: ConformanceCase) => CaseOutcome>> = {
  battle: runBattleCase,
  odds: runOddsCase,
  campaign: runCampaignCase,
};

/** Runs every case of a conformance file; cases that cannot be run count as failed. Only an unreadable file is an error. */
export const runConformance = (
  value: unknown,
  options: ConformanceOptions = {},
): Result<ConformanceReport, Finding[]> => {
  const file = parseConformance(value);
  if (!file.ok) return file;
  const { kind, cases } = file.value;
  const wanted = cases.filter((one) => options.system === undefined || one.system === options.system.toLowerCase());
  const results = wanted.map((one) => runCase(kind, one));
  const passed = results.filter((result) => result.passed).length;
  return ok({
    kind,
    cases: results,
    passed,
    failed: results.length - passed,
    leftOut: cases.length - wanted.length,
  });
};

const runCase = (kind: string, one: ConformanceCase): CaseResult => {
  const { id, title, system } = one;
  const failed = (problem: string): CaseResult => ({ id, title, system, passed: false, problem, mismatches: [] });
  if (!Object.hasOwn(RUNNERS, kind)) return failed(`kind ${kind} is not supported yet`);
  try {
    const { mismatches, actual } = RUNNERS[kind](one);
    return { id, title, system, passed: mismatches.length === 0, mismatches, actual };
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error));
  }
};

/** Returns one line about a failed case: what was expected, and the actual result. */
export const failureLine = ({ id, title, problem, mismatches }: CaseResult): string => {
  const shown = mismatches.map(
    ({ what, expected, actual }) => `${what}: expected ${show(expected)}, got ${show(actual)}`,
  );
  return `${id} ${title}: ${problem ?? shown.join('; ')}`;
};

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';
