/** Days from the first of January 1970 to a day written as YYYY-MM-DD. */
export const dayNumber = (day: string): number => {
  const [year, month, date] = day.slice(0, 10).split('-').map(Number);
  // Years begin in March here, so that the day that comes and goes is the last.
  const y = month > 2 ? year : year - 1;
  const m = month > 2 ? month - 3 : month + 9;
  const leap = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return 365 * y + leap + Math.floor((153 * m + 2) / 5) + date - 1 - 719468;
};

/** Whole weeks between two days. */
export const weeksBetween = (from: string, to: string): number => Math.floor((dayNumber(to) - dayNumber(from)) / 7);
