import type { CampaignRuleset } from '../ruleset/index.ts';

/** The last round that a mission may have; after it dice decide (campaign:P9). */
export const LAST_ROUND = 12;

/** What comes after a round of a mission. */
export interface RoundEnd {
  continues: boolean;
  winner?: string;
}

/**
 * A round has ended with these armies in the lead: the mission goes on until one of them leads alone, and where that cannot
 * come about any more they roll off (campaign:P9).
 */
export const endOfRound = (
  { rounds }: CampaignRuleset,
  round: number,
  leaders: readonly string[],
  isSettled: boolean,
  die: (army: string) => number,
): RoundEnd => {
  if (round < rounds) return { continues: true };
  if (leaders.length === 1) return { continues: false, winner: leaders[0] };
  if (round < LAST_ROUND && !isSettled) return { continues: true };
  return { continues: false, winner: rollOff(leaders, die) };
};

const rollOff = (leaders: readonly string[], die: (army: string) => number): string => {
  const faces = leaders.map(die);
  const best = leaders.filter((_, i) => faces[i] === Math.max(...faces));
  return best.length === 1 ? best[0] : rollOff(best, die);
};
