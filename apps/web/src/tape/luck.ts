import { type BattleEvent, type BattlePlan, goodFaces, type Purpose } from '@muster/engine';
import { LUCK_TEXTS } from './luck-texts.ts';

/** The kinds of rolls that luck is counted for. */
export const LUCK_KINDS = ['attack', 'defence', 'nerve', 'magic', 'ground'] as const;
export type LuckKind = (typeof LUCK_KINDS)[number];

/** The dice of one side in one kind of roll. */
export interface LuckRow {
  dice: number;
  /** The successes expected on average, and those rolled. */
  expected: number;
  rolled: number;
  /** The variance of the number of successes. */
  variance: number;
}

/** The luck of one side. */
export interface SideLuck {
  kinds: Readonly<Record<LuckKind, LuckRow>>;
  all: LuckRow;
  /** In how many of a hundred battles these dice would have had fewer successes. */
  percentile: number;
}

type RollEvent = Extract<BattleEvent, { type: 'roll' }>;

const KIND_OF: Readonly<Partial<Record<Purpose, LuckKind>>> = {
  hit: 'attack',
  impact: 'attack',
  crossing: 'attack',
  block: 'defence',
  save: 'defence',
  morale: 'nerve',
  'second-chance': 'nerve',
  recovery: 'nerve',
  cast: 'magic',
  ability: 'magic',
  dangerous: 'ground',
  jump: 'ground',
};

const FACES = [1, 2, 3, 4, 5, 6];

const NOTHING: LuckRow = { dice: 0, expected: 0, rolled: 0, variance: 0 };

const sumOf = (one: LuckRow, other: LuckRow): LuckRow => ({
  dice: one.dice + other.dice,
  expected: one.expected + other.expected,
  rolled: one.rolled + other.rolled,
  variance: one.variance + other.variance,
});

/** Returns the successes of a roll, rolled and expected, or undefined for rolls without success or failure. */
export const luckOfRoll = (roll: RollEvent): (LuckRow & { kind: LuckKind }) | undefined => {
  const kind = KIND_OF[roll.purpose];
  if (!kind || roll.unit < 0) return undefined;
  const dice = roll.faces.flatMap((face, die): LuckRow[] => {
    const isGood = goodFaces(roll, die);
    if (!isGood) return [];
    const chance = FACES.filter(isGood).length / FACES.length;
    return [{ dice: 1, expected: chance, rolled: isGood(face) ? 1 : 0, variance: chance * (1 - chance) }];
  });
  return dice.length > 0 ? { kind, ...dice.reduce(sumOf, NOTHING) } : undefined;
};

/** Returns how lucky every side was with its dice. */
export const luckOf = (plan: BattlePlan, events: readonly BattleEvent[]): SideLuck[] =>
  plan.sides.map(({ index }) => {
    const kinds = Object.fromEntries(LUCK_KINDS.map((kind) => [kind, NOTHING])) as Record<LuckKind, LuckRow>;
    for (const event of events) {
      if (event.type !== 'roll' || plan.units[event.unit]?.side !== index) continue;
      const luck = luckOfRoll(event);
      if (luck) kinds[luck.kind] = sumOf(kinds[luck.kind], luck);
    }
    const all = Object.values(kinds).reduce(sumOf, NOTHING);
    return { kinds, all, percentile: percentileOf(all) };
  });

/** Returns how many of a hundred such rolls have fewer successes, by the normal distribution. */
export const percentileOf = ({ expected, rolled, variance }: LuckRow): number =>
  variance <= 0 ? 50 : Math.round(100 * normalShare((rolled - expected) / Math.sqrt(variance)));

/** Returns the share of the normal distribution below a value (Abramowitz and Stegun 26.2.17). */
const normalShare = (z: number): number => {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z));
  const series =
    t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  const above = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return z >= 0 ? 1 - above : above;
};

/** Returns a percentile of luck in words. */
export const luckWords = (percentile: number): string => {
  if (percentile >= 95) return LUCK_TEXTS.veryLucky;
  if (percentile >= 75) return LUCK_TEXTS.lucky;
  if (percentile > 25) return LUCK_TEXTS.asExpected;
  return percentile > 5 ? LUCK_TEXTS.unlucky : LUCK_TEXTS.veryUnlucky;
};
