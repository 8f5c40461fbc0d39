import {
  type AnswerOf,
  type Battle,
  everyModel,
  isLiving,
  leadersOf,
  type Purpose,
  type Question,
  roundOf,
  sideOf,
} from '@muster/engine';
import { passes } from '@muster/kernel';

type Asked<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** The weight of single dice that decide a lot, in ordinary dice. */
const WEIGHTS: Readonly<Partial<Record<Purpose, number>>> = {
  morale: 6,
  'second-chance': 6,
  'wound-effect': 5,
  cast: 4,
};

/** The least number of dice of a roll that is worth an underdog point, by round; later rounds need fewer. */
const WORTHWHILE = [12, 12, 8, 6] as const;
const LATE = 4;

/** Returns whether a side concedes: no unit can seize an objective any more, and it does not lead. */
export const shouldConcede = (battle: Battle, side: number): boolean => {
  const { sides, models } = battle.plan;
  const hasHope = sides[side].units.some(
    (unit) => isLiving(battle, unit) && everyModel(battle, unit, (model) => !models[model].cannotSeize),
  );
  return !hasHope && !leadersOf(battle).includes(side);
};

/** Returns an underdog point for a roll that is big enough: for own units, against others; high wound effects are bad. */
export const chooseUnderdog = (battle: Battle, { side, purpose, unit, count, need }: Asked<'underdog'>): number => {
  const worth = count * (WEIGHTS[purpose] ?? 1);
  if (worth < (WORTHWHILE[roundOf(battle)] ?? LATE)) return 0;
  const isOwn = sideOf(battle, unit) === side;
  const amount = isOwn === (purpose !== 'wound-effect') ? 1 : -1;
  return changes(need, amount) ? amount : 0;
};

/** Whether +1 or -1 makes a difference to a die. */
const changes = (need: number | undefined, amount: number): boolean =>
  need === undefined || FACES.some((face) => passes(face, need) !== passes(face, need, amount));

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Re-rolls a failed test or a big roll with a bad result; of single dice a failed one. */
export const chooseReroll = ({ purpose, faces, need, what }: Asked<'reroll'>): AnswerOf['reroll'] => {
  if (need === undefined) return 'no';
  const isGood = (face: number): boolean => (purpose === 'wound-effect' ? face < need : passes(face, need));
  const bad = faces.findIndex((face) => !isGood(face));
  if (bad < 0) return 'no';
  if (what === 'die') return bad;
  if (faces.length === 1) return WEIGHTS[purpose] === undefined ? 'no' : 'all';
  const hoped = (faces.length * FACES.filter(isGood).length) / FACES.length;
  return hoped - faces.filter(isGood).length >= DISAPPOINTING ? 'all' : 'no';
};

/** Returns how many successes a roll is below its expectation. */
const DISAPPOINTING = 2;
