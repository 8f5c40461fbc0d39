import type { Play } from '../game/play.ts';
import { refuse, type Refusal } from '../game/refusal.ts';
import { modelWithinUnit } from '../space/measure.ts';
import type { Battle } from '../state/battle.ts';
import { eachModel, isOnTable, sideOf } from '../state/query.ts';
import type { HitEffect } from './hit-effect.ts';
import type { Volley } from './volley.ts';

/** Who stands so close to a target that a Blast reaches them too. */
export interface Neighbours {
  units: readonly number[];
  models: number;
}

/** The other enemies of a unit around its target (battle:F1). */
export const neighboursOf = (battle: Battle, unit: number, target: number): Neighbours => {
  const { units, ruleset } = battle.plan;
  const near: number[] = [];
  let models = 0;
  for (const { index, side } of units) {
    if (index === target || side === sideOf(battle, unit) || !isOnTable(battle, index)) continue;
    const before = models;
    eachModel(battle, index, (model) => {
      if (modelWithinUnit(battle, model, target, ruleset.numbers.blastSpread)) models++;
    });
    if (models > before) near.push(index);
  }
  return { units: near, models };
};

/** Whether hits are shared evenly: no unit has two more than another (battle:F2). */
const isEven = (units: readonly number[], split: readonly number[]): boolean => {
  const counts = units.map((unit) => split.filter((other) => other === unit).length);
  return Math.max(...counts) - Math.min(...counts) <= 1;
};

const checkSplit = (units: readonly number[], hits: number, split: readonly number[]): Refusal | undefined =>
  split.length === hits && split.every((unit) => units.includes(unit)) && isEven(units, split)
    ? undefined
    : refuse('bad-answer', { need: hits, have: split.length });

/** The place of each hit in a queue, the sharpest first; left alone, hits are dealt in this order, the target first. */
const dealt = (units: readonly number[], hits: readonly SharedHit[]): number[] => {
  const queue = hits.map((_, i) => i).sort((a, b) => hits[b].ap - hits[a].ap || hits[b].more - hits[a].more || a - b);
  const split = hits.map(() => units[0]);
  queue.forEach((hit, turn) => {
    split[hit] = units[turn % units.length];
  });
  return split;
};

/** A hit that may fall on one of several units. */
interface SharedHit {
  ap: number;
  more: number;
  effect: HitEffect;
}

/** The unit that takes each hit of a Blast; the side of the target decides where there is anything to decide (battle:F2). */
export const splitBlast = (
  play: Play,
  { unit, target, further }: Volley,
  hits: readonly SharedHit[],
): readonly number[] => {
  const units = [target, ...further];
  const aps = hits.map(({ ap }) => ap);
  const alike = hits.every(
    ({ ap, more, effect }) => ap === hits[0].ap && more === hits[0].more && effect === hits[0].effect,
  );
  if (alike && hits.length % units.length === 0) return dealt(units, hits);
  const answer = play.ask(
    { kind: 'blast-split', side: sideOf(play.battle, target), unit, target, units, aps },
    (split) => (split === 'auto' ? undefined : checkSplit(units, aps.length, split)),
  );
  return answer === 'auto' ? dealt(units, hits) : answer;
};
