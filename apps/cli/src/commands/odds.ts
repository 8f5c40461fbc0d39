import { type ArmyUnit, assumeShots, meleeOdds, moraleAfterAttack, type Ruleset, shootingOdds } from '@muster/engine';
import { makeWeapon, ruleText } from '@muster/army';
import { Command, Option } from 'commander';
import { paint } from '../colours.ts';
import { Stop } from '../findings.ts';
import { attackJson, meleeJson } from '../odds/json.ts';
import {
  inches,
  marks,
  type Pair,
  type PairOptions,
  readPair,
  setFlags,
  setWounds,
  withPairOptions,
} from '../odds/options.ts';
import { attackLines, meleeLines } from '../odds/text.ts';
import { countedName } from '../odds/units.ts';
import { say, sayJson } from '../screen.ts';

interface OddsOptions extends PairOptions {
  distance: number;
  cover?: true | 'area' | 'sight';
  moved?: boolean;
  charging?: boolean;
  shaken?: boolean;
  fatigued?: boolean;
  targetShaken?: boolean;
  targetFatigued?: boolean;
  strikeBack: boolean;
  wounds?: number[];
  pick?: 'hero' | number;
}

/** `muster odds`: exactly what an attack does, before the dice fall. */
export const oddsCommand = (): Command =>
  withPairOptions(
    new Command('odds')
      .description('print the exact odds of an attack of one unit on another')
      .argument('<attacker>', `typed as '10x Guard Q4+ D4+ | 10x Rifle (24", A1)', or list:unit`)
      .argument('<target>', 'typed or named in the same way')
      .option('--distance <inches>', 'how far the units are apart when they shoot', inches, inches('12'))
      .addOption(
        new Option('--cover [kind]', 'the target is in cover: inside it, or only behind something').choices([
          'area',
          'sight',
        ]),
      )
      .option('--moved', 'the attacker has moved before it shoots')
      .option('--charging', 'the attacker charges: the whole melee')
      .option('--no-strike-back', 'the charged unit does not strike')
      .option('--shaken', 'the attacker is Shaken, as a charger or in melee')
      .option('--fatigued', 'the attacker is fatigued')
      .option('--target-shaken', 'the target is Shaken')
      .option('--target-fatigued', 'the target is fatigued')
      .option('--wounds <marks>', 'wounds on the models of the target, such as 2,0,0', marks)
      .option('--pick <model>', 'whom Takedown weapons pick: hero, or the number of a model', pickOf),
  ).action(odds);

const pickOf = (text: string): 'hero' | number => (text === 'hero' ? 'hero' : Number(text));

const ATTACKER = 0;
const TARGET = 1;

const odds = (attacker: string, target: string, options: OddsOptions): void => {
  const pair = readPair(attacker, target, options);
  setFlags(pair.battle, ATTACKER, { shaken: options.shaken, fatigued: options.fatigued });
  setFlags(pair.battle, TARGET, { shaken: options.targetShaken, fatigued: options.targetFatigued });
  setWounds(pair.battle, TARGET, options.wounds ?? []);
  if (options.charging) charge(pair, options);
  else shoot(pair, options);
};

const shoot = (pair: Pair, options: OddsOptions): void => {
  const { battle, first, second } = pair;
  if (options.shaken) throw new Stop('A Shaken unit does not shoot.');
  const cover = options.cover === true ? 'area' : (options.cover ?? 'none');
  const { distance, moved } = options;
  const pick = pickedModel(pair, options);
  const groups = assumeShots(battle, ATTACKER, TARGET, { distance, cover, moved: moved ?? false, pick });
  if (groups.length === 0)
    throw new Stop(`${first.name} has no weapon that shoots ${distance / 100}" far; try a smaller --distance.`);
  const result = shootingOdds(battle, ATTACKER, groups);
  const morale = moraleAfterAttack(result);
  if (options.json) return sayJson({ ...headJson(pair, options), ...attackJson(result, morale) });
  const colours = paint();
  const words = [`${distance / 100}"`, ...(cover === 'none' ? [] : ['in cover']), ...(moved ? ['after a move'] : [])];
  const arms = groups.map(({ weapon, attackers }) => {
    const copies = attackers.reduce((sum, one) => sum + one.copies, 0);
    const type = battle.plan.weapons[weapon];
    return `${copies} × ${makeWeapon({ ...type, rules: [] }, pair.ruleset).replace(/\)$/, '')}${type.rules.map((rule) => `, ${rule}`).join('')})`;
  });
  say(colours.bold(`${countedName(first)} shoot at ${countedName(second)}`));
  for (const line of headLines(pair)) say(colours.dim(line));
  say(colours.dim(`  ${words.join(', ')}: ${arms.join('; ')}`));
  for (const line of attackLines(result, morale, second.models.length, colours)) say(line);
};

const charge = (pair: Pair, options: OddsOptions): void => {
  const { battle, first, second } = pair;
  const result = meleeOdds(battle, ATTACKER, TARGET, { strikesBack: options.strikeBack });
  const isJudged = battle.plan.ruleset.ways.morale === 'unit';
  if (options.json) return sayJson({ ...headJson(pair, options), ...meleeJson(result) });
  const colours = paint();
  say(colours.bold(`${countedName(first)} charge ${countedName(second)}`));
  for (const line of headLines(pair)) say(colours.dim(line));
  say();
  const sizes = [first.models.length, second.models.length] as const;
  for (const line of meleeLines(result, [first.name, second.name], sizes, isJudged, colours)) say(line);
};

/** The model of the target that Takedown weapons pick, or none. */
const pickedModel = ({ battle, second }: Pair, { pick }: OddsOptions): number | undefined => {
  if (pick === undefined) return undefined;
  const { first, count } = battle.plan.units[TARGET];
  const hero = second.models.findIndex(({ joined }) => joined);
  const place = pick === 'hero' ? hero : pick - 1;
  if (Number.isInteger(place) && place >= 0 && place < count) return first + place;
  throw new Stop(
    pick === 'hero'
      ? 'The target has no hero in its ranks; name one with --target-hero.'
      : `--pick must be hero or a number from 1 to ${count}.`,
  );
};

const headLines = ({ ruleset, first, second }: Pair): string[] => [
  `  ${ruleset.name}`,
  `  ${profile(first, ruleset)}`,
  `  ${profile(second, ruleset)}`,
];

const profile = (unit: ArmyUnit, ruleset: Ruleset): string =>
  [
    `${unit.name}: Quality ${unit.quality}+`,
    `Defense ${unit.defense}+`,
    ...unit.rules.map((rule) => ruleText(rule, ruleset)),
  ].join(', ');

const headJson = ({ ruleset, first, second }: Pair, options: OddsOptions): Record<string, unknown> => ({
  system: ruleset.id,
  attacker: { name: first.name, models: first.models.length },
  target: { name: second.name, models: second.models.length },
  situation: {
    kind: options.charging ? 'charge' : 'shooting',
    ...(options.charging
      ? { strikeBack: options.strikeBack }
      : {
          distance: options.distance / 100,
          cover: options.cover === true ? 'area' : (options.cover ?? 'none'),
          moved: options.moved ?? false,
        }),
  },
});
