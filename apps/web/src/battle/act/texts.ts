import { counted } from '@muster/kernel';
import type { RichText } from '../desk/rich-text.ts';
import { inchFigure } from '../../parts/lengths.ts';

/** Texts that several panels share. */
export const SHARED_TEXTS = {
  back: 'Back',
  continue: 'Continue',
} as const;

/** Texts of the panel in which a side chooses a unit to activate. */
export const CHOOSE_UNIT_TEXTS = {
  title: 'Choose a unit to activate',
  text: 'Choose it on the table, in the army list or here.',
  pass: 'Pass',
  again: (unit: string) => `Activate ${unit} again`,
  modelsLeft: (alive: number, start: number) => `${alive} of ${start}`,
} as const;

/** Texts of the panel with the actions of a unit. */
export const ACTIONS_TEXTS = {
  title: (unit: string) => `${unit}: choose an action`,
  otherUnit: 'Choose another unit',
} as const;

/** Texts of the panels in which a unit moves. */
export const MOVE_TEXTS = {
  titles: {
    advance: (unit: string) => `${unit}: advance`,
    rush: (unit: string) => `${unit}: rush`,
    idle: (unit: string) => `${unit}: fly on`,
  },
  buttons: { advance: 'Advance', rush: 'Rush', idle: 'Fly on' },
  byTap: 'Drag the unit, tap the table where it should go, or choose a destination.',
  byClick: 'Drag the unit, click the table where it should go, or choose a destination.',
  leaveByTap: (transport: string) => `Tap the table near ${transport} to get out there, or choose a destination.`,
  leaveByClick: (transport: string) => `Click the table near ${transport} to get out there, or choose a destination.`,
  noCloser: 'No legal move ends closer to that point.',
} as const;

/** Texts of the panel in which a unit charges. */
export const CHARGE_TEXTS = {
  title: (unit: string) => `${unit}: charge`,
  text: 'Choose a target here or on the table.',
  away: (gap: number) => `${inchFigure(gap)} away`,
  button: (target: string | undefined) => (target === undefined ? 'Charge' : `Charge ${target}`),
  ifStruckBack: (unit: string) => `${unit}, if the target strikes back`,
  verdict: (win: string, tie: string, lose: string): RichText => [
    'You win ',
    { strong: win },
    ' · tie ',
    { strong: tie },
    ' · you lose ',
    { strong: lose },
  ],
} as const;

/** Texts of the panel in which a unit boards a transport. */
export const BOARD_TEXTS = {
  title: (unit: string) => `${unit}: board a transport`,
  text: 'When one model reaches the transport, the whole unit boards.',
  byRush: 'with Rush',
  byAdvance: 'with Advance',
  button: (transport: string | undefined) => (transport === undefined ? 'Board' : `Board ${transport}`),
} as const;

/** Texts of the panels in which a unit casts a spell or uses a rule. */
export const ABILITY_TEXTS = {
  castTitle: (unit: string) => `${unit}: cast a spell`,
  useTitle: (unit: string) => `${unit}: use a rule`,
  optionTitle: (unit: string) => `${unit}: choose an option`,
  castButton: (spell: string) => `Cast ${spell}`,
  useButton: (rule: string) => `Use ${rule}`,
  none: 'Nothing is available now.',
  targets: (most: number) => (most > 1 ? `Targets (up to ${most})` : 'Target'),
} as const;

/** Texts about what a unit could shoot at. */
export const SHOTS_TEXTS = {
  label: 'Possible targets',
  none: 'No targets from there.',
  fromThere: 'Targets from there:',
  ifHolding: 'Targets if it holds:',
} as const;

/** Texts of the panel before deployment: heroes, passengers, reserves and auras. */
export const MUSTER_TEXTS = {
  title: 'Prepare your army',
  nothing: 'None of your units can join another unit, ride in a transport or wait in reserve.',
  text: 'Choose which heroes join units, which units ride, and which wait in reserve. A good plan is filled in.',
  confirm: 'Confirm',
  fromList: 'Use the plan of the army list',
  clear: 'Deploy all units separately',
  alone: 'deploys on its own',
  joins: (unit: string) => `joins ${unit}`,
  rides: (transport: string) => `rides in ${transport}`,
  full: (transport: string) => `rides in ${transport}: no room with the other passengers`,
  reserves: { ambush: 'waits in Ambush', scout: 'deploys as Scout', late: 'arrives later from reserve' },
  aura: (aura: string, bearer: string, most: number) =>
    `${aura} of ${bearer}: affects up to ${counted(most, 'more unit', 'more units')}`,
} as const;

/** Texts of the panel in which a side places an objective. */
export const OBJECTIVE_TEXTS = {
  noRoomTitle: 'No room for an objective',
  noRoom: 'There is no legal spot for another objective.',
  title: 'Place an objective',
  text: 'Tap the table outside the deployment zones and away from other objectives.',
  button: 'Place objective',
  forMe: 'Place it for me',
} as const;

/** Texts of the panel in which the winner of the roll-off chooses who places first. */
export const FIRST_PLACER_TEXTS = {
  title: 'First objective',
  text: 'You won the roll-off. Choose who places the first objective.',
  you: 'you',
} as const;

/** Texts of the panel in which a side chooses its deployment zone. */
export const ZONE_TEXTS = {
  title: 'Deployment zone',
  text: 'Choose your edge of the table. The other sides get the rest.',
  button: 'Choose this zone',
} as const;

/** Texts of the panel in which units come onto the table. */
export const DEPLOY_TEXTS = {
  noneLeft: 'No units are left to place.',
  byTap: (unit: string) => `Tap the table to place ${unit}. Drag to adjust.`,
  byClick: (unit: string) => `Drag a unit from the list onto the table, or click the table to place ${unit}.`,
  where: 'Position',
  noRoom: 'There is not enough room there. Choose another position.',
  button: (unit: string) => `Place ${unit}`,
  forMe: 'Place a unit for me',
  restForMe: 'Place the rest for me',
} as const;

/** Texts of the panel of a player who waits for others. */
export const WAIT_TEXTS = {
  watching: 'You are watching. Choose a unit to see its details.',
  waiting: 'While you wait, choose a unit to see its details.',
  invite: (side: string) => `Send this link to the player of ${side}`,
} as const;

/** Texts of the bubbles on the map that confirm a move, a charge or a shot. */
export const BUBBLE_TEXTS = {
  confirm: 'Confirm',
  cancel: 'Cancel',
  close: 'Close',
  shoot: 'Shoot from here',
  charge: 'Charge',
  moveFirst: 'Advance only',
  moveAndShoot: (target: string) => `Advance and shoot at ${target}`,
  youWin: (share: string) => `You win the melee: ${share}`,
  notPossible: (what: string, why: string) => `${what}: not possible. ${why}`,
  noWeapon: 'The unit has no ranged weapon.',
  used: {
    advance: (used: number, limit: number) => `Advance ${inchFigure(used)} (limit ${inchFigure(limit)})`,
    rush: (used: number, limit: number) => `Rush ${inchFigure(used)} (limit ${inchFigure(limit)})`,
    idle: (used: number, limit: number) => `Fly on ${inchFigure(used)} (limit ${inchFigure(limit)})`,
  },
} as const;
