import type { BattlePlan, Ruleset } from '@muster/engine';
import type { Complain } from './position-fields.ts';
import { GRANT_FIELDS, isBearer, markIndex } from './position-given.ts';
import { ruleNamed } from './position-given-of.ts';
import { type Position, type PositionModel, type PositionUnit, sidesOf } from './position.ts';

/** Reports effects on a unit that nothing in the battle could have given it, or not as many times. */
export const checkEffects = (
  position: Position,
  plan: BattlePlan,
  unit: PositionUnit,
  path: string,
  complain: Complain,
): void => {
  for (const field of GRANT_FIELDS)
    unit[field]?.forEach((rule, i) => {
      if (!plan.grants.some(({ label }) => label === rule))
        complain(`${path}.${field}[${i}]`, `no spell or ability in this battle grants "${rule}"`);
    });
  checkMarks(position, plan, unit, path, complain);
  unit.activatedNear?.forEach((bearer, i) => {
    if (!plan.radiators.some((radiator) => isBearer(plan, radiator, bearer)))
      complain(`${path}.activatedNear[${i}]`, `"${bearer.model}" has no rule for units that are activated near it`);
  });
  unit.picked?.forEach(({ rule, options }, i) => {
    const known = plan.options.find(({ name }) => name === rule);
    const place = `${path}.picked[${i}]`;
    if (!known) return complain(`${place}.rule`, `no unit picks options of "${rule}"`);
    options.forEach((option, k) => {
      if (!known.names.includes(option))
        complain(`${place}.options[${k}]`, `must be one of ${known.names.join(', ')}, but it is "${option}"`);
    });
    return undefined;
  });
  unit.feats?.forEach((rule, i) => {
    if (!plan.options.some(({ name, once }) => once && name === rule))
      complain(`${path}.feats[${i}]`, `no model has a rule "${rule}" that works once per battle`);
  });
  for (const [rule, count] of Object.entries(unit.growth ?? {})) {
    const known = plan.growths.find(({ name }) => name === rule);
    if (!known) complain(`${path}.growth.${rule}`, `no unit gathers markers for "${rule}"`);
    else if (count > known.most)
      complain(`${path}.growth.${rule}`, `must be at most ${known.most}, but it is ${count}`);
  }
};

const checkMarks = (
  position: Position,
  plan: BattlePlan,
  { marks = [] }: PositionUnit,
  path: string,
  complain: Complain,
): void =>
  marks.forEach((mark, i) => {
    const place = `${path}.marks[${i}]`;
    const { rule, by, count = 1, lasts = 'once' } = mark;
    if (!sidesOf(position).some(({ name }) => name === by)) complain(`${place}.by`, `there is no side "${by}"`);
    const kind = markIndex(plan, mark);
    if (kind < 0) return complain(`${place}.rule`, `no model marks others with "${rule}" that lasts "${lasts}"`);
    if (count > 1 && !plan.marks[kind].stacks) complain(`${place}.count`, `marks of "${rule}" do not add up`);
    const first = marks.findIndex((other) => other.by === by && markIndex(plan, other) === kind);
    if (first < i) complain(place, 'is listed twice: use count instead');
    return undefined;
  });

/** Reports abilities that a model does not have, and units that its auras cannot affect. */
export const checkModelEffects = (
  position: Position,
  plan: BattlePlan,
  { unit, model, index }: { unit: PositionUnit; model: PositionModel; index: number },
  path: string,
  complain: Complain,
): void => {
  for (const field of ['did', 'spent'] as const)
    model[field]?.forEach((rule, i) => {
      if (!plan.models[index].abilities.some(({ label }) => label === rule))
        complain(`${path}.${field}[${i}]`, `the model has no ability "${rule}"`);
    });
  const { auraFor = [] } = model;
  if (auraFor.length > 0 && plan.ruleset.ways.auras !== 'picked')
    return complain(`${path}.auraFor`, 'auras affect only their own unit in this game');
  if (auraFor.length > 0 && !plan.auraBearers.includes(index))
    return complain(`${path}.auraFor`, 'the model has no aura');
  auraFor.forEach((id, i) => {
    const place = `${path}.auraFor[${i}]`;
    const friend = position.units.find((other) => other.id === id);
    if (!friend) complain(place, `there is no unit "${id}"`);
    else if (friend.side !== unit.side) complain(place, `"${id}" belongs to another side`);
    else if (auraFor.indexOf(id) < i) complain(place, `"${id}" is listed twice`);
  });
  return undefined;
};

/** Reports rules of lost models that leave no lasting effect on others. */
export const checkFallen = (position: Position, ruleset: Ruleset, complain: Complain): void =>
  sidesOf(position).forEach(({ fallen }, side) =>
    fallen?.forEach((name, i) => {
      const rule = ruleNamed(ruleset, name);
      if (!rule?.ability?.grants && !rule?.ability?.marks && !rule?.avenged && !rule?.inflicts)
        complain(`sides[${side}].fallen[${i}]`, `"${name}" has no effect that outlasts its bearer`);
    }),
  );
