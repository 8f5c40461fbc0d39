import { counted } from '@muster/kernel';
import {
  type Battle,
  countsPoints,
  G,
  isLiving,
  namesOf,
  objectivesHeld,
  phaseOf,
  roundsOf,
  scoreOf,
} from '@muster/engine';
import { shorten } from '../text-table.ts';
import type { Look } from './look.ts';

/** How a side stands. */
interface Standing {
  side: number;
  name: string;
  markers: number;
  /** Where the mission counts more than objectives held. */
  points?: number;
  /** Units left, and at the start. */
  units: number;
  start: number;
}

/** How all sides stand. */
const standingsOf = (battle: Battle): Standing[] => {
  const { plan } = battle;
  const names = namesOf(plan).sides;
  return plan.sides.map(({ index, units }) => {
    const own = units.filter((unit) => !plan.units[unit].comes);
    return {
      side: index,
      name: names[index],
      markers: objectivesHeld(battle, index),
      ...(countsPoints(plan) ? { points: scoreOf(battle, index) } : {}),
      units: own.filter((unit) => isLiving(battle, unit)).length,
      // Heroes who joined others are units no more.
      start: battle.sideStart[index] || own.length,
    };
  });
};

/** Where a battle is: its round, or what comes before and after all rounds. */
const placeText = (battle: Battle): string => {
  const rounds = roundsOf(battle.plan);
  const round = battle.game[G.round];
  if (phaseOf(battle) === 'finished') return 'The end';
  return round === 0
    ? 'Setting up'
    : `Round ${round}${round > rounds || !Number.isFinite(rounds) ? '' : ` of ${rounds}`}`;
};

/** One line: where the battle is, and what everybody holds and has left. */
export const standingsLine = (battle: Battle, width: number, { paint, fine }: Look): string => {
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
  // On a very narrow screen what does not fit is cut.
  if (bare.length > width) return shorten(bare, width);
  return [paint.bold(place), ...sides.map(({ side, name, words }) => `${paint.side(side, name)} ${words}`)].join('  ');
};

/** How figures are said, the longest first: rather short figures than short names. */
const FIGURES: readonly ((standing: Standing) => string)[] = [
  ({ markers, units, start }) => `${counted(markers, 'marker')}, ${units} of ${start} units`,
  ({ markers, units, start }) => `${counted(markers, 'marker')}, ${units}/${start}`,
  ({ markers, units, start }) => `${markers} · ${units}/${start}`,
];

/** The spaces around a name and the sign before it. */
const SPACES = 5;

/** A name cut to fewer letters says nothing. */
const LEGIBLE = 14;
