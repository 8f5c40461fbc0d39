import type { ForceCode } from '@muster/army';
import type { RefusalCode } from '@muster/engine';
import type { TerrainRefusal } from '@muster/rules';

/** Codes for refused commands of cases. */
export type OurCode = RefusalCode | ForceCode | TerrainRefusal['code'] | 'combine-illegal' | 'bad-weapon';

/**
 * The classes of reasons in conformance files that are not our codes in capitals. Several classes may mean one of our codes;
 * the first one is used in reports.
 */
const CLASSES: Partial<Record<OurCode, readonly string[]>> = {
  'no-sight': ['NO_LOS'],
  'objective-in-zone': ['OBJECTIVE_IN_DEPLOY_ZONE'],
  'ambush-round-1': ['AMBUSH_ROUND1'],
  'scout-too-far': ['SCOUT_TOO_FAR', 'DEPLOY_OUT_OF_ZONE'],
  'must-restore-coherency': ['COHERENCY', 'MUST_RESTORE_COHERENCY'],
  'not-shaken': ['ACTION_NOT_ALLOWED', 'NOT_SHAKEN'],
  'embarked-cannot': ['TARGET_EMBARKED', 'EMBARKED_CANNOT'],
  'charge-not-closing': ['CHARGE_NOT_CLOSING', 'CHARGE_NO_PATH'],
  'other-unit-active': ['NOT_YOUR_TURN', 'OTHER_UNIT_ACTIVE'],
};

/** Returns the classes of reasons of one of our refusals. */
export const classesOf = (code: OurCode): readonly string[] =>
  CLASSES[code] ?? [code.toUpperCase().replaceAll('-', '_')];
