import {
  type Battle,
  type BattlePlan,
  hasUnitFlag,
  isOnTable,
  namesOf,
  objectiveCount,
  RESERVE,
  UNIT_FLAG,
} from '@muster/engine';
import { rim } from './models.ts';
import { objectiveMarks } from './objectives.ts';
import type { Palette } from './palette.ts';
import { cutText, svgElement, escapeText, textWidth } from './svg.ts';

/** One side below the map: what it holds, and which units are not on the table. */
export interface RosterRow {
  side: number;
  name: string;
  held: number;
  words: string;
}

/** Returns a row for each side. */
export const rosterRows = (plan: BattlePlan, battle: Battle): RosterRow[] => {
  const names = namesOf(plan);
  return plan.sides.map(({ index, units }) => {
    const own = units.filter((unit) => !hasUnitFlag(battle, unit, UNIT_FLAG.joined));
    const list = (words: string, chosen: readonly number[]): string[] =>
      chosen.length === 0 ? [] : [`${words} ${chosen.map((unit) => names.units[unit]).join(', ')}`];
    const lost = own.filter((unit) => hasUnitFlag(battle, unit, UNIT_FLAG.destroyed));
    const away = own.filter((unit) => !lost.includes(unit) && !isOnTable(battle, unit) && battle.unitIn[unit] < 0);
    const reserve = (kind: number): number[] => away.filter((unit) => battle.unitReserve[unit] === kind);
    const held = objectiveMarks(battle).filter(({ owner }) => owner === index).length;
    return {
      side: index,
      name: names.sides[index],
      held,
      words: [
        `holds ${held} of ${objectiveCount(battle)} objectives`,
        `${own.length - lost.length} of ${own.length} units left`,
        ...list('in ambush:', reserve(RESERVE.ambush)),
        ...list('scouting:', reserve(RESERVE.scout)),
        ...list('in reserve:', reserve(RESERVE.late)),
        ...list('waiting:', reserve(RESERVE.none)),
        ...list('lost:', lost),
      ].join(' · '),
    };
  });
};

/** Returns one row of a width in pixels. */
export const drawRosterRow = ({ side, name, words }: RosterRow, y: number, inner: number, palette: Palette): string => {
  const colour = palette.sides[side % palette.sides.length];
  const start = 26 + textWidth(name, 14) + 12;
  return (
    svgElement('circle', { cx: 9, cy: y + 9, r: 8, fill: palette.bodies[side % palette.bodies.length] }) +
    rim(side, 9, y + 9, 8, colour) +
    svgElement(
      'text',
      { x: 26, y: y + 14, 'font-size': 14, fill: palette.ink },
      svgElement('tspan', { 'font-weight': 600 }, escapeText(name)),
      svgElement(
        'tspan',
        { dx: 12, 'font-size': 12, fill: palette.soft },
        escapeText(cutText(words, 12, inner - start)),
      ),
    )
  );
};
