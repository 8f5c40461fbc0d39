import { useEffect } from 'react';
import type { Stage } from './desk.ts';
import { useHere } from './here.ts';

const NOTHING: Stage = {};

/** Shows something on the table as long as the calling component is mounted. */
export const useStage = (stage: Stage): void => {
  const { desk } = useHere();
  // Only the table listens to the stage, so that setting it at every render updates nothing else.
  useEffect(() => desk.getState().show(stage));
  useEffect(() => () => desk.getState().show(NOTHING), [desk]);
};
