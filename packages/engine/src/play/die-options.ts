import type { Play } from '../contract/play.ts';
import { hasOptions } from '../legal/choose.ts';
import type { OptionPlan } from '../plan/benefits.ts';
import type { Save } from '../plan/terms.ts';
import type { Battle } from '../state/battle.ts';
import { markRules } from '../state/marks.ts';
import { sideOf, someModel } from '../state/query.ts';

/** Returns the rules of a unit whose option a die picks for such an attack, with these weapons if known. */
export const dieOptionRules = (
  battle: Battle,
  unit: number,
  attack: 'shooting' | 'melee',
  targets: readonly number[] = [],
  weapons?: readonly number[],
): readonly OptionPlan[] =>
  battle.plan.options.filter(
    (options) =>
      options.by === 'die' &&
      (options.attacks ?? attack) === attack &&
      (hasOptions(battle, unit, options) ||
        isOnWeapon(battle, unit, attack, options.rule, weapons) ||
        targets.some((target) => isMarked(battle, unit, target, options.rule))),
  );

/** Whether a rule is on a weapon used in the attack. */
const isOnWeapon = (
  battle: Battle,
  unit: number,
  attack: 'shooting' | 'melee',
  rule: string,
  weapons: readonly number[] | undefined,
): boolean =>
  battle.plan.weapons.some(
    ({ index, ruleIds, range }) =>
      ruleIds.includes(rule) &&
      range > 0 === (attack === 'shooting') &&
      (weapons
        ? weapons.includes(index)
        : someModel(battle, unit, (model) =>
            battle.plan.models[model].weapons.some(({ type }) => type.index === index),
          )),
  );

/** Whether a unit has a rule against a target. */
const isMarked = (battle: Battle, unit: number, target: number, rule: string): boolean =>
  markRules(battle, target, sideOf(battle, unit)).some(({ id }) => id === rule);

/** Lets dice pick options for an attack, and then carries it out. */
export const withDieOptions = (
  play: Play,
  unit: number,
  attack: 'shooting' | 'melee',
  targets: readonly number[],
  strike: () => void,
  weapons?: readonly number[],
): void => {
  const { battle } = play;
  if (battle.plan.options.length === 0) return strike();
  const lots = dieOptionRules(battle, unit, attack, targets, weapons);
  for (const { first, names, name } of lots) {
    const [face] = play.roll('lot', unit, 1, { bill: [{ source: name, amount: 0 }] });
    const option = optionOnFace(face, names.length);
    battle.unitOptions[unit] |= 1 << (first + option);
    if (play.listening) play.emit({ type: 'chose', unit, rule: name, option: names[option] });
  }
  const feats = featsOf(battle, unit, 'attacking').filter((feat) => wantsFeat(play, unit, feat));
  for (const { bits } of feats) battle.unitOptions[unit] |= bits;
  strike();
  for (const { bits } of [...lots, ...feats]) battle.unitOptions[unit] &= ~bits;
};

/** Returns what a unit can do once and has not done yet, of the things that its player is asked for at this time. */
const featsOf = (battle: Battle, unit: number, asked: OptionPlan['asked']): readonly OptionPlan[] => {
  return battle.plan.options.filter(
    (feat, place) => feat.asked === asked && !(battle.unitUsed[unit] & (1 << place)) && hasOptions(battle, unit, feat),
  );
};

/** Asks whether a unit does what it can do once, and stores it if it does. */
const wantsFeat = (play: Play, unit: number, feat: OptionPlan, wounds?: number): boolean => {
  const { battle } = play;
  const question = { kind: 'feat', side: sideOf(battle, unit), unit, rule: feat.name } as const;
  const wants = play.ask(wounds === undefined ? question : { ...question, wounds }, () => undefined);
  if (!wants) return false;
  battle.unitUsed[unit] |= 1 << battle.plan.options.indexOf(feat);
  if (play.listening) play.emit({ type: 'chose', unit, rule: feat.name, option: feat.names.join(', ') });
  return true;
};

/** Asks for the one-time saves of a wounded unit. */
export const savesOnDemand = (play: Play, unit: number, wounds: number): readonly Save[] =>
  wounds === 0
    ? []
    : featsOf(play.battle, unit, 'wounded')
        .filter((feat) => wantsFeat(play, unit, feat, wounds))
        .flatMap((feat) => play.battle.plan.optionRules[feat.first].defense.saves);

/** Returns the option of a face: low faces are the first. */
export const optionOnFace = (face: number, options: number): number => Math.floor(((face - 1) * options) / 6);
