import type { Answer, Question } from '@muster/engine';
import { modelLabel } from './models.ts';
import type { Seat } from './seat.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** Which unit takes which hit of a Blast: one of the even shares. */
export const chooseShares = ({ prompt, names }: Seat, { units, aps }: Of<'blast-split'>): Promise<Answer> =>
  prompt.choose<Answer>('The blast spreads. How are its hits shared?', [
    ...evenDeals(units, aps).map((deal) => ({ label: shareText(names.units, units, aps, deal), value: deal })),
    { label: 'auto: evenly, the target first', value: 'auto' as const },
  ]);

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

/** A share in words; how hits pierce only where they differ. */
export const shareText = (
  names: readonly string[],
  units: readonly number[],
  aps: readonly number[],
  deal: readonly number[],
): string =>
  units
    .map((unit) => {
      const own = apsOf(aps, deal, unit);
      const differ = own.some((ap) => ap > 0) && aps.some((ap) => ap !== aps[0]);
      return `${names[unit]} ${own.length}${differ ? ` (AP ${own.join(', ')})` : ''}`;
    })
    .join(', ');

/** In which order rules apply that apply at the same time. */
export const chooseRuleOrder = (seat: Seat, { side, items }: Of<'order'>): Promise<Answer> => {
  const { prompt, names } = seat;
  return prompt.several(
    `${names.sides[side]}: these rules apply at the same time. In which order?`,
    items.map(({ unit, rule, model }, place) => ({
      label: `${rule} (${model === undefined ? names.units[unit] : modelLabel(seat, model)})`,
      value: place,
    })),
    items.length,
    `Type the numbers from 1 to ${items.length} in the order you want, or auto: as listed.`,
  );
};

/** In which order units test their morale: those of a shattered army, or those hurt in an activation. */
export const chooseOrder = ({ prompt, names }: Seat, { units, hurt }: Of<'morale-order'>): Promise<Answer> =>
  prompt.several(
    hurt
      ? 'Several of your units test morale. In which order?'
      : 'The army is down to half: all its units test morale. In which order?',
    units.map((unit) => ({ label: names.units[unit], value: unit })),
    units.length,
    `Type the numbers from 1 to ${units.length} in the order you want, or auto: heroes come last then.`,
  );
