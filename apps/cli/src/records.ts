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
import { badInput, EXIT, CommandError } from './findings.ts';

/** A record and its ruleset, or the reason why this version of Muster cannot play it. */
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

/** Returns a ruleset for names when the exact one is missing: another version of the same game. */
export const someRuleset = ({ ruleset }: BattleRecord): Ruleset => rulesetOf(baseOf(ruleset).id) ?? gf;

/** Plays a record again; stops with an error if the engine cannot process a step. */
export const replayRecord = (record: BattleRecord, ruleset: Ruleset, options: ReplayOptions = {}): Replay => {
  try {
    return replay(record, ruleset, options);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new CommandError(`The record cannot be played again: a step is invalid (${reason}).`, EXIT.no);
  }
};

/** Returns the problem that a replay found, as a sentence. */
export const problemSentence = (record: BattleRecord, { game, problem }: Replay, where: string): string | undefined => {
  if (!problem) return undefined;
  const since = areOtherRules(game.plan.ruleset, record.hash) ? ' The rules have changed since it was played.' : '';
  return `${problemText(problem, where)}${since}`;
};

const problemText = (problem: NonNullable<Replay['problem']>, where: string): string => {
  switch (problem.reason) {
    case 'plan':
      return 'The armies, table or settings in the record are not those that the battle was played with.';
    case 'refused':
      return `${where} is against the rules (${problem.refusal?.code ?? 'no reason given'}).`;
    case 'unfinished':
      return `${where} is not complete: an answer is missing.`;
    default:
      return `${where} has another result in the replay.`;
  }
};
