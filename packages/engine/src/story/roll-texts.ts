import { passes } from '@muster/kernel';
import type { BattlePlan } from '../plan/plan.ts';
import type { BattleEvent, RollModifier } from '../contract/events.ts';
import { UNDERDOG } from '../contract/events.ts';
import { facesText, signed, splitFaces, sumOf, targetText } from './figures.ts';

/** A roll as an event. */
export type RollEvent = Extract<BattleEvent, { type: 'roll' }>;

/** Returns one row of dice: the purpose, the target number with its bill, and the faces. */
export const rollText = (plan: BattlePlan, roll: RollEvent, blocked?: number): string => {
  const { faces, need = 0, bill = [] } = roll;
  const target = targetText(targetNumberName(plan, roll), need, bill);
  switch (roll.purpose) {
    case 'hit':
      return isFatigued(roll) ? `to hit on natural 6s only: ${split(roll)}` : `to hit, ${target}: ${split(roll)}`;
    case 'impact':
      return `${named(roll, 'Impact')}: ${split(roll)}`;
    case 'block':
      // Hits of different AP have different targets: then no single dot separates blocked from not blocked.
      return `Defense roll, ${defenseText(need, bill)}: ${passed(roll) === blocked ? split(roll) : facesText(faces)}`;
    case 'reroll':
      return `natural 6s rerolled: ${facesText(faces)}`;
    case 'save':
      return `${named(roll, 'save')}: ${split(roll)}`;
    case 'morale':
      return `morale test, ${target}: ${facesText(faces)}`;
    case 'second-chance':
      return `${targetNumberName(plan, roll)} ${need}+${swung(roll)}: ${facesText(faces)}`;
    case 'dangerous':
      return `dangerous terrain, a wound on each 1${swung(roll)}: ${facesText(faces)}`;
    case 'cast':
      return `casting roll, ${target}: ${facesText(faces)}`;
    case 'ability':
      return `${named(roll, 'ability')}: ${split(roll)}`;
    case 'heal':
      return `wounds recovered, half of: ${facesText(faces)}`;
    case 'wound-effect':
      return `wound effect, Knocked Out at ${need}+${swung(roll)}: ${facesText(faces)}`;
    case 'push':
      return `push, ${need}+${swung(roll)}: ${facesText(faces)}`;
    case 'shift':
      return `D3 for the distance: ${facesText(faces)}`;
    case 'crossing':
      return `hits while passing, ${need}+${swung(roll)}: ${split(roll)}`;
    case 'jump':
      return `jump, ${need}+ on every die${swung(roll)}: ${split(roll)}`;
    case 'lot':
      return `${bill[0]?.source ?? 'random draw'}: ${facesText(faces)}`;
    case 'recovery':
      return `${named(roll, 'recovery')}: ${facesText(faces)}`;
    case 'holding':
      return `holding out, a wound on ${need > 1 ? `1–${need}` : '1'}${swung(roll)}: ${facesText(faces)}`;
    case 'elite':
      return `Elite reroll: ${need > 0 ? split(roll) : facesText(faces)}`;
    case 'event-check':
      return `random event, ${need}+: ${facesText(faces)}`;
    case 'event':
      return `random event: ${faces.join(' ')}`;
    case 'objectives':
      return `number of objectives: ${facesText(faces)}`;
    default:
      return `roll-off: ${facesText(faces)}`;
  }
};

/** The target of a Defense roll, with its bill if there is one: `4+`, `3+ (Defense 4+, Cover +1)`. */
const defenseText = (need: number, bill: readonly RollModifier[]): string =>
  bill.length === 0 ? `${need}+` : targetText('Defense', need, bill);

/** Returns the rule that a roll is for and its target: `Regeneration 5+, Underdog +1`. */
const named = (roll: RollEvent, otherwise: string): string => {
  const rule = roll.bill?.find(({ source }) => source !== UNDERDOG);
  return `${rule?.source ?? otherwise} ${roll.need ?? 0}+${swung(roll)}`;
};

/** Returns what an underdog point adds, for rows that leave out the rest of the bill. */
const swung = ({ bill = [] }: RollEvent): string => {
  const point = bill.find(({ source }) => source === UNDERDOG);
  return point ? `, ${UNDERDOG} ${signed(point.amount)}` : '';
};

const isFatigued = ({ bill = [] }: RollEvent): boolean => bill.some((item) => item.source === 'Fatigued');

const split = ({ faces, need = 0, bill }: RollEvent): string => splitFaces(faces, need, sumOf(bill));

const passed = ({ faces, need = 0, bill }: RollEvent): number =>
  faces.filter((face) => passes(face, need, sumOf(bill))).length;

/** Returns the name of a roll's target number: `Quality`, `Defense` or a rule. */
export const targetNumberName = (plan: BattlePlan, { purpose, unit, weapon, need = 0 }: RollEvent): string => {
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
  // A hero may be the last model of a unit, and has only its own rules.
  const held = [plan.units[unit]?.first ?? -1, ...plan.models.map(({ index }) => index)]
    .filter((model) => plan.models[model]?.side === plan.units[unit]?.side)
    .flatMap((model) => plan.models[model]?.shared ?? []);
  return [...held, ...plan.grants].find((rule) => rule.secondChance === need)?.label ?? 'second chance';
};
