import { useEffect } from 'react';
import type { TableStage } from './screen-state.ts';
import { useBattleContext } from './battle-context.ts';

const NOTHING: TableStage = {};

/** Shows something on the table as long as the calling component is mounted. */
export const useStage = (stage: TableStage): void => {
  const { desk } = useBattleContext();
  // Only the table listens to the stage, so that setting it at every render updates nothing else.
  useEffect(() => desk.getState().show(stage));
  useEffect(() => () => desk.getState().show(NOTHING), [desk]);
};
