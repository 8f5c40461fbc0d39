import { passes } from '@muster/kernel';
import type { BattlePlan } from '../plan/plan.ts';
import type { BattleEvent } from '../contract/events.ts';
import { UNDERDOG } from '../contract/events.ts';
import { facesText, signed, splitFaces, sumOf, targetText } from './words.ts';

/** A roll as an event. */
export type RollEvent = Extract<BattleEvent, { type: 'roll' }>;

/** One row of dice: what for, against what, and how they fell. */
export const rollText = (plan: BattlePlan, roll: RollEvent, blocked?: number): string => {
  const { faces, need = 0, bill = [] } = roll;
  const target = targetText(baseOf(plan, roll), need, bill);
  switch (roll.purpose) {
    case 'hit':
      return isExhausted(roll) ? `to hit on natural sixes only: ${split(roll)}` : `to hit ${target}: ${split(roll)}`;
    case 'impact':
      return `${named(roll, 'Impact')}: ${split(roll)}`;
    case 'block':
      // Hits of different AP have different targets: then no single dot tells blocked from not blocked.
      return `to block ${target}: ${passed(roll) === blocked ? split(roll) : facesText(faces)}`;
    case 'reroll':
      return `sixes rolled again: ${facesText(faces)}`;
    case 'save':
      return `${named(roll, 'save')}: ${split(roll)}`;
    case 'morale':
      return `morale ${target}: ${facesText(faces)}`;
    case 'second-chance':
      return `${baseOf(plan, roll)} ${need}+${swung(roll)}: ${facesText(faces)}`;
    case 'dangerous':
      return `dangerous ground, wounds on 1${swung(roll)}: ${facesText(faces)}`;
    case 'cast':
      return `casting ${target}: ${facesText(faces)}`;
    case 'ability':
      return `${named(roll, 'rule')}: ${split(roll)}`;
    case 'heal':
      return `wounds off, half of: ${facesText(faces)}`;
    case 'wound-effect':
      return `wound effect, out at ${need}${swung(roll)}: ${facesText(faces)}`;
    case 'push':
      return `push ${need}+${swung(roll)}: ${facesText(faces)}`;
    case 'shift':
      return `D3 for the distance: ${facesText(faces)}`;
    case 'crossing':
      return `in passing ${need}+${swung(roll)}: ${split(roll)}`;
    case 'jump':
      return `jump ${need}+ on every die${swung(roll)}: ${split(roll)}`;
    case 'lot':
      return `${bill[0]?.source ?? 'lot'}: ${facesText(faces)}`;
    case 'recovery':
      return `${named(roll, 'recovery')}: ${facesText(faces)}`;
    case 'holding':
      return `holding out, wounds up to ${need}${swung(roll)}: ${facesText(faces)}`;
    case 'elite':
      return `Elite, rolled again: ${need > 0 ? split(roll) : facesText(faces)}`;
    case 'event-check':
      return `random event on ${need}+: ${facesText(faces)}`;
    case 'event':
      return `random event: ${faces.join(' ')}`;
    case 'objectives':
      return `number of objectives: ${facesText(faces)}`;
    default:
      return `roll-off: ${facesText(faces)}`;
  }
};

/** The rule that a roll is for, with what it needs: `Regeneration 5+, Underdog +1`. */
const named = (roll: RollEvent, otherwise: string): string => {
  const rule = roll.bill?.find(({ source }) => source !== UNDERDOG);
  return `${rule?.source ?? otherwise} ${roll.need ?? 0}+${swung(roll)}`;
};

/** What an underdog point adds, where the rest of a bill is not told. */
const swung = ({ bill = [] }: RollEvent): string => {
  const point = bill.find(({ source }) => source === UNDERDOG);
  return point ? `, ${UNDERDOG} ${signed(point.amount)}` : '';
};

const isExhausted = ({ bill = [] }: RollEvent): boolean => bill.some((item) => item.source === 'Fatigued');

const split = ({ faces, need = 0, bill }: RollEvent): string => splitFaces(faces, need, sumOf(bill));

const passed = ({ faces, need = 0, bill }: RollEvent): number =>
  faces.filter((face) => passes(face, need, sumOf(bill))).length;

/** What the target number of a roll is called. */
export const baseOf = (plan: BattlePlan, { purpose, unit, weapon, need = 0 }: RollEvent): string => {
  switch (purpose) {
    case 'hit':
      return plan.weapons[weapon]?.terms.quality.find((term) => term.amount === need)?.source ?? 'Quality';
    case 'block':
      return 'Defense';
    case 'morale':
      return 'Quality';
    case 'second-chance':
      return secondChanceName(plan, unit, need);
    case 'cast':
      return 'spell';
    default:
      return 'roll';
  }
};

const secondChanceName = (plan: BattlePlan, unit: number, need: number): string => {
  // A hero may be all that is left of a unit, and has only rules of its own.
  const held = [plan.units[unit]?.first ?? -1, ...plan.models.map(({ index }) => index)]
    .filter((model) => plan.models[model]?.side === plan.units[unit]?.side)
    .flatMap((model) => plan.models[model]?.shared ?? []);
  return [...held, ...plan.grants].find((rule) => rule.secondChance === need)?.label ?? 'second chance';
};
