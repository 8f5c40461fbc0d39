import { type ReactElement, useMemo } from 'react';
import { DeedChooser } from '../act/deed-chooser.tsx';
import { useHere, useReady } from '../desk/here.ts';
import { castsOf, deedsOf, isCastable, isUsable } from '../phases/casting.ts';
import type { Of } from './of.ts';

/** Which spell is cast now. */
export const CastForm = ({ question }: { question: Of<'cast'> }): ReactElement => {
  const { store } = useHere();
  const { battle } = useReady();
  const deeds = useMemo(() => castsOf(battle, question.unit), [battle, question]);
  return (
    <DeedChooser
      deeds={deeds}
      verb="Cast"
      isLegal={(order) => isCastable(battle, question.unit, order)}
      onOrder={(order) => void store.answer(question, order)}
    />
  );
};

/** Which rule is used now. */
export const UseForm = ({ question }: { question: Of<'use'> }): ReactElement => {
  const { store } = useHere();
  const { battle } = useReady();
  const deeds = useMemo(() => deedsOf(battle, question.unit), [battle, question]);
  return (
    <DeedChooser
      deeds={deeds}
      verb="Use"
      isLegal={(order) => isUsable(battle, question.unit, order)}
      onOrder={(order) => void store.answer(question, order)}
    />
  );
};
