import { type AnswerOf, type Battle, keepsCoherency, BATTLE_LIMITS, type Question } from '@muster/engine';
import { isAnyMarkerNear } from './goals.ts';
import { estimatesOf } from './unit-estimates.ts';
import { priceOf } from './worth.ts';

type Asked<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** The worth of a model at an objective, in rifles. */
const AT_MARKER = 2;

/** How much each candidate is needed, and which losses would break coherency. */
const needs = new Float64Array(BATTLE_LIMITS.models);
const dismissed = new Uint8Array(BATTLE_LIMITS.models);

/** Returns the casualties: the worst armed models away from objectives, as long as the unit stays coherent. */
export const chooseCasualties = (
  battle: Battle,
  { unit, candidates, count }: Asked<'casualties'>,
): AnswerOf['casualties'] => {
  let alike = true;
  for (let i = 0; i < candidates.length; i++) {
    needs[i] = needOf(battle, candidates[i]);
    alike &&= needs[i] === needs[0];
  }
  if (alike) return 'auto';
  const fallen: number[] = [];
  while (fallen.length < count) {
    const model = leastNeeded(battle, unit, candidates);
    if (model < 0) break;
    battle.alive[model] = 0;
    fallen.push(model);
  }
  for (const model of fallen) battle.alive[model] = 1;
  return fallen.length < count ? 'auto' : fallen;
};

/** Returns the least needed model without which the unit stays coherent, of equals the last, or -1. */
const leastNeeded = (battle: Battle, unit: number, candidates: readonly number[]): number => {
  dismissed.fill(0, 0, candidates.length);
  for (let tries = 0; tries < candidates.length; tries++) {
    let least = -1;
    for (let i = candidates.length - 1; i >= 0; i--)
      if (!dismissed[i] && battle.alive[candidates[i]] && (least < 0 || needs[i] < needs[least])) least = i;
    if (least < 0) return -1;
    if (keepsCoherency(battle, unit, candidates[least])) return candidates[least];
    dismissed[least] = 1;
  }
  return -1;
};

/** Returns the model that takes the next wounds: the least needed one. */
export const chooseWounded = (battle: Battle, { candidates }: Asked<'wounds-on'>): number => {
  let best = candidates[candidates.length - 1];
  for (let i = candidates.length - 2; i >= 0; i--)
    if (needOf(battle, candidates[i]) < needOf(battle, best)) best = candidates[i];
  return best;
};

/** Returns how much a model is needed, by its equipment and place. */
const needOf = (battle: Battle, model: number): number =>
  estimatesOf(battle.plan).arms[model] + (isAnyMarkerNear(battle, model) ? AT_MARKER : 0);

/** Shares the hits of a Blast: the highest AP and the extra hit go to the unit that loses least. */
export const shareBlast = (battle: Battle, { units, aps }: Asked<'blast-split'>): number[] => {
  const order = units.toSorted((a, b) => priceOf(battle, a) - priceOf(battle, b));
  const sharpest = aps.map((_, hit) => hit).sort((a, b) => aps[b] - aps[a]);
  const shares: number[] = aps.map(() => order[0]);
  sharpest.forEach((hit, turn) => {
    shares[hit] = order[turn % order.length];
  });
  return shares;
};
