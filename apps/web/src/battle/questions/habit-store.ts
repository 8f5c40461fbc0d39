import type { QuestionKind } from '@muster/engine';
import { create } from 'zustand';
import { type AutomaticAnswer, type AutomaticAnswers, storeHabits, readHabits } from './automatic-answers.ts';

interface HabitState {
  habits: AutomaticAnswers;
  remember: (kind: QuestionKind, habit: AutomaticAnswer) => void;
  forget: (kind: QuestionKind) => void;
}

/** The store of automatic answers in this browser. */
export const useHabitStore = create<HabitState>((set, get) => {
  const change = (habits: AutomaticAnswers): void => {
    storeHabits(window.localStorage, habits);
    set({ habits });
  };
  return {
    habits: readHabits(window.localStorage),
    remember: (kind, habit) => change({ ...get().habits, [kind]: habit }),
    forget: (kind) => {
      const { [kind]: _before, ...others } = get().habits;
      change(others);
    },
  };
});
