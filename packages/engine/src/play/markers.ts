import type { Play } from '../contract/play.ts';
import { refuse } from '../contract/refusal.ts';
import type { Battle } from '../state/battle.ts';
import { markPlace } from '../state/marks.ts';
import { isNeutral, sideOf } from '../state/query.ts';

/** Markers that stay on a target while others are used up. */
export interface SetAsideMarkers {
  place: number;
  count: number;
}

interface Usable {
  place: number;
  label: string;
}

const NONE: readonly Usable[] = [];

/** Returns the markers on a target that a unit may use up when it attacks. */
export const markersFor = (battle: Battle, unit: number, target: number): readonly Usable[] => {
  if (battle.plan.marks.length === 0 || isNeutral(battle, unit)) return NONE;
  const side = sideOf(battle, unit);
  return battle.plan.marks.flatMap(({ lasts, stacks, label }, mark) => {
    const place = markPlace(battle, target, side, mark);
    return lasts === 'once' && stacks && battle.marks[place] > 0 ? [{ place, label }] : [];
  });
};

/** Before a unit attacks, asks how many markers on its target it removes for the attack, and sets the others aside. */
export const askMarkers = (play: Play, unit: number, target: number): readonly SetAsideMarkers[] => {
  const { battle } = play;
  const side = sideOf(battle, unit);
  return markersFor(battle, unit, target).flatMap(({ place, label }): SetAsideMarkers[] => {
    const most = battle.marks[place];
    const answer = play.ask({ kind: 'markers', side, unit, target, rule: label, most }, (count) =>
      count === 'auto' || (count >= 0 && count <= most) ? undefined : refuse('bad-answer', { need: most, have: count }),
    );
    const used = answer === 'auto' ? most : answer;
    battle.marks[place] = used;
    return used === most ? [] : [{ place, count: most - used }];
  });
};

/** After the attack, puts back the markers that were set aside. */
export const restoreMarkers = (battle: Battle, kept: readonly SetAsideMarkers[]): void => {
  for (const { place, count } of kept) battle.marks[place] += count;
};
