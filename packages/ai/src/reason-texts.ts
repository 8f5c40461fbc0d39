import { inch } from '@muster/engine';
import { capital, counted, listText, percent, plural } from '@muster/kernel';

/** Returns the name of an objective by its place in the list. */
export const objectiveName = (objective: number): string => `objective ${objective + 1}`;

const objectiveNames = (objectives: readonly number[]): string =>
  `${plural(objectives.length, 'objective')} ${listText(objectives.map((objective) => `${objective + 1}`))}`;

const ENEMIES = ['no enemy comes', 'one enemy comes', 'two enemies come', 'three enemies come', 'four enemies come'];

/** The chances that an attack gives its unit. */
export interface Chances {
  destroy: number;
  shake: number;
  wounds: number;
}

/** Chances below this are not shown. */
const SLIM = 0.05;

const chancesText = ({ destroy, shake, wounds }: Chances): string => {
  if (destroy < SLIM && shake < SLIM) return `${wounds.toFixed(1)} wounds expected`;
  return destroy >= shake || destroy >= 0.5
    ? `${percent(destroy)} chance to destroy`
    : `${percent(destroy)} chance to destroy, ${percent(shake)} chance to Shake`;
};

/** The sentences of the reasons that computer players give. */
export const REASONS = {
  deploys: (goal: string): string => `Deploys facing ${goal}.`,
  arrives: (goal: string): string => `Arrives from Ambush near ${goal}.`,
  waits: 'Waits: no enemy is in reach yet.',
  again: 'Acts again.',
  chooses: 'Chooses the option that suits it best.',
  repositions: 'Repositions first.',
  recovers: 'Shaken: stays idle to recover.',
  flies: 'Flies to where it does the most damage.',
  leaves: 'Leaves the table for its reward.',
  boards: 'Boards its transport.',
  event: 'Pursues the goal of a random event.',
  staysAboard: 'Stays in its transport.',
  tooFar: (goal: string): string => `Stays in its transport: too far to walk to ${goal}.`,
  stays: 'Stays in place.',
  position: 'Moves to a better position.',
  holds: (objectives: readonly number[]): string => `Holds ${objectiveNames(objectives)}.`,
  holdsEnemy: 'Holds its place near the enemy.',
  disembarks: (goal: string): string => `Disembarks toward ${goal}.`,
  advancesTo: (objectives: readonly number[]): string => `Advances to ${objectiveNames(objectives)}.`,
  advances: (goal: string): string => `Advances toward ${goal}.`,
  advancesFor: (goal: string, enemies: number): string => `Advances toward ${goal}: ${enemiesText(enemies)}.`,
  rushesTo: (objectives: readonly number[]): string => `Rushes to ${objectiveNames(objectives)}.`,
  rushes: (goal: string): string => `Rushes toward ${goal}.`,
  rushesFor: (goal: string, enemies: number): string => `Rushes toward ${goal}: ${enemiesText(enemies)}.`,
  rushesLate: (goal: string): string => `Rushes toward ${goal}: few rounds are left.`,
  stuck: (goal: string): string => `Finds no path to ${goal}.`,
  charges: (enemy: string, chances: Chances): string => `Charges ${enemy}: ${chancesText(chances)}.`,
  chargesFor: (enemy: string, points: number): string =>
    points < 0
      ? `Charges ${enemy}: expects to lose about ${-points} points, but nothing else is near.`
      : `Charges ${enemy}: expects to gain about ${points} points.`,
  risk: (chance: number): string => `Risk of losing the unit: ${percent(chance)}.`,
  frees: (objectives: readonly number[]): string => `Takes ${objectiveNames(objectives)} from the enemy.`,
  shoots: (enemy: string, chances: Chances): string => `Shoots at ${enemy}: ${chancesText(chances)}.`,
  outlook: (promise: number, battles: number): string =>
    `Outlook ${percent(promise)} after ${counted(battles, 'simulated battle')}.`,
  onlyAction: 'No other action is possible.',
} as const;

const enemiesText = (enemies: number): string => `${ENEMIES[enemies] ?? `${enemies} enemies come`} into range`;

/** The names of goals in reasons. */
export const GOALS = {
  enemy: 'the enemy',
  away: (goal: string, distance: number): string => `${goal} (${inch(distance)} away)`,
  left: (goal: string, distance: number): string => `${goal} (${inch(distance)} left)`,
} as const;

/** An idea in words: what a unit could do, with the unit's name if another one acts. */
export interface IdeaWords {
  unit: string | undefined;
  objective: string | undefined;
  /** The unit that is shot at or charged. */
  target: string | undefined;
}

const ideaOf = (unit: string | undefined, idea: string): string =>
  unit === undefined ? `${capital(idea)}.` : `${capital(unit)}: ${idea}.`;

/** The sentences of ideas that were not chosen. */
export const IDEAS = {
  hold: ({ unit, target }: IdeaWords): string =>
    ideaOf(unit, target === undefined ? 'hold' : `hold and shoot at ${target}`),
  charge: ({ unit, target }: IdeaWords): string => ideaOf(unit, `charge ${target ?? 'an enemy'}`),
  rush: ({ unit, objective }: IdeaWords): string =>
    ideaOf(unit, objective === undefined ? 'rush' : `rush toward ${objective}`),
  disembark: ({ unit, objective, target }: IdeaWords): string => {
    const goal = objective === undefined ? 'disembark' : `disembark toward ${objective}`;
    return ideaOf(unit, target === undefined ? goal : `${goal} and shoot at ${target}`);
  },
  advance: ({ unit, objective, target }: IdeaWords): string => {
    const goal = objective === undefined ? 'advance' : `advance toward ${objective}`;
    return ideaOf(unit, target === undefined ? goal : `${goal} and shoot at ${target}`);
  },
} as const;

/** Joins the sentences of a reason. */
export const reasonText = (...sentences: readonly (string | undefined)[]): string =>
  sentences.filter((sentence) => sentence !== undefined).join(' ');
