import { ACTED_AGAIN, AURA_PICKS, type Battle, type BattlePlan, markPlace, type AreaRuleSource } from '@muster/engine';
import {
  type Position,
  type PositionBearer,
  type PositionMark,
  type PositionModel,
  type PositionUnit,
  sidesOf,
} from './position.ts';

/** The column of each field with effects on a unit. */
export const GRANT_COLUMNS = { granted: 'unitGrants', grantedOnce: 'unitOnce', grantedForGood: 'unitKept' } as const;
export type GrantField = keyof typeof GRANT_COLUMNS;
export const GRANT_FIELDS = Object.keys(GRANT_COLUMNS) as readonly GrantField[];

/** Returns the bits of the entries with these names. */
const bitsNamed = <T>(all: readonly T[], nameOf: (one: T) => string, names: readonly string[] = []): number =>
  all.reduce((bits, one, place) => (names.includes(nameOf(one)) ? bits | (1 << place) : bits), 0);

/** Returns the entries whose bits are set. */
export const namedBits = <T>(all: readonly T[], bits: number): T[] => all.filter((_, place) => bits & (1 << place));

/** Returns the index of a kind of mark in a plan, or -1. */
export const markIndex = ({ marks }: BattlePlan, { rule, lasts = 'once' }: PositionMark): number =>
  marks.findIndex((mark) => mark.label === rule && mark.lasts === lasts);

/** Sets the effects, marks, picked options, spent rules and gathered markers of a unit. Unknown names are left out. */
export const applyEffects = (battle: Battle, position: Position, unit: PositionUnit, index: number): void => {
  const { plan } = battle;
  for (const field of GRANT_FIELDS)
    battle[GRANT_COLUMNS[field]][index] = bitsNamed(plan.grants, ({ label }) => label, unit[field]);
  for (const mark of unit.marks ?? []) {
    const side = sidesOf(position).findIndex(({ name }) => name === mark.by);
    const kind = markIndex(plan, mark);
    if (side >= 0 && kind >= 0) battle.marks[markPlace(battle, index, side, kind)] = mark.count ?? 1;
  }
  for (const { rule, options, now } of unit.picked ?? []) {
    const place = plan.options.findIndex(({ name }) => name === rule);
    if (place < 0) continue;
    const { first, names } = plan.options[place];
    battle.unitOptions[index] |= bitsNamed(names, (name) => name, options) << first;
    if (now) battle.unitChosen[index] |= 1 << place;
  }
  battle.unitUsed[index] =
    bitsNamed(plan.options, ({ name }) => name, unit.feats) | (unit.actedAgain ? ACTED_AGAIN : 0);
  for (const radiator of plan.radiators)
    if (unit.activatedNear?.some((bearer) => isBearer(plan, radiator, bearer)))
      battle.unitReached[index * plan.reaches + radiator.column] = 1;
  plan.growths.forEach(({ name }, place) => {
    battle.growth[index * plan.growths.length + place] = growthOf(unit, name);
  });
};

/** Whether a model is the bearer of a rule for units that are activated near it. */
export const isBearer = (
  { models, units }: BattlePlan,
  { column, model }: AreaRuleSource,
  bearer: PositionBearer,
): boolean =>
  column >= 0 && model >= 0 && models[model].id === bearer.model && units[models[model].unit].id === bearer.unit;

const growthOf = ({ growth = {} }: PositionUnit, rule: string): number =>
  Object.hasOwn(growth, rule) ? growth[rule] : 0;

/** Sets the used and spent abilities of a model, and the units that its auras affect. */
export const applyModelEffects = (battle: Battle, index: number, model: PositionModel): void => {
  const { models, auraBearers, units } = battle.plan;
  const { abilities } = models[index];
  battle.did[index] = bitsNamed(abilities, ({ label }) => label, model.did);
  battle.spent[index] = bitsNamed(abilities, ({ label }) => label, model.spent);
  battle.tested[index] = model.endangered ? 1 : 0;
  const bearer = auraBearers.indexOf(index);
  if (bearer < 0 || battle.auraPicks.length === 0) return;
  model.auraFor?.forEach((id, i) => {
    battle.auraPicks[bearer * AURA_PICKS + i] = 1 + units.findIndex((unit) => unit.id === id);
  });
};
