import { type Action, type Battle, chargeMoves, checkAction, enemiesOf, makePlayer, moveToward } from 'muster/players';
import { type Player, readyUnits, viewOf } from 'muster/players';

/** Charges the nearest enemy, or runs at it. A solo player decides everything else. */
export const brawler = (seed: string): Player => {
  const helper = makePlayer('solo', seed);
  return {
    act: (battle, side) => brawl(battle, side) ?? helper.act(battle, side),
    answer: (battle, question) => helper.answer(battle, question),
    explain: () => ({ unit: -1, text: 'Goes for the nearest enemy.', worth: 0, others: [] }),
  };
};

const brawl = (battle: Battle, side: number): Action | undefined => {
  const { phase, units } = viewOf(battle, side);
  if (phase !== 'activation') return undefined;
  for (const unit of readyUnits(battle, side)) {
    const [enemy] = enemiesOf(battle, unit);
    const at = units.find((other) => other.unit === enemy?.unit)?.models[0];
    const moves = enemy && chargeMoves(battle, unit, enemy.unit);
    const action: Action | undefined = moves
      ? { type: 'activate', unit, action: 'charge', target: enemy.unit, moves }
      : at && { type: 'activate', unit, action: 'rush', moves: moveToward(battle, unit, at.x, at.y, 'rush') };
    if (action && !checkAction(battle, action)) return action;
  }
  return undefined;
};
