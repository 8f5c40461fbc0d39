import { beforeEach, describe, expect, test } from 'vitest';
import { freshReel, playedReel } from '../../../../tests/lib/reels.ts';
import type { BattlePlayback } from '../battle-playback.ts';
import type { Key } from './keys.ts';
import { advance, press, SPEED, type WatchState } from './state.ts';

const START: WatchState = { at: 0, playing: true, speed: 1, coach: false, scroll: 0, over: false };
const whole = playedReel();
const last = whole.frames.length - 1;

/** What comes of keys, one after the other. */
const after = (reel: BattlePlayback, state: WatchState, ...keys: Key[]): WatchState =>
  keys.reduce((now, key) => press(now, key, reel), state);

describe('keys', () => {
  test('space pauses and continues, except at the end', () => {
    expect(after(whole, START, 'space').playing).toBe(false);
    expect(after(whole, START, 'space', 'space')).toEqual(START);
    expect(after(whole, { ...START, at: last, playing: false }, 'space').playing).toBe(false);
  });

  test('arrows step and stop, and never leave the battle', () => {
    expect(after(whole, START, 'right')).toMatchObject({ at: 1, playing: false });
    expect(after(whole, START, 'right', 'right', 'left')).toMatchObject({ at: 1, playing: false });
    expect(after(whole, START, 'left').at).toBe(0);
    expect(after(whole, { ...START, at: last }, 'right', 'enter').at).toBe(last);
  });

  test('home and end jump to the ends, and page keys move by rounds', () => {
    expect(after(whole, START, 'end')).toMatchObject({ at: last, playing: false });
    expect(after(whole, START, 'end', 'home').at).toBe(0);
    const ends = whole.frames.flatMap(({ ended }, at) => (ended ? [at] : []));
    // The end of the deployment, then those of four rounds.
    expect(ends.length).toBe(5);
    expect(after(whole, START, 'page-down').at).toBe(ends[0]);
    expect(after(whole, START, 'page-down', 'page-down').at).toBe(ends[1]);
    expect(after(whole, START, 'page-down', 'page-down', 'right', 'page-up').at).toBe(ends[1]);
    expect(after(whole, START, 'page-down', 'page-up').at).toBe(0);
    expect(after(whole, START, ...Array.from({ length: 9 }, (): Key => 'page-down')).at).toBe(last);
  });

  test('plus and minus change the speed within bounds', () => {
    expect(after(whole, START, 'faster', 'faster', 'slower').speed).toBe(2);
    const often = (key: Key): number => after(whole, START, ...Array.from({ length: 20 }, () => key)).speed;
    expect([often('faster'), often('slower')]).toEqual([SPEED.most, SPEED.least]);
  });

  test('up and down scroll, and a new frame begins at its top', () => {
    expect(after(whole, START, 'up').scroll).toBe(0);
    expect(after(whole, START, 'down', 'down', 'up').scroll).toBe(1);
    expect(after(whole, START, 'down', 'right').scroll).toBe(0);
    expect(advance({ ...START, scroll: 3 }, whole)).toMatchObject({ at: 1, scroll: 0 });
  });

  test('c shows the weighed options, q quits', () => {
    expect(after(whole, START, 'coach').coach).toBe(true);
    expect(after(whole, START, 'coach', 'coach').coach).toBe(false);
    expect(after(whole, START, 'quit')).toMatchObject({ over: true, playing: false });
  });
});

describe('a battle that is played while it is watched', () => {
  let reel = freshReel();
  beforeEach(() => {
    reel = freshReel();
  });

  test('is played only as far as it is shown', () => {
    expect(reel.frames.length).toBe(1);
    const state = advance(START, reel);
    expect([state.at, reel.frames.length]).toEqual([1, 2]);
    expect(press(state, 'left', reel).at).toBe(0);
    expect(reel.frames.length).toBe(2);
    expect(press(state, 'end', reel).at).toBe(last);
    expect(reel.game.finished).toBe(true);
  });

  test('stops at its end', () => {
    const state = press(START, 'end', reel);
    expect(advance({ ...state, playing: true }, reel)).toEqual(state);
  });
});
