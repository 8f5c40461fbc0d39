/** An exact score: VP divided by matches. */
export interface Fraction {
  over: number;
  under: number;
}

/** Compares two scores without rounding (campaign:C6). */
export const compareFractions = (a: Fraction, b: Fraction): number => a.over * b.under - b.over * a.under;

const divisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : divisor(b, a % b));

/** Returns a score in lowest terms: `2/3`, or `2`. */
export const fractionText = ({ over, under }: Fraction): string => {
  const common = divisor(over, under) || 1;
  return under === common ? String(over / common) : `${over / common}/${under / common}`;
};
