import { type Battle, type BattleEvent, G, phaseOf } from '@muster/engine';
import { passes } from '@muster/kernel';
import type { LiveState } from '@muster/protocol';
import { standingsOf } from '../phases/standings.ts';

/** What a side has to show for a battle. */
export interface SideSummary {
  side: number;
  markers: number;
  /** Enemy models that fell to it. */
  kills: number;
  /** Successes beyond what was to be expected of its dice. */
  luck: number;
}

/** The side that has won; none in a draw. */
export const winnerOf = (battle: Battle, { conceded }: LiveState): number | undefined => {
  if (phaseOf(battle) === 'finished') {
    const winner = battle.game[G.winner];
    return winner > 0 ? winner - 1 : undefined;
  }
  const standing = battle.plan.sides.map(({ index }) => index).filter((side) => !conceded.includes(side));
  return standing.length === 1 ? standing[0] : undefined;
};

/** What each side has to show. */
export const summaryOf = (battle: Battle, events: readonly BattleEvent[]): SideSummary[] => {
  const { units, sides } = battle.plan;
  const kills = sides.map(() => 0);
  const luck = sides.map(() => 0);
  for (const event of events) {
    if (event.type === 'fell') {
      const by = units[event.by]?.side ?? -1;
      if (by >= 0 && by < sides.length && by !== units[event.unit].side) kills[by]++;
    } else if (event.type === 'roll') {
      const side = units[event.unit]?.side ?? -1;
      if (side >= 0 && side < sides.length) luck[side] += luckOf(event);
    }
  }
  return standingsOf(battle).map(({ side, markers }) => ({ side, markers, kills: kills[side], luck: luck[side] }));
};

/** Rolls in which a high die is good for whoever rolls it. */
const WISHED = ['hit', 'block', 'save', 'impact', 'morale', 'second-chance', 'cast', 'ability', 'recovery'];

const luckOf = ({ purpose, faces, need, bill = [] }: Extract<BattleEvent, { type: 'roll' }>): number => {
  if (need === undefined || need === 0 || !WISHED.includes(purpose)) return 0;
  const modifier = bill.reduce((sum, { amount }) => sum + amount, 0);
  const good = (face: number): boolean => passes(face, need, modifier);
  const chance = [1, 2, 3, 4, 5, 6].filter(good).length / 6;
  return faces.filter(good).length - chance * faces.length;
};
