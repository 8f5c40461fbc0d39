import { type Battle, hasUnitFlag, isLiving, namesOf, RESERVE, UNIT_FLAG } from '@muster/engine';
import { letterOf } from '../map/signs.ts';
import { shorten } from '../text-table.ts';
import { GAP } from './layout.ts';
import type { WatchStyle } from './look.ts';

/** Returns the armies next to the map: each unit with its letter, models left and state. */
export const armyLines = (battle: Battle, width: number, rows: number, acting: number, look: WatchStyle): string[] => {
  const sides = battle.plan.sides.map(({ index }) => sideRows(battle, index));
  const all = sides.flat();
  if (all.length <= rows) return all.map((row) => drawRow(row, width, acting, look));
  const columns = sides.length === 2 && width >= 2 * NARROWEST ? 2 : 1;
  if (columns === 1) return fewer(all, rows).map((row) => drawRow(row, width, acting, look));
  const half = Math.floor((width - GAP) / 2);
  const [left, right] = sides.map((side) => fewer(side, rows));
  return Array.from({ length: Math.max(left.length, right.length) }, (_, i) => {
    const cells = [left[i], right[i]].map((row) => (row ? drawRow(row, half, acting, look) : ' '.repeat(half)));
    return cells.join(' '.repeat(GAP));
  });
};

/** The narrowest readable column. */
const NARROWEST = 22;

/** One row: a unit, or the name of a side. */
interface Row {
  side: number;
  unit: number;
  letter: string;
  name: string;
  /** The text at the right: models left and state. */
  state: string;
  gone: boolean;
  weary: boolean;
}

const sideRows = (battle: Battle, side: number): Row[] => {
  const { plan } = battle;
  const names = namesOf(plan);
  const heading = { side, unit: -1, letter: '', name: names.sides[side], state: '', gone: false, weary: false };
  const units = plan.sides[side].units.filter(
    (unit) => !hasUnitFlag(battle, unit, UNIT_FLAG.joined) && (!plan.units[unit].comes || battle.unitStart[unit] > 0),
  );
  return [
    heading,
    ...units.map((unit) => ({
      side,
      unit,
      letter: letterOf(plan, unit),
      name: names.units[unit],
      state: stateOf(battle, unit),
      gone: !isLiving(battle, unit),
      weary: hasUnitFlag(battle, unit, UNIT_FLAG.activated),
    })),
  ];
};

/** Returns the rows that fit; leaves out lost units first. */
const fewer = (rows: readonly Row[], most: number): Row[] => {
  const spare = rows.length - most;
  if (spare <= 0) return [...rows];
  const gone = rows.filter((row) => row.gone).slice(0, spare);
  return rows.filter((row) => !gone.includes(row)).slice(0, most);
};

/** Returns the models left of a unit and its condition. */
const stateOf = (battle: Battle, unit: number): string => {
  if (!isLiving(battle, unit)) return hasUnitFlag(battle, unit, UNIT_FLAG.destroyed) ? 'lost' : 'gone';
  const { first, count } = battle.plan.units[unit];
  const start = battle.unitStart[unit] || count;
  const alive = battle.unitAlive[unit];
  const wounds = battle.wounds[first];
  const left = start > 1 ? (alive === start ? `${alive}` : `${alive}/${start}`) : wounds > 0 ? `-${wounds}` : '';
  return [left, conditionOf(battle, unit)].filter((part) => part !== '').join(' ');
};

const conditionOf = (battle: Battle, unit: number): string => {
  if (battle.unitIn[unit] >= 0) return 'aboard';
  if (!hasUnitFlag(battle, unit, UNIT_FLAG.onTable)) {
    const reserve = battle.unitReserve[unit];
    return reserve === RESERVE.ambush ? 'ambush' : reserve === RESERVE.scout ? 'scout' : 'reserve';
  }
  if (hasUnitFlag(battle, unit, UNIT_FLAG.shaken)) return 'Shaken';
  return hasUnitFlag(battle, unit, UNIT_FLAG.activated) ? 'acted' : '';
};

const drawRow = (row: Row, width: number, acting: number, { paint, fine }: WatchStyle): string => {
  const { side, unit, letter, name, state, gone, weary } = row;
  if (unit < 0) return paint.bold(paint.side(side, shorten(name, width).padEnd(width)));
  const room = width - LEAD - 1 - state.length;
  const words = `${shorten(name, room).padEnd(room)} ${state}`;
  const sign = unit === acting ? (fine ? '▸' : '>') : ' ';
  if (gone) return paint.dim(`${sign}  ${words}`);
  const own = `${paint.side(side, `${sign}${letter}`)} `;
  if (unit === acting) return own + paint.bold(words);
  return own + (weary ? paint.dim(words) : words);
};

/** The width of the sign of the acting unit, the letter and a space. */
const LEAD = 3;
