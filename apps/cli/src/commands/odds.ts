import { assumeShots, meleeOdds, moraleAfterAttack, rangeAt, rangeOf, shootingOdds } from '@muster/engine';
import { canBeCharged, canCharge, chargeFigures, modelsIn, shotFigures } from '@muster/lab';
import { Command, Option } from 'commander';
import { paint } from '../colours.ts';
import { Stop } from '../findings.ts';
import { coverOf, headJson, headLines, type OddsOptions } from '../odds/head.ts';
import { distanceOption, marks, type Pair, readPair, setFlags, setWounds, withPairOptions } from '../odds/options.ts';
import { firedWeapons, meleeWeapons, profileLines } from '../odds/profile.ts';
import { attackLines, meleeLines } from '../odds/text.ts';
import { countedName, does } from '../odds/units.ts';
import { say, sayJson } from '../screen.ts';

/** `muster odds`: exactly what an attack does, before the dice fall. */
export const oddsCommand = (): Command =>
  withPairOptions(
    new Command('odds')
      .argument('<attacker>', `typed as '10x Guard Q4+ D4+ | 10x Rifle (24", A1)', or list:unit, or list:unit+hero`)
      .argument('<target>', 'typed or named in the same way')
      .addOption(distanceOption('how far the units are apart when they shoot'))
      .addOption(
        new Option('--cover [kind]', 'the target is in cover: inside it, or only behind something').choices([
          'area',
          'sight',
        ]),
      )
      .option('--moved', 'the attacker has moved before it shoots')
      .option('--charging', 'the attacker charges: the whole melee')
      .option('--no-strike-back', 'the charged unit does not strike')
      .option('--shaken', 'the attacker is Shaken when the charge arrives')
      .option('--fatigued', 'the attacker is fatigued')
      .option('--target-shaken', 'the target is Shaken')
      .option('--target-fatigued', 'the target is fatigued')
      .option('--wounds <marks>', 'wounds on the models of the target, such as 2,0,0', marks)
      .option('--pick <model>', 'whom Takedown weapons pick: hero, or the number of a model')
      .addHelpText(
        'after',
        '\nEverybody sees and reaches the target; whoever may choose loses the last models of its list first.',
      ),
  ).action(odds);

const ATTACKER = 0;
const TARGET = 1;

/** What has a part only in shooting, or only in a charge. */
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
    throw new Stop(
      options.charging
        ? `${stray[1]} has no part in a charge.`
        : `${stray[1]} has no part in shooting; add --charging.`,
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
  if (options.shaken) throw new Stop('A Shaken unit does not shoot.');
  const cover = coverOf(options);
  const { distance, moved = false } = options;
  const groups = assumeShots(battle, ATTACKER, TARGET, { distance, cover, moved, pick: pickedModel(pair, options) });
  if (groups.length === 0) throw new Stop(whyNoShots(pair, distance));
  const result = shootingOdds(battle, ATTACKER, groups);
  if (options.json) return sayJson({ ...headJson(pair, options), ...shotFigures(result) });
  const morale = moraleAfterAttack(result);
  const colours = paint();
  const [model] = modelsIn(battle, TARGET);
  const target = { models: second.models.length, toughLeft: model.tough - battle.wounds[model.index] };
  const title = `${countedName(first)} ${does(first, 'shoot')} at ${countedName(second)}`;
  const profiles = [
    ...profileLines(first, pair.ruleset, firedWeapons(battle, groups)),
    ...profileLines(second, pair.ruleset, []),
  ];
  sayAll([...headLines(pair, options, { title, profiles }, colours), ...attackLines(result, morale, target, colours)]);
};

const charge = (pair: Pair, options: OddsOptions): void => {
  const { battle, ruleset, first, second } = pair;
  if (!canCharge(battle, ATTACKER)) throw new Stop(`${first.name} cannot charge.`);
  if (!canBeCharged(battle, TARGET)) throw new Stop(`${second.name} cannot be charged.`);
  const result = meleeOdds(battle, ATTACKER, TARGET, { strikesBack: options.strikeBack });
  if (options.json) return sayJson({ ...headJson(pair, options), ...chargeFigures(result) });
  const colours = paint();
  const isJudged = ruleset.ways.morale === 'unit';
  const title = `${countedName(first)} ${does(first, 'charge')} ${countedName(second)}`;
  const profiles = [first, second].flatMap((unit, i) => {
    const weapons = meleeWeapons(battle, i);
    return profileLines(unit, ruleset, weapons.length > 0 ? weapons : ['no melee weapons']);
  });
  sayAll([
    ...headLines(pair, options, { title, profiles }, colours),
    ...meleeLines(result, [first, second], isJudged, colours),
  ]);
};

const sayAll = (lines: readonly string[]): void => lines.forEach((line) => say(line));

/** The model of the target that Takedown weapons pick, or none. */
const pickedModel = ({ battle, first: attacker, second }: Pair, { pick }: OddsOptions): number | undefined => {
  if (pick === undefined) return undefined;
  const { first, count } = battle.plan.units[TARGET];
  const hero = second.models.findIndex(({ joined }) => joined);
  if (pick === 'hero' && hero < 0)
    throw new Stop('--pick hero: the target has no hero in its ranks; name one with --target-hero.');
  const place = pick === 'hero' ? hero : Number(pick) - 1;
  if (!/^(hero|\d+)$/.test(pick) || place < 0 || place >= count)
    throw new Stop(`--pick must be hero or a number from 1 to ${count}, but it is "${pick}".`);
  if (
    !modelsIn(battle, ATTACKER).some(({ weapons }) =>
      weapons.some(({ type, terms }) => type.range > 0 && terms.picksModel),
    )
  )
    throw new Stop(`--pick is for weapons with Takedown, and ${attacker.name} has none that shoots.`);
  return first + place;
};

/** Why a unit has nothing to shoot with at such a distance. */
const whyNoShots = ({ battle, first, second }: Pair, distance: number): string => {
  const ranges = modelsIn(battle, ATTACKER).flatMap(({ index, weapons }) =>
    weapons
      .filter(({ type }) => type.range > 0)
      .map((held) => rangeAt(battle, rangeOf(battle, index, held), held.terms, TARGET)),
  );
  if (ranges.length === 0) return `${first.name} has no weapon that shoots; add --charging for a melee.`;
  const longest = Math.max(...ranges);
  if (longest <= 0) return `${first.name} has no weapon that reaches ${second.name} from anywhere.`;
  return `${first.name} has no weapon that shoots ${distance / 100}" far; at ${second.name} it reaches ${longest / 100}".`;
};
