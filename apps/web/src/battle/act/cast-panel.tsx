import { type ReactElement, useMemo } from 'react';
import { Button } from '../../parts/button.tsx';
import { useHere, useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { castsOf, isCastable } from '../phases/casting.ts';
import { DeedChooser } from './deed-chooser.tsx';
import { Part } from './part.tsx';

/** Which spell a unit casts before it acts. */
export const CastPanel = ({ side, unit, onBack }: { side: number; unit: number; onBack: () => void }): ReactElement => {
  const { store } = useHere();
  const { battle, plan } = useReady();
  const deeds = useMemo(() => castsOf(battle, unit), [battle, unit]);
  return (
    <Part title={`${namesFor(plan).units[unit]}: cast a spell`}>
      <DeedChooser
        deeds={deeds}
        verb="Cast"
        isLegal={(order) => isCastable(battle, unit, order)}
        onOrder={(order) => void store.act(side, { type: 'cast', unit, ...order })}
      />
      <Button loud="quiet" onClick={onBack}>
        Back
      </Button>
    </Part>
  );
};
