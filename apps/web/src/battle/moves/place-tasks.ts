import {
  type Action,
  type Answer,
  type Battle,
  checkAction,
  checkAlly,
  checkDrop,
  checkFall,
  checkPlaced,
  checkPlacement,
  checkPush,
  checkShove,
  findRest,
  type ModelMove,
  modelsOf,
  type Placement,
  placeNear,
  type Refusal,
} from '@muster/engine';
import { type ArrivalMode, formUp, placeUnitNear } from '@muster/guide';
import type { PlaceQuestion } from '../questions/of.ts';
import type { PlaceTask } from './types.ts';

const bodiesOf = ({ plan }: Battle, models: readonly number[]): PlaceTask['bodies'] =>
  models.map((model) => ({ model, radius: plan.models[model].radius }));

const standing = ({ x, y }: Battle, models: readonly number[]): Placement[] =>
  models.map((model) => ({ model, x: x[model], y: y[model] }));

const asMoves = (places: readonly Placement[]): ModelMove[] =>
  places.map(({ model, x, y }) => ({ model, path: [x, y] }));

/** Returns the task of placing a unit: at deployment, as a Scout, or from Ambush. */
export const deployTask = (battle: Battle, unit: number, how: ArrivalMode): PlaceTask => ({
  bodies: bodiesOf(battle, modelsOf(battle, unit)),
  check: (positions) => checkAction(battle, deployment(unit, how, positions)),
  arrange: (x, y) =>
    formUp(battle, unit, how, [[Math.round(x), Math.round(y)]]) ??
    placeUnitNear(battle, unit, how, Math.round(x), Math.round(y)),
});

/** Returns the action that places a unit on the table. */
export const deployment = (unit: number, how: ArrivalMode, positions: readonly Placement[]): Action => ({
  type: how === 'ambush' ? 'arrive' : 'deploy',
  unit,
  positions,
});

/** The radius of a point on the map. */
export const POINT_RADIUS = 50;

/** The number of a placed point, such as an objective, among models. */
export const POINT = -1;

/** Returns the task of choosing one point. */
const pointTask = (
  check: (x: number, y: number) => Refusal | undefined,
  more: Partial<Pick<PlaceTask, 'within' | 'mustMove'>> & {
    radius?: number;
    start?: { x: number; y: number } | undefined;
  } = {},
): PlaceTask => {
  const { radius = POINT_RADIUS, start, within, mustMove } = more;
  return {
    bodies: [{ model: POINT, radius }],
    check: ([place]) => (place ? check(place.x, place.y) : undefined),
    start: start ? [{ model: POINT, ...start }] : undefined,
    together: true,
    within,
    mustMove,
  };
};

/** Returns the task of placing an objective. */
export const objectiveTask = (battle: Battle): PlaceTask =>
  pointTask((x, y) => checkAction(battle, { type: 'place-objective', x, y }));

/** Returns the task of choosing places for a question. */
export const placeTaskOf = (battle: Battle, question: PlaceQuestion): PlaceTask => {
  const { plan, x, y } = battle;
  const { numbers } = plan.ruleset;
  switch (question.kind) {
    case 'shift': {
      const { unit, models } = question;
      return {
        bodies: bodiesOf(battle, models),
        start: standing(battle, models),
        mustMove: true,
        check: (places) => checkPlaced(battle, unit, asMoves(places), question),
      };
    }
    case 'shove': {
      const { unit, reach } = question;
      const models = modelsOf(battle, unit);
      return {
        bodies: bodiesOf(battle, models),
        start: standing(battle, models),
        mustMove: true,
        together: true,
        check: (places) => checkShove(battle, unit, shoveOf(battle, places), reach),
      };
    }
    case 'push': {
      const { model } = question;
      return pointTask((toX, toY) => checkPush(battle, model, { x: toX, y: toY }), {
        radius: plan.models[model].radius,
        start: { x: x[model], y: y[model] },
        mustMove: true,
        within: { x: x[model], y: y[model], reach: numbers.pushReach },
      });
    }
    case 'fall': {
      const { model } = question;
      const landing = { x: question.x, y: question.y, height: 0, floor: question.floor };
      return pointTask((toX, toY) => checkFall(battle, model, landing, { x: toX, y: toY }), {
        radius: plan.models[model].radius,
        start: findRest(battle, model, landing),
      });
    }
    case 'wreck': {
      const { unit, transport } = question;
      const models = modelsOf(battle, unit);
      // The wreck is no longer on the table, so its place must be shown.
      const { first: hull } = plan.units[transport];
      return {
        bodies: bodiesOf(battle, models),
        start: placeNear(battle, unit, transport),
        within: { x: x[hull], y: y[hull], reach: plan.models[hull].radius + numbers.exitRange },
        check: (places) => checkPlacement(battle, unit, places, { near: transport }),
      };
    }
    case 'place-ally': {
      const check = (toX: number, toY: number): Refusal | undefined =>
        checkAlly(battle, question.unit, question.model, { x: toX, y: toY });
      return pointTask(check, { radius: plan.models[question.model].radius });
    }
    case 'drop':
      return pointTask((toX, toY) => checkDrop(battle, question, question.reach, { x: toX, y: toY }), {
        start: { x: question.x, y: question.y },
        within: { x: question.x, y: question.y, reach: question.reach },
      });
  }
};

/** Returns by how much a unit was moved as one body. */
const shoveOf = (battle: Battle, [first]: readonly Placement[]): { x: number; y: number } =>
  first ? { x: first.x - battle.x[first.model], y: first.y - battle.y[first.model] } : { x: 0, y: 0 };

/** Returns the answer to a question from the chosen places. */
export const answerOfPlaces = (battle: Battle, question: PlaceQuestion, places: readonly Placement[]): Answer => {
  const [first] = places;
  switch (question.kind) {
    case 'shift':
      return asMoves(places.filter(({ model, x, y }) => battle.x[model] !== x || battle.y[model] !== y));
    case 'shove': {
      const by = shoveOf(battle, places);
      return by.x === 0 && by.y === 0 ? 'no' : by;
    }
    case 'wreck':
      return places;
    case 'push':
    case 'fall':
    case 'place-ally':
    case 'drop':
      return { x: first.x, y: first.y };
  }
};
