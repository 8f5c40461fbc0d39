import type { ActionName } from '../rule/effects.ts';

/** The way of one model: corners after its starting point, x0, y0, x1, y1, …, in hundredths of an inch. */
export interface ModelMove {
  model: number;
  path: readonly number[];
}

/** Where one model is put down. */
export interface Placement {
  model: number;
  x: number;
  y: number;
}

/** All weapons of one type at one target; a Takedown weapon picks its models. */
export interface ShootOrder {
  weapon: number;
  target: number;
  /** The model picked by a Takedown weapon: one for all, or one per firing model in list order. */
  picks?: readonly number[];
  /** How many copies each model uses of a weapon that is limited; all that are left unless told. */
  copies?: number;
}

/** One spell at its targets. */
export interface CastOrder {
  model: number;
  /** Index into the spells of the side. */
  spell: number;
  targets: readonly number[];
}

/** Choices before deployment. */
export interface MusterOrder {
  reserves: readonly { unit: number; kind: 'ambush' | 'scout' }[];
  joins: readonly { hero: number; unit: number }[];
  loads: readonly { transport: number; units: readonly number[] }[];
}

/** What a side may do at the top of a step. Units, models, weapons and spells are indices into the plan. */
export type Action =
  | { type: 'choose-first-placer'; first: number }
  | { type: 'place-objective'; x: number; y: number }
  | ({ type: 'muster' } & MusterOrder)
  | { type: 'choose-edge'; zone: number }
  | { type: 'deploy'; unit: number; positions: readonly Placement[] }
  | { type: 'arrive'; unit: number; positions: readonly Placement[] }
  | { type: 'pass' }
  | ({ type: 'cast'; unit: number } & CastOrder)
  | ActivateAction;

/** A unit's activation: an action with its moves; what comes later may be told at once or is asked for. */
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
  /** Said by a passenger that leaves; moves of a passenger always do. */
  leave?: boolean;
  /** Told at once instead of when asked. */
  shoot?: readonly ShootOrder[];
}

/** The kinds of turn that a battle waits for. */
export type ActionType = Action['type'];
