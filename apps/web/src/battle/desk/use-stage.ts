import { useEffect, useRef } from 'react';
import type { Stage } from './desk.ts';
import { useHere } from './here.ts';

const NOTHING: Stage = {};

/** Puts something on the table as long as the part that asks for it is there; `on` says when it has changed. */
export const useStage = (stage: Stage, ...on: readonly unknown[]): void => {
  const { desk } = useHere();
  const latest = useRef(stage);
  latest.current = stage;
  useEffect(() => {
    desk.getState().show(latest.current);
  }, [desk, ...on]);
  useEffect(() => () => desk.getState().show(NOTHING), [desk]);
};
