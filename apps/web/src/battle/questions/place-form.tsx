import { type ReactElement, useMemo } from 'react';
import { shiftToward } from '@muster/guide';
import { Button } from '../../parts/button.tsx';
import { Choices } from '../act/choices.tsx';
import { DoneBar } from '../act/done-bar.tsx';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { useStage } from '../desk/use-stage.ts';
import { MoveTools } from '../moves/move-tools.tsx';
import { answerOfPlaces, placeTaskOf } from '../moves/place-tasks.ts';
import { usePlacementDraft } from '../moves/use-placement-draft.tsx';
import { destinationsOf } from '../phases/goals.ts';
import type { PlaceQuestion } from './of.ts';
import { FORM_TEXTS } from './texts.ts';

/** The form for places on the table. */
export const PlaceForm = ({ question }: { question: PlaceQuestion }): ReactElement | undefined => {
  const { store } = useBattleContext();
  const { battle, busy } = useLoadedBattle();
  const task = useMemo(() => placeTaskOf(battle, question), [battle, question]);
  const goals = useMemo(
    () => (question.kind === 'shift' ? destinationsOf(battle, question.unit) : []),
    [battle, question],
  );
  const act = (): void => {
    if (draft?.ready && !busy) void store.answer(question, answerOfPlaces(battle, question, draft.places));
  };
  const draft = usePlacementDraft({ battle, task, onDone: () => act() });
  useStage({ handlers: draft?.handlers, under: draft?.under, overlay: draft?.overlay });
  if (!draft) return undefined;
  const go = (x: number, y: number): void => {
    if (question.kind !== 'shift') return;
    const ends = new Map(shiftToward(battle, question, x, y).map(({ model, path }) => [model, path]));
    draft.propose(
      question.models.map((model) => {
        const [toX = battle.x[model], toY = battle.y[model]] = ends.get(model) ?? [];
        return { model, x: toX, y: toY };
      }),
    );
  };
  return (
    <>
      {question.kind === 'push' ? undefined : <p>{FORM_TEXTS.tapTable}</p>}
      {goals.length > 0 ? (
        <Choices columns={2} items={goals} onChoose={(i) => go(goals[i].x, goals[i].y)} />
      ) : undefined}
      <MoveTools draft={draft} />
      <DoneBar>
        <Button loud="main" disabled={busy || !draft.ready} onClick={act}>
          {FORM_TEXTS.confirmPlace}
        </Button>
      </DoneBar>
    </>
  );
};
