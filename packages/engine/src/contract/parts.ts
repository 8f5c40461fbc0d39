import type { ActionName } from '../rule/movement.ts';
import type { SettingName, SettingValue } from '../rule/settings.ts';
import type { PART_FIELDS } from './fields.ts';

/** The kinds of reserve before deployment. */
export const RESERVE_KINDS = ['ambush', 'scout', 'late'] as const;

/** Values without fields, by kind. Sides, units, models, weapons and spells are indices in the plan. */
interface LeafOf {
  side: number;
  /** A side, or -1 for all. */
  'side-or-all': number;
  unit: number;
  model: number;
  zone: number;
  /** An index in a short list of the plan. */
  choice: number;
  /** A length or a coordinate on the table, in hundredths of an inch. */
  length: number;
  /** Any other whole number. */
  number: number;
  truth: boolean;
  text: string;
  /** The corners after the starting point, x0, y0, x1, y1, …, in hundredths of an inch. */
  path: readonly number[];
  action: ActionName | 'idle';
  'reserve-kind': (typeof RESERVE_KINDS)[number];
  wish: Wish;
}

/** Values with fields, by kind. */
interface PartOf {
  move: ModelMove;
  placement: Placement;
  spot: Spot;
  shot: ShootOrder;
  cast: CastOrder;
  use: UseOrder;
  reserve: FieldsOf<'reserve'>;
  join: FieldsOf<'join'>;
  load: FieldsOf<'load'>;
  aura: FieldsOf<'aura'>;
  assist: Assist;
  'strike-pick': StrikePick;
  strike: StrikeOrder;
  muster: MusterOrder;
}

/** A kind of value without fields. */
export type SimpleKind = keyof LeafOf;

/** A kind of value with fields. */
export type PartName = keyof typeof PART_FIELDS;

/** The kind of a value in the tables of fields: one value, or a list of them. */
export type ValueKind = SimpleKind | PartName | `${SimpleKind | PartName}[]`;

/** The kind of a value that may be optional. */
export type FieldKind = ValueKind | `${ValueKind}?`;

/** The type of the values of a kind. */
export type ValueOf<K> = K extends `${infer Required}?`
  ? ValueOf<Required>
  : K extends `${infer Entry}[]`
    ? readonly ValueOf<Entry>[]
    : K extends SimpleKind
      ? LeafOf[K]
      : K extends PartName
        ? PartOf[K]
        : never;

/** The same type without intersections, so that editors show its fields. */
export type Flat<T> = { [F in keyof T]: T[F] } & {};

/** The type with the fields of a table. */
export type TypeOfFields<T> = Flat<
  { -readonly [F in keyof T as T[F] extends `${string}?` ? never : F]: ValueOf<T[F]> } & {
    -readonly [F in keyof T as T[F] extends `${string}?` ? F : never]?: ValueOf<T[F]>;
  }
>;

type FieldsOf<P extends PartName> = TypeOfFields<(typeof PART_FIELDS)[P]>;

/** The path of one model. */
export interface ModelMove extends FieldsOf<'move'> {}

/** The position where one model is placed on the table. */
export interface Placement extends FieldsOf<'placement'> {}

/** A point on the table, in hundredths of an inch. */
export interface Spot extends FieldsOf<'spot'> {}

/** An order to shoot all weapons of one type at one target; a Takedown weapon picks its models. */
export interface ShootOrder extends FieldsOf<'shot'> {}

/** An order to cast one spell at its targets. */
export interface CastOrder extends FieldsOf<'cast'> {}

/** An order to use one ability of a model on its targets. */
export interface UseOrder extends FieldsOf<'use'> {}

/** Choices before deployment. */
export interface MusterOrder extends FieldsOf<'muster'> {}

/** Spell tokens that models spend to help or hinder a caster. */
export interface Assist extends FieldsOf<'assist'> {}

/** A model picked by a Takedown weapon in melee. */
export interface StrikePick extends FieldsOf<'strike-pick'> {}

/** How a unit strikes: the order of its weapon types, those not used, and the models picked by Takedown weapons. */
export interface StrikeOrder extends FieldsOf<'strike'> {}

/** A side's wish if the rules are unclear: a reading, a sentence without effect on the engine, or no change. */
export type Wish = { setting: SettingName; value: SettingValue } | { text: string } | 'as-it-is';
