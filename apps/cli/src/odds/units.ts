import { type ArmyList, checkRules, parseUnitText, UNIT_TEXT_EXAMPLE } from '@muster/army';
import type { ArmyModel, ArmyUnit, Ruleset } from '@muster/engine';
import { gf, RULESETS, rulesetOf } from '@muster/rules';
import { badInput, Stop } from '../findings.ts';
import { loadList, loadSample, sampleNames } from '../samples.ts';

/** A unit that somebody named, and the game of the list that it comes from. */
export interface NamedUnit {
  unit: ArmyUnit;
  system?: string;
}

/** A list of a file or a sample. */
export const loadArmy = (name: string): ArmyList => (sampleNames().includes(name) ? loadSample(name) : loadList(name));

const isTyped = (text: string): boolean => text.includes('|') || /\sQ\s*\d+\+?\s+D\s*\d/i.test(text);

/**
 * A unit as it is named on the command line: typed in full, or as list:unit out of a file or a sample, with a hero in
 * its ranks as list:unit+hero.
 */
export const readUnit = (text: string, place: string): NamedUnit => {
  if (isTyped(text)) {
    const unit = parseUnitText(text, place);
    if (!unit.ok) throw badInput(`The ${place}`, unit.error);
    return { unit: unit.value };
  }
  const at = text.lastIndexOf(':');
  if (at < 1)
    throw new Stop(
      `The ${place} "${text}" is neither a unit such as '${UNIT_TEXT_EXAMPLE}' nor one of a list, such as ember-choir:choristers.`,
    );
  const list = loadArmy(text.slice(0, at));
  const [unit, ...heroes] = text
    .slice(at + 1)
    .split('+')
    .map((name) => unitOf(list, name.trim(), place));
  return { unit: heroes.reduce(withHero, unit), system: list.system };
};

const unitOf = ({ army }: ArmyList, name: string, place: string): ArmyUnit => {
  const same = (text: string): boolean => text.toLowerCase() === name.toLowerCase();
  const unit = army.units.find(({ id }) => same(id)) ?? army.units.find((one) => same(one.name));
  if (unit) return unit;
  const names = army.units.map(({ id }) => id).join(', ');
  throw new Stop(`${army.name} has no unit "${name}" for the ${place}; its units are ${names}.`);
};

/** A unit with a hero in its ranks, who keeps its own values and rules. */
export const withHero = (unit: ArmyUnit, hero: ArmyUnit): ArmyUnit => ({
  ...unit,
  name: `${unit.name} with ${hero.name}`,
  models: [
    ...unit.models,
    ...hero.models.map((model): ArmyModel => ({
      ...model,
      name: hero.name,
      quality: model.quality ?? hero.quality,
      defense: model.defense ?? hero.defense,
      rules: [...hero.rules, ...model.rules],
      joined: true,
    })),
  ],
});

/** The game that the units are played by: the one that was asked for, that of their lists, or Grimdark Future. */
export const rulesetFor = (asked: string | undefined, named: readonly (string | undefined)[]): Ruleset => {
  const systems = [...new Set(named.filter((system) => system !== undefined))];
  if (asked === undefined && systems.length > 1)
    throw new Stop(`The lists are for different games (${systems.join(', ')}); say which one with --system.`);
  const id = asked ?? systems[0] ?? gf.id;
  const ruleset = rulesetOf(id);
  if (!ruleset) throw new Stop(`There is no game "${id}"; there are ${Object.keys(RULESETS).join(', ')}.`);
  return ruleset;
};

/** Stops at rules that the game does not know: odds without them would be wrong. */
export const demandKnownRules = (ruleset: Ruleset, unit: ArmyUnit, place: string): void => {
  const findings = checkRules(ruleset, { name: place, units: [unit], spells: [] });
  if (findings.length > 0)
    throw badInput(
      `The ${place}`,
      findings.map(({ message }) => ({ path: unit.name, message })),
    );
};

/** `10 Guard`, or the name alone of a single model. */
export const countedName = ({ name, models }: ArmyUnit): string =>
  models.length === 1 ? name : `${models.length} ${name}`;
