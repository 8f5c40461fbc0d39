import { type StepFrame, GAME, isOnTable, modelsOf, namesOf } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { stripColours } from '../../../../tests/lib/ansi.ts';
import { playedReel } from '../../../../tests/lib/reels.ts';
import { paintFor, PLAIN } from '../colours.ts';
import { letterOf } from '../map/signs.ts';
import { battleOf } from '../battle-playback.ts';
import { screenLayoutFor } from './layout.ts';
import { type WatchStyle, watchStyleOf } from './look.ts';
import { frameText } from './plain.ts';
import { screenLines } from './screen.ts';
import type { WatchState } from './state.ts';

const reel = playedReel();
const FINE = watchStyleOf(paintFor({ isTTY: true }, {}));
const BARE = watchStyleOf(PLAIN);
const SIZES = [
  [80, 24],
  [81, 25],
  [100, 30],
  [132, 43],
  [200, 60],
  [60, 20],
  [40, 12],
] as const;

const stateAt = (at: number, more: Partial<WatchState> = {}): WatchState => ({
  at,
  playing: false,
  speed: 1,
  coach: false,
  scroll: 0,
  over: false,
  ...more,
});

const shown = (at: number, columns: number, rows: number, look: WatchStyle, more?: Partial<WatchState>): string[] =>
  screenLines(reel, stateAt(at, more), columns, rows, look).map(stripColours);

/** The first activation with wounds. */
const fight = reel.frames.findIndex(({ events }) =>
  events.some((event) => event.type === 'volley' && event.removed > 0),
);

describe('a screen', () => {
  test.each(SIZES)('of %i columns and %i rows is filled and never overrun', (columns, rows) => {
    for (let at = 0; at < reel.frames.length; at += 11)
      for (const look of [FINE, BARE])
        for (const coach of [false, true]) {
          const lines = shown(at, columns, rows, look, { coach });
          expect(lines.length).toBe(rows);
          expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(columns);
          expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
        }
  });

  test('shows every unit at its position', () => {
    const { plan } = reel;
    const { map } = screenLayoutFor(plan, 80, 24);
    let seen = 0;
    let all = 0;
    for (const [at, { after }] of reel.frames.entries()) {
      const battle = battleOf(reel, after);
      const lines = shown(at, 80, 24, FINE).slice(1, 1 + map.rows);
      const cells = new Map<string, Set<string>>();
      for (const { index } of plan.units)
        if (isOnTable(battle, index))
          for (const model of modelsOf(battle, index)) {
            const column = Math.floor((battle.x[model] * map.columns) / plan.table.width);
            const row = Math.floor((battle.y[model] * map.rows) / plan.table.depth);
            const there = cells.get(`${column} ${row}`) ?? new Set();
            cells.set(`${column} ${row}`, there.add(letterOf(plan, index)));
          }
      for (const [cell, letters] of cells) {
        const [column, row] = cell.split(' ').map(Number);
        const sign = lines[row][column];
        // A large base next to it, or the figure of an objective without a free cell.
        all++;
        if (letters.has(sign)) seen++;
        else expect(sign).toMatch(/[A-Za-z\d]/);
      }
    }
    expect(all).toBeGreaterThan(100);
    expect(seen / all).toBeGreaterThan(0.95);
  });

  test('has the standings at the top', () => {
    for (const at of [0, fight, reel.frames.length - 1]) {
      const battle = battleOf(reel, reel.frames[at].after);
      const [head] = shown(at, 140, 40, FINE);
      const held = [...battle.objOwner.subarray(0, battle.game[GAME.objectives])];
      namesOf(reel.plan).sides.forEach((name, side) => {
        const objectives = held.filter((owner) => owner === side).length;
        expect(head).toContain(`■ ${name} ${objectives} objective${objectives === 1 ? '' : 's'}, `);
      });
    }
    expect(shown(0, 80, 24, FINE)[0]).toMatch(/^Setting up/);
    expect(shown(fight, 80, 24, FINE)[0]).toMatch(/^Round \d of 4/);
    expect(shown(reel.frames.length - 1, 80, 24, FINE)[0]).toMatch(/^The end/);
  });

  test('shows the log and the reason, and the rest of a long log when scrolled', () => {
    const whole = frameText(reel, reel.frames[fight], 80, BARE).join('\n');
    expect(whole).toMatch(/▸ .*\n {2}Why: Would rather/);
    const low = shown(fight, 80, 12, FINE);
    const more = low.find((line) => /↓ \d+ more lines/.test(line));
    expect(more).toBeDefined();
    const end = shown(fight, 80, 12, FINE, { scroll: 999 });
    expect(end.join('\n')).not.toContain('more lines');
    expect(whole.trimEnd().endsWith(end.at(-2) ?? '?')).toBe(true);
  });

  test('shows the weighed options with their values', () => {
    const { plan, frames } = reel;
    const reason = frames[fight].events.find((event) => event.type === 'reason');
    const name = namesOf(plan).units[reason?.unit ?? -1];
    const text = shown(fight, 100, 30, BARE, { coach: true }).join('\n');
    expect(text).toContain(`weighed for ${name}, in points`);
    expect(text).toMatch(/^> 84 ={12} Would rather \w+ than do nothing: 71 % to be better off$/m);
    expect(text).toMatch(/^ {2}42 ={6} {7}Runs to marker 3$/m);
    expect(text).toMatch(/^ {2}-7 {14}Stays out of reach$/m);
    expect(shown(0, 100, 30, BARE, { coach: true }).join('\n')).toContain('no reason was recorded');
  });

  test('marks acting, lost and Shaken units next to the map', () => {
    const names = namesOf(reel.plan).units;
    const lost = reel.frames.findIndex(({ events }) => events.some((event) => event.type === 'destroyed'));
    const gone = reel.frames[lost].events.find((event) => event.type === 'destroyed');
    const armyList = shown(lost, 100, 40, BARE).join('\n');
    expect(armyList).toMatch(new RegExp(`${names[gone?.unit ?? -1]} +lost`));
    expect(armyList).toMatch(/>\w /);
  });
});

describe('frames on paper', () => {
  const step = (frame: StepFrame): string[] => frameText(reel, frame, 80, BARE);

  test('are complete: the framed table, the standings and the whole log', () => {
    const lines = step(reel.frames[fight]);
    expect(lines[0]).toMatch(new RegExp(`^-- .* against .*, step ${fight + 1} -+$`));
    expect(lines[1]).toMatch(/^Round/);
    expect(lines[2]).toMatch(/^\+-+\+/);
    const told = reel.frames[fight].lines.map(({ text }) => text.slice(0, 30));
    for (const text of told) expect(lines.join('\n')).toContain(text);
  });

  test('have no colours and no trailing spaces', () => {
    // oxlint-disable-next-line no-control-regex -- Escape is what colours begin with
    for (const line of step(reel.frames[5])) expect(line).not.toMatch(/\u001b|\s$/);
  });
});
