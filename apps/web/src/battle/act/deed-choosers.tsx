import { type CastOrder, checkCast, checkUse, type UseOrder } from '@muster/engine';
import { type ReactElement, useMemo } from 'react';
import { useReady } from '../desk/here.ts';
import { castsOf, deedsOf } from '../phases/casting.ts';
import { DeedChooser } from './deed-chooser.tsx';

/** Which spell a unit casts, and at whom. */
export const CastChooser = ({ unit, onOrder }: { unit: number; onOrder: (order: CastOrder) => void }): ReactElement => {
  const { battle } = useReady();
  const deeds = useMemo(() => castsOf(battle, unit), [battle, unit]);
  const isLegal = (order: CastOrder): boolean => !checkCast(battle, unit, order);
  return <DeedChooser deeds={deeds} verb="Cast" isLegal={isLegal} onOrder={onOrder} />;
};

/** Which rule a unit uses, and on whom. */
export const UseChooser = ({ unit, onOrder }: { unit: number; onOrder: (order: UseOrder) => void }): ReactElement => {
  const { battle } = useReady();
  const deeds = useMemo(() => deedsOf(battle, unit), [battle, unit]);
  const isLegal = (order: UseOrder): boolean => !checkUse(battle, unit, order);
  return <DeedChooser deeds={deeds} verb="Use" isLegal={isLegal} onOrder={onOrder} />;
};
