import { counted, toInches } from '@muster/kernel';

/** A length in inches, to a tenth. */
const tenths = (hundredths: number): number => Math.round(toInches(hundredths) * 10) / 10;

/** A length as rules write it: `4.2"`. */
export const inches = (hundredths: number): string => `${tenths(hundredths)}"`;

/** A length as the map writes it: `4.2″`. */
export const inchFigure = (hundredths: number): string => `${tenths(hundredths)}″`;

/** A length that difficult terrain may have made shorter, with that reason (battle:G17). */
export const limitWords = (
  { length, slowed }: { length: number; slowed: boolean },
  write: (hundredths: number) => string,
): string => (slowed ? `${write(length)} (difficult terrain)` : write(length));

/** A length in words: `4 inches`. */
export const inchWords = (hundredths: number): string => {
  const length = tenths(hundredths);
  return counted(length, 'inch', 'inches');
};
