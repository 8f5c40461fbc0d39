import type { ForceCode } from '../force.ts';
import type { FieldingCode } from '../fielding.ts';

/** What can be said about a list beside its limits and how its units go together. */
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

/** How serious a finding is: an error breaks a rule of the game or of the book, a warning is good to know. */
export type CheckLevel = 'error' | 'warning';

/** Something that is wrong with a list, or that its owner should know, about one unit or the whole list. */
export interface CheckFinding {
  code: CheckCode;
  level: CheckLevel;
  /** The unit as its player calls it, and which one of the list it is, counted from 0. */
  unit?: { name: string; index: number };
  message: string;
}

/** A finding of one unit, before anybody knows which one it is. */
export type UnitFinding = Omit<CheckFinding, 'unit'>;

/** An error with its sentence. */
export const error = (code: CheckCode, message: string): UnitFinding => ({ code, level: 'error', message });

/** A warning with its sentence. */
export const warning = (code: CheckCode, message: string): UnitFinding => ({ code, level: 'warning', message });
