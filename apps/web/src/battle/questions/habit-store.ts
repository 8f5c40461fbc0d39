import type { QuestionKind } from '@muster/engine';
import { create } from 'zustand';
import { type Habit, type Habits, keepHabits, readHabits } from './always.ts';

interface HabitState {
  habits: Habits;
  remember: (kind: QuestionKind, habit: Habit) => void;
  forget: (kind: QuestionKind) => void;
}

/** The store of automatic answers in this browser. */
export const useHabitStore = create<HabitState>((set, get) => {
  const change = (habits: Habits): void => {
    keepHabits(window.localStorage, habits);
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
