/** The texts about what is wrong with a file. */
export const FINDING_TEXTS = {
  /** Places in a file that have a name of their own. */
  places: { '': 'it', 'save.list': 'the list' } as Readonly<Partial<Record<string, string>>>,
  /** Advice for a terminal, and the same advice for this page. */
  advice: [
    ['with --book', 'under “Army books”'],
    ['--book adds one', 'add it under “Army books”'],
  ] as const,
} as const;
