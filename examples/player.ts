// Defines a computer player and lets it play against one of Muster's, on both sides in turn.
import { readyArmy } from 'muster/army';
import { compilePlan, Game, gff, reportOf, tableFor } from 'muster/engine';
import { type Action, type Battle, chargeMoves, checkAction, makePlayer, moveToward } from 'muster/players';
import { type Player, playOut, readyUnits, enemiesOf, viewOf } from 'muster/players';

/** Charges where it can and runs at the nearest enemy where it cannot; a solo player decides everything else. */
const brawler = (seed: string): Player => {
  const helper = makePlayer('solo', seed);
  return {
    act: (battle, side) => brawl(battle, side) ?? helper.act(battle, side),
    answer: (battle, question) => helper.answer(battle, question),
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

const armies = [readyArmy('lantern-wardens-300'), readyArmy('mossback-kith-300')];
const plan = compilePlan({ ruleset: gff, armies, table: tableFor(gff, 'yard', 2) });
const score = { won: 0, drawn: 0, lost: 0 };
for (let game = 0; game < 10; game++) {
  const players = [0, 1].map((side) => (side === game % 2 ? brawler(`${game}`) : makePlayer('random', `${game}`)));
  const { winner } = reportOf(playOut(new Game({ plan, seed: `${game}`, players })));
  score[winner === undefined ? 'drawn' : winner === game % 2 ? 'won' : 'lost']++;
}
console.log(`The brawler against chance, 10 battles: ${score.won} won, ${score.drawn} drawn, ${score.lost} lost.`);
