import type { Rule } from '../rule/rule.ts';
import type { Ruleset } from '../rule/ruleset.ts';
import { defaultSettings, type Settings } from '../rule/settings.ts';
import { alike } from './alike.ts';
import { Armoury } from './armoury.ts';
import type { Army } from './army.ts';
import { arrivalsOf } from './arrivals.ts';
import { basesOf } from './bases.ts';
import { Deeds } from './deeds.ts';
import { landscapeOf } from './landscape.ts';
import { demandLimits } from './limits.ts';
import { Lore } from './lore.ts';
import { heldAs } from './held.ts';
import type { Mission } from '../rule/mission.ts';
import type { CampaignExtras, RandomEvents } from './extras.ts';
import { missionPlan } from './mission.ts';
import type { BattlePlan, Radiator, SidePlan } from './plan.ts';
import type { ModelPlan } from './profile.ts';
import { Ranks } from './ranks.ts';
import type { Table } from './table.ts';
import type { UnitRule } from './terms.ts';
import { terrainPlan } from './terrain-plan.ts';
import { zonesFor } from './zones.ts';

/** What a battle is made of: ruleset, armies, table and settings. */
export interface BattleSetup {
  ruleset: Ruleset;
  armies: readonly Army[];
  table: Table;
  settings?: Partial<Settings>;
  /** By default that of the game. */
  mission?: Mission;
  /** What a campaign adds. */
  extras?: CampaignExtras;
  /** More markers than the mission places, for positions. */
  maxObjectives?: number;
}

/** Makes the plan of a battle: looks up every rule and prepares every unit, weapon and piece of terrain. */
export const compilePlan = (setup: BattleSetup): BattlePlan => {
  const { ruleset, armies, table, extras, mission: words = ruleset.mission, maxObjectives = 0 } = setup;
  const mission = missionPlan(words, ruleset, armies.length, table);
  const zones = zonesFor(words, ruleset, mission.roles, table);
  const arrivals = arrivalsOf(extras, armies.length);
  demandLimits(armies, arrivals);
  const settings: Settings = { ...defaultSettings(), ...setup.settings };
  const lore = new Lore(ruleset);
  const armoury = new Armoury(lore);
  const deeds = new Deeds(lore, armoury);
  const ranks = new Ranks(lore, armoury, deeds);
  for (const rule of extras?.events ? eventRules(extras.events) : []) deeds.grant(heldAs(rule, 0), 'extras.events');
  const listed = armies.map((army, side): SidePlan => ({
    index: side,
    name: army.name,
    units: army.units.map((unit, i) => ranks.enlist(unit, side, `armies[${side}].units[${i}]`)),
    spells: army.spells.map((spell, i) => deeds.spell(spell, i, `armies[${side}].spells[${i}]`)),
  }));
  const allies = arrivals.map((arrival, i) => ({ ...arrival, index: ranks.welcome(arrival, `arrivals[${i}]`) }));
  const sides = listed.map((side) => ({
    ...side,
    units: [
      ...side.units,
      ...allies.filter((ally) => ally.as === 'ally' && ally.side === side.index).map(({ index }) => index),
    ],
  }));
  const { units, models } = ranks;
  const { grants, marks } = deeds;
  const { options, optionRules, growths } = lore.benefits;
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
    ...(extras?.events ? wearOf(extras.events, ranks, armoury) : {}),
    table,
    terrain,
    landscape: landscapeOf(terrain, ruleset),
    zones,
    sides,
    units,
    models: models.map(alike),
    bases: basesOf(units, models),
    weapons: armoury.types(),
    asks: lore.asks,
    hasRanges: lore.hasRanges,
    hasEarly: lore.hasEarly,
    hasHindrances: [...models.flatMap(({ shared }) => shared), ...given, ...picked].some(
      ({ defense }) => defense.range !== 0,
    ),
    hasLate: lore.hasLate,
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
    unknownRules: lore.unknownRules(),
  };
};

/** The rules that events can give: they are known before those of spells, which have room for what is left. */
const eventRules = ({ table }: RandomEvents): Rule[] =>
  Object.values(table).flatMap(({ does }) => does.flatMap((effect) => (effect.do === 'grant' ? effect.rule : [])));

/** What events can break, and how units are compiled anew then. */
const wearOf = (
  { table }: RandomEvents,
  ranks: Ranks,
  armoury: Armoury,
): Required<Pick<BattlePlan, 'gear' | 'refit'>> => {
  const [found] = Object.values(table).flatMap(({ does }) =>
    does.flatMap((effect) => (effect.do === 'weapon' ? effect.weapon : [])),
  );
  const gear = ranks.gear();
  if (found) armoury.typeOf(found, 'extras.events');
  return { gear, refit: (plan, unit, wear) => ranks.refit(plan, unit, wear, found) };
};

/** Everything that counts for units around somebody. */
const radiatorsOf = (models: readonly ModelPlan[], grants: readonly UnitRule[]): Radiator[] => {
  const sources = [
    ...models.flatMap(({ index, radiates }) =>
      radiates.map((radiation) => ({ ...radiation, model: index, grant: -1 })),
    ),
    ...grants.flatMap(({ radiates }, grant) => (radiates ? [{ ...radiates, model: -1, grant }] : [])),
  ];
  let columns = 0;
  return sources.map((source) => ({ ...source, column: source.activated ? columns++ : -1 }));
};
