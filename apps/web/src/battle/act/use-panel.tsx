import { type ReactElement, useMemo } from 'react';
import { Button } from '../../parts/button.tsx';
import { useHere, useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { deedsOf, isUsable } from '../phases/casting.ts';
import { DeedChooser } from './deed-chooser.tsx';
import { Part } from './part.tsx';

/** Which rule a unit uses before it acts. */
export const UsePanel = ({ side, unit, onBack }: { side: number; unit: number; onBack: () => void }): ReactElement => {
  const { store } = useHere();
  const { battle, plan } = useReady();
  const deeds = useMemo(() => deedsOf(battle, unit), [battle, unit]);
  return (
    <Part title={`${namesFor(plan).units[unit]}: use a rule`}>
      <DeedChooser
        deeds={deeds}
        verb="Use"
        isLegal={(order) => isUsable(battle, unit, order)}
        onOrder={(order) => void store.act(side, { type: 'use', unit, ...order })}
      />
      <Button loud="quiet" onClick={onBack}>
        Back
      </Button>
    </Part>
  );
};
