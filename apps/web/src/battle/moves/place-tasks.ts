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
import { type Coming, formUp, squeezeIn } from '@muster/guide';
import type { PlaceQuestion } from '../questions/of.ts';
import type { PlaceTask } from './types.ts';

const bodiesOf = ({ plan }: Battle, models: readonly number[]): PlaceTask['bodies'] =>
  models.map((model) => ({ model, radius: plan.models[model].radius }));

const standing = ({ x, y }: Battle, models: readonly number[]): Placement[] =>
  models.map((model) => ({ model, x: x[model], y: y[model] }));

const asMoves = (places: readonly Placement[]): ModelMove[] =>
  places.map(({ model, x, y }) => ({ model, path: [x, y] }));

/** The task of bringing a unit onto the table: at deployment, by scouts, or out of ambush. */
export const deployTask = (battle: Battle, unit: number, how: Coming): PlaceTask => ({
  bodies: bodiesOf(battle, modelsOf(battle, unit)),
  check: (positions) => checkAction(battle, deployment(unit, how, positions)),
  arrange: (x, y) =>
    formUp(battle, unit, how, [[Math.round(x), Math.round(y)]]) ??
    squeezeIn(battle, unit, how, Math.round(x), Math.round(y)),
});

/** The action that brings a unit onto the table. */
export const deployment = (unit: number, how: Coming, positions: readonly Placement[]): Action => ({
  type: how === 'ambush' ? 'arrive' : 'deploy',
  unit,
  positions,
});

/** How large a marker is shown, as a radius. */
export const MARKER = 50;

/** The marker that is placed, among models. */
export const MARKER_BODY = -1;

/** The task of choosing one point. */
const pointTask = (
  check: (x: number, y: number) => Refusal | undefined,
  more: Partial<Pick<PlaceTask, 'within' | 'mustMove'>> & {
    radius?: number;
    start?: { x: number; y: number } | undefined;
  } = {},
): PlaceTask => {
  const { radius = MARKER, start, within, mustMove } = more;
  return {
    bodies: [{ model: MARKER_BODY, radius }],
    check: ([place]) => (place ? check(place.x, place.y) : undefined),
    start: start ? [{ model: MARKER_BODY, ...start }] : undefined,
    together: true,
    within,
    mustMove,
  };
};

/** The task of placing an objective. */
export const objectiveTask = (battle: Battle): PlaceTask =>
  pointTask((x, y) => checkAction(battle, { type: 'place-objective', x, y }));

/** The task of choosing places that a question asks for. */
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
      // The wreck is no longer on the table, so where it stood must be seen.
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

/** By how much a body was moved. */
const shoveOf = (battle: Battle, [first]: readonly Placement[]): { x: number; y: number } =>
  first ? { x: first.x - battle.x[first.model], y: first.y - battle.y[first.model] } : { x: 0, y: 0 };

/** The answer to a question from the places that were chosen for it. */
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
