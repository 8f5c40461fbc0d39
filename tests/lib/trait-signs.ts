import { type Battle, type BattleEvent, type BattlePlan, type ModelPlan, touchesDifficult } from '@muster/engine';
import { circleOverlapsPolygon } from '@muster/kernel';
import type { Heard } from './league.ts';

/** Traits that show on the bill of a roll, in the rules of a volley, or by what they give or do. */
export const NAMED_TRAITS: readonly string[] = [
  'Arm Injury',
  'Berserker',
  'Bitter Rivalry',
  'Blinded Eye',
  'Chemist',
  'Chest Wound',
  'Crazed',
  'Destroyer',
  'Duellist',
  'Fanatic',
  'Headstrong',
  'Herbalist',
  'Horrible Scars',
  'Instigator',
  'Leader',
  'Mastermind',
  'Motivated',
  'Prowler',
  'Resilient',
  'Specialist melee',
  'Specialist shooting',
  'Suppressor',
  'Tactician',
  'Traumatized',
  'Warden',
];

/** The rules that an event names. */
export const namesIn = (event: BattleEvent): readonly string[] => {
  if (event.type === 'roll') return (event.bill ?? []).map(({ source }) => source);
  if (event.type === 'volley') return event.rules;
  if (event.type === 'morale') return event.surely === undefined ? [] : [event.surely];
  return event.type === 'granted' || event.type === 'used' ? [event.rule] : [];
};

/** The traits that an event names. */
export const traitsIn = (event: BattleEvent): string[] =>
  namesIn(event).flatMap((name) => (name.startsWith('Trait: ') ? name.replace('Trait: ', '') : []));

/** Ways of an activation: its unit, what it did, and how far its models went. */
interface Walk {
  unit: number;
  action: string;
  bearers: readonly ModelPlan[];
  longest: number;
  rough: boolean;
}

const BASE: Readonly<Record<string, number>> = { advance: 600, rush: 1200, charge: 1200 };

/** Ways are told in whole hundredths of an inch, so a full one may be a little short. */
const NEARLY = 8;

/** Traits without a name in what is told: seen by what their bearers could not have done without them. */
export const silentTraitsIn = ({ game, before, events }: Heard): string[] => {
  const seen: string[] = [];
  const { plan, battle } = game;
  const jumps = events.some(({ type }) => type === 'jumped' || type === 'fell-down');
  const first = events.findIndex(({ type }) => type === 'activated');
  const start = events[first];
  if (start?.type === 'activated') {
    const moved = events[first + 1];
    const walk = !jumps && moved?.type === 'moved' ? walkOf(plan, before, start, moved) : undefined;
    if (walk) seen.push(...walkers(plan, before, walk));
    if (walk && dares(plan, battle, walk) && !events.some(({ type }) => type === 'dangerous')) seen.push('Daredevil');
    for (const event of events)
      if (event.type === 'volley' && event.kind === 'shooting' && event.unit === start.unit) {
        if (start.action === 'rush' && event.attackers.every((model) => hasTrait(plan, model, 'hunter')))
          seen.push('Hunter');
        if (shotFar(plan, before, battle, event)) seen.push('Scavenger');
      }
  }
  for (const event of events) if (event.type === 'roll' && event.purpose === 'elite') seen.push('Elite');
  for (const { index, tough } of plan.models)
    if (battle.alive[index] && battle.wounds[index] === tough - 1 && hasTrait(plan, index, 'toughened'))
      seen.push('Toughened');
  return seen;
};

const hasTrait = (plan: BattlePlan, model: number, trait: string): boolean =>
  plan.models[model].ruleIds.includes(`trait-${trait}`);

const walkOf = (
  plan: BattlePlan,
  before: Battle,
  { unit, action }: Extract<BattleEvent, { type: 'activated' }>,
  moved: Extract<BattleEvent, { type: 'moved' }>,
): Walk | undefined => {
  // Who came out of a transport began somewhere else.
  if (moved.unit !== unit || !(action in BASE) || before.unitIn[unit] >= 0) return undefined;
  const longest = Math.max(
    0,
    ...moved.moves.map(({ model, path }) => {
      let [x, y, length] = [before.x[model], before.y[model], 0];
      for (let i = 0; i < path.length; i += 2) {
        length += Math.hypot(path[i] - x, path[i + 1] - y);
        [x, y] = [path[i], path[i + 1]];
      }
      return length;
    }),
  );
  const bearers = plan.models.filter(({ index }) => before.unitOf[index] === unit && before.alive[index] === 1);
  return { unit, action, bearers, longest, rough: touchesDifficult(before, unit, moved.moves) };
};

/** Whether one trait alone says something about how a unit gets about. */
const onlyWith = ({ ruleset }: BattlePlan, { bearers }: Walk, trait: string): boolean =>
  bearers.some(({ ruleIds }) => ruleIds.includes(`trait-${trait}`)) &&
  bearers.every(({ ruleIds }) => ruleIds.every((id) => id === `trait-${trait}` || !ruleset.rules[id]?.move));

const walkers = (plan: BattlePlan, before: Battle, walk: Walk): string[] => {
  const { unit, action, longest, rough } = walk;
  if (before.unitGrants[unit] !== 0) return [];
  const base = BASE[action];
  const seen: string[] = [];
  if (action !== 'charge' && longest > base && onlyWith(plan, walk, 'agile')) seen.push('Agile');
  if (action !== 'charge' && longest > base && onlyWith(plan, walk, 'runner')) seen.push('Runner');
  const limp = action === 'advance' ? 500 : 1000;
  if (action !== 'charge' && longest <= limp && longest > limp - NEARLY && onlyWith(plan, walk, 'smashed-leg'))
    seen.push('Smashed Leg');
  if (rough && longest > 600 && onlyWith(plan, walk, 'climber')) seen.push('Climber');
  const isPlain = walk.bearers.every(({ ruleIds }) => ruleIds.every((id) => !plan.ruleset.rules[id]?.move));
  if (action === 'charge' && longest > base && isPlain) seen.push('Vanguard');
  return seen;
};

/** Ends in dangerous ground on foot, and nobody is tested. */
const dares = (plan: BattlePlan, battle: Battle, walk: Walk): boolean =>
  onlyWith(plan, walk, 'daredevil') &&
  walk.bearers.some(
    ({ index, radius }) =>
      hasTrait(plan, index, 'daredevil') &&
      battle.unitOf[index] === walk.unit &&
      plan.terrain.some(
        (piece) => piece.dangerous && circleOverlapsPolygon(battle.x[index], battle.y[index], radius, piece.polygon),
      ),
  );

/** A shot at somebody who was farther away than the weapon reaches, with a friend of the trait on the table. */
const shotFar = (
  plan: BattlePlan,
  before: Battle,
  after: Battle,
  { weapon, target, attackers, unit }: Extract<BattleEvent, { type: 'volley' }>,
): boolean => {
  const range = plan.weapons[weapon]?.range ?? 0;
  const side = plan.units[unit].side;
  if (
    range === 0 ||
    !plan.models.some(
      ({ index }) => hasTrait(plan, index, 'scavenger') && plan.units[plan.models[index].unit].side === side,
    )
  )
    return false;
  const held = (model: number): boolean =>
    plan.models[model].ruleIds.every((id) => !plan.ruleset.rules[id]?.attacker?.range);
  return attackers.some((model) => {
    const gaps = plan.models
      .filter(({ index }) => before.unitOf[index] === target && before.alive[index] === 1)
      .map(
        ({ index, radius }) =>
          Math.hypot(after.x[model] - before.x[index], after.y[model] - before.y[index]) -
          radius -
          plan.models[model].radius,
      );
    return held(model) && Math.min(...gaps) > range + 5;
  });
};
