import type { BattleListing } from '@muster/protocol';

/** How urgent a battle is: it waits for me, for somebody else, or is over. */
export type Urgency = 'mine' | 'running' | 'over';

/** What a list says about a battle. */
export interface BattleWords {
  urgency: Urgency;
  /** What it is called, where somebody named it. */
  title: string | undefined;
  /** Where it stands and what is awaited. */
  state: string;
  sides: readonly { army: string; player: string; markers: number; mine: boolean; won: boolean }[];
  /** Whether somebody is still to come by a link. */
  free: boolean;
}

const stageOf = ({ round, phase }: BattleListing['summary']): string => {
  if (round > 0) return `Round ${round}`;
  if (phase === 'terrain') return 'Placing terrain';
  return ['deployment', 'redeployment', 'scout'].includes(phase) ? 'Deployment' : 'Setting up';
};

const endOf = ({ mine, summary }: BattleListing): string => {
  const { winner, armies } = summary;
  if (winner === undefined) return 'a draw';
  if (mine.length > 0 && mine.length < armies.length) return mine.includes(winner) ? 'you won' : 'you lost';
  return `${armies[winner]} won`;
};

/** A name in the middle of a sentence: the computer's players are no proper names. */
const amid = (player: string): string => player.replace(/^The /, 'the ');

const awaited = ({ mine, summary }: BattleListing): string => {
  const { waiting, players } = summary;
  if (waiting.length === 0) return 'going on';
  const [side] = waiting;
  if (waiting.some((other) => mine.includes(other))) {
    const names = new Set(mine.map((own) => players[own]));
    // Friends at one screen must know whose turn it is.
    return names.size > 1 ? `${players[side]}’s turn` : 'your turn';
  }
  return players[side] ? `waiting for ${amid(players[side])}` : 'waiting for a friend to come';
};

/** A battle in the words of a list. */
export const battleWords = (listing: BattleListing): BattleWords => {
  const { mine, summary } = listing;
  const { over, waiting } = summary;
  return {
    title: summary.title === summary.armies.join(' against ') ? undefined : summary.title,
    urgency: over ? 'over' : waiting.some((side) => mine.includes(side)) ? 'mine' : 'running',
    state: over ? `Over after round ${summary.round} · ${endOf(listing)}` : `${stageOf(summary)} · ${awaited(listing)}`,
    sides: summary.armies.map((army, side) => ({
      army,
      player: summary.players[side] || 'Free seat',
      markers: summary.markers[side] ?? 0,
      mine: mine.includes(side),
      won: summary.winner === side,
    })),
    free: !over && summary.players.includes(''),
  };
};

const RANKS: readonly Urgency[] = ['mine', 'running', 'over'];

/** Battles in the order in which they matter: those that wait for me first, then by when something happened. */
export const byUrgency = (battles: readonly BattleListing[]): BattleListing[] =>
  [...battles].sort(
    (a, b) => RANKS.indexOf(battleWords(a).urgency) - RANKS.indexOf(battleWords(b).urgency) || b.updated - a.updated,
  );
