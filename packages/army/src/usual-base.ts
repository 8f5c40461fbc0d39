import type { RuleRef } from '@muster/engine';
import { radiusOfBase } from './unit.ts';

/** The usual width of bases in millimetres, by the lowest Tough of the model (muster:usual-base). */
const BASES: readonly { tough: number; base: number }[] = [
  { tough: 24, base: 160 },
  { tough: 12, base: 120 },
  { tough: 6, base: 60 },
  { tough: 3, base: 40 },
];

const SMALLEST = 32;

/** Returns the width in millimetres of the base that models of this Tough usually have. */
export const usualBase = (tough: number): number => BASES.find((entry) => tough >= entry.tough)?.base ?? SMALLEST;

/** Returns the radius of the base that a model with these rules usually has; Tough adds up. */
export const usualRadius = (rules: readonly RuleRef[]): number =>
  radiusOfBase(usualBase(rules.reduce((sum, { id, rating = 0 }) => (id === 'tough' ? sum + rating : sum), 0)));
