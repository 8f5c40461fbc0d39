import { readyArmy } from 'muster/army';
import { compilePlan, gff, reportOf, tableFor } from 'muster/engine';
import { Game, makePlayer, type Player, playOut } from 'muster/players';

const helper = makePlayer('solo', 'any seed');
const lazy: Player = {
  act: (battle, side) => helper.act(battle, side),
  answer: (battle, question) => (question.kind === 'strike-back' ? false : helper.answer(battle, question)),
};
const armies = [readyArmy('lantern-wardens-200'), readyArmy('kestrel-guild-200')];
const plan = compilePlan({ ruleset: gff, armies, table: tableFor(gff, 'a table', 2) });
console.log(reportOf(playOut(new Game({ plan, seed: 'dice', players: [lazy, makePlayer('captain', 'b')] }))).winner);
