import {
  areOtherRules,
  type BattleRecord,
  type Ruleset,
  replay,
  type Replay,
  type ReplayOptions,
} from '@muster/engine';
import { parseRecordFile } from '@muster/protocol';
import { baseOf } from '@muster/kernel';
import { findRuleset, gf, rulesetOf, rulesetRefusalSentence } from '@muster/rules';
import { readJson } from './files.ts';
import { badInput, EXIT, Stop } from './findings.ts';

/** A record and the ruleset that it was played by, or why this Muster cannot play it. */
export type LoadedRecord =
  | { record: BattleRecord; ruleset: Ruleset; refusal?: undefined }
  | { record: BattleRecord; ruleset?: undefined; refusal: string };

/** Reads a record file. */
export const loadRecord = (file: string): LoadedRecord => {
  const read = parseRecordFile(readJson(file));
  if (!read.ok) throw badInput(file, read.error);
  const record = read.value;
  const found = findRuleset(record.ruleset);
  return found.ok ? { record, ruleset: found.value } : { record, refusal: rulesetRefusalSentence(found.error) };
};

/** A ruleset to name things by when the right one is missing: another version of the same game. */
export const someRuleset = ({ ruleset }: BattleRecord): Ruleset => rulesetOf(baseOf(ruleset).id) ?? gf;

/** Plays a record again; one that makes no sense to the engine stops with a sentence. */
export const replayRecord = (record: BattleRecord, ruleset: Ruleset, options: ReplayOptions = {}): Replay => {
  try {
    return replay(record, ruleset, options);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Stop(`The record cannot be played again, because a step makes no sense (${reason}).`, EXIT.no);
  }
};

/** What a replay found wrong, as a sentence. */
export const problemSentence = (record: BattleRecord, { game, problem }: Replay, where: string): string | undefined => {
  if (!problem) return undefined;
  const since = areOtherRules(game.plan.ruleset, record.hash) ? ' The rules were changed since it was played.' : '';
  return `${problemText(problem, where)}${since}`;
};

const problemText = (problem: NonNullable<Replay['problem']>, where: string): string => {
  switch (problem.reason) {
    case 'plan':
      return 'Armies, table or settings in the record are not those that the battle was played with.';
    case 'refused':
      return `${where} is against the rules (${problem.refusal?.code ?? 'no reason given'}).`;
    case 'unfinished':
      return `${where} is not complete: an answer is missing.`;
    default:
      return `${where} does not come out as it is written.`;
  }
};
