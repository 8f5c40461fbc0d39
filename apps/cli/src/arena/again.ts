import type { ArenaGame, ArenaOrder } from '@muster/lab';
import { isGenerated } from './grounds.ts';

/** Returns the command that plays one game of an arena again. */
export const playAgain = ({ seed, contenders, grounds }: ArenaOrder, game: ArenaGame): string => {
  const { system, armies, tables, settings = {} } = grounds[game.place.ground];
  const sides = [game.place.armies[game.army], game.place.armies[1 - game.army]];
  const players = [0, 1].map((seat) => contenders[game.pairing[seat === game.side ? 0 : 1]].label);
  const table = tables[game.place.table].name;
  return [
    'muster battle play',
    ...sides.map((side) => `--army ${quoted(armies[side].name)}`),
    `--system ${system} --players ${players.join(',')} --seed ${quoted(game.seed)}`,
    isGenerated(table, seed) ? `--table-seed ${quoted(table)}` : `--table ${quoted(table)}`,
    ...Object.entries(settings).map(([name, value]) => `--setting ${name}=${value}`),
  ].join(' ');
};

const quoted = (text: string): string => (/^[\w./:-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`);
