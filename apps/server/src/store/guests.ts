/** The most guests removed together, so that other changes can run in between. */
export const GUESTS_AT_ONCE = 100;

/** The SQL condition on `people` for guests without battles last seen before a time (`?`). */
export const FORGOTTEN =
  'account is null and seen > 0 and seen < ? and not exists (select 1 from members where members.person = people.id)';

/** The tables whose rows are removed with a person, and the column with the person. */
export const OWNED: readonly (readonly [table: string, column: string])[] = [
  ['keeps', 'owner'],
  ['sizes', 'person'],
  ['sessions', 'person'],
];
