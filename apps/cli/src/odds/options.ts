import { type ArmyUnit, type Battle, type Ruleset, type Settings, U } from '@muster/engine';
import { standOff } from '@muster/lab';
import { RULESETS } from '@muster/rules';
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
    .addOption(
      new Option('--system <game>', 'the game; that of the lists, or Grimdark Future').choices(Object.keys(RULESETS)),
    )
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

/** Reads the two units of a command line. */
export const readPair = (first: string, second: string, options: PairOptions): Pair => {
  const one = readUnit(first, 'attacker');
  const other = readUnit(second, 'target');
  const heroes = [options.hero, options.targetHero].map((text) =>
    text === undefined ? undefined : readUnit(text, 'hero'),
  );
  const ruleset = rulesetFor(
    options.system,
    [one, other, ...heroes].map((named) => named?.system),
  );
  const units = [one, other].map(({ unit }, i) => (heroes[i] ? withHero(unit, heroes[i].unit) : unit));
  units.forEach((unit, i) => {
    demandKnownRules(ruleset, unit, i === 0 ? 'attacker' : 'target');
    demandRoomForHero(ruleset, unit);
  });
  const settings = readSettings(options.setting ?? []);
  const [left, right] = units;
  return {
    ruleset,
    settings,
    first: left,
    second: right,
    battle: standOff({ ruleset, first: left, second: right, settings }),
  };
};

const demandRoomForHero = ({ name, numbers }: Ruleset, unit: ArmyUnit): void => {
  if (numbers.heroJoinTough === 0 && unit.models.some(({ joined }) => joined))
    throw new Stop(`In ${name} heroes never join a unit.`);
};

/** A length in inches. */
export const inches = (text: string): number => {
  const value = Number(text);
  if (text.trim() !== '' && value >= 0 && value <= 200) return Math.round(value * 100);
  throw new InvalidArgumentError('It must be a number of inches from 0 to 200.');
};

/** Marks put on models before the attack: `2,0,1`. */
export const marks = (text: string): number[] => {
  const values = text.split(',').map(Number);
  if (values.every((value) => Number.isInteger(value) && value >= 0 && value <= 100)) return values;
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
