import type { Play } from '../contract/play.ts';
import { type OptionChoice, choicesOf, hasOptions } from '../legal/choose.ts';
import type { OptionPlan } from '../plan/benefits.ts';
import type { Battle } from '../state/battle.ts';
import { givenRules } from '../state/given.ts';
import { someModel } from '../state/query.ts';
import { beginActivation } from './begin.ts';

/** Lets a unit pick an option; its activation has begun. */
export const choose = (play: Play, unit: number, { rule, option }: OptionChoice): void => {
  beginActivation(play, unit);
  const options = play.battle.plan.options.find((known) => known.rule === rule);
  if (options) pick(play, unit, options, option);
};

const pick = (play: Play, unit: number, options: OptionPlan, option: number): void => {
  const { battle } = play;
  const place = 1 << battle.plan.options.indexOf(options);
  const all = hasAllOptions(battle, unit, options.rule);
  battle.unitOptions[unit] &= ~options.bits;
  battle.unitOptions[unit] |= all ? options.bits : 1 << (options.first + option);
  battle.unitChosen[unit] |= place;
  if (options.once) battle.unitUsed[unit] |= place;
  const picked = all ? options.names.join(', ') : options.names[option];
  if (play.listening) play.emit({ type: 'chose', unit, rule: options.name, option: picked });
};

/** Whether a unit has a better version of a rule, which gives all its options. */
const hasAllOptions = (battle: Battle, unit: number, rule: string): boolean =>
  givenRules(battle, unit).some(({ boosts, allOptions }) => allOptions && boosts === rule) ||
  someModel(battle, unit, (model) => battle.plan.models[model].allOptionsOf.includes(rule));

/** Gives an acting unit the first option of what must be picked and was not. */
export const pickTheRest = (play: Play, unit: number): void => {
  if (play.battle.plan.options.length === 0) return;
  for (const options of choicesOf(play.battle, unit)) if (!options.once) pick(play, unit, options, 0);
};

/** Starts a round: units without a lasting option that have not been activated yet get the first. */
export const pickAtFirst = (play: Play): void => {
  const { battle } = play;
  for (const options of battle.plan.options) {
    if (options.lasts !== 'next') continue;
    for (const { index } of battle.plan.units)
      if (!(battle.unitOptions[index] & options.bits) && hasOptions(battle, index, options))
        battle.unitOptions[index] |= 1 << options.first;
  }
};

/** Ends an activation: the options picked for it end. */
export const forgetPicks = (battle: Battle, unit: number): void => {
  if (battle.plan.options.length === 0) return;
  for (const { lasts, bits } of battle.plan.options) if (lasts === 'activation') battle.unitOptions[unit] &= ~bits;
  battle.unitChosen[unit] = 0;
};
