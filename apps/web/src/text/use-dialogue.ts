import { soloPlayer } from '@muster/ai';
import { type Action, type Answer, type Battle, checkAction, refusalSentence } from '@muster/engine';
import { answerQuestion, chooseTurn, type Prompt, makeAskingContext } from '@muster/guide';
import { useCallback, useEffect, useState } from 'react';
import type { BattleStore } from '../battle/battle-store.ts';
import { useHabitStore } from '../battle/questions/habit-store.ts';
import { automaticAnswer } from '../battle/questions/settled.ts';
import type { Decision } from './decision.ts';
import { runDialogue, repliesAgain, type Reply, type DialogueState } from './dialogue.ts';

type Decided = { action: Action } | { answer: Answer };

/** The dialogue about one decision. */
export interface DecisionDialogue {
  talk: DialogueState<Decided> | undefined;
  /** Messages, such as the reason why something is not possible. */
  notes: readonly string[];
  /** The number of attempts. */
  tries: number;
  reply: (reply: Reply) => void;
  /** Returns to an answered question. */
  change: (place: number) => void;
}

interface Said {
  key: string;
  tries: number;
  replies: readonly Reply[];
  notes: readonly string[];
}

/** Asks for a decision question by question, and sends the result to the server. */
export const useDialogue = (
  store: BattleStore,
  battle: Battle,
  decision: Decision,
  /** Gets the answer before it is sent. */
  onAnswer: (answer: Answer) => void,
): DecisionDialogue => {
  const { key, side, question } = decision;
  const [said, setSaid] = useState<Said>({ key, tries: 0, replies: [], notes: [] });
  const [talk, setTalk] = useState<DialogueState<Decided>>();
  // The helper and the questions not to ask again outlast a decision.
  const [helper] = useState(() => soloPlayer('helper'));
  const [lists] = useState(() => store.getState().info?.wishes.map((suggestions) => ({ suggestions })) ?? []);
  const [quiet] = useState(() => new Map<number, string>());
  const replies = said.key === key ? said.replies : NOTHING;
  const { tries } = said;
  const notes = said.key === key ? said.notes : NOTHING;

  useEffect(() => {
    let current = true;
    // Questions with a fixed answer or without a choice are answered at once, unless that answer was refused.
    const settled =
      question && said.key !== key ? automaticAnswer(battle, question, useHabitStore.getState().habits) : undefined;
    const hold = async (prompt: Prompt): Promise<Decided> => {
      if (settled !== undefined) return { answer: settled };
      const seat = { ...makeAskingContext(battle, prompt, lists, helper), quiet };
      return question ? { answer: await answerQuestion(seat, question) } : { action: await chooseTurn(seat) };
    };
    // An answer without any question is not sent again by itself.
    const back = (because: string): void =>
      setSaid({
        key,
        tries: tries + 1,
        replies: replies.length > 0 ? replies.slice(0, -1) : settled === undefined ? replies : [],
        notes: [because],
      });
    const carryOut = async (decided: Decided): Promise<void> => {
      const refusal = 'action' in decided ? checkAction(battle, decided.action) : undefined;
      if (refusal) return back(refusalSentence(battle.plan, refusal));
      if ('answer' in decided && settled === undefined) onAnswer(decided.answer);
      const done =
        'action' in decided
          ? await store.act(side, decided.action)
          : question && (await store.answer(question, decided.answer));
      const { problem } = store.getState();
      if (!done && current && problem) back(problem.sentence);
    };
    runDialogue(hold, replies).then(
      (state) => {
        if (!current) return;
        if (state.startOver)
          setSaid({ key, tries: tries + 1, replies: repliesAgain(replies, state), notes: state.said });
        else setTalk(state);
        if (state.outcome) void carryOut(state.outcome.value);
      },
      (error: unknown) => current && back(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      current = false;
    };
    // The key identifies the battle and the question.
  }, [key, replies, store]);

  const known = talk?.asked.length ?? 0;
  const reply = useCallback(
    // An invalid reply is replaced.
    (one: Reply) => setSaid({ key, tries: tries + 1, replies: [...replies.slice(0, known), one], notes: [] }),
    [key, replies, known, tries],
  );
  const change = useCallback(
    (place: number) => setSaid({ key, tries: tries + 1, replies: replies.slice(0, place), notes: [] }),
    [key, replies, tries],
  );
  return { talk, notes, tries, reply, change };
};

const NOTHING: readonly never[] = [];
