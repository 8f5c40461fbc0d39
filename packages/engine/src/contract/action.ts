import type { ActionName } from '../rule/movement.ts';
import type { SettingName, SettingValue } from '../rule/settings.ts';

/** The path of one model: corners after its starting point, x0, y0, x1, y1, …, in hundredths of an inch. */
export interface ModelMove {
  model: number;
  path: readonly number[];
}

/** The place where one model is put on the table. */
export interface Placement {
  model: number;
  x: number;
  y: number;
}

/** An order to shoot all weapons of one type at one target; a Takedown weapon picks its models. */
export interface ShootOrder {
  weapon: number;
  target: number;
  /** The model picked by a Takedown weapon: one for all, or one per firing model in list order. */
  picks?: readonly number[];
  /** How many copies of a limited weapon each model uses; all that are left by default. */
  copies?: number;
}

/** An order to cast one spell at its targets. */
export interface CastOrder {
  model: number;
  /** Index into the spells of the side. */
  spell: number;
  targets: readonly number[];
  /** One model of each target, for a spell that picks models. */
  picks?: readonly number[];
  /** A friendly model from whose place it is cast. */
  through?: number;
}

/** One ability of a model at its targets. */
export interface UseOrder {
  model: number;
  /** Index into the abilities of the model. */
  ability: number;
  targets: readonly number[];
  /** One model of each target, for an ability that picks models. */
  picks?: readonly number[];
}

/** Choices before deployment. */
export interface MusterOrder {
  /** `late`: kept back by the mission; what is missing from its share is taken from the end of the list. */
  reserves: readonly { unit: number; kind: 'ambush' | 'scout' | 'late' }[];
  joins: readonly { hero: number; unit: number }[];
  loads: readonly { transport: number; units: readonly number[] }[];
  /** Units that auras reach in addition to their bearers' own, by model, where they are picked; by default the costliest ones. */
  auras?: readonly { bearer: number; units: readonly number[] }[];
}

/** What a side may do when a step begins. Sides, units, models, weapons and spells are numbers: places in the plan. */
export type Action =
  | { type: 'choose-first-placer'; first: number }
  | { type: 'place-objective'; x: number; y: number }
  | ({ type: 'muster' } & MusterOrder)
  | { type: 'choose-edge'; zone: number }
  | { type: 'deploy'; unit: number; positions: readonly Placement[] }
  | { type: 'arrive'; unit: number; positions: readonly Placement[] }
  | { type: 'pass' }
  /** Begins an activation by repositioning the unit, if it has a rule for that. */
  | { type: 'shift'; unit: number }
  | ({ type: 'cast'; unit: number } & CastOrder)
  /** Picks one of the options of a rule, given by its id, before the unit acts. */
  | { type: 'choose'; unit: number; rule: string; option: number }
  /** Lets a unit that has acted do so once more. */
  | { type: 'again'; unit: number }
  /** Lets the turn pass in the name of a unit that has still to act. */
  | { type: 'delay'; unit: number }
  | ({ type: 'use'; unit: number } & UseOrder)
  | RulingAction
  | ActivateAction;

/** What a side wants when the rules are unclear: a reading, a sentence of its own without effect on the engine, or nothing new. */
export type Wish = { setting: SettingName; value: SettingValue } | { text: string } | 'as-it-is';

/** The most important rule: the sides agree on something for the rest of the battle, or dice decide whose wish it is. */
export interface RulingAction {
  type: 'ruling';
  /** The side that invoked it. */
  side: number;
  /** What each side wants, by side; all the same when they agree. */
  wishes: readonly Wish[];
  /** The decision was made before and is kept after a take-back: the side whose wish it was, or -1 for all. */
  kept?: number;
}

/** The activation of a unit: its action and moves. Shooting may be ordered at once or when the question comes. */
export interface ActivateAction {
  type: 'activate';
  unit: number;
  /** `idle` for Shaken units. */
  action: ActionName | 'idle';
  moves?: readonly ModelMove[];
  /** Whom to charge. */
  target?: number;
  /** A transport to enter at the end of the move. */
  embark?: number;
  /** Leaves the table for good at the end of the move, where an event allows it; every model's way ends past the edge. */
  exit?: boolean;
  /** Said by a passenger that leaves; moves of a passenger always do. */
  leave?: boolean;
  /** Shooting that is ordered at once, instead of when the question comes. */
  shoot?: readonly ShootOrder[];
}

/** The kinds of turn that a battle waits for. */
export type ActionType = Action['type'];
