import type { LossCause } from '@muster/kernel';
import type { Play } from '../../contract/play.ts';
import { refuse } from '../../contract/refusal.ts';
import { checkCasualties, lastThatKeepTogether } from '../../legal/casualties.ts';
import { openNotes } from '../random-events/note-enemy.ts';
import { growWithKills } from '../growth.ts';
import { killOf } from '../kills.ts';
import { type Battle, GAME, UNIT_FLAG } from '../../state/battle.ts';
import { guestOf, hasUnitFlag, setUnitFlag, modelsOf, sideOf } from '../../state/query.ts';

/** Where wounds come from. */
export interface WoundSource {
  cause: LossCause;
  /** The unit that deals them, or -1. */
  by: number;
  /** The one model that takes them, or -1. */
  pick: number;
  /** The roster entries whose weapons deal them, where that is known. */
  homes?: readonly number[];
}

export interface Landing {
  landed: number;
  removed: number;
}

/** Applies ordinary wounds, one after the other, spilling from model to model (battle:W6). */
export const landWounds = (play: Play, unit: number, wounds: number, source: WoundSource): Landing => {
  const { battle } = play;
  const before = battle.unitAlive[unit];
  let left = wounds;
  if (source.pick >= 0) left -= hurt(play, source.pick, left, source);
  else
    while (left > 0 && battle.unitAlive[unit] > 0) {
      const next = nextClass(battle, unit);
      if (battle.plan.models[next[0]].tough === 1 && next.length > 1)
        left -= removePlain(play, unit, next, left, source);
      else left -= hurt(play, chooseTough(play, unit, next), left, source);
    }
  const landed = wounds - left;
  battle.unitWounds[unit] += landed;
  return { landed, removed: before - battle.unitAlive[unit] };
};

/** Applies multiplied wounds: each bundle on the next model in order, its surplus lost (battle:W4). */
export const landDeadly = (play: Play, unit: number, bundles: readonly number[], source: WoundSource): Landing => {
  const { battle } = play;
  const before = battle.unitAlive[unit];
  let landed = 0;
  for (const bundle of bundles) {
    if (bundle === 0 || battle.unitAlive[unit] === 0) continue;
    if (source.pick >= 0) landed += hurt(play, source.pick, bundle, source);
    else {
      const next = nextClass(battle, unit);
      const model =
        battle.plan.models[next[0]].tough === 1 ? choosePlain(play, unit, next, 1)[0] : chooseTough(play, unit, next);
      landed += hurt(play, model, bundle, source);
    }
  }
  battle.unitWounds[unit] += landed;
  return { landed, removed: before - battle.unitAlive[unit] };
};

/** Returns the models that must take the next wound: plain ones, then the most wounded Tough ones, heroes last. */
const nextClass = (battle: Battle, unit: number): number[] => {
  const { models } = battle.plan;
  const living = modelsOf(battle, unit);
  if (living.length === 1) return living;
  const plain: number[] = [];
  for (const model of living) if (!models[model].hero && models[model].tough === 1) plain.push(model);
  if (plain.length > 0) return plain;
  const onlyHeroes = living.every((model) => models[model].hero);
  let most = 0;
  for (const model of living) if (onlyHeroes || !models[model].hero) most = Math.max(most, battle.wounds[model]);
  return living.filter((model) => (onlyHeroes || !models[model].hero) && battle.wounds[model] === most);
};

/**
 * Whether the next wound on a unit is a wound marker on its last model instead of a wound that counts toward its loss
 * (battle:F8).
 */
const gathersMarkers = (battle: Battle, unit: number): boolean =>
  battle.plan.ruleset.ways.wounds === 'effects' && battle.unitAlive[unit] === 1;

/**
 * Returns the wounds that remove a model; in a group of a game with wound effects Tough may count for nothing
 * (battle:F4).
 */
const enduranceOf = ({ plan, wounds }: Battle, model: number): number =>
  plan.ruleset.ways.wounds === 'effects' && !plan.settings.gffGroupToughSoaks
    ? wounds[model] + 1
    : plan.models[model].tough;

/** Removes one plain model per wound, all but the last where that one takes wound markers. */
const removePlain = (play: Play, unit: number, plain: number[], wounds: number, source: WoundSource): number => {
  const spared = play.battle.plan.ruleset.ways.wounds === 'effects' ? 1 : 0;
  const count = Math.min(wounds, plain.length, play.battle.unitAlive[unit] - spared);
  for (const model of choosePlain(play, unit, plain, count)) hurt(play, model, 1, source);
  return count;
};

/**
 * Returns the defender's choice among plain models; by default, the last in the list that keep coherency (battle:W10).
 */
const choosePlain = (play: Play, unit: number, plain: readonly number[], count: number): readonly number[] => {
  if (count === plain.length) return plain;
  const answer = play.ask(
    { kind: 'casualties', side: sideOf(play.battle, unit), unit, candidates: plain, count },
    (models) => (models === 'auto' ? undefined : checkCasualties(play.battle, unit, plain, count, models)),
  );
  return answer === 'auto' ? lastThatKeepTogether(play.battle, unit, plain, count) : answer;
};

/** Returns the defender's choice among equally wounded models; by default, the last in the list. */
const chooseTough = (play: Play, unit: number, candidates: readonly number[]): number => {
  if (candidates.length === 1) return candidates[0];
  const answer = play.ask({ kind: 'wounds-on', side: sideOf(play.battle, unit), unit, candidates }, (model) =>
    model === 'auto' || candidates.includes(model) ? undefined : refuse('wrong-casualties', { unit, model }),
  );
  return answer === 'auto' ? candidates[candidates.length - 1] : answer;
};

/**
 * Removes one model from a unit, however Tough: of several, one that its player chooses among those hurt next
 * (campaign:E30).
 */
export const knockOutOne = (play: Play, unit: number, { cause, by, homes }: WoundSource): void => {
  const { battle } = play;
  const next = nextClass(battle, unit);
  const plain = battle.plan.models[next[0]].tough === 1;
  removeModel(play, plain ? choosePlain(play, unit, next, 1)[0] : chooseTough(play, unit, next), cause, by, homes);
};

/** Applies wounds to one model, as many as it can take; returns how many. */
const hurt = (play: Play, model: number, wounds: number, source: WoundSource): number => {
  const { battle } = play;
  if (!battle.alive[model]) return 0;
  const unit = battle.unitOf[model];
  if (gathersMarkers(battle, unit)) {
    battle.wounds[model] += wounds;
    battle.unitMarks[unit] += wounds;
    return wounds;
  }
  const endurance = enduranceOf(battle, model);
  const landed = Math.min(wounds, endurance - battle.wounds[model]);
  battle.wounds[model] += landed;
  if (battle.wounds[model] >= endurance) removeModel(play, model, source.cause, source.by, source.homes);
  return landed;
};

/** A model that cast for a group leaves its tokens to another model of it. */
const passTokens = (battle: Battle, unit: number, model: number): void => {
  const { models } = battle.plan;
  const heir = models[model].castsTogether && modelsOf(battle, unit).find((other) => models[other].castsTogether);
  if (typeof heir !== 'number') return;
  battle.tokens[heir] += battle.tokens[model];
  battle.tokens[model] = 0;
};

/** A lost guest counts for no unit's size (campaign:K5). */
const removeGuest = (play: Play, model: number, cause: LossCause, by: number): void => {
  const { battle } = play;
  if (!battle.alive[model]) return;
  battle.alive[model] = 0;
  if (play.listening) play.emit({ type: 'fell', unit: battle.unitOf[model], model, cause, by });
};

/** A guest leaves with the last model of the unit that it helped (campaign:K5). */
export const dismissGuest = (battle: Battle, unit: number): void => {
  const guest = guestOf(battle, unit);
  if (guest >= 0) battle.alive[guest] = 0;
};

/**
 * Removes a model from the table; its unit is destroyed with the last one. `homes` are the roster entries that did it,
 * if known.
 */
export const removeModel = (
  play: Play,
  model: number,
  cause: LossCause,
  by: number,
  homes?: readonly number[],
): void => {
  const { battle } = play;
  const unit = battle.unitOf[model];
  if (battle.unitGuest.length > 0 && battle.unitGuest[unit] === model) return removeGuest(play, model, cause, by);
  battle.alive[model] = 0;
  if (battle.plan.hasCasterGroups) passTokens(battle, unit, model);
  battle.unitAlive[unit]--;
  const kill = battle.plan.extras ? killOf(battle, model, { cause, by, homes }) : undefined;
  const shaken = hasUnitFlag(battle, unit, UNIT_FLAG.shaken);
  play.lose({ model, unit, by, cause, round: battle.game[GAME.round], shaken, kill });
  if (play.listening) play.emit({ type: 'fell', unit, model, cause, by });
  if (battle.happenings.length > 0) openNotes(play, model);
  if (battle.unitAlive[unit] > 0) return;
  setUnitFlag(battle, unit, UNIT_FLAG.destroyed);
  dismissGuest(battle, unit);
  growWithKills(play, unit, by);
  if (play.listening) play.emit({ type: 'destroyed', unit, routed: cause === 'rout' });
};
