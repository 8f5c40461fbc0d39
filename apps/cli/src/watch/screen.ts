import { drawMap } from '../map/map.ts';
import type { StepFrame } from '@muster/engine';
import { battleOf, actionsOfFrame, type BattlePlayback } from '../battle-playback.ts';
import { armyLines } from './armies.ts';
import { coachLines, reasonOf } from './coach.ts';
import { GAP, type ScreenLayout, screenLayoutFor } from './layout.ts';
import type { WatchStyle } from './look.ts';
import { standingsLine } from './standings.ts';
import type { WatchState } from './state.ts';
import { storyText, windowOf } from './story.ts';

/** Returns a whole screen: as many lines as it has rows. */
export const screenLines = (
  reel: BattlePlayback,
  state: WatchState,
  columns: number,
  rows: number,
  look: WatchStyle,
): string[] => {
  const frame = reel.frames[state.at];
  const layout = screenLayoutFor(reel.plan, columns, rows, !look.fine);
  const story = storyRows(reel, frame, state.coach, layout.columns, look);
  const head = tableLines(reel, frame, layout, look);
  const below = windowOf(story, state.scroll, layout.story, look);
  const empty = Array.from({ length: layout.story - below.length }, () => '');
  return [...head, ...below, ...empty, footLine(reel, state, layout.columns, look)];
};

/** Returns the standings and the map with the armies next to it. */
export const tableLines = (
  reel: BattlePlayback,
  frame: StepFrame,
  layout: ScreenLayout,
  look: WatchStyle,
): string[] => {
  const { columns, map, framed, armies } = layout;
  const battle = battleOf(reel, frame.after);
  const deeds = actionsOfFrame(reel, frame);
  const drawn = drawMap(battle, { ...map, coloured: look.fine }, deeds);
  const lines = framed ? withFrame(drawn, map.columns) : drawn;
  const armyColumn = armies > 0 ? armyLines(battle, armies, lines.length, deeds.unit, look) : [];
  return [
    standingsLine(battle, columns, look),
    ...lines.map((line, row) => (armyColumn[row] === undefined ? line : `${line}${' '.repeat(GAP)}${armyColumn[row]}`)),
  ];
};

const withFrame = (lines: readonly string[], width: number): string[] => {
  const edge = `+${'-'.repeat(width)}+`;
  return [edge, ...lines.map((line) => `|${line}|`), edge];
};

/** Returns the log of a step, or the options weighed before it. */
export const storyRows = (
  { plan }: BattlePlayback,
  { lines, events }: StepFrame,
  coach: boolean,
  width: number,
  look: WatchStyle,
): string[] => (coach ? coachLines(plan, reasonOf(events), width, look) : storyText(lines, width, look));

/** Returns the last line: position in the battle, speed and keys. */
const footLine = (reel: BattlePlayback, state: WatchState, width: number, { paint, fine }: WatchStyle): string => {
  const isLast = state.at === reel.frames.length - 1 && reel.game.finished;
  const pace = state.playing ? `${fine ? '▶' : '>'} ${state.speed}/s` : isLast ? 'the end' : 'paused';
  const place = `${pace}  step ${state.at + 1}${reel.game.finished ? ` of ${reel.frames.length}` : ''}`;
  const keys = (fine ? KEYS : PLAIN_KEYS).find((text) => text.length + place.length + 4 <= width) ?? '';
  const room = width - place.length - keys.length - 4;
  return paint.dim(
    `${place}  ${room > 0 ? progress((state.at + 1) / reel.frames.length, room, reel, fine) : ''}  ${keys}`,
  );
};

/** The keys, from the longest to the shortest version. */
const KEYS = [
  'space pause  ←→ step  ↑↓ scroll  PgUp PgDn round  Home End  +- speed  c coach  q quit',
  'space pause  ←→ step  +- speed  c coach  q quit',
  'space ←→ +- c q',
];

const PLAIN_KEYS = KEYS.map((text) => text.replace('←→', '<>').replace('↑↓', '^v'));

const progress = (share: number, width: number, { game }: BattlePlayback, fine: boolean): string => {
  if (!game.finished) return ' '.repeat(width);
  const done = Math.round(share * width);
  return fine ? '━'.repeat(done) + '─'.repeat(width - done) : '='.repeat(done) + '-'.repeat(width - done);
};
