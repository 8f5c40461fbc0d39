import {
  attackDice,
  CONDITION_BIT,
  compileVolley,
  type Cover,
  heldBy,
  rollVolley,
  type Ruleset,
  type Settings,
  UNIT_FLAG,
  type VolleyResult,
} from '@muster/engine';
import { scene, type TestRule } from './scene.ts';

/** One weapon group against one unit: only what the rule cares about. */
export interface TestVolley {
  attacks?: number;
  quality?: number;
  /** Rules of the weapon. */
  rules?: readonly TestRule[];
  /** Rules of the model that holds it. */
  bearer?: readonly TestRule[];
  /** An attack in melee by a unit that charged. */
  charging?: boolean;
  /** The charge began over 9" away. */
  fromAfar?: boolean;
  /** An attack in melee. */
  melee?: boolean;
  fatigued?: boolean;
  moved?: boolean;
  /** The distance, in inches. */
  distance?: number;
  cover?: Cover;
  target?: { models?: number; defense?: number; rules?: readonly TestRule[]; wounds?: readonly number[] };
  settings?: Partial<Settings>;
  ruleset?: Ruleset;
  /** Whether the target moved this round. */
  targetMoved?: boolean;
  /** Dice to hit | Defense rolls | re-rolls | saves. All of them must be used. */
  dice: string;
}

/** Rolls the volley with these dice; throws if a die is missing or left over. */
export const volley = (spec: TestVolley): VolleyResult => {
  const melee = spec.melee ?? spec.charging ?? false;
  const distance = melee ? 0 : (spec.distance ?? 6);
  const weapon = { attacks: spec.attacks ?? 1, rules: spec.rules, ...(melee ? {} : { range: 48 }) };
  const { game, plan, battle, dice, unit, model } = scene({
    units: [
      {
        id: 'attacker',
        at: [10, 5],
        quality: spec.quality,
        rules: spec.bearer,
        weapons: [weapon],
        flags: spec.moved ? UNIT_FLAG.moved : 0,
      },
      { ...spec.target, id: 'target', side: 1, at: [10, 6 + distance], models: spec.target?.models ?? 5 },
    ],
    settings: spec.settings,
    ruleset: spec.ruleset,
    dice: spec.dice,
  });
  const held = heldBy(battle, model('attacker'), plan.units[0].weapons[0]);
  if (!held) throw new Error('the attacker has no weapon');
  const bits =
    (melee ? CONDITION_BIT.melee : CONDITION_BIT.shooting) |
    (spec.charging ? CONDITION_BIT.charging : 0) |
    (spec.moved ? CONDITION_BIT.moved : 0) |
    (distance > 9 ? CONDITION_BIT.modelOver9 | CONDITION_BIT.unitOver9 : 0) |
    (!melee && distance <= 12 ? CONDITION_BIT.within12 : 0) |
    (distance > 12 ? CONDITION_BIT.unitOver12 : 0) |
    (spec.fromAfar ? CONDITION_BIT.farOff : 0) |
    (spec.targetMoved ? 0 : CONDITION_BIT.targetStill);
  const attacker = {
    model: model('attacker'),
    held,
    bits,
    onlySixes: spec.fatigued ?? false,
    copies: 1,
    dice: attackDice(held, bits, 1),
  };
  const compiled = compileVolley(battle, {
    kind: melee ? 'melee' : 'shooting',
    unit: unit('attacker'),
    weapon: held.type,
    target: unit('target'),
    pick: -1,
    attackers: [attacker],
    cover: spec.cover ?? 'none',
  });
  dice.begin(0, 0);
  const result = withAutoAnswers(game, () => rollVolley(game, compiled));
  if (dice.left > 0) throw new Error(`${dice.left} dice were not used`);
  return result;
};

/** The engine chooses casualties, since tests of volleys do not depend on them. */
const withAutoAnswers = <T>(game: { ask: unknown }, run: () => T): T => {
  const asked = game as { ask: () => unknown };
  asked.ask = () => 'auto';
  return run();
};
