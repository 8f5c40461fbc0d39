import { type ReactElement, useMemo } from 'react';
import { useHere, useReady } from '../desk/here.ts';
import { useStage } from '../desk/use-stage.ts';
import type { Of } from './of.ts';

const NOBODY: ReadonlySet<number> = new Set();

/** Who takes the wounds, picked on the table; the answers beside it name everybody. */
export const WoundsOnForm = ({ question }: { question: Of<'wounds-on'> }): ReactElement => {
  const { store } = useHere();
  const { busy } = useReady();
  const may = useMemo(() => new Set(question.candidates), [question]);
  useStage({
    onUnit: () => undefined,
    onModel: (model) => {
      if (may.has(model) && !busy) void store.answer(question, model);
    },
    pick: { may, chosen: NOBODY },
  });
  return <p>Here, or on the table.</p>;
};
