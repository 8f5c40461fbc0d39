import { type ArmyUnit, type Battle, type Ruleset, type Settings, U } from '@muster/engine';
import { modelsIn, standOff } from '@muster/lab';
import { SYSTEMS } from '@muster/rules';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { Stop } from '../findings.ts';
import { gather } from '../options.ts';
import { readSettings, settingsHelp } from '../settings.ts';
import { demandKnownRules, readUnit, rulesetFor, withHero } from './units.ts';

/** What `muster odds` and `muster duel` know about the two units. */
export interface PairOptions {
  system?: string;
  hero?: string;
  targetHero?: string;
  setting?: string[];
  json?: boolean;
}

/** Adds the options that every command about two units has. */
export const withPairOptions = (command: Command): Command =>
  command
    .addOption(new Option('--system <game>', 'the game; that of the lists, or Grimdark Future').choices(SYSTEMS))
    .option('--hero <unit>', 'a hero in the ranks of the first unit')
    .option('--target-hero <unit>', 'a hero in the ranks of the second unit')
    .option('--setting <name=value>', 'a reading of the rules; may be given several times', gather)
    .option('--json', 'print figures for programs')
    .addHelpText('after', () => `\n${settingsHelp()}`);

/** Two units and the game that they are played by. */
export interface Pair {
  ruleset: Ruleset;
  settings: Partial<Settings>;
  first: ArmyUnit;
  second: ArmyUnit;
  battle: Battle;
}

/** What the two units are to each other, for sentences about mistakes. */
export type Places = readonly [string, string];

/** Reads the two units of a command line. */
export const readPair = (texts: Places, places: Places, options: PairOptions): Pair => {
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

/** A hero joins alone, is not too large, and finds several models and no other hero. */
const demandRoomForHero = (battle: Battle, index: number, unit: ArmyUnit): void => {
  const { name, numbers } = battle.plan.ruleset;
  const models = modelsIn(battle, index).map((plan, i) => ({ ...plan, joined: unit.models[i].joined === true }));
  const joined = models.filter((model) => model.joined);
  if (joined.length === 0) return;
  if (numbers.heroJoinTough === 0) throw new Stop(`In ${name} heroes never join a unit.`);
  if (joined.some(({ hero }) => !hero)) throw new Stop(`${unit.name}: only who has the rule Hero joins a unit.`);
  if (models.length - joined.length < 2) throw new Stop(`${unit.name}: a hero joins only a unit of several models.`);
  if (models.filter(({ hero }) => hero).length > 1) throw new Stop(`${unit.name}: a unit has room for one hero only.`);
  const [{ tough }] = joined;
  if (tough > numbers.heroJoinTough)
    throw new Stop(
      `${unit.name}: a hero of Tough(${tough}) joins no unit; Tough(${numbers.heroJoinTough}) is the most.`,
    );
};

/** A length in inches. */
export const inches = (text: string): number => {
  const value = Number(text);
  if (text.trim() !== '' && value >= 0 && value <= 200) return Math.round(value * 100);
  throw new InvalidArgumentError('It must be a number of inches from 0 to 200.');
};

/** The option for a distance, with its default as people read it. */
export const distanceOption = (words: string): Option =>
  new Option('--distance <inches>', words).argParser(inches).default(inches('12'), '12');

/** Marks put on models before the attack: `2,0,1`. */
export const marks = (text: string): number[] => {
  const words = text.split(',').map((word) => word.trim());
  if (words.every((word) => /^\d{1,3}$/.test(word) && Number(word) <= 100)) return words.map(Number);
  throw new InvalidArgumentError('It must be whole numbers between commas, such as 2,0,1.');
};

/** Puts flags on a unit. */
export const setFlags = (battle: Battle, unit: number, flags: { shaken?: boolean; fatigued?: boolean }): void => {
  if (flags.shaken) battle.unitFlags[unit] |= U.shaken;
  if (flags.fatigued) battle.unitFlags[unit] |= U.fatigued;
};

/** Puts wounds on the models of a unit, in the order of its list. */
export const setWounds = (battle: Battle, unit: number, wounds: readonly number[]): void => {
  const { first, count, name } = battle.plan.units[unit];
  if (wounds.length > count) throw new Stop(`--wounds names ${wounds.length} models, but ${name} has ${count}.`);
  const keeps = battle.plan.ruleset.ways.wounds === 'effects' && count === 1;
  wounds.forEach((mark, i) => {
    const { tough } = battle.plan.models[first + i];
    if (mark >= tough && !keeps)
      throw new Stop(`--wounds puts ${mark} on a model of ${name} that falls with ${tough}.`);
    battle.wounds[first + i] = mark;
  });
};
