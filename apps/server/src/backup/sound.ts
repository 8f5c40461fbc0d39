import Database from 'libsql';

/** Returns the errors of a database file; none if it is intact. */
export const problemsOf = (file: string): string[] => {
  const db = new Database(file);
  try {
    const rows = db.prepare('pragma quick_check(5)').all() as { quick_check: string }[];
    const loose = db.prepare('pragma foreign_key_check').all();
    return [
      ...rows.map(({ quick_check: problem }) => problem).filter((problem) => problem !== 'ok'),
      ...(loose.length > 0 ? [`${loose.length} rows refer to rows that are missing`] : []),
    ];
  } finally {
    db.close();
  }
};
