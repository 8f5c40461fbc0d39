import { type AnswerOf, type Battle, checkCasualties, keepsCoherency, type Question } from '@muster/engine';
import { isAnyMarkerNear } from './goals.ts';
import { ledgerOf } from './ledger.ts';
import { priceOf } from './worth.ts';

type Asked<K extends Question['kind']> = Extract<Question, { kind: K }>;

/** What it is worth that a model stands at a marker, in the arms of an ordinary rifleman. */
const AT_MARKER = 2;

/** Who falls: the worst armed of those who stand at no marker, as long as the unit holds together. */
export const chooseCasualties = (
  battle: Battle,
  { unit, candidates, count }: Asked<'casualties'>,
): AnswerOf['casualties'] => {
  if (areAlike(battle, candidates)) return 'auto';
  // Of equals the last in the list falls first, as the rules would have it.
  const left = candidates.toReversed().sort((a, b) => needOf(battle, a) - needOf(battle, b));
  const fallen: number[] = [];
  while (fallen.length < count) {
    const at = left.findIndex((model) => keepsCoherency(battle, unit, model));
    const [model] = left.splice(Math.max(0, at), 1);
    battle.alive[model] = 0;
    fallen.push(model);
  }
  for (const model of fallen) battle.alive[model] = 1;
  return checkCasualties(battle, unit, candidates, count, fallen) ? 'auto' : fallen;
};

/** Who of equally wounded models takes the next wounds: the one that is needed least. */
export const chooseWounded = (battle: Battle, { candidates }: Asked<'wounds-on'>): number => {
  let best = candidates[candidates.length - 1];
  for (let i = candidates.length - 2; i >= 0; i--)
    if (needOf(battle, candidates[i]) < needOf(battle, best)) best = candidates[i];
  return best;
};

/** How much a model is needed: by what it carries, and where it stands. */
const needOf = (battle: Battle, model: number): number =>
  ledgerOf(battle.plan).arms[model] + (isAnyMarkerNear(battle, model) ? AT_MARKER : 0);

const areAlike = (battle: Battle, models: readonly number[]): boolean => {
  const need = needOf(battle, models[0]);
  for (let i = 1; i < models.length; i++) if (needOf(battle, models[i]) !== need) return false;
  return true;
};

/** Shares the hits of a Blast out: the sharpest, and one more where they are not even, go to whom they cost least. */
export const shareBlast = (battle: Battle, { units, aps }: Asked<'blast-split'>): number[] => {
  const order = units.toSorted((a, b) => priceOf(battle, a) - priceOf(battle, b));
  const sharpest = aps.map((_, hit) => hit).sort((a, b) => aps[b] - aps[a]);
  const shares: number[] = aps.map(() => order[0]);
  sharpest.forEach((hit, turn) => {
    shares[hit] = order[turn % order.length];
  });
  return shares;
};
