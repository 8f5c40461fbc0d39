/** The question before a battle is removed. The battle page asks it too, so it is in a module of its own. */
export const REMOVAL_TEXTS = {
  title: 'Remove this battle?',
  remove: 'Remove battle',
  running: (title: string, round: number): string =>
    `“${title}” (${round > 0 ? `round ${round}` : 'not begun'}) is deleted with its log, its replay and its links. You cannot continue it. This cannot be undone.`,
  over: (title: string): string =>
    `“${title}” (finished) is deleted with its log, its replay and its links. To keep a copy, save the replay as a file first. This cannot be undone.`,
} as const;
