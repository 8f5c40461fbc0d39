import type { ForceCode } from '../force.ts';
import type { FieldingCode } from '../fielding.ts';

/** The codes of findings other than limits and combinations of units. */
export const LIST_CODES = [
  'unreadable',
  'game-not-fought',
  'joins-nobody',
  'upgrade-stale',
  'upgrade-not-offered',
  'upgrade-too-often',
  'upgrade-without-target',
  'rule-not-executed',
  'rule-approximated',
  'rule-without-rating',
  'trait-unknown',
  'xp-unusual',
] as const;

/** The code of a finding about a list. */
export type CheckCode = ForceCode | FieldingCode | (typeof LIST_CODES)[number];

/** How serious a finding is: an error breaks a rule of the game or the book, a warning is information. */
export type CheckLevel = 'error' | 'warning';

/** An error or a warning about one unit or the whole list. */
export interface CheckFinding {
  code: CheckCode;
  level: CheckLevel;
  /** The name of the unit in the list and its index, counted from 0. */
  unit?: { name: string; index: number };
  message: string;
}

/** A finding about a unit without the name and index of the unit. */
export type UnitFinding = Omit<CheckFinding, 'unit'>;

/** Makes an error. */
export const error = (code: CheckCode, message: string): UnitFinding => ({ code, level: 'error', message });

/** Makes a warning. */
export const warning = (code: CheckCode, message: string): UnitFinding => ({ code, level: 'warning', message });
