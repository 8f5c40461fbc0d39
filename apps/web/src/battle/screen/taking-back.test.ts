import type { SeatInfo } from '@muster/protocol';
import { describe, expect, test } from 'vitest';
import { takeBackRequest, takeBackNews } from './taking-back.ts';

const SIDES = ['Express Delivery', 'Something in the Reeds'];
const person = (name: string, online = true): SeatInfo => ({ kind: 'person', name, online });
const seats = [person('Ada'), person('Ben')];

describe('a request to take back a step', () => {
  test('is shown to the player who decides, the player who asks, and spectators', () => {
    const state = { asksBack: 0, seats, conceded: [], over: false };
    expect(takeBackRequest(state, [1], SIDES)).toMatchObject({
      mine: true,
      sentence: expect.stringMatching(/^Ada asks/),
    });
    expect(takeBackRequest(state, [0], SIDES)).toMatchObject({
      mine: false,
      sentence: expect.stringMatching(/Ben decides/),
    });
    expect(takeBackRequest(state, [], SIDES)).toMatchObject({ mine: false });
  });

  test('is not decided by a player who conceded', () => {
    const state = { asksBack: 0, seats: [...seats, person('Cy')], conceded: [2], over: false };
    expect(takeBackRequest(state, [2], SIDES)).toMatchObject({ mine: false });
    expect(takeBackRequest(state, [0], SIDES)?.sentence).toMatch(/Ben decides/);
  });

  test('says when the player who decides is away', () => {
    const state = { asksBack: 0, seats: [seats[0], person('Ben', false)], conceded: [], over: false };
    expect(takeBackRequest(state, [0], SIDES)?.sentence).toMatch(/Ben is away/);
  });

  test('is not shown without a request, or after the battle', () => {
    expect(takeBackRequest({ seats, conceded: [], over: false }, [0], SIDES)).toBeUndefined();
    expect(takeBackRequest({ asksBack: 0, seats, conceded: [], over: true }, [1], SIDES)).toBeUndefined();
  });
});

describe('the result of a request', () => {
  const asked = { asksBack: 0, steps: 5, words: [1, 2] };
  test('is shown to the player who asked: refused, taken back, or too late', () => {
    expect(takeBackNews(asked, { steps: 5, words: [1, 2] }, [0])).toMatch(/refused/);
    expect(takeBackNews(asked, { steps: 4, words: [1, 1] }, [0])).toMatch(/was taken back/);
    expect(takeBackNews(asked, { steps: 5, words: [1, 1] }, [0])).toMatch(/was taken back/);
    expect(takeBackNews(asked, { steps: 6, words: [1, 3] }, [0])).toMatch(/continued/);
  });

  test('is shown to the others only when a step was taken back', () => {
    expect(takeBackNews(asked, { steps: 5, words: [1, 2] }, [1])).toBeUndefined();
    expect(takeBackNews({ steps: 5, words: [1] }, { steps: 4, words: [1] }, [1])).toMatch(/was taken back/);
    expect(takeBackNews({ steps: 5, words: [1] }, { steps: 6, words: [2] }, [1])).toBeUndefined();
  });
});
