import { counted } from '@muster/kernel';

/** The texts of the list of battles. */
export const MY_BATTLES_TEXTS = {
  title: 'My battles',
  mine: 'Waiting for you',
  running: 'In progress',
  over: 'Finished',
  empty:
    'You have no battles yet. Battles against the computer, friends at this screen and friends by link appear here.',
  setUpFirst: 'Set up your first battle',

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

  invite: 'Invite a player to the free seat',
  links: 'Links to this battle',
  loadingLinks: 'Loading the links…',
  playLink: (army: string, side: number): string => `Link to play ${army} (side ${side})`,
  unnamedArmy: 'this army',
  watchLink: 'Link for watching',

  remove: (title: string): string => `Remove ${title}`,
  removeTitle: 'Remove this battle?',
  removeBattle: 'Remove battle',
  removeRunning: (title: string, round: number): string =>
    `“${title}” (${round > 0 ? `round ${round}` : 'not begun'}) is deleted with its log, its replay and its links. You cannot continue it. This cannot be undone.`,
  removeOver: (title: string): string =>
    `“${title}” (finished) is deleted with its log, its replay and its links. To keep a copy, save the replay as a file first. This cannot be undone.`,
} as const;
