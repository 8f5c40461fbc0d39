/** Returns the days from 1970-01-01 to a day written as YYYY-MM-DD. */
export const dayNumber = (day: string): number => {
  const [year, month, date] = day.slice(0, 10).split('-').map(Number);
  // Years begin in March here, so that the leap day is the last day.
  const y = month > 2 ? year : year - 1;
  const m = month > 2 ? month - 3 : month + 9;
  const leap = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return 365 * y + leap + Math.floor((153 * m + 2) / 5) + date - 1 - 719468;
};

/** Returns the whole weeks between two days. */
export const weeksBetween = (from: string, to: string): number => Math.floor((dayNumber(to) - dayNumber(from)) / 7);
