import { type BattleRecord, type Ruleset, replay, type Replay, type ReplayOptions } from '@muster/engine';
import { parseRecordFile } from '@muster/protocol';
import { gf, rulesetOf } from '@muster/rules';
import { readJson } from './files.ts';
import { badInput, EXIT, Stop } from './findings.ts';

/** A record and the ruleset that it was played by, if this Muster has it. */
export interface LoadedRecord {
  record: BattleRecord;
  ruleset: Ruleset | undefined;
}

/** Reads a record file. */
export const loadRecord = (file: string): LoadedRecord => {
  const record = parseRecordFile(readJson(file));
  if (!record.ok) throw badInput(file, record.error);
  const { id, version } = record.value.ruleset;
  return { record: record.value, ruleset: rulesetOf(id, version) };
};

/** Says that a record cannot be played again here. */
export const foreignNote = ({ ruleset: { id, version } }: BattleRecord): string => {
  const own = rulesetOf(id);
  const here = own ? `this Muster has version ${own.version}` : 'this Muster does not have it';
  return `The record was made with the ruleset ${id} version ${version}, and ${here}: it is shown from its stored events and not played again.`;
};

/** A ruleset to name things by when the right one is missing. */
export const someRuleset = (record: BattleRecord): Ruleset => rulesetOf(record.ruleset.id) ?? gf;

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
export const problemSentence = ({ problem }: Replay, where: string): string | undefined => {
  switch (problem?.reason) {
    case undefined:
      return undefined;
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
