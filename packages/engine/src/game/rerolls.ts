import { rollOff } from '../play/roll-off.ts';
import { type Battle } from '../state/battle.ts';
import { leader, roundOf, sideOf, sidesFrom, turnOf } from '../state/query.ts';
import { type RollModifier, type Purpose, UNDERDOG } from '../contract/events.ts';
import type { Play, RollDetails } from '../contract/play.ts';
import { refuse } from '../contract/refusal.ts';

/**
 * Rolls that players may change, by or for a unit: never random draws, amounts, roll-offs and events (campaign:M6,
 * campaign:T7).
 */
const SWAYED: ReadonlySet<Purpose> = new Set<Purpose>([
  'hit',
  'block',
  'save',
  'impact',
  'morale',
  'second-chance',
  'dangerous',
  'cast',
  'ability',
  'wound-effect',
  'push',
  'jump',
  'recovery',
  'holding',
  'crossing',
]);

/** What is known of a roll before it is made. */
export interface RollOrder {
  purpose: Purpose;
  unit: number;
  count: number;
  details: RollDetails | undefined;
}

/** Whether players may change a roll. */
export const canChangeRoll = (purpose: Purpose, unit: number): boolean => unit >= 0 && SWAYED.has(purpose);

/** Returns what a die must show after all modifiers; a unit that holds out is hurt by the number it needs itself. */
const needOf = ({ purpose, details: { need, bill = [] } = {} }: RollOrder): { need?: number } => {
  if (need === undefined) return {};
  const least = purpose === 'holding' ? need + 1 : need;
  return { need: bill.reduce((left, item) => left - item.amount, least) };
};

/**
 * Asks all sides with underdog points at once; returns what a spent point adds to each die (campaign:M6,
 * muster:order).
 */
export const askUnderdogs = (play: Play, order: RollOrder): number => {
  const { battle } = play;
  const { purpose, unit, count } = order;
  if (battle.sideUnderdog.length === 0) return 0;
  const questions = sidesFrom(battle, rollerOf(battle, unit))
    .filter((side) => battle.sideUnderdog[side] > 0 && battle.sideConceded[side] === 0)
    .map((side) => ({ kind: 'underdog', side, purpose, unit, count, ...needOf(order) }) as const);
  if (questions.length === 0) return 0;
  const answers = play.askAll<'underdog'>(questions, (answer) =>
    Math.abs(answer) <= 1 ? undefined : refuse('bad-answer', { need: 1, have: answer }),
  );
  const spenders = questions.map(({ side }, i) => ({ side, amount: answers[i] })).filter(({ amount }) => amount !== 0);
  if (spenders.length === 0) return 0;
  const { side, amount } = spenders.length === 1 ? spenders[0] : firstOf(play, spenders);
  const left = --battle.sideUnderdog[side];
  if (play.listening) play.emit({ type: 'underdog', side, unit, amount, left });
  return amount;
};

/**
 * Only one point counts for each roll (campaign:M6): if several sides want to spend one, the winner of a roll-off
 * does.
 */
const firstOf = <T extends { side: number }>(play: Play, spenders: readonly T[]): T => {
  const { winner, rolls } = rollOff(
    play,
    spenders.map(({ side }) => side),
  );
  if (play.listening) play.emit({ type: 'roll-off', purpose: 'underdog', winner, rolls });
  return spenders.find(({ side }) => side === winner) ?? spenders[0];
};

/** Returns the side that is asked first: that of the unit, or the side whose turn it is for a neutral unit. */
const rollerOf = (battle: Battle, unit: number): number => {
  const side = sideOf(battle, unit);
  return battle.plan.sides[side] ? side : Math.max(0, turnOf(battle));
};

/** Asks a player whose rule lets the unit reroll dice, once per battle or round (campaign:T7). */
export const askReroll = (play: Play, order: RollOrder, faces: readonly number[]): 'no' | 'all' | number => {
  const { battle } = play;
  const { purpose, unit, details } = order;
  const model = details?.model ?? leader(battle, unit);
  const { rerolls, unit: entry, side } = battle.plan.models[model] ?? {};
  if (!rerolls || !battle.plan.sides[side]) return 'no';
  const spent = battle.unitElite[entry];
  const now = roundOf(battle) + 1;
  if (rerolls.per === 'battle' ? spent > 0 : spent === now) return 'no';
  const { what } = rerolls;
  const question = { kind: 'reroll', side, purpose, unit, what, faces: [...faces], ...needOf(order) } as const;
  const answer = play.ask<'reroll'>(question, (chosen) => {
    const fits = chosen === 'no' || (what === 'roll' ? chosen === 'all' : chosen !== 'all' && isPlace(chosen, faces));
    return fits ? undefined : refuse('bad-answer', { unit, need: faces.length });
  });
  if (answer !== 'no') battle.unitElite[entry] = now;
  return answer;
};

const isPlace = (place: number, faces: readonly number[]): boolean => place >= 0 && place < faces.length;

/** Returns the bill of a roll with the underdog point on it. */
export const billWith = (bill: readonly RollModifier[] | undefined, swing: number): RollModifier[] | undefined =>
  swing === 0 ? bill && [...bill] : [...(bill ?? []), { source: UNDERDOG, amount: swing }];
