import { assumeShots, meleeOdds, moraleAfterAttack, rangeAt, rangeOf, shootingOdds } from '@muster/engine';
import { canBeCharged, canCharge, chargeFigures, modelsIn, shotFigures } from '@muster/lab';
import { Command, Option } from 'commander';
import { paint } from '../colours.ts';
import { CommandError } from '../findings.ts';
import { coverOf, headJson, oddsHeadLines, type OddsOptions } from '../odds/head.ts';
import {
  distanceOption,
  parseWounds,
  type Pair,
  readPair,
  setFlags,
  setWounds,
  withPairOptions,
} from '../odds/options.ts';
import { firedWeapons, meleeWeapons, profileLines } from '../odds/profile.ts';
import { attackLines, meleeLines } from '../odds/text.ts';
import { countedName, verbFor } from '../odds/units.ts';
import { printLine, printJson } from '../screen.ts';

/** `muster odds`: shows the exact odds of an attack. */
export const oddsCommand = (): Command =>
  withPairOptions(
    new Command('odds')
      .argument(
        '<attacker>',
        `Unit: typed as '10x Guard Q4+ D4+ | 10x Rifle (24", A1)', or list:unit, or list:unit+hero`,
      )
      .argument('<target>', 'Unit, in the same format')
      .addOption(distanceOption('Shooting distance between the units'))
      .addOption(
        new Option('--cover [kind]', 'The target has cover: inside terrain (area) or behind it (sight)').choices([
          'area',
          'sight',
        ]),
      )
      .option('--moved', 'The attacker has moved before shooting')
      .option('--charging', 'The attacker charges: odds of the whole melee')
      .option('--no-strike-back', 'The charged unit does not strike back')
      .option('--shaken', 'The attacker is Shaken')
      .option('--fatigued', 'The attacker is Fatigued')
      .option('--target-shaken', 'The target is Shaken')
      .option('--target-fatigued', 'The target is Fatigued')
      .option('--wounds <numbers>', 'Wounds on the models of the target, such as 2,0,0', parseWounds)
      .option('--pick <model>', 'Model that Takedown weapons pick: hero, or the number of a model')
      .addHelpText('after', '\nAll models see and reach the target. Units remove the last models of their list first.'),
  ).action(odds);

const ATTACKER = 0;
const TARGET = 1;

/** Options only for shooting, and only for charges. */
const SHOOTING_ONLY = { distance: '--distance', cover: '--cover', moved: '--moved', pick: '--pick' } as const;
const CHARGE_ONLY = {
  strikeBack: '--no-strike-back',
  fatigued: '--fatigued',
  targetFatigued: '--target-fatigued',
} as const;

const odds = (attacker: string, target: string, options: OddsOptions, command: Command): void => {
  const stray = Object.entries(options.charging ? SHOOTING_ONLY : CHARGE_ONLY).find(
    ([name]) => command.getOptionValueSource(name) === 'cli',
  );
  if (stray)
    throw new CommandError(
      options.charging
        ? `${stray[1]} does not apply to a charge: leave it out.`
        : `${stray[1]} only applies to a charge: add --charging.`,
    );
  const pair = readPair([attacker, target], ['attacker', 'target'], options);
  setFlags(pair.battle, ATTACKER, { shaken: options.shaken, fatigued: options.fatigued });
  setFlags(pair.battle, TARGET, { shaken: options.targetShaken, fatigued: options.targetFatigued });
  setWounds(pair.battle, TARGET, options.wounds ?? []);
  if (options.charging) charge(pair, options);
  else shoot(pair, options);
};

const shoot = (pair: Pair, options: OddsOptions): void => {
  const { battle, first, second } = pair;
  if (options.shaken) throw new CommandError('A Shaken unit cannot shoot: leave out --shaken.');
  const cover = coverOf(options);
  const { distance, moved = false } = options;
  const groups = assumeShots(battle, ATTACKER, TARGET, { distance, cover, moved, pick: pickedModel(pair, options) });
  if (groups.length === 0) throw new CommandError(whyNoShots(pair, distance));
  const result = shootingOdds(battle, ATTACKER, groups);
  if (options.json) return printJson({ ...headJson(pair, options), ...shotFigures(result) });
  const morale = moraleAfterAttack(result);
  const colours = paint();
  const [model] = modelsIn(battle, TARGET);
  const target = { models: second.models.length, toughLeft: model.tough - battle.wounds[model.index] };
  const title = `${countedName(first)} ${verbFor(first, 'shoot')} at ${countedName(second)}`;
  const profiles = [
    ...profileLines(first, pair.ruleset, firedWeapons(battle, groups)),
    ...profileLines(second, pair.ruleset, []),
  ];
  sayAll([
    ...oddsHeadLines(pair, options, { title, profiles }, colours),
    ...attackLines(result, morale, target, colours),
  ]);
};

const charge = (pair: Pair, options: OddsOptions): void => {
  const { battle, ruleset, first, second } = pair;
  if (!canCharge(battle, ATTACKER)) throw new CommandError(`${first.name} cannot charge.`);
  if (!canBeCharged(battle, TARGET)) throw new CommandError(`${second.name} cannot be charged.`);
  const result = meleeOdds(battle, ATTACKER, TARGET, { strikesBack: options.strikeBack });
  if (options.json) return printJson({ ...headJson(pair, options), ...chargeFigures(result) });
  const colours = paint();
  const isJudged = ruleset.ways.morale === 'unit';
  const title = `${countedName(first)} ${verbFor(first, 'charge')} ${countedName(second)}`;
  const profiles = [first, second].flatMap((unit, i) => {
    const weapons = meleeWeapons(battle, i);
    return profileLines(unit, ruleset, weapons.length > 0 ? weapons : ['no melee weapons']);
  });
  sayAll([
    ...oddsHeadLines(pair, options, { title, profiles }, colours),
    ...meleeLines(result, [first, second], isJudged, colours),
  ]);
};

const sayAll = (lines: readonly string[]): void => lines.forEach((line) => printLine(line));

/** Returns the model of the target that Takedown weapons pick, if any. */
const pickedModel = ({ battle, first: attacker, second }: Pair, { pick }: OddsOptions): number | undefined => {
  if (pick === undefined) return undefined;
  const { first, count } = battle.plan.units[TARGET];
  const hero = second.models.findIndex(({ joined }) => joined);
  if (pick === 'hero' && hero < 0)
    throw new CommandError('--pick hero: no hero has joined the target. Add one with --target-hero.');
  const place = pick === 'hero' ? hero : Number(pick) - 1;
  if (!/^(hero|\d+)$/.test(pick) || place < 0 || place >= count)
    throw new CommandError(`--pick must be hero or a number from 1 to ${count}, not "${pick}".`);
  if (
    !modelsIn(battle, ATTACKER).some(({ weapons }) =>
      weapons.some(({ type, terms }) => type.range > 0 && terms.picksModel),
    )
  )
    throw new CommandError(`--pick needs a shooting weapon with Takedown, but ${attacker.name} has none.`);
  return first + place;
};

/** Returns why a unit cannot shoot at a distance. */
const whyNoShots = ({ battle, first, second }: Pair, distance: number): string => {
  const ranges = modelsIn(battle, ATTACKER).flatMap(({ index, weapons }) =>
    weapons
      .filter(({ type }) => type.range > 0)
      .map((held) => rangeAt(battle, rangeOf(battle, index, held), held.terms, TARGET)),
  );
  if (ranges.length === 0) return `${first.name} has no shooting weapons: add --charging for a melee.`;
  const longest = Math.max(...ranges);
  if (longest <= 0) return `${first.name} has no weapon that can reach ${second.name} at any distance.`;
  return `Out of range: ${second.name} is ${distance / 100}" away (longest range of ${first.name} ${longest / 100}").`;
};
