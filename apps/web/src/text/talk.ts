import { type Choice, type Prompt, StartOver } from '@muster/guide';

/** What somebody answered: the place of a choice, the places of several, or what they typed. */
export type Reply = number | readonly number[] | string;

/** Something that is asked in a talk. */
export interface Asked {
  question: string;
  /** What there is to choose from; nothing where something is typed. */
  choices?: readonly string[];
  /** How many of them, where not one; `ordered` where all are wanted in an order. */
  count?: number;
  ordered?: boolean;
  hint?: string;
  reply?: Reply;
}

/** How far a talk has come. */
export interface TalkState<T> {
  /** What was asked and answered. */
  asked: readonly Asked[];
  /** What is asked now; nothing when everything is said. */
  open?: Asked;
  /** Whether the last reply could not be understood. */
  misread: boolean;
  /** What was told on the way. */
  said: readonly string[];
  outcome?: { value: T };
  /** Whether the talk led nowhere and begins again. */
  startOver: boolean;
}

/** Never comes: whoever waits for it is asked again in a new talk. */
const never = <T>(): Promise<T> => new Promise(() => undefined);

/**
 * Holds a talk with the replies that there are, up to the first question without one. The same battle and the same
 * replies make the same talk, so that an earlier reply can be changed.
 */
export const converse = <T>(hold: (prompt: Prompt) => Promise<T>, replies: readonly Reply[]): Promise<TalkState<T>> =>
  new Promise((settle, fail) => {
    const asked: Asked[] = [];
    const said: string[] = [];
    const state = (more: Partial<TalkState<T>>): TalkState<T> => ({
      asked: [...asked],
      said: [...said],
      misread: false,
      startOver: false,
      ...more,
    });
    const next = <R>(question: Asked, read: (reply: Reply) => { value: R } | undefined): Promise<R> => {
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
      several: <V>(question: string, choices: readonly Choice<V>[], count: number) =>
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

/** Where a talk goes on that led nowhere: at its last question if it was told why, else at its first. */
export const repliesAgain = (replies: readonly Reply[], { said }: Pick<TalkState<unknown>, 'said'>): readonly Reply[] =>
  said.length > 0 ? replies.slice(0, -1) : [];

/** What somebody answered, in words. */
export const replyWords = ({ choices, reply }: Asked): string => {
  if (reply === undefined) return '';
  if (typeof reply === 'string') return reply === '' ? 'auto' : reply;
  const places = typeof reply === 'number' ? [reply] : reply;
  return places.map((place) => choices?.[place] ?? '').join(', ');
};
