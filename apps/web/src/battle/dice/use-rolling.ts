import type { BattlePlan } from '@muster/engine';
import { useEffect, useMemo, useState } from 'react';
import type { Beat } from '../../beats/beat.ts';
import { rollingOf } from '../../beats/pace.ts';
import { currentSpeed } from '../../beats/speed.ts';
import { trayRows } from './rows.ts';

/** Whether the system asks for pages without motion. */
const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns how many of the newest rows of dice are still rolling. */
export const useRolling = (plan: BattlePlan, beat: Beat | undefined): number => {
  const [settled, setSettled] = useState<Beat>();
  const time = beat && !isStill() ? rollingOf(beat, currentSpeed()) : 0;
  const rows = useMemo(() => (beat && time > 0 ? trayRows(plan, beat.events).length : 0), [plan, beat, time > 0]);
  useEffect(() => {
    if (time === 0) return undefined;
    const timer = setTimeout(() => setSettled(beat), time);
    return () => clearTimeout(timer);
  }, [beat]);
  return beat && settled === beat ? 0 : rows;
};
