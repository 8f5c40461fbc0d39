import type { Question, StrikeOrder } from '../contract/question.ts';
import { type MeleeTurn, strikersOf } from '../play/strikers.ts';
import type { Battle } from '../state/battle.ts';
import { type AttackOdds, strikeOdds } from './attack-odds.ts';

/** A question about how a unit strikes. */
type StrikeQuestion = Extract<Question, { kind: 'strike' }>;

const SHARES: readonly MeleeTurn[] = ['all', 'rest', 'first', 'last'];

/** Returns the attacks that a question is about: those of the weapons that it names. */
const shareOf = (battle: Battle, { unit, target, weapons }: StrikeQuestion): MeleeTurn =>
  SHARES.find((share) => {
    const groups = strikersOf(battle, unit, target, share);
    return groups.length === weapons.length && groups.every(({ weapon }) => weapons.includes(weapon));
  }) ?? 'all';

/** Returns the odds of the attacks that a question is about, for an answer. */
export const answeredOdds = (battle: Battle, question: StrikeQuestion, answer: StrikeOrder = {}): AttackOdds => {
  const { unit, target } = question;
  return strikeOdds(battle, { unit, target, share: shareOf(battle, question), ...answer });
};

/** Odds that differ by less than this count as equal. */
const SAME = 1e-9;

/** Whether it makes a difference which weapon strikes first. */
export const doesOrderMatter = (battle: Battle, question: StrikeQuestion): boolean => {
  const { weapons } = question;
  if (weapons.length < 2) return false;
  const [usual, ...others] = weapons.map((first) => {
    const order = [first, ...weapons.filter((weapon) => weapon !== first)];
    const { meanLanded, meanKills, pDestroyed, pHeroKilled = 0 } = answeredOdds(battle, question, { order });
    return [meanLanded, meanKills, pDestroyed, pHeroKilled];
  });
  return others.some((figures) => figures.some((figure, i) => Math.abs(figure - usual[i]) > SAME));
};
