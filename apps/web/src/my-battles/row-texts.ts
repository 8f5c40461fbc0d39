import { counted } from '@muster/kernel';

/** The texts of one battle in a list. The home page shows them too, so they are in a module of their own. */
export const ROW_TEXTS = {
  row: (game: string, points: number, ago: string): string => `${game} · ${points} points · ${ago}`,
  you: (player: string): string => `${player} (you)`,
  won: 'won',
  holds: (objectives: number): string => `holds ${counted(objectives, 'objective')}`,
  freeSeat: 'Free seat',

  round: (round: number): string => `Round ${round}`,
  terrain: 'Placing terrain',
  deployment: 'Deployment',
  settingUp: 'Setting up',
  inProgress: 'in progress',
  yourTurn: 'your turn',
  turnOf: (player: string): string => `${player}’s turn`,
  waitingFor: (player: string): string => `waiting for ${player}`,
  waitingForPlayer: 'waiting for a player to join',
  now: (stage: string, next: string): string => `${stage} · ${next}`,
  ended: (round: number, result: string): string => `Finished after round ${round} · ${result}`,
  draw: 'a draw',
  youWon: 'you won',
  youLost: 'you lost',
  armyWon: (army: string): string => `${army} won`,
} as const;
