import type { SettingName } from '../rule/settings.ts';

/** The codes of refusals. */
export const REFUSAL_CODES = [
  'not-your-turn',
  'wrong-phase',
  'no-such-unit',
  'no-such-model',
  'already-activated',
  'other-unit-active',
  'shaken-must-idle',
  'not-shaken',
  'action-not-allowed',
  'must-restore-coherency',
  'move-too-far',
  'off-table',
  'impassable',
  'jump-too-far',
  'push-too-far',
  'fall-too-far',
  'path-blocked',
  'within-1in',
  'difficult-limit',
  'overlap',
  'coherency',
  'aircraft-not-straight',
  'aircraft-move-length',
  'charge-out-of-range',
  'charge-no-path',
  'charge-not-closing',
  'cannot-charge-aircraft',
  'not-enemy',
  'no-such-weapon',
  'too-many-targets',
  'group-split',
  'no-sight',
  'out-of-range',
  'target-embarked',
  'limited-spent',
  'rush-no-shoot',
  'pick-not-allowed',
  'not-enough-tokens',
  'spell-already-tried',
  'no-such-spell',
  'wrong-spell-target',
  'assist-not-allowed',
  'transport-capacity',
  'transport-ineligible',
  'transport-exit-range',
  'transport-not-reached',
  'embark-and-disembark',
  'embarked-cannot',
  'objective-too-close',
  'objective-in-zone',
  'objective-unreachable',
  'deploy-out-of-zone',
  'ambush-round-1',
  'ambush-too-close',
  'scout-too-far',
  'no-such-rule',
  'already-deployed',
  'hero-join-illegal',
  'pile-in-not-closing',
  'wrong-casualties',
  'bad-answer',
  'nothing-to-take-back',
  'needs-consent',
  'exit-not-allowed',
  'exit-not-reached',
  'spot-too-far',
  'ruling-open-step',
  'ruling-before-battle',
  'ruling-other-game',
  'ruling-decided',
  'ruling-nothing',
] as const;
/** The code of a refusal. */
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/** Why something is not allowed: a code with its numbers, and the unit or model that it is about. */
export interface Refusal {
  code: RefusalCode;
  /** The limit or the required value; `REFUSAL_NUMBERS` says which for every code. Lengths are hundredths of an inch. */
  need?: number;
  /** The given value in the same unit. */
  have?: number;
  unit?: number;
  model?: number;
  other?: number;
  /** Whether difficult terrain reduced the limit. */
  slowed?: true;
  /** The setting of a ruling. */
  setting?: SettingName;
  /** The place in an order with several parts, such as `shoot[1]`, `casts[0]` or `consolidate`. */
  stage?: string;
}

/** Returns a refusal. */
export const refuse = (code: RefusalCode, details: Omit<Refusal, 'code'> = {}): Refusal => ({ code, ...details });
