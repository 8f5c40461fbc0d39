import type { CampaignRuleset } from '../ruleset/index.ts';

/** The last possible round of a mission; after it, a roll-off decides (campaign:P9). */
export const LAST_ROUND = 12;

/** Whether a mission continues after a round, or who wins it. */
export interface RoundEnd {
  continues: boolean;
  winner?: string;
}

/**
 * Returns what follows a round that ended with these armies in the lead: the mission continues until one of them leads
 * alone; if that is no longer possible, they roll off (campaign:P9).
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
