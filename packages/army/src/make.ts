import type { ArmyModel, ArmyUnit, RuleRef, Ruleset, Weapon } from '@muster/engine';
import { type ArmyList, LIST_FORMAT, LIST_VERSION, type ListFile, type Veteran } from './list.ts';
import { ruleText } from './rules.ts';
import { makeSpell } from './spell.ts';
import { baseOfRadius, type SpecialEntry, type UnitEntry } from './unit.ts';
import { makeWeapon } from './weapon.ts';

/** Returns a list as the content of a JSON file. Reading that file gives the same list again. */
export const makeList = (list: ArmyList, ruleset: Ruleset): ListFile => {
  const { joins, transports } = list.suggestions;
  return {
    format: LIST_FORMAT,
    version: LIST_VERSION,
    name: list.army.name,
    system: list.system,
    ...(list.points === undefined ? {} : { points: list.points }),
    units: list.army.units.map((unit) => ({
      ...makeUnit(unit, list.combined.includes(unit.id), ruleset),
      ...makeVeteran(list.veterans?.find((veteran) => veteran.unit === unit.id)),
    })),
    ...(list.army.spells.length === 0 ? {} : { spells: list.army.spells.map((spell) => makeSpell(spell, ruleset)) }),
    ...(joins.length === 0 ? {} : { joins: Object.fromEntries(joins.map(({ hero, unit }) => [hero, unit])) }),
    ...(transports.length === 0
      ? {}
      : { transports: Object.fromEntries(transports.map(({ transport, units }) => [transport, units])) }),
  };
};

const makeVeteran = ({ xp, traits }: Omit<Veteran, 'unit'> = { xp: 0, traits: [] }): Partial<UnitEntry> => ({
  ...(xp > 0 ? { xp } : {}),
  ...(traits.length > 0 ? { traits } : {}),
});

const makeUnit = (unit: ArmyUnit, combined: boolean, ruleset: Ruleset): UnitEntry => {
  // The last models are the standard ones, because special entries count from the first model on.
  const plain = unit.models[unit.models.length - 1];
  const weapons = lines(plain.weapons, ruleset);
  const runs = runsOf(unit.models, (model) => JSON.stringify([model.name, model.rules, lines(model.weapons, ruleset)]));
  const isPlain = plain.name === undefined && plain.rules.length === 0;
  const special = (isPlain ? runs.slice(0, -1) : runs).map(([model, models]) =>
    makeSpecial(model, models, plain, ruleset),
  );
  return {
    id: unit.id,
    name: unit.name,
    size: unit.models.length,
    quality: unit.quality,
    defense: unit.defense,
    cost: unit.cost,
    base: baseOfRadius(plain.radius),
    ...(unit.rules.length === 0 ? {} : { rules: texts(unit.rules, ruleset) }),
    ...(weapons.length === 0 ? {} : { weapons }),
    ...(special.length === 0 ? {} : { special }),
    ...(combined ? { combined } : {}),
  };
};

const makeSpecial = (model: ArmyModel, models: number, plain: ArmyModel, ruleset: Ruleset): SpecialEntry => {
  const lineOf = (weapon: Weapon): string => makeWeapon(weapon, ruleset);
  const own = model.weapons.map(lineOf);
  const lost = new Set(plain.weapons.filter((weapon) => !own.includes(lineOf(weapon))).map(nameKey));
  const kept = plain.weapons.filter((weapon) => !lost.has(nameKey(weapon)));
  // Kept weapons come before given ones; if a model has another order, it gets all its weapons again.
  const orderly = kept.every((weapon, i) => lineOf(weapon) === own[i]);
  const replaced = orderly ? plain.weapons.filter((weapon) => lost.has(nameKey(weapon))) : plain.weapons;
  const replace = [...new Map(replaced.map((weapon) => [nameKey(weapon), weapon.name])).values()];
  const given = lines(model.weapons.slice(orderly ? kept.length : 0), ruleset);
  return {
    models,
    ...(model.name === undefined ? {} : { name: model.name }),
    ...(replace.length === 0 ? {} : { replace }),
    ...(given.length === 0 ? {} : { with: given }),
    ...(model.rules.length === 0 ? {} : { rules: texts(model.rules, ruleset) }),
  };
};

const nameKey = (weapon: Weapon): string => weapon.name.toLowerCase();

const texts = (rules: readonly RuleRef[], ruleset: Ruleset): string[] => rules.map((ref) => ruleText(ref, ruleset));

/** Returns weapons as lines, with equal neighbours counted. */
const lines = (weapons: readonly Weapon[], ruleset: Ruleset): string[] =>
  runsOf(weapons, (weapon) => makeWeapon(weapon, ruleset)).map(([weapon, count]) =>
    count === 1 ? makeWeapon(weapon, ruleset) : `${count}x ${makeWeapon(weapon, ruleset)}`,
  );

/** Groups equal neighbours, with their number. */
const runsOf = <T>(values: readonly T[], keyOf: (value: T) => string): [T, number][] => {
  const runs: [T, number][] = [];
  for (const value of values) {
    const last = runs.at(-1);
    if (last && keyOf(last[0]) === keyOf(value)) last[1]++;
    else runs.push([value, 1]);
  }
  return runs;
};
