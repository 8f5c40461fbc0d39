import { toInches } from '@muster/kernel';

/** Returns a length as text: `7.25"`. */
export const inchText = (hundredths: number): string => `${toInches(hundredths)}"`;
