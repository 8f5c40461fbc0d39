import type { Rule } from '@muster/engine';
import { takedown } from '@muster/rules';
import type { TestGame } from '../games.ts';
import type { TestUnit } from '../scene.ts';
import { allRolled } from './all-rolled.ts';

/** The weapons of the models in these scenes: the sword has the most attacks in melee. */
const ARMS = [
  { name: 'Sword', attacks: 2 },
  { name: 'Dagger', attacks: 1 },
  { name: 'Gun', attacks: 4, range: 12 },
] as const;

/** Returns the attacks for each weapon of a model with a rule that charges a squad, or strikes back at it. */
export const meleeAttacksWith = (
  { scene }: TestGame,
  rule: Rule,
  { charges, dice, ...fighter }: { charges: boolean; dice: string } & Pick<Partial<TestUnit>, 'models' | 'weapons'>,
): number[] => {
  const fury: TestUnit = { id: 'fury', at: [10, 10], rules: [rule], weapons: ARMS, ...fighter };
  const foe: TestUnit = { id: 'foe', at: [10, 16], models: 5 };
  const units = charges ? [fury, { ...foe, side: 1 }] : [foe, { ...fury, side: 1 }];
  const s = scene({ units, dice });
  s.charge(units[0].id, units[1].id);
  return allRolled(s)
    .told('volley')
    .map(({ attacks }) => attacks);
};

/** Returns the hits of one melee attack on a squad whose hero has a rule. */
export const hitsOnSquadOf = ({ scene }: TestGame, rule: Rule, dice: string): number => {
  const us: TestUnit = { id: 'us', at: [10, 10], weapons: [{}] };
  const s = scene({ units: [us, { id: 'squad', side: 1, at: [10, 16], models: 3, hero: { rules: [rule] } }], dice });
  s.charge('us', 'squad');
  return allRolled(s).told('volley')[0].hits;
};

/** Returns the blocked hits of one shot at a squad with a hero, or at the hero alone if the gun picks it. */
export const blocksOfSquad = ({ scene }: TestGame, squad: Partial<TestUnit>, dice: string, pick: boolean): number => {
  const gun: TestUnit = {
    id: 'gun',
    at: [10, 10],
    weapons: [{ name: 'Gun', range: 24, rules: pick ? [takedown] : [] }],
  };
  const s = scene({ units: [gun, { id: 'squad', side: 1, at: [10, 16], models: 3, ...squad }], dice });
  const picks = pick ? { picks: [s.model('squad', 3)] } : {};
  s.activate('gun', 'hold', { shoot: [{ weapon: s.weapon('Gun'), target: s.unit('squad'), ...picks }] });
  return allRolled(s).told('volley')[0].blocked;
};
