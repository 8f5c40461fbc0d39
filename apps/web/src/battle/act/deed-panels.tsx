import type { ReactElement } from 'react';
import { useHere, useReady } from '../desk/here.ts';
import { namesFor } from '../desk/names.ts';
import { BackButton } from './back-button.tsx';
import { CastChooser, UseChooser } from './deed-choosers.tsx';
import type { OrderProps } from './order-props.ts';
import { Part } from './part.tsx';

/** Which spell a unit casts before it acts. */
export const CastPanel = ({ side, unit, onBack }: OrderProps): ReactElement => {
  const { store } = useHere();
  const { plan } = useReady();
  return (
    <Part title={`${namesFor(plan).units[unit]}: cast a spell`}>
      <CastChooser unit={unit} onOrder={(order) => void store.act(side, { type: 'cast', unit, ...order })} />
      <BackButton onBack={onBack} />
    </Part>
  );
};

/** Which rule a unit uses before it acts. */
export const UsePanel = ({ side, unit, onBack }: OrderProps): ReactElement => {
  const { store } = useHere();
  const { plan } = useReady();
  return (
    <Part title={`${namesFor(plan).units[unit]}: use a rule`}>
      <UseChooser unit={unit} onOrder={(order) => void store.act(side, { type: 'use', unit, ...order })} />
      <BackButton onBack={onBack} />
    </Part>
  );
};
