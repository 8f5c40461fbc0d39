import { toInches } from '@muster/kernel';
import { SHARED_TEXTS } from './texts.ts';

/** Returns a length in inches, to a tenth. */
const tenths = (hundredths: number): number => Math.round(toInches(hundredths) * 10) / 10;

/** Returns a length as people type it: `4.2"`. */
export const inches = (hundredths: number): string => `${tenths(hundredths)}"`;

/** Returns a length as the map shows it: `4.2″`. */
export const inchFigure = (hundredths: number): string => `${tenths(hundredths)}″`;

/** Returns a length, with the reason where difficult terrain has shortened it (battle:G17). */
export const limitWords = (
  { length, slowed }: { length: number; slowed: boolean },
  write: (hundredths: number) => string,
): string => (slowed ? SHARED_TEXTS.slowed(write(length)) : write(length));

/** Returns a length in words: `4 inches`. */
export const inchWords = (hundredths: number): string => SHARED_TEXTS.inches(tenths(hundredths));
