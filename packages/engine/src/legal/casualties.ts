import { refuse, type Refusal } from '../contract/refusal.ts';
import { isCoherent, keepsCoherency } from '../space/coherency.ts';
import type { Battle } from '../state/battle.ts';

/** Checks whether these models may be chosen as casualties. */
export const checkCasualties = (
  battle: Battle,
  unit: number,
  plain: readonly number[],
  count: number,
  models: readonly number[],
): Refusal | undefined => {
  const distinct = new Set(models);
  const fits = models.length === count && distinct.size === count && models.every((model) => plain.includes(model));
  if (!fits) return refuse('wrong-casualties', { unit, need: count, have: distinct.size });
  return breaksNeedlessly(battle, unit, plain, models) ? refuse('coherency', { unit }) : undefined;
};

/** Whether these casualties break coherency although others would not (battle:W10). */
const breaksNeedlessly = (battle: Battle, unit: number, plain: readonly number[], chosen: readonly number[]): boolean =>
  isCoherent(battle, unit) &&
  !isCoherentWithout(battle, unit, chosen) &&
  isCoherentWithout(battle, unit, lastThatKeepTogether(battle, unit, plain, chosen.length));

const isCoherentWithout = (battle: Battle, unit: number, fallen: readonly number[]): boolean => {
  for (const model of fallen) battle.alive[model] = 0;
  const coherent = isCoherent(battle, unit);
  for (const model of fallen) battle.alive[model] = 1;
  return coherent;
};

/** Returns the last of these models whose loss leaves the others in coherency, as far as possible (battle:W10). */
export const lastThatKeepTogether = (
  battle: Battle,
  unit: number,
  plain: readonly number[],
  count: number,
): number[] => {
  const left = [...plain];
  const chosen: number[] = [];
  while (chosen.length < count) {
    let at = left.length - 1;
    while (at >= 0 && !keepsCoherency(battle, unit, left[at])) at--;
    if (at < 0) at = left.length - 1;
    const [model] = left.splice(at, 1);
    battle.alive[model] = 0;
    chosen.push(model);
  }
  for (const model of chosen) battle.alive[model] = 1;
  return chosen;
};
