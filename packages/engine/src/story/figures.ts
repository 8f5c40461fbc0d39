import { passes, toInches } from '@muster/kernel';
import type { RollModifier } from '../contract/events.ts';

/** Formats a length as people type it: `7.25"`. */
export const inch = (hundredths: number): string => `${toInches(hundredths)}"`;

/** Formats a length in the sentences of the log and of refusals: `7.25″`. */
export const lengthText = (hundredths: number): string => `${toInches(hundredths)}″`;

/** Formats a number with its sign: `+1`, `−2`. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Returns the sum of a bill. */
export const sumOf = (bill: readonly RollModifier[] = []): number => bill.reduce((sum, item) => sum + item.amount, 0);

/** Formats a target number with its bill: `5+ (Quality 4+, Stealth −1)`. */
export const targetText = (base: string, need: number, bill: readonly RollModifier[] = []): string => {
  if (bill.length === 0) return `${base} ${need}+`;
  return `${neededFace(need, bill)}+ (${[`${base} ${need}+`, ...bill.map(billItemText)].join(', ')})`;
};

/** Returns the lowest face that passes with a bill: a natural 6 always passes and a natural 1 never does. */
export const neededFace = (need: number, bill: readonly RollModifier[] = []): number =>
  Math.max(2, Math.min(6, need - sumOf(bill)));

/** Formats one item of a bill: `Stealth −1`. */
export const billItemText = ({ source, amount }: RollModifier): string =>
  amount === 0 || /^AP\(|^[+−]\d/.test(source) ? source : `${source} ${signed(amount)}`;

/** Formats faces in groups, the highest first: `6×3 5 2×2`. */
export const facesText = (faces: readonly number[]): string =>
  [6, 5, 4, 3, 2, 1]
    .map((face) => ({ face, times: faces.filter((other) => other === face).length }))
    .filter(({ times }) => times > 0)
    .map(({ face, times }) => (times === 1 ? `${face}` : `${face}×${times}`))
    .join(' ');

/** Formats faces that pass, a dot, and those that do not: `6×3 5 · 2×2`. */
export const splitFaces = (faces: readonly number[], need: number, modifier: number): string => {
  const good = faces.filter((face) => passes(face, need, modifier));
  const bad = faces.filter((face) => !passes(face, need, modifier));
  return [facesText(good), '·', facesText(bad)].filter((part) => part !== '').join(' ');
};

/** Formats a length to a tenth of an inch, for lengths that players do not measure exactly. */
export const roughLength = (hundredths: number): string => lengthText(Math.round(hundredths / 10) * 10);
