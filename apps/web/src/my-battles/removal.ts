/** A battle that may be removed, as far as the question about it needs to know. */
export interface Removable {
  title: string;
  round: number;
  over: boolean;
}

/** What is lost with a battle, in words. */
export const removalSentence = ({ title, round, over }: Removable): string => {
  const moment = over ? 'finished' : round > 0 ? `round ${round}` : 'not begun';
  const next = over ? 'To keep a copy, save the replay as a file first.' : 'You cannot continue it.';
  return `“${title}” (${moment}) is deleted with its log, its replay and its links. ${next} This cannot be undone.`;
};
