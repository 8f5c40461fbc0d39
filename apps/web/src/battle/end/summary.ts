import { type Battle, type BattleEvent, G, phaseOf } from '@muster/engine';
import type { LiveState } from '@muster/protocol';
import { luckOf, type SideLuck } from '../../tape/luck.ts';
import { standingsOf } from '../phases/standings.ts';

/** What a side has to show for a battle. */
export interface SideSummary {
  side: number;
  markers: number;
  /** Enemy models that fell to it. */
  kills: number;
  /** What its dice showed against what was to be expected. */
  luck: SideLuck;
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
  for (const event of events) {
    if (event.type !== 'fell') continue;
    const by = units[event.by]?.side ?? -1;
    if (by >= 0 && by < sides.length && by !== units[event.unit].side) kills[by]++;
  }
  const luck = luckOf(battle.plan, events);
  return standingsOf(battle).map(({ side, markers }) => ({ side, markers, kills: kills[side], luck: luck[side] }));
};
