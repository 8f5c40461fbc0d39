import { armyForBattle, type ArmyList, checkRules, parseUnitText, ruleText, UNIT_TEXT_EXAMPLE } from '@muster/army';
import type { ArmyModel, ArmyUnit, RuleRef, Ruleset } from '@muster/engine';
import { shipped } from '@muster/host/disk';
import { gf, rulesetOf, SYSTEMS } from '@muster/rules';
import { badInput, CommandError } from '../findings.ts';
import { loadList, loadSample } from '../samples.ts';
import { shorten } from '../text-table.ts';

/** A unit from the command line, and the game of its list. */
export interface NamedUnit {
  unit: ArmyUnit;
  system?: string;
}

/** Loads a list from a file or a sample; `system` is the game of a list that names none. */
export const loadArmy = (name: string, system?: string): ArmyList =>
  shipped.names('samples').includes(name) ? loadSample(name) : loadList(name, [], system);

const isTyped = (text: string): boolean => text.includes('|') || /\sQ\s*\d+\+?\s+D\s*\d/i.test(text);

/**
 * Reads a unit of the command line: typed in full, as list:unit from a file or a sample, or as list:unit+hero with a
 * joined hero.
 */
export const readUnit = (text: string, place: string, system?: string): NamedUnit => {
  if (isTyped(text)) {
    const unit = parseUnitText(text, place);
    if (!unit.ok) throw badInput(`The ${place}`, unit.error);
    return { unit: unit.value };
  }
  const at = text.lastIndexOf(':');
  if (at < 1)
    throw new CommandError(
      `Unknown ${place} "${text}". Type a unit such as '${UNIT_TEXT_EXAMPLE}', or name one of a list, such as ember-choir:chanters.`,
    );
  const list = loadArmy(text.slice(0, at), system);
  const [unit, ...heroes] = text
    .slice(at + 1)
    .split('+')
    .map((name) => unitOf(list, name.trim(), place));
  return { unit: heroes.reduce(withHero, unit), system: list.system };
};

const unitOf = (list: ArmyList, name: string, place: string): ArmyUnit => {
  const army = armyForBattle(list);
  const same = (text: string): boolean => text.toLowerCase() === name.toLowerCase();
  const unit = army.units.find(({ id }) => same(id)) ?? army.units.find((one) => same(one.name));
  if (unit) return unit;
  // Lists of Army Forge have no meaningful ids.
  const names = [...new Set(army.units.map((one) => (/^unit-\d+$/.test(one.id) ? one.name : one.id)))].join(', ');
  throw new CommandError(`Unknown unit "${name}" for the ${place}. Units of ${army.name}: ${names}.`);
};

const WITH = ' with ';

/** Returns a unit with a joined hero, who keeps its own values and rules. */
export const withHero = (unit: ArmyUnit, hero: ArmyUnit): ArmyUnit => ({
  ...unit,
  name: `${unit.name}${WITH}${hero.name}`,
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

/** Returns the game of the units: the chosen one, that of their lists, or Grimdark Future. */
export const rulesetFor = (asked: string | undefined, named: readonly (string | undefined)[]): Ruleset => {
  const systems = [...new Set(named.filter((system) => system !== undefined))];
  if (asked === undefined && systems.length > 1)
    throw new CommandError(`The lists are for different games (${systems.join(', ')}). Choose one with --system.`);
  const id = asked ?? systems[0] ?? gf.id;
  const ruleset = rulesetOf(id);
  if (!ruleset) throw new CommandError(`Unknown game "${id}". Games: ${SYSTEMS.join(', ')}.`);
  return ruleset;
};

/** Stops at rules that the game does not know or rates differently: odds without them would be wrong. */
export const demandKnownRules = (ruleset: Ruleset, unit: ArmyUnit, place: string): void => {
  const unknown = checkRules(ruleset, { name: place, units: [unit], spells: [] }).map(({ message }) => message);
  const rules = [unit, ...unit.models, ...unit.models.flatMap(({ weapons }) => weapons)].flatMap((one) => one.rules);
  const odd = rules.flatMap((rule) => ratingProblem(ruleset, rule) ?? []);
  const messages = [...new Set([...unknown, ...odd])];
  if (messages.length > 0)
    throw badInput(
      `The ${place}`,
      messages.map((message) => ({ path: unit.name, message })),
    );
};

const ratingProblem = (ruleset: Ruleset, rule: RuleRef): string | undefined => {
  if (rule.rating === undefined || !Object.hasOwn(ruleset.rules, rule.id)) return undefined;
  const text = ruleText(rule, ruleset);
  if (ruleset.rules[rule.id].rated !== true) return `the rule "${text}" has no rating`;
  return rule.rating < 1 ? `the rule "${text}" needs a rating of 1 or more` : undefined;
};

/** Returns `10 Guard`, or only the name of a single model. */
export const countedName = ({ name, models }: ArmyUnit): string =>
  models.length === 1 ? name : `${models.length} ${name}`;

/** Returns a verb for one model or several: `charges`, `charge`. */
export const verbFor = ({ models }: ArmyUnit, verb: string): string => (models.length === 1 ? `${verb}s` : verb);

/** Returns short, distinct labels of two units, without joined heroes. */
export const twoLabels = (first: ArmyUnit, second: ArmyUnit): [string, string] => {
  const [one, other] = [first, second].map((unit) => shorten(plainName(unit), LONGEST_LABEL));
  return one === other ? [`${one} (first)`, `${other} (second)`] : [one, other];
};

const LONGEST_LABEL = 26;

const plainName = ({ name, models }: ArmyUnit): string =>
  models.some(({ joined }) => joined) ? name.slice(0, name.indexOf(WITH)) : name;
