import { counted } from '@muster/kernel';
import {
  baseOf,
  type BattleEvent,
  type BattlePlan,
  type BillItem,
  billItemText,
  neededFace,
  type Purpose,
  goodFaces,
} from '@muster/engine';
import { namesFor } from '../desk/names.ts';
import { PURPOSE_WORDS } from '../questions/roll-words.ts';

type RollEvent = Extract<BattleEvent, { type: 'roll' }>;

/** One die as it lies in the tray. */
export interface TrayDie {
  face: number;
  /** Whether it does what its roller wants; nothing when that cannot be said of one die. */
  good?: boolean;
  /** What it showed before it was rolled again. */
  before?: number;
}

/** One row of the tray: what for, what was added, the dice, what came of it. */
export interface TrayRow {
  purpose: Purpose;
  label: string;
  who: string;
  /** What a die must show before the bill. */
  need?: number;
  bill: readonly BillItem[];
  /** What a die must show in the end: `3+`. */
  target: string;
  /** Where that number comes from, item by item. */
  items: readonly string[];
  dice: readonly TrayDie[];
  result: string;
}

type Demand = Pick<RollEvent, 'purpose' | 'need'> & { bill?: readonly BillItem[] };

/** Whoever is fatigued hits on natural sixes. */
const isTired = ({ purpose, bill = [] }: Demand): boolean =>
  purpose === 'hit' && bill.some(({ source }) => source === 'Fatigued');

/** Whoever rolls off is a side, counted down from -1. */
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
  return {
    purpose,
    label: PURPOSE_WORDS[purpose] + (purpose === 'hit' && name ? `, ${name}` : ''),
    who: whoRolls(plan, roll),
    ...(need === undefined || need === 0 ? {} : { need }),
    bill,
    ...billOf(plan, roll),
    dice: dice.sort((a, b) => b.face - a.face),
    result: resultOf(dice),
  };
};

/** Rolls whose target number is moved by the items of their bill. */
const MOVED: readonly Purpose[] = ['hit', 'block', 'morale', 'cast'];

/** What a die must show in the end, as people say it: `3+`; nothing where that is not known. */
export const targetWords = (roll: Demand): string => {
  const { purpose, need = 0, bill = [] } = roll;
  if (need === 0) return '';
  if (isTired(roll)) return 'natural 6';
  return `${MOVED.includes(purpose) ? neededFace(need, bill) : need}+`;
};

const billOf = (plan: BattlePlan, roll: RollEvent): Pick<TrayRow, 'target' | 'items'> => {
  const { purpose, need = 0, bill = [] } = roll;
  const target = targetWords(roll);
  const items = bill.map(billItemText);
  if (need === 0 || isTired(roll) || bill.length === 0 || !MOVED.includes(purpose)) return { target, items };
  return { target, items: [`${baseOf(plan, roll)} ${need}+`, ...items] };
};

const resultOf = (dice: readonly TrayDie[]): string => {
  const judged = dice.filter(({ good }) => good !== undefined);
  if (judged.length === 0) return '';
  const passed = judged.filter(({ good }) => good).length;
  if (dice.length === 1) return passed === 1 ? 'passed' : 'failed';
  return `${passed} of ${dice.length}`;
};

/** Dice that are rolled again lie on those that they replace, where it is known which. */
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

/** What a row came to, now that it is known; as it was where this says nothing about it. */
const cameTo = (row: TrayRow, event: Outcome): string => {
  const { purpose, result } = row;
  if (event.type === 'wound-effect')
    return purpose === 'wound-effect' && event.total !== undefined
      ? `${event.total}, ${event.result === 'knocked-out' ? 'knocked out' : 'Shaken'}`
      : result;
  if (isToHit(row)) return counted(event.hits, 'hit');
  if (purpose === 'block' && event.type === 'volley')
    return `${event.blocked} blocked, ${counted(event.wounds, 'wound')}`;
  return result;
};

/** Events that begin something new: the tray is cleared for them. */
const CLEARING: readonly BattleEvent['type'][] = [
  'activated',
  'round-started',
  'deployed',
  'mustered',
  'objective-placed',
];

/** The rows of the tray: all dice since somebody began to act. */
export const trayRows = (plan: BattlePlan, events: readonly BattleEvent[]): TrayRow[] => {
  let rows: TrayRow[] = [];
  let fresh = false;
  // Rows before this have been told: a fall or a spell after them has no dice to hit, and must not be taken for theirs.
  let told = 0;
  for (const event of events) {
    if (CLEARING.includes(event.type)) fresh = true;
    else if (event.type === 'roll') {
      if (fresh) [rows, told] = [[], 0];
      fresh = false;
      const last = rows.at(-1);
      const joined = last && stacked(plan, last, event);
      rows = joined ? [...rows.slice(0, -1), joined] : [...rows, rowOf(plan, event)];
    } else if (event.type === 'volley' || event.type === 'blast-split' || event.type === 'wound-effect') {
      // Where bearers of one weapon roll apart, the last of these rows has their sum.
      const sum = rows.findLastIndex(isToHit);
      rows = rows.map((row, i) =>
        i < told || (isToHit(row) && i < sum) ? row : { ...row, result: cameTo(row, event) },
      );
      told = rows.length;
    }
  }
  return rows;
};
