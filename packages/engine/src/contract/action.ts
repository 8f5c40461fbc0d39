import type { ACTION_FIELDS } from './fields.ts';
import type { Flat, TypeOfFields, ValueOf } from './parts.ts';

export type { CastOrder, ModelMove, MusterOrder, Placement, ShootOrder, UseOrder, Wish } from './parts.ts';
export { RESERVE_KINDS } from './parts.ts';

/** The kinds of turn that a battle waits for. */
export type ActionType = keyof typeof ACTION_FIELDS;

/** The part whose fields an action has. */
type Included<T> = T extends { '...': infer Part } ? ValueOf<Part> : unknown;

/** The actions of one type. */
export type ActionOf<T extends ActionType> = T extends ActionType
  ? Flat<{ type: T } & TypeOfFields<Omit<(typeof ACTION_FIELDS)[T], '...'>> & Included<(typeof ACTION_FIELDS)[T]>>
  : never;

/** What a side may do when a step begins. Sides, units, models, weapons and spells are numbers: places in the plan. */
export type Action = ActionOf<ActionType>;

/** The most important rule: the sides agree on something for the rest of the battle, or dice decide whose wish it is. */
export interface RulingAction extends ActionOf<'ruling'> {}

/** The activation of a unit: its action and moves. Shooting may be ordered at once or when the question comes. */
export interface ActivateAction extends ActionOf<'activate'> {}
