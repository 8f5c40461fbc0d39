// Plays a battle between two computer players to its end, and verifies its record.
import { readyArmy } from 'muster/army';
import { compilePlan, Game, gf, logTo, playOut, recordOf, replay, reportOf, tableFor } from 'muster/engine';
import { makePlayer } from 'muster/players';

const armies = [readyArmy('lantern-wardens-750'), readyArmy('kestrel-guild-750')];
const plan = compilePlan({ ruleset: gf, armies, table: tableFor(gf, 'hills', armies.length) });

const log: string[] = [];
const game = playOut(
  new Game({
    plan,
    seed: 'tonight',
    players: [makePlayer('captain', 'first'), makePlayer('solo', 'second')],
    listen: logTo(plan, (line) => log.push(line)),
  }),
);

console.log(`The log has ${log.length} lines. The last activation:`);
for (const line of log.slice(log.findLastIndex((text) => text.startsWith('▸')))) console.log(`  ${line}`);

const report = reportOf(game);
for (const [side, name] of report.sides.entries()) {
  const units = report.units.filter((unit) => unit.side === side);
  const left = units.filter((unit) => !unit.destroyed).length;
  const held = report.objectives.filter(({ owner }) => owner === side).length;
  console.log(`${name}: ${left} of ${units.length} units left, ${held} of ${report.objectives.length} objectives.`);
}
console.log(report.winner === undefined ? 'A draw.' : `${report.sides[report.winner]} won in round ${report.rounds}.`);

const { matching, problem } = replay(recordOf(game, ['captain', 'solo']), gf);
console.log(problem ? `Step ${problem.step} differs.` : `Replayed ${matching} steps: every checksum is the same.`);
