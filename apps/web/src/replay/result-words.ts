/** Who won, in words; whoever gave up has lost. */
export const resultWords = (
  names: readonly string[],
  { finished, winner, rounds }: { finished: boolean; winner?: number | undefined; rounds: number },
  conceded: readonly number[] = [],
): string => {
  if (finished) return winner === undefined ? 'A draw' : `${names[winner]} won`;
  const standing = names.filter((_, side) => !conceded.includes(side));
  if (conceded.length === 0 || standing.length !== 1) return `Not played to the end: it stopped in round ${rounds}`;
  const losers = conceded.map((side) => names[side]).join(' and ');
  return `${standing[0]} won: ${losers} conceded in round ${rounds}`;
};
