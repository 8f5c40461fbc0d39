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

/** Single dice that decide a lot, in ordinary dice. */
const WEIGHTS: Readonly<Partial<Record<Purpose, number>>> = {
  morale: 6,
  'second-chance': 6,
  'wound-effect': 5,
  cast: 4,
};

/** Dice that a roll must have to be worth an underdog point, by the round; later there is less to save it for. */
const WORTHWHILE = [12, 12, 8, 6] as const;
const LATE = 4;

/** Whether a side has nobody left who could ever seize a marker, and does not lead. */
export const isHopeless = (battle: Battle, side: number): boolean => {
  const { sides, models } = battle.plan;
  const hasHope = sides[side].units.some(
    (unit) => isLiving(battle, unit) && everyModel(battle, unit, (model) => !models[model].cannotSeize),
  );
  return !hasHope && !leadersOf(battle).includes(side);
};

/** An underdog point on a roll that is big enough: for own units, against others; high rolls for wound effects are bad. */
export const chooseSwing = (battle: Battle, { side, purpose, unit, count, need }: Asked<'underdog'>): number => {
  const worth = count * (WEIGHTS[purpose] ?? 1);
  if (worth < (WORTHWHILE[roundOf(battle)] ?? LATE)) return 0;
  const isOwn = sideOf(battle, unit) === side;
  const amount = isOwn === (purpose !== 'wound-effect') ? 1 : -1;
  return changes(need, amount) ? amount : 0;
};

/** Whether one more or one less makes a difference to a die. */
const changes = (need: number | undefined, amount: number): boolean =>
  need === undefined || FACES.some((face) => passes(face, need) !== passes(face, need, amount));

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Rolls a failed test again, or a big roll that went badly; of single dice any that failed. */
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

/** Successes that a roll fell short of what could be hoped for. */
const DISAPPOINTING = 2;
