import type { RulingAction, Wish } from '../contract/action.ts';
import { refuse, type Refusal } from '../contract/refusal.ts';
import { ruledValue } from '../plan/rulings.ts';
import { isForLists, isSettingOf, type SettingName } from '../rule/settings.ts';
import type { Battle } from '../state/battle.ts';
import { sidesLeft } from '../state/conceded.ts';

/** Whether two sides want the same. */
export const isSameWish = (one: Wish, other: Wish): boolean => {
  if (one === 'as-it-is' || other === 'as-it-is') return one === other;
  if ('text' in one || 'text' in other) return 'text' in one && 'text' in other && one.text === other.text;
  return one.setting === other.setting && one.value === other.value;
};

/** Checks whether a decision is possible now: not about army lists, not about another game, and not decided already. */
export const checkWish = (battle: Battle, wish: Wish): Refusal | undefined => {
  if (wish === 'as-it-is' || 'text' in wish) return undefined;
  const { setting } = wish;
  if (isForLists(setting)) return refuse('ruling-before-battle', { setting });
  if (!isSettingOf(battle.plan.ruleset, setting)) return refuse('ruling-other-game', { setting });
  return ruledValue(battle.rulings, setting) === undefined ? undefined : refuse('ruling-decided', { setting });
};

/** Checks whether the sides may decide on this; it does not matter whose turn it is. */
export const checkRuling = (battle: Battle, { side, wishes, kept }: RulingAction): Refusal | undefined => {
  const sides = battle.plan.sides.length;
  if (wishes.length !== sides || side < 0 || side >= sides) return refuse('bad-answer', { need: sides });
  const own = sidesLeft(battle).map((left) => wishes[left]);
  const agree = own.every((wish) => isSameWish(wish, own[0]));
  if (kept !== undefined && !(agree && kept >= -1 && kept < sides)) return refuse('bad-answer');
  if (agree && own[0] === 'as-it-is') return refuse('ruling-nothing');
  for (const wish of own) {
    const problem = checkWish(battle, wish);
    if (problem) return problem;
  }
  return undefined;
};

/** Returns the settings on which players may still decide. */
export const openSettings = ({ plan, rulings }: Battle): SettingName[] =>
  (Object.keys(plan.settings) as SettingName[]).filter(
    (name) => !isForLists(name) && isSettingOf(plan.ruleset, name) && ruledValue(rulings, name) === undefined,
  );
