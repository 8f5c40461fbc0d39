import type { Answer, Question } from '@muster/engine';
import { modelLabel } from './models.ts';
import { CHOICES, HINTS, QUESTIONS } from './question-texts.ts';
import type { AskingContext } from './seat.ts';

type Of<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** Asks which unit takes which hit of a Blast, among the even shares. */
export const chooseShares = ({ prompt, names }: AskingContext, { units, aps }: Of<'blast-split'>): Promise<Answer> =>
  prompt.choose<Answer>(QUESTIONS.blast, [
    ...evenHitShares(units, aps).map((deal) => ({ label: shareText(names.units, units, aps, deal), value: deal })),
    { label: CHOICES.blastShares, value: 'auto' as const },
  ]);

/** Returns the different ways to share hits evenly: the highest AP in turn, or together on one unit. */
export const evenHitShares = (units: readonly number[], aps: readonly number[]): readonly number[][] => {
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

/** Returns the place of the unit that takes a hit when each takes its whole share at once; larger shares come first. */
const blockOf = (turn: number, hits: number, units: number): number => {
  const share = Math.floor(hits / units);
  const more = (share + 1) * (hits % units);
  return turn < more ? Math.floor(turn / (share + 1)) : (hits % units) + Math.floor((turn - more) / share);
};

const apsOf = (aps: readonly number[], deal: readonly number[], unit: number): number[] =>
  aps.filter((_, hit) => deal[hit] === unit).sort((a, b) => b - a);

/** Returns a share in words, with the AP of the hits if it differs. */
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

/** Asks for the order of rules that apply at the same time. */
export const chooseRuleOrder = (seat: AskingContext, { side, items }: Of<'order'>): Promise<Answer> => {
  const { prompt, names } = seat;
  return prompt.several(
    QUESTIONS.ruleOrder(names.sides[side]),
    items.map(({ unit, rule, model }, place) => ({
      label: CHOICES.ruleOf(rule, model === undefined ? names.units[unit] : modelLabel(seat, model)),
      value: place,
    })),
    items.length,
    HINTS.ruleOrder(items.length),
  );
};

/** Asks for the order of morale tests: of an army at half, or of the units hurt in an activation. */
export const chooseOrder = ({ prompt, names }: AskingContext, { units, hurt }: Of<'morale-order'>): Promise<Answer> =>
  prompt.several(
    hurt ? QUESTIONS.moraleOrder : QUESTIONS.armyMoraleOrder,
    units.map((unit) => ({ label: names.units[unit], value: unit })),
    units.length,
    HINTS.moraleOrder(units.length),
  );
