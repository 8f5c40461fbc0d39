import {
  type Action,
  type ActivateAction,
  type Battle,
  checkAction,
  GAME,
  isHighAbove,
  phaseOf,
  type Player,
} from '@muster/engine';
import { captainWith } from '../captain/captain.ts';
import { type Candidate, rankActivations } from '../captain/decide.ts';
import { newOwnLook } from '../captain/look/look.ts';
import { weightsOf } from '../captain/weights.ts';
import type { Character } from '../characters.ts';
import { type Budget, DEFAULT_BUDGET } from './budget.ts';
import { halve } from './halving.ts';
import { playOn } from './rollout.ts';
import { type Plan, reasonOf } from './general-reasons.ts';

/** The options of a general. */
export interface GeneralSettings {
  /** Decides its random choices. */
  seed: string;
  character?: Character;
  /** How long it may think about one activation. */
  budget?: Budget;
}

/** The number of activations that are simulated. */
const MOST_PLANS = 8;

/** How much a captain's evaluation of an activation changes its prior, at the worth of a whole army. */
const FAITH = 1;

/** Makes a player that simulates the captain's best ideas many times to the end, and chooses the one with the best results. */
export const generalPlayer = ({ seed, character = 'balanced', budget = DEFAULT_BUDGET }: GeneralSettings): Player => {
  const own = newOwnLook();
  const captain = captainWith(own, { seed, character });
  const weights = weightsOf(character);
  const search = (battle: Battle, side: number): Plan[] => {
    const candidates = rankActivations(battle, side, MOST_PLANS, weights, own).filter(
      ({ action }) => checkAction(battle, action) === undefined,
    );
    if (candidates.length < 2) return [];
    const best = candidates[0].idea.worth;
    const army = battle.plan.sides[side].units.reduce((sum, unit) => sum + battle.plan.units[unit].cost, 1);
    const plans = candidates.map((candidate) => planOf(candidate, (FAITH * (candidate.idea.worth - best)) / army));
    const step = battle.game[GAME.step];
    const rivals = battle.plan.sides.map(({ index }) => captainWith(own, { seed: `${seed} rollout ${index}` }));
    return halve(plans, ({ action }, luck) => playOn(battle, side, action, rivals, `${seed} ${step} ${luck}`), budget);
  };
  let ranked: readonly Plan[] = [];
  let thought: Battle | undefined;
  return {
    act: (battle, side) => {
      const usual = captain.act(battle, side);
      thought = battle;
      ranked = isOpen(battle, usual) ? search(battle, side) : [];
      return ranked.length > 0 ? ranked[0].action : usual;
    },
    answer: (battle, question) => captain.answer(battle, question),
    explain: () => (thought && ranked.length > 0 ? reasonOf(own, thought, ranked, weights) : captain.explain?.()),
  };
};

/** Whether there is a decision: a unit is activated that does not merely recover or fly past. */
const isOpen = (battle: Battle, usual: Action): usual is ActivateAction =>
  phaseOf(battle) === 'activation' &&
  usual.type === 'activate' &&
  usual.action !== 'idle' &&
  !isHighAbove(battle, usual.unit);

const planOf = (candidate: Candidate, lead: number): Plan => ({
  ...candidate,
  prior: Math.max(0, Math.min(1, 0.5 + lead)),
  sum: 0,
  count: 0,
});
