import { percent } from './lib/percent.mjs';
import { prepare } from './lib/prepare.mjs';
import { runNode } from './lib/run.mjs';

/** Armies and tables of three games: small samples and ready lists, each against each other of its game. */
const EVERYWHERE = ['--system', 'gf,gff,aof', '--armies', 'samples,ready', '--tables', '4'];
const SKIRMISH = ['--system', 'gff', '--points', '300'];

/** What the computer players must reach: the lower end of the 95 % interval of the score, over so many games. */
const BARS = [
  { player: 'captain', against: 'random', least: 0.97, games: 1000, where: EVERYWHERE },
  { player: 'captain', against: 'solo', least: 0.62, games: 1000, where: EVERYWHERE },
  { player: 'general:rollouts=64', against: 'captain', least: 0.55, games: 400, where: SKIRMISH },
];

/** Plays for a bar and shows how it goes; false when it is not reached. */
const reaches = ({ player, against, least, games, where }) => {
  const bar = `${player}:${against}:${least}`;
  const args = ['--players', `${player},${against}`, '--games', String(games), '--bar', bar, ...where];
  return runNode(['apps/cli/bin/muster.js', 'arena', ...args], { show: true }).ok;
};

prepare();
const { playerNames } = await import('@muster/ai');
const isThere = (label) => playerNames.includes(label.split(':')[0]);
const wanted = process.argv.slice(2);
const chosen = BARS.filter(({ player }) => wanted.length === 0 || wanted.some((part) => player.includes(part)));
const results = chosen.map((bar) => {
  const title = `${bar.player} against ${bar.against}, at least ${percent(bar.least)}`;
  if (!isThere(bar.player) || !isThere(bar.against)) return { title, mark: '–', words: 'there is no such player yet' };
  const reached = reaches(bar);
  process.stdout.write('\n');
  return { title, mark: reached ? '✓' : '✗', words: reached ? 'reached' : 'not reached' };
});
for (const { title, mark, words } of results) process.stdout.write(`${mark} ${title}: ${words}\n`);
if (results.length === 0) {
  process.stderr.write(`No bar has such a player; there are: ${BARS.map(({ player }) => player).join(', ')}.\n`);
  process.exitCode = 2;
} else if (results.some(({ mark }) => mark === '✗')) process.exitCode = 1;
