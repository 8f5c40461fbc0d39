import {
  type Battle,
  type BattlePlan,
  hasUnitFlag,
  isHighAbove,
  isOnTable,
  namesOf,
  passengersOf,
  UNIT_FLAG,
  type Zone,
} from '@muster/engine';
import { toInches } from '@muster/kernel';
import {
  drawAttacks,
  drawMoves,
  type MapActivation,
  type ActivationMarks,
  signBoxes,
  activationMarks,
} from './map-activation.ts';
import { type Box, boxOf, hullOf } from './hull.ts';
import { drawLabel, type LabelWish, type PlacedLabel, placeLabels } from './labels.ts';
import { discsOf, drawUnit } from './models.ts';
import {
  drawFlag,
  drawObjectiveGround,
  flagBox,
  type ObjectiveMark,
  objectiveMarks,
  turnedAway,
} from './objectives.ts';
import type { Palette } from './palette.ts';
import { closedPath, svgElement, fixed, group, label, type Point, px, textWidth } from './svg.ts';

/**
 * Returns the deployment zones in the colours of the sides that chose them; once every side has one, the others are
 * left out.
 */
export const drawZones = (plan: BattlePlan, battle: Battle, palette: Palette): string => {
  const isOpen = battle.sideZone.includes(-1);
  const drawn = plan.zones.map((zone, i) => {
    const side = battle.sideZone.indexOf(i);
    if (side < 0 && !isOpen) return '';
    return drawZone(plan, zone, side >= 0 ? palette.sides[side % palette.sides.length] : palette.neutral);
  });
  return group({ id: 'muster-zones' }, ...drawn);
};

const drawZone = ({ table }: BattlePlan, { polygon }: Zone, colour: string): string => {
  const points = Array.from({ length: polygon.length / 2 }, (_, i) => ({ x: polygon[2 * i], y: polygon[2 * i + 1] }));
  const at = ({ x, y }: Point): string => `${fixed(px(x))} ${fixed(px(y))}`;
  const isOnEdge = (from: Point, to: Point): boolean =>
    (from.x === to.x && (from.x === 0 || from.x === table.width)) ||
    (from.y === to.y && (from.y === 0 || from.y === table.depth));
  const inner = points.flatMap((from, i) => {
    const to = points[(i + 1) % points.length];
    return isOnEdge(from, to) ? [] : [`M${at(from)}L${at(to)}`];
  });
  return (
    svgElement('path', { d: `M${points.map(at).join('L')}Z`, fill: colour, 'fill-opacity': 0.05 }) +
    svgElement('path', {
      d: inner.join(''),
      stroke: colour,
      'stroke-width': 1.3,
      'stroke-dasharray': '10 7',
      'stroke-opacity': 0.7,
    })
  );
};

/** What is drawn besides the pieces. */
export interface ForcesLook {
  /** Units whose ranges are drawn. */
  ranges: readonly number[];
  /** The activations before this moment. */
  episodes: readonly MapActivation[];
  /** The factor for names, flags and numbers, for a map that is shown smaller. */
  zoom: number;
}

/** Returns objectives, units and their names, each layer above the last. */
export const drawForces = (plan: BattlePlan, battle: Battle, look: ForcesLook, palette: Palette): string => {
  const { ranges, episodes, zoom } = look;
  // Flyers are drawn above the rest.
  const present = plan.units.map((unit) => unit.index).filter((unit) => isOnTable(battle, unit));
  const units = [...present].sort((a, b) => Number(isHighAbove(battle, a)) - Number(isHighAbove(battle, b)));
  const { numbers } = plan.ruleset;
  const signs = activationMarks(battle, episodes, zoom);
  return (
    group(
      { id: 'muster-markers' },
      ...objectiveMarks(battle).map((marker) => drawObjectiveGround(marker, numbers.objectiveReach, palette)),
    ) +
    group(
      { id: 'muster-ranges' },
      ...ranges.filter((unit) => units.includes(unit)).map((unit) => drawRanges(plan, battle, unit, palette)),
    ) +
    drawMoves(battle, episodes, palette) +
    group({ id: 'muster-hulls' }, ...units.map((unit) => drawHull(battle, unit, palette))) +
    group({ id: 'muster-units' }, ...units.map((unit) => drawUnit(battle, unit, palette))) +
    drawAttacks(battle, episodes, signs, palette) +
    drawNames(battle, units, signs, zoom, palette)
  );
};

/** Returns flags and names, which do not cover each other. */
const drawNames = (
  battle: Battle,
  units: readonly number[],
  signs: ActivationMarks,
  zoom: number,
  palette: Palette,
): string => {
  const { flags, labels } = placeNames(battle, units, units, zoom, signBoxes(signs));
  const transform = zoom === 1 ? undefined : `scale(${fixed(zoom)})`;
  return (
    group({ id: 'muster-flags', transform }, ...flags.map((marker) => drawFlag(marker, palette))) +
    group({ id: 'muster-labels', transform }, ...labels.map((placed) => drawLabel(placed, palette)))
  );
};

/** A name that needs a place near its unit. */
export interface UnitNameWish extends LabelWish {
  unit: number;
}

/**
 * Returns the places of flags and names on a map that is scaled by `zoom`. Only some units are named, but names cover
 * no unit.
 */
export const placeNames = (
  battle: Battle,
  units: readonly number[],
  named: readonly number[],
  zoom: number,
  signs: readonly Box[] = [],
): { flags: ObjectiveMark[]; labels: PlacedLabel<UnitNameWish>[] } => {
  const { plan } = battle;
  // Placed as on a smaller map and then drawn larger.
  const shrunk = ({ x, y, width, height }: Box): Box => ({
    x: x / zoom,
    y: y / zoom,
    width: width / zoom,
    height: height / zoom,
  });
  const area = shrunk({ x: 0, y: 0, width: px(plan.table.width), height: px(plan.table.depth) });
  const discs = units.flatMap((unit) => discsOf(battle, unit));
  const pieces = discs.map(({ x, y, r }) => shrunk({ x: x - r, y: y - r, width: 2 * r, height: 2 * r }));
  const flags = objectiveMarks(battle).map((marker) =>
    turnedAway({ ...marker, x: marker.x / zoom, y: marker.y / zoom }, pieces),
  );
  const figures = signs.map(shrunk);
  // Flags and numbers count twice, so that names cover a piece rather than one of them.
  const inTheWay = [...pieces, ...flags.map(flagBox), ...flags.map(flagBox), ...figures, ...figures];
  const wishes = named.map((unit) => wishOf(plan, battle, unit));
  const labels = placeLabels(
    wishes.map((wish) => ({ ...wish, near: shrunk(wish.near) })),
    area,
    inTheWay,
  );
  return { flags, labels };
};

const drawHull = (battle: Battle, unit: number, palette: Palette): string => {
  const discs = discsOf(battle, unit);
  const colour = palette.sides[battle.plan.units[unit].side % palette.sides.length];
  const shaken = hasUnitFlag(battle, unit, UNIT_FLAG.shaken);
  return svgElement('path', {
    d: closedPath(hullOf(discs, 5)),
    fill: colour,
    'fill-opacity': 0.1,
    stroke: colour,
    'stroke-width': 1.2,
    'stroke-opacity': 0.75,
    'stroke-dasharray': shaken ? '5 4' : undefined,
  });
};

const wishOf = (plan: BattlePlan, battle: Battle, unit: number): UnitNameWish => {
  const names = namesOf(plan).units;
  const start = battle.unitStart[unit] || battle.unitAlive[unit];
  const alive = battle.unitAlive[unit];
  const notes = [
    ...(start > 1 ? [alive === start ? `${alive}` : `${alive}/${start}`] : []),
    ...passengersOf(battle, unit).map((passenger) => `+ ${names[passenger]}`),
    ...(hasUnitFlag(battle, unit, UNIT_FLAG.shaken) ? ['Shaken'] : []),
  ];
  return {
    unit,
    name: names[unit],
    note: notes.join(' · '),
    side: plan.units[unit].side,
    shaken: hasUnitFlag(battle, unit, UNIT_FLAG.shaken),
    near: boxOf(hullOf(discsOf(battle, unit), 5)),
  };
};

/** Returns the ranges of a unit's weapons, each once. */
const drawRanges = (plan: BattlePlan, battle: Battle, unit: number, palette: Palette): string => {
  const discs = discsOf(battle, unit);
  const colour = palette.sides[plan.units[unit].side % palette.sides.length];
  const weapons = discs
    .flatMap(({ model }) => plan.models[model].weapons.map((held) => held.type))
    .filter((type) => type.range > 0);
  const lengths = [...new Set(weapons.map((type) => type.range))].sort((a, b) => a - b);
  return lengths
    .map((length, i) => {
      const outline = hullOf(discs, px(length));
      const names = [...new Set(weapons.filter((type) => type.range === length).map((type) => type.name))];
      const top = outline.reduce((best, point) => (point.y < best.y ? point : best));
      const text = `${toInches(length)}″ ${names.join(', ')}`;
      const half = textWidth(text, 12) / 2 + 4;
      const x = Math.max(half, Math.min(px(plan.table.width) - half, top.x));
      return (
        svgElement('path', {
          d: closedPath(outline),
          fill: 'none',
          stroke: colour,
          'stroke-width': 1.6,
          'stroke-dasharray': '3 5',
          'stroke-linecap': 'round',
        }) +
        label(x, top.y < 20 ? 16 + 16 * i : top.y - 5, text, {
          'text-anchor': 'middle',
          'font-size': 12,
          'font-weight': 600,
          fill: colour,
          stroke: palette.ground,
          'stroke-width': 3,
          'paint-order': 'stroke',
        })
      );
    })
    .join('');
};
