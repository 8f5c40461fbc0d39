import { type Prompt, StartOver } from '@muster/guide';
import { describe, expect, test } from 'vitest';
import { runDialogue, repliesAgain, replyWords } from './dialogue.ts';

const choices = [
  { label: 'apple', value: 'a' },
  { label: 'pear', value: 'p' },
];

const hold = async (prompt: Prompt): Promise<string> => {
  const fruit = await prompt.choose('Which fruit?', choices);
  const many = await prompt.read(
    'How many?',
    (text) => (/^\d+$/.test(text) ? Number(text) : undefined),
    'Type a number.',
  );
  return `${many}${fruit}`;
};

describe('a dialogue', () => {
  test('stops at the first question without a reply', async () => {
    expect(await runDialogue(hold, [])).toMatchObject({
      asked: [],
      open: { question: 'Which fruit?', choices: ['apple', 'pear'] },
      misread: false,
    });
    const state = await runDialogue(hold, [1]);
    expect(state.open).toEqual({ question: 'How many?', hint: 'Type a number.' });
    expect(state.asked.map(replyWords)).toEqual(['pear']);
  });

  test('ends with the decision', async () => {
    const state = await runDialogue(hold, [0, ' 3 ']);
    expect(state.outcome).toEqual({ value: '3a' });
    expect(state.open).toBeUndefined();
  });

  test('repeats a question after an invalid reply', async () => {
    expect(await runDialogue(hold, [0, 'many'])).toMatchObject({ open: { question: 'How many?' }, misread: true });
    expect(await runDialogue(hold, [7])).toMatchObject({ open: { question: 'Which fruit?' }, misread: true });
  });

  test('asks for several choices, or lets the computer choose', async () => {
    const pick = (prompt: Prompt): Promise<readonly string[] | 'auto'> => prompt.several('Who?', choices, 2, '');
    expect((await runDialogue(pick, [])).open).toMatchObject({ count: 2, ordered: true });
    expect((await runDialogue(pick, [[1, 0]])).outcome).toEqual({ value: ['p', 'a'] });
    expect((await runDialogue(pick, ['auto'])).outcome).toEqual({ value: 'auto' });
    expect((await runDialogue(pick, [[1, 1]])).misread).toBe(true);
  });

  test('without a result repeats its last question where a reason was given, else starts over', async () => {
    const lost = async (prompt: Prompt): Promise<string> => {
      await prompt.choose('Which fruit?', choices);
      prompt.say('There is none.');
      throw new StartOver();
    };
    const state = await runDialogue(lost, [1]);
    expect(state).toMatchObject({ startOver: true, said: ['There is none.'] });
    expect(repliesAgain([0, 1], state)).toEqual([0]);
    expect(repliesAgain([0, 1], { said: [] })).toEqual([]);
  });

  test('fails where the questions fail', async () => {
    await expect(runDialogue(() => Promise.reject(new Error('broken')), [])).rejects.toThrow('broken');
  });
});
