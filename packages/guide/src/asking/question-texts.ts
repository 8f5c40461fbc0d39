import { inch, type RandomDraw, type Purpose, type Question, type Spot } from '@muster/engine';
import { counted, listText, plural } from '@muster/kernel';
import type { OrderName } from '../offers/index.ts';

/** What each purpose of a roll is called in a question. */
const ROLLS: Readonly<Record<Purpose, string>> = {
  'roll-off': 'roll-off',
  objectives: 'number of objectives',
  hit: 'roll to hit',
  block: 'Defense roll',
  reroll: 're-roll',
  save: 'save',
  impact: 'Impact',
  morale: 'morale test',
  'second-chance': 'second chance',
  dangerous: 'dangerous terrain test',
  cast: 'casting roll',
  ability: 'rule',
  heal: 'healing',
  'wound-effect': 'wound effect',
  push: 'push',
  jump: 'jump',
  lot: 'random draw',
  recovery: 'recovery',
  holding: 'holding out',
  shift: 'distance',
  crossing: 'attack in passing',
  'event-check': 'check for a random event',
  event: 'random event',
  ruling: 'the most important rule',
  elite: 're-roll',
};

/** What each kind of random draw picks. */
const DRAWS: Readonly<Record<RandomDraw, string>> = {
  army: 'army',
  unit: 'unit',
  entry: 'entry',
  quarter: 'quarter of the table',
  item: 'item',
  opponent: 'opponent',
  spot: 'place',
};

const models = (count: number): string => counted(count, 'model');
const dice = (count: number): string => counted(count, 'die', 'dice');
const target = (need: number | undefined): string => (need === undefined ? '' : `, ${need}+`);

/** The questions that people are asked. */
export const QUESTIONS = {
  // The activation
  activate: (round: number, rounds: number, side: string): string =>
    round > rounds
      ? `Round ${round} · ${side}: which unit do you activate?`
      : `Round ${round} of ${rounds} · ${side}: which unit do you activate?`,
  action: (unit: string): string => `${unit}: which action?`,
  option: (unit: string): string => `${unit}: which option?`,
  whereTo: 'Where to?',
  chargeTarget: (unit: string): string => `${unit}: charge which enemy?`,
  transport: (unit: string): string => `${unit}: board which transport?`,
  jump: (jumps: readonly string[]): string =>
    `The direct path needs a jump (${jumps.join('; ')}). Models that fail fall down. Jump?`,

  // Shooting, spells and rules
  shot: (unit: string, weapon: string, profile: string): string => `${unit}: target for ${weapon} (${profile})?`,
  modelTarget: (weapon: string, unit: string): string => `${weapon} can pick one model of ${unit}. Which?`,
  limitedWeapon: (unit: string, weapon: string): string => `${unit}: use ${weapon} now? It works only once.`,
  spell: (unit: string): string => `${unit}: cast which spell?`,
  ability: (unit: string): string => `${unit}: use which rule?`,
  nextTarget: 'Choose another target?',
  help: (caster: string, spell: string, targets: readonly string[], helper: string, most: number): string =>
    `${caster} casts ${spell} at ${listText(targets)}. ${helper} has ${counted(most, 'spell token')}. How many help (+1 each)?`,
  hinder: (caster: string, spell: string, targets: readonly string[], helper: string, most: number): string =>
    `${caster} casts ${spell} at ${listText(targets)}. ${helper} has ${counted(most, 'spell token')}. How many hinder (−1 each)?`,
  markers: (unit: string, rule: string, most: number): string =>
    `${unit}: ${most} × ${rule}. How many does this attack use?`,
  feat: (unit: string, rule: string, wounds: number | undefined): string =>
    wounds === undefined
      ? `${unit}: use ${rule} now? It works only once.`
      : `${unit}, ${counted(wounds, 'wound')}: use ${rule} now? It works only once.`,
  blast: 'Blast: how are the hits split?',

  // Melee and losses
  strikeFirst: (unit: string, enemy: string, odds: string): string => `${unit}: strike first at ${enemy} (${odds})?`,
  strikeBack: (unit: string, enemy: string, odds: string): string => `${unit}: strike back at ${enemy} (${odds})?`,
  failedCharge: (unit: string): string => `${unit}: the charge does not reach its target. Move closer anyway?`,
  consolidate: (unit: string, limit: number): string => `${unit}: consolidate up to ${inch(limit)}?`,
  casualties: (unit: string, count: number): string => `${unit}: ${models(count)} must be removed. Which?`,
  wounded: (unit: string): string => `${unit}: which model takes the wounds?`,
  quality: (unit: string): string => `${unit}, morale test: which Quality counts?`,
  moraleOrder: 'Several of your units test morale. In which order?',
  armyMoraleOrder: 'Your army is down to half: all its units test morale. In which order?',
  push: (unit: string, reach: number, need: number): string =>
    `Shaken: ${unit}. Push up to ${inch(reach)}? It needs a ${need}+.`,
  rest: (model: string, x: number, y: number): string =>
    `${model} has fallen down. Where does it land? Within 2" of ${inch(x)}, ${inch(y)}.`,

  // Other moves
  reposition: (rule: string, unit: string, reach: number): string =>
    `${rule}: ${unit} may be repositioned up to ${inch(reach)}.`,
  extraMove: (rule: string, unit: string, reach: number): string => `${rule}: ${unit} may move up to ${inch(reach)}.`,
  withdraw: (rule: string, unit: string): string =>
    `${rule}: take ${unit} off the table, to return from Ambush next round?`,
  overrun: (rule: string, unit: string): string => `${rule}: which enemy does ${unit} attack in passing?`,
  shove: (unit: string, reach: number): string =>
    `Failed test: ${unit}. Move it up to ${inch(reach)} in a straight line?`,

  // Before the battle
  firstPlacer: 'You won the roll-off. Which side places the first objective?',
  objective: 'Where do you place an objective?',
  edge: (side: string): string => `${side}: choose your edge of the table.`,
  corner: (side: string): string => `${side}: choose your corner of the table.`,
  muster: (side: string): string => `${side}: which heroes join units, and which units ride in transports?`,
  join: (hero: string): string => `Which unit does ${hero} join?`,
  ride: (unit: string): string => `Which transport does ${unit} ride in?`,
  ambush: (unit: string): string => `${unit}: keep in reserve for Ambush?`,
  scout: (unit: string): string => `${unit}: deploy later with Scout?`,
  aura: (unit: string, rule: string, most: number): string =>
    `${unit}: ${rule} for up to ${counted(most, 'more unit')}. Which one?`,
  deploy: (side: string): string => `${side}: which unit do you deploy?`,
  redeploy: (side: string): string => `${side}: which unit do you redeploy?`,
  position: (unit: string): string => `Where do you deploy ${unit}?`,

  // Random events
  trap: (side: string): string => `${side}: which terrain do you trap in secret? Other players must look away.`,
  markedEnemy: (side: string): string => `${side}: which enemy do you mark in secret? Other players must look away.`,
  sendAway: (side: string): string => `${side}: which unit leaves the battle for a reward?`,
  droppedIntel: 'The intel marker is dropped. Where does it land?',
  ally: (unit: string): string => `An ally joins ${unit}. Where does it start?`,

  // Any time
  place: 'Where? Type the inches from the left and upper edges, such as 34, 18; or back.',
  ruleOrder: (side: string): string => `${side}: these rules apply at the same time. In which order?`,
  concede: (side: string, round: number): string => `${side}: round ${round} begins. Concede the battle?`,
  underdog: (side: string, left: number, unit: string, { purpose, count, need }: RollAsked): string =>
    `${side}: spend an underdog point? ${unit}, ${ROLLS[purpose]} (${dice(count)}${target(need)}); ${left} left.`,
  reroll: (unit: string, { purpose, faces, need }: Extract<Question, { kind: 'reroll' }>): string =>
    need === undefined
      ? `${unit}, ${ROLLS[purpose]}: ${faces.join(' ')}. Re-roll?`
      : `${unit}, ${ROLLS[purpose]}: ${faces.join(' ')} (needs ${need}+). Re-roll?`,
  draw: (side: string, kind: RandomDraw, of: number): string =>
    `${side}: choose the ${DRAWS[kind]} at random. Type a number from 1 to ${of}.`,
  dice: (roller: string, purpose: Purpose, count: number): string =>
    `${roller}, ${ROLLS[purpose]}: roll ${dice(count)} and type the ${plural(count, 'face')}.`,

  // The most important rule
  ruling: (side: string): string => `${side}: what do you want to decide?`,
  agree: (side: string, wish: string): string => `${side}: do you agree? ${wish}`,
  otherRuling: (side: string): string => `${side}: what do you want instead?`,
  rulingDie: (first: string, second: string): string =>
    `You disagree. One die decides: on 1-3 ${first}, on 4-6 ${second}.`,
  rulingRollOff: 'You disagree. All sides roll, and the highest die decides.',
  setting: 'Which rule?',
  sentence: 'Type the sentence. It is added to the log, and you apply it yourselves.',
} as const;

/** What a question tells about a roll. */
interface RollAsked {
  purpose: Purpose;
  count: number;
  need?: number;
}

/** What a spell costs, of how many tokens, and how far it reaches. */
interface SpellPrice {
  cost: number;
  tokens: number;
  range: number;
}

const priceText = ({ cost, tokens, range }: SpellPrice): string =>
  `${cost} of ${counted(tokens, 'spell token')}, range ${inch(range)}`;

/** The choices that people are offered. */
export const CHOICES = {
  none: 'none',
  back: 'back',
  auto: 'auto',
  computer: 'leave it to the computer',
  computerDecides: 'auto: the computer decides',
  elsewhere: 'another place (x, y)',

  computerActivates: 'leave this activation to the computer',
  computerShoots: 'leave all shots to the computer',
  again: (unit: string): string => `${unit} (activate again)`,
  pass: 'pass',
  option: (rule: string, option: string): string => `${rule}: ${option}`,
  unit: (unit: string, notes: readonly string[]): string =>
    notes.length === 0 ? unit : `${unit} (${notes.join(', ')})`,
  modelsLeft: (alive: number, start: number): string => `${alive} of ${start} models`,
  inTransport: (transport: string): string => `in ${transport}`,
  at: (x: number, y: number): string => `at ${inch(x)}, ${inch(y)}`,
  wounds: (taken: number, tough: number): string => `${taken} of ${tough} wounds`,
  woundMarkers: (count: number): string => counted(count, 'wound marker'),
  charge: (unit: string, gap: number, odds: string): string => `${unit} (${inch(gap)} away: ${odds})`,
  rushAboard: (transport: string): string => `${transport} (with a rush)`,
  advanceAboard: (transport: string): string => `${transport} (with an advance)`,
  towardUnit: (unit: string, gap: number): string => `toward ${unit} (${inch(gap)} away)`,
  towardIntel: (x: number, y: number): string => `toward the intel marker at ${inch(x)}, ${inch(y)}`,
  towardObjective: (index: number, owner: string | undefined, gap: number | undefined): string => {
    const holder = owner === undefined ? 'not held' : `held by ${owner}`;
    return gap === undefined
      ? `toward objective ${index + 1} (${holder})`
      : `toward objective ${index + 1} (${holder}, ${inch(gap)} away)`;
  },
  jump: (distance: number, need: number, count: number): string =>
    need === 0 ? `${inch(distance)}: never fails` : `${inch(distance)}: ${need}+ on ${dice(count)}`,

  shot: (unit: string, shooters: number, inCover: boolean, odds: string): string =>
    `${unit} (${shooters} can shoot${inCover ? ', target in cover' : ''}: ${odds})`,
  noModel: 'no particular model',
  spell: (caster: string, spell: string, aim: string, through: string | undefined, price: SpellPrice): string =>
    through === undefined
      ? `${caster}: ${spell} at ${aim} (${priceText(price)})`
      : `${caster}: ${spell} at ${aim} through ${through} (${priceText(price)})`,
  ability: (model: string, ability: string, aim: string): string => `${model}: ${ability} on ${aim}`,
  modelOf: (model: string, unit: string): string => `${model} of ${unit}`,
  enoughTargets: 'no more targets',
  allMarkers: 'auto: all of them',
  blastShares: 'auto: evenly, the target first',

  closer: 'auto: as close as possible',
  stay: 'stay',
  move: 'move',
  betterQuality: 'auto: the better one',
  qualityOf: (hero: string): string => `the Quality of ${hero}`,
  unitQuality: 'the Quality of the unit',
  overTheEdge: (direction: string): string => `${direction}, over the edge`,
  nearestSpot: 'auto: the nearest free spot',
  shove: (direction: string, length: number): string => `${inch(length)} ${direction}`,
  noShove: 'do not move it',

  asListed: 'as the army list suggests',
  onTheirOwn: 'every unit on its own',
  oneByOne: 'choose one by one',
  noUnit: 'no unit',
  noTransport: 'no transport',
  noMoreUnits: 'no more units',

  noTerrain: 'none',
  terrain: (id: string, x: number, y: number): string => `${id}, around ${inch(x)}, ${inch(y)}`,
  firstRoom: 'auto: the first free spot',

  plusOne: '+1',
  minusOne: '−1',
  no: 'no',
  yes: 'yes',
  noMoreAsking: 'no, and do not ask again in this activation',
  allDice: 'all dice',
  die: (face: number): string => `the ${face}`,
  ruleOf: (rule: string, owner: string): string => `${rule} (${owner})`,

  roll: 'roll',
  cancel: 'cancel',
  agree: 'agree',
  asItIs: 'leave it as it is',
  somethingElse: 'something else',
  setting: 'a setting of the rules',
  sentence: 'your own sentence',
  nothing: 'nothing',
  currentValue: (value: string): string => `${value} (now)`,
} as const;

/** What a unit may do, and the way back to the choice of a unit. */
export const ORDERS: Readonly<Record<OrderName | 'back', string>> = {
  hold: 'hold: stand still, then shoot',
  advance: 'advance: move, then shoot',
  rush: 'rush: move far, no shooting',
  charge: 'charge: move into contact and fight',
  idle: 'stay idle and stop being Shaken',
  board: 'board a transport',
  leave: 'leave the table for the reward',
  cast: 'cast a spell first',
  use: 'use a special rule first',
  shift: 'reposition first',
  choose: 'choose an option of a special rule first',
  delay: 'delay: pass this turn, activate later',
  back: 'choose another unit',
};

/** Returns an order whose limit is lower because of difficult terrain. */
export const slowedOrder = (order: string, limit: number): string =>
  `${order} (up to ${inch(limit)}: difficult terrain)`;

/** Returns a model in words: `Scout with Rifle, 1 of 3 wounds at 10", 12"`. */
export const modelText = (
  name: string,
  weapons: readonly string[],
  wounds: string | undefined,
  place: Spot,
): string => {
  const carried = weapons.length === 0 ? '' : ` with ${weapons.join(', ')}`;
  const hurt = wounds === undefined ? '' : `, ${wounds}`;
  return `${name}${carried}${hurt} at ${inch(place.x)}, ${inch(place.y)}`;
};

/** What is printed when an answer cannot be used. */
export const HINTS = {
  place: 'Type two numbers separated by a comma, or back.',
  upTo: (most: number): string => `Type a number from 0 to ${most}.`,
  number: (most: number): string => `Type a number from 1 to ${most}.`,
  faces: (count: number): string => `Type ${counted(count, 'face')} from 1 to 6.`,
  models: (count: number): string =>
    count === 1 ? 'Type a number from the list, or auto.' : `Type ${count} different numbers from the list, or auto.`,
  ruleOrder: (count: number): string =>
    `Type the numbers from 1 to ${count} in the order you want, or auto for the order listed.`,
  moraleOrder: (count: number): string =>
    `Type the numbers from 1 to ${count} in the order you want, or auto for heroes last.`,
  sentence: (most: number): string => `Type a sentence of at most ${most} characters.`,
  noMove: 'No legal move brings the unit closer to that place. Choose another place.',
  noRoom: 'There is not enough room near that place. Choose another place.',
  noObjectiveSpot: 'There is no legal place for another objective.',
} as const;

/** The directions and places of a deployment zone. */
export const ZONE_PLACES = {
  farLeft: 'far left',
  left: 'left',
  farUp: 'far up',
  up: 'up',
  centre: 'centre',
  right: 'right',
  farRight: 'far right',
  down: 'down',
  farDown: 'far down',
  inFront: (place: string): string => `${place}, in front`,
  furtherBack: (place: string): string => `${place}, further back`,
} as const;
