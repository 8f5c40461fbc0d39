import { type BattleRecord, PHASES, readWithCurrentNames, SETTINGS } from '@muster/engine';
import { fail, type Finding, isObject, ok, Reader, type Result } from '@muster/kernel';
import { readArmies } from './army.ts';
import { type ExtrasFile, extrasFile, extrasOf, readExtras } from './extras.ts';
import { wish } from './leaves.ts';
import { type MissionFile, missionFile, missionOf, missionOfOldFile, readMission } from './mission.ts';
import { type Check, listOf, optional, shape, text, whole, word } from './shape.ts';
import { refOfOldRecord, unchangedRules } from './ruleset.ts';
import { readSteps } from './steps.ts';
import { readTable } from './table.ts';

/** The format name of record files. */
export const RECORD_FORMAT = 'muster-record';
/** The newest version of the record format. */
export const RECORD_VERSION = 4;

/** The content of a record file. */
export interface RecordFile extends Omit<BattleRecord, 'extras' | 'mission'> {
  format: typeof RECORD_FORMAT;
  version: number;
  mission?: MissionFile;
  extras?: ExtrasFile;
}

/** Returns a record as the content of a JSON file. */
export const makeRecordFile = ({ mission, extras, ...record }: BattleRecord): RecordFile => ({
  format: RECORD_FORMAT,
  version: RECORD_VERSION,
  ...record,
  ...(mission ? { mission: missionFile(mission) } : {}),
  ...(extras ? { extras: extrasFile(extras) } : {}),
});

/**
 * Parses the JSON of a record: returns the battle, or everything that is wrong with the file and where.
 * Fields keep their order, because the hashes of older records depend on it.
 */
export const parseRecordFile = (value: unknown): Result<BattleRecord, Finding[]> => {
  const reader = new Reader(newest(readWithCurrentNames(value)));
  if (readHead(reader)) readBody(reader);
  if (reader.findings.length > 0) return fail(reader.findings);
  const { format: _format, version: _version, mission, extras, ...record } = reader.value as RecordFile;
  return ok({
    ...record,
    ...(mission ? { mission: missionOf(mission) } : {}),
    ...(extras ? { extras: extrasOf(extras) } : {}),
  });
};

/** Converts a file of an older version to the newest. */
const newest = (value: unknown): unknown => {
  if (!isObject(value) || (value.version !== 1 && value.version !== 2)) return value;
  const { ruleset, plan, ...rest } = value.version === 1 ? withExtras(value) : value;
  return { ...rest, ruleset: refOfOldRecord(ruleset), hash: { kind: 'text', plan } };
};

/** Converts a file of the first version, which called the extras of a campaign its mission. */
const withExtras = (value: Record<string, unknown>): Record<string, unknown> => {
  if (!isObject(value.mission)) return value;
  const { mission, ...rest } = value;
  const { duel: _duel, ...extras } = mission;
  const own = missionOfOldFile(mission);
  return { ...rest, ...(own ? { mission: missionFile(own) } : {}), extras };
};

/** Whether this is a record of a version that can be read. */
const readHead = (reader: Reader): boolean => {
  if (!reader.object()) return false;
  reader.at('format').word([RECORD_FORMAT], RECORD_FORMAT);
  const version = reader.at('version').whole(1, Number.MAX_SAFE_INTEGER);
  if (version > RECORD_VERSION) reader.at('version').complain('made by a newer version of Muster: update to read it');
  return reader.findings.length === 0;
};

const anything: Check = () => undefined;

const setting =
  (values: readonly (string | boolean)[]): Check =>
  (reader) => {
    if (!values.includes(reader.value as string | boolean)) reader.complain(`must be one of ${values.join(', ')}`);
  };

const settings: Check = shape(
  Object.fromEntries(Object.entries(SETTINGS).map(([name, values]) => [name, optional(setting(values))])),
);

const hash: Check = (reader) => {
  const kind = isObject(reader.value) ? reader.value.kind : undefined;
  const plan = text(16);
  shape({ kind: word('executed', 'text'), plan, ...(kind === 'text' ? {} : { rules: plan }) })(reader);
};

const head: Check = shape({
  format: anything,
  version: anything,
  ruleset: unchangedRules,
  hash,
  seed: text(500, true),
  dice: word('seeded', 'asked'),
  players: listOf(text(), 4),
  settings,
  armies: anything,
  table: anything,
  maxObjectives: whole(0, 99),
  mission: optional(anything),
  extras: optional(anything),
  start: optional(listOf(whole(-0x80000000, 0x7fffffff), 100_000)),
  decisions: optional(
    listOf(
      shape({ step: whole(0, 1_000_000), round: whole(0, 100), side: whole(0, 3), decided: wish, by: whole(-1, 3) }),
      1000,
    ),
  ),
  takeBacks: whole(0, 1_000_000),
  steps: anything,
  unfinished: optional(anything),
});

const readBody = (reader: Reader): void => {
  head(reader);
  const armies = readArmies(reader.at('armies'));
  readTable(reader.at('table'));
  readMission(reader.at('mission'), armies.length);
  readExtras(reader.at('extras'), armies.length);
  // Steps refer to units and models, which must be known first.
  const events = isObject(reader.at('extras').value) && reader.at('extras').at('events').value !== undefined;
  if (armies.length > 0) readSteps(reader.at('steps'), armies, events);
  checkStart(reader.at('start'), armies.length);
};

/** Checks the first numbers of a state: round, phase and the side to act. */
const checkStart = (reader: Reader, sides: number): void => {
  if (!Array.isArray(reader.value)) return;
  const [round, phase, side] = reader.value as readonly number[];
  if (!(round >= 0 && round <= 100 && phase >= 0 && phase < PHASES.length && side >= 0 && side < Math.max(1, sides)))
    reader.complain('is not the state of a battle');
};
