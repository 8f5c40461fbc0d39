import { capital } from '@muster/kernel';
import {
  targetNumberName,
  type BattleEvent,
  type BattlePlan,
  type RollModifier,
  billItemText,
  neededFace,
  type Purpose,
  goodFaces,
} from '@muster/engine';
import { namesFor } from '../desk/names.ts';
import { DICE_TEXTS, PURPOSE_TEXTS } from './texts.ts';

type RollEvent = Extract<BattleEvent, { type: 'roll' }>;

/** One die of the tray. */
export interface TrayDie {
  face: number;
  /** Whether it is a success; nothing for rolls that are not judged die by die. */
  good?: boolean;
  /** Its face before a reroll. */
  before?: number;
}

/** One row of the tray: purpose, modifiers, dice and result. */
export interface TrayRow {
  purpose: Purpose;
  label: string;
  who: string;
  /** The target number before modifiers. */
  need?: number;
  bill: readonly RollModifier[];
  /** The target number after modifiers: `3+`. */
  target: string;
  /** The modifiers of that number. */
  items: readonly string[];
  dice: readonly TrayDie[];
  result: string;
}

type Demand = Pick<RollEvent, 'purpose' | 'need'> & { bill?: readonly RollModifier[] };

/** Whether a Fatigued unit rolls to hit: it needs natural sixes. */
const isFatigued = ({ purpose, bill = [] }: Demand): boolean =>
  purpose === 'hit' && bill.some(({ source }) => source === 'Fatigued');

/** Returns the name of the unit that rolls; in a roll-off, of the side, which is counted down from -1. */
const whoRolls = (plan: BattlePlan, { purpose, unit }: RollEvent): string => {
  const { sides, units } = namesFor(plan);
  return (purpose === 'roll-off' ? sides[-1 - unit] : units[unit]) ?? '';
};

const rowOf = (plan: BattlePlan, roll: RollEvent): TrayRow => {
  const { purpose, weapon, faces, need, bill = [] } = roll;
  const dice = faces.map((face, die): TrayDie => {
    const good = goodFaces(roll, die)?.(face);
    return good === undefined ? { face } : { face, good };
  });
  const name = plan.weapons[weapon]?.name;
  const label = capital(PURPOSE_TEXTS[purpose]);
  return {
    purpose,
    label: purpose === 'hit' && name ? DICE_TEXTS.withWeapon(label, name) : label,
    who: whoRolls(plan, roll),
    ...(need === undefined || need === 0 ? {} : { need }),
    bill,
    ...billOf(plan, roll),
    dice: dice.sort((a, b) => b.face - a.face),
    result: resultOf(dice),
  };
};

/** Rolls with modifiers of the target number. */
const MODIFIED: readonly Purpose[] = ['hit', 'block', 'morale', 'cast'];

/** Returns the target number after modifiers: `3+`; an empty text where it is not known. */
export const targetWords = (roll: Demand): string => {
  const { purpose, need = 0, bill = [] } = roll;
  if (need === 0) return '';
  if (isFatigued(roll)) return DICE_TEXTS.natural;
  return DICE_TEXTS.target(MODIFIED.includes(purpose) ? neededFace(need, bill) : need);
};

const billOf = (plan: BattlePlan, roll: RollEvent): Pick<TrayRow, 'target' | 'items'> => {
  const { purpose, need = 0, bill = [] } = roll;
  const target = targetWords(roll);
  const items = bill.map(billItemText);
  if (need === 0 || isFatigued(roll) || bill.length === 0 || !MODIFIED.includes(purpose)) return { target, items };
  return { target, items: [DICE_TEXTS.base(targetNumberName(plan, roll), need), ...items] };
};

const resultOf = (dice: readonly TrayDie[]): string => {
  const judged = dice.filter(({ good }) => good !== undefined);
  if (judged.length === 0) return '';
  const passed = judged.filter(({ good }) => good).length;
  if (dice.length === 1) return passed === 1 ? DICE_TEXTS.passed : DICE_TEXTS.failed;
  return DICE_TEXTS.passedOf(passed, dice.length);
};

/** Stacks rerolled dice on those that they replace, where it is known which. */
const stacked = (plan: BattlePlan, row: TrayRow, again: RollEvent): TrayRow | undefined => {
  const { purpose, faces } = again;
  const sixes = row.dice.filter(({ face }) => face === 6).length;
  if (purpose === 'reroll' && row.purpose === 'block' && sixes === faces.length) {
    let next = 0;
    const dice = row.dice.map((die) => {
      if (die.face !== 6) return die;
      const face = faces[next++];
      const good = goodFaces({ ...again, need: row.need, bill: [...row.bill] }, next)?.(face);
      return { face, before: 6, ...(good === undefined ? {} : { good }) };
    });
    return { ...row, dice, result: resultOf(dice) };
  }
  if (purpose === 'elite' && faces.length === row.dice.length) {
    const fresh = rowOf(plan, again).dice;
    const dice = fresh.map((die, i) => ({ ...die, before: row.dice[i].face }));
    return { ...row, dice, result: resultOf(dice) };
  }
  return undefined;
};

const isToHit = ({ purpose }: TrayRow): boolean => purpose === 'hit' || purpose === 'impact';

type Outcome = Extract<BattleEvent, { type: 'volley' | 'blast-split' | 'wound-effect' }>;

/** Returns the result of a row after an event, or its present result if the event is not about it. */
const resultAfter = (row: TrayRow, event: Outcome): string => {
  const { purpose, result } = row;
  if (event.type === 'wound-effect')
    return purpose === 'wound-effect' && event.total !== undefined
      ? (event.result === 'knocked-out' ? DICE_TEXTS.knockedOut : DICE_TEXTS.shaken)(event.total)
      : result;
  if (isToHit(row)) return DICE_TEXTS.hits(event.hits);
  if (purpose === 'block' && event.type === 'volley') return DICE_TEXTS.blocked(event.blocked, event.wounds);
  return result;
};

/** Events that begin a new step: the tray is cleared at the next roll. */
const CLEARING: readonly BattleEvent['type'][] = [
  'activated',
  'round-started',
  'deployed',
  'mustered',
  'objective-placed',
];

/** Returns the rows of the tray: all dice since the current step began. */
export const trayRows = (plan: BattlePlan, events: readonly BattleEvent[]): TrayRow[] => {
  let rows: TrayRow[] = [];
  let fresh = false;
  // Rows before this have their result: a fall or a spell after them has no roll to hit, and must not change them.
  let settled = 0;
  for (const event of events) {
    if (CLEARING.includes(event.type)) fresh = true;
    else if (event.type === 'roll') {
      if (fresh) [rows, settled] = [[], 0];
      fresh = false;
      const last = rows.at(-1);
      const joined = last && stacked(plan, last, event);
      rows = joined ? [...rows.slice(0, -1), joined] : [...rows, rowOf(plan, event)];
    } else if (event.type === 'volley' || event.type === 'blast-split' || event.type === 'wound-effect') {
      // If bearers of one weapon roll separately, the last of these rows has their sum.
      const sum = rows.findLastIndex(isToHit);
      rows = rows.map((row, i) =>
        i < settled || (isToHit(row) && i < sum) ? row : { ...row, result: resultAfter(row, event) },
      );
      settled = rows.length;
    }
  }
  return rows;
};
