/** Ways to share hits evenly: the sharpest first in turn, or so that one unit takes the sharpest together; nothing twice. */
export const evenDeals = (units: readonly number[], aps: readonly number[]): readonly number[][] => {
  const queue = aps.map((_, i) => i).sort((a, b) => aps[b] - aps[a] || a - b);
  const deals = new Map<string, number[]>();
  units.forEach((_, first) => {
    const order = [...units.slice(first), ...units.slice(0, first)];
    for (const isInTurn of [true, false]) {
      const deal = aps.map(() => order[0]);
      queue.forEach((hit, turn) => {
        deal[hit] = order[isInTurn ? turn % order.length : blockOf(turn, aps.length, order.length)];
      });
      const key = units.map((unit) => String(apsOf(aps, deal, unit))).join('|');
      if (!deals.has(key)) deals.set(key, deal);
    }
  });
  return [...deals.values()];
};

/** The place of a hit when each unit takes its whole share at once; those who take one more come first. */
const blockOf = (turn: number, hits: number, units: number): number => {
  const share = Math.floor(hits / units);
  const more = (share + 1) * (hits % units);
  return turn < more ? Math.floor(turn / (share + 1)) : (hits % units) + Math.floor((turn - more) / share);
};

const apsOf = (aps: readonly number[], deal: readonly number[], unit: number): number[] =>
  aps.filter((_, hit) => deal[hit] === unit).sort((a, b) => b - a);

/** A share in words. */
export const shareText = (
  names: readonly string[],
  units: readonly number[],
  aps: readonly number[],
  deal: readonly number[],
): string =>
  units
    .map((unit) => {
      const own = apsOf(aps, deal, unit);
      return `${names[unit]} ${own.length}${own.some((ap) => ap > 0) ? ` (AP ${own.join(', ')})` : ''}`;
    })
    .join(', ');
