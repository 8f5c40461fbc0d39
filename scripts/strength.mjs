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

/** Exit code after Ctrl-C. */
const INTERRUPTED = 130;

/** Plays for a bar and shows the progress; returns the exit code of the arena. */
const playFor = ({ player, against, least, games, where }) => {
  const bar = `${player}:${against}:${least}`;
  const args = ['--players', `${player},${against}`, '--games', String(games), '--bar', bar, ...where];
  return runNode(['apps/cli/bin/muster.js', 'arena', ...args], { show: true }).code;
};

const verdict = (code) => {
  if (code === INTERRUPTED) return { mark: '–', words: 'stopped' };
  return code === 0 ? { mark: '✓', words: 'reached' } : { mark: '✗', words: 'not reached' };
};

prepare();
const { playerNames } = await import('@muster/ai');
const isThere = (label) => playerNames.includes(label.split(':')[0]);
const wanted = process.argv.slice(2);
const chosen = BARS.filter(({ player }) => wanted.length === 0 || wanted.some((part) => player.includes(part)));
if (chosen.length === 0) {
  process.stderr.write(`No bar has that player. Players with bars: ${BARS.map(({ player }) => player).join(', ')}.\n`);
  process.exit(2);
}

// After Ctrl-C the arena finishes by itself; this process waits for it.
process.on('SIGINT', () => {});
const lines = [];
for (const bar of chosen) {
  const title = `${bar.player} against ${bar.against}, at least ${percent(bar.least)}`;
  const known = isThere(bar.player) && isThere(bar.against);
  const code = known ? playFor(bar) : 0;
  const { mark, words } = known ? verdict(code) : { mark: '–', words: 'no such player yet' };
  lines.push(`${mark} ${title}: ${words}`);
  process.exitCode = Math.max(process.exitCode ?? 0, code);
  process.stdout.write('\n');
  if (code === INTERRUPTED) break;
}
process.stdout.write(`${lines.join('\n')}\n`);
