import type { Play } from '../game/play.ts';
import { type Choice, choicesOf, hasOptions, readyAgain } from '../legal/choose.ts';
import type { OptionPlan } from '../plan/benefits.ts';
import type { Save } from '../plan/plan.ts';
import { type Battle, G, U } from '../state/battle.ts';
import { givenRules } from '../state/given.ts';
import { markRules } from '../state/once.ts';
import { mark, sideOf, someModel } from '../state/query.ts';

/** A unit picks an option; its activation has begun. */
export const choose = (play: Play, unit: number, { rule, option }: Choice): void => {
  play.battle.game[G.active] = unit;
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

/** Whether a unit has a better version of a rule, one that gives all its options. */
const hasAllOptions = (battle: Battle, unit: number, rule: string): boolean =>
  givenRules(battle, unit).some(({ boosts, allOptions }) => allOptions && boosts === rule) ||
  someModel(battle, unit, (model) => battle.plan.models[model].allOptionsOf.includes(rule));

/** A unit acts: of what must be picked and was not, it has the first. */
export const pickTheRest = (play: Play, unit: number): void => {
  if (play.battle.plan.options.length === 0) return;
  for (const options of choicesOf(play.battle, unit)) if (!options.once) pick(play, unit, options, 0);
};

/** A round begins: units without a lasting option, which have not acted yet, have the first. */
export const pickAtFirst = (play: Play): void => {
  const { battle } = play;
  for (const options of battle.plan.options) {
    if (options.lasts !== 'next') continue;
    for (const { index } of battle.plan.units)
      if (!(battle.unitOptions[index] & options.bits) && hasOptions(battle, index, options))
        battle.unitOptions[index] |= 1 << options.first;
  }
};

/** An activation ends: what was picked for it is over. */
export const forgetPicks = (battle: Battle, unit: number): void => {
  if (battle.plan.options.length === 0) return;
  for (const { lasts, bits } of battle.plan.options) if (lasts === 'activation') battle.unitOptions[unit] &= ~bits;
  battle.unitChosen[unit] = 0;
};

/** The rules of a unit whose option a die picks for such an attack. */
export const lotsOf = (
  battle: Battle,
  unit: number,
  attack: 'shooting' | 'melee',
  targets: readonly number[] = [],
): readonly OptionPlan[] =>
  battle.plan.options.filter(
    (options) =>
      options.by === 'die' &&
      (options.attacks ?? attack) === attack &&
      (hasOptions(battle, unit, options) || targets.some((target) => isMarked(battle, unit, target, options.rule))),
  );

/** Whether a unit has a rule against a target. */
const isMarked = (battle: Battle, unit: number, target: number, rule: string): boolean =>
  markRules(battle, target, sideOf(battle, unit)).some(({ id }) => id === rule);

/** Lets dice pick options for an attack, which is then carried out. */
export const withLots = (
  play: Play,
  unit: number,
  attack: 'shooting' | 'melee',
  targets: readonly number[],
  strike: () => void,
): void => {
  const { battle } = play;
  const lots = battle.plan.options.length > 0 ? lotsOf(battle, unit, attack, targets) : [];
  for (const { first, names, name } of lots) {
    const [face] = play.roll('lot', unit, 1, { bill: [{ source: name, amount: 0 }] });
    const option = lotOf(face, names.length);
    battle.unitOptions[unit] |= 1 << (first + option);
    if (play.listening) play.emit({ type: 'chose', unit, rule: name, option: names[option] });
  }
  const feats = featsOf(battle, unit, 'attacking').filter((feat) => wantsFeat(play, unit, feat));
  for (const { bits } of feats) battle.unitOptions[unit] |= bits;
  strike();
  for (const { bits } of [...lots, ...feats]) battle.unitOptions[unit] &= ~bits;
};

/** What a unit can do once and has not done yet, of the things that its player is asked for at such a time. */
const featsOf = (battle: Battle, unit: number, asked: OptionPlan['asked']): readonly OptionPlan[] => {
  const { options } = battle.plan;
  if (options.length === 0) return options;
  return options.filter(
    (feat, place) => feat.asked === asked && !(battle.unitUsed[unit] & (1 << place)) && hasOptions(battle, unit, feat),
  );
};

/** Asks whether a unit does what it can do once, and takes note if it does. */
const wantsFeat = (play: Play, unit: number, feat: OptionPlan, wounds?: number): boolean => {
  const { battle } = play;
  const question = { kind: 'feat', side: sideOf(battle, unit), unit, rule: feat.name } as const;
  const wants = play.ask(wounds === undefined ? question : { ...question, wounds }, () => undefined);
  if (!wants) return false;
  battle.unitUsed[unit] |= 1 << battle.plan.options.indexOf(feat);
  if (play.listening) play.emit({ type: 'chose', unit, rule: feat.name, option: feat.names.join(', ') });
  return true;
};

/** Saves that a wounded unit has once, if its player wants them now. */
export const savesOnDemand = (play: Play, unit: number, wounds: number): readonly Save[] =>
  wounds === 0
    ? []
    : featsOf(play.battle, unit, 'wounded')
        .filter((feat) => wantsFeat(play, unit, feat, wounds))
        .flatMap((feat) => play.battle.plan.optionRules[feat.first].defense.saves);

/** The option that a face stands for: low faces for the first. */
export const lotOf = (face: number, options: number): number => Math.floor(((face - 1) * options) / 6);

/** A unit is made ready to act once more, and begins. */
export const actAgain = (play: Play, unit: number): void => {
  readyAgain(play.battle, unit);
  play.battle.game[G.active] = unit;
  if (play.listening) play.emit({ type: 'readied', unit });
};

/** A unit lets the turn pass. */
export const delay = (play: Play, unit: number): void => {
  mark(play.battle, unit, U.delayed);
  if (play.listening) play.emit({ type: 'delayed', side: sideOf(play.battle, unit), unit });
};
