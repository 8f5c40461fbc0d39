import type { ModelMove } from '../../contract/action.ts';
import type { Play } from '../../contract/play.ts';
import { enteredPieces } from '../../legal/entering.ts';
import { climbsAhead } from '../../legal/climbing.ts';
import type { EventEffect } from '../../rule/random-event.ts';
import type { FallSpot } from '../../space/jumps-and-climbs.ts';
import { type Battle, UNIT_FLAG } from '../../state/battle.ts';
import { hasUnitFlag, modelsOf, sideOf } from '../../state/query.ts';
import { testDangerous } from '../dangerous.ts';
import { carryOutInOrder } from '../in-order.ts';
import { rollAmount } from './amount.ts';
import { logMishap } from './befall.ts';
import { randomEventsOf, eventField, type RandomEventRow, setEventField } from '../../state/random-events.ts';
import { eventHits, settleHurt } from './hits.ts';

/** Returns the events so far that found a unit and have such an effect. */
const withEffect = <K extends EventEffect['do']>(
  battle: Battle,
  word: K,
): { happening: RandomEventRow; effect: Extract<EventEffect, { do: K }> }[] =>
  randomEventsOf(battle).flatMap((happening) =>
    eventField(battle, happening.row, 'dead') === 1
      ? []
      : happening.rule.does.flatMap((effect) =>
          effect.do === word ? { happening, effect: effect as Extract<EventEffect, { do: K }> } : [],
        ),
  );

/**
 * Carries out what waits for a unit in the terrain that it enters, before it moves: creatures on a 1, for each piece
 * (campaign:E31), and a trap for the first unit to enter (campaign:E28). Returns the moves of the models that are
 * left.
 */
export const enterTerrain = (
  play: Play,
  unit: number,
  moves: readonly ModelMove[],
  origin?: number,
): readonly ModelMove[] => {
  const { battle } = play;
  const bites = withEffect(battle, 'bite').filter(({ effect }) => effect.when === 'entering');
  const traps = withEffect(battle, 'trap').filter(({ happening: { row } }) => isArmed(battle, row));
  if (bites.length === 0 && traps.length === 0) return moves;
  const pieces = enteredPieces(battle, unit, moves, origin);
  const sprung = traps.filter(({ happening: { row } }) => pieces.includes(eventField(battle, row, 'noted')));
  const side = sideOf(battle, unit);
  // Creatures are all alike, and so are traps: only which of the two kinds comes first can matter.
  const creatures = pieces.length === 0 ? [] : bites.slice(0, 1);
  carryOutInOrder(play, [
    ...creatures.map(({ happening }) => ({
      side,
      unit,
      rule: happening.rule.name,
      run: () => pieces.forEach(() => bite(play, happening, unit)),
    })),
    ...sprung.slice(0, 1).map(({ happening: { rule } }) => ({
      side,
      unit,
      rule: rule.name,
      run: () => sprung.forEach(({ happening, effect }) => spring(play, happening, unit, effect)),
    })),
  ]);
  return moves.filter(({ model }) => battle.alive[model] === 1);
};

const isArmed = (battle: Battle, row: number): boolean =>
  eventField(battle, row, 'noted') >= 0 && eventField(battle, row, 'done') === 0;

/** Rolls a die; on a 1 all models of the unit take a dangerous terrain test, each once per activation (battle:G19). */
const bite = (play: Play, happening: RandomEventRow, unit: number): void => {
  const { battle } = play;
  if (hasUnitFlag(battle, unit, UNIT_FLAG.destroyed) || play.roll('event', unit, 1)[0] > 1) return;
  logMishap(play, happening, unit, 'bitten');
  testDangerous(play, unit, modelsOf(battle, unit));
  settleHurt(play, unit);
};

const spring = (
  play: Play,
  happening: RandomEventRow,
  unit: number,
  { hits, ap }: Extract<EventEffect, { do: 'trap' }>,
): void => {
  const { battle } = play;
  setEventField(battle, happening.row, 'done', 1);
  setEventField(battle, happening.row, 'by', unit);
  if (hasUnitFlag(battle, unit, UNIT_FLAG.destroyed)) return;
  logMishap(play, happening, unit, 'trapped');
  eventHits(play, unit, rollAmount(play, hits), ap, happening.rule.name);
};

/** Moves after climbs on which ladders break, and the models that fell. */
export interface Climbs {
  moves: readonly ModelMove[];
  falls: readonly { model: number; landing: FallSpot }[];
}

/**
 * Rolls a die for each elevation that a unit climbs; on a 1 the models that climb there fall the full height instead.
 */
export const takeClimbs = (play: Play, unit: number, moves: readonly ModelMove[], origin?: number): Climbs => {
  const { battle } = play;
  const unsafe = withEffect(battle, 'bite').find(({ effect }) => effect.when === 'climbing');
  if (!unsafe) return { moves, falls: [] };
  const falls: { model: number; landing: FallSpot }[] = [];
  const cut = new Map<number, readonly number[]>();
  for (const climbers of climbsAhead(battle, unit, moves, origin)) {
    const climbing = climbers.filter(({ model }) => !cut.has(model));
    if (climbing.length === 0 || play.roll('event', unit, 1)[0] > 1) continue;
    logMishap(play, unsafe.happening, unit, 'slipped');
    for (const { model, before, fall } of climbing) {
      falls.push({ model, landing: fall });
      cut.set(model, before);
    }
  }
  if (falls.length === 0) return { moves, falls };
  return { falls, moves: moves.map(({ model, path }) => ({ model, path: cut.get(model) ?? path })) };
};
