import { useEffect } from 'react';
import type { Stage } from './desk.ts';
import { useHere } from './here.ts';

const NOTHING: Stage = {};

/** Puts something on the table as long as the part that asks for it is there. */
export const useStage = (stage: Stage): void => {
  const { desk } = useHere();
  // Only the table listens to the stage, so that laying it anew with every drawing goes nowhere else.
  useEffect(() => desk.getState().show(stage));
  useEffect(() => () => desk.getState().show(NOTHING), [desk]);
};
