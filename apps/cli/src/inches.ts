import { toInches } from '@muster/kernel';

/** A length for people: `7.25"`. */
export const inchText = (hundredths: number): string => `${toInches(hundredths)}"`;
