import { countedOrNo, listText, plural } from '@muster/kernel';
import type { Departure } from '@muster/kernel';
import type { RandomDraw, EventImpact } from '../contract/events.ts';
import type { ActionName } from '../rule/movement.ts';

/** A unit as the subject of a sentence. */
export interface Subject {
  name: string;
  isMany: boolean;
}

/** A subject with its verb: `Dune Riders hold`, `Iron Wall holds`. */
const does = ({ name, isMany }: Subject, many: string, one = `${many}s`): string => `${name} ${isMany ? many : one}`;

const are = (subject: Subject): string => does(subject, 'are', 'is');
const have = (subject: Subject): string => does(subject, 'have', 'has');

/** `, 2 models lost`, or nothing. */
const lost = (removed: number, names: readonly string[] = []): string => {
  if (removed === 0) return '';
  return `, ${countedOrNo(removed, 'model')} lost${names.length > 0 ? ` (${listText(names)})` : ''}`;
};

const toll = (wounds: number, removed: number): string => countedOrNo(wounds, 'wound') + lost(removed);

const dice = (count: number): string => countedOrNo(count, 'die', 'dice');

/** How a line about a side, a unit of a side, or a random event begins. */
export const LINE_TEXTS = {
  ofSide: (name: string, text: string): string => `${name}: ${text}`,
  ofUnit: (side: string, text: string): string => `${side} · ${text}`,
};

/** How a unit is activated. */
export const ACTIVATION_TEXTS: Readonly<Record<ActionName | 'idle', (unit: Subject, target?: string) => string>> = {
  hold: (unit) => `${does(unit, 'hold')}.`,
  advance: (unit) => `${does(unit, 'advance')}.`,
  rush: (unit) => `${does(unit, 'rush', 'rushes')}.`,
  charge: (unit, target) => `${does(unit, 'charge')}${target === undefined ? '' : ` ${target}`}.`,
  idle: (unit) => `${are(unit)} Shaken and ${unit.isMany ? 'stay' : 'stays'} idle.`,
};

/** A distance from an objective. */
export interface Near {
  objective: number;
  length: string;
  /** Whether a model ends on the objective. */
  isThere: boolean;
}

const near = (place: Near | undefined): string =>
  place === undefined ? '' : ` ${place.length} from objective ${place.objective + 1}`;

const toNear = (place: Near | undefined): string =>
  place?.isThere ? ` onto objective ${place.objective + 1}` : place === undefined ? '' : ` to${near(place)}`;

/** Moves, by their names in events; `move` is for all others. */
const MOVES: Readonly<Record<string, (unit: Subject, place?: Near) => string>> = {
  move: (unit, place) => `${does(unit, 'move')}${toNear(place)}.`,
  charge: (unit) => `${does(unit, 'make')} ${unit.isMany ? 'their' : 'its'} charge move.`,
  'pile-in': (unit) => `${does(unit, 'pile')} in.`,
  consolidate: (unit, place) => `${does(unit, 'consolidate')}${toNear(place)}.`,
  'back-off': (unit) => `${does(unit, 'move')} back.`,
  shove: (unit, place) => `${are(unit)} moved by the enemy${toNear(place)}.`,
  slip: (unit, place) => `${does(unit, 'slip')} away${toNear(place)}.`,
};

/** Moves of units and models. */
export const MOVE_TEXTS = {
  moved: (how: string, unit: Subject, place?: Near): string =>
    (Object.hasOwn(MOVES, how) ? MOVES[how] : MOVES.move)(unit, place),
  placed: (unit: Subject, rule: string, place?: Near): string => `${are(unit)} repositioned${near(place)} (${rule}).`,
  withdrawn: (unit: Subject, rule: string): string =>
    `${does(unit, 'leave')} the table and will return from Ambush (${rule}).`,
  crossed: (unit: Subject, target: string, rule: string): string =>
    `${does(unit, 'pass', 'passes')} over ${target} (${rule}).`,
  embarked: (unit: Subject, transport: string): string => `${does(unit, 'embark')} in ${transport}.`,
  disembarked: (unit: Subject, transport: string): string => `${does(unit, 'disembark')} from ${transport}.`,
  wrecked: (unit: Subject, transport: string): string =>
    `${does(unit, 'leave')} the wreck of ${transport} and ${unit.isMany ? 'are' : 'is'} Shaken.`,
  pushed: (by: Subject | undefined, target: string, natural: number, need: number, passed: boolean): string =>
    `${by ? does(by, 'push', 'pushes') : 'A push at'} ${target}: ${natural} against ${need}+, ${passed ? 'moved' : 'not moved'}.`,
  jumped: (model: Subject, length: string, faces: string, need: number, passed: boolean): string =>
    `${does(model, 'jump')} ${length}${faces === '' ? '' : ` (${faces} against ${need}+)`} and ${passed ? (model.isMany ? 'land safely' : 'lands safely') : model.isMany ? 'fall' : 'falls'}.`,
  fellDown: (model: Subject, height: string, ap: number | undefined): string =>
    `${does(model, 'fall')} ${height}${ap === undefined ? '' : ` and ${model.isMany ? 'take' : 'takes'} a hit${ap > 0 ? ` with AP(${ap})` : ''}`}.`,
  chargeFailed: (unit: Subject, target: string): string => `${does(unit, 'fail')} to charge ${target}.`,
};

/** What a volley did. */
export interface VolleyTally {
  hits: number;
  blocked: number;
  saved: number;
  landed: number;
  surplus: number;
  removed: number;
  /** Names of lost models that have one of their own. */
  names: readonly string[];
}

/** `6 hits, 2 blocked, 4 wounds, 4 models lost`. */
const tally = ({ hits, blocked, saved, landed, surplus, removed, names }: VolleyTally): string => {
  const wounds = hits > blocked ? `, ${countedOrNo(landed, 'wound')}` : '';
  const rest = `${saved > 0 ? `, ${saved} ignored` : ''}${wounds}${surplus > 0 ? ` (${surplus} surplus)` : ''}`;
  return `${countedOrNo(hits, 'hit')}${hits > 0 ? `, ${blocked} blocked` : ''}${rest}${lost(removed, names)}`;
};

/** Attacks and what they cause. */
export const ATTACK_TEXTS = {
  shot: (unit: Subject, target: string, weapons: string, result: VolleyTally): string =>
    `${does(unit, 'shoot')} at ${target} with ${weapons}: ${tally(result)}.`,
  struck: (unit: Subject, target: string, weapons: string, result: VolleyTally): string =>
    `${does(unit, 'strike')} ${target} with ${weapons}: ${tally(result)}.`,
  /** Spells, falls and random events. */
  other: (what: string, target: string, result: VolleyTally): string => `${what} against ${target}: ${tally(result)}.`,
  weapons: (count: number, name: string): string => `${count} × ${name}`,
  impact: (name: string, attacks: number): string => `${name} (${dice(attacks)})`,
  /** The rules that took part, after what they belong to. */
  rules: (names: readonly string[]): string => (names.length > 0 ? ` (${names.join(', ')})` : ''),
  oneOf: (unit: string): string => `one of ${unit}`,
  aModelOf: (unit: string): string => `One of ${unit}`,
  pickedModel: (model: string, unit: string): string => `${model} in ${unit}`,
  share: (hits: number, unit: string): string => `${hits} on ${unit}`,
  blastSplit: (name: string, hits: number, shares: readonly string[]): string =>
    `${name} spreads ${countedOrNo(hits, 'hit')}: ${listText(shares)}.`,
  noWoundEffect: (model: string, markers: number): string =>
    `Wound effects on ${model} (${countedOrNo(markers, 'wound marker')}): none.`,
  woundEffect: (model: string, markers: number, sum: string, need: number, isOut: boolean): string =>
    `Wound effects on ${model} (${countedOrNo(markers, 'wound marker')}): ${sum} against ${need}+, ${isOut ? 'Knocked Out' : 'Shaken'}.`,
  lastOf: (unit: string): string => `the last of ${unit}`,
  /** Wounds that one side of a melee counts. */
  meleeScore: (name: string, dealt: number, fear: number): string =>
    `${name} ${dealt + fear}${fear > 0 ? ` (${countedOrNo(dealt, 'wound')}, Fear +${fear})` : ''}`,
  meleeWon: (winner: Subject, scores: readonly string[]): string =>
    `${does(winner, 'win')} the melee, wounds dealt: ${scores.join(', ')}.`,
  meleeTied: (scores: readonly string[]): string => `The melee is a tie, wounds dealt: ${scores.join(', ')}.`,
  destroyed: (unit: Subject): string => `${are(unit)} destroyed.`,
  routed: (unit: Subject): string => `${are(unit)} Routed and ${unit.isMany ? 'leave' : 'leaves'} the table.`,
  lost: (unit: Subject, models: number): string => `${does(unit, 'lose')} ${countedOrNo(models, 'model')}.`,
  lostInWreck: (unit: Subject, models: number): string =>
    `${does(unit, 'lose')} ${countedOrNo(models, 'model')}: no room next to the wreck.`,
  lostInFall: (unit: Subject, models: number): string =>
    `${does(unit, 'lose')} ${countedOrNo(models, 'model')} in a fall.`,
  dangerous: (unit: Subject, count: number, wounds: number, removed: number): string =>
    `${does(unit, 'test')} for dangerous terrain, ${dice(count)}: ${toll(wounds, removed)}.`,
  recoil: (unit: Subject, weapon: string, wounds: number, removed: number): string =>
    `${does(unit, 'take')} ${toll(wounds, removed)} from ${unit.isMany ? 'their' : 'its'} own ${weapon}.`,
  heldOut: (unit: Subject, count: number, wounds: number, removed: number): string =>
    `${does(unit, 'hold')} out, ${dice(count)}: ${toll(wounds, removed)}.`,
};

/** Morale tests and recovery. */
export const MORALE_TEXTS = {
  surely: (unit: Subject, rule: string): string =>
    `${does(unit, 'pass', 'passes')} a morale test without a roll (${rule}).`,
  test: (unit: Subject, rolls: string, result: string): string => `${does(unit, 'test')} morale: ${rolls}, ${result}.`,
  rolled: (natural: number, target: string): string => `${natural} against ${target}`,
  alreadyShaken: 'no roll because already Shaken',
  both: (first: string, second: string): string => `${first}, then ${second}`,
  results: {
    steady: 'passed',
    shaken: 'Shaken',
    routed: 'Routed',
    fatigued: 'Fatigued',
    shoved: 'failed and may be moved by the enemy',
  },
  held: 'failed without effect',
  secondChance: 'a second chance',
  recovery: 'recovery',
  recovered: (unit: Subject): string => `${are(unit)} no longer Shaken.`,
  stillShaken: (unit: Subject, faces: string, rule: string, need: number): string =>
    `${does(unit, 'roll')} ${faces} against ${rule} ${need}+: still Shaken.`,
};

/** How long something lasts. */
const LASTS = {
  round: 'until the end of the round',
  once: 'until used once',
  battle: 'until the end of the battle',
} as const;

/** A try at a spell. */
export interface Casting {
  model: Subject;
  spell: string;
  targets: readonly string[];
  roll: string;
  need: number;
  /** Tokens spent for and against it. */
  help: readonly string[];
  passed: boolean;
}

/** Spells, abilities and rules with options. */
export const ABILITY_TEXTS = {
  cast: ({ model, spell, targets, roll, need, help, passed }: Casting): string => {
    const tokens = help.length > 0 ? ` (${help.join(', ')})` : '';
    return `${does(model, 'cast')} ${spell} at ${listText(targets)}: ${roll} against ${need}+${tokens}, ${passed ? 'success' : 'failed'}.`;
  },
  ownTokens: 'own tokens',
  granted: (unit: Subject, rule: string, lasts: keyof typeof LASTS): string => `${have(unit)} ${rule} ${LASTS[lasts]}.`,
  marked: (unit: Subject, rule: string): string =>
    `${are(unit)} marked: units that attack ${unit.isMany ? 'them' : 'it'} have ${rule}.`,
  used: (model: Subject, rule: string, targets: readonly string[], successes?: number): string => {
    const result =
      successes === undefined
        ? ''
        : successes === 0
          ? ': failed'
          : `: ${countedOrNo(successes, 'success', 'successes')}`;
    return `${does(model, 'use')} ${rule} on ${listText(targets)}${result}.`;
  },
  healed: (model: Subject, wounds: number): string => `${does(model, 'recover')} ${countedOrNo(wounds, 'wound')}.`,
  chose: (unit: Subject, rule: string, option: string): string => `${does(unit, 'use')} ${rule}: ${option}.`,
  grew: (unit: Subject, rule: string, markers: number): string =>
    `${have(unit)} ${countedOrNo(markers, 'marker')} for ${rule}.`,
  readied: (unit: Subject): string => `${unit.name} may be activated again this round.`,
  delayed: (unit: Subject): string => `${does(unit, 'delay')} and ${unit.isMany ? 'pass' : 'passes'} the turn.`,
  underdog: (target: string, amount: string, left: number): string =>
    `1 underdog point spent, ${amount} to the roll of ${target} (${left} left).`,
};

/** Roll-offs, by what they decide. */
const ROLL_OFFS = {
  objectives: 'the first objective',
  deployment: 'deployment',
  winner: 'the victory',
  order: 'the order of rules',
  underdog: 'the underdog point',
  ruling: 'the most important rule',
} as const;

/** Setup, rounds and the result. */
export const SETUP_TEXTS = {
  objectives: (count: number, face: number): string => `${count} objectives (D3+2, rolled ${face}).`,
  rollOff: (purpose: keyof typeof ROLL_OFFS, rolls: readonly string[], winner: string): string =>
    `Roll-off for ${ROLL_OFFS[purpose]}${rolls.length > 0 ? `: ${rolls.join(', ')}. Winner: ` : '. Winner: '}${winner}.`,
  place: (fromLeft: string, fromUpper: string): string =>
    `${fromLeft} from the left edge, ${fromUpper} from the upper edge`,
  objectivePlaced: (objective: number, place: string): string => `objective ${objective + 1} placed ${place}.`,
  mustered: (reserves: number, joins: number, loads: number): string => {
    const parts = [
      ...(reserves > 0 ? [`${countedOrNo(reserves, 'unit')} in reserve`] : []),
      ...(joins > 0 ? [joins === 1 ? '1 hero joined to a unit' : `${joins} heroes joined to units`] : []),
      ...(loads > 0 ? [`${countedOrNo(loads, 'transport')} loaded`] : []),
    ];
    return `${parts.length > 0 ? listText(parts) : 'all units ready to deploy'}.`;
  },
  joined: (hero: Subject, unit: string): string => `${does(hero, 'join')} ${unit}.`,
  edgeChosen: (zone: string): string => `deployment at ${zone}.`,
  deployed: {
    deployment: (unit: Subject): string => `${does(unit, 'deploy')}.`,
    scout: (unit: Subject): string => `${does(unit, 'deploy')} by Scout.`,
    ambush: (unit: Subject): string => `${does(unit, 'arrive')} from Ambush.`,
    late: (unit: Subject): string => `${does(unit, 'arrive')} from reserve.`,
  },
  passed: {
    objectives: 'no room for another objective.',
    deployment: 'no room for the remaining units, which stay off the table.',
    redeployment: 'no unit redeploys.',
    scout: 'no unit deploys by Scout.',
    ambush: 'no unit arrives from Ambush.',
  },
  ordered: (items: readonly { rule: string; owner: string }[]): string =>
    `order chosen: ${items.map(({ rule, owner }) => `${rule} (${owner})`).join(', then ')}.`,
  ruled: (side: string, how: string, sentence: string): string =>
    `The most important rule, invoked by ${side}: ${how}. ${sentence} This applies from the next step to the end of the battle.`,
  ruledBefore: 'the decision stays in force',
  agreed: 'all sides agree',
  decided: (wishes: readonly string[], side: string, faces: readonly number[]): string =>
    `${wishes.join('; ')}; ${side} decides${faces.length > 0 ? ` by a die roll of ${faces.join(', ')} (1–3 or 4–6)` : ''}`,
  wished: (side: string, wish: string): string => `${side}: ${wish}`,
  roundStarted: (round: number, side: string): string => `Round ${round} · ${side} to act`,
  roundEnded: (round: number, holdings: string): string => `End of round ${round} · ${holdings}`,
  holdings: (sides: readonly { name: string; held: number }[], unclaimed: number): string =>
    `objectives: ${[...sides.map(({ name, held }) => `${name} ${held}`), ...(unclaimed > 0 ? [`unclaimed ${unclaimed}`] : [])].join(', ')}`,
  seized: (objective: number, side: string, from: string | undefined): string =>
    `Objective ${objective + 1} is seized by ${side}${from === undefined ? '' : `, from ${from}`}.`,
  contested: (objective: number): string => `Objective ${objective + 1} is contested and unclaimed.`,
  atHalf: (left: number, start: number): string =>
    `${left} of ${countedOrNo(start, 'unit')} left. All units on the table test morale.`,
  scored: (points: number, total: number): string => `${countedOrNo(points, 'point')} scored (total ${total}).`,
  conceded: (round: number): string => `battle conceded before round ${round}.`,
  won: (side: string, holdings: string): string => `Victory for ${side} · ${holdings}`,
  draw: (holdings: string): string => `A draw · ${holdings}`,
};

/** Units that leave the table without being destroyed. */
export const DEPARTURE_TEXTS: Readonly<Record<Departure, (unit: Subject) => string>> = {
  captured: (unit) => `${are(unit)} captured and removed from the table.`,
  exited: (unit) => `${does(unit, 'leave')} the table through the enemy's lines.`,
  'sent-away': (unit) => `${are(unit)} sent away.`,
  conceded: (unit) => `${does(unit, 'leave')} the battle.`,
};

/** Random events and what they bring. */
export const EVENT_TEXTS = {
  check: (faces: string, count: number): string => `${faces} on the event ${plural(count, 'die', 'dice')}`,
  none: (check: string): string => `No random event (${check}).`,
  leftOut: (number: number, check: string): string =>
    `Random event ${number}${check === '' ? '' : ` (${check})`} has no effect in this battle.`,
  happened: (number: number, name: string, check: string, picked: string): string =>
    `Random event ${number}: ${name}${check === '' ? '' : ` (${check})`}${picked}.`,
  dead: ', no unit qualifies',
  forUnits: (units: readonly string[]): string => `, for ${listText(units)}`,
  forSide: (side: string): string => `, for ${side}`,
  inQuarter: (quarter: number): string =>
    `, in the ${['upper left', 'upper right', 'lower left', 'lower right'][quarter]} quarter`,
  hostile: (unit: string, models: number): string =>
    `${models} ${unit} ${models === 1 ? 'arrives' : 'arrive'}, hostile to all sides.`,
  guest: (unit: Subject, side: string, target: string): string =>
    `${does(unit, 'fight')} for ${side}, as part of ${target}.`,
  helper: (unit: Subject, side: string, target: string): string =>
    `${does(unit, 'fight')} for ${side}, next to ${target}.`,
  marker: (name: string, place: string): string => `${name}: marker placed ${place}.`,
  carried: (unit: Subject, name: string): string => `${does(unit, 'pick')} up the marker of ${name}.`,
  found: (model: Subject, weapon: string): string => `${does(model, 'gain')} ${weapon}.`,
  cameTrue: (name: string, unit: string | undefined): string =>
    `${name} is fulfilled${unit === undefined ? '' : ` by ${unit}`}.`,
  noted: 'a secret note may have been made.',
  drawn: (lot: RandomDraw, pick: number, of: number): string => `random draw (${lot}): number ${pick + 1} of ${of}`,
};

/** What random events do to a unit, after the name of the event. */
export const MISHAP_TEXTS: Readonly<
  Record<EventImpact, (unit: Subject, gear: string, wounds: number | undefined) => string>
> = {
  broken: (unit, gear) => `${unit.name} can no longer use ${gear}.`,
  spared: (unit) => `${have(unit)} nothing to lose.`,
  silenced: (unit) => `${unit.name} can no longer shoot.`,
  shaken: (unit) => `${are(unit)} Shaken.`,
  rallied: (unit) => `${are(unit)} no longer Shaken.`,
  slipped: (unit) => `${does(unit, 'slip')}.`,
  bitten: (unit) => `${are(unit)} bitten.`,
  trapped: (unit) => `${does(unit, 'walk')} into a trap.`,
  misfired: (unit) => `${does(unit, 'misfire')}.`,
  lethal: (unit, _, wounds) =>
    `${does(unit, 'take')} a lethal blow${wounds === undefined ? '' : `: ${countedOrNo(wounds, 'wound')}`}.`,
  exposed: (unit, _, wounds) =>
    `${have(unit)} a weak spot${wounds === undefined ? '' : `: ${countedOrNo(wounds, 'more wound')}`}.`,
};
