import { chargeMoves, makePlayer, moveToward } from '@muster/ai';
import { type Action, type Battle, canActivate, checkAction, isOnTable, leader } from '@muster/engine';
import { phaseOf, type Player, unitGap } from '@muster/engine';

/** Runs at the nearest foe and hits it. What it does not care about, a solo player decides. */
export const brawler = (seed: string): Player => {
  const helper = makePlayer('solo', seed);
  return {
    act: (battle, side) => brawl(battle, side) ?? helper.act(battle, side),
    answer: (battle, question) => helper.answer(battle, question),
    explain: () => ({ unit: -1, text: 'Goes for the nearest foe.', worth: 0, others: [] }),
  };
};

const brawl = (battle: Battle, side: number): Action | undefined => {
  if (phaseOf(battle) !== 'activation') return undefined;
  const foes = battle.plan.units.filter((unit) => unit.side !== side && isOnTable(battle, unit.index));
  for (const unit of battle.plan.sides[side].units) {
    if (!canActivate(battle, unit) || !isOnTable(battle, unit) || foes.length === 0) continue;
    const [{ index: foe }] = foes.toSorted((a, b) => unitGap(battle, unit, a.index) - unitGap(battle, unit, b.index));
    const at = leader(battle, foe);
    const storm = chargeMoves(battle, unit, foe);
    const action: Action = storm
      ? { type: 'activate', unit, action: 'charge', target: foe, moves: storm }
      : { type: 'activate', unit, action: 'rush', moves: moveToward(battle, unit, battle.x[at], battle.y[at], 'rush') };
    if (!checkAction(battle, action)) return action;
  }
  return undefined;
};
