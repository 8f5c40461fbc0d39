import type { ForceCode } from '@muster/army';
import type { RefusalCode } from '@muster/engine';
import type { TerrainRefusal } from '@muster/rules';

/** Codes that the commands of the cases can be refused with. */
export type OurCode = RefusalCode | ForceCode | TerrainRefusal['code'] | 'combine-illegal' | 'bad-weapon';

/**
 * Where the classes of reasons in conformance files are not our own codes in capitals. Several classes may stand for one
 * of our codes; the first is the one that we name.
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

/** The classes of reasons that one of our refusals belongs to. */
export const classesOf = (code: OurCode): readonly string[] =>
  CLASSES[code] ?? [code.toUpperCase().replaceAll('-', '_')];
