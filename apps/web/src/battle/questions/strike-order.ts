import type { StrikeOrder, StrikePick } from '@muster/engine';

/** The planned melee attacks of a unit. */
export interface StrikeDraft {
  /** All weapons in the order in which they strike. */
  order: readonly number[];
  /** Weapons that are kept for later. */
  hold: readonly number[];
  picks: readonly StrikePick[];
}

/** Returns all weapons in the order of the list, without picked models. */
export const newStrike = (weapons: readonly number[]): StrikeDraft => ({ order: weapons, hold: [], picks: [] });

/** Moves a weapon up by one place. */
export const earlier = (draft: StrikeDraft, weapon: number): StrikeDraft => {
  const { order } = draft;
  const at = order.indexOf(weapon);
  if (at < 1) return draft;
  return { ...draft, order: order.with(at, order[at - 1]).with(at - 1, weapon) };
};

/** Keeps a weapon for later, or uses it now. */
export const kept = (draft: StrikeDraft, weapon: number, keep: boolean): StrikeDraft => ({
  ...draft,
  hold: [...draft.hold.filter((other) => other !== weapon), ...(keep ? [weapon] : [])],
});

/** Picks a model for a weapon, or none. */
export const picking = (draft: StrikeDraft, weapon: number, model: number | undefined): StrikeDraft => ({
  ...draft,
  picks: [...draft.picks.filter((pick) => pick.weapon !== weapon), ...(model === undefined ? [] : [{ weapon, model }])],
});

/** Returns the answer of a draft. */
export const strikeOrderOf = ({ order, hold, picks }: StrikeDraft): StrikeOrder => ({
  order: order.filter((weapon) => !hold.includes(weapon)),
  hold,
  picks,
});
