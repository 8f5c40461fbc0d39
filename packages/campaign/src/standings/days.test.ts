import { expect, test } from 'vitest';
import { dayNumber, weeksBetween } from './days.ts';

test.each(['1970-01-01', '1972-02-29', '1999-12-31', '2000-02-29', '2026-11-16', '2100-03-01'])(
  '%s is that day',
  (day) => {
    expect(dayNumber(day)).toBe(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
  },
);

test('counts whole weeks', () => {
  expect(weeksBetween('2026-02-20', '2026-02-26')).toBe(0);
  expect(weeksBetween('2026-02-20', '2026-02-27')).toBe(1);
  expect(weeksBetween('2026-12-25', '2027-01-08')).toBe(2);
});
