import { hashText } from '@muster/kernel';
import type { Ruleset } from '../rule/ruleset.ts';
import { defaultSettings, type Settings } from '../rule/settings.ts';
import { Armoury } from './armoury.ts';
import type { Army } from './army.ts';
import { Deeds } from './deeds.ts';
import { demandLimits } from './limits.ts';
import { Lore } from './lore.ts';
import type { BattlePlan, SidePlan } from './plan.ts';
import { Ranks } from './ranks.ts';
import type { Table } from './table.ts';
import { terrainPlan } from './terrain-plan.ts';
import { zonesFor } from './zones.ts';

/** What a battle is made of. */
export interface BattleSetup {
  ruleset: Ruleset;
  armies: readonly Army[];
  table: Table;
  settings?: Partial<Settings>;
  /** More markers than the mission places, for positions. */
  maxObjectives?: number;
}

/** Makes the plan of a battle: every rule looked up, every profile ready. Lists have been checked before. */
export const compilePlan = (setup: BattleSetup): BattlePlan => {
  const { ruleset, armies, table, maxObjectives = 0 } = setup;
  const zones = zonesFor(ruleset, armies.length, table);
  demandLimits(armies);
  const settings: Settings = { ...defaultSettings(), ...setup.settings };
  const lore = new Lore(ruleset);
  const armoury = new Armoury(lore);
  const deeds = new Deeds(lore, armoury);
  const ranks = new Ranks(lore, armoury, deeds);
  const sides = armies.map((army, side): SidePlan => ({
    index: side,
    name: army.name,
    units: army.units.map((unit, i) => ranks.enlist(unit, side, `armies[${side}].units[${i}]`)),
    spells: army.spells.map((spell, i) => deeds.spell(spell, i, `armies[${side}].spells[${i}]`)),
  }));
  const { units, models } = ranks;
  const { grants, marks } = deeds;
  const { options, optionRules, growths } = lore.benefits;
  const given = [...models.flatMap(({ auras }) => auras), ...grants];
  return {
    ruleset,
    settings,
    armies,
    table,
    terrain: table.terrain.map((piece, i) => terrainPlan(piece, i, ruleset)),
    zones,
    sides,
    units,
    models,
    weapons: armoury.types(),
    asks: lore.asks,
    hasRanges: lore.hasRanges,
    hasLate: lore.hasLate,
    hasGifts: models.some(({ gifts }) => gifts.length > 0) || given.some(({ gift }) => gift),
    fights:
      models.some(({ fighting }) => fighting.length > 0) ||
      [...given, ...marks.map(({ rules }) => rules[0])].some(({ fighting }) => fighting),
    options,
    optionRules,
    growths,
    roves: models.some(({ roving }) => roving.some(({ plain }) => !plain)) || given.some(({ roving }) => roving),
    crosses: models.some(({ strafing, roving }) => strafing.length > 0 || roving.some(({ crossing }) => crossing)),
    auraBearers: models.filter(({ auras }) => auras.length > 0).map(({ index }) => index),
    grants,
    marks,
    hasAbilities: models.some(({ abilities }) => abilities.length > 0),
    hasConduits: models.some(({ conduit, accumulator }) => conduit > 0 || accumulator > 0),
    hasCasterGroups: models.some(({ castsTogether }) => castsTogether),
    maxObjectives: Math.max(5, maxObjectives),
    unknownRules: lore.unknownRules(),
    hash: hashText(JSON.stringify([ruleset.id, ruleset.version, settings, armies, table])),
  };
};
