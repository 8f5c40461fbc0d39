import { type ReactElement, useState } from 'react';
import { Button } from '../../parts/button.tsx';
import { Choices } from '../act/choices.tsx';
import { DoneBar } from '../act/done-bar.tsx';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { useStage } from '../desk/use-stage.ts';
import { suggestedAnswer } from './helper.ts';
import { modelHint, modelName } from './model-labels.ts';
import type { QuestionOf } from './of.ts';
import { CASUALTIES_TEXTS } from './texts.ts';

/** The form for casualties, on the table or in the list. A sensible choice is filled in. */
export const CasualtiesForm = ({ question }: { question: QuestionOf<'casualties'> }): ReactElement => {
  const { store } = useBattleContext();
  const { battle, busy } = useLoadedBattle();
  const { candidates, count } = question;
  const [picked, setPicked] = useState<readonly number[]>(() => {
    const advised = suggestedAnswer(battle, question);
    return Array.isArray(advised) ? (advised as number[]) : [];
  });
  const toggle = (model: number): void => {
    if (!candidates.includes(model)) return;
    setPicked((before) =>
      before.includes(model) ? before.filter((other) => other !== model) : [...before, model].slice(-count),
    );
  };
  useStage({
    onUnit: nothing,
    onModel: toggle,
    pick: { may: new Set(candidates), chosen: new Set(picked) },
  });
  return (
    <>
      <Choices
        columns={2}
        items={candidates.map((model) => ({
          key: model,
          label: modelName(battle, model),
          hint: modelHint(battle, model),
          pressed: picked.includes(model),
        }))}
        onChoose={(place) => toggle(candidates[place])}
      />
      <DoneBar>
        <Button
          loud="main"
          disabled={busy || picked.length !== count}
          onClick={() => void store.answer(question, picked)}
        >
          {picked.length === count ? CASUALTIES_TEXTS.confirm(count) : CASUALTIES_TEXTS.more(count - picked.length)}
        </Button>
      </DoneBar>
    </>
  );
};

const nothing = (): void => undefined;
