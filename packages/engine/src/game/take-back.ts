import type { RulingAction } from '../contract/action.ts';
import type { Decision } from '../contract/play.ts';
import type { Refusal } from '../contract/refusal.ts';
import type { Game } from './game.ts';

/** Returns a decision as the players make it again: their decisions stay when an earlier step is taken back. */
const keptRuling = ({ plan: { sides } }: Game, { side, decided, by }: Decision): RulingAction => ({
  type: 'ruling',
  side,
  wishes: sides.map(() => decided),
  kept: by,
});

/**
 * Takes back this many steps, the one that waits and decisions of the players included; the decisions stay in force.
 * Returns the refusal of the first step that cannot be taken back: the steps after it are already taken back.
 */
export const takeBackSteps = (game: Game, count: number, consent: boolean): Refusal | undefined => {
  const before = [...game.decisions];
  let refusal: Refusal | undefined;
  for (let i = 0; i < count && !refusal; i++) refusal = game.takeBack(consent || trailingRulings(game) > 0);
  for (const decision of before.slice(game.decisions.length))
    if (decision.decided !== 'as-it-is') game.act(keptRuling(game, decision));
  return refusal;
};

/** Returns the steps at the end that are decisions of the players: a take-back skips them. */
export const trailingRulings = ({ steps, unfinished }: Game): number => {
  if (unfinished) return 0;
  const last = steps.findLastIndex(({ action }) => action === 'begin' || action.type !== 'ruling');
  return steps.length - 1 - last;
};
