import { counted } from '@muster/kernel';
import {
  type Battle,
  countsPoints,
  GAME,
  isLiving,
  namesOf,
  objectivesHeld,
  phaseOf,
  roundsOf,
  scoreOf,
} from '@muster/engine';
import { shorten } from '../text-table.ts';
import type { WatchStyle } from './look.ts';

/** The standing of a side. */
interface Standing {
  side: number;
  name: string;
  objectives: number;
  /** The score, if the mission counts more than objectives held. */
  points?: number;
  /** Units left, and at the start. */
  units: number;
  start: number;
}

/** Returns the standings of all sides. */
const standingsOf = (battle: Battle): Standing[] => {
  const { plan } = battle;
  const names = namesOf(plan).sides;
  return plan.sides.map(({ index, units }) => {
    const own = units.filter((unit) => !plan.units[unit].comes);
    return {
      side: index,
      name: names[index],
      objectives: objectivesHeld(battle, index),
      ...(countsPoints(plan) ? { points: scoreOf(battle, index) } : {}),
      units: own.filter((unit) => isLiving(battle, unit)).length,
      // Heroes who joined a unit are no longer units.
      start: battle.sideStart[index] || own.length,
    };
  });
};

/** Returns the round of a battle, or its phase before and after all rounds. */
const placeText = (battle: Battle): string => {
  const rounds = roundsOf(battle.plan);
  const round = battle.game[GAME.round];
  if (phaseOf(battle) === 'finished') return 'The end';
  return round === 0
    ? 'Setting up'
    : `Round ${round}${round > rounds || !Number.isFinite(rounds) ? '' : ` of ${rounds}`}`;
};

/** Returns one line: the round, and each side's objectives and units left. */
export const standingsLine = (battle: Battle, width: number, { paint, fine }: WatchStyle): string => {
  const place = placeText(battle);
  const standings = standingsOf(battle);
  const room = (figures: (standing: Standing) => string): number =>
    Math.floor((width - place.length - standings.map(figures).join('').length) / standings.length) - SPACES;
  const figures = FIGURES.find((texts) => room(texts) >= LEGIBLE) ?? FIGURES[FIGURES.length - 1];
  const most = Math.max(3, room(figures));
  const sides = standings.map((standing) => ({
    side: standing.side,
    name: `${fine ? '■' : '*'} ${shorten(standing.name, most)}`,
    words: figures(standing),
  }));
  const bare = [place, ...sides.map(({ name, words }) => `${name} ${words}`)].join('  ');
  // A very narrow screen cuts the rest off.
  if (bare.length > width) return shorten(bare, width);
  return [paint.bold(place), ...sides.map(({ side, name, words }) => `${paint.side(side, name)} ${words}`)].join('  ');
};

/** The figures of a side, from the longest to the shortest form: shorten figures before names. */
const FIGURES: readonly ((standing: Standing) => string)[] = [
  ({ objectives, units, start }) => `${counted(objectives, 'objective')}, ${units} of ${start} units`,
  ({ objectives, units, start }) => `${counted(objectives, 'objective')}, ${units}/${start}`,
  ({ objectives, units, start }) => `${objectives} · ${units}/${start}`,
];

/** The spaces around a name and the sign before it. */
const SPACES = 5;

/** The fewest letters of a readable name. */
const LEGIBLE = 14;
