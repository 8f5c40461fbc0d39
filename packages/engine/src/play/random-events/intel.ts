import { INCH } from '@muster/kernel';
import type { ModelMove } from '../../contract/action.ts';
import type { Play } from '../../contract/play.ts';
import type { Spot } from '../../contract/question.ts';
import { checkDrop } from '../../legal/drop.ts';
import { opposingEdges } from '../../legal/exit.ts';
import { quarterCentre } from '../../state/quarters.ts';
import { type Battle, UNIT_FLAG } from '../../state/battle.ts';
import {
  hasUnitFlag,
  isHighAbove,
  isLiving,
  isOnTable,
  leader,
  sideOf,
  sidesFrom,
  someModel,
} from '../../state/query.ts';
import { depart } from '../depart.ts';
import type { CarryOut } from './effects.ts';
import { fulfil } from './fulfil.ts';
import { eventField, eventRuleOf, setEventField } from '../../state/random-events.ts';
import { randomEventsWith, type RandomEventWith } from '../../state/random-events.ts';
import { passersBy } from './passers-by.ts';
import { sidesInBattle } from './sides.ts';

/** What rounding to the grid may put between a base and a marker that touch. */
const CONTACT = 2;

/** Places a marker in the middle of the quarter, for the first unit that gets there (campaign:E4). */
export const layIntel: CarryOut<'intel'> = (play, { row, rule }) => {
  const { battle } = play;
  putMarker(play, row, rule.name, quarterCentre(battle, eventField(battle, row, 'quarter')));
};

const putMarker = (play: Play, row: number, name: string, { x, y }: Spot): void => {
  const { battle } = play;
  setEventField(battle, row, 'x', x);
  setEventField(battle, row, 'y', y);
  setEventField(battle, row, 'by', -1);
  if (play.listening) play.emit({ type: 'marker', row, name, x, y });
};

/**
 * Returns the markers that no unit carries and that some model touches on a move, with that model. Only units of an
 * army pick them up (muster:intel). Call it before models are placed.
 */
export const intelMet = (
  battle: Battle,
  unit: number,
  moves: readonly ModelMove[],
  leaves: boolean,
): readonly { row: number; model: number }[] =>
  battle.plan.units[unit].comes || isHighAbove(battle, unit)
    ? []
    : randomEventsWith(battle, 'intel')
        .filter(({ row }) => eventField(battle, row, 'done') === 0 && eventField(battle, row, 'by') < 0)
        .flatMap(({ row }) => {
          const spot = { x: eventField(battle, row, 'x'), y: eventField(battle, row, 'y'), reach: CONTACT };
          return passersBy(battle, unit, moves, leaves, spot)
            .slice(0, 1)
            .map((model) => ({ row, model }));
        });

/** Returns the markers that no unit carries, or those that a unit carries. */
export const markersOnTable = (battle: Battle, unit = -1): Spot[] =>
  battle.happenings.length === 0
    ? []
    : randomEventsWith(battle, 'intel')
        .filter(({ row }) => eventField(battle, row, 'done') === 0 && eventField(battle, row, 'by') === unit)
        .map(({ row }) => ({ x: eventField(battle, row, 'x'), y: eventField(battle, row, 'y') }));

/** Lets a unit that is not Shaken pick up what it has touched. */
export const takeIntel = (play: Play, unit: number, met: readonly { row: number; model: number }[]): void => {
  const { battle } = play;
  if (hasUnitFlag(battle, unit, UNIT_FLAG.destroyed | UNIT_FLAG.away | UNIT_FLAG.shaken)) return;
  for (const { row, model } of met) {
    setEventField(battle, row, 'by', unit);
    setEventField(battle, row, 'note', model);
    if (play.listening) play.emit({ type: 'carried', row, unit, name: eventRuleOf(battle, row).name });
  }
};

/**
 * A unit that was destroyed, Shaken or removed drops its marker where its bearer stood; a unit that only lost the
 * bearer keeps it.
 */
export const dropIntel = (play: Play): void => {
  const { battle } = play;
  for (const marked of randomEventsWith(battle, 'intel')) {
    const { row } = marked;
    const carrier = eventField(battle, row, 'by');
    if (carrier < 0 || eventField(battle, row, 'done') === 1) continue;
    if (isLiving(battle, carrier) && !hasUnitFlag(battle, carrier, UNIT_FLAG.shaken)) {
      const bearer = eventField(battle, row, 'note');
      if (!battle.alive[bearer] || battle.unitOf[bearer] !== carrier)
        setEventField(battle, row, 'note', leader(battle, carrier));
    } else drop(play, marked, carrier);
  }
};

/** Returns where the marker falls; in Firefight an opponent places it within 1" of the bearer. */
const drop = (play: Play, { row, rule, effect }: RandomEventWith<'intel'>, carrier: number): void => {
  const { battle } = play;
  const bearer = eventField(battle, row, 'note');
  const transport = battle.unitIn[carrier];
  const at = transport >= 0 ? battle.plan.units[transport].first : bearer;
  const { table } = battle.plan;
  const spot: Spot = {
    x: Math.max(0, Math.min(table.width, battle.x[at])),
    y: Math.max(0, Math.min(table.depth, battle.y[at])),
  };
  putMarker(play, row, rule.name, effect.out === 'edge' ? askSpot(play, carrier, row, bearer, spot) : spot);
};

const askSpot = (play: Play, carrier: number, row: number, bearer: number, spot: Spot): Spot => {
  const { battle } = play;
  const inBattle = sidesInBattle(battle);
  const side = sidesFrom(battle, sideOf(battle, carrier) + 1).find(
    (other) => other !== sideOf(battle, carrier) && inBattle.includes(other),
  );
  if (side === undefined) return spot;
  const reach = battle.plan.models[bearer].radius + INCH;
  const answer = play.ask({ kind: 'drop', side, unit: carrier, row, ...spot, reach }, (to) =>
    to === 'auto' ? undefined : checkDrop(battle, spot, reach, to),
  );
  return answer === 'auto' ? spot : answer;
};

/**
 * Ends an activation in Firefight: a carrier within 1" of an opponent's edge leaves and has delivered (campaign:E22).
 */
export const deliverIntel = (play: Play, unit: number): void => {
  const delivered = deliveries(play.battle, unit);
  if (delivered.length === 0) return;
  for (const { row } of delivered) fulfil(play, row, unit);
  depart(play, unit, 'exited');
};

/** Returns what a unit delivers now; nothing if it carries nothing or is not there. */
const deliveries = (battle: Battle, unit: number): RandomEventWith<'intel'>[] => {
  const carried = randomEventsWith(battle, 'intel')
    .filter(({ row, effect }) => effect.out === 'edge' && eventField(battle, row, 'done') === 0)
    .filter(({ row }) => eventField(battle, row, 'by') === unit);
  const isThere = isLiving(battle, unit) && isOnTable(battle, unit) && isByEdge(battle, unit);
  return isThere ? carried : [];
};

/** Returns the name of the event whose marker a unit delivers now. */
export const deliveryOf = (battle: Battle, unit: number): string | undefined => deliveries(battle, unit)[0]?.rule.name;

const isByEdge = (battle: Battle, unit: number): boolean => {
  const edges = opposingEdges(battle, unit, 'edge');
  return someModel(battle, unit, (model) => {
    const near = battle.plan.models[model].radius + INCH;
    return edges.some(({ axis, at, from, to }) => {
      const [across, along] = axis === 'y' ? [battle.y[model], battle.x[model]] : [battle.x[model], battle.y[model]];
      return Math.abs(across - at) <= near && along >= from && along <= to;
    });
  });
};
