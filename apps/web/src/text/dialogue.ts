import { type PromptChoice, type Prompt, StartOver } from '@muster/guide';
import { TEXT_TEXTS } from './texts.ts';

/** A reply: the index of a choice, the indices of several, or a typed text. */
export type Reply = number | readonly number[] | string;

/** A question of a dialogue. */
export interface DialogueQuestion {
  question: string;
  /** The choices; undefined where a text is typed. */
  choices?: readonly string[];
  /** How many to choose, where not one; `ordered` where all are to be put in order. */
  count?: number;
  ordered?: boolean;
  hint?: string;
  reply?: Reply;
}

/** The state of a dialogue. */
export interface DialogueState<T> {
  /** The answered questions. */
  asked: readonly DialogueQuestion[];
  /** The open question; undefined at the end. */
  open?: DialogueQuestion;
  /** Whether the last reply was invalid. */
  misread: boolean;
  /** The messages so far. */
  said: readonly string[];
  outcome?: { value: T };
  /** Whether the dialogue had no result and starts over. */
  startOver: boolean;
}

/** Never settles: the question is asked again in the next dialogue. */
const never = <T>(): Promise<T> => new Promise(() => undefined);

/**
 * Runs a dialogue with the given replies, up to the first question without one. The same battle and the same replies
 * give the same dialogue, so that an earlier reply can be changed.
 */
export const runDialogue = <T>(
  hold: (prompt: Prompt) => Promise<T>,
  replies: readonly Reply[],
): Promise<DialogueState<T>> =>
  new Promise((settle, fail) => {
    const asked: DialogueQuestion[] = [];
    const said: string[] = [];
    const state = (more: Partial<DialogueState<T>>): DialogueState<T> => ({
      asked: [...asked],
      said: [...said],
      misread: false,
      startOver: false,
      ...more,
    });
    const next = <R>(question: DialogueQuestion, read: (reply: Reply) => { value: R } | undefined): Promise<R> => {
      const reply = replies[asked.length];
      const known = reply === undefined ? undefined : read(reply);
      if (known) {
        asked.push({ ...question, reply });
        return Promise.resolve(known.value);
      }
      settle(state({ open: question, misread: reply !== undefined }));
      return never();
    };
    const prompt: Prompt = {
      say: (line = '') => said.push(line),
      choose: (question, choices) =>
        next({ question, choices: choices.map(({ label }) => label) }, (reply) =>
          typeof reply === 'number' && choices[reply] ? { value: choices[reply].value } : undefined,
        ),
      several: <V>(question: string, choices: readonly PromptChoice<V>[], count: number) =>
        next<readonly V[] | 'auto'>(
          {
            question,
            choices: choices.map(({ label }) => label),
            count,
            ordered: count === choices.length && count > 1,
          },
          (reply) => {
            if (reply === 'auto') return { value: 'auto' };
            if (!Array.isArray(reply)) return undefined;
            const picks = (reply as readonly number[]).filter((pick) => choices[pick]);
            const isRight = picks.length === count && new Set(picks).size === count;
            return isRight ? { value: picks.map((pick) => choices[pick].value) } : undefined;
          },
        ),
      read: (question, parse, hint) =>
        next({ question, hint }, (reply) => {
          const value = typeof reply === 'string' ? parse(reply.trim().toLowerCase()) : undefined;
          return value === undefined ? undefined : { value };
        }),
    };
    hold(prompt).then(
      (value) => settle(state({ outcome: { value } })),
      (error: unknown) => (error instanceof StartOver ? settle(state({ startOver: true })) : fail(error)),
    );
  });

/** Returns the replies to keep after a dialogue without result: all but the last where a reason was given, else none. */
export const repliesAgain = (
  replies: readonly Reply[],
  { said }: Pick<DialogueState<unknown>, 'said'>,
): readonly Reply[] => (said.length > 0 ? replies.slice(0, -1) : []);

/** Returns a reply in words. */
export const replyWords = ({ choices, reply }: DialogueQuestion): string => {
  if (reply === undefined) return '';
  if (typeof reply === 'string') return reply === '' || reply === 'auto' ? TEXT_TEXTS.automatic : reply;
  const places = typeof reply === 'number' ? [reply] : reply;
  return places.map((place) => choices?.[place] ?? '').join(', ');
};
