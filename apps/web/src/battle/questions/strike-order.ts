import type { StrikeOrder, StrikePick } from '@muster/engine';

/** How a unit is about to strike. */
export interface StrikeDraft {
  /** All weapons, the first to strike first. */
  order: readonly number[];
  /** Weapons that are kept for later. */
  hold: readonly number[];
  picks: readonly StrikePick[];
}

/** Everything in the order of the list, at nobody in particular. */
export const newStrike = (weapons: readonly number[]): StrikeDraft => ({ order: weapons, hold: [], picks: [] });

/** A weapon strikes one place earlier. */
export const earlier = (draft: StrikeDraft, weapon: number): StrikeDraft => {
  const { order } = draft;
  const at = order.indexOf(weapon);
  if (at < 1) return draft;
  return { ...draft, order: order.with(at, order[at - 1]).with(at - 1, weapon) };
};

/** A weapon is kept, or used after all. */
export const kept = (draft: StrikeDraft, weapon: number, keep: boolean): StrikeDraft => ({
  ...draft,
  hold: [...draft.hold.filter((other) => other !== weapon), ...(keep ? [weapon] : [])],
});

/** A weapon goes for a model, or for nobody in particular. */
export const picking = (draft: StrikeDraft, weapon: number, model: number | undefined): StrikeDraft => ({
  ...draft,
  picks: [...draft.picks.filter((pick) => pick.weapon !== weapon), ...(model === undefined ? [] : [{ weapon, model }])],
});

/** The answer that a draft stands for. */
export const strikeOrderOf = ({ order, hold, picks }: StrikeDraft): StrikeOrder => ({
  order: order.filter((weapon) => !hold.includes(weapon)),
  hold,
  picks,
});
