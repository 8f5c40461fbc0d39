import {
  type ActivateAction,
  type Battle,
  copyBattle,
  freezeShooting,
  G,
  inch,
  isEmbarked,
  isHighAbove,
  meleeOdds,
  modelsOf,
  namesOf,
  objectiveCount,
  objectName,
  ownerOf,
  placeMoves,
  type Reason,
  shootingOdds,
  U,
} from '@muster/engine';
import { distance2, INCH, percent, plural } from '@muster/kernel';
import { ATTACK, HOLD, LEAVE, RUSH } from './candidates.ts';
import type { OwnLook } from './look/look.ts';
import { type Idea, ideaAt, type Memory } from './memory.ts';
import { aimShots } from './shots.ts';
import { surveyFor } from './survey.ts';
import type { Weights } from './weights.ts';

/** Why a captain did what it last did, with exact odds; nothing where there was nothing to think about. */
export const reasonOf = (own: OwnLook, memory: Memory, weights: Weights): Reason | undefined => {
  const { battle, action } = memory;
  if (!battle || !action || battle.game[G.step] !== memory.step) return undefined;
  if (action.type === 'deploy') return plainReason(action.unit, `Deploys ${facing(battle, action.positions)}`);
  if (action.type === 'arrive')
    return plainReason(action.unit, `Comes out of ambush ${facing(battle, action.positions)}`);
  if (action.type === 'delay') return plainReason(action.unit, 'Waits: nobody is in reach yet');
  if (action.type === 'again') return plainReason(action.unit, 'Acts once more');
  if (action.type !== 'activate') return undefined;
  if (memory.count === 0) return plainReason(action.unit, plainText(own, battle, action, weights));
  const [chosen, ...ideas] = Array.from({ length: memory.count }, (_, k) => ideaAt(memory, k));
  const others = ideas.map((idea) => ({
    text: `${ideaText(battle, idea, action.unit)}.`,
    worth: Math.round(idea.worth),
  }));
  const text = `${deedText(own, battle, chosen, action, weights)}.`;
  return { unit: action.unit, text, worth: Math.round(chosen.worth), others };
};

const plainReason = (unit: number, text: string): Reason => ({ unit, text: `${text}.`, worth: 0, others: [] });

const plainText = (own: OwnLook, battle: Battle, action: ActivateAction, weights: Weights): string => {
  const { unit, exit, embark } = action;
  if (exit) return 'Leaves the table for its reward';
  if (embark !== undefined) return 'Gets into its transport';
  if (action.action === 'idle') return 'Is Shaken and recovers';
  if (isHighAbove(battle, unit)) return `Flies to where it hurts most${shotsText(own, battle, action, weights)}`;
  if (isEmbarked(battle, unit)) return 'Stays aboard';
  return action.action === 'hold' ? 'Stands where it is' : 'Goes for what an event left on the table';
};

const nameOf = ({ plan }: Battle, unit: number): string => objectName(plan, namesOf(plan), unit);

const inPercent = (chance: number): string => percent(chance, { gap: ' ' });

/** What an idea is, in few words; those of other units name them. */
export const ideaText = (battle: Battle, { unit, kind, marker, target }: Idea, acting: number): string => {
  const whom = unit === acting ? '' : ` with ${nameOf(battle, unit)}`;
  const goal = marker < 0 ? '' : ` marker ${marker + 1}`;
  const shots = target < 0 || kind === ATTACK ? '' : `, shooting at ${nameOf(battle, target)}`;
  switch (kind) {
    case HOLD:
      return `Hold${whom}${shots}`;
    case ATTACK:
      return `Charge ${nameOf(battle, target)}${whom}`;
    case RUSH:
      return `Rush${goal === '' ? '' : ` to${goal}`}${whom}`;
    case LEAVE:
      return `Get out toward${goal}${whom}${shots}`;
    default:
      return `Advance${goal === '' ? '' : ` on${goal}`}${whom}${shots}`;
  }
};

/** What is done, and what comes of it. */
export const deedText = (
  own: OwnLook,
  battle: Battle,
  { kind, marker }: Idea,
  action: ActivateAction,
  weights: Weights,
): string => {
  const taken = takenBy(battle, action);
  switch (kind) {
    case ATTACK:
      return chargeText(battle, action);
    case HOLD:
      if (isEmbarked(battle, action.unit)) return 'Stays aboard';
      return `${taken.length > 0 ? `Holds ${markerList(taken)}` : 'Stands where it is'}${shotsText(own, battle, action, weights)}`;
    case LEAVE:
      return `Gets out toward marker ${marker + 1}${shotsText(own, battle, action, weights)}`;
    case RUSH:
      return taken.length > 0 ? `Rushes onto ${markerList(taken)}` : `Rushes to ${goalText(battle, action, marker)}`;
    default: {
      const onto = taken.length > 0 ? `Advances onto ${markerList(taken)}` : '';
      const on = marker >= 0 ? `Advances on ${goalText(battle, action, marker)}` : 'Takes up a better place';
      return `${onto || on}${shotsText(own, battle, action, weights)}`;
    }
  }
};

const markerList = (markers: readonly number[]): string =>
  `${plural(markers.length, 'marker')} ${markers.map((marker) => marker + 1).join(' and ')}`;

/** Where the models of an action end: x, y and radius of each. */
const endsOf = (battle: Battle, { unit, moves = [] }: ActivateAction): { x: number; y: number; radius: number }[] =>
  modelsOf(battle, unit).map((model) => {
    const path = moves.find((move) => move.model === model)?.path;
    const { radius } = battle.plan.models[model];
    return path && path.length > 0
      ? { x: path[path.length - 2], y: path[path.length - 1], radius }
      : { x: battle.x[model], y: battle.y[model], radius };
  });

/** What is left from the nearest base to a marker. */
const leftTo = (battle: Battle, action: ActivateAction, marker: number): number => {
  const { objX, objY } = battle;
  const gaps = endsOf(battle, action).map(
    ({ x, y, radius }) => Math.sqrt(distance2(x, y, objX[marker], objY[marker])) - radius,
  );
  return Math.max(0, Math.min(...gaps));
};

const reachOf = ({ plan }: Battle): number => plan.ruleset.numbers.objectiveReach;

const markersOf = (battle: Battle): number[] => Array.from({ length: objectiveCount(battle) }, (_, i) => i);

/** The markers that the unit stands at afterwards. */
const takenBy = (battle: Battle, action: ActivateAction): number[] =>
  markersOf(battle).filter((marker) => leftTo(battle, action, marker) <= reachOf(battle));

const goalText = (battle: Battle, action: ActivateAction, marker: number): string => {
  const left = INCH * Math.ceil(leftTo(battle, action, marker) / INCH);
  return `marker ${marker + 1}, ${inch(left)} away by then`;
};

const chargeText = (battle: Battle, { unit, target = -1 }: ActivateAction): string => {
  const { defender, charger } = meleeOdds(battle, unit, target);
  const destroys = defender.pDestroyed + defender.morale.pRouts;
  const shakes = Math.max(0, defender.pShaken + defender.morale.pShaken);
  const falls = charger.pDestroyed + charger.morale.pRouts;
  const held = markersOf(battle).filter(
    (marker) => ownerOf(battle, marker) === battle.plan.units[target].side && isAt(battle, target, marker),
  );
  const frees = held.length > 0 ? `, frees ${markerList(held)}` : '';
  const risk = falls >= RISKY ? `, ${inPercent(falls)} to fall itself` : '';
  return `Charges ${nameOf(battle, target)}: ${lossText(destroys, shakes, defender.meanLanded)}${risk}${frees}`;
};

/** From here on a risk is told. */
const RISKY = 0.1;

const lossText = (destroys: number, shakes: number, wounds: number): string => {
  if (destroys < SLIM && shakes < SLIM) return `${wounds.toFixed(1)} wounds to expect`;
  return destroys >= shakes || destroys >= 0.5
    ? `${inPercent(destroys)} to destroy them`
    : `${inPercent(destroys)} to destroy them, ${inPercent(shakes)} to Shake them`;
};

const isAt = (battle: Battle, unit: number, marker: number): boolean =>
  leftTo(battle, { type: 'activate', unit, action: 'hold' }, marker) <= reachOf(battle);

/** What the shots of an action do to whom they hurt most, by the orders that would be given there. */
const shotsText = (own: OwnLook, battle: Battle, action: ActivateAction, weights: Weights): string => {
  const { unit, moves = [] } = action;
  const there = copyBattle(battle);
  there.unitIn[unit] = -1;
  there.unitFlags[unit] |= U.onTable;
  there.game[G.active] = unit;
  placeMoves(there, unit, moves);
  const frozen = freezeShooting(there, unit, aimShots(surveyFor(own, there, unit, weights)));
  if (frozen.refusal || frozen.groups.length === 0) return '';
  const [{ target }] = frozen.groups;
  const groups = frozen.groups.filter((group) => group.target === target);
  const { pDestroyed, pOutcome, meanWounds } = shootingOdds(there, unit, groups);
  return `, shoots at ${nameOf(battle, target)}: ${lossText(pDestroyed, pOutcome?.shaken ?? 0, meanWounds)}`;
};

/** Chances below this are not worth telling. */
const SLIM = 0.05;

const facing = (battle: Battle, positions: readonly { x: number; y: number }[]): string => {
  const markers = markersOf(battle);
  if (markers.length === 0) return 'facing the foe';
  const away = markers.map((marker) =>
    Math.min(...positions.map(({ x, y }) => distance2(x, y, battle.objX[marker], battle.objY[marker]))),
  );
  const least = Math.min(...away);
  return `facing marker ${away.indexOf(least) + 1}, ${inch(INCH * Math.round(Math.sqrt(least) / INCH))} away`;
};
