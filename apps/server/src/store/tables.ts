/** All tables with data, each after the tables that it refers to; a test compares them with the database. */
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
