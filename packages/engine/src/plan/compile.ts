import type { Rule } from '../rule/rule.ts';
import type { Ruleset } from '../rule/ruleset.ts';
import { defaultSettings, type Settings } from '../rule/settings.ts';
import { withOrderedFields } from './model-shape.ts';
import { WeaponCompiler } from './weapon-compiler.ts';
import type { Army } from './army.ts';
import { arrivalsOf } from './arrivals.ts';
import { basesOf } from './bases.ts';
import { AbilityCompiler } from './ability-compiler.ts';
import { landscapeOf } from './landscape.ts';
import { demandLimits } from './demand-limits.ts';
import { RuleLookup } from './rule-lookup.ts';
import { heldAs } from './held-rules.ts';
import type { Mission } from '../rule/mission.ts';
import type { CampaignExtras, RandomEvents } from './campaign-extras.ts';
import { missionPlan } from './mission.ts';
import type { BattlePlan, AreaRuleSource, SidePlan } from './plan.ts';
import type { ModelPlan } from './profile.ts';
import { UnitCompiler } from './unit-compiler.ts';
import type { Table } from './table.ts';
import type { UnitRule } from './terms.ts';
import { terrainPlan } from './terrain-plan.ts';
import { zonesFor } from './zones.ts';

/** Everything that a battle plan is made from. */
export interface BattleSetup {
  ruleset: Ruleset;
  armies: readonly Army[];
  table: Table;
  settings?: Partial<Settings>;
  /** By default the mission of the game. */
  mission?: Mission;
  /** What a campaign adds. */
  extras?: CampaignExtras;
  /** The number of objectives, if a position has more than the mission places. */
  maxObjectives?: number;
}

/** Returns the plan of a battle: looks up every rule and prepares every unit, weapon and piece of terrain. */
export const compilePlan = (setup: BattleSetup): BattlePlan => {
  const { ruleset, armies, table, extras, mission: words = ruleset.mission, maxObjectives = 0 } = setup;
  const mission = missionPlan(words, ruleset, armies.length, table);
  const zones = zonesFor(words, ruleset, mission.roles, table);
  const arrivals = arrivalsOf(extras, armies.length);
  demandLimits(armies, arrivals);
  const settings: Settings = { ...defaultSettings(), ...setup.settings };
  const lookup = new RuleLookup(ruleset);
  const weapons = new WeaponCompiler(lookup);
  const abilityCompiler = new AbilityCompiler(lookup, weapons);
  const unitsAndModels = new UnitCompiler(lookup, weapons, abilityCompiler);
  for (const rule of extras?.events ? eventRules(extras.events) : [])
    abilityCompiler.grant(heldAs(rule, 0), 'extras.events');
  const listed = armies.map((army, side): SidePlan => ({
    index: side,
    name: army.name,
    units: army.units.map((unit, i) => unitsAndModels.addUnit(unit, side, `armies[${side}].units[${i}]`)),
    spells: army.spells.map((spell, i) => abilityCompiler.spell(spell, i, `armies[${side}].spells[${i}]`)),
  }));
  const allies = arrivals.map((arrival, i) => ({
    ...arrival,
    index: unitsAndModels.addArrival(arrival, `arrivals[${i}]`),
  }));
  const sides = listed.map((side) => ({
    ...side,
    units: [
      ...side.units,
      ...allies.filter((ally) => ally.as === 'ally' && ally.side === side.index).map(({ index }) => index),
    ],
  }));
  const { units, models } = unitsAndModels;
  const { grants, marks } = abilityCompiler;
  const { options, optionRules, growths } = lookup.benefits;
  const radiators = radiatorsOf(models, grants);
  const terrain = table.terrain.map((piece, i) => terrainPlan(piece, i, ruleset));
  const given = [...models.flatMap(({ auras }) => auras), ...grants, ...radiators.map(({ gives }) => gives)];
  const picked = [...optionRules, ...growths.flatMap(({ steps }) => steps)];
  return {
    ruleset,
    settings,
    mission,
    ...(extras ? { extras } : {}),
    armies,
    ...(extras?.events ? wearOf(extras.events, unitsAndModels, weapons) : {}),
    table,
    terrain,
    landscape: landscapeOf(terrain, ruleset),
    zones,
    sides,
    units,
    models: models.map(withOrderedFields),
    bases: basesOf(units, models),
    weapons: weapons.types(),
    asks: lookup.asks,
    hasRanges: lookup.hasRanges,
    hasEarly: lookup.hasEarly,
    hasHindrances: [...models.flatMap(({ shared }) => shared), ...given, ...picked].some(
      ({ defense }) => defense.range !== 0,
    ),
    hasLate: lookup.hasLate,
    hasGifts: models.some(({ gifts }) => gifts.length > 0) || given.some(({ gift }) => gift),
    fights:
      models.some(({ fighting }) => fighting.length > 0) ||
      [...given, ...marks.map(({ rules }) => rules[0])].some(({ fighting }) => fighting),
    options,
    optionRules,
    growths,
    gives: given.length > 0 || picked.length > 0,
    roves: models.some(({ roving }) => roving.some(({ plain }) => !plain)) || given.some(({ roving }) => roving),
    crosses: models.some(({ strafing, roving }) => strafing.length > 0 || roving.some(({ crossing }) => crossing)),
    radiators,
    reaches: radiators.filter(({ activated }) => activated).length,
    setsApart: models.some(({ shared }) => shared.some(({ apart }) => apart)),
    pacesApart: models.some(({ pacesApart }) => pacesApart),
    steadies: models.some(({ steadies }) => steadies !== undefined),
    hasFirstTests: models.some(({ passesFirst }) => passesFirst !== undefined),
    hasRerolls: models.some(({ rerolls }) => rerolls !== undefined),
    auraBearers: models.filter(({ auras }) => auras.length > 0).map(({ index }) => index),
    grants,
    marks,
    hasAbilities: models.some(({ abilities }) => abilities.length > 0),
    hasConduits: models.some(({ conduit, accumulator }) => conduit > 0 || accumulator > 0),
    hasCasterGroups: models.some(({ castsTogether }) => castsTogether),
    maxObjectives: Math.max(5, mission.fixed.length / 2, maxObjectives),
    unknownRules: lookup.unknownRules(),
  };
};

/** Returns the rules that random events can give. They are registered before those of spells, so that they always have room. */
const eventRules = ({ table }: RandomEvents): Rule[] =>
  Object.values(table).flatMap(({ does }) => does.flatMap((effect) => (effect.do === 'grant' ? effect.rule : [])));

/** Returns what random events can break, and the function that compiles a unit again after that. */
const wearOf = (
  { table }: RandomEvents,
  unitsAndModels: UnitCompiler,
  weapons: WeaponCompiler,
): Required<Pick<BattlePlan, 'gear' | 'refit'>> => {
  const [found] = Object.values(table).flatMap(({ does }) =>
    does.flatMap((effect) => (effect.do === 'weapon' ? effect.weapon : [])),
  );
  const gear = unitsAndModels.gear();
  if (found) weapons.typeOf(found, 'extras.events');
  return { gear, refit: (plan, unit, wear) => unitsAndModels.refit(plan, unit, wear, found) };
};

/** Returns the rules for units around a model, from models and from granted rules. */
const radiatorsOf = (models: readonly ModelPlan[], grants: readonly UnitRule[]): AreaRuleSource[] => {
  const sources = [
    ...models.flatMap(({ index, radiates }) =>
      radiates.map((radiation) => ({ ...radiation, model: index, grant: -1 })),
    ),
    ...grants.flatMap(({ radiates }, grant) => (radiates ? [{ ...radiates, model: -1, grant }] : [])),
  ];
  let columns = 0;
  return sources.map((source) => ({ ...source, column: source.activated ? columns++ : -1 }));
};
