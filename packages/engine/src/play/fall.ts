import { rollVolley } from './volley/roll.ts';
import { compileHits } from '../attack/unarmed-hits.ts';
import type { Volley } from '../attack/volley.ts';
import { removeModel } from './volley/wounds.ts';
import type { Play } from '../contract/play.ts';
import { checkFall, findRest } from '../legal/fall.ts';
import { placeModels } from '../space/place-models.ts';
import { attackTerms } from '../plan/rule-terms.ts';
import type { WeaponType } from '../plan/profile.ts';
import type { RulesetNumbers } from '../rule/ruleset.ts';
import type { FallSpot } from '../space/jumps-and-climbs.ts';
import type { Battle } from '../state/battle.ts';
import { sideOf } from '../state/query.ts';
import { checkWoundEffects } from './wound-check.ts';

/** Makes a model fall: it is hurt or lost, and if it survives, its owner chooses where it lies (battle:F16). */
export const fallDown = (play: Play, model: number, landing: FallSpot, by = -1): void => {
  takeFall(play, model, landing.height, by);
  if (play.battle.alive[model]) comeToRest(play, model, landing, by);
};

/**
 * Applies a fall: nothing below 2"; a hit that grows with the height to a unit's only model; of several models the one
 * that falls is lost (battle:F16).
 */
export const takeFall = (play: Play, model: number, height: number, by = -1): void => {
  const { battle } = play;
  const { numbers } = battle.plan.ruleset;
  const unit = battle.unitOf[model];
  const hurts = height >= numbers.fallHeight;
  const isLost = hurts && battle.unitAlive[unit] > 1;
  const ap = hurts && !isLost ? fallPiercing(height, numbers) : undefined;
  if (play.listening) play.emit({ type: 'fell-down', unit, model, height, ...(ap === undefined ? {} : { ap }) });
  if (isLost) removeModel(play, model, 'fall', by);
  if (ap === undefined) return;
  rollVolley(play, fallVolley(battle, model, ap, by));
  checkWoundEffects(play, unit, 'fall', by);
};

/** Returns the AP of the hit of a fall from this height. */
export const fallPiercing = (height: number, { fallStep }: RulesetNumbers): number => Math.floor(height / fallStep);

/** Returns the ground as a weapon: one hit without a roll. */
const fallVolley = (battle: Battle, model: number, ap: number, by: number): Volley => {
  const unit = battle.unitOf[model];
  const order = { kind: 'fall', unit, weapon: fallWeapon(ap), target: unit, pick: -1, cover: 'none' } as const;
  return { ...compileHits(battle, order, model, 1), attackers: [], by };
};

const fallWeapon = (ap: number): WeaponType => ({
  index: -1,
  name: 'Fall',
  range: 0,
  attacks: 0,
  rules: [],
  ruleIds: [],
  terms: {
    ...attackTerms([]),
    piercing: ap === 0 ? [] : [{ needs: 0, amount: ap, faces: 0, blockFaces: 0, source: `AP(${ap})` }],
  },
});

/**
 * Returns the spot that the owner chooses, by default the nearest free one; nothing if there is none nearby, and then
 * the model is lost.
 */
const comeToRest = (play: Play, model: number, landing: FallSpot, by: number): void => {
  const { battle } = play;
  const unit = battle.unitOf[model];
  const { x, y, floor } = landing;
  const answer = play.ask({ kind: 'fall', side: sideOf(battle, unit), unit, model, x, y, floor }, (spot) =>
    spot === 'auto' ? undefined : checkFall(battle, model, landing, spot),
  );
  const spot = answer === 'auto' ? findRest(battle, model, landing) : answer;
  if (spot) placeModels(battle, [{ model, x: spot.x, y: spot.y }]);
  else removeModel(play, model, 'fall', by);
};
