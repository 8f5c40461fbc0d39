import { readyArmy } from 'muster/army';
import { compilePlan, Game, gf, logTo, playOut, reportOf, tableFor } from 'muster/engine';
import { makePlayer } from 'muster/players';

const armies = [readyArmy('lantern-wardens-750'), readyArmy('mossback-kith-750')];
const plan = compilePlan({ ruleset: gf, armies, table: tableFor(gf, 'a table', 2) });
const players = [makePlayer('solo', 'one'), makePlayer('solo', 'two')];
const game = playOut(new Game({ plan, seed: 'dice', players, listen: logTo(plan, console.log) }));
const { sides, winner } = reportOf(game);
console.log(winner === undefined ? 'A draw.' : `${sides[winner]} won.`);
