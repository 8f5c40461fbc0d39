import { type ArmyUnit, type Battle, type Ruleset, type Settings, UNIT_FLAG } from '@muster/engine';
import { modelsIn, standOff } from '@muster/lab';
import { SYSTEMS } from '@muster/rules';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { CommandError } from '../findings.ts';
import { collectValues } from '../options.ts';
import { readSettings, settingsHelp } from '../settings.ts';
import { demandKnownRules, readUnit, rulesetFor, withHero } from './units.ts';

/** The options of `muster odds` and `muster duel` about the two units. */
export interface PairOptions {
  system?: string;
  hero?: string;
  targetHero?: string;
  setting?: string[];
  json?: boolean;
}

/** Adds the options of every command about two units. */
export const withPairOptions = (command: Command): Command =>
  command
    .addOption(new Option('--system <game>', 'Game (default: the game of the lists, or gf)').choices(SYSTEMS))
    .option('--hero <unit>', 'Hero who has joined the first unit')
    .option('--target-hero <unit>', 'Hero who has joined the second unit')
    .option('--setting <name=value>', 'Reading of an unclear rule, see below (repeatable)', collectValues)
    .option('--json', 'Print the figures as JSON')
    .addHelpText('after', () => `\n${settingsHelp()}`);

/** Two units and the game they play. */
export interface Pair {
  ruleset: Ruleset;
  settings: Partial<Settings>;
  first: ArmyUnit;
  second: ArmyUnit;
  battle: Battle;
}

/** The roles of the two units, for error messages. */
export type UnitRoles = readonly [string, string];

/** Reads the two units of a command line. */
export const readPair = (texts: UnitRoles, places: UnitRoles, options: PairOptions): Pair => {
  const named = texts.map((text, i) => readUnit(text, places[i], options.system));
  const heroes = [options.hero, options.targetHero].map((text, i) =>
    text === undefined ? undefined : readUnit(text, `hero of the ${places[i]}`, options.system),
  );
  const ruleset = rulesetFor(
    options.system,
    [...named, ...heroes].map((one) => one?.system),
  );
  const settings = readSettings(options.setting ?? []);
  const [first, second] = named.map(({ unit }, i) => (heroes[i] ? withHero(unit, heroes[i].unit) : unit));
  demandKnownRules(ruleset, first, places[0]);
  demandKnownRules(ruleset, second, places[1]);
  const battle = standOff({ ruleset, first, second, settings });
  [first, second].forEach((unit, i) => demandRoomForHero(battle, i, unit));
  return { ruleset, settings, first, second, battle };
};

/** Stops unless the hero may join: one hero, not too Tough, in a unit of several models without another hero. */
const demandRoomForHero = (battle: Battle, index: number, unit: ArmyUnit): void => {
  const { name, numbers } = battle.plan.ruleset;
  const models = modelsIn(battle, index).map((plan, i) => ({ ...plan, joined: unit.models[i].joined === true }));
  const joined = models.filter((model) => model.joined);
  if (joined.length === 0) return;
  if (numbers.heroJoinTough === 0) throw new CommandError(`Heroes cannot join units in ${name}.`);
  if (joined.some(({ hero }) => !hero))
    throw new CommandError(`${unit.name}: only models with the rule Hero can join a unit.`);
  if (models.length - joined.length < 2)
    throw new CommandError(`${unit.name}: a hero can only join a unit of several models.`);
  if (models.filter(({ hero }) => hero).length > 1)
    throw new CommandError(`${unit.name}: only one hero can join a unit.`);
  const [{ tough }] = joined;
  if (tough > numbers.heroJoinTough)
    throw new CommandError(
      `${unit.name}: this hero cannot join a unit: Tough(${tough}) (limit Tough(${numbers.heroJoinTough})).`,
    );
};

/** Parses a length in inches. */
export const parseInches = (text: string): number => {
  const value = Number(text);
  if (text.trim() !== '' && value >= 0 && value <= 200) return Math.round(value * 100);
  throw new InvalidArgumentError('It must be a number of inches from 0 to 200.');
};

/** Returns the option for a distance, with a readable default. */
export const distanceOption = (words: string): Option =>
  new Option('--distance <inches>', words).argParser(parseInches).default(parseInches('12'), '12');

/** Parses the wounds on models before the attack: `2,0,1`. */
export const parseWounds = (text: string): number[] => {
  const words = text.split(',').map((word) => word.trim());
  if (words.every((word) => /^\d{1,3}$/.test(word) && Number(word) <= 100)) return words.map(Number);
  throw new InvalidArgumentError('It must be whole numbers separated by commas, such as 2,0,1.');
};

/** Sets the flags of a unit. */
export const setFlags = (battle: Battle, unit: number, flags: { shaken?: boolean; fatigued?: boolean }): void => {
  if (flags.shaken) battle.unitFlags[unit] |= UNIT_FLAG.shaken;
  if (flags.fatigued) battle.unitFlags[unit] |= UNIT_FLAG.fatigued;
};

/** Sets the wounds of the models of a unit, in the order of its list. */
export const setWounds = (battle: Battle, unit: number, wounds: readonly number[]): void => {
  const { first, count, name } = battle.plan.units[unit];
  if (wounds.length > count)
    throw new CommandError(`--wounds has too many values for ${name}: ${wounds.length} (limit ${count}).`);
  const keeps = battle.plan.ruleset.ways.wounds === 'effects' && count === 1;
  wounds.forEach((mark, i) => {
    const { tough } = battle.plan.models[first + i];
    if (mark >= tough && !keeps)
      throw new CommandError(`--wounds has too many wounds for a model of ${name}: ${mark} (limit ${tough - 1}).`);
    battle.wounds[first + i] = mark;
  });
};
