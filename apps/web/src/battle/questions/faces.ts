/** The faces in what somebody typed, as far as there are any. */
export const typedFaces = (typed: string): number[] => Array.from(typed.replace(/[^1-6]/g, ''), Number);

/** What is still to be typed, or what is wrong with it. */
export const leftWords = (typed: string, count: number): string => {
  const wrong = /[^1-6\s,;.]/.exec(typed)?.[0];
  if (wrong !== undefined) return `Dice do not show “${wrong}”: type figures from 1 to 6.`;
  const left = count - typedFaces(typed).length;
  if (left === 0) return 'That is all.';
  return left > 0
    ? `${left} of ${count} to go`
    : `${-left} too many: ${count === 1 ? 'one die is' : `${count} dice are`} rolled.`;
};
