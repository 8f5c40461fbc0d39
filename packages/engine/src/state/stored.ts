import type { BattlePlan } from '../plan/plan.ts';
import { type Battle, newBattle, rewind } from './battle.ts';

/** The names behind the bits and rows of some columns, because another version of the rules may order them differently. */
interface StoredNames {
  grants: readonly string[];
  marks: readonly string[];
  growths: readonly string[];
  options: readonly string[];
}

/** A stored state of a battle: columns by name that differ from those of a new battle. */
export interface StoredState {
  sides: number;
  units: number;
  models: number;
  names: StoredNames;
  columns: Readonly<Record<string, readonly number[]>>;
}

/** Returns the columns of a battle by name. */
const columnsOf = (battle: Battle): [string, Int32Array][] =>
  Object.entries(battle).filter(
    (entry): entry is [string, Int32Array] => entry[0] !== 'block' && entry[1] instanceof Int32Array,
  );

const namesOf = ({ grants, marks, growths, optionRules }: BattlePlan): StoredNames => ({
  grants: grants.map(({ label, id }) => `${id} ${label}`),
  marks: marks.map(({ label }) => label),
  growths: growths.map(({ rule }) => rule),
  options: optionRules.map(({ id, label }) => `${id} ${label}`),
});

/** Whether a state was stored with the same names as those of a plan. */
export const hasNamesOf = (plan: BattlePlan, { names }: StoredState): boolean =>
  JSON.stringify(names) === JSON.stringify(namesOf(plan));

/** Returns the state of a battle in a form that later versions can read. */
export const storedState = (battle: Battle): StoredState => {
  const opening = newBattle(battle.plan);
  const { sides, units, models } = battle.plan;
  const at = new Map(columnsOf(opening));
  return {
    sides: sides.length,
    units: units.length,
    models: models.length,
    names: namesOf(battle.plan),
    columns: Object.fromEntries(
      columnsOf(battle)
        .filter(([name, column]) => column.some((value, i) => value !== at.get(name)?.[i]))
        .map(([name, column]) => [name, [...column]]),
    ),
  };
};

/**
 * Returns a battle with a stored state. Columns that the state lacks are those of a new battle; unknown columns are
 * ignored. Returns `undefined` if the armies are not those of the plan.
 */
export const battleOfStored = (plan: BattlePlan, state: StoredState): Battle | undefined => {
  const { sides, units, models, names, columns } = state;
  if (sides !== plan.sides.length || units !== plan.units.length || models !== plan.models.length) return undefined;
  const battle = newBattle(plan);
  for (const [name, column] of columnsOf(battle))
    if (Object.hasOwn(columns, name)) fill(column, columnFor(plan, names, name, columns[name]), !WHOLE.includes(name));
  rewind(battle, battle.block.slice());
  return battle;
};

/** Columns that are only valid with the same length. */
const WHOLE: readonly string[] = ['unitReached', 'auraPicks'];

const fill = (column: Int32Array, values: readonly number[], inPart: boolean): void => {
  if (inPart || values.length === column.length) column.set(values.slice(0, column.length));
};

/** Columns whose bits or rows depend on a list of names. */
const NAMED: Readonly<Record<string, { names: keyof StoredNames; as: 'bits' | 'rows' }>> = {
  unitGrants: { names: 'grants', as: 'bits' },
  unitOnce: { names: 'grants', as: 'bits' },
  unitKept: { names: 'grants', as: 'bits' },
  quarterGrants: { names: 'grants', as: 'bits' },
  unitOptions: { names: 'options', as: 'bits' },
  marks: { names: 'marks', as: 'rows' },
  growth: { names: 'growths', as: 'rows' },
};

const columnFor = (
  plan: BattlePlan,
  stored: StoredNames,
  name: string,
  values: readonly number[],
): readonly number[] => {
  if (!Object.hasOwn(NAMED, name)) return values;
  const { names, as } = NAMED[name];
  const before = stored[names];
  const now = namesOf(plan)[names];
  if (before.length === now.length && before.every((one, i) => one === now[i])) return values;
  const from = now.map((one) => before.indexOf(one));
  return as === 'bits' ? values.map((bits) => movedBits(bits, from)) : movedRows(values, before.length, from);
};

const movedBits = (bits: number, from: readonly number[]): number =>
  from.reduce((moved, bit, i) => (bit >= 0 && (bits & (1 << bit)) !== 0 ? moved | (1 << i) : moved), 0);

const movedRows = (values: readonly number[], width: number, from: readonly number[]): number[] => {
  const rows = width === 0 ? 0 : values.length / width;
  return Array.from({ length: rows }, (_, row) => from.map((at) => (at < 0 ? 0 : values[row * width + at]))).flat();
};
