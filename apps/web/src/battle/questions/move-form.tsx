import { type ReactElement, useMemo, useState } from 'react';
import { goToward } from '@muster/guide';
import { Button } from '../../parts/button.tsx';
import { Choices } from '../act/choices.tsx';
import { DoneBar } from '../act/done-bar.tsx';
import { useBattleContext, useLoadedBattle } from '../desk/battle-context.ts';
import { useStage } from '../desk/use-stage.ts';
import { moveTaskOf } from '../moves/move-tasks.ts';
import { MoveTools } from '../moves/move-tools.tsx';
import { useMoves } from '../moves/use-moves.tsx';
import { destinationsOf } from '../phases/goals.ts';
import type { MoveQuestion } from './of.ts';
import { FORM_TEXTS } from './texts.ts';

/** The form for a small move during an activation: by hand, or toward a destination. */
export const MoveForm = ({ question }: { question: MoveQuestion }): ReactElement | undefined => {
  const { store } = useBattleContext();
  const { battle, busy } = useLoadedBattle();
  const [nowhere, setNowhere] = useState(false);
  const isFree = question.kind === 'consolidate' || question.kind === 'shift';
  const task = useMemo(() => moveTaskOf(battle, question), [battle, question]);
  const goals = useMemo(() => (isFree ? destinationsOf(battle, question.unit) : []), [battle, question, isFree]);
  const act = (): void => {
    if (draft?.ready && !busy) void store.answer(question, draft.moves);
  };
  const draft = useMoves({ battle, task, onDone: () => act() });
  useStage({ handlers: draft?.handlers, under: draft?.under, overlay: draft?.overlay });
  if (!draft) return undefined;
  const go = (x: number, y: number): void => {
    const moves = goToward(battle, question.unit, x, y, draft.task.order);
    setNowhere(!moves);
    if (moves) draft.propose(moves);
  };
  return (
    <>
      {isFree ? <Choices columns={2} items={goals} onChoose={(i) => go(goals[i].x, goals[i].y)} /> : undefined}
      {nowhere ? <p role="status">{FORM_TEXTS.noCloser}</p> : undefined}
      <MoveTools draft={draft} />
      <DoneBar>
        <Button loud={isFree ? 'main' : 'plain'} disabled={busy || !draft.ready} onClick={act}>
          {FORM_TEXTS.confirmMove}
        </Button>
      </DoneBar>
    </>
  );
};
