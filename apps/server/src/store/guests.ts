/** Guests at a time that are removed together: others may write in between. */
export const GUESTS_AT_ONCE = 100;

/** Guests without battles who were last seen before a time, as a condition on `people`; `?` is the time. */
export const FORGOTTEN =
  'account is null and seen > 0 and seen < ? and not exists (select 1 from members where members.person = people.id)';

/** Tables with rows that go with a person, and the column that names the person. */
export const OWNED: readonly (readonly [table: string, column: string])[] = [
  ['keeps', 'owner'],
  ['sizes', 'person'],
  ['sessions', 'person'],
];
