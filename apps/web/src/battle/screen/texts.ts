import { counted, listText } from '@muster/kernel';
import type { RichText } from '../desk/rich-text.ts';

/** Labels of the parts of the battle screen, for screen readers. */
export const SCREEN_LABELS = {
  armies: 'Armies',
  decision: 'What to do',
  diceAndLog: 'Dice and log',
  showLess: 'Show less',
  showMore: 'Show more',
} as const;

/** Texts of the bar at the top. */
export const TOP_BAR_TEXTS = {
  home: 'Muster, start page',
  title: (battle: string) => `${battle}: `,
  standings: 'Standings',
  unitsLeft: (side: string, units: number, start: number) => `${side}: ${units} of ${start} units left`,
  units: (units: number, start: number) => `${units}/${start}`,
  unitsLabel: ' units left',
  held: (objectives: number) => (objectives === 1 ? ' objective held' : ' objectives held'),
  points: (points: number) => counted(points, 'point'),
  free: (objectives: number) => `${objectives} free`,
  takeBack: 'Take back',
} as const;

/** Texts of the menu of a battle. */
export const MENU_TEXTS = {
  button: 'Menu',
  title: 'Battle',
  showMap: 'Show the map',
  playAsText: 'Play as text, without the map',
  followAsText: 'Follow as text, without the map',
  rules: 'Rules',
  myBattles: 'My battles',
  replay: 'Replay',
  changes: 'Changed rules',
  rulings: 'The most important rule…',
  commitment: 'Dice commitment (SHA-256 of the seed):',
  seed: 'Seed:',
  concede: 'Concede',
  concedeAs: (side: string) => `Concede as ${side}`,
  concedeQuestion: (side: string, isContinued: boolean) =>
    isContinued
      ? `Concede the battle as ${side}? The computer continues for this side.`
      : `Concede the battle as ${side}?`,
  remove: 'Remove this battle…',
} as const;

/** Texts of the messages above the table. */
export const NOTICE_TEXTS = {
  close: 'Close this message',
  lost: 'Connection lost. Reconnecting… The battle continues where it was.',
  lostBusy: 'Connection lost. Reconnecting… Your last action is sent after that.',
  reload: 'Reload the page',
  allow: 'Allow',
  doNotAllow: 'Do not allow',
  agree: 'Agree',
  answer: 'Answer…',
  show: 'Show…',
} as const;

/** Texts about taking back a step. */
export const TAKE_BACK_TEXTS = {
  asked: (others: readonly string[]) =>
    others.length === 1
      ? `You asked to take back your last step. ${others[0]} decides. You can play on.`
      : `You asked to take back your last step. The decision is up to ${listText(others, 'or')}. You can play on.`,
  askedAway: (others: readonly string[]) =>
    others.length === 1
      ? `You asked to take back your last step. ${others[0]} is away and can answer later. You can play on.`
      : `You asked to take back your last step. ${listText(others)} are away and can answer later. You can play on.`,
  question: (name: string) => `${name} asks to take back their last step and everything since. Do you allow it?`,
  watching: (name: string) => `${name} asks to take back their last step. The other side decides.`,
  takenBack: 'The last step was taken back.',
  tooLate: 'The battle continued, so nothing is taken back.',
  refused: 'The other side refused: nothing is taken back.',
} as const;

/** Texts of notifications and of the title of the page. */
export const TURN_TEXTS = {
  pageTitle: (title: string) => `${title} · Muster`,
  answerNeeded: (battle: string) => `Your answer is needed · ${battle}`,
  turnOf: (player: string, battle: string) => `${player}’s turn · ${battle}`,
  yourTurn: 'Your turn',
  notify: 'Notify me when it is my turn',
  notifies: 'You get a notification when it is your turn.',
} as const;

/** Who must decide or roll, and for which side, in one sentence. */
export const WHOSE_TEXTS = {
  youRoll: (side: string): RichText => [{ strong: 'You' }, ` roll for ${side}`],
  plays: (player: string, side: string): RichText => [{ strong: player }, ` plays ${side}`],
  rolls: (player: string, side: string): RichText => [{ strong: player }, ` rolls for ${side}`],
  decides: (player: string, side: string): RichText => [{ strong: player }, ` decides for ${side}`],
} as const;

/** Texts of a decision that other players at the same screen must not see. */
export const SECRET_TEXTS = {
  label: 'Secret decision',
  title: (player: string) => `Secret decision of ${player}`,
  text: (player: string) => `Hand the screen to ${player}. Everyone else looks away.`,
  show: (player: string) => `I am ${player}: show it`,
} as const;

/** Texts of the page for a player who was invited by link. */
export const INVITATION_TEXTS = {
  brokenTitle: 'This link does not work',
  toStart: 'Go to start page',
  invited: 'You are invited to a battle',
  invitedBy: (host: string) => `${host} invites you to a battle`,
  ownTitle: 'This link is for another player',
  takenTitle: 'This seat is taken',
  what: (game: string, points: number, battle: string) => `${game} · ${points} points · ${battle}`,
  taken: 'Another player took the seat, or the battle is over. Ask for a link to watch, or start a new battle.',
  newBattle: 'New battle',
  own: (army: string) => `You already play in this battle. Send this link to the player of ${army}.`,
  linkFor: (army: string) => `Link to play ${army}`,
  toBattle: 'Go to battle',
  playMyself: (army: string) => `Play ${army} on this screen`,
  table: 'The table of the battle',
  freeSeat: 'free seat',
  yourName: 'Your name',
  enterName: 'Enter a name for the other players to see.',
  takeSeat: (army: string) => `Take the seat of ${army}`,
} as const;
