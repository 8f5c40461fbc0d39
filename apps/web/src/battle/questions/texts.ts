import { capital, counted, listText } from '@muster/kernel';
import type { QuestionKind } from '@muster/engine';
import type { RichText } from '../desk/rich-text.ts';
import { inchFigure } from '../../parts/lengths.ts';

const dice = (count: number): string => (count === 1 ? 'one die' : `${count} dice`);

/** Titles, texts and answers of questions in battle. `isMany` is for the verb: whether the unit's name is a plural. */
export const QUESTION_TEXTS = {
  chooseForMe: 'Choose for me',
  stay: 'Stay in place',
  shoot: {
    title: (unit: string) => `${unit} may shoot`,
    text: 'Choose targets, or hold fire.',
  },
  cast: {
    title: 'Cast a spell?',
    text: (unit: string) => `${unit} may cast before its action.`,
    none: 'No spell',
  },
  use: {
    title: 'Use a rule?',
    text: (unit: string) => `${unit} may use a rule before attacking.`,
    none: 'No rule',
  },
  markers: {
    title: (rule: string) => rule,
    text: (most: number, target: string) =>
      `${target} has ${counted(most, 'marker')} of this rule. How many does the attack use?`,
    all: (most: number) => `All ${most}`,
    count: (count: number) => (count === 0 ? 'None' : `${count}`),
  },
  shove: {
    title: (unit: string) => `Move ${unit}?`,
    text: (reach: number) => `It failed its test. Move it up to ${inchFigure(reach)} in a straight line.`,
    none: 'Leave it in place',
  },
  assist: {
    helpTitle: (spell: string) => `Help to cast ${spell}?`,
    hinderTitle: (spell: string) => `Hinder ${spell}?`,
    help: (caster: string, targets: readonly string[], effect: string) =>
      `${caster} casts it at ${listText(targets)}: ${effect}. Each token you spend is +1 to the roll.`,
    hinder: (caster: string, targets: readonly string[], effect: string) =>
      `${caster} casts it at ${listText(targets)}: ${effect}. Each token you spend is −1 to the roll.`,
    none: 'Spend nothing',
  },
  strikeBack: {
    title: 'Strike back?',
    text: (unit: string, target: string) => `${unit} may strike back at ${target}. Striking makes it Fatigued.`,
    yes: 'Strike back',
    no: 'Do not strike',
  },
  strikeFirst: {
    title: 'Strike first?',
    text: (unit: string, target: string) => `${unit} may strike before ${target}. Striking makes it Fatigued.`,
    yes: 'Strike first',
    no: 'Do not strike',
  },
  strike: {
    title: (unit: string, isMany: boolean) => (isMany ? `${unit} strike` : `${unit} strikes`),
    text: (target: string) => `Target: ${target}.`,
    all: 'Strike with everything',
  },
  feat: {
    title: (rule: string) => `${rule}?`,
    text: (unit: string) => `${unit} may use it now. It works once.`,
    againstWounds: (unit: string, wounds: number) =>
      `${unit} may use it now against ${counted(wounds, 'wound')}. It works once.`,
    yes: (rule: string) => `Use ${rule}`,
    no: 'Keep it for later',
  },
  casualties: {
    title: (count: number) => (count === 1 ? 'Choose a casualty' : `Choose ${count} casualties`),
    text: (unit: string) => `Choose models of ${unit}.`,
  },
  woundsOn: {
    title: 'Which model takes the wounds?',
    text: (unit: string) => `Choose a model of ${unit}.`,
  },
  pileIn: {
    title: (unit: string) => `${unit} may pile in`,
    text: (target: string) => `Toward ${target}.`,
    yes: 'Pile in',
  },
  finishMove: {
    title: 'The charge fails',
    text: (unit: string) => `${unit} may finish its move.`,
    yes: 'Move as close as possible',
  },
  backOff: {
    title: (unit: string, isMany: boolean) => (isMany ? `${unit} back off` : `${unit} backs off`),
    text: (unit: string, target: string) => `${unit} must stand apart from ${target}.`,
    yes: 'Back off',
  },
  wreck: {
    title: 'Leave the wreck',
    text: (unit: string, transport: string, reach: number) =>
      `Place ${unit} fully within ${inchFigure(reach)} of where ${transport} was.`,
    auto: 'Place them for me',
  },
  consolidate: {
    title: (unit: string) => `${unit} may consolidate`,
    text: (reach: number) => `Move up to ${inchFigure(reach)} after the melee.`,
  },
  shift: {
    title: (rule: string) => rule,
    placed: (unit: string, reach: number) => `${unit} may be repositioned up to ${inchFigure(reach)}.`,
    moved: (unit: string, reach: number) => `${unit} may move up to ${inchFigure(reach)}.`,
  },
  withdraw: {
    title: (rule: string) => `${rule}?`,
    text: (unit: string) => `${unit} may leave the table, and comes back from Ambush next round.`,
    yes: 'Leave the table',
    no: 'Stay on the table',
  },
  overrun: {
    title: (rule: string) => rule,
    text: (unit: string) => `Which enemy does ${unit} attack in passing?`,
    none: 'No unit',
  },
  moraleQuality: {
    title: 'Morale test',
    text: (unit: string) => `Which Quality does ${unit} use?`,
    better: 'The better one',
    hero: (hero: string) => `Quality of ${hero}`,
    unit: 'Quality of the unit',
  },
  moraleOrder: {
    title: 'Morale tests',
    text: 'Several of your units test morale. Tap them in the order you want.',
    armyTitle: 'Army morale',
    armyText: 'Half of your units are lost: the others test morale. Tap them in the order you want.',
    heroesLast: 'Heroes last',
  },
  order: {
    title: 'Which rule applies first?',
    text: 'These rules apply at the same time. Tap them in the order you want.',
    asListed: 'As listed',
  },
  blastSplit: {
    title: 'Split the hits of the blast',
    text: 'How many hits does each unit take?',
    evenly: 'Evenly, the target first',
  },
  push: {
    title: (unit: string) => `Push ${unit}?`,
    text: (reach: number, target: number) =>
      `Push it up to ${inchFigure(reach)} on a ${target}+. Choose a direction, or tap or drag on the table.`,
    overEdge: 'over the edge',
    none: 'Do not push',
  },
  fall: {
    title: (model: string) => `${capital(model)} has fallen`,
    text: 'Choose where the model lands: tap a spot near the bottom.',
    auto: 'On the nearest free spot',
  },
  placeAlly: {
    title: (unit: string) => `An ally joins ${unit}`,
    text: 'Tap a spot to place it.',
    auto: 'Place it for me',
  },
  drop: {
    title: 'Place the dropped marker',
    text: (reach: number) => `Tap a spot within ${inchFigure(reach)} of where it was carried.`,
    auto: 'Place it for me',
  },
  noteTerrain: {
    title: 'Note a piece of terrain',
    text: 'The other players must not look. Which piece is rigged?',
    hint: (x: number, y: number) => `${inchFigure(x)} from the left, ${inchFigure(y)} from the top`,
    none: 'No piece',
  },
  noteEnemy: {
    title: 'Note an enemy',
    text: 'The other players must not look. Which enemy do you mark?',
    none: 'No enemy',
  },
  sendAway: {
    title: 'Reward for leaving',
    text: 'Which unit leaves the battle for the reward?',
    none: 'No unit',
  },
  concede: {
    title: (round: number) => `Round ${round} begins`,
    text: 'Continue, or concede the battle?',
    no: 'Continue the battle',
    yes: 'Concede',
  },
  underdog: {
    title: 'Use an underdog point?',
    text: (roll: string, count: number, left: number) => `${roll}: ${dice(count)}. Points left: ${left}.`,
    textAgainst: (roll: string, count: number, need: number, left: number) =>
      `${roll}: ${dice(count)} against ${need}+. Points left: ${left}.`,
    no: 'No point',
    plus: '+1',
    minus: '−1',
    hint: 'to each die',
  },
  reroll: {
    title: 'Reroll?',
    text: (roll: string) => `${roll}.`,
    textAgainst: (roll: string, need: number) => `${roll} against ${need}+.`,
    no: 'Keep the dice',
    all: 'Reroll all dice',
    die: (face: number) => `Reroll the ${face}`,
  },
  pick: {
    title: (what: string) => `Random draw: ${what}`,
    text: (count: number) => `Draw one of ${count} at random and enter the result.`,
    choice: (number: number) => `${number}`,
  },
  dice: {
    title: (count: number) => `Roll ${dice(count)}`,
    text: (roll: string) => `${roll}. Roll your dice and tap the results.`,
    textFor: (roll: string, target: string) => `${roll}: ${target}. Roll your dice and tap the results.`,
    textWith: (roll: string, target: string, modifiers: string) =>
      `${roll}: ${target} (${modifiers}). Roll your dice and tap the results.`,
  },
} as const;

/** Returns who rolls and for what: `Harbour Wardens, roll to hit`. */
export const rollText = (who: string, purpose: string, weapon?: string): string =>
  weapon === undefined ? `${who}, ${purpose}` : `${who}, ${purpose} with ${weapon}`;

/** Texts that the forms of several questions share. */
export const FORM_TEXTS = {
  decideForMe: 'Let the computer decide',
  always: 'Always do this, do not ask again',
  continue: 'Continue',
  confirmMove: 'Confirm move',
  confirmPlace: 'Confirm position',
  noCloser: 'No legal move ends closer to that point.',
  tapTable: 'Tap or drag on the table.',
  useOrder: 'Use this order',
  place: (place: number) => `${place}.`,
  ruleOf: (rule: string, bearer: string) => `${rule}: ${bearer}`,
  onTable: 'Choose it here or on the table.',
  picks: 'Picks',
  noModel: 'no model in particular',
  pickedModel: (model: string, hint: string) => (hint === '' ? model : `${model}, ${hint}`),
  profile: (parts: readonly string[]) => parts.join(', '),
  attacks: (attacks: number) => `A${attacks}`,
  range: (range: number) => inchFigure(range),
} as const;

/** Texts of the form for tokens for or against a spell. */
export const ASSIST_TEXTS = {
  helper: (model: string, unit: string) => `${model} of ${unit}`,
  spent: (spent: number, tokens: number) => `${spent} of ${tokens}`,
  chance: (chance: string): RichText => [
    'Chance of success with these tokens, as far as you know: ',
    { strong: chance },
  ],
  button: (tokens: number) => (tokens === 0 ? 'Spend tokens' : `Spend ${counted(tokens, 'token')}`),
} as const;

/** Texts of the form for casualties. */
export const CASUALTIES_TEXTS = {
  confirm: (count: number) => (count === 1 ? 'Remove this model' : 'Remove these models'),
  more: (count: number) => `Choose ${count} more`,
} as const;

/** Texts of the form for real dice. */
export const REAL_DICE_TEXTS = {
  add: (face: number) => `Add a ${face}`,
  remove: (face: number) => `Remove the ${face}`,
  type: 'Or type the faces',
  confirm: 'Confirm dice',
  wrongFace: (typed: string) => `“${typed}” is not a face of a die. Type figures from 1 to 6.`,
  complete: 'All dice entered.',
  left: (left: number, count: number) => `${left} of ${count} left`,
  tooMany: (extra: number, count: number) =>
    `${extra} too many: ${count === 1 ? 'only one die is' : `only ${count} dice are`} rolled.`,
} as const;

/** Texts of the form for shooting. */
export const SHOOT_TEXTS = {
  noTargets: 'No targets in range and sight.',
  picks: (weapon: string) => `${weapon} may pick a model: tap one on the table, or choose it below.`,
  button: (targets: readonly string[]) => (targets.length === 0 ? 'Shoot' : `Shoot at ${listText(targets)}`),
  holdFire: 'Hold fire',
  byWeapon: 'Choose a target for each weapon',
  reachesNone: 'no target in range',
  doesNotShoot: 'does not shoot',
  target: (unit: string, models: number) => `${unit} (${counted(models, 'model')} can shoot)`,
  coveredTarget: (unit: string, models: number) => `${unit} (${counted(models, 'model')} can shoot, target in cover)`,
  inCover: 'in cover',
} as const;

const effects = (wounds: string, kills: string, destroyed: string): RichText => [
  'On average: ',
  { strong: wounds },
  ' wounds, ',
  { strong: kills },
  ' models lost. Chance to destroy the target: ',
  { strong: destroyed },
  '.',
];

/** Texts of the forms for striking. */
export const STRIKE_TEXTS = {
  odds: effects,
  restStrikesLater: (target: string) => `The other weapons strike after ${target}.`,
  orderMatters: 'The order makes a difference: weapons strike from top to bottom.',
  numbered: (place: number, weapon: string) => `${place}. ${weapon}`,
  earlier: (weapon: string) => `Move ${weapon} up`,
  limited: 'Works once:',
  useNow: 'use it now',
  keep: 'keep it for later',
  button: 'Strike',
} as const;

/** Hints about models. */
export const MODEL_TEXTS = {
  numbered: (name: string, number: number) => `${name} ${number}`,
  wounds: (wounds: number, tough: number) => `${wounds} of ${counted(tough, 'wound')}`,
} as const;

/** Texts of the list of automatic answers. */
export const HABIT_TEXTS = {
  title: 'Answered automatically',
  forget: 'Ask me again',
} as const;

/** What automatic answers are about. */
export const HABIT_NAMES: Readonly<Partial<Record<QuestionKind, string>>> = {
  cast: 'Cast a spell',
  use: 'Use a rule',
  markers: 'Use markers of a rule',
  assist: 'Spend tokens on a spell',
  'strike-back': 'Strike back',
  strike: 'Order of weapons in melee',
  casualties: 'Choose casualties',
  'wounds-on': 'Choose the model that takes wounds',
  'pile-in': 'Pile in',
  'finish-move': 'Finish a failed charge',
  consolidate: 'Consolidate',
  shift: 'Move or reposition by a rule',
  'back-off': 'Back off after a melee',
  'morale-quality': 'Quality for a morale test',
  'morale-order': 'Order of morale tests',
  order: 'Order of rules',
  'blast-split': 'Split the hits of a blast',
  push: 'Push a model',
  fall: 'Place a fallen model',
  wreck: 'Leave a wreck',
  'place-ally': 'Place an ally',
  drop: 'Place a dropped marker',
  concede: 'Concede at the beginning of a round',
  underdog: 'Use underdog points',
  reroll: 'Reroll dice',
};
