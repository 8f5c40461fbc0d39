import { counted, listText } from '@muster/kernel';

/** The texts of the page that shows a battle in words. Lengths are formatted, such as `6"`. */
export const TEXT_TEXTS = {
  title: 'Battle in words',
  now: 'Now',
  watching: 'You are watching.',
  showMap: 'Show the map',
  events: 'What happened',
  plans: 'Show why computer players act as they do',

  phases: {
    'first-placer': 'Roll-off for the first objective',
    objectives: 'Placing objectives',
    muster: 'Reserves, heroes and transports',
    edge: 'Choosing table edges',
    deployment: 'Deployment',
    redeployment: 'Redeployment',
    scout: 'Deploying Scouts',
  } as Readonly<Partial<Record<string, string>>>,
  round: (round: number): string => `Round ${round}`,
  roundOf: (round: number, rounds: number): string => `Round ${round} of ${rounds}`,
  ambush: (round: string): string => `${round}, Ambush`,

  chosen: 'Chosen so far',
  change: 'Change',
  changeAnswer: (question: string): string => `Change: ${question}`,
  always: 'Always do this, do not ask again',
  tryAgain: 'Try again',
  carryingOut: 'Sending your choice…',
  choose: 'Choose',
  chooseCount: (count: number): string => `Choose ${count}.`,
  countChosen: (chosen: number, count: number): string => `${chosen} of ${count} chosen`,
  automatic: 'Let the computer choose',
  number: (place: number): string => `Number ${place}`,
  answer: 'Your answer',

  table: 'Table',
  size: (width: string, depth: string): string =>
    `The table is ${width} wide and ${depth} deep. Positions are measured from the left edge and from the top edge.`,
  zones: 'Deployment zones',
  zone: (army: string, zone: string): string => `${army}: ${zone}.`,
  terrain: (pieces: number): string => `Terrain, ${counted(pieces, 'piece')}`,
  spot: (x: string, y: string): string => `${x} from the left, ${y} from the top`,
  objective: ({ number, spot, owner, near }: ObjectiveText): string => {
    const held = owner === undefined ? 'held by no side' : `held by ${owner}`;
    return `Objective ${number}: ${spot}, ${held}${near.length > 0 ? `; in reach of ${listText(near)}` : ''}.`;
  },
  piece: ({ kind, types, spot, width, depth, height }: PieceText): string => {
    const size = `${width} wide, ${depth} deep${height === undefined ? '' : `, ${height} high`}`;
    return `${kind} (${types.join(', ') || 'open'}): around ${spot}; ${size}.`;
  },

  unitsOf: (army: string): string => `Units of ${army}`,
  yours: 'yours',
  may: (actions: string): string => `Can ${actions}`,
  profile: 'Profile',
  routed: 'Routed',
  destroyed: 'destroyed',
  models: (left: number, start: number): string =>
    start > 1 ? `${left} of ${counted(start, 'model')}` : counted(left, 'model'),
  wounds: (wounds: number): string => counted(wounds, 'wound'),
  shaken: 'Shaken',
  fatigued: 'Fatigued',
  spellTokens: (tokens: number): string => counted(tokens, 'spell token'),
  activated: 'activated',
  inside: (transport: string): string => `inside ${transport}`,
  inAmbush: 'in Ambush',
  inScout: 'waits to deploy as Scout',
  notDeployed: 'not yet deployed',
  aloft: 'flying high',
  recover: 'stay idle and recover',
  nearObjective: (objective: number, distance: string, direction: string): string =>
    `objective ${objective} is ${distance} ${direction}`,
  nearEnemy: (unit: string, distance: string, direction: string): string =>
    `nearest enemy ${unit}, ${distance} ${direction}`,
  /** Directions as the map shows them, clockwise from the right. */
  directions: [
    'to the right',
    'down and right',
    'down',
    'down and left',
    'to the left',
    'up and left',
    'up',
    'up and right',
  ],
  samePlace: 'here',
  values: (quality: number, defense: number, rules: readonly string[], cost: number): string =>
    [`Quality ${quality}+`, `Defense ${defense}+`, ...rules, `${cost} points`].join(', '),
  share: (rule: string, share: string): string => `${rule} (${share})`,
  weapon: ({ count, name, range, attacks, rules }: WeaponText): string =>
    `${count} × ${name}: ${[range ?? 'melee', `A${attacks}`, ...rules].join(', ')}`,
} as const;

interface ObjectiveText {
  number: number;
  spot: string;
  owner: string | undefined;
  /** The sides that have units in reach. */
  near: readonly string[];
}

interface PieceText {
  kind: string;
  types: readonly string[];
  spot: string;
  width: string;
  depth: string;
  height: string | undefined;
}

interface WeaponText {
  count: number;
  name: string;
  /** Undefined for melee weapons. */
  range: string | undefined;
  attacks: number;
  rules: readonly string[];
}
