import { useEffect, useRef } from 'react';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { automaticAnswer } from './settled.ts';
import { useHabitStore } from './habit-store.ts';

/** Answers questions that have an automatic answer. */
export const useHabits = (): void => {
  const { store } = useBattleContext();
  const { state, battle, info, busy } = useLoadedBattle();
  const habits = useHabitStore((known) => known.habits);
  const answered = useRef(-1);
  useEffect(() => {
    const [question] = state.questions;
    // After a refusal the player answers.
    if (!question || busy || answered.current === state.seq || !info.mine.includes(question.side)) return;
    const answer = automaticAnswer(battle, question, habits);
    if (answer === undefined) return;
    answered.current = state.seq;
    void store.answer(question, answer);
  }, [state.seq, busy]);
};
