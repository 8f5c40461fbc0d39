import { type ReactElement, useMemo } from 'react';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { useStage } from '../desk/use-stage.ts';
import type { QuestionOf } from './of.ts';
import { FORM_TEXTS } from './texts.ts';

const NO_MODELS: ReadonlySet<number> = new Set();

/** The form for the model that takes the wounds, picked on the table. The one-click answers list all models. */
export const WoundsOnForm = ({ question }: { question: QuestionOf<'wounds-on'> }): ReactElement => {
  const { store } = useBattleContext();
  const { busy } = useLoadedBattle();
  const may = useMemo(() => new Set(question.candidates), [question]);
  useStage({
    onUnit: () => undefined,
    onModel: (model) => {
      if (may.has(model) && !busy) void store.answer(question, model);
    },
    pick: { may, chosen: NO_MODELS },
  });
  return <p>{FORM_TEXTS.onTable}</p>;
};
