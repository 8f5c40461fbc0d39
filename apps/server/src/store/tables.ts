/** All tables with data, each after those that it refers to. A test compares them with the database. */
export const TABLES: readonly string[] = [
  'people',
  'battles',
  'entries',
  'members',
  'keeps',
  'sizes',
  'probes',
  'sessions',
  'invitations',
  'snapshots',
];
