import { inSentence } from '@muster/kernel';
import type { BattleListing } from '@muster/protocol';
import { ROW_TEXTS } from './row-texts.ts';

/** How urgent a battle is: it waits for the user, for another player, or is over. */
export type Urgency = 'mine' | 'running' | 'over';

/** What a list says about a battle. */
export interface BattleWords {
  urgency: Urgency;
  /** Its title, where a player gave it one. */
  title: string | undefined;
  /** Its round or stage, and whom it waits for. */
  state: string;
  sides: readonly { army: string; player: string; objectives: number; mine: boolean; won: boolean }[];
  /** Whether a seat is still free. */
  free: boolean;
}

const stageOf = ({ round, phase }: BattleListing['summary']): string => {
  if (round > 0) return ROW_TEXTS.round(round);
  if (phase === 'terrain') return ROW_TEXTS.terrain;
  return ['deployment', 'redeployment', 'scout'].includes(phase) ? ROW_TEXTS.deployment : ROW_TEXTS.settingUp;
};

const endOf = ({ mine, summary }: BattleListing): string => {
  const { winner, armies } = summary;
  if (winner === undefined) return ROW_TEXTS.draw;
  if (mine.length > 0 && mine.length < armies.length)
    return mine.includes(winner) ? ROW_TEXTS.youWon : ROW_TEXTS.youLost;
  return ROW_TEXTS.armyWon(armies[winner]);
};

const awaited = ({ mine, summary }: BattleListing): string => {
  const { waiting, players } = summary;
  if (waiting.length === 0) return ROW_TEXTS.inProgress;
  const [side] = waiting;
  if (waiting.some((other) => mine.includes(other))) {
    const names = new Set(mine.map((own) => players[own]));
    // Players who share a screen must know whose turn it is.
    return names.size > 1 ? ROW_TEXTS.turnOf(players[side]) : ROW_TEXTS.yourTurn;
  }
  return players[side] ? ROW_TEXTS.waitingFor(inSentence(players[side])) : ROW_TEXTS.waitingForPlayer;
};

/** Returns what a list says about a battle. */
export const battleWords = (listing: BattleListing): BattleWords => {
  const { mine, summary } = listing;
  const { over, waiting } = summary;
  return {
    // The server joins the names of the armies where no title was given.
    title: summary.title === summary.armies.join(' against ') ? undefined : summary.title,
    urgency: over ? 'over' : waiting.some((side) => mine.includes(side)) ? 'mine' : 'running',
    state: over ? ROW_TEXTS.ended(summary.round, endOf(listing)) : ROW_TEXTS.now(stageOf(summary), awaited(listing)),
    sides: summary.armies.map((army, side) => ({
      army,
      player: summary.players[side] || ROW_TEXTS.freeSeat,
      objectives: summary.markers[side] ?? 0,
      mine: mine.includes(side),
      won: summary.winner === side,
    })),
    free: !over && summary.players.includes(''),
  };
};

const BY_URGENCY: readonly Urgency[] = ['mine', 'running', 'over'];

/** Returns battles in order of urgency: those that wait for the user first, then the latest change first. */
export const byUrgency = (battles: readonly BattleListing[]): BattleListing[] =>
  [...battles].sort(
    (a, b) =>
      BY_URGENCY.indexOf(battleWords(a).urgency) - BY_URGENCY.indexOf(battleWords(b).urgency) || b.updated - a.updated,
  );
