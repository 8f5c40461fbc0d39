import {
  ACTED_AGAIN,
  AURA_PICKS,
  type Battle,
  type TargetedEffectPlan,
  findRule,
  hasUnitFlag,
  markPlace,
  parseRuleRef,
  type Rule,
  type Ruleset,
  UNIT_FLAG,
} from '@muster/engine';
import { compact } from './position-fields.ts';
import { GRANT_COLUMNS, GRANT_FIELDS, type GrantField, namedBits } from './position-given.ts';
import type { PositionBearer, PositionMark, PositionModel, PositionPick, PositionUnit } from './position.ts';

/** Returns the effects, marks, picked options, spent rules and gathered markers of a unit by name, sorted. */
export const effectsOf = (battle: Battle, unit: number, sides: readonly string[]): Partial<PositionUnit> => {
  const { options, growths } = battle.plan;
  const grown = growths
    .map(({ name }, place): [string, number] => [name, battle.growth[unit * growths.length + place]])
    .filter(([, count]) => count > 0);
  const used = battle.unitUsed[unit];
  return {
    ...grantsOf(battle, unit),
    marks: someOf(marksOf(battle, unit, sides)),
    picked: options.length === 0 ? undefined : someOf(picksOf(battle, unit)),
    feats: someOf(namedBits(options, used).map(({ name }) => name)),
    actedAgain: used & ACTED_AGAIN ? true : undefined,
    growth: grown.length === 0 ? undefined : Object.fromEntries(grown),
    hurt: battle.unitWounds[unit] || undefined,
  };
};

/** Returns living models with a rule for units activated near them, near which the unit was last activated. */
export const nearOf = (battle: Battle, unit: number, ids: readonly string[]): readonly PositionBearer[] | undefined => {
  const { radiators, reaches, models } = battle.plan;
  const near = radiators.filter(
    ({ column, model }) =>
      column >= 0 && model >= 0 && battle.alive[model] && battle.unitReached[unit * reaches + column] === 1,
  );
  const bearers = [...new Set(near.map(({ model }) => model))];
  return someOf(bearers.map((model) => ({ unit: ids[battle.unitOf[model]], model: models[model].id })));
};

/** Returns the used and spent abilities of a model, and the units that its auras affect. */
export const modelEffectsOf = (battle: Battle, model: number, ids: readonly string[]): Partial<PositionModel> => {
  const { abilities } = battle.plan.models[model];
  const labels = (bits: number): readonly string[] | undefined =>
    someOf(namedBits(abilities, bits).map(({ label }) => label));
  return {
    did: labels(battle.did[model]),
    spent: labels(battle.spent[model]),
    endangered: battle.tested[model] ? true : undefined,
    auraFor: someOf(auraUnits(battle, model).map((unit) => ids[unit])),
  };
};

/** Returns a sorted list, or undefined if it is empty. */
const someOf = <T>(list: readonly T[]): readonly T[] | undefined =>
  list.length === 0 ? undefined : [...list].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

const grantsOf = (battle: Battle, unit: number): Partial<Record<GrantField, readonly string[]>> =>
  Object.fromEntries(
    GRANT_FIELDS.map((field) => [
      field,
      someOf(namedBits(battle.plan.grants, battle[GRANT_COLUMNS[field]][unit]).map(({ label }) => label)),
    ]),
  );

const marksOf = (battle: Battle, unit: number, sides: readonly string[]): PositionMark[] =>
  sides.flatMap((by, side) =>
    battle.plan.marks.flatMap(({ label, lasts }, mark): PositionMark[] => {
      const count = battle.marks[markPlace(battle, unit, side, mark)];
      const told = { count: count === 1 ? undefined : count, lasts: lasts === 'once' ? undefined : lasts };
      return count === 0 ? [] : [compact({ rule: label, by, ...told })];
    }),
  );

const picksOf = (battle: Battle, unit: number): PositionPick[] =>
  battle.plan.options.flatMap(({ name, names, first }, place): PositionPick[] => {
    const options = names.filter((_, i) => battle.unitOptions[unit] & (1 << (first + i)));
    const now = battle.unitChosen[unit] & (1 << place) ? true : undefined;
    return options.length === 0 && !now ? [] : [compact({ rule: name, options, now })];
  });

/** Returns the living units picked for the auras of a model. */
const auraUnits = (battle: Battle, model: number): number[] => {
  const place = battle.plan.auraBearers.indexOf(model) * AURA_PICKS;
  if (place < 0) return [];
  return Array.from(battle.auraPicks.subarray(place, place + AURA_PICKS), (pick) => pick - 1).filter(
    (unit) => unit >= 0 && !hasUnitFlag(battle, unit, UNIT_FLAG.destroyed | UNIT_FLAG.joined | UNIT_FLAG.away),
  );
};

/** Returns the rules of lost models of a side whose effects are still active and have no living source. */
export const fallenRules = (battle: Battle, side: number): readonly string[] | undefined => {
  const { grants, marks } = lostGifts(battle);
  if (grants === 0 && marks === 0) return undefined;
  const { models, ruleset } = battle.plan;
  const outlasts = (deed: Gifts): boolean => (grantBits(deed) & grants) !== 0 || (markBits(deed) & marks) !== 0;
  const rules = models
    .filter((model) => model.side === side && !battle.alive[model.index])
    .flatMap(({ abilities, avenged, inflicts, ruleNames }) => [
      ...abilities.filter(outlasts).map(({ label }) => label),
      ...(outlasts({ grants: [], marks: avenged })
        ? ruleNames.filter((name) => ruleNamed(ruleset, name)?.avenged)
        : []),
      ...(outlasts({ grants: inflicts, marks: [] })
        ? ruleNames.filter((name) => ruleNamed(ruleset, name)?.inflicts)
        : []),
    ]);
  return someOf([...new Set(rules)]);
};

/** Returns the rule of a printed name such as `Tough(3)`. */
export const ruleNamed = (ruleset: Ruleset, name: string): Rule | undefined => {
  const ref = parseRuleRef(name);
  return ref && findRule(ruleset, ref.id);
};

type Gifts = Pick<TargetedEffectPlan, 'grants' | 'marks'>;
const grantBits = ({ grants }: Gifts): number => grants.reduce((bits, grant) => bits | (1 << grant), 0);
const markBits = ({ marks }: Gifts): number => marks.reduce((bits, { mark }) => bits | (1 << mark), 0);

/** Returns the grants and marks, as bits, that are active on living units without a living source. */
const lostGifts = (battle: Battle): { grants: number; marks: number } => {
  const { plan } = battle;
  let grants = 0;
  let marks = 0;
  for (const { index } of plan.units) {
    if (hasUnitFlag(battle, index, UNIT_FLAG.destroyed | UNIT_FLAG.joined | UNIT_FLAG.away)) continue;
    for (const field of GRANT_FIELDS) grants |= battle[GRANT_COLUMNS[field]][index];
    for (const side of plan.sides.keys())
      for (const mark of plan.marks.keys()) if (battle.marks[markPlace(battle, index, side, mark)]) marks |= 1 << mark;
  }
  const givers: Gifts[] = plan.sides.flatMap(({ spells }) => spells);
  for (const { index, abilities, avenged, inflicts } of plan.models)
    if (battle.alive[index]) givers.push(...abilities, { grants: inflicts, marks: avenged });
  for (const giver of givers) {
    grants &= ~grantBits(giver);
    marks &= ~markBits(giver);
  }
  return { grants, marks };
};
