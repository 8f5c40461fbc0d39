import {
  allowanceOf,
  type Battle,
  type BattleEvent,
  type BattlePlan,
  givenRules,
  type ModelMove,
  type Pace,
  type Rule,
} from '@muster/engine';
import { circleOverlapsPolygon } from '@muster/kernel';
import { TRAIT_RULES } from '@muster/rules';
import type { PlayedStep } from './league.ts';

/** Returns whether a rule changes a roll, a volley or morale, rather than only distances, toughness or rerolls. */
const isNamed = ({ attacker = {}, defender, morale, presence = {}, radiates, inflicts }: Rule): boolean => {
  const { range: _range, ...attacks } = attacker;
  const { rerolls: _rerolls, toughMore: _toughMore, ...lives } = presence;
  const given = radiates?.gives ?? inflicts;
  const words = { ...attacks, ...defender, ...morale, ...lives };
  return Object.keys(words).length > 0 || (given !== undefined && isNamed(given));
};

/** Traits that show on the bill of a roll, in the rules of a volley, or by what they give or do. */
export const NAMED_TRAITS: readonly string[] = TRAIT_RULES.filter(isNamed).map(({ name }) =>
  name.replace('Trait: ', ''),
);

/** Returns the rules that a log event names. */
const namesIn = (event: BattleEvent): readonly string[] => {
  if (event.type === 'roll') return (event.bill ?? []).map(({ source }) => source);
  if (event.type === 'volley') return event.rules;
  if (event.type === 'morale') return event.surely === undefined ? [] : [event.surely];
  return event.type === 'granted' || event.type === 'used' ? [event.rule] : [];
};

/** Returns the traits that a log event names. */
export const traitsIn = (event: BattleEvent): string[] =>
  namesIn(event).flatMap((name) => (name.startsWith('Trait: ') ? name.replace('Trait: ', '') : []));

/** The first move of an activation, with the battle before it. */
interface Walk {
  unit: number;
  pace: Pace;
  steps: readonly { model: number; path: readonly number[]; length: number }[];
}

const PACES: readonly string[] = ['advance', 'rush', 'charge'] satisfies readonly Pace[];

/** Lengths of moves are reported in whole hundredths of an inch and found in small steps, so a full move may be a little short. */
const NEARLY = 25;

/** How much farther traits let their bearers move, by action. */
const FURTHER: Readonly<Record<string, Readonly<Record<Pace, number>>>> = {
  agile: { advance: 100, rush: 200, charge: 200 },
  runner: { advance: 200, rush: 200, charge: 200 },
};
const VANGUARD = 400;
const DIFFICULT_LIMIT = 600;

/** Traits that log events do not name: seen by what their bearers could not have done without them. */
export const silentTraitsIn = ({ game, before, events }: PlayedStep): string[] => {
  const { plan, battle } = game;
  const seen: string[] = [];
  const first = events.findIndex(({ type }) => type === 'activated');
  const start = events[first];
  if (start?.type === 'activated') {
    const walk = walkOf(before, start, events.slice(first + 1));
    if (walk) seen.push(...paced(plan, before, walk), ...undaunted(plan, before, walk));
    if (walk && !events.some(({ type }) => type === 'dangerous') && dares(plan, walk)) seen.push('Daredevil');
    for (const event of events) {
      if (event.type !== 'volley' || event.kind !== 'shooting' || event.unit !== start.unit) continue;
      const shooters = event.attackers.map((model) => hasTrait(plan, model, 'hunter'));
      if (start.action === 'rush' && shooters.every(Boolean)) seen.push('Hunter');
      if (shotFar(plan, before, battle, event)) seen.push('Scavenger');
    }
  }
  if (events.some((event) => event.type === 'roll' && event.purpose === 'elite')) seen.push('Elite');
  // In Firefight a Climber jumps where any other model would fall.
  for (const event of events)
    if (event.type === 'jumped' && event.passed && event.faces.includes(2) && hasTrait(plan, event.model, 'climber'))
      seen.push('Climber');
  // One wound less would have been its last.
  for (const { index, tough } of plan.models)
    if (battle.alive[index] && battle.wounds[index] === tough - 1 && hasTrait(plan, index, 'toughened'))
      seen.push('Toughened');
  return seen;
};

const hasTrait = ({ models }: BattlePlan, model: number, trait: string): boolean =>
  models[model].ruleIds.includes(`trait-${trait}`);

/** The length of a unit's move, if it began on the table and no model jumped or fell, which adds to the length. */
const walkOf = (
  before: Battle,
  { unit, action }: Extract<BattleEvent, { type: 'activated' }>,
  events: readonly BattleEvent[],
): Walk | undefined => {
  const [moved] = events;
  if (moved?.type !== 'moved' || moved.unit !== unit || !PACES.includes(action) || before.unitIn[unit] >= 0)
    return undefined;
  if (events.some(({ type }) => type === 'jumped' || type === 'fell-down')) return undefined;
  const steps = moved.moves.map((move) => ({ ...move, length: lengthOf(before, move) }));
  return { unit, pace: action as Pace, steps };
};

const lengthOf = (before: Battle, { model, path }: ModelMove): number => {
  let [x, y, length] = [before.x[model], before.y[model], 0];
  for (let i = 0; i < path.length; i += 2) {
    length += Math.hypot(path[i] - x, path[i + 1] - y);
    [x, y] = [path[i], path[i + 1]];
  }
  return length;
};

/** Moved farther than without the trait, or exactly as far as the injury allows. */
const paced = (plan: BattlePlan, before: Battle, { unit, pace, steps }: Walk): string[] => {
  const seen: string[] = [];
  const passes = (more: number): boolean =>
    steps.some(({ model, length }) => length > allowanceOf(before, unit, model, pace) - more);
  const models = plan.models
    .map(({ index }) => index)
    .filter((i) => before.unitOf[i] === unit && before.alive[i] === 1);
  // In mixed units the slowest sets the pace, so that what only some have shows nothing.
  for (const [trait, more] of Object.entries(FURTHER))
    if (models.every((model) => hasTrait(plan, model, trait)) && passes(more[pace]))
      seen.push(trait === 'agile' ? 'Agile' : 'Runner');
  if (models.some((model) => hasTrait(plan, model, 'smashed-leg')) && passes(NEARLY)) seen.push('Smashed Leg');
  const isLed = pace === 'charge' && givenRules(before, unit, true).some(({ id }) => id === 'trait-vanguard-given');
  if (isLed && passes(VANGUARD)) seen.push('Vanguard');
  return seen;
};

/** Rules that help a model to cross difficult ground. */
const helped = (
  { ruleset, models }: BattlePlan,
  model: number,
  word: 'ignoresDifficult' | 'ignoresDangerous',
): string[] =>
  models[model].ruleIds.filter((id) => {
    const move = ruleset.rules[id]?.move ?? {};
    return [move[word], move.flies, move.straightLine, move.always].some((said) => said !== undefined);
  });

const isIn = (plan: BattlePlan, model: number, x: number, y: number, what: 'difficult' | 'dangerous'): boolean =>
  plan.terrain.some((piece) => piece[what] && circleOverlapsPolygon(x, y, plan.models[model].radius, piece.polygon));

/** Moved farther than difficult ground allows, and began or ended in it. */
const undaunted = (plan: BattlePlan, before: Battle, { steps }: Walk): string[] =>
  steps.some(
    ({ model, path, length }) =>
      length > DIFFICULT_LIMIT &&
      helped(plan, model, 'ignoresDifficult').join(' ') === 'trait-climber' &&
      (isIn(plan, model, before.x[model], before.y[model], 'difficult') ||
        isIn(plan, model, path[path.length - 2], path[path.length - 1], 'difficult')),
  )
    ? ['Climber']
    : [];

/** Ended in dangerous ground. */
const dares = (plan: BattlePlan, { steps }: Walk): boolean =>
  steps.some(
    ({ model, path }) =>
      helped(plan, model, 'ignoresDangerous').join(' ') === 'trait-daredevil' &&
      isIn(plan, model, path[path.length - 2], path[path.length - 1], 'dangerous'),
  );

/** A shot at a unit farther away than the weapon reaches, with help that the shooters were given. */
const shotFar = (
  plan: BattlePlan,
  before: Battle,
  after: Battle,
  { weapon, target, attackers, unit }: Extract<BattleEvent, { type: 'volley' }>,
): boolean => {
  const range = plan.weapons[weapon]?.range ?? 0;
  if (range === 0 || !givenRules(before, unit, true).some(({ id }) => id === 'trait-scavenger-given')) return false;
  const foes = plan.models.filter(({ index }) => before.unitOf[index] === target && before.alive[index] === 1);
  return attackers.some((model) => {
    const isPlain = plan.models[model].ruleIds.every((id) => !plan.ruleset.rules[id]?.attacker?.range);
    const gaps = foes.map(
      ({ index, radius }) =>
        Math.hypot(after.x[model] - before.x[index], after.y[model] - before.y[index]) -
        radius -
        plan.models[model].radius,
    );
    return isPlain && Math.min(...gaps) > range + NEARLY;
  });
};
