import { type Battle, type BattleEvent, GAME, phaseOf } from '@muster/engine';
import type { LiveState } from '@muster/protocol';
import { luckOf, type SideLuck } from '../../tape/luck.ts';
import { standingsOf } from '../phases/standings.ts';

/** The results of one side. */
export interface SideSummary {
  side: number;
  objectives: number;
  /** Enemy models that it killed. */
  kills: number;
  /** Its successes against the expected number. */
  luck: SideLuck;
}

/** Returns the side that won, or nothing in a draw. */
export const winnerOf = (battle: Battle, { conceded }: LiveState): number | undefined => {
  if (phaseOf(battle) === 'finished') {
    const winner = battle.game[GAME.winner];
    return winner > 0 ? winner - 1 : undefined;
  }
  const standing = battle.plan.sides.map(({ index }) => index).filter((side) => !conceded.includes(side));
  return standing.length === 1 ? standing[0] : undefined;
};

/** Returns the results of all sides. */
export const summaryOf = (battle: Battle, events: readonly BattleEvent[]): SideSummary[] => {
  const { units, sides } = battle.plan;
  const kills = sides.map(() => 0);
  for (const event of events) {
    if (event.type !== 'fell') continue;
    const by = units[event.by]?.side ?? -1;
    if (by >= 0 && by < sides.length && by !== units[event.unit].side) kills[by]++;
  }
  const luck = luckOf(battle.plan, events);
  return standingsOf(battle).map(({ side, objectives }) => ({
    side,
    objectives,
    kills: kills[side],
    luck: luck[side],
  }));
};
