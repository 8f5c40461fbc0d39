import type { ModelMove } from '../contract/action.ts';
import type { Play } from '../contract/play.ts';
import { dangerousModels, placeMoves } from '../legal/move.ts';
import { type Battle, UNIT_FLAG } from '../state/battle.ts';
import { hasUnitFlag, setUnitFlag, sideOf } from '../state/query.ts';
import { type Crossings, crossingsOf, strikeInPassing } from './crossing.ts';
import { testDangerous } from './dangerous.ts';
import { enterTerrain, takeClimbs } from './random-events/entering.ts';
import { dropIntel } from './random-events/intel.ts';
import { meetingOf, meetMarkers } from './random-events/meeting.ts';
import { fallDown } from './fall.ts';
import { inOrder } from './in-order.ts';
import { type Jumps, NO_FALLS, takeJumps } from './jump.ts';
import { handleWreck } from './wreck.ts';

const NO_CROSSINGS: Crossings = [];

/**
 * Carries out moves that have been checked, with the jumps on the way, then the dangerous terrain tests that they call
 * for (battle:G20, battle:G21). `origin` is the transport that a unit leaves. Returns false if the unit's only model
 * fell: then its activation is over (battle:F16).
 */
export const carryOutMoves = (
  play: Play,
  unit: number,
  told: readonly ModelMove[],
  how: string,
  origin?: number,
): boolean => {
  const { battle } = play;
  const haste = how === 'rush' || how === 'charge';
  const acting = haste || how === 'advance';
  const eventful = battle.happenings.length > 0;
  const ordered = eventful ? enterTerrain(play, unit, told, origin) : told;
  if (eventful && hasUnitFlag(battle, unit, UNIT_FLAG.destroyed)) return true;
  const climbs = eventful ? takeClimbs(play, unit, ordered, origin) : undefined;
  const climbing = climbs?.moves ?? ordered;
  const jumps = acting ? takeJumps(play, unit, climbing, origin) : { moves: climbing, falls: NO_FALLS };
  const { moves } = jumps;
  const fallen = climbs ? [...climbs.falls, ...jumps.falls] : jumps.falls;
  const endangered = dangerousModels(battle, unit, moves, haste, origin, acting);
  const first = acting && origin === undefined && !hasUnitFlag(battle, unit, UNIT_FLAG.moved);
  const crossings = battle.plan.crosses && first ? crossingsOf(battle, moves) : NO_CROSSINGS;
  // A unit that is moved by an enemy has not moved itself.
  if (how !== 'shove' && (origin !== undefined || someMoves(battle, moves)))
    setUnitFlag(battle, unit, acting ? UNIT_FLAG.moved | UNIT_FLAG.movedInRound : UNIT_FLAG.moved);
  // A marker dropped a moment ago can be picked up on this move.
  if (eventful) dropIntel(play);
  const meeting = eventful ? meetingOf(battle, unit, moves, origin !== undefined) : undefined;
  placeMoves(battle, unit, moves);
  if (play.listening && moves.length > 0) play.emit({ type: 'moved', unit, moves, how });
  let goesOn = true;
  for (const { model, landing } of fallen.length > 1 ? fallsInOrder(play, unit, fallen) : fallen) {
    goesOn &&= battle.unitAlive[unit] > 1;
    fallDown(play, model, landing);
  }
  testDangerous(play, unit, endangered);
  handleWreck(play, unit);
  if (crossings.length > 0) strikeInPassing(play, unit, crossings);
  if (meeting) meetMarkers(play, unit, meeting);
  return goesOn;
};

/** Of a unit whose models all fall, only the last may survive: its owner chooses which (battle:F16). */
const fallsInOrder = (play: Play, unit: number, falls: Jumps['falls']): Jumps['falls'] => {
  const { battle } = play;
  if (falls.length < battle.unitAlive[unit]) return falls;
  const side = sideOf(battle, unit);
  return inOrder(
    play,
    falls.map((fall) => ({ ...fall, side, unit, rule: 'Fall' })),
  );
};

/** Whether any model leaves its place on these paths. */
const someMoves = (battle: Battle, moves: readonly ModelMove[]): boolean => {
  for (const { model, path } of moves)
    for (let i = 0; i < path.length; i += 2)
      if (path[i] !== battle.x[model] || path[i + 1] !== battle.y[model]) return true;
  return false;
};
