import type { BattlePlan } from '../plan/plan.ts';
import { type Battle, newBattle, rewind } from './battle.ts';

/** What the bits and rows of some columns are about, by name: another version of the rules may order them differently. */
interface StoredNames {
  grants: readonly string[];
  marks: readonly string[];
  growths: readonly string[];
  options: readonly string[];
}

/** A state of a battle for later versions: columns by name, as far as they differ from those of a new battle. */
export interface StoredState {
  sides: number;
  units: number;
  models: number;
  names: StoredNames;
  columns: Readonly<Record<string, readonly number[]>>;
}

/** The columns of a battle by name. */
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

/** Whether a state was stored with the names that a plan has now. */
export const hasNamesOf = (plan: BattlePlan, { names }: StoredState): boolean =>
  JSON.stringify(names) === JSON.stringify(namesOf(plan));

/** The state of a battle in a form that later versions can read. */
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
 * A battle in a stored state. Columns that the state does not have are those of a new battle, and columns that this
 * version does not have are dropped. `undefined` when the armies are not those of the plan.
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

/** Columns whose places mean something else when there are more or fewer of them. */
const WHOLE: readonly string[] = ['unitReached', 'auraPicks'];

const fill = (column: Int32Array, values: readonly number[], inPart: boolean): void => {
  if (inPart || values.length === column.length) column.set(values.slice(0, column.length));
};

/** Columns of bits, and of rows as long as a list of names, with the names that they are about. */
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
