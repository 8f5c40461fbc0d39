import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stripColours } from '../../../../tests/lib/ansi.ts';
import { FakeTerminal } from '../../../../tests/lib/fake-terminal.ts';
import { freshReel, playedReel } from '../../../../tests/lib/reels.ts';
import { paintFor } from '../colours.ts';
import type { BattlePlayback } from '../battle-playback.ts';
import { watchStyleOf } from './look.ts';
import { type WatchSettings, watchBattle } from './watch.ts';

const LOOK = watchStyleOf(paintFor({ isTTY: true }, {}));

const watch = (reel: BattlePlayback, fake: FakeTerminal, more: Partial<WatchSettings> = {}): Promise<void> =>
  watchBattle(reel, {
    at: 0,
    speed: 1,
    byStep: false,
    look: LOOK,
    input: fake.input,
    output: fake.output,
    signals: fake.signals,
    ...more,
  });

/** The step that is on the screen. */
const stepOn = (fake: FakeTerminal): number => Number(/step (\d+)/.exec(stripColours(fake.screen.at(-1) ?? ''))?.[1]);

const isBack = (fake: FakeTerminal): boolean => fake.written.endsWith('\u001b[?1049l') && !fake.raw;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a battle that is watched', () => {
  test('continues by itself, faster during setup, until the viewer quits', async () => {
    const fake = new FakeTerminal();
    const reel = playedReel();
    const first = reel.frames.findIndex(({ round }) => round === 1);
    const done = watch(reel, fake);
    expect(stepOn(fake)).toBe(1);
    vi.advanceTimersByTime(200);
    expect(stepOn(fake)).toBe(2);
    vi.advanceTimersByTime(200 * (first - 1));
    expect(stepOn(fake)).toBe(first + 1);
    vi.advanceTimersByTime(999);
    expect(stepOn(fake)).toBe(first + 1);
    vi.advanceTimersByTime(1);
    expect(stepOn(fake)).toBe(first + 2);
    fake.press('+');
    vi.advanceTimersByTime(500);
    expect(stepOn(fake)).toBe(first + 3);
    fake.press('q');
    await done;
    expect(isBack(fake)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('stops while paused, and steps by keys', async () => {
    const fake = new FakeTerminal();
    const done = watch(playedReel(), fake, { at: 30 });
    fake.press(' ');
    vi.advanceTimersByTime(10_000);
    expect(stepOn(fake)).toBe(31);
    fake.press('\u001b[C\u001b[C\u001b[D');
    expect(stepOn(fake)).toBe(32);
    fake.press('c');
    expect(fake.screen.map(stripColours).join('\n')).toContain('Coach: ');
    fake.press('\u0003');
    await done;
    expect(isBack(fake)).toBe(true);
  });

  test('waits after each step with --step', async () => {
    const fake = new FakeTerminal();
    const done = watch(freshReel(), fake, { byStep: true });
    vi.advanceTimersByTime(60_000);
    expect(stepOn(fake)).toBe(1);
    fake.press('  ');
    expect(stepOn(fake)).toBe(3);
    fake.press('q');
    await done;
  });

  test('is redrawn when the terminal changes its size', async () => {
    const fake = new FakeTerminal();
    const done = watch(playedReel(), fake, { at: 30 });
    expect(fake.screen.length).toBe(24);
    fake.resize(120, 40);
    expect(fake.screen.length).toBe(40);
    expect(stepOn(fake)).toBe(31);
    fake.press('q');
    await done;
  });

  test('ends by itself without a keyboard', async () => {
    const fake = new FakeTerminal({ keyboard: false });
    const reel = playedReel();
    const done = watch(reel, fake, { speed: 32 });
    vi.advanceTimersByTime(60_000);
    await done;
    expect(isBack(fake)).toBe(true);
    expect(fake.written).toContain(`step ${reel.frames.length} of ${reel.frames.length}`);
  });

  test('restores the terminal after an error and reports it', async () => {
    const fake = new FakeTerminal();
    const reel = freshReel();
    const broken: BattlePlayback = {
      ...reel,
      next: () => {
        throw new Error('a player lost its mind');
      },
    };
    const done = watch(broken, fake);
    vi.advanceTimersByTime(1000);
    await expect(done).rejects.toThrow('a player lost its mind');
    expect(isBack(fake)).toBe(true);
  });
});
