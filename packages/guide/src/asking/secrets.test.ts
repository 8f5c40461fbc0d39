import { namesOf } from '@muster/engine';
import { scene } from '@muster/testkit';
import { expect, test } from 'vitest';
import { answerQuestion } from './answers.ts';
import { typedPrompt } from '../../../../tests/lib/typed-prompt.ts';
import type { AskingContext } from './seat.ts';

const s = scene({
  units: [
    { id: 'us', at: [15, 10] },
    { id: 'foe', side: 1, at: [15, 30] },
  ],
  terrain: [{ rect: [8, 8, 12, 12] }, { rect: [20, 30, 24, 34] }],
});

test.each([
  ['2', 1],
  ['3', 'none'],
])('a player who types %s notes down %s', async (typed, answer) => {
  const { prompt, said } = typedPrompt(typed);
  const seat = { battle: s.battle, prompt, names: namesOf(s.plan) } as unknown as AskingContext;
  expect(await answerQuestion(seat, { kind: 'note-terrain', side: 1 })).toBe(answer);
  expect(said.join('\n')).toContain('t1, around 22", 32"');
});
