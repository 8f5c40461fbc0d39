import {
  type Action,
  actionsOf,
  type ActivateAction,
  allowanceOf,
  type Battle,
  canActivate,
  checkAction,
  checkDelay,
  checkMoves,
  checkShiftTurn,
  choicesOf,
  exitsOf,
  GAME,
  hasUnitFlag,
  hasLedges,
  isEmbarked,
  isHighAbove,
  isOnTable,
  hasJumps,
  leader,
  markersOnTable,
  mayActAgain,
  mayCast,
  type ModelMove,
  modelsOf,
  objectiveCount,
  opposingEdges,
  placeMoves,
  sideOf,
  UNIT_FLAG,
  unitsWithin,
} from '@muster/engine';
import {
  chargeMoves,
  chargeReach,
  embarkMoves,
  leaveMoves,
  leaveTable,
  moveToward,
  nearestOf,
  plainActivation,
} from '@muster/guide';
import { DIRECTIONS } from '@muster/kernel';
import type { Dice } from '@muster/kernel';
import { drawBetween, drawOne, happens, shuffle } from '../draw.ts';
import { drawCast, drawUse } from './casts.ts';
import { drawShots, enemiesOf } from './shots.ts';

/** The kinds of actions of a unit; most are only possible for some units. */
const KINDS = [
  'plain',
  'hold',
  'advance',
  'rush',
  'charge',
  'embark',
  'exit',
  'cast',
  'use',
  'choose',
  'shift',
] as const;
type Kind = (typeof KINDS)[number];

/** Returns a legal action of a random unit: tries one kind after another until one is possible. */
export const drawActivation = (battle: Battle, side: number, dice: Dice): Action => {
  const active = battle.game[GAME.active];
  const able = battle.plan.sides[side].units.filter((unit) => canActivate(battle, unit));
  const more = active >= 0 || !battle.plan.fights ? [] : turnIdeas(battle, side, able);
  if (more.length > 0 && (able.length === 0 || happens(dice, 1, 3))) return drawOne(dice, more) as Action;
  const unit = active >= 0 ? active : (drawOne(dice, able) as number);
  for (const kind of shuffle(dice, kindsFor(battle, unit))) {
    const idea = drawIdea(battle, unit, kind, dice);
    if (idea && !checkAction(battle, idea)) return idea;
  }
  return plainly(battle, unit, dice);
};

/** Returns the kinds of actions to try for a unit. */
const kindsFor = (battle: Battle, unit: number): Kind[] => {
  const { plan } = battle;
  const shaken = hasUnitFlag(battle, unit, UNIT_FLAG.shaken);
  const actions = actionsOf(battle, unit);
  const may: Readonly<Record<Kind, boolean>> = {
    plain: shaken || isHighAbove(battle, unit),
    hold: actions.includes('hold'),
    advance: actions.includes('advance'),
    rush: actions.includes('rush'),
    charge: actions.includes('charge'),
    embark: !isEmbarked(battle, unit) && transportsOf(battle, unit).length > 0,
    exit: battle.happenings.length > 0,
    cast: mayCast(battle, unit),
    use: plan.hasAbilities,
    choose: plan.options.length > 0,
    shift: plan.roves,
  };
  return KINDS.filter((kind) => may[kind] && (!shaken || SHAKEN.includes(kind)));
};

/** The kinds of actions that Shaken units may also take. */
const SHAKEN: readonly Kind[] = ['plain', 'choose', 'shift'];

const plainly = (battle: Battle, unit: number, dice: Dice): ActivateAction =>
  plainActivation(battle, unit, () => dice.below(1000));

/** Returns an action of a side other than activating a ready unit, if any. */
const turnIdeas = (battle: Battle, side: number, able: readonly number[]): Action[] => [
  ...battle.plan.sides[side].units
    .filter((unit) => mayActAgain(battle, unit))
    .map((unit): Action => ({ type: 'again', unit })),
  ...able.filter((unit) => !checkDelay(battle, unit)).map((unit): Action => ({ type: 'delay', unit })),
  ...(able.length === 0 ? [{ type: 'pass' } as const] : []),
];

const drawIdea = (battle: Battle, unit: number, kind: Kind, dice: Dice): Action | undefined => {
  switch (kind) {
    case 'plain':
      return plainly(battle, unit, dice);
    case 'hold':
      return withShots(battle, { type: 'activate', unit, action: 'hold' }, dice);
    case 'charge':
      return drawCharge(battle, unit, dice);
    case 'embark':
      return drawEmbark(battle, unit, dice);
    case 'exit':
      return leaveTable(battle, unit);
    case 'cast': {
      const order = drawCast(battle, unit, dice);
      return order && { type: 'cast', unit, ...order };
    }
    case 'use': {
      const order = drawUse(battle, unit, dice);
      return order && { type: 'use', unit, ...order };
    }
    case 'choose': {
      const options = drawOne(dice, choicesOf(battle, unit));
      return options && { type: 'choose', unit, rule: options.rule, option: dice.below(options.names.length) };
    }
    case 'shift':
      return checkShiftTurn(battle, unit) ? undefined : { type: 'shift', unit };
    default:
      return drawWalk(battle, unit, kind, dice);
  }
};

const drawWalk = (battle: Battle, unit: number, pace: 'advance' | 'rush', dice: Dice): Action | undefined => {
  if (isHighAbove(battle, unit)) return withShots(battle, plainly(battle, unit, dice), dice);
  const leaves = isEmbarked(battle, unit);
  const moves = leaves ? drawLeave(battle, unit, pace, dice) : drawMoves(battle, unit, pace, dice);
  const order: ActivateAction | undefined = moves && { type: 'activate', unit, action: pace, moves };
  return order && withShots(battle, leaves ? { ...order, leave: true } : order, dice);
};

/** Half of the time shots are declared with the action, otherwise when asked. */
const withShots = (battle: Battle, order: ActivateAction, dice: Dice): ActivateAction => {
  const { unit, action, moves = [] } = order;
  if (action === 'rush' || isEmbarked(battle, unit) || happens(dice, 1, 2)) return order;
  const block = battle.block.slice();
  placeMoves(battle, unit, moves);
  const shoot = drawShots(battle, unit, dice);
  battle.block.set(block);
  return { ...order, shoot };
};

const drawCharge = (battle: Battle, unit: number, dice: Dice): Action | undefined => {
  const from = isEmbarked(battle, unit) ? battle.unitIn[unit] : unit;
  const reach = chargeReach(battle, unit);
  const near = enemiesOf(battle, sideOf(battle, unit)).filter((foe) => unitsWithin(battle, from, foe, reach));
  const target = drawOne(dice, near);
  const moves = target === undefined ? undefined : chargeMoves(battle, unit, target);
  return moves && { type: 'activate', unit, action: 'charge', target, moves };
};

const transportsOf = (battle: Battle, unit: number): number[] =>
  battle.plan.sides[sideOf(battle, unit)].units.filter(
    (other) => isOnTable(battle, other) && battle.plan.models[battle.plan.units[other].first].transport > 0,
  );

const drawEmbark = (battle: Battle, unit: number, dice: Dice): Action | undefined => {
  const paces = actionsOf(battle, unit).filter((action) => action === 'advance' || action === 'rush');
  const [transport, action] = [drawOne(dice, transportsOf(battle, unit)), drawOne(dice, paces)];
  if (transport === undefined || action === undefined) return undefined;
  const moves = embarkMoves(battle, unit, transport, action);
  return moves && { type: 'activate', unit, action, moves, embark: transport };
};

/** Points are on a coarse grid, so that ways to them are cached. */
const RASTER = 600;

/** Returns a random place, an objective, or an enemy's place. */
const drawPoint = (battle: Battle, unit: number, dice: Dice): [number, number] => {
  const { width, depth } = battle.plan.table;
  const loose = drawOne(dice, markersOnTable(battle));
  if (loose && happens(dice, 1, 3)) return [loose.x, loose.y];
  const edge = drawOne(dice, wayOut(battle, unit));
  if (edge && happens(dice, 1, 2)) return [edge.x, edge.y];
  const kind = dice.below(3);
  const marker = dice.below(Math.max(1, objectiveCount(battle)));
  if (kind === 0 && objectiveCount(battle) > 0) return [battle.objX[marker], battle.objY[marker]];
  const foe = drawOne(dice, enemiesOf(battle, sideOf(battle, unit)));
  const at = kind === 1 && foe !== undefined ? leader(battle, foe) : -1;
  const x = at >= 0 ? battle.x[at] : dice.below(width);
  const y = at >= 0 ? battle.y[at] : dice.below(depth);
  return [Math.min(width, RASTER * Math.round(x / RASTER)), Math.min(depth, RASTER * Math.round(y / RASTER))];
};

/** Returns the places where a unit could take what it carries, or leave the table. */
const wayOut = (battle: Battle, unit: number): { x: number; y: number }[] => {
  if (battle.happenings.length === 0) return [];
  const edges =
    markersOnTable(battle, unit).length > 0
      ? opposingEdges(battle, unit, 'edge')
      : exitsOf(battle, unit).flatMap(({ stretches }) => stretches);
  const lead = leader(battle, unit);
  return edges.map((edge) => nearestOf(edge, battle.x[lead], battle.y[lead]));
};

const drawLeave = (battle: Battle, unit: number, pace: 'advance' | 'rush', dice: Dice): ModelMove[] | undefined =>
  leaveMoves(battle, unit, ...drawPoint(battle, unit, dice), pace);

/** Returns a move toward a place, of the whole unit in a direction, or of one model a little. */
const drawMoves = (
  battle: Battle,
  unit: number,
  pace: 'advance' | 'rush',
  dice: Dice,
): readonly ModelMove[] | undefined => {
  if (happens(dice, 1, 2)) return moveToward(battle, unit, ...drawPoint(battle, unit, dice), pace);
  const models = modelsOf(battle, unit);
  const who = happens(dice, 1, 3) ? [models[dice.below(models.length)]] : models;
  const { plan } = battle;
  // Jumped distance is added to the move.
  const further = hasJumps(plan) && hasLedges(plan) ? plan.ruleset.numbers.jumpLimit : 0;
  for (let tries = 0; tries < (further > 0 ? 12 : 4); tries++) {
    const moves = drawShift(battle, who, allowanceOf(battle, unit, models[0], pace) + further, dice);
    if (!checkMoves(battle, unit, moves, { kind: pace })) return moves;
  }
  return undefined;
};

/** Returns a move of some models in a direction, up to a length. */
export const drawShift = (battle: Battle, models: readonly number[], longest: number, dice: Dice): ModelMove[] => {
  const [dx, dy] = DIRECTIONS[dice.below(DIRECTIONS.length)];
  const length = drawBetween(dice, 1, Math.max(1, longest));
  const toX = Math.trunc((dx * length) / 1001);
  const toY = Math.trunc((dy * length) / 1001);
  return models.map((model) => ({ model, path: [battle.x[model] + toX, battle.y[model] + toY] }));
};
