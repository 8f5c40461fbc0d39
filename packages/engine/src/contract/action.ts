import type { ACTION_FIELDS } from './fields.ts';
import type { Flat, TypeOfFields, ValueOf } from './parts.ts';

export type { CastOrder, ModelMove, MusterOrder, Placement, ShootOrder, UseOrder, Wish } from './parts.ts';
export { RESERVE_KINDS } from './parts.ts';

/** The type of an action. */
export type ActionType = keyof typeof ACTION_FIELDS;

/** The part whose fields an action includes. */
type Included<T> = T extends { '...': infer Part } ? ValueOf<Part> : unknown;

/** The actions of one type. */
export type ActionOf<T extends ActionType> = T extends ActionType
  ? Flat<{ type: T } & TypeOfFields<Omit<(typeof ACTION_FIELDS)[T], '...'>> & Included<(typeof ACTION_FIELDS)[T]>>
  : never;

/** What a side may do when a step begins. Sides, units, models, weapons and spells are numbers: places in the plan. */
export type Action = ActionOf<ActionType>;

/** The most important rule: the sides agree on a reading for the rest of the battle, or dice decide between their wishes. */
export interface RulingAction extends ActionOf<'ruling'> {}

/** The activation of a unit: its action and moves. Shooting may be ordered here or when the question is asked. */
export interface ActivateAction extends ActionOf<'activate'> {}
