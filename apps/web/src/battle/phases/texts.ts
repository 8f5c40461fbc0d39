import { counted, listText, toInches } from '@muster/kernel';
import type { Phase } from '@muster/engine';
import type { OrderName } from '@muster/guide';
import { inchFigure, limitWords } from '../../parts/lengths.ts';

/** What a side does in a phase, as a sentence. */
export const TASKS: Readonly<Record<Phase, string>> = {
  'first-placer': 'Choose who places the first objective.',
  objectives: 'Place an objective.',
  muster: 'Prepare your army.',
  edge: 'Choose your deployment zone.',
  deployment: 'Deploy a unit.',
  redeployment: 'Redeploy a unit, or leave all units where they are.',
  scout: 'Place a Scout unit.',
  ambush: 'Place a unit from Ambush, or wait.',
  activation: 'Choose a unit to activate.',
  finished: 'The battle is over.',
};

/** What a side does in a phase, as a title. */
export const TASK_TITLES: Readonly<Record<Phase, string>> = {
  'first-placer': 'Choose who places the first objective',
  objectives: 'Place an objective',
  muster: 'Prepare your army',
  edge: 'Choose your deployment zone',
  deployment: 'Deploy a unit',
  redeployment: 'Redeploy a unit, or leave all units where they are',
  scout: 'Place a Scout unit',
  ambush: 'Place a unit from Ambush, or wait',
  activation: 'Choose a unit to activate',
  finished: 'The battle is over',
};

/** Where a battle is. */
export const MOMENT_TEXTS = {
  finished: 'The end',
  setup: 'Setting up',
  round: (round: number) => `Round ${round}`,
  roundOf: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
} as const;

/** Conditions of a unit, for lists. */
export const CONDITION_TEXTS = {
  withHero: (hero: string) => `with ${hero}`,
  shaken: 'Shaken',
  fatigued: 'Fatigued',
  tokens: (tokens: number) => counted(tokens, 'spell token'),
  routed: 'Routed',
  left: 'left the table',
  destroyed: 'destroyed',
  inTransport: (transport: string) => `in ${transport}`,
  ambush: 'in Ambush',
  scout: 'Scout, not deployed yet',
  notDeployed: 'not deployed',
  share: (having: number, all: number) => `${having} of ${all}`,
} as const;

/** Who plays a side. */
export const SEAT_TEXTS = {
  you: 'you',
  none: 'no player',
  free: 'a free seat',
  computer: (level: string) => `the computer, ${level}`,
  away: (player: string) => `${player}, away`,
  conceded: (player: string) => `${player}, conceded`,
  concededContinued: (player: string) => `${player}, conceded; the computer plays on`,
} as const;

/** What a battle waits for. */
export const WAITING_TEXTS = {
  over: 'The battle is over.',
  forSide: (side: string, task: string) => `${side}: ${task}`,
  waiting: 'Waiting.',
  waitingFor: (players: readonly string[]) => `Waiting for ${listText(players)}.`,
  newPlayer: (side: string) => `a player to take the seat of ${side}`,
  computer: (side: string) => `the computer (${side})`,
  player: (player: string, side: string) => `${player} (${side})`,
  awayPlayer: (player: string, side: string) => `${player} (${side}, away)`,
  somePlayer: (side: string) => `the player of ${side}`,
} as const;

/** Titles of the browser tab. */
export const TAB_TEXTS = {
  over: (battle: string) => `Over · ${battle}`,
  yourTurn: (battle: string) => `Your turn · ${battle}`,
} as const;

/** What a unit can do, as labels of buttons. */
export const ORDER_LABELS: Readonly<Record<OrderName, string>> = {
  hold: 'Hold',
  advance: 'Advance',
  rush: 'Rush',
  charge: 'Charge',
  idle: 'Stay idle',
  board: 'Board a transport',
  leave: 'Leave the table',
  cast: 'Cast a spell',
  use: 'Use a rule',
  shift: 'Reposition',
  choose: 'Choose an option',
  delay: 'Delay',
};

/** How far a unit may move, and why less than usual. */
export interface Limit {
  length: number;
  slowed: boolean;
}

/** Hints on the buttons of actions, and why an action is not possible. */
export const ORDER_TEXTS = {
  hold: 'stay in place',
  holdAndShoot: 'stay in place, then shoot',
  holdWithoutTargets: 'stay in place; no targets',
  limit: (limit: Limit) => limitWords(limit, inchFigure),
  straight: (least: number, most: number) => `${inchFigure(least)} to ${inchFigure(most)}, straight`,
  thenShoot: (distance: string) => `${distance}, then shoot`,
  noShooting: (distance: string) => `${distance}, no shooting`,
  intoMelee: (distance: string) => `${distance}, into melee`,
  recover: 'stop being Shaken',
  flyAndRecover: 'fly on and stop being Shaken',
  beforeAction: 'before its action',
  leave: 'for the reward',
  delay: 'activate later in the round',
  noSpellTargets: 'No spell has a target now.',
  noChargeTargets: 'No enemy is within charge range.',
  noSlowChargeTargets: (limit: Limit) => `No enemy is within charge range: ${limitWords(limit, inchFigure)}.`,
  notAllowed: 'The rules of this unit do not allow it.',
} as const;

const dice = (count: number): string => (count === 1 ? 'one die' : `${count} dice`);

const exact = (length: number): string => `${toInches(length)}″`;

/** Risks of a move. */
export const RISK_TEXTS = {
  dangerous: (count: number) => `Dangerous terrain: ${dice(count)}, each 1 is a wound.`,
  sureJump: (length: number) => `Jump of ${exact(length)}: cannot fail.`,
  jump: (length: number, need: number, count: number, chance: string) =>
    `Jump of ${exact(length)}: ${need}+ on ${dice(count)} (${chance} chance). Models that fail fall.`,
} as const;

/** Destinations and places on the table. */
export const PLACE_TEXTS = {
  objective: (number: number) => `Objective ${number}`,
  intel: 'Intel marker',
  unheld: 'held by no side',
  heldBy: (side: string) => `held by ${side}`,
  away: (gap: number) => inchFigure(gap),
  objectiveAway: (gap: number, holder: string) => `${inchFigure(gap)}, ${holder}`,
  across: ['Far left', 'Left', 'Centre', 'Right', 'Far right'],
  down: ['Top', 'Upper part', 'Centre', 'Lower part', 'Bottom'],
  front: 'front of the zone',
  spot: (number: number) => `Spot ${number}`,
  fromCorner: (x: number, y: number) => `${exact(x)} from the left, ${exact(y)} from the top`,
} as const;

/** Targets of spells and rules. */
export const TARGET_TEXTS = {
  spell: (caster: string, tokens: number, spell: string, chance: string) =>
    `${caster} has ${counted(tokens, 'token')}. ${spell} Chance of success: ${chance}, before help or hindrance.`,
  model: (model: string, unit: string) => `${model} of ${unit}`,
  through: (target: string, unit: string) => `${target}, through ${unit}`,
} as const;
