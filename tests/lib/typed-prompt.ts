import type { Prompt } from '@muster/guide';
import { PLAIN } from '../../apps/cli/src/colours.ts';
import { makePrompt } from '../../apps/cli/src/human/prompt.ts';

/** Prompts for a player who types these lines and then leaves, and what is printed. */
export const typedPrompt = (...typed: string[]): { prompt: Prompt; said: string[] } => {
  const said: string[] = [];
  const left = [...typed];
  const next = (): Promise<IteratorResult<string>> => {
    const value = left.shift();
    return Promise.resolve(value === undefined ? { done: true, value } : { done: false, value });
  };
  const prompt = makePrompt(
    { next },
    (line = '') => said.push(line),
    () => undefined,
    PLAIN,
    () => false,
  );
  return { prompt, said };
};
