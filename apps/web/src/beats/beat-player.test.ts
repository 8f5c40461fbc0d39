import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BeatPlayer } from './beat-player.ts';

let shown: string[] = [];
const player = (options: { length?: number; pause?: (last: string | undefined, next: string) => number } = {}) =>
  new BeatPlayer<string>({
    show: (beat) => shown.push(beat),
    length: () => options.length ?? 100,
    pause: options.pause ?? (() => 0),
    rest: () => shown.push('rest'),
  });

beforeEach(() => {
  shown = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('a beat player', () => {
  test('shows the first beat at once and each other after the one before it', () => {
    player().add(['move', 'shot'], () => shown.push('end'));
    expect(shown).toEqual(['move']);
    vi.advanceTimersByTime(99);
    expect(shown).toEqual(['move']);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['move', 'shot']);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(['move', 'shot', 'end', 'rest']);
  });

  test('plays what comes later after what waits, each once and in order', () => {
    const beats = player();
    beats.add(['a', 'b'], () => shown.push('end 1'));
    vi.advanceTimersByTime(150);
    beats.add(['c'], () => shown.push('end 2'));
    expect(beats.playing).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(['a', 'b', 'end 1', 'c', 'end 2', 'rest']);
    expect(beats.playing).toBe(false);
  });

  test('pauses between one side and the next', () => {
    const beats = player({ pause: (last, next) => (last === 'mine' && next === 'theirs' ? 500 : 0) });
    beats.add(['mine'], () => undefined);
    beats.add(['theirs'], () => undefined);
    vi.advanceTimersByTime(599);
    expect(shown).toEqual(['mine']);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(['mine', 'theirs']);
  });

  test('goes to the next beat when told, also out of a pause', () => {
    const beats = player({ pause: (last) => (last ? 500 : 0) });
    beats.add(['a', 'b', 'c'], () => shown.push('end'));
    beats.skip();
    expect(shown).toEqual(['a']);
    beats.skip();
    expect(shown).toEqual(['a', 'b']);
    vi.advanceTimersByTime(100 + 500);
    expect(shown).toEqual(['a', 'b', 'c']);
  });

  test('shows everything at once, leaving nothing out', () => {
    const beats = player();
    beats.add(['a', 'b'], () => shown.push('end 1'));
    beats.add(['c'], () => shown.push('end 2'));
    beats.finish();
    expect(shown).toEqual(['a', 'b', 'end 1', 'c', 'end 2', 'rest']);
    vi.advanceTimersByTime(1000);
    expect(shown).toHaveLength(6);
  });

  test('without lengths, shows everything as it comes', () => {
    player({ length: 0 }).add(['a', 'b'], () => shown.push('end'));
    expect(shown).toEqual(['a', 'b', 'end', 'rest']);
  });

  test('forgets what waits', () => {
    const beats = player();
    beats.add(['a', 'b'], () => shown.push('end'));
    beats.clear();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(['a']);
    expect(beats.playing).toBe(false);
    beats.add(['c'], () => shown.push('end'));
    expect(shown).toEqual(['a', 'c']);
  });
});
